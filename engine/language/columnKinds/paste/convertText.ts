import type { CompiledColumn } from '../../compiled/compiledPage.ts';
import { digitsOf } from '../../../core/decimals.ts';
import { codeText } from './codeText.ts';
import { refused, set, type BlockCell, type Conversion } from './conversion.ts';
import { halfWidth } from './halfWidth.ts';
import { readDayAndClock } from './moments.ts';
import { readPlainNumber } from './plainNumber.ts';

const SCIENTIFIC = /^\d(?:\.\d+)?E[+-]?\d+$/i;
/** Number of significant digits that a sheet stores. */
const SHEET_DIGITS = 15;

const MONTH = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)';
/** How sheets display the date into which they converted `15-5` or `3/4`. */
const MADE_DAY = new RegExp(`^(?:\\d{1,2}-${MONTH}|${MONTH}-\\d{2}|\\d{1,2}月\\d{1,2}日|\\d{4}年\\d{1,2}月)$`);
/** A leap year contains every date that can be written without a year. */
const LEAP_YEAR = 2024;

/** Returns whether a text column is about dates, judged by its title: `生产日期`. */
const isAboutDays = ({ title }: CompiledColumn): boolean => /日期|时间|年月|date|time/i.test(title);

/** Returns whether a cell of a text column holds a date or a time of its sheet. */
function isMomentOfSheet({ number, isText, isDay }: BlockCell, column: CompiledColumn, text: string): boolean {
  if (isText === true || isAboutDays(column)) return false;
  if (isDay === true || MADE_DAY.test(text)) return true;
  if (number === undefined || readPlainNumber(text) !== undefined) return false;
  return readDayAndClock(text, LEAP_YEAR) !== undefined;
}

/** Returns whether the form of a text is valid; `required` and `unique` are ignored. */
const passes = (column: CompiledColumn, text: string): boolean =>
  column.checks.every(({ id, test }) => id === 'required' || id === 'unique' || test(text, { [column.key]: text }));

/** Converts a text that its sheet may have changed; undefined if it is what it looks like. */
function convertChanged(cell: BlockCell, column: CompiledColumn, shown: string): Conversion | undefined {
  const { number, isText, isDay } = cell;
  if (isMomentOfSheet(cell, column, shown)) return { kind: 'set', value: shown, doubt: 'day' };
  if (number === undefined) {
    return SCIENTIFIC.test(shown) && isText !== true ? { kind: 'set', value: shown, doubt: 'scientific' } : undefined;
  }
  if (isDay === true) return undefined;
  if (digitsOf(number).integer > SHEET_DIGITS) return refused('lostDigits');
  const text = codeText(cell);
  return text === shown ? undefined : set(text, 'behind');
}

/**
 * Converts a text unchanged, including leading zeros; surrounding blanks are removed. Full width becomes half width if
 * the column's checks require it: a unified code, a date in a text. A text that is too long is kept whole and reported,
 * and so is a date of the sheet.
 */
export function convertText(cell: BlockCell, column: CompiledColumn): Conversion {
  const text = cell.text.trim();
  const changed = convertChanged(cell, column, text);
  if (changed !== undefined) return changed;
  const { maxLength } = column;
  if (maxLength !== undefined && [...text].length > maxLength) return { kind: 'set', value: text, doubt: 'overlong' };
  const folded = halfWidth(text);
  return folded !== text && !passes(column, text) && passes(column, folded) ? set(folded, 'halfWidth') : set(text);
}
