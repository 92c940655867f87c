import {
  CRON_BOUNDS,
  cronYears,
  NTH_WEEK,
  YEAR_STEP,
  type CompiledColumn,
  type CronField,
  type CronLimits,
  type YearRange,
} from '../../../engine/index.ts';

export type CronMode = 'none' | 'every' | 'range' | 'loop' | 'workday' | 'last' | 'nth' | 'lastWeekday' | 'specify';

const PLAIN: readonly CronMode[] = ['every', 'range', 'loop', 'specify'];

/** Allowed modes of each field (W4-15). */
export const CRON_MODES: Readonly<Record<CronField, readonly CronMode[]>> = {
  second: PLAIN,
  minute: PLAIN,
  hour: PLAIN,
  day: ['none', 'every', 'range', 'loop', 'workday', 'last', 'specify'],
  month: PLAIN,
  week: ['none', 'every', 'range', 'loop', 'nth', 'lastWeekday', 'specify'],
  year: PLAIN,
};

/** Which years are offered, and the year that counts as "this year". */
export interface YearsOffered {
  readonly range: YearRange;
  readonly thisYear: number;
}

/** Kind of a dialog that composes expressions. */
export interface CronDialogKind {
  /** Pixels (W2-4, W2-5). */
  readonly width: number;
  readonly tabs: readonly CronField[];
  /** Finer fields follow when a coarser one is set (W4-16). */
  readonly isLinked: boolean;
}

export const CRON_DIALOGS: Readonly<Record<NonNullable<CompiledColumn['cronEditor']>, CronDialogKind>> = {
  plain: { width: 608, tabs: ['second', 'minute', 'hour', 'day', 'month', 'year'], isLinked: false },
  linked: { width: 800, tabs: ['second', 'minute', 'hour', 'day', 'month', 'week', 'year'], isLinked: true },
};

/** Limits of a tab's inputs; whole numbers only (W5.1-41 to W5.1-48). */
export interface FieldBounds {
  readonly range: { readonly from: CronLimits; readonly to: CronLimits };
  readonly loop: { readonly start: CronLimits; readonly step: CronLimits };
  /** Numbers that can be specified. */
  readonly numbers: CronLimits;
}

function yearBounds({ range, thisYear }: YearsOffered): FieldBounds {
  const { start, end } = cronYears(range, thisYear);
  // Any year may be typed; the list offers a hundred of them.
  const numbers = range === 'open' ? cronYears('current', thisYear).start : start;
  return { range: { from: start, to: end }, loop: { start, step: YEAR_STEP }, numbers };
}

export function boundsOfField(field: CronField, years: YearsOffered): FieldBounds {
  if (field === 'year') return yearBounds(years);
  const { min, max, leastStart = min, step } = CRON_BOUNDS[field];
  // A range of seconds starts at 1 (W5.1-41).
  const from = { min: field === 'second' ? 1 : min, max };
  return { range: { from, to: { min, max } }, loop: { start: { min: leastStart, max }, step }, numbers: { min, max } };
}

/** Limits of: days before the last of a month, day for the nearest working day, occurrence of a weekday. */
export const OTHER_LIMITS: Readonly<Record<'before' | 'day' | 'nth', CronLimits>> = {
  before: { min: 0, max: 30 },
  day: CRON_BOUNDS.day,
  nth: NTH_WEEK,
};
