import type { CellCheck, CompiledColumn } from '../compiled/compiledPage.ts';
import {
  CRON_FIELDS,
  yearLimits,
  type CronField,
  type CronLimits,
  type YearRange,
} from '../../formats/cron/cronFields.ts';
import { cronTexts, isCron, parseCron, type ParsedCron } from '../../formats/cron/parseCron.ts';
import type { CronColumn } from '../../generated/page.ts';
import { fillWords, wordsOf, type Words } from '../../text/words/words.ts';
import type { ChecksContext, ColumnInput } from './checks/columnInput.ts';
import { fillMessage } from './checks/messages.ts';
import { derived, textChecks } from './checks/textChecks.ts';
import type { ColumnKind } from './columnKind.ts';
import { refused, set, type BlockCell, type Conversion } from './paste/conversion.ts';
import { SHORT } from './text.ts';

const FIELD_WORDS = {
  second: 'cronSecond',
  minute: 'cronMinute',
  hour: 'cronHour',
  day: 'cronDay',
  month: 'cronMonth',
  week: 'cronWeek',
  year: 'cronYear',
} as const satisfies Record<CronField, keyof Words>;

const yearsNow = (range: YearRange): CronLimits => yearLimits(range, new Date().getFullYear());

/** Caches the last parsed text, because several checks in a row read the same text. */
function lastRead(range: YearRange): (text: string) => ParsedCron {
  let last: { readonly text: string; readonly parsed: ParsedCron } | undefined;
  return (text) => {
    if (last?.text !== text) last = { text, parsed: parseCron(text, yearsNow(range)) };
    return last.parsed;
  };
}

/** Checks the number of fields, then each field by its name, then day against week; the first failure is reported. */
function cronChecks(column: ColumnInput, context: ChecksContext): readonly CellCheck[] {
  const words = wordsOf(context.language);
  const read = lastRead(column.yearRange ?? 'fixed');
  const holds = (isFault: (code: string, field: CronField | null) => boolean) => (value: unknown) => {
    const parsed = read(String(value));
    return parsed.kind === 'read' || !parsed.faults.some(({ code, field }) => isFault(code, field));
  };
  const isOfBoth = (code: string): boolean => code === 'both' || code === 'neither';
  const ofField = (field: CronField): CellCheck => {
    const template = fillWords(words.badCronField, { field: words[FIELD_WORDS[field]] });
    return derived(
      'cron',
      fillMessage(template, column),
      holds((code, at) => at === field && !isOfBoth(code)),
    );
  };
  return [
    ...textChecks(column, context),
    derived(
      'cron',
      fillMessage(words.notCron, column),
      holds((code) => code === 'count'),
    ),
    ...CRON_FIELDS.map(ofField),
    derived('cron', fillMessage(words.cronDayAndWeek, column), holds(isOfBoth)),
  ];
}

/** Each dialog has its own default (D47). */
const rangeOfYears = ({ yearRange, cronEditor }: CronColumn): YearRange =>
  yearRange ?? (cronEditor === 'linked' ? 'current' : 'fixed');

function pasted({ text }: BlockCell, { yearRange = 'fixed' }: CompiledColumn): Conversion {
  const value = cronTexts(text).join(' ');
  return isCron(value, yearsNow(yearRange))
    ? set(value, value === text.trim() ? undefined : 'text')
    : refused('notCron');
}

/** Schedule of a job. */
const cron: ColumnKind<'cron'> = {
  ...SHORT,
  isChosen: true,
  width: 180,
  keys: (column) => ({ cronEditor: column.cronEditor ?? 'plain', yearRange: rangeOfYears(column) }),
  checks: cronChecks,
  paste: pasted,
};

export const crons = { cron };
