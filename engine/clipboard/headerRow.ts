import type { CompiledColumn } from '../compiledPage.ts';
import { isBlankCell, type Block } from './block.ts';
import { halfWidth } from '../columnKinds/paste/halfWidth.ts';

export interface HeaderRow {
  /** The column below each cell of the header; undefined where nobody knows it. */
  readonly columns: readonly (CompiledColumn | undefined)[];
  /** Titles that no column has. */
  readonly unknown: readonly string[];
}

/** Titles are compared without blanks, marks of required fields, case and width: `* 毛重（千克）：` is `毛重(千克)`. */
const plainTitle = (title: string): string =>
  halfWidth(title)
    .toLowerCase()
    .replaceAll(/[\s*:_]/g, '');

/**
 * Reads the first row as titles: at least half of what stands in it must be titles, keys or further names of columns, and
 * something must stand below. Undefined: it is data.
 *
 * @param names further names of a column: its title in another language.
 */
export function readHeaderRow(
  { rows }: Block,
  columns: readonly CompiledColumn[],
  names: (column: CompiledColumn) => readonly string[] = () => [],
): HeaderRow | undefined {
  const [first] = rows;
  if (first === undefined || rows.length < 2) return undefined;
  const known = new Map<string, CompiledColumn[]>();
  for (const column of columns)
    for (const name of new Set([column.title, column.key, ...names(column)].map(plainTitle))) {
      const sharing = known.get(name);
      if (sharing === undefined) known.set(name, [column]);
      else sharing.push(column);
    }
  const taken = new Set<CompiledColumn>();
  const found = first.map((cell) => {
    // Of columns with one title the first that is still free.
    const column = isBlankCell(cell)
      ? undefined
      : known.get(plainTitle(cell.text))?.find((candidate) => !taken.has(candidate));
    if (column !== undefined) taken.add(column);
    return column;
  });
  const written = first.filter((cell) => !isBlankCell(cell));
  if (taken.size === 0 || taken.size * 2 < written.length) return undefined;
  const unknown = first.filter((cell, index) => found[index] === undefined && !isBlankCell(cell));
  return { columns: found, unknown: unknown.map((cell) => cell.text.trim()) };
}
