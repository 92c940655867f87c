import { digitsOf, isBlank, isDecimalText, normalizeText, roundDecimal } from '../../../engine/index.ts';
import type { CompiledColumn, Value } from '../../../engine/index.ts';

/**
 * Formats `'1234567.50'` as `1,234,567.50`: text in, text out, no digit is changed (W9-8). Text that is not a decimal
 * is returned unchanged.
 */
export function withThousands(text: string): string {
  const match = /^(-?)(\d+)(\.\d+)?$/.exec(text);
  if (!match) return text;
  const [, sign = '', integer = '', fraction = ''] = match;
  return sign + integer.replaceAll(/\B(?=(\d{3})+$)/g, ',') + fraction;
}

/**
 * Converts text typed or pasted into a number field to plain decimal text: removes separators, blanks and leading
 * zeros, converts full-width digits.
 */
export function toDecimalText(typed: string): string {
  const halfWidth = normalizeText(typed).replaceAll(/[０-９．－＋，]/g, (letter) =>
    String.fromCharCode(letter.charCodeAt(0) - 0xfee0),
  );
  const bare = halfWidth.replaceAll(/[\s,]/g, '').replace(/^\+/, '').replace(/\.$/, '');
  return bare.replace(/^(-?)\./, '$10.').replace(/^(-?)0+(?=\d)/, '$1');
}

const SIZES = ['B', 'KB', 'MB', 'GB', 'TB'] as const;

/** Formats `'12345'` bytes as `12.1 KB`; text that is not a whole number is returned unchanged. */
export function fileSize(text: string): string {
  if (!/^\d{1,15}$/.test(text)) return text;
  let size = Number(text);
  let unit = 0;
  while (size >= 1023.95 && unit < SIZES.length - 1) {
    size /= 1024;
    unit += 1;
  }
  return `${unit === 0 ? size : size.toFixed(1)} ${SIZES[unit] ?? ''}`;
}

/** Returns the number of significant decimal places; 角 and 分 of a column with two decimals are shown together. */
export function neededPlaces({ scale }: Pick<CompiledColumn, 'scale'>, text: string): number {
  const { fraction } = isDecimalText(text) ? digitsOf(text) : { fraction: 0 };
  return fraction === 1 && scale === 2 ? 2 : fraction;
}

/**
 * Formats `2492.212500` as `2492.2125`, for a number outside a column. Text that is not a decimal is returned
 * unchanged.
 */
export const neededDigits = (column: Pick<CompiledColumn, 'scale'>, text: string): string =>
  isDecimalText(text) ? roundDecimal(text, neededPlaces(column, text)) : text;

/** Formats the value of a number column as its page defines. */
export const numberText = (column: CompiledColumn, text: string): string =>
  column.props?.['show'] === 'fileSize' ? fileSize(text) : withThousands(text);

export const toText = (value: Value | undefined): string => (isBlank(value) ? '' : String(value));
