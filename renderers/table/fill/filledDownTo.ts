import { isBlank } from '../../../engine/index.ts';
import type { GridRange } from '../grid/gridRange.ts';
import type { RangeCells } from '../cursor/rangeEdits.ts';

/** The last row down to which the column to the left, or else to the right, has values. */
export function filledDownTo(on: RangeCells, { left, right, bottom }: GridRange): number {
  const rows = on.rows.liveValues();
  for (const column of [left - 1, right + 1]) {
    const key = on.places[column]?.column.key;
    if (key === undefined) continue;
    let row = bottom;
    while (row + 1 < rows.length && !isBlank(rows[row + 1]?.[key])) row += 1;
    if (row > bottom) return row;
  }
  return bottom;
}
