import { normalizeText, type Value } from '../../../../engine/index.ts';

/** Converts full-width digits, point and minus of a Chinese keyboard, and removes separators of pasted amounts. */
const plain = (typed: string): string =>
  normalizeText(typed)
    .replaceAll(/[０-９．－]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0))
    .replaceAll('。', '.')
    .replaceAll(/[\s,，]/g, '');

const TYPED_NUMBER = /^-?[\d.]*$/;

/** Accepts digits, points and a leading minus; undefined for characters that a number never contains (W5.1-21). */
export function acceptNumber(typed: string): string | undefined {
  const text = plain(typed);
  return TYPED_NUMBER.test(text) ? text : undefined;
}

/**
 * Returns the decimal text of the input: no superfluous leading zeros, no trailing point; null for blank input. Text
 * that is not a number is returned unchanged, to be marked (D51).
 */
export function normaliseNumber(typed: string): Value {
  const text = plain(typed);
  const match = /^(-?)(\d*)(?:\.(\d*))?$/.exec(text);
  if (match === null || !/\d/.test(text)) return text === '' ? null : text;
  const [, sign = '', integer = '', fraction = ''] = match;
  const whole = integer.replace(/^0+(?=\d)/, '') || '0';
  const digits = fraction === '' ? whole : `${whole}.${fraction}`;
  return /[1-9]/.test(digits) ? sign + digits : digits;
}
