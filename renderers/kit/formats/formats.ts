import { digitsOf, isBlank, isDecimalText, normalizeText, roundDecimal } from '../../../engine/index.ts';
import type { CompiledColumn, Value } from '../../../engine/index.ts';

/** `'1234567.50'` → `1,234,567.50`: text in, text out, no digit is touched (W9-8). Anything that is no decimal comes back as it is. */
export function withThousands(text: string): string {
  const match = /^(-?)(\d+)(\.\d+)?$/.exec(text);
  if (!match) return text;
  const [, sign = '', integer = '', fraction = ''] = match;
  return sign + integer.replaceAll(/\B(?=(\d{3})+$)/g, ',') + fraction;
}

/** What was typed or pasted into a number field as plain decimal text: separators, blanks and full-width digits undone, no needless zeros in front. */
export function toDecimalText(typed: string): string {
  const halfWidth = normalizeText(typed).replaceAll(/[０-９．－＋，]/g, (letter) =>
    String.fromCharCode(letter.charCodeAt(0) - 0xfee0),
  );
  const bare = halfWidth.replaceAll(/[\s,]/g, '').replace(/^\+/, '').replace(/\.$/, '');
  return bare.replace(/^(-?)\./, '$10.').replace(/^(-?)0+(?=\d)/, '$1');
}

const SIZES = ['B', 'KB', 'MB', 'GB', 'TB'] as const;

/** `'12345'` bytes → `12.1 KB`; anything that is no whole number comes back as it is. */
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

/** How many digits behind the point a number says something with; 角 and 分 of a column of two digits are read together. */
export function neededPlaces({ scale }: Pick<CompiledColumn, 'scale'>, text: string): number {
  const { fraction } = isDecimalText(text) ? digitsOf(text) : { fraction: 0 };
  return fraction === 1 && scale === 2 ? 2 : fraction;
}

/** `2492.212500` → `2492.2125`: as a number by itself is read. What is no decimal comes back as it is. */
export const neededDigits = (column: Pick<CompiledColumn, 'scale'>, text: string): string =>
  isDecimalText(text) ? roundDecimal(text, neededPlaces(column, text)) : text;

/** A number column as its page wants it read. */
export const numberText = (column: CompiledColumn, text: string): string =>
  column.props?.['show'] === 'fileSize' ? fileSize(text) : withThousands(text);

export const toText = (value: Value | undefined): string => (isBlank(value) ? '' : String(value));
