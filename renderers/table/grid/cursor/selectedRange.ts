import type { CellRange } from '../../../../engine/index.ts';
import type { GridSurface } from '../surface/gridSurface.ts';

/**
 * Returns a function for the current position of a range, since rows and columns may move. It returns null when the
 * first cell is gone.
 */
export function selectedRange(surface: GridSurface, { top, left, bottom, right }: CellRange): () => CellRange | null {
  const { rows } = surface;
  const rowId = top < rows.rowCount ? rows.rowAt(top).id : undefined;
  const key = surface.placeAt(left)?.column.key;
  return () => {
    const row = rowId === undefined ? top : rows.indexOf(rowId);
    const column = key === undefined ? left : surface.columnOf(key);
    if (row === -1 || column === -1) return null;
    return { top: row, left: column, bottom: row + bottom - top, right: column + right - left };
  };
}
