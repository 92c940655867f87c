import { DATE_FORMAT, DATETIME_FORMAT, TIME_FORMAT, type CompiledColumn } from '../../../engine/index.ts';

/** A day, a day with its time, a time of day. */
export type SingleMoment = 'date' | 'datetime' | 'time';

export type MomentRange = `${SingleMoment}Range`;

/** What is typed by the house's typing: moments, ranges of them, and parts of the calendar that come again. */
export type MomentType = SingleMoment | MomentRange | 'month' | 'week';

/** How moments are kept and typed (W9-8). */
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

/** What a range goes from and to. */
export const endOfRange = (type: MomentRange): SingleMoment => ENDS[type];

/** Between the two ends of a range, as they are shown. */
export const RANGE_MARK = ' ~ ';

/** What stands in an empty input. */
export function momentPlaceholder(type: MomentType): string {
  if (type === 'month') return '1-12';
  if (type === 'week') return '1-7';
  if (!isMomentRange(type)) return MOMENT_FORMATS[type];
  const end = MOMENT_FORMATS[endOfRange(type)];
  return end + RANGE_MARK + end;
}

/** The typing of a column that holds one of these. */
export function momentTypeOf({ type, rangeOf = 'date' }: CompiledColumn): MomentType | undefined {
  if (type === 'dateRange') return `${rangeOf}Range`;
  return type === 'date' || type === 'datetime' || type === 'time' || type === 'month' || type === 'week'
    ? type
    : undefined;
}
