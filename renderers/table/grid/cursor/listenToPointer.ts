import type { GridPosition } from '../surface/gridNavigation.ts';
import { rangeBetween, wholeRange } from '../surface/gridRange.ts';
import { RangeDrag } from './rangeDrag.ts';
import type { TableCursor } from './tableCursor.ts';

/** Returns the offset in the cell's text at the pointer. */
function caretBelow(event: MouseEvent, cell: Element | null): number | undefined {
  const range = document.caretRangeFromPoint?.(event.clientX, event.clientY);
  return range !== null && range !== undefined && cell?.contains(range.startContainer) ? range.startOffset : undefined;
}

/** Selects all cells of the columns between two; the active cell is in the first visible row. */
function selectColumns(cursor: TableCursor, from: number, to: number): void {
  const { rows } = cursor.extent;
  const { frame, layout } = cursor.surface;
  if (rows === 0) return;
  const row = Math.min(rows - 1, Math.ceil(layout.tops.rowAt(frame.scroller.scrollTop)));
  const range = rangeBetween({ row: 0, column: from }, { row: rows - 1, column: to });
  cursor.selectRange(range, { active: { row, column: from }, reveal: false });
}

/** Selects all cells of the rows between two. */
function selectRows(cursor: TableCursor, from: number, to: number): void {
  const { columns } = cursor.extent;
  const range = rangeBetween({ row: from, column: 0 }, { row: to, column: columns - 1 });
  cursor.selectRange(range, { active: { row: from, column: 0 }, reveal: false });
}

interface Parts {
  readonly cursor: TableCursor;
  readonly drag: RangeDrag;
  readonly alwaysEdit: boolean;
}

/** Handles a press on the head: a column's title, or the corner above the row numbers. */
function pressHead({ cursor }: Parts, target: Element, extend: boolean): void {
  const cell = target.closest<HTMLElement>('.wb-grid-head-cell');
  if (cell === null) {
    const all = wholeRange(cursor.extent);
    if (all !== undefined) cursor.selectRange(all, { reveal: false });
  } else {
    const column = Number(cell.dataset['column']);
    const from = extend ? (cursor.position?.column ?? column) : column;
    selectColumns(cursor, from, column);
  }
}

function pressRowNumber({ cursor, drag }: Parts, row: number, extend: boolean): void {
  const from = extend ? (cursor.position?.row ?? row) : row;
  selectRows(cursor, from, row);
  drag.start({ row, column: 0 }, { to: (position) => selectRows(cursor, from, position.row) });
}

/** Handles a press on a cell: a click selects or opens it; with Shift or by dragging it selects a range. */
function pressCell({ cursor, drag, alwaysEdit }: Parts, position: GridPosition, event: MouseEvent): void {
  const extend = (head: GridPosition): void => {
    if (cursor.isEditing) cursor.cancel();
    cursor.extendTo(head, { reveal: false });
  };
  if (event.shiftKey && cursor.position !== null) {
    cursor.extendTo(position);
    drag.start(position, { to: extend });
    return;
  }
  const target = event.target instanceof Element ? event.target : null;
  const caret = caretBelow(event, target?.closest('.wb-grid-cell') ?? null);
  cursor.select(position);
  const kind = cursor.editor?.kind;
  if (alwaysEdit && kind === 'text') cursor.open('', caret);
  // A press outside the check mark only selects its cell.
  const opens = kind !== 'toggle' || (target !== null && target.closest('.wb-grid-check') !== null);
  drag.start(position, {
    to: extend,
    // A list or calendar would cover the range during the drag.
    end: (moved) => {
      if (!moved && opens && !cursor.isEditing) cursor.open('', caret);
    },
  });
}

/** A press in a table without rows: the next input creates the first row. */
function focusEmpty(cursor: TableCursor, event: MouseEvent): void {
  event.preventDefault();
  cursor.focus();
}

function press(parts: Parts, event: MouseEvent): void {
  const { target } = event;
  const { surface } = parts.cursor;
  if (!(target instanceof Element) || event.button !== 0) return;
  if (target.closest('.wb-grid-overlay') !== null) return;
  if (target.closest('.wb-grid-head') !== null) {
    event.preventDefault();
    pressHead(parts, target, event.shiftKey);
    return;
  }
  const position = surface.positionOf(target);
  if (position === undefined) {
    if (parts.cursor.extent.rows === 0) focusEmpty(parts.cursor, event);
    return;
  }
  // The focus stays where it is, or moves to the input, never to the document in between.
  event.preventDefault();
  if (target.closest('.wb-grid-row-number') !== null) pressRowNumber(parts, position.row, event.shiftKey);
  else pressCell(parts, { row: position.row, column: Math.max(0, position.column) }, event);
}

function hover(cursor: TableCursor, event: MouseEvent): void {
  const { target } = event;
  const { surface } = cursor;
  const cell = target instanceof Element ? target.closest<HTMLElement>('.wb-grid-cell') : null;
  const position = cell === null ? undefined : surface.positionOf(cell);
  const place = position === undefined ? undefined : surface.placeAt(position.column);
  if (cell === null || position === undefined || place === undefined) {
    cursor.showMessage();
    return;
  }
  const message = surface.model.messageAt(surface.rows.rowAt(position.row).id, place.column.key);
  if (message !== undefined) cursor.tooltip.show(message, surface.rectangleOf(position));
  else if (!cursor.isEditing) cursor.showMessage();
  if (cell.title === '' && cell.scrollWidth > cell.clientWidth) cell.title = cell.textContent ?? '';
}

/** Handles the mouse on the grid: one listener for all cells. */
export function listenToPointer(cursor: TableCursor, options: { readonly alwaysEdit: boolean }): void {
  const parts: Parts = { ...options, cursor, drag: new RangeDrag(cursor.surface) };
  const { scroller, grid } = cursor.surface.frame;
  scroller.addEventListener('mousedown', (event) => press(parts, event));
  grid.addEventListener('mouseover', (event) => hover(cursor, event));
  grid.addEventListener('mouseleave', () => {
    if (!cursor.isEditing) cursor.showMessage();
  });
}
