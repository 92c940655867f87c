import { rangeBetween } from '../../grid/surface/gridRange.ts';
import type { TableCursor } from '../../grid/cursor/tableCursor.ts';
import { planExtend, type Extension } from './planExtend.ts';

/** Fills a series with a given step from the first row of the range, or from its single row to the end of the table. */
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
