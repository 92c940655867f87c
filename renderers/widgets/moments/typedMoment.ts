import { normalizeLine, readMonth, readWeek } from '../../../engine/index.ts';
import { isNow, presentMoment, shortcutDay, shortcutMonth, shortcutTime, shortcutWeekday } from './momentShortcuts.ts';
import { endOfRange, RANGE_MARK, type MomentRange, type MomentType, type SingleMoment } from './momentTypes.ts';

const two = (part: string): string => part.padStart(2, '0');

/** Year, month and day in the formats that clerks type; the year may be missing. */
const DATES: readonly RegExp[] = [
  /^(?<year>\d{4})[-/.年](?<month>\d{1,2})[-/.月](?<day>\d{1,2})日?$/,
  /^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})$/,
  /^(?<year>\d{2})(?<month>\d{2})(?<day>\d{2})$/,
  /^(?<month>\d{1,2})[-/.月](?<day>\d{1,2})日?$/,
  /^(?<month>\d{2})(?<day>\d{2})$/,
];

/** Hour, minute and second; missing parts are 0. */
const TIMES: readonly RegExp[] = [
  /^(?<hour>\d{1,2})[:：时点](?<minute>\d{1,2})(?:[:：分](?<second>\d{1,2}))?[分秒]?$/,
  /^(?<hour>\d{2})(?<minute>\d{2})(?<second>\d{2})?$/,
  /^(?<hour>\d)(?<minute>\d{2})$/,
  /^(?<hour>\d{1,2})[时点]?$/,
];

const groupsOf = (shapes: readonly RegExp[], text: string): Record<string, string | undefined> | undefined =>
  shapes.map((shape) => shape.exec(text)?.groups).find((groups) => groups !== undefined);

/** `5`, `5号`: a day of the current month. */
const DAY_ALONE = /^(?<day>\d{1,2})[日号]?$/;

