import { Big } from 'big.js';

/** Longer texts are no decimals to us: no amount has as many digits, and exact arithmetic on them costs. */
const MAX_LENGTH = 64;
const PLAIN = /^-?\d+(?:\.\d+)?$/;

/** Quotients are rounded to this many digits behind the point. */
const QUOTIENT_SCALE = 20;

/**
 * Texts up to this length hold at most 15 digits, which a double carries without loss; scaled below `FAST_LIMIT`, the
 * nearest integer is the exact one. The ordinary amount goes this way, big.js takes the rest.
 */
const FAST_LENGTH = 15;
const FAST_LIMIT = 2 ** 50;
const POWERS = Array.from({ length: 2 * FAST_LENGTH + 1 }, (_, exponent) => 10 ** exponent);

const ExactBig = Big();
ExactBig.DP = QUOTIENT_SCALE;
ExactBig.RM = 1;

/** Optional minus, digits, optionally a point and digits; no exponent, at most 64 characters. */
export const isDecimalText = (text: string): boolean => text.length <= MAX_LENGTH && PLAIN.test(text);

/** The decimal text in a value from outside: a plain decimal text as it is, a finite number written out; else undefined. */
export const readDecimal = (value: unknown): string | undefined => {
  if (typeof value === 'string') return isDecimalText(value) ? value : undefined;
  if (typeof value !== 'number' || !Number.isFinite(value)) return undefined;
  const text = String(value);
  if (isDecimalText(text)) return text;
  const written = new ExactBig(text).toFixed();
  return isDecimalText(written) ? written : undefined;
};

const pointOf = (text: string): number => {
  const point = text.indexOf('.');
  return point === -1 ? text.length : point;
};

const writtenScale = (text: string): number => Math.max(0, text.length - pointOf(text) - 1);

/** The text as an integer of 10^-scale, or NaN where a double does not reach. */
const scaled = (text: string, scale: number): number => {
  if (text.length > FAST_LENGTH) return Number.NaN;
  const integer = Math.round(Number(text) * (POWERS[scale] ?? Number.NaN));
  return Math.abs(integer) < FAST_LIMIT ? integer : Number.NaN;
};

const written = (integer: number, scale: number): string => {
  if (scale === 0) return String(integer === 0 ? 0 : integer);
  const digits = String(Math.abs(integer)).padStart(scale + 1, '0');
  const point = digits.length - scale;
  return `${integer < 0 ? '-' : ''}${digits.slice(0, point)}.${digits.slice(point)}`;
};

const shortest = (integer: number, scale: number): string => {
  let digits = integer;
  let left = scale;
  while (left > 0 && digits % 10 === 0) {
    digits /= 10;
    left -= 1;
  }
  return written(digits, left);
};

const plain = (big: Big): string => (big.eq(0) ? '0' : big.toFixed());

/*
 * All take decimal texts (ask `isDecimalText` or `readDecimal` first; big.js throws on others) and give plain texts
 * without an exponent. Sums, products and quotients come in their shortest form: '1.50' + '0.5' is '2'.
 */

export const addDecimals = (left: string, right: string): string => {
  const scale = Math.max(writtenScale(left), writtenScale(right));
  const sum = scaled(left, scale) + scaled(right, scale);
  return Number.isSafeInteger(sum) ? shortest(sum, scale) : plain(new ExactBig(left).plus(right));
};

export const subtractDecimals = (left: string, right: string): string => {
  const scale = Math.max(writtenScale(left), writtenScale(right));
  const difference = scaled(left, scale) - scaled(right, scale);
  return Number.isSafeInteger(difference) ? shortest(difference, scale) : plain(new ExactBig(left).minus(right));
};

export const multiplyDecimals = (left: string, right: string): string => {
  const leftScale = writtenScale(left);
  const rightScale = writtenScale(right);
  const product = scaled(left, leftScale) * scaled(right, rightScale);
  return Number.isSafeInteger(product)
    ? shortest(product, leftScale + rightScale)
    : plain(new ExactBig(left).times(right));
};

/** Rounded half up to 20 digits behind the point; undefined when divided by zero. */
export const divideDecimals = (left: string, right: string): string | undefined => {
  const divisor = new ExactBig(right);
  return divisor.eq(0) ? undefined : plain(new ExactBig(left).div(divisor));
};

/** What is left after whole divisions, with the sign of the left side; undefined when divided by zero. */
export const remainderOfDecimals = (left: string, right: string): string | undefined => {
  const divisor = new ExactBig(right);
  return divisor.eq(0) ? undefined : plain(new ExactBig(left).mod(divisor));
};

export const compareDecimals = (left: string, right: string): -1 | 0 | 1 => {
  if (left.length > FAST_LENGTH || right.length > FAST_LENGTH) return new ExactBig(left).cmp(right);
  const [a, b] = [Number(left), Number(right)];
  if (a === b) return 0;
  return a < b ? -1 : 1;
};

export const equalDecimals = (left: string, right: string): boolean =>
  left === right || compareDecimals(left, right) === 0;

/** Half up, away from zero; always with `scale` digits behind the point: `roundDecimal('25950', 2)` is `'25950.00'`. */
export const roundDecimal = (text: string, scale: number): string => {
  const from = writtenScale(text);
  const integer = scaled(text, Math.max(from, scale));
  if (Number.isNaN(integer)) {
    const rounded = new ExactBig(text).round(scale, 1);
    return rounded.eq(0) ? written(0, scale) : rounded.toFixed(scale);
  }
  if (from <= scale) return written(integer, scale);
  const unit = POWERS[from - scale] ?? Number.NaN;
  const rest = integer % unit;
  const carry = Math.abs(rest) * 2 >= unit ? Math.sign(integer) : 0;
  return written((integer - rest) / unit + carry, scale);
};

/** The one way to write this number, to compare and to key by: `'086.50000'` is `'86.5'`. */
export const shortestDecimal = (text: string): string => addDecimals(text, '0');

const ZERO = 48;

/** Digits before the point, leading zeros left out: none in `'0.5'`. */
export const integerDigits = (text: string): number => {
  const point = pointOf(text);
  let start = text.startsWith('-') ? 1 : 0;
  while (start < point && text.charCodeAt(start) === ZERO) start += 1;
  return point - start;
};

/** Digits behind the point, trailing zeros left out: one in `'86.50000'`. */
export const fractionDigits = (text: string): number => {
  const point = pointOf(text);
  let end = text.length;
  while (end > point + 1 && text.charCodeAt(end - 1) === ZERO) end -= 1;
  return Math.max(0, end - point - 1);
};

export const digitsOf = (text: string): { readonly integer: number; readonly fraction: number } => ({
  integer: integerDigits(text),
  fraction: fractionDigits(text),
});
