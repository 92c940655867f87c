import type { Handler } from '../handler.ts';
import { isCalendarDate } from '../columnKinds/checks/calendarDate.ts';

/** Digits and capitals without I, O, S, V, Z; the place is the value. */
const ALPHABET = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const LENGTH = 18;

/** 18 characters, the last of which is the check character of GB 32100-2015: weights 3^i mod 31. */
const isUnifiedSocialCreditCode = (text: string): boolean => {
  if (text.length !== LENGTH) return false;
  let sum = 0;
  let weight = 1;
  for (let index = 0; index < LENGTH - 1; index += 1) {
    const value = ALPHABET.indexOf(text.charAt(index));
    if (value === -1) return false;
    sum += value * weight;
    weight = (weight * 3) % 31;
  }
  return ALPHABET.charAt((31 - (sum % 31)) % 31) === text.charAt(LENGTH - 1);
};

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const CHECK_CHARACTERS = '10X98765432';
const LONG = /^[1-9]\d{16}[\dXx]$/;
const SHORT = /^[1-9]\d{14}$/;

const isDay = (year: string, month: string, day: string): boolean => isCalendarDate(`${year}-${month}-${day}`);

/** Mainland identity card, GB 11643-1999: 18 places with a day of birth and a check character; the old 15 have the day only. */
const isIdCardNumber = (text: string): boolean => {
  if (SHORT.test(text)) return isDay(`19${text.slice(6, 8)}`, text.slice(8, 10), text.slice(10, 12));
  if (!LONG.test(text) || !isDay(text.slice(6, 10), text.slice(10, 12), text.slice(12, 14))) return false;
  const sum = WEIGHTS.reduce((total, weight, place) => total + weight * Number(text.charAt(place)), 0);
  return CHECK_CHARACTERS.charAt(sum % 11) === text.charAt(17).toUpperCase();
};

/** Check functions of no particular trade by name (W5.1-5); rooms that know a trade add theirs. */
export const HANDLERS: ReadonlyMap<string, Handler> = new Map<string, Handler>([
  [
    'uscc',
    {
      description: 'Unified social credit code: 18 places with the check character of GB 32100 (R02).',
      message: '${title}不是有效的18位统一社会信用代码',
      english: '${title} is no valid unified social credit code of 18 places',
      test: isUnifiedSocialCreditCode,
    },
  ],
  [
    'idCard',
    {
      description: 'Mainland identity card: 18 places with day of birth and check character, or the old 15.',
      message: '${title}不是有效的身份证号码',
      english: '${title} is no valid identity card number',
      test: isIdCardNumber,
    },
  ],
]);
