import { refused, set, type BlockCell, type Conversion } from './conversion.ts';
import { readDayAndClock, readSerial, type DayAndClock } from './moments.ts';
import { readPlainNumber } from './plainNumber.ts';

type MomentType = 'date' | 'datetime' | 'time';

/**
 * Serials in plain text without metadata of the sheet: five digits, 1927 to 2173; `2024` and `20240105` are not
 * serials.
 */
const PLAIN_SERIAL = /^\d{5}(?:\.\d+)?$/;

/** Returns the part that a column of the type stores; a date without a time means midnight. */
function kept({ day, clock }: DayAndClock, type: MomentType): string | undefined {
  if (type === 'time') return clock ?? (day === undefined ? undefined : '00:00:00');
  if (day === undefined) return undefined;
  return type === 'date' ? day : `${day} ${clock ?? '00:00:00'}`;
}

/** Days between the two date systems of workbooks, one of which counts from 1904. */
const CALENDARS_APART = 1462;
const DAY_MS = 86_400_000;

/**
 * Returns whether the serial belongs to the other date system. Copied cells do not name it, so it is inferred from the
 * displayed date.
 */
const isOfOtherCalendar = (behind: DayAndClock, shown: DayAndClock | undefined): boolean =>
  behind.day !== undefined &&
  shown?.day !== undefined &&
  Date.parse(shown.day) - Date.parse(behind.day) === CALENDARS_APART * DAY_MS;

const isPlainFraction = (text: string): boolean => /^0?\.\d+$/.test(text);

/** Converts a date, a datetime or a time of day. The sheet's own serial takes precedence over the displayed text. */
export function convertMoment(cell: BlockCell, type: MomentType, thisYear: number): Conversion {
  const text = cell.text.trim();
  const shown = readDayAndClock(text, thisYear);
  const isSerial = PLAIN_SERIAL.test(text) || (type === 'time' && isPlainFraction(text));
  const serial = cell.serial ?? cell.number ?? (shown === undefined && isSerial ? text : undefined);
  const isNumberShown = readPlainNumber(text) !== undefined;
  // A number that reads as a date, `20240105`, is that date and not a serial.
  const isShownDay = shown !== undefined && isNumberShown && cell.isDay !== true;
  const behind = serial === undefined || isShownDay ? undefined : readSerial(serial);
  // A reader of whole workbooks knows the date system and sets `isDay`.
  const isElsewhere = behind !== undefined && cell.isDay === undefined && isOfOtherCalendar(behind, shown);
  const moment = behind === undefined || isElsewhere ? shown : behind;
  const value = moment === undefined ? undefined : kept(moment, type);
  if (value === undefined) return refused(type === 'time' ? 'notTime' : 'notDate');
  return set(value, value === text ? undefined : behind === undefined || shown !== undefined ? 'moment' : 'serial');
}
