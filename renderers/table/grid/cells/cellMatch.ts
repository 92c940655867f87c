import type { CellSearch, CompiledColumn, Value } from '../../../../engine/index.ts';
import { toText } from '../../../kit/formats/formats.ts';
import { cellOf } from './cellDisplay.ts';
import type { CellTexts } from './cellTexts.ts';
import { cellNames, partNames } from './cellNames.ts';

/** Whether a cell is found, by its stored value or by what it shows. */
export type CellTest = (column: CompiledColumn, value: Value | undefined) => boolean;

/** Whether the cell of a row and of a column, by index, is one of those that are found. */
export interface FoundTest {
  (at: { readonly row: number; readonly index: number }, column: CompiledColumn, value: Value | undefined): boolean;
}

/** A test for many cells: blanks and numbers are settled without putting their texts together. */
export function cellTest(search: CellSearch, written: string, texts: CellTexts): CellTest {
  // Without a separator in it, what is found in a number as it is shown is found in the stored one as well.
  const needsShown = /[,，]/.test(written);
  return (column, value) => {
    const stored = toText(value);
    if (stored === '') return false;
    if (search.matches(stored)) return true;
    if (column.valueType === 'decimal' && !needsShown && cellOf(column.type).face === undefined) return false;
    if (cellNames(column, value, texts).some((name) => search.matches(name))) return true;
    return partNames(column, value, texts)?.some((names) => names.some((name) => search.matches(name))) === true;
  };
}

/** The text that stands for the cell after a replacement, to be read as if it were pasted; undefined where nothing matches. */
export function replacedText(
  { search, replacement }: { readonly search: CellSearch; readonly replacement: string },
  { column, value }: { readonly column: CompiledColumn; readonly value: Value | undefined },
  texts: CellTexts,
): string | undefined {
  const parts = partNames(column, value, texts);
  if (parts !== undefined) {
    const replaced = parts.map((names) => search.replaceName(names, replacement));
    if (replaced.some((part) => part !== undefined))
      return replaced.map((part, index) => part ?? parts[index]?.[0] ?? '').join(',');
  }
  return search.replaceName(cellNames(column, value, texts), replacement);
}
