import { normalizeText, type Value } from '../../../../engine/index.ts';

/** Full-width digits, point and minus of a Chinese keyboard; separators of pasted amounts. */
const plain = (typed: string): string =>
  normalizeText(typed)
    .replaceAll(/[０-９．－]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0))
    .replaceAll('。', '.')
    .replaceAll(/[\s,，]/g, '');

const TYPED_NUMBER = /^-?[\d.]*$/;

/** Digits, points and a minus in front; undefined for letters that a number never holds (W5.1-21). */
export function acceptNumber(typed: string): string | undefined {
  const text = plain(typed);
  return TYPED_NUMBER.test(text) ? text : undefined;
}

/**
 * The decimal text of what was typed: no needless zeros in front, no trailing point; null for nothing. What is no number
 * stays as it is, to be marked (D51).
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
