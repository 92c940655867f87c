import { normalizeText } from '../texts/normalText.ts';
import { halfWidth } from './halfWidth.ts';

/** A date `YYYY-MM-DD`, a time of day `HH:mm:ss`, or both. */
export interface DayAndClock {
  readonly day?: string;
  readonly clock?: string;
}

const two = (part: string | number): string => String(part).padStart(2, '0');

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const monthNamed = (name: string): string => String(MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1);

/** Written forms of dates, with the order of year, month and day; `N`: the month by its English name. */
const SHAPES: readonly (readonly [shape: RegExp, order: string])[] = [
  [/^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/, 'YMD'],
  [/^(\d{4})(\d{2})(\d{2})$/, 'YMD'],
  [/^(\d{2})(\d{2})(\d{2})$/, 'YMD'],
  [/^(\d{1,2})[-/ ]?([a-z]{3,9})\.?[-/, ]+(\d{4}|\d{2})$/i, 'DNY'],
  [/^([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/i, 'NDY'],
  [/^(\d{1,2})月(\d{1,2})日?$/, 'MD'],
  [/^(\d{1,2})[- ]([a-z]{3,9})$/i, 'DN'],
];

/** `1/5/2024`: accepted only if exactly one order gives a valid date. */
const DAY_OR_MONTH = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/;

function dayOf(year: string, month: string, day: string): string | undefined {
  const written = `${year.length === 2 ? `20${year}` : year}-${two(month)}-${two(day)}`;
  const date = new Date(`${written}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written) ? written : undefined;
}

/** `thisYear` is used if the text has no year, as for a typed date. */
function readDay(text: string, thisYear: number): string | undefined {
  for (const [shape, order] of SHAPES) {
    const parts = shape.exec(text)?.slice(1);
    if (parts === undefined) continue;
    const part = (letter: string): string => parts[order.indexOf(letter)] ?? '';
    const month = order.includes('N') ? monthNamed(part('N')) : part('M');
    return dayOf(order.includes('Y') ? part('Y') : String(thisYear), month, part('D'));
  }
  const [, one = '', other = '', year = ''] = DAY_OR_MONTH.exec(text) ?? [];
  const ways = new Set([dayOf(year, one, other), dayOf(year, other, one)].filter((way) => way !== undefined));
  return ways.size === 1 ? [...ways][0] : undefined;
}

/** Non-breaking hyphens, and dashes that typesetters use instead of hyphens. */
const DASHES = /[\u2010-\u2015\u2212]/g;

const CLOCK = /^(上午|下午|am|pm)? ?(\d{1,2})[:时](\d{1,2})(?:[:分](?:(\d{1,2})(?:\.\d+)?秒?)?)? ?(am|pm)?$/i;

function readClock(text: string): string | undefined {
  const [, before = '', hour = '', minute = '', second = '', behind = ''] = CLOCK.exec(text) ?? [];
  if (hour === '') return undefined;
  const half = (before || behind).toLowerCase();
  const isAfternoon = half === '下午' || half === 'pm';
  const hours = half === '' ? Number(hour) : (Number(hour) % 12) + (isAfternoon ? 12 : 0);
  if (hours > 23 || Number(minute) > 59 || Number(second) > 59) return undefined;
  return `${two(hours)}:${two(minute)}:${two(second)}`;
}

/** An instant as programs write it: `2026-11-04T16:00:00.000Z`, `2026-11-05 00:00:00+08:00`. */
const INSTANT = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)? ?(Z|[+-]\d{2}:?\d{2})$/i;
/** Dates and times of the product use +08:00 (contract §0.1). */
const OWN_ZONE_MS = 8 * 3_600_000;

function readInstant(text: string): DayAndClock | undefined {
  const [, day = '', clock = '', zone = ''] = INSTANT.exec(text) ?? [];
  if (day === '') return undefined;
  const offset = zone.toUpperCase() === 'Z' ? 'Z' : `${zone.slice(0, 3)}:${zone.slice(-2)}`;
  const instant = Date.parse(`${day}T${clock}${offset}`);
  // `Date.parse` may roll `2026-02-30` over into March.
  if (Number.isNaN(instant) || dayOf(day.slice(0, 4), day.slice(5, 7), day.slice(8)) === undefined) return undefined;
  const own = new Date(instant + OWN_ZONE_MS).toISOString();
  return { day: own.slice(0, 10), clock: own.slice(11, 19) };
}

/** Parses a date, a time of day or both in the forms that sheets and clerks use; undefined for anything else. */
export function readDayAndClock(written: string, thisYear: number): DayAndClock | undefined {
  const text = halfWidth(normalizeText(written))
    .replaceAll(DASHES, '-')
    .replaceAll(/\(?(?:星期|周)[一二三四五六日天]\)?/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const instant = readInstant(text);
  if (instant !== undefined) return instant;
  const [, first, rest] = /^(.+?)(?:T| )((?:上午|下午|[ap]m)? ?\d{1,2}[:时].*)$/i.exec(text) ?? [];
  if (first !== undefined && rest !== undefined) {
    const day = readDay(first, thisYear);
    const clock = readClock(rest);
    if (day !== undefined && clock !== undefined) return { day, clock };
  }
  const day = readDay(text, thisYear);
  if (day !== undefined) return { day };
  const clock = readClock(text);
  return clock === undefined ? undefined : { clock };
}

const DAY_MS = 86_400_000;
const DAY_SECONDS = 86_400;
/** 9999-12-31, the last date that sheets support. */
const LAST_SERIAL = 2_958_465;
/** 29 February 1900, which Excel counts although it does not exist. */
const LEAP_BUG = 60;

/** Converts a serial of Excel, WPS or Sheets; below 1 it is only a time of day. Undefined outside of their range. */
export function readSerial(written: string): DayAndClock | undefined {
  const serial = Number(written);
  if (!(serial >= 0) || serial >= LAST_SERIAL + 1) return undefined;
  const seconds = Math.round(serial * DAY_SECONDS);
  const days = Math.floor(seconds / DAY_SECONDS);
  const left = seconds - days * DAY_SECONDS;
  const clock = `${two(Math.floor(left / 3600))}:${two(Math.floor(left / 60) % 60)}:${two(left % 60)}`;
  if (days === 0) return { clock };
  if (days === LEAP_BUG) return undefined;
  const start = Date.UTC(1899, 11, days > LEAP_BUG ? 30 : 31);
  const day = new Date(start + days * DAY_MS).toISOString().slice(0, 10);
  return left === 0 ? { day } : { day, clock };
}