/** Returns undefined when the calendar has no such day. */
function dayOf(year: string | number, month: string, day: string): string | undefined {
  const written = `${year}-${two(month)}-${two(day)}`;
  const date = new Date(`${written}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written) ? written : undefined;
}

/** Returns the day in the year in which it is nearest: in January, `1230` means last month. */
function nearestDay(month: string, day: string, today: string): string | undefined {
  const away = (one: string): number => Math.abs(Date.parse(one) - Date.parse(today));
  const year = Number(today.slice(0, 4));
  const [nearest] = [year, year - 1, year + 1]
    .flatMap((one) => dayOf(one, month, day) ?? [])
    .sort((one, other) => away(one) - away(other));
  return nearest;
}

/** Context of parsing. */
interface ReadingDay {
  readonly now: Date;
  /** Year of a day without one. Default: the year in which the day is nearest. */
  readonly year?: number;
}

/**
 * Parses `20240105`, `240105`, `2024/1/5`, `2024年1月5日`, `1-5`, `0105`, `5`, `t` → `2024-01-05`; undefined when it is
 * not a calendar day.
 */
function readDate(text: string, { now, year: given }: ReadingDay): string | undefined {
  const today = presentMoment(now).slice(0, 10);
  const alone = DAY_ALONE.exec(text)?.groups?.['day'];
  if (alone !== undefined) return dayOf(today.slice(0, 4), today.slice(5, 7), alone);
  const groups = groupsOf(DATES, text);
  if (groups === undefined) return shortcutDay(text, now);
  const { year, month = '', day = '' } = groups;
  if (year === undefined) return given === undefined ? nearestDay(month, day, today) : dayOf(given, month, day);
  return dayOf(year.length === 2 ? `20${year}` : year, month, day);
}

/** Parses `8:30`, `0830`, `830`, `083015`, `8`, `n` → `08:30:00`; undefined when it is not a time of day. */
function readTime(text: string, { now }: ReadingDay): string | undefined {
  const groups = groupsOf(TIMES, text);
  if (groups === undefined) return shortcutTime(text, now);
  const { hour = '', minute = '0', second = '0' } = groups;
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return undefined;
  return `${two(hour)}:${two(minute)}:${two(second)}`;
}

/** A day, and a time after a blank, a `T`, or after the eight digits of the day. */
const DAY_AND_TIME = /^(?<date>.+?)(?:\s+|T|(?<=^\d{8})(?=\d))(?<time>[\d:：时点分秒]+)$/;

function readDatetime(text: string, when: ReadingDay): string | undefined {
  if (isNow(text)) return presentMoment(when.now);
  const alone = readDate(text, when);
  if (alone !== undefined) return `${alone} 00:00:00`;
  const groups = DAY_AND_TIME.exec(text)?.groups;
  const date = readDate(groups?.['date'] ?? '', when);
  const time = readTime(groups?.['time'] ?? '', when);
  return date === undefined || time === undefined ? undefined : `${date} ${time}`;
}

type Reader = (text: string, now: Date) => string | undefined;

const SINGLE: Readonly<Record<SingleMoment, (text: string, when: ReadingDay) => string | undefined>> = {
  date: readDate,
  datetime: readDatetime,
  time: readTime,
};

/** Separators between the ends of a range; a hyphen only between blanks, since dates contain hyphens. */
const BETWEEN = /\s*[,~至到—–]\s*|\s+-\s+/;

/** `2026-08`, `2026年8月`: the whole month. */
const WHOLE_MONTH = /^(\d{4})[-/.年](\d{1,2})月?$/;

function wholeMonth(text: string): string | undefined {
  const [, year, month = ''] = WHOLE_MONTH.exec(text) ?? [];
  if (year === undefined || Number(month) < 1 || Number(month) > 12) return undefined;
  const last = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  return `${year}-${two(month)}-01,${year}-${two(month)}-${last}`;
}

type Ends = readonly [from: string, to: string];

const dayIn = (moment: string): string => moment.slice(0, 10);

/** Leap years, which have every day. A text that parses the same in both names its year or contains no date. */
const LEAP_YEARS = [2024, 2028] as const;

/** Returns the days from today to a range; 0 within it. */
const distanceOf = ([from, to]: Ends, today: string): number =>
  Math.max(0, Date.parse(dayIn(from)) - Date.parse(today), Date.parse(today) - Date.parse(dayIn(to)));

/**
 * Parses both ends. If neither names its year, they share the year in which the range is nearest, and the end follows
 * the beginning: `1225~0105` ends in the next year. If one end names its year, the other is the nearest to it.
 */
function readEnds(end: SingleMoment, [first, last]: Ends, now: Date): Ends | undefined {
  const pairOf = (year: number, yearOfEnd: number): readonly Ends[] => {
    const [from, to] = [SINGLE[end](first, { now, year }), SINGLE[end](last, { now, year: yearOfEnd })];
    return from === undefined || to === undefined ? [] : [[from, to]];
  };
  const [one, other] = LEAP_YEARS;
  const [leap] = pairOf(one, one);
  const [later] = pairOf(other, other);
  if (leap === undefined || later === undefined) return undefined;
  const [isFirstFixed, isLastFixed] = [leap[0] === later[0], leap[1] === later[1]];
  if (isFirstFixed && isLastFixed) return leap;
  const today = dayIn(presentMoment(now));
  const base = Number((isFirstFixed ? leap[0] : isLastFixed ? leap[1] : today).slice(0, 4));
  const crosses = !isFirstFixed && !isLastFixed && dayIn(leap[1]) < dayIn(leap[0]) ? 1 : 0;
  const shifts = isFirstFixed ? [0, 1] : isLastFixed ? [0, -1] : [0, -1, 1];
  const choices = shifts.flatMap((shift) => pairOf(base + shift, base + shift + crosses));
  if (isFirstFixed || isLastFixed) return choices.find(([from, to]) => dayIn(from) <= dayIn(to)) ?? choices[0];
  return choices.sort((pair, another) => distanceOf(pair, today) - distanceOf(another, today))[0];
}

/** Parses `0801~0831`, `0801 0831`, `2026-08` → `2026-08-01,2026-08-31`; undefined when an end is missing. */
const readRange =
  (type: MomentRange): Reader =>
  (text, now) => {
    const end = endOfRange(type);
    const marked = text.split(BETWEEN);
    const ends = marked.length === 1 && end !== 'datetime' ? text.split(/\s+/) : marked;
    if (ends.length === 1) return end === 'date' ? wholeMonth(text) : undefined;
    const [first = '', last = ''] = ends;
    return ends.length === 2 ? readEnds(end, [first, last], now)?.join(',') : undefined;
  };

const single =
  (type: SingleMoment): Reader =>
  (text, now) =>
    SINGLE[type](text, { now });

const READERS: Readonly<Record<MomentType, Reader>> = {
  date: single('date'),
  datetime: single('datetime'),
  time: single('time'),
  dateRange: readRange('dateRange'),
  datetimeRange: readRange('datetimeRange'),
  timeRange: readRange('timeRange'),
  month: (text, now) => readMonth(text) ?? shortcutMonth(text, now),
  week: (text, now) => readWeek(text) ?? shortcutWeekday(text, now),
};

/** Converts full-width digits and punctuation of a Chinese keyboard. */
const plain = (typed: string): string =>
  normalizeLine(typed).replaceAll(/[！-～]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0));

/** Returns a value as shown in an input: both ends of a range with a separator. */
export const momentText = (value: string): string => value.replace(/^([^,]+),([^,]+)$/, `$1${RANGE_MARK}$2`);

/** Parsed text of a moment's input, in a field or a cell. */
export interface TypedMoment {
  /** The moment in stored format; blank when the text cannot be parsed. */
  readonly moment: string;
  /** Value to store on leaving: text that cannot be parsed stays as typed, so that it is shown and marked (D51). */
  readonly kept: string | null;
  /** The text is a moment or blank. */
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
