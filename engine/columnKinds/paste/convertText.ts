import type { CompiledColumn } from '../../compiledPage.ts';
import { digitsOf } from '../../decimals.ts';
import { refused, set, type BlockCell, type Conversion } from './conversion.ts';
import { halfWidth } from './halfWidth.ts';

const SCIENTIFIC = /^\d(?:\.\d+)?E[+-]?\d+$/i;
/** What a sheet shows where a number does not fit its column. */
const TOO_NARROW = /^#{3,}$/;
/** Digits that a sheet keeps of a number. */
const SHEET_DIGITS = 15;

/** What was judged is the form of a text; whether it is missing or repeated is another matter. */
const passes = (column: CompiledColumn, text: string): boolean =>
  column.checks.every(({ id, test }) => id === 'required' || id === 'unique' || test(text, { [column.key]: text }));

/** A code that the sheet kept as a number and shows as one: `8.712E+09`. */
function convertShownNumber({ number, isText }: BlockCell, text: string): Conversion {
  if (isText === true) return set(text);
  if (number === undefined) return { kind: 'set', value: text, doubt: 'scientific' };
  return digitsOf(number).integer > SHEET_DIGITS ? refused('lostDigits') : set(number, 'behind');
}

/**
 * A text as it is, leading zeros too; blanks around it go. Full width becomes half width where the column's checks want
 * it: a unified code, a date in a text. A text that is too long is kept whole and told.
 */
export function convertText(cell: BlockCell, column: CompiledColumn): Conversion {
  const text = cell.text.trim();
  const isSquashed = SCIENTIFIC.test(text) || (TOO_NARROW.test(text) && cell.number !== undefined);
  if (isSquashed) return convertShownNumber(cell, text);
  const { maxLength } = column;
  if (maxLength !== undefined && [...text].length > maxLength) return { kind: 'set', value: text, doubt: 'overlong' };
  const folded = halfWidth(text);
  return folded !== text && !passes(column, text) && passes(column, folded) ? set(folded, 'halfWidth') : set(text);
}
