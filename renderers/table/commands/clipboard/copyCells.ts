import { takesFilesAway, writeHtmlTable, writeTabSeparated, type CopiedCell } from '../../../../engine/index.ts';
import type { CellRange, CellValue, CompiledColumn, TableRow } from '../../../../engine/index.ts';
import { toText } from '../../../kit/formats/formats.ts';
import type { GridSurface } from '../../grid/surface/gridSurface.ts';
import { OWN_TYPE, writeOwnCells, type OwnCells } from './ownCells.ts';

/** A single plain cell is copied without a line end, so that it can be pasted into any field. */
function plainText(rows: readonly (readonly string[])[]): string {
  const text = writeTabSeparated(rows);
  const alone = rows.length === 1 && rows[0]?.length === 1;
  return alone && !text.startsWith('"') ? text.trimEnd() : text;
}

function writeClipboard(data: DataTransfer, cells: OwnCells, isNumber: (column: number) => boolean): void {
  const copied = cells.rows.map((row) =>
    row.map(({ text }, column): CopiedCell => ({ text, isNumber: isNumber(column) })),
  );
  data.setData('text/plain', plainText(cells.rows.map((row) => row.map(({ text }) => text))));
  data.setData('text/html', writeHtmlTable(copied));
  data.setData(OWN_TYPE, writeOwnCells(cells));
}

/** Rows and columns that are copied or cut. */
export interface CopiedCells {
  readonly rows: readonly TableRow[];
  readonly columns: readonly CompiledColumn[];
}

/** Returns the selected cells; whole rows when rows are ticked and at most one cell is selected. */
export function cellsToCopy({ model, rows, layout }: GridSurface, range: CellRange | null): CopiedCells | null {
  const columns = layout.places.map(({ column }) => column);
  const isOneCell = range === null || (range.top === range.bottom && range.left === range.right);
  const all = (from: number, to: number): TableRow[] =>
    Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => rows.rowAt(from + index));
  if (isOneCell && model.selectedRowIds.size > 0)
    return { columns, rows: all(0, rows.rowCount - 1).filter(({ id }) => model.selectedRowIds.has(id)) };
  if (range === null) return null;
  return {
    columns: columns.slice(range.left, range.right + 1),
    rows: all(range.top, Math.min(range.bottom, rows.rowCount - 1)),
  };
}

/** Writes displayed texts to the clipboard, except that numbers have no separators: every spreadsheet reads them. */
export function copyCells({ texts }: GridSurface, { rows, columns }: CopiedCells, data: DataTransfer): void {
  const isNumber = (index: number): boolean => columns[index]?.valueType === 'decimal';
  writeClipboard(
    data,
    {
      columns: columns.map(({ key, type, dictCode }) => ({ key, type, dictCode })),
      rows: rows.map(({ values }) =>
        columns.map((column, index) => {
          const value = values[column.key] ?? null;
          return { value, text: isNumber(index) ? toText(value) : texts.textOf(column, value) };
        }),
      ),
    },
    isNumber,
  );
}

/** Returns the cells that can be cleared. */
export const clearedCells = (
  { rows, columns }: CopiedCells,
  isReadOnly: (rowId: string, column: CompiledColumn) => boolean,
): readonly CellValue[] =>
  rows.flatMap((row) =>
    columns
      .filter((column) => toText(row.values[column.key]) !== '' && !isReadOnly(row.id, column))
      .filter((column) => !takesFilesAway(column, row.values[column.key], null))
      .map((column): CellValue => ({ rowId: row.id, key: column.key, value: null })),
  );
