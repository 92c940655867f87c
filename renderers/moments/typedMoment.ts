import { normalizeLine, readMonth, readWeek } from '../../engine/index.ts';
import { isNow, presentMoment, shortcutDay, shortcutMonth, shortcutTime, shortcutWeekday } from './momentShortcuts.ts';
import { endOfRange, RANGE_MARK, type MomentRange, type MomentType, type SingleMoment } from './momentTypes.ts';

const two = (part: string): string => part.padStart(2, '0');

/** Year, month and day in the ways that clerks type them; the year may be left out. */
const DATES: readonly RegExp[] = [
  /^(?<year>\d{4})[-/.年](?<month>\d{1,2})[-/.月](?<day>\d{1,2})日?$/,
  /^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})$/,
  /^(?<year>\d{2})(?<month>\d{2})(?<day>\d{2})$/,
  /^(?<month>\d{1,2})[-/.月](?<day>\d{1,2})日?$/,
  /^(?<month>\d{2})(?<day>\d{2})$/,
];

/** Hour, minute and second; what is left out is 0. */
const TIMES: readonly RegExp[] = [
  /^(?<hour>\d{1,2})[:：时点](?<minute>\d{1,2})(?:[:：分](?<second>\d{1,2}))?[分秒]?$/,
  /^(?<hour>\d{2})(?<minute>\d{2})(?<second>\d{2})?$/,
  /^(?<hour>\d)(?<minute>\d{2})$/,
  /^(?<hour>\d{1,2})[时点]?$/,
];

const groupsOf = (shapes: readonly RegExp[], text: string): Record<string, string | undefined> | undefined =>
  shapes.map((shape) => shape.exec(text)?.groups).find((groups) => groups !== undefined);

/** `5`, `5号`: of this month. */
const DAY_ALONE = /^(?<day>\d{1,2})[日号]?$/;

/** Undefined when the calendar has no such day. */
function dayOf(year: string | number, month: string, day: string): string | undefined {
  const written = `${year}-${two(month)}-${two(day)}`;
  const date = new Date(`${written}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written) ? written : undefined;
}

/** Of the year in which that day is nearest: in January `1230` was last month. */
function nearestDay(month: string, day: string, today: string): string | undefined {
  const away = (one: string): number => Math.abs(Date.parse(one) - Date.parse(today));
  const year = Number(today.slice(0, 4));
  const [nearest] = [year, year - 1, year + 1]
    .flatMap((one) => dayOf(one, month, day) ?? [])
    .sort((one, other) => away(one) - away(other));
  return nearest;
}

/** `20240105`, `240105`, `2024/1/5`, `2024年1月5日`, `1-5`, `0105`, `5`, `t` → `2024-01-05`; undefined when it is no day of the calendar. */
function readDate(text: string, now: Date): string | undefined {
  const today = presentMoment(now).slice(0, 10);
  const alone = DAY_ALONE.exec(text)?.groups?.['day'];
  if (alone !== undefined) return dayOf(today.slice(0, 4), today.slice(5, 7), alone);
  const groups = groupsOf(DATES, text);
  if (groups === undefined) return shortcutDay(text, now);
  const { year, month = '', day = '' } = groups;
  if (year === undefined) return nearestDay(month, day, today);
  return dayOf(year.length === 2 ? `20${year}` : year, month, day);
}

/** `8:30`, `0830`, `830`, `083015`, `8`, `n` → `08:30:00`; undefined when it is no time of day. */
function readTime(text: string, now: Date): string | undefined {
  const groups = groupsOf(TIMES, text);
  if (groups === undefined) return shortcutTime(text, now);
  const { hour = '', minute = '0', second = '0' } = groups;
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return undefined;
  return `${two(hour)}:${two(minute)}:${two(second)}`;
}

/** A day, and a time behind a blank, a `T`, or behind the eight digits of the day. */
const DAY_AND_TIME = /^(?<date>.+?)(?:\s+|T|(?<=^\d{8})(?=\d))(?<time>[\d:：时点分秒]+)$/;

function readDatetime(text: string, now: Date): string | undefined {
  if (isNow(text)) return presentMoment(now);
  const alone = readDate(text, now);
  if (alone !== undefined) return `${alone} 00:00:00`;
  const groups = DAY_AND_TIME.exec(text)?.groups;
  const date = readDate(groups?.['date'] ?? '', now);
  const time = readTime(groups?.['time'] ?? '', now);
  return date === undefined || time === undefined ? undefined : `${date} ${time}`;
}

type Reader = (text: string, now: Date) => string | undefined;

const SINGLE: Readonly<Record<SingleMoment, Reader>> = { date: readDate, datetime: readDatetime, time: readTime };

/** What may stand between the ends of a range; a hyphen only between blanks, since days have their own. */
const BETWEEN = /\s*[,~至到—–]\s*|\s+-\s+/;

/** `2026-08`, `2026年8月`: all of the month. */
const WHOLE_MONTH = /^(\d{4})[-/.年](\d{1,2})月?$/;

function wholeMonth(text: string): string | undefined {
  const [, year, month = ''] = WHOLE_MONTH.exec(text) ?? [];
  if (year === undefined || Number(month) < 1 || Number(month) > 12) return undefined;
  const last = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  return `${year}-${two(month)}-01,${year}-${two(month)}-${last}`;
}

/** `0801~0831`, `0801 0831`, `2026-08` → `2026-08-01,2026-08-31`; undefined where an end is missing. */
const readRange =
  (type: MomentRange): Reader =>
  (text, now) => {
    const end = endOfRange(type);
    const marked = text.split(BETWEEN);
    const ends = marked.length === 1 && end !== 'datetime' ? text.split(/\s+/) : marked;
    if (ends.length === 1) return end === 'date' ? wholeMonth(text) : undefined;
    const read = ends.map((one) => SINGLE[end](one, now));
    return ends.length === 2 && !read.includes(undefined) ? read.join(',') : undefined;
  };

const READERS: Readonly<Record<MomentType, Reader>> = {
  ...SINGLE,
  dateRange: readRange('dateRange'),
  datetimeRange: readRange('datetimeRange'),
  timeRange: readRange('timeRange'),
  month: (text, now) => readMonth(text) ?? shortcutMonth(text, now),
  week: (text, now) => readWeek(text) ?? shortcutWeekday(text, now),
};

/** Full-width digits and marks of a Chinese keyboard. */
const plain = (typed: string): string =>
  normalizeLine(typed).replaceAll(/[！-～]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0));

/** A value as it stands in an input: both ends of a range with a mark between them. */
export const momentText = (value: string): string => value.replace(/^([^,]+),([^,]+)$/, `$1${RANGE_MARK}$2`);

/** What stands in the input of a moment, in a field or a cell. */
export interface TypedMoment {
  /** The moment as it is kept; blank where none can be read. */
  readonly moment: string;
  /** What leaving keeps: what is no moment stays as it was typed, so that it is shown and marked (D51). */
  readonly kept: string | null;
  /** A moment, or nothing at all. */
  readonly isReadable: boolean;
}

export function readTypedMoment(type: MomentType, typed: string, now = new Date()): TypedMoment {
  const text = typed.trim();
  const moment = READERS[type](plain(typed), now);
  return {
    moment: moment ?? '',
    kept: moment ?? (text === '' ? null : text),
    isReadable: moment !== undefined || text === '',
  };
}
