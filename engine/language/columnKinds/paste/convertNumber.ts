import type { CompiledColumn } from '../../compiled/compiledPage.ts';
import { digitsOf, equalDecimals, isDecimalText, multiplyDecimals, roundDecimal } from '../../../core/decimals.ts';
import { refused, set, type BlockCell, type Conversion, type ConversionReason } from './conversion.ts';
import { readPlainNumber } from './plainNumber.ts';

/** Returns whether the column stores percentages as such, which its title shows: `税率(%)`. */
const keepsPercent = ({ title }: CompiledColumn): boolean => /[%％]/.test(title);

interface Found {
  readonly value: string;
  readonly reason: ConversionReason | undefined;
}

/**
 * Finds the number of a cell. The number behind the cell takes precedence over the displayed one, which the format may
 * have truncated.
 */
function findNumber(cell: BlockCell, column: CompiledColumn): Found | undefined {
  const text = cell.text.trim();
  const shown = readPlainNumber(text, keepsPercent(column));
  const reason = shown === undefined || shown.form === 'plain' ? undefined : shown.form;
  // A date is not a quantity, whatever number the sheet stores for it.
  if (cell.isDay === true && shown === undefined) return undefined;
  if (cell.number !== undefined) {
    const inPercent = shown?.form === 'percent' && keepsPercent(column);
    const behind = inPercent ? multiplyDecimals(cell.number, '100') : cell.number;
    if (shown === undefined || !equalDecimals(shown.value, behind)) return { value: behind, reason: 'behind' };
  }
  if (shown === undefined) return undefined;
  return { value: shown.value, reason: reason ?? (shown.value === text ? undefined : 'number') };
}

/** Converts a number, rounding half up to the decimal places that the column stores. */
export function convertNumber(cell: BlockCell, column: CompiledColumn): Conversion {
  const found = findNumber(cell, column);
  if (found === undefined || !isDecimalText(found.value)) return refused('notNumber');
  const { scale } = column;
  const { value, reason } = found;
  if (scale === undefined || digitsOf(value).fraction <= scale) return set(value, reason);
  const rounded = roundDecimal(value, scale);
  const shown = readPlainNumber(cell.text)?.value;
  // The rounded number equals the displayed one: nothing to report.
  const isShown = shown === cell.text.trim() && equalDecimals(shown, rounded);
  return set(rounded, isShown ? undefined : 'rounded');
}
