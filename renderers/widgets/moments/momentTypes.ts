import { DATE_FORMAT, DATETIME_FORMAT, TIME_FORMAT, type CompiledColumn } from '../../../engine/index.ts';

/** A date, a date with time, a time of day. */
export type SingleMoment = 'date' | 'datetime' | 'time';

export type MomentRange = `${SingleMoment}Range`;

/** Types with the product's own date typing: moments, ranges of them, and recurring parts of the calendar. */
export type MomentType = SingleMoment | MomentRange | 'month' | 'week';

/** Formats in which moments are stored and typed (W9-8). */
export const MOMENT_FORMATS: Readonly<Record<SingleMoment, string>> = {
  date: DATE_FORMAT,
  datetime: DATETIME_FORMAT,
  time: TIME_FORMAT,
};

const ENDS: Readonly<Record<MomentRange, SingleMoment>> = {
  dateRange: 'date',
  datetimeRange: 'datetime',
  timeRange: 'time',
};

export const isMomentRange = (type: MomentType): type is MomentRange => Object.hasOwn(ENDS, type);

/** Type of a range's ends. */
export const endOfRange = (type: MomentRange): SingleMoment => ENDS[type];

/** Separator between the two ends of a range. */
export const RANGE_MARK = ' ~ ';

/** Returns the placeholder of an empty input. */
export function momentPlaceholder(type: MomentType): string {
  if (type === 'month') return '1-12';
  if (type === 'week') return '1-7';
  if (!isMomentRange(type)) return MOMENT_FORMATS[type];
  const end = MOMENT_FORMATS[endOfRange(type)];
  return end + RANGE_MARK + end;
}

/** Returns the moment type of a column; undefined for other columns. */
export function momentTypeOf({ type, rangeOf = 'date' }: CompiledColumn): MomentType | undefined {
  if (type === 'dateRange') return `${rangeOf}Range`;
  return type === 'date' || type === 'datetime' || type === 'time' || type === 'month' || type === 'week'
    ? type
    : undefined;
}
