/**
 * Longer texts are not treated as decimals: no amount has that many digits, and exact arithmetic on them is expensive.
 */
const MAX_LENGTH = 64;
const PLAIN = /^-?\d+(?:\.\d+)?$/;

/** Quotients are rounded to this many decimal places. */
const QUOTIENT_SCALE = 20;

/**
 * Texts up to this length have at most 15 digits, which a double stores exactly; scaled below `FAST_LIMIT`, the nearest
 * integer is the exact one. Ordinary amounts use doubles, all others integers of any length.
 */
const FAST_LENGTH = 15;
const FAST_LIMIT = 2 ** 50;
const POWERS = Array.from({ length: 2 * FAST_LENGTH + 1 }, (_, exponent) => 10 ** exponent);

/** Whether a text is an optional minus, digits, optionally a point and digits; no exponent, at most 64 characters. */
export const isDecimalText = (text: string): boolean => text.length <= MAX_LENGTH && PLAIN.test(text);

/** `1.5e-7` → `0.00000015`. */
const withoutExponent = (text: string): string => {
  const [mantissa = '', exponent = '0'] = text.split('e');
  const isNegative = mantissa.startsWith('-');
  const [whole = '', fraction = ''] = mantissa.slice(isNegative ? 1 : 0).split('.');
  const digits = whole + fraction;
  const point = whole.length + Number(exponent);
  const padded = point > 0 ? digits.padEnd(point, '0') : `${'0'.repeat(1 - point)}${digits}`;
  const at = Math.max(1, point);
  const rest = padded.slice(at);
  return `${isNegative ? '-' : ''}${padded.slice(0, at)}${rest === '' ? '' : `.${rest}`}`;
};

/**
 * Reads a decimal text from an external value: a plain decimal text stays, a finite number is written out; otherwise
 * undefined.
 */
export const readDecimal = (value: unknown): string | undefined => {
  if (typeof value === 'string') return isDecimalText(value) ? value : undefined;
  if (typeof value !== 'number' || !Number.isFinite(value)) return undefined;
  const text = String(value);
  if (isDecimalText(text)) return text;
  const plainText = withoutExponent(text);
  return isDecimalText(plainText) ? plainText : undefined;
};

const pointOf = (text: string): number => {
  const point = text.indexOf('.');
  return point === -1 ? text.length : point;
};

const writtenScale = (text: string): number => Math.max(0, text.length - pointOf(text) - 1);

/** Returns the text as an integer of 10^-scale, or NaN if a double cannot store it exactly. */
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

/** Returns the text as an integer of 10^-scale, of any length; `scale` is at least that of the text. */
const exact = (text: string, scale: number): bigint => {
  const point = pointOf(text);
  const digits = `${text.slice(0, point)}${text.slice(point + 1)}`;
  return BigInt(digits.padEnd(digits.length + scale - writtenScale(text), '0'));
};

const writtenExact = (integer: bigint, scale: number): string => {
  if (scale === 0) return String(integer);
  const isNegative = integer < 0n;
  const digits = String(isNegative ? -integer : integer).padStart(scale + 1, '0');
  const point = digits.length - scale;
  return `${isNegative ? '-' : ''}${digits.slice(0, point)}.${digits.slice(point)}`;
};

/** Writes the shortest form of a scaled integer. */
const plain = (integer: bigint, scale: number): string => {
  const text = writtenExact(integer, scale);
  return scale === 0 ? text : text.replace(/\.?0+$/, '');
};

/** Divides integers; rounds half up, away from zero. */
const divideHalfUp = (dividend: bigint, divisor: bigint): bigint => {
  const quotient = dividend / divisor;
  const rest = dividend % divisor;
  const magnitude = (value: bigint): bigint => (value < 0n ? -value : value);
  if (magnitude(rest) * 2n < magnitude(divisor)) return quotient;
  return dividend < 0n === divisor < 0n ? quotient + 1n : quotient - 1n;
};

const powerOfTen = (exponent: number): bigint => 10n ** BigInt(exponent);

