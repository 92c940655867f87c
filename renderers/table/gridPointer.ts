import type { GridSurface } from './gridSurface.ts';
import type { TableCursor } from './tableCursor.ts';

/** The offset in the cell's text below the pointer. */
function caretBelow(event: MouseEvent, cell: Element | null): number | undefined {
  const range = document.caretRangeFromPoint?.(event.clientX, event.clientY);
  return range !== null && range !== undefined && cell?.contains(range.startContainer) ? range.startOffset : undefined;
}

/** Checkboxes of rows; with Shift all from the last one on. */
class RowPicker {
  #last = 0;

  pick(surface: GridSurface, row: number, extend: boolean): void {
    const { model } = surface;
    const selected = new Set(model.selectedRowIds);
    const on = !selected.has(model.rowAt(row).id);
    const [from, to] = extend ? [Math.min(row, this.#last), Math.max(row, this.#last)] : [row, row];
    for (let index = from; index <= Math.min(to, model.rowCount - 1); index += 1) {
      const { id } = model.rowAt(index);
      if (on) selected.add(id);
      else selected.delete(id);
    }
    this.#last = row;
    model.selectRows(selected);
  }
}

function pickAll({ model }: GridSurface): void {
  const all = model.selectedRowIds.size < model.rowCount;
  model.selectRows(all ? Array.from({ length: model.rowCount }, (_, index) => model.rowAt(index).id) : []);
}

function press(cursor: TableCursor, picker: RowPicker, event: MouseEvent): void {
  const { target } = event;
  const { surface } = cursor;
  if (!(target instanceof Element) || event.button !== 0) return;
  if (target.closest('.wb-sheet-overlay') !== null) return;
  if (target.closest('.wb-sheet-head') !== null) {
    event.preventDefault();
    if (target.closest('.wb-sheet-row-check') !== null) pickAll(surface);
    return;
  }
  const position = surface.positionOf(target);
  if (position === undefined) return;
  // The focus stays where it is, or goes to the input: never to the document in between.
  event.preventDefault();
  if (target.closest('.wb-sheet-row-check') !== null) {
    picker.pick(surface, position.row, event.shiftKey);
    return;
  }
  const caret = caretBelow(event, target.closest('.wb-sheet-cell'));
  cursor.select({ row: position.row, column: Math.max(0, position.column) });
  // A press beside a check mark only selects its cell.
  const opens = cursor.editor?.kind !== 'toggle' || target.closest('.wb-sheet-check') !== null;
  if (position.column >= 0 && opens) cursor.open('', caret);
}

function hover(cursor: TableCursor, event: MouseEvent): void {
  const { target } = event;
  const { surface } = cursor;
  const cell = target instanceof Element ? target.closest<HTMLElement>('.wb-sheet-cell') : null;
  const position = cell === null ? undefined : surface.positionOf(cell);
  const place = position === undefined ? undefined : surface.placeAt(position.column);
  if (cell === null || position === undefined || place === undefined) {
    cursor.showMessage();
    return;
  }
  const message = surface.model.messageAt(surface.model.rowAt(position.row).id, place.column.key);
  if (message !== undefined) cursor.tooltip.show(message, surface.rectangleOf(position));
  else if (!cursor.isEditing) cursor.showMessage();
  if (cell.title === '' && cell.scrollWidth > cell.clientWidth) cell.title = cell.textContent ?? '';
}

/** Mouse on the grid: one listener for all cells. */
export function listenToPointer(cursor: TableCursor): void {
  const picker = new RowPicker();
  const { scroller, grid } = cursor.surface.frame;
  scroller.addEventListener('mousedown', (event) => press(cursor, picker, event));
  grid.addEventListener('mouseover', (event) => hover(cursor, event));
  grid.addEventListener('mouseleave', () => {
    if (!cursor.isEditing) cursor.showMessage();
  });
}
