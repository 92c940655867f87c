import type { TableCursor } from '../../grid/cursor/tableCursor.ts';

/** A click into a row that does not hit a control of the row. */
export interface RowClick {
  readonly rowId: string;
  /** Key of the cell's column; absent for the row number. */
  readonly key?: string | undefined;
  /** Edges of the cell, in window pixels. */
  readonly top: number;
  readonly bottom: number;
  /** The click starts editing the cell. */
  readonly isEditable: boolean;
}

const CONTROLS = '.wb-grid-check, .wb-grid-radio, .wb-grid-expand, .wb-grid-drag, a, button, input';

/** Returns the click into a cell; undefined when it hit something else (contract §9.6). */
function clickOf(cursor: TableCursor, { target }: MouseEvent): RowClick | undefined {
  const { surface } = cursor;
  if (!(target instanceof Element) || target.closest(CONTROLS) !== null) return undefined;
  const cell = target.closest('.wb-grid-cell, .wb-grid-row-number');
  const position = cell === null ? undefined : surface.positionOf(cell);
  if (cell === null || position === undefined) return undefined;
  const key = surface.placeAt(position.column)?.column.key;
  const { top, bottom } = cell.getBoundingClientRect();
  return {
    rowId: surface.rows.rowAt(position.row).id,
    key,
    top,
    bottom,
    isEditable: cursor.isEditable(position),
  };
}

/** Listens to clicks into rows; a drag over several cells does not count. */
export function listenToRowClicks(cursor: TableCursor, onClick: (click: RowClick) => void): void {
  cursor.surface.frame.grid.addEventListener('click', (event) => {
    const click = clickOf(cursor, event);
    if (click !== undefined && !cursor.hasRange) onClick(click);
  });
}
