import { isCalendarDate } from './calendarDate.ts';

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/;
const DAY_LENGTH = 'YYYY-MM-DD'.length;

/** Returns whether the text is a time of day `HH:mm:ss`, 00:00:00 to 23:59:59. */
export const isClockTime = (text: string): boolean => TIME.test(text);

/** Returns whether the text is `YYYY-MM-DD HH:mm:ss` of an existing date. */
export const isCalendarMoment = (text: string): boolean =>
  text.charAt(DAY_LENGTH) === ' ' &&
  isCalendarDate(text.slice(0, DAY_LENGTH)) &&
  isClockTime(text.slice(DAY_LENGTH + 1));
