import { DATE_FORMAT, DATETIME_FORMAT, formatMoment } from '../../../engine/index.ts';

/** Returns the current time in the product's time zone, regardless of the browser's: `2026-08-01 08:30:15`. */
export const presentMoment = (now = new Date()): string => formatMoment(now, DATETIME_FORMAT);

const NAMED_DAYS: Readonly<Record<string, number>> = {
  t: 0,
  n: 0,
  今: 0,
  今天: 0,
  明天: 1,
  后天: 2,
  昨天: -1,
  前天: -2,
};

const DAY = 86_400_000;
const MINUTE = 60_000;

const OFFSET = /^[+-]\d{1,4}$/;

/** Returns the offset from now that a text means: `t`, `n`, `今天`, `明天`, `+3`, `-1`. */
function offsetOf(text: string): number | undefined {
  const name = text.toLowerCase();
  if (Object.hasOwn(NAMED_DAYS, name)) return NAMED_DAYS[name];
  return OFFSET.test(text) ? Number(text) : undefined;
}

/** Parses `t` as today and `+3` as in three days → `2026-08-04`. */
export function shortcutDay(text: string, now: Date): string | undefined {
  const days = offsetOf(text);
  return days === undefined ? undefined : formatMoment(new Date(now.getTime() + days * DAY), DATE_FORMAT);
}

const NOW: ReadonlySet<string> = new Set(['n', '现在', '此刻']);

export const isNow = (text: string): boolean => NOW.has(text.toLowerCase());

/** Parses `n` as now and `+30` as in half an hour → `09:00:15`. */
export function shortcutTime(text: string, now: Date): string | undefined {
  const minutes = isNow(text) ? 0 : OFFSET.test(text) ? Number(text) : undefined;
  return minutes === undefined ? undefined : presentMoment(new Date(now.getTime() + minutes * MINUTE)).slice(11);
}

/** Wraps a number around to the range 1 to `size`. */
export const roundFrom1 = (value: number, size: number): number => ((((value - 1) % size) + size) % size) + 1;

/** Parses `t` as this month and `+1` as the next one → `9`. */
export function shortcutMonth(text: string, now: Date): string | undefined {
  const months = offsetOf(text);
  return months === undefined ? undefined : String(roundFrom1(Number(presentMoment(now).slice(5, 7)) + months, 12));
}

/** Parses `t` as today and `+1` as tomorrow → `2` for a Monday, as Sunday is 1. */
export function shortcutWeekday(text: string, now: Date): string | undefined {
  const day = shortcutDay(text, now);
  return day === undefined ? undefined : String(new Date(`${day}T00:00:00Z`).getUTCDay() + 1);
}
