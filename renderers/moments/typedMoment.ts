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
  /^(?<hour>\d{1,2})[时点]?$/,
];

const groupsOf = (shapes: readonly RegExp[], text: string): Record<string, string | undefined> | undefined =>
  shapes.map((shape) => shape.exec(text)?.groups).find((groups) => groups !== undefined);

/** `20240105`, `240105`, `2024/1/5`, `2024年1月5日`, `1-5` → `2024-01-05`; undefined when it is no day of the calendar. */
function readDate(text: string, today: Date): string | undefined {
  const groups = groupsOf(DATES, text);
  if (groups === undefined) return undefined;
  const { year = String(today.getFullYear()), month = '', day = '' } = groups;
  const written = `${year.length === 2 ? `20${year}` : year}-${two(month)}-${two(day)}`;
  const date = new Date(`${written}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written) ? written : undefined;
}

/** `8:30`, `0830`, `083015`, `8` → `08:30:00`; undefined when it is no time of day. */
function readTime(text: string): string | undefined {
  const groups = groupsOf(TIMES, text);
  if (groups === undefined) return undefined;
  const { hour = '', minute = '0', second = '0' } = groups;
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return undefined;
  return `${two(hour)}:${two(minute)}:${two(second)}`;
}

/** A day, and a time behind a blank, a `T`, or behind the eight digits of the day. */
const DAY_AND_TIME = /^(?<date>.+?)(?:\s+|T|(?<=^\d{8})(?=\d))(?<time>[\d:：时点分秒]+)$/;

function readDatetime(text: string, today: Date): string | undefined {
  const alone = readDate(text, today);
  if (alone !== undefined) return `${alone} 00:00:00`;
  const groups = DAY_AND_TIME.exec(text)?.groups;
  const date = readDate(groups?.['date'] ?? '', today);
  const time = readTime(groups?.['time'] ?? '');
  return date === undefined || time === undefined ? undefined : `${date} ${time}`;
}

/** Types that hold a moment. */
export type MomentType = 'date' | 'datetime' | 'time';

const READERS: Readonly<Record<MomentType, (text: string, today: Date) => string | undefined>> = {
  date: readDate,
  datetime: readDatetime,
  time: readTime,
};

/** Full-width digits of a Chinese keyboard. */
const plain = (typed: string): string =>
  typed.trim().replaceAll(/[０-９．－／]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0));

/** What stands in the input of a moment, in a field or a cell. */
export interface TypedMoment {
  /** The moment as it is kept; blank where none can be read. */
  readonly moment: string;
  /** What leaving keeps: what is no moment stays as it was typed, so that it is shown and marked (D51). */
  readonly kept: string | null;
  /** A moment, or nothing at all. */
  readonly isReadable: boolean;
}

export function readTypedMoment(type: MomentType, typed: string, today = new Date()): TypedMoment {
  const text = typed.trim();
  const moment = READERS[type](plain(typed), today);
  return {
    moment: moment ?? '',
    kept: moment ?? (text === '' ? null : text),
    isReadable: moment !== undefined || text === '',
  };
}
