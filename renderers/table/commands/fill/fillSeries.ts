import { rangeBetween } from '../../grid/surface/gridRange.ts';
import type { TableCursor } from '../../grid/cursor/tableCursor.ts';
import { planExtend, type Extension } from './planExtend.ts';

/** From the first row of the range on, or from its one row to the end of the table, with a given step. */
export function fillSeries(cursor: TableCursor, step: Extension['step']): void {
  const { range, cells, writing } = cursor;
  if (range === null) return;
  const bottom = range.bottom > range.top ? range.bottom : cells.rows.rowCount - 1;
  const whole = rangeBetween({ row: range.top, column: range.left }, { row: bottom, column: range.right });
  const source = { ...whole, bottom: range.top };
  if (bottom === range.top) return;
  writing.carryOut(planExtend(cells, { source, whole, kind: 'series', step }), 'table.filled');
  cursor.selectRange(whole, { reveal: false });
}
