import { CronExpressionParser } from 'cron-parser';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { commonCron } from '../../../../engine/formats/cron/nextRuns.ts';
import { ownRuns } from '../../../../engine/formats/cron/ownRuns.ts';
import { CRON_FIELDS, parseCron, type CronField, type CronLimits, type Quartz } from '../../../../engine/index.ts';
import {
  changeField,
  cronOfDraft,
  draftOfCron,
  type CronDraft,
  type FieldDraft,
} from '../../../../renderers/widgets/cron/cronDraft.ts';
import { boundsOfField, CRON_MODES, type YearsOffered } from '../../../../renderers/widgets/cron/cronModes.ts';

const years: YearsOffered = { range: 'fixed', thisYear: 2026 };

/** Returns a fast pseudo-random generator that gives the same numbers in every run. */
function dice(seed: number): (limits: CronLimits) => number {
  let state = seed;
  return ({ min, max }) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return min + Math.floor((state / 2 ** 32) * (max - min + 1));
  };
}

type Dice = ReturnType<typeof dice>;

const FEW: CronLimits = { min: 1, max: 6 };

/** Returns a change that the tab of a field makes, with numbers that its inputs accept. */
function tabChange(field: CronField, roll: Dice): Partial<FieldDraft> {
  const { range, loop, numbers } = boundsOfField(field, years);
  const modes = CRON_MODES[field];
  const mode = modes[roll({ min: 0, max: modes.length - 1 })] ?? 'every';
  const ends = [roll(range.from), roll(range.to)] as const;
  const [start, step] = [roll(loop.start), roll(loop.step)];
  return {
    mode,
    // Ranges of years do not wrap around, and a loop of months from 0 in steps of 0 has no run.
    range: field === 'year' && ends[0] > ends[1] ? [ends[1], ends[0]] : ends,
    loop: [start, start + step === 0 ? 1 : step],
    day: roll({ min: 1, max: 31 }),
    before: roll({ min: 0, max: 3 }),
    isWorkday: roll({ min: 0, max: 1 }) === 1,
    week: roll({ min: 1, max: 7 }),
    nth: roll({ min: 1, max: 5 }),
    specified: Array.from({ length: roll(FEW) }, () => roll(numbers)),
  };
}

const BLANK = draftOfCron('', years);

const composed = (fields: readonly CronField[], roll: Dice): CronDraft =>
  fields.reduce<CronDraft>(
    (draft, field) => changeField(draft, { field, change: tabChange(field, roll), isLinked: false }),
    BLANK,
  );

const read = (text: string): Quartz => {
  const parsed = parseCron(text);
  if (parsed.kind === 'faulty') throw new Error(`${text}: ${JSON.stringify(parsed.faults)}`);
  return parsed.quartz;
};

const AFTER = Date.UTC(2026, 0, 1);
const YEAR = 366 * 86_400_000;

const DAY = 86_400_000;

test('what the editors put together can be read, and opens as it was put together', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const text = cronOfDraft(composed(CRON_FIELDS, dice(seed)));
      const again = cronOfDraft(draftOfCron(text, years));
      expect(ownRuns(read(again), AFTER, 3), `${text} as ${again}`).toEqual(ownRuns(read(text), AFTER, 3));
    }),
    { numRuns: 300 },
  );
});

/**
 * Returns the common expression and its next run if both can express it and it runs within a year: cron-parser gives up
 * on days that occur once in several years.
 */
function shared(text: string): { readonly common: string; readonly next: number } | undefined {
  const quartz = read(text);
  const common = commonCron(quartz);
  const [next] = common === undefined ? [] : ownRuns(quartz, AFTER, 1);
  return common === undefined || next === undefined || next > AFTER + YEAR ? undefined : { common, next };
}

test(
  'the editors agree with cron-parser on 10,000 expressions of what both can say [W9-14][W3.3-21]',
  { timeout: 60_000 },
  () => {
    const withoutYear = CRON_FIELDS.filter((field) => field !== 'year');
    const roll = dice(13);
    for (let compared = 0; compared < 10_000;) {
      const text = cronOfDraft(composed(withoutYear, roll));
      const found = shared(text);
      if (found === undefined) continue;
      const { common, next } = found;
      // cron-parser searches for a last day second by second: starts two days before it.
      const from = common.includes('L') ? Math.max(AFTER, next - 2 * DAY) : AFTER;
      const theirs = CronExpressionParser.parse(common, { currentDate: new Date(from), tz: 'UTC' }).next();
      if (theirs.getTime() !== next)
        expect(theirs.toISOString(), `${text} as ${common}`).toBe(new Date(next).toISOString());
      compared += 1;
    }
  },
);
