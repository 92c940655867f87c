import type { Value } from '../../engine/index.ts';

/** Full-width digits, point and minus of a Chinese keyboard; separators of pasted amounts. */
const plain = (typed: string): string =>
  typed
    .replaceAll(/[０-９．－]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0))
    .replaceAll('。', '.')
    .replaceAll(/[\s,，]/g, '');

const TYPED_NUMBER = /^(?:-|-?\d+\.?\d*)?$/;

/** An optionally signed decimal, nothing, or a lone minus; undefined for all else (W5.1-21). */
export function acceptNumber(typed: string): string | undefined {
  const text = plain(typed);
  return TYPED_NUMBER.test(text) ? text : undefined;
}

/** The decimal text of what was typed: no needless zeros in front, no trailing point; null for nothing and a lone minus. */
export function normaliseNumber(typed: string): Value {
  const match = /^(-?)0*(\d+)(?:\.(\d*))?$/.exec(plain(typed));
  if (match === null) return null;
  const [, sign = '', integer = '', fraction = ''] = match;
  const digits = fraction === '' ? integer : `${integer}.${fraction}`;
  return /[1-9]/.test(digits) ? sign + digits : digits;
}
