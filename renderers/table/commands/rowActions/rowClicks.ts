import type { TableCursor } from '../../grid/cursor/tableCursor.ts';

/** A click into a row that was not meant for a control of the row. */
export interface RowClick {
  readonly rowId: string;
  /** Of the cell's column; absent for the row's number. */
  readonly key?: string | undefined;
  /** Edges of the cell in the window, pixels. */
  readonly top: number;
  readonly bottom: number;
  /** The cell took the click to be edited. */
  readonly isEditable: boolean;
}

const CONTROLS = '.wb-grid-check, .wb-grid-radio, .wb-grid-expand, .wb-grid-drag, a, button, input';

/** What a click into a cell says; undefined when it was meant for something else (contract §9.6). */
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

/** Clicks into rows; a drag over several cells is none. */
export function listenToRowClicks(cursor: TableCursor, onClick: (click: RowClick) => void): void {
  cursor.surface.frame.grid.addEventListener('click', (event) => {
    const click = clickOf(cursor, event);
    if (click !== undefined && !cursor.hasRange) onClick(click);
  });
}
