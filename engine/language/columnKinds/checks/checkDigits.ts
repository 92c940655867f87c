import { halfWidth } from '../paste/halfWidth.ts';
import { isCalendarDate } from './calendarDate.ts';

/** Kinds of numbers that end in a check digit. */
export type CheckedNumber = 'idCard' | 'uscc' | 'containerNo';

/** Fault of a number with a check digit. Places count from 1. */
export type NumberFault =
  | { readonly kind: 'short'; readonly missing: number }
  | { readonly kind: 'long'; readonly extra: number }
  | { readonly kind: 'letter'; readonly place: number; readonly letter: string }
  /** The date of birth does not exist. */
  | { readonly kind: 'day' }
  | { readonly kind: 'digit'; readonly due: string };

interface Numbering {
  readonly length: number;
  /** Characters allowed at a place, counted from 0. */
  readonly takes: (place: number) => RegExp;
  /** Computes the check character of a number whose other places are valid. */
  readonly due: (text: string) => string;
}

/** Digits and capital letters without I, O, S, V, Z; the index is the value of the character. */
const USCC_ALPHABET = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const USCC_LETTER = /[0-9A-HJ-NPQRTUWXY]/;

/** GB 32100-2015: weights 3^i mod 31. */
const usccDue = (text: string): string => {
  let sum = 0;
  let weight = 1;
  for (let place = 0; place < 17; place += 1) {
    sum += USCC_ALPHABET.indexOf(text.charAt(place)) * weight;
    weight = (weight * 3) % 31;
  }
  return USCC_ALPHABET.charAt((31 - (sum % 31)) % 31);
};

const ID_WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const ID_CHARACTERS = '10X98765432';

/** GB 11643-1999. */
const idCardDue = (text: string): string =>
  ID_CHARACTERS.charAt(ID_WEIGHTS.reduce((sum, weight, place) => sum + weight * Number(text.charAt(place)), 0) % 11);

/**
 * Value of a letter: A = 10, consecutive without the multiples of 11: B = 12, K = 21, L = 23, U = 32, V = 34, Z = 38.
 */
const containerValue = (letter: string): number => {
  const place = letter.charCodeAt(0) - 55;
  return place + Math.floor((place - 1) / 10);
};

/**
 * Computes the ISO 6346 check digit of the first ten places: value of each character times 2^place, summed, mod 11, mod
 * 10.
 */
export const containerCheckDigit = (text: string): string => {
  let sum = 0;
  for (let place = 0; place < 10; place += 1) {
    const character = text.charAt(place);
    sum += (/\d/.test(character) ? Number(character) : containerValue(character)) * 2 ** place;
  }
  return String((sum % 11) % 10);
};

const NUMBERINGS: { readonly [N in CheckedNumber]: Numbering } = {
  idCard: {
    length: 18,
    takes: (place) => (place === 0 ? /[1-9]/ : place === 17 ? /[\dX]/ : /\d/),
    due: idCardDue,
  },
  uscc: { length: 18, takes: () => USCC_LETTER, due: usccDue },
  containerNo: {
    length: 11,
    takes: (place) => (place < 3 ? /[A-Z]/ : place === 3 ? /[UJZ]/ : /\d/),
    due: containerCheckDigit,
  },
};

/** Formats a number as its standard writes it: capitals, half width, no separators. `msku 123456-5` → `MSKU1234565`. */
export const tidyNumber = (text: string): string =>
  halfWidth(text)
    .toUpperCase()
    .replaceAll(/[\s\-.·/—－]/g, '');

const dayOf = (text: string): string => `${text.slice(6, 10)}-${text.slice(10, 12)}-${text.slice(12, 14)}`;

/** Old ID cards have 15 digits: a two-digit year of birth and no check digit. */
const isOldCard = (text: string): boolean => /^[1-9]\d{14}$/.test(text) && isCalendarDate(dayOfOld(text));
const dayOfOld = (text: string): string => `19${text.slice(6, 8)}-${text.slice(8, 10)}-${text.slice(10, 12)}`;

/** Returns the first fault of a tidy number, or undefined if it is valid. */
export function numberFault(numbering: CheckedNumber, text: string): NumberFault | undefined {
  const { length, takes, due } = NUMBERINGS[numbering];
  if (numbering === 'idCard' && isOldCard(text)) return undefined;
  const letters = [...text];
  const place = letters.findIndex((letter, index) => index < length && !takes(index).test(letter));
  if (place >= 0) return { kind: 'letter', place: place + 1, letter: letters[place] ?? '' };
  if (letters.length > length) return { kind: 'long', extra: letters.length - length };
  if (letters.length < length) return { kind: 'short', missing: length - letters.length };
  if (numbering === 'idCard' && !isCalendarDate(dayOf(text))) return { kind: 'day' };
  const wanted = due(text);
  return wanted === text.at(-1) ? undefined : { kind: 'digit', due: wanted };
}
