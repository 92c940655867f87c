import { digitsOf, isDecimalText, multiplyDecimals, roundDecimal, shortestDecimal } from '../../../core/decimals.ts';
import { normalizeText } from '../texts/normalText.ts';
import { halfWidth } from './halfWidth.ts';

/** Kind of formatting that was removed from a pasted number. */
export type NumberForm = 'plain' | 'separators' | 'currency' | 'percent' | 'negative' | 'scientific';

export interface PlainNumber {
  /** Plain decimal text. */
  readonly value: string;
  readonly form: NumberForm;
}

const CURRENCY = /^(?:[¥$€£]|USD|CNY|RMB|HKD|EUR|GBP|JPY|US\$|HK\$)|(?:元|USD|CNY|RMB|HKD|EUR|GBP|JPY)$/gi;
/** Groups of three digits, as is usual, or of four, as for 万. */
const GROUPED = /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$|^\d{1,4}(?:,\d{4})+(?:\.\d*)?$/;
const SCIENTIFIC = /^(\d+\.?\d*|\.\d+)e([+-]?\d{1,2})$/i;
const DIGITS = /^(?:\d+\.?\d*|\.\d+)$/;

const PLAIN = /^(?:0|[1-9]\d*)(?:\.\d+)?$/;

/** Removes redundant leading zeros and a decimal point without digits. */
const tidy = (digits: string): string => {
  const [integer = '', fraction = ''] = digits.split('.');
  const plain = `${integer.replace(/^0+(?=\d)/, '') || '0'}${fraction === '' ? '' : `.${fraction}`}`;
  return plain;
};

const scaled = (mantissa: string, exponent: number): string => {
  const zeros = '0'.repeat(Math.abs(exponent));
  const factor = exponent < 0 ? `0.${zeros.slice(1)}1` : `1${zeros}`;
  return exponent === 0 ? mantissa : multiplyDecimals(mantissa, factor);
};

/** Parses an unsigned number without currency or percent sign. */
function readDigits(text: string): PlainNumber | undefined {
  const [, mantissa, exponent] = SCIENTIFIC.exec(text) ?? [];
  if (mantissa !== undefined && isDecimalText(tidy(mantissa)))
    return { value: scaled(tidy(mantissa), Number(exponent)), form: 'scientific' };
  if (DIGITS.test(text)) return { value: tidy(text), form: 'plain' };
  return GROUPED.test(text) ? { value: tidy(text.replaceAll(',', '')), form: 'separators' } : undefined;
}

/** Separates sign and parentheses from the rest of a number. */
function readSign(text: string): { readonly bare: string; readonly negative: boolean; readonly bracketed: boolean } {
  const inner = /^\((.+)\)$/.exec(text)?.[1];
  if (inner !== undefined) return { bare: inner, negative: true, bracketed: true };
  const trailing = /^[^-+].*-$/.test(text);
  const bare = trailing ? text.slice(0, -1) : text.replace(/^[+-]/, '');
  return { bare, negative: trailing || text.startsWith('-'), bracketed: trailing };
}

/**
 * Parses a number as sheets display it: `1,234.50`, `￥12`, `(12.00)`, `12%`, `8.7E+09`, in full width. A percentage is
 * divided by 100 unless `keepsPercent` is set because the column stores percentages. Undefined if the text is not a
 * number or is ambiguous (`1,5`).
 */
export function readPlainNumber(text: string, keepsPercent = false): PlainNumber | undefined {
  // Fast path for most cells of a sheet: nothing to remove.
  if (PLAIN.test(text) && isDecimalText(text)) return { value: text, form: 'plain' };
  const bare = halfWidth(normalizeText(text))
    .replaceAll('￥', '¥')
    .replaceAll(/[−–]/g, '-')
    .replaceAll('。', '.')
    .replaceAll(/\s/g, '');
  const outer = readSign(bare);
  const unmarked = outer.bare.replaceAll(CURRENCY, '');
  const isAmount = unmarked !== outer.bare;
  // `¥-12` and `-¥12` are equivalent.
  const inner =
    isAmount && !outer.negative ? readSign(unmarked) : { bare: unmarked, negative: false, bracketed: false };
  const isPercent = inner.bare.endsWith('%');
  const read = readDigits(isPercent ? inner.bare.slice(0, -1) : inner.bare);
  if (read === undefined) return undefined;
  const size = isPercent && !keepsPercent ? multiplyDecimals(read.value, '0.01') : read.value;
  const isZero = !/[1-9]/.test(size);
  const value = (outer.negative || inner.negative) && !isZero ? `-${size}` : size;
  if (!isDecimalText(value)) return undefined;
  if (isPercent) return { value, form: 'percent' };
  if (isAmount) return { value, form: 'currency' };
  return { value, form: outer.bracketed || inner.bracketed ? 'negative' : read.form };
}

/** Significant digits that a sheet stores; further digits are floating-point noise. */
const SHEET_DIGITS = 15;

/**
 * Rounds the number of a cell to the 15 digits that its sheet stores: `25950.000000000004` → `25950`. Undefined if the
 * text is not a number.
 */
export function sheetNumber(written: string): string | undefined {
  const value = readPlainNumber(written)?.value;
  if (value === undefined) return undefined;
  const { integer } = digitsOf(value);
  const zeros = integer > 0 ? 0 : (/^-?0?\.(0*)/.exec(value)?.[1]?.length ?? 0);
  const scale = SHEET_DIGITS - integer + zeros;
  return scale < 0 ? value : shortestDecimal(roundDecimal(value, Math.min(scale, 40)));
}
