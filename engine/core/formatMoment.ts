/**
 * Formats of points in time (S9-10): YYYY year, MM month, DD day, HH hour, mm minute, ss second; other characters stay.
 */
export const DATE_FORMAT = 'YYYY-MM-DD';
export const DATETIME_FORMAT = 'YYYY-MM-DD HH:mm:ss';
export const TIME_FORMAT = 'HH:mm:ss';

/** UTC+8, the zone that the product shows unless configured otherwise. */
const DEFAULT_OFFSET_MINUTES = 480;
const MINUTE = 60_000;

const DAY_AND_TIME = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?$/;
const TIME = /^(\d{2}):(\d{2})(?::(\d{2}))?$/;
/** An instant contains its zone. */
const INSTANT = /^\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}(?::?\d{2})?)$/;

const PARTS = /YYYY|MM|DD|HH|mm|ss/g;

type Part = 'YYYY' | 'MM' | 'DD' | 'HH' | 'mm' | 'ss';
type Parts = Readonly<Partial<Record<Part, string>>>;

const partsOfInstant = (time: number, offsetMinutes: number): Parts | undefined => {
  const shown = new Date(time + offsetMinutes * MINUTE);
  if (Number.isNaN(shown.getTime())) return undefined;
  const [day = '', clock = ''] = shown.toISOString().split('T');
  return partsOf(`${day} ${clock.slice(0, 8)}`);
};

const partsOf = (text: string): Parts | undefined => {
  const time = TIME.exec(text);
  if (time) return { HH: time[1] ?? '00', mm: time[2] ?? '00', ss: time[3] ?? '00' };
  const [, YYYY, MM, DD, HH = '00', mm = '00', ss = '00'] = DAY_AND_TIME.exec(text) ?? [];
  return YYYY === undefined || MM === undefined || DD === undefined ? undefined : { YYYY, MM, DD, HH, mm, ss };
};

/** `2026-11-20 10:00:00+08` in a form that every JavaScript engine parses. */
const readable = (text: string): string => text.replace(' ', 'T').replace(/([+-]\d{2})$/, '$1:00');

/**
 * Formats a stored day, a day with a time, a time of day, or an instant (text with a zone, milliseconds, a Date);
 * instants are shown in the zone `offsetMinutes` east of UTC. A value that is none of these, or that lacks a part of
 * the format, is returned unchanged; blank gives `''`.
 */
export const formatMoment = (
  value: string | number | Date | null | undefined,
  format: string,
  offsetMinutes = DEFAULT_OFFSET_MINUTES,
): string => {
  if (value === null || value === undefined || value === '') return '';
  const parts =
    typeof value === 'string' && !INSTANT.test(value)
      ? partsOf(value)
      : partsOfInstant(new Date(typeof value === 'string' ? readable(value) : value).getTime(), offsetMinutes);
  if (parts === undefined) return String(value);
  const wanted = format.match(PARTS) ?? [];
  // A time of day has no day.
  if (wanted.some((part) => !Object.hasOwn(parts, part))) return String(value);
  return format.replaceAll(PARTS, (part) => parts[part as Part] ?? '');
};
