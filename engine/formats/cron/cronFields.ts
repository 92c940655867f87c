/** The fields of an expression, in its order (W3.3-20). */
export const CRON_FIELDS = ['second', 'minute', 'hour', 'day', 'month', 'week', 'year'] as const;

export type CronField = (typeof CRON_FIELDS)[number];

/** One to another, both included. */
export interface CronLimits {
  readonly min: number;
  readonly max: number;
}

/** What the numbers of a field may be. */
export interface CronBounds extends CronLimits {
  /** The least number that an interval may start at. Default: `min`. */
  readonly leastStart?: number;
  readonly step: CronLimits;
}

/**
 * W5.1-41 to W5.1-46, W9-14. An interval of months may start at 0, before January; one of 0 hours or months stays at its
 * start, one of 60 minutes never leaves it. Years have bounds of their own: `cronYears`.
 */
export const CRON_BOUNDS: Readonly<Record<Exclude<CronField, 'year'>, CronBounds>> = {
  second: { min: 0, max: 59, step: { min: 1, max: 59 } },
  minute: { min: 0, max: 59, step: { min: 1, max: 60 } },
  hour: { min: 0, max: 23, step: { min: 0, max: 23 } },
  day: { min: 1, max: 31, step: { min: 1, max: 31 } },
  month: { min: 1, max: 12, leastStart: 0, step: { min: 0, max: 12 } },
  week: { min: 1, max: 7, step: { min: 1, max: 7 } },
};

/** An interval of years (W5.1-47). */
export const YEAR_STEP: CronLimits = { min: 1, max: 99 };

/** Which weekday of its name within a month: the first to the fifth (W5.1-45). */
export const NTH_WEEK: CronLimits = { min: 1, max: 5 };

/** Which years a column of type `cron` offers and takes (W5.1-47, D47). */
export const YEAR_RANGES = ['fixed', 'current', 'open'] as const;

export type YearRange = (typeof YEAR_RANGES)[number];

/** Years that may be chosen, first and last of a range apart. */
export interface CronYears {
  readonly start: CronLimits;
  readonly end: CronLimits;
}

const LAST_YEAR = 9999;
const CENTURY = 100;
const FIXED: CronLimits = { min: 2019, max: 2119 };

const YEARS: Readonly<Record<YearRange, (thisYear: number) => CronYears>> = {
  fixed: () => ({ start: FIXED, end: FIXED }),
  current: (thisYear) => {
    const years = { min: thisYear, max: thisYear + CENTURY };
    return { start: years, end: years };
  },
  open: () => ({ start: { min: 0, max: LAST_YEAR }, end: { min: 1, max: LAST_YEAR } }),
};

/** What the editors offer: 2019 to 2119, this year and the hundred that follow, or any from 0 and to 1 at least (D47). */
export const cronYears = (range: YearRange, thisYear: number): CronYears => YEARS[range](thisYear);

/** What an expression may say: years that have passed since it was written stay what they are. */
export const yearLimits = (range: YearRange, thisYear: number): CronLimits => ({
  min: range === 'current' ? 0 : cronYears(range, thisYear).start.min,
  max: cronYears(range, thisYear).end.max,
});

/** Any year at all. */
export const ANY_YEAR: CronLimits = { min: 0, max: LAST_YEAR };

/** Quartz counts the days of the week from Sunday, 1, to Saturday, 7 (W3.3-21, S9-12). */
export const WEEKDAYS = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'] as const;

export const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'] as const;

/** Monday 2 → 1, Sunday 1 → 0: the numbers of all others, for what computes runs (W9-14). */
export const standardWeekday = (quartz: number): number => quartz - 1;

export const quartzWeekday = (standard: number): number => (standard % 7) + 1;
