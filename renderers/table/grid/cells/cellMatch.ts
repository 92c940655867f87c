import type { CellSearch, CompiledColumn, Value } from '../../../../engine/index.ts';
import { toText } from '../../../kit/formats/formats.ts';
import { cellOf } from './cellDisplay.ts';
import type { CellTexts } from './cellTexts.ts';
import { cellNames, partNames } from './cellNames.ts';

/** Whether a cell matches, by its stored value or its displayed text. */
export type CellTest = (column: CompiledColumn, value: Value | undefined) => boolean;

/** Whether the cell at a row and column index is a hit. */
export interface FoundTest {
  (at: { readonly row: number; readonly index: number }, column: CompiledColumn, value: Value | undefined): boolean;
}

/** Returns a test for many cells: blanks and numbers are decided without computing their display texts. */
export function cellTest(search: CellSearch, written: string, texts: CellTexts): CellTest {
  // Without a separator in the query, a match in the displayed number is also a match in the stored one.
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

/**
 * Returns the text of the cell after a replacement, to be read as if it were pasted; undefined when nothing matches.
 */
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
