import { isCalendarDate } from './calendarDate.ts';

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/;
const DAY_LENGTH = 'YYYY-MM-DD'.length;

/** `HH:mm:ss` of a day, 00:00:00 to 23:59:59. */
export const isClockTime = (text: string): boolean => TIME.test(text);

/** `YYYY-MM-DD HH:mm:ss` of a day that exists. */
export const isCalendarMoment = (text: string): boolean =>
  text.charAt(DAY_LENGTH) === ' ' &&
  isCalendarDate(text.slice(0, DAY_LENGTH)) &&
  isClockTime(text.slice(DAY_LENGTH + 1));
