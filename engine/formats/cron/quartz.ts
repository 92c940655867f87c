import type { CronField } from './cronFields.ts';

/** A range of numbers with a step. */
export interface CronSpan {
  readonly kind: 'span';
  readonly from: number;
  /** Null: up to the maximum, as in `5/10`. Less than `from`: continues beyond the end, as in `22-2`. */
  readonly to: number | null;
  readonly step: number;
}

/** Forms specific to Quartz. Each must be the only part of its field. */
export type CronSpecial =
  /** `L`, `L-3`: that many days before the last day of the month; `LW`, `L-3W`: the nearest working day. */
  | { readonly kind: 'last'; readonly before: number; readonly workday: boolean }
  /** `15W`: the working day nearest to a day, within the month. */
  | { readonly kind: 'workday'; readonly day: number }
  /** `5L`: the last Thursday of the month. */
  | { readonly kind: 'lastWeekday'; readonly week: number }
  /** `6#3`: the third Friday of the month. */
  | { readonly kind: 'nthWeekday'; readonly week: number; readonly nth: number };

/** `*`, `?`, numbers, or a form specific to Quartz. */
export type CronPart = 'every' | 'none' | CronSpecial | readonly CronSpan[];

/** A parsed expression of seven fields. One of day and week is `none`. */
export type Quartz = Readonly<Record<CronField, CronPart>>;

export const isSpans = (part: CronPart): part is readonly CronSpan[] => Array.isArray(part);

/** Makes a span of one number. */
export const oneOf = (value: number): CronSpan => ({ kind: 'span', from: value, to: value, step: 1 });

/** Faults of an expression. */
export type CronFaultCode =
  /** Not six or seven fields: `count`. */
  | 'count'
  /** Unreadable: `text`. */
  | 'unreadable'
  /** A number outside `min` to `max`: `text`. */
  | 'range'
  /** An interval outside `min` to `max`: `text`. */
  | 'step'
  /** The occurrence of a weekday (`#`) is outside `min` to `max`: `text`. */
  | 'nth'
  /** A range of years runs backwards. */
  | 'backwards'
  /** A part that must be the only one of its field is in a list: `text`. */
  | 'alone'
  /** The field selects no number. */
  | 'nothing'
  /** Day of month and day of week are both set. */
  | 'both'
  /** Neither day of month nor day of week is set. */
  | 'neither'
  /** `?` outside of day of month and day of week. */
  | 'placeholder';

/** A fault of a cron expression. */
export interface CronFault {
  /** Null: the expression as a whole. */
  readonly field: CronField | null;
  readonly code: CronFaultCode;
  readonly text?: string | undefined;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly count?: number | undefined;
}