/*
 * All functions below take decimal texts (check with `isDecimalText` or `readDecimal` first; others throw) and return
 * plain texts without an exponent. Sums, products and quotients have their shortest form: '1.50' + '0.5' is '2'.
 */

export const addDecimals = (left: string, right: string): string => {
  const scale = Math.max(writtenScale(left), writtenScale(right));
  const sum = scaled(left, scale) + scaled(right, scale);
  return Number.isSafeInteger(sum) ? shortest(sum, scale) : plain(exact(left, scale) + exact(right, scale), scale);
};

export const subtractDecimals = (left: string, right: string): string => {
  const scale = Math.max(writtenScale(left), writtenScale(right));
  const difference = scaled(left, scale) - scaled(right, scale);
  return Number.isSafeInteger(difference)
    ? shortest(difference, scale)
    : plain(exact(left, scale) - exact(right, scale), scale);
};

export const multiplyDecimals = (left: string, right: string): string => {
  const leftScale = writtenScale(left);
  const rightScale = writtenScale(right);
  const product = scaled(left, leftScale) * scaled(right, rightScale);
  return Number.isSafeInteger(product)
    ? shortest(product, leftScale + rightScale)
    : plain(exact(left, leftScale) * exact(right, rightScale), leftScale + rightScale);
};

/** Divides and rounds half up to 20 decimal places; undefined when divided by zero. */
export const divideDecimals = (left: string, right: string): string | undefined => {
  const scale = Math.max(writtenScale(left), writtenScale(right));
  const divisor = exact(right, scale);
  if (divisor === 0n) return undefined;
  return plain(divideHalfUp(exact(left, scale) * powerOfTen(QUOTIENT_SCALE), divisor), QUOTIENT_SCALE);
};

/** Returns the remainder of an integer division, with the sign of the left operand; undefined when divided by zero. */
export const remainderOfDecimals = (left: string, right: string): string | undefined => {
  const scale = Math.max(writtenScale(left), writtenScale(right));
  const divisor = exact(right, scale);
  return divisor === 0n ? undefined : plain(exact(left, scale) % divisor, scale);
};

export const compareDecimals = (left: string, right: string): -1 | 0 | 1 => {
  if (left.length > FAST_LENGTH || right.length > FAST_LENGTH) {
    const scale = Math.max(writtenScale(left), writtenScale(right));
    const difference = exact(left, scale) - exact(right, scale);
    if (difference === 0n) return 0;
    return difference < 0n ? -1 : 1;
  }
  const [a, b] = [Number(left), Number(right)];
  if (a === b) return 0;
  return a < b ? -1 : 1;
};

export const equalDecimals = (left: string, right: string): boolean =>
  left === right || compareDecimals(left, right) === 0;

/** Rounds half up, away from zero; always has `scale` decimal places: `roundDecimal('25950', 2)` is `'25950.00'`. */
export const roundDecimal = (text: string, scale: number): string => {
  const from = writtenScale(text);
  const integer = scaled(text, Math.max(from, scale));
  if (Number.isNaN(integer)) {
    if (from <= scale) return writtenExact(exact(text, scale), scale);
    return writtenExact(divideHalfUp(exact(text, from), powerOfTen(from - scale)), scale);
  }
  if (from <= scale) return written(integer, scale);
  const unit = POWERS[from - scale] ?? Number.NaN;
  const rest = integer % unit;
  const carry = Math.abs(rest) * 2 >= unit ? Math.sign(integer) : 0;
  return written((integer - rest) / unit + carry, scale);
};

/** The canonical form of a number, for comparisons and keys: `'086.50000'` is `'86.5'`. */
export const shortestDecimal = (text: string): string => addDecimals(text, '0');

const ZERO = 48;

/** Number of digits before the point, without leading zeros: none in `'0.5'`. */
export const integerDigits = (text: string): number => {
  const point = pointOf(text);
  let start = text.startsWith('-') ? 1 : 0;
  while (start < point && text.charCodeAt(start) === ZERO) start += 1;
  return point - start;
};

/** Number of decimal places, without trailing zeros: one in `'86.50000'`. */
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
