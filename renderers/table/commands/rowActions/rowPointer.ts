import type { TablePorts } from '../../grid/cells/cellEditors.ts';
import { isInRange } from '../../grid/surface/gridRange.ts';
import type { TableCursor } from '../../grid/cursor/tableCursor.ts';
import { lazyModule } from '../../../kit/lazy/lazyModule.ts';
import { whilePressed } from '../../grid/cursor/whilePressed.ts';
import type { RowMenuRequest } from '../../grid/rows/rowMenuRequest.ts';
import { RowPicker } from './rowPicker.ts';

/** Pointer tracking for dragging a row. */
export const rowDragging = lazyModule(() => import('./rowDrag.ts'));

export interface RowPointerOptions {
  readonly t: TablePorts['t'];
  readonly onMenu: (request: RowMenuRequest) => void;
  /** Called to insert a row below the one at this index. */
  readonly onInsert: (index: number) => void;
  /** Whether rows have a details dialog, in a read-only table too. */
  readonly hasDetails: () => boolean;
}

interface Hit {
  readonly index: number;
  readonly rowId: string;
  /** The control that was hit; its class has a prefix. */
  readonly control: Element | null;
}

/** Returns the row whose own (non-data) cells were hit. */
function hitOf({ surface }: TableCursor, event: Event): Hit | undefined {
  const { target } = event;
  const cell = target instanceof Element ? target.closest('.wb-grid-row .wb-grid-pinned > :not(.wb-grid-cell)') : null;
  const position = cell === null ? undefined : surface.positionOf(cell);
  if (cell === null || position === undefined) return undefined;
  return { index: position.row, rowId: surface.rows.rowAt(position.row).id, control: cell.firstElementChild };
}

/** Returns the row id of the hit data cell; selects the cell unless it is in the selection. */
function selectedAt(cursor: TableCursor, { target }: Event): string | undefined {
  const cell = target instanceof Element ? target.closest('.wb-grid-cell') : null;
  const position = cell === null ? undefined : cursor.surface.positionOf(cell);
  if (position === undefined) return undefined;
  cursor.leave();
  if (cursor.range === null || !isInRange(cursor.range, position)) cursor.select(position);
  return cursor.surface.rows.rowAt(position.row).id;
}

const isControl = (hit: Hit, name: string): boolean => hit.control?.classList.contains(`wb-grid-${name}`) === true;

/** Returns the menu position below the control, so that the menu does not cover it. */
function menuAt({ rowId, control }: Hit): RowMenuRequest {
  const box = control?.getBoundingClientRect();
  return { rowId, left: box?.right ?? 0, top: box?.bottom ?? 0 };
}

/** Handles presses on the row's own cells; the grid's listener handles the other cells. */
export function listenToRowPointer(cursor: TableCursor, options: RowPointerOptions): void {
  const { grid } = cursor.surface.frame;
  const picker = new RowPicker(cursor.surface.rows);
  let dragged = false;

  grid.addEventListener('mousedown', (event) => {
    const { target } = event;
    if (!(target instanceof Element) || event.button !== 0) return;
    const isHead = target.closest('.wb-grid-head .wb-grid-row-check') !== null;
    const hit = isHead ? undefined : hitOf(cursor, event);
    if (isHead) picker.pickAll();
    else if (hit === undefined || hit.control === null) return;
    else if (isControl(hit, 'check')) picker.pick(hit.index, event.shiftKey);
    else if (isControl(hit, 'radio')) picker.pickOne(hit.index);
    else if (isControl(hit, 'expand')) cursor.surface.expansion.toggle(hit.rowId);
    // The focus stays where it is; the grid's listener does not select a cell.
    event.preventDefault();
    event.stopPropagation();
  });

  grid.addEventListener('pointerdown', (event) => {
    const hit = event.button === 0 ? hitOf(cursor, event) : undefined;
    dragged = false;
    if (hit === undefined || !isControl(hit, 'drag')) return;
    cursor.leave();
    const drag = { cursor, event, rowId: hit.rowId, t: options.t, onStart: () => (dragged = true) };
    whilePressed({
      code: rowDragging,
      begin: ({ dragRow }) => dragRow(drag),
      onFailed: () => cursor.notice(options.t('common.partFailed')),
    });
  });
  grid.addEventListener('click', (event) => {
    const hit = hitOf(cursor, event);
    if (hit === undefined || !isControl(hit, 'drag') || dragged) return;
    if (event.detail < 2) options.onMenu(menuAt(hit));
    else if (event.detail === 2) options.onInsert(hit.index);
  });
  grid.addEventListener('contextmenu', (event) => {
    const place = { left: event.clientX, top: event.clientY };
    const { readOnly } = cursor.surface.model;
    const hit = hitOf(cursor, event);
    if (readOnly && (hit === undefined || !options.hasDetails())) return;
    const rowId = hit?.rowId ?? selectedAt(cursor, event);
    if (rowId === undefined) return;
    event.preventDefault();
    options.onMenu({ rowId, ...place, onCells: hit === undefined });
  });
}
