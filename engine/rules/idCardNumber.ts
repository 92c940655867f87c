import { isCalendarDate } from '../columnKinds/checks/calendarDate.ts';

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const CHECK_CHARACTERS = '10X98765432';
const LONG = /^[1-9]\d{16}[\dXx]$/;
const SHORT = /^[1-9]\d{14}$/;

const isDay = (year: string, month: string, day: string): boolean => isCalendarDate(`${year}-${month}-${day}`);

/** Mainland identity card, GB 11643-1999: 18 places with a day of birth and a check character; the old 15 have the day only. */
export const isIdCardNumber = (text: string): boolean => {
  if (SHORT.test(text)) return isDay(`19${text.slice(6, 8)}`, text.slice(8, 10), text.slice(10, 12));
  if (!LONG.test(text) || !isDay(text.slice(6, 10), text.slice(10, 12), text.slice(12, 14))) return false;
  const sum = WEIGHTS.reduce((total, weight, place) => total + weight * Number(text.charAt(place)), 0);
  return CHECK_CHARACTERS.charAt(sum % 11) === text.charAt(17).toUpperCase();
};
