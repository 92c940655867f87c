/** The fields of an expression, in order (W3.3-20). */
export const CRON_FIELDS = ['second', 'minute', 'hour', 'day', 'month', 'week', 'year'] as const;

export type CronField = (typeof CRON_FIELDS)[number];

/** A range, both ends included. */
export interface CronLimits {
  readonly min: number;
  readonly max: number;
}

/** Valid numbers of a field. */
export interface CronBounds extends CronLimits {
  /** The smallest number that an interval may start at. Default: `min`. */
  readonly leastStart?: number;
  readonly step: CronLimits;
}

/**
 * Bounds of the fields (W5.1-41 to W5.1-46, W9-14). An interval of months may start at 0, before January; an interval
 * of 0 hours or months stays at its start, one of 60 minutes never leaves it. Years have separate bounds: `cronYears`.
 */
export const CRON_BOUNDS: Readonly<Record<Exclude<CronField, 'year'>, CronBounds>> = {
  second: { min: 0, max: 59, step: { min: 1, max: 59 } },
  minute: { min: 0, max: 59, step: { min: 1, max: 60 } },
  hour: { min: 0, max: 23, step: { min: 0, max: 23 } },
  day: { min: 1, max: 31, step: { min: 1, max: 31 } },
  month: { min: 1, max: 12, leastStart: 0, step: { min: 0, max: 12 } },
  week: { min: 1, max: 7, step: { min: 1, max: 7 } },
};

/** Bounds of an interval of years (W5.1-47). */
export const YEAR_STEP: CronLimits = { min: 1, max: 99 };

/** Occurrence of a weekday within a month: the first to the fifth (W5.1-45). */
export const NTH_WEEK: CronLimits = { min: 1, max: 5 };

/** Which years a column of type `cron` offers and accepts (W5.1-47, D47). */
export const YEAR_RANGES = ['fixed', 'current', 'open'] as const;

export type YearRange = (typeof YEAR_RANGES)[number];

/** Selectable years, separately for the first and the last year of a range. */
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

/**
 * Years that the editors offer: 2019 to 2119, this year and the next hundred, or any from 0 for the first and from 1
 * for the last (D47).
 */
export const cronYears = (range: YearRange, thisYear: number): CronYears => YEARS[range](thisYear);

/** Years that an expression may contain: years that have passed since it was written remain valid. */
export const yearLimits = (range: YearRange, thisYear: number): CronLimits => ({
  min: range === 'current' ? 0 : cronYears(range, thisYear).start.min,
  max: cronYears(range, thisYear).end.max,
});

/** Any year. */
export const ANY_YEAR: CronLimits = { min: 0, max: LAST_YEAR };

/** Quartz numbers the days of the week from Sunday, 1, to Saturday, 7 (W3.3-21, S9-12). */
export const WEEKDAYS = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'] as const;

export const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'] as const;

/** Monday 2 → 1, Sunday 1 → 0: converts to the usual numbers, for the computation of runs (W9-14). */
export const standardWeekday = (quartz: number): number => quartz - 1;

export const quartzWeekday = (standard: number): number => (standard % 7) + 1;
