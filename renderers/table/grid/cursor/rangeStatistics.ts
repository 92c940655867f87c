import { cellStatistics, type CellStatistics, type Value } from '../../../../engine/index.ts';
import type { TableCursor } from './tableCursor.ts';

/** Returns count, sum and average of the numbers in the selected cells; null while only one is selected. */
export function rangeStatistics(cursor: TableCursor): CellStatistics | null {
  const { range, surface } = cursor;
  if (range === null || !cursor.hasRange) return null;
  const { layout } = surface;
  const columns = layout.places
    .slice(range.left, range.right + 1)
    .map((place) => place.column)
    .filter((column) => column.valueType === 'decimal');
  if (columns.length === 0) return null;
  const rows = surface.rows.liveValues();
  function* numbers(top: number, bottom: number): Generator<Value | undefined> {
    for (let row = top; row <= bottom; row += 1) for (const { key } of columns) yield rows[row]?.[key];
  }
  return cellStatistics(numbers(range.top, range.bottom), columns.length === 1 ? columns[0] : undefined);
}
