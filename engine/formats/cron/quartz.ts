import type { CronField } from './cronFields.ts';

/** Numbers from one to another. */
export interface CronSpan {
  readonly kind: 'span';
  readonly from: number;
  /** Null: to the last that there is, as `5/10` says. Before `from`: over the end and on, `22-2`. */
  readonly to: number | null;
  readonly step: number;
}

/** What only Quartz says. Each stands alone in its field. */
export type CronSpecial =
  /** `L`, `L-3`: so many days before the last one of the month; `LW`, `L-3W`: the working day nearest to it. */
  | { readonly kind: 'last'; readonly before: number; readonly workday: boolean }
  /** `15W`: the working day nearest to a day, in the same month. */
  | { readonly kind: 'workday'; readonly day: number }
  /** `5L`: the last Thursday of the month. */
  | { readonly kind: 'lastWeekday'; readonly week: number }
  /** `6#3`: the third Friday of the month. */
  | { readonly kind: 'nthWeekday'; readonly week: number; readonly nth: number };

/** `*`, `?`, numbers, or what only Quartz says. */
export type CronPart = 'every' | 'none' | CronSpecial | readonly CronSpan[];

/** An expression of seven fields, read. Of day and week one is `none`. */
export type Quartz = Readonly<Record<CronField, CronPart>>;

export const isSpans = (part: CronPart): part is readonly CronSpan[] => Array.isArray(part);

/** One number. */
export const oneOf = (value: number): CronSpan => ({ kind: 'span', from: value, to: value, step: 1 });

/** What a field may not say. */
export type CronFaultCode =
  /** Not six or seven fields: `count`. */
  | 'count'
  /** Cannot be read: `text`. */
  | 'unreadable'
  /** A number outside `min` to `max`: `text`. */
  | 'range'
  /** An interval outside `min` to `max`: `text`. */
  | 'step'
  /** The third of a weekday outside `min` to `max`: `text`. */
  | 'nth'
  /** Years do not begin again. */
  | 'backwards'
  /** What stands alone in its field is in a list: `text`. */
  | 'alone'
  /** No number is left. */
  | 'nothing'
  /** Day of month and day of week are both set. */
  | 'both'
  /** Neither of them is. */
  | 'neither'
  /** `?` outside of day of month and day of week. */
  | 'placeholder';

/** Why a text is no expression. */
export interface CronFault {
  /** Null: of the expression as a whole. */
  readonly field: CronField | null;
  readonly code: CronFaultCode;
  readonly text?: string | undefined;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly count?: number | undefined;
}
