import type { CompiledColumn } from '../../compiledPage.ts';
import { digitsOf } from '../../decimals.ts';
import { codeText } from './codeText.ts';
import { refused, set, type BlockCell, type Conversion } from './conversion.ts';
import { halfWidth } from './halfWidth.ts';

const SCIENTIFIC = /^\d(?:\.\d+)?E[+-]?\d+$/i;
/** Digits that a sheet keeps of a number. */
const SHEET_DIGITS = 15;

/** What was judged is the form of a text; whether it is missing or repeated is another matter. */
const passes = (column: CompiledColumn, text: string): boolean =>
  column.checks.every(({ id, test }) => id === 'required' || id === 'unique' || test(text, { [column.key]: text }));

/** A text that its sheet may have changed; undefined: it is what it looks like. */
function convertChanged(cell: BlockCell, shown: string): Conversion | undefined {
  const { number, isText, isDay } = cell;
  if (number === undefined) {
    return SCIENTIFIC.test(shown) && isText !== true ? { kind: 'set', value: shown, doubt: 'scientific' } : undefined;
  }
  if (isDay === true) return { kind: 'set', value: shown, doubt: 'day' };
  if (digitsOf(number).integer > SHEET_DIGITS) return refused('lostDigits');
  const text = codeText(cell);
  return text === shown ? undefined : set(text, 'behind');
}

/**
 * A text as it is, leading zeros too; blanks around it go. Full width becomes half width where the column's checks want
 * it: a unified code, a date in a text. A text that is too long is kept whole and told.
 */
export function convertText(cell: BlockCell, column: CompiledColumn): Conversion {
  const text = cell.text.trim();
  const changed = convertChanged(cell, text);
  if (changed !== undefined) return changed;
  const { maxLength } = column;
  if (maxLength !== undefined && [...text].length > maxLength) return { kind: 'set', value: text, doubt: 'overlong' };
  const folded = halfWidth(text);
  return folded !== text && !passes(column, text) && passes(column, folded) ? set(folded, 'halfWidth') : set(text);
}
