import { showInstant } from '../../core/base/instants.ts';

const DAY_MS = 86_400_000;

/** A calendar day at noon UTC, far from the neighbouring days. */
const dayOf = (date: string): Date => new Date(`${date}T12:00:00Z`);
const textOf = (day: Date): string => day.toISOString().slice(0, 10);
const plus = (day: Date, days: number): Date => new Date(day.getTime() + days * DAY_MS);

/** Monday of the week. */
const weekOf = (day: Date): Date => plus(day, -((day.getUTCDay() + 6) % 7));
const monthOf = (day: Date, offset: number): Date =>
  new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + offset, 1, 12));

type Days = readonly [from: Date, to: Date];

/** Ranges by the short keys of clients (today, yesterday, the day before, weeks, months, seven days). */
const RANGES: Readonly<Record<string, (today: Date) => Days>> = {
  jt: (today) => [today, today],
  zt: (today) => [plus(today, -1), plus(today, -1)],
  qt: (today) => [plus(today, -2), plus(today, -2)],
  bz: (today) => [weekOf(today), plus(weekOf(today), 6)],
  sz: (today) => [plus(weekOf(today), -7), plus(weekOf(today), -1)],
  by: (today) => [monthOf(today, 0), plus(monthOf(today, 1), -1)],
  sy: (today) => [monthOf(today, -1), plus(monthOf(today, 0), -1)],
  '7day': (today) => [plus(today, -6), today],
};

/** The call contains the dates. */
const CHOSEN = 'zdy';

export const RANGE_KEYS: readonly string[] = ['', ...Object.keys(RANGES), CHOSEN];

export interface DateRange {
  readonly key: string;
  /** `YYYY-MM-DD`, with or without a time; blank: open. Only for custom ranges. */
  readonly beginDate: string;
  readonly endDate: string;
}

const withTime = (text: string, time: string): string => (text.length === 10 ? `${text} ${time}` : text);

/** Returns first and last second of a range, `YYYY-MM-DD HH:mm:ss` in +08:00; blank where it is open. */
export function instantsOf(
  { key, beginDate, endDate }: DateRange,
  now: Date,
): { readonly from: string; readonly to: string } {
  if (key === CHOSEN) return { from: withTime(beginDate, '00:00:00'), to: withTime(endDate, '23:59:59') };
  const days = RANGES[key]?.(dayOf(showInstant(now).slice(0, 10)));
  if (days === undefined) return { from: '', to: '' };
  return { from: `${textOf(days[0])} 00:00:00`, to: `${textOf(days[1])} 23:59:59` };
}
