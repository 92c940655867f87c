import {
  composeCron,
  CRON_FIELDS,
  cronTexts,
  isSpans,
  numbersOf,
  readCronField,
  type CronField,
  type CronPart,
} from '../../../engine/index.ts';
import { boundsOfField, type CronMode, type YearsOffered } from './cronModes.ts';

/** State of a field's tab. The numbers of modes that are not chosen are preserved. */
export interface FieldDraft {
  readonly mode: CronMode;
  readonly range: readonly [from: number, to: number];
  readonly loop: readonly [start: number, step: number];
  /** The day for the nearest working day. */
  readonly day: number;
  /** Number of days before the last day of the month; `isWorkday`: the nearest working day to it. */
  readonly before: number;
  readonly isWorkday: boolean;
  readonly week: number;
  readonly nth: number;
  readonly specified: readonly number[];
}

export type CronDraft = Readonly<Record<CronField, FieldDraft>>;

function startOf(field: CronField, years: YearsOffered): FieldDraft {
  const { range, loop } = boundsOfField(field, years);
  return {
    mode: field === 'week' ? 'none' : 'every',
    range: [range.from.min, range.to.max],
    // Starts at the first number of a range, with step 1: the default interval of hours is 1 (W9-14).
    loop: [Math.max(loop.start.min, range.from.min), 1],
    day: 1,
    before: 0,
    isWorkday: false,
    week: 2,
    nth: 1,
    specified: [],
  };
}

function changesOf(field: CronField, part: CronPart): Partial<FieldDraft> {
  if (part === 'every' || part === 'none') return { mode: part };
  if (isSpans(part)) {
    const [span, ...more] = part;
    if (span !== undefined && more.length === 0) {
      if (span.to === null) return { mode: 'loop', loop: [span.from, span.step] };
      if (span.to !== span.from && span.step === 1) return { mode: 'range', range: [span.from, span.to] };
    }
    return { mode: 'specify', specified: numbersOf(field, part) ?? [] };
  }
  switch (part.kind) {
    case 'last':
      return { mode: 'last', before: part.before, isWorkday: part.workday };
    case 'workday':
      return { mode: 'workday', day: part.day };
    case 'lastWeekday':
      return { mode: 'lastWeekday', week: part.week };
    default:
      return { mode: 'nth', week: part.week, nth: part.nth };
  }
}

/** Ensures that exactly one of day and week is set and the other is `?`. */
function exclusive(draft: CronDraft, kept: 'day' | 'week'): CronDraft {
  const other = kept === 'day' ? 'week' : 'day';
  const isSet = draft[kept].mode !== 'none';
  const isOtherSet = draft[other].mode !== 'none';
  if (isSet === !isOtherSet) return draft;
  return { ...draft, [other]: { ...draft[other], mode: isSet ? 'none' : 'every' } };
}

/**
 * Returns the tab states for an expression; a field that cannot be parsed becomes "every", as do all fields of an empty
 * expression (W4-15, W5.1-48).
 */
export function draftOfCron(text: string, years: YearsOffered): CronDraft {
  const texts = cronTexts(text);
  const fields = CRON_FIELDS.map((field, index) => {
    const start = startOf(field, years);
    const written = texts[index];
    if (written === undefined) return [field, start] as const;
    return [field, { ...start, ...changesOf(field, readCronField(field, written) ?? 'every') }] as const;
  });
  // One entry per field.
  const draft = Object.fromEntries(fields) as CronDraft;
  const isWeekly = draft.day.mode === 'none' || (draft.day.mode === 'every' && isConcrete(draft.week));
  return exclusive(draft, isWeekly && draft.week.mode !== 'none' ? 'week' : 'day');
}

const isConcrete = ({ mode }: FieldDraft): boolean => mode !== 'every' && mode !== 'none';

/** Returns the text of a field; blank when no number is specified (W5.1-48). */
export function partText(draft: FieldDraft): string {
  switch (draft.mode) {
    case 'none':
      return '?';
    case 'every':
      return '*';
    case 'range':
      return draft.range.join('-');
    case 'loop':
      return draft.loop.join('/');
    case 'workday':
      return `${draft.day}W`;
    case 'last':
      return `L${draft.before === 0 ? '' : `-${draft.before}`}${draft.isWorkday ? 'W' : ''}`;
    case 'nth':
      return `${draft.week}#${draft.nth}`;
    case 'lastWeekday':
      return `${draft.week}L`;
    default:
      return [...draft.specified].sort((a, b) => a - b).join(',');
  }
}

/** Returns the seven-field expression of the tabs. */
export const cronOfDraft = (draft: CronDraft): string => {
  const texts = Object.fromEntries(CRON_FIELDS.map((field) => [field, partText(draft[field])]));
  // A week with no specified number becomes `?`, and then the day cannot be `?` too.
  if (texts['day'] === '?' && texts['week'] === '') return composeCron({ ...texts, day: '*' });
  return composeCron(texts);
};

/** When a coarser field is set, a finer one in mode "every" gets its first number (W4-16). */
const FINER: Readonly<Partial<Record<CronField, CronField>>> = {
  minute: 'second',
  hour: 'minute',
  day: 'hour',
  week: 'hour',
  year: 'month',
};

const FIRST: Readonly<Partial<Record<CronField, number>>> = { day: 1, week: 1, month: 1 };

const firstIn = (draft: CronDraft, field: CronField): CronDraft => ({
  ...draft,
  [field]: { ...draft[field], mode: 'specify', specified: [FIRST[field] ?? 0] },
});

function coupled(draft: CronDraft, field: CronField): CronDraft {
  const finer =
    field === 'month'
      ? draft.day.mode === 'none'
        ? 'week'
        : 'day'
      : isConcrete(draft[field])
        ? FINER[field]
        : undefined;
  if (finer === undefined || draft[finer].mode !== 'every') return draft;
  return coupled(firstIn(draft, finer), finer);
}

export interface FieldChange {
  readonly field: CronField;
  readonly change: Partial<FieldDraft>;
  /** Finer fields follow, as in the second editor. */
  readonly isLinked: boolean;
}

/** Sets a field: setting one of day and week resets the other (W4-15); finer fields follow if they are linked. */
export function changeField(draft: CronDraft, { field, change, isLinked }: FieldChange): CronDraft {
  const changed: CronDraft = { ...draft, [field]: { ...draft[field], ...change } };
  const fitting = field === 'day' || field === 'week' ? exclusive(changed, field) : changed;
  return isLinked ? coupled(fitting, field) : fitting;
}
