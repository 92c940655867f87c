import type { TablePorts } from '../../grid/cells/cellEditors.ts';
import { changeOrder, wantedOrder } from './changeOrder.ts';
import { nextDirection, sortBy } from '../../grid/rows/rowOrder.ts';
import type { TableCursor } from '../../grid/cursor/tableCursor.ts';
import { lazyModule } from '../../../kit/lazy/lazyModule.ts';
import { whilePressed } from '../../grid/cursor/whilePressed.ts';
import { fittingWidth, moveTo, resizeTo } from './columnMoves.ts';
import type { ColumnTools } from './columnTools.ts';

/** Pointer tracking for dragging a column or its edge. */
export const columnDragging = lazyModule(() => import('./columnDrag.ts'));

const TOOLS = '.wb-grid-head-edge, .wb-grid-head-menu, .wb-grid-head-mark';

/** Returns the column of the head cell that was hit, and the tool in it. */
function hitOf(
  event: Event,
): { readonly column: number; readonly cell: Element; readonly tool: Element | null } | null {
  const { target } = event;
  const cell = target instanceof Element ? target.closest<HTMLElement>('.wb-grid-head-cell') : null;
  if (cell === null || !(target instanceof Element)) return null;
  return { cell, column: Number(cell.dataset['column']), tool: target.closest(TOOLS) };
}

const isEdge = (tool: Element | null): boolean => tool?.classList.contains('wb-grid-head-edge') === true;

/** A press on the sort mark of a column switches its direction; with Shift the other sort columns are preserved. */
function turnSort(
  { cursor, key, event }: { cursor: TableCursor; key: string; event: MouseEvent },
  t: TablePorts['t'],
): void {
  const order = wantedOrder(cursor.surface.rows);
  const direction = nextDirection(order, key);
  void changeOrder(cursor, sortBy(order, key, { direction, adds: event.shiftKey }), { t, key });
}

/** Handles the pointer on column heads: resize at the edge, move by dragging, menu, sort and filter. */
export function listenToHead(cursor: TableCursor, tools: ColumnTools, t: TablePorts['t']): void {
  const { settings } = tools;
  const { surface } = cursor;
  const { grid } = surface.frame;
  const ask = (open: ColumnTools['onMenu'], column: number, at: { left: number; top: number }): void => {
    const place = surface.placeAt(column);
    if (place === undefined) return;
    cursor.leave();
    open({ key: place.column.key, ...at });
  };

  grid.addEventListener('mousedown', (event) => {
    if (hitOf(event)?.tool == null) return;
    // A press on a tool must not reach the head: it would select the column.
    event.preventDefault();
    event.stopPropagation();
  });
  grid.addEventListener('pointerdown', (event) => {
    const hit = event.button === 0 ? hitOf(event) : null;
    if (hit === null) return;
    const { column, tool } = hit;
    const onWidth = (width: number): void => resizeTo(surface, settings, { column, width });
    const onPlace = (to: number): void => void moveTo(surface, settings, { from: column, to });
    const follow = (begin: (code: typeof import('./columnDrag.ts')) => void): void =>
      whilePressed({ code: columnDragging, begin, onFailed: () => cursor.notice(t('common.partFailed')) });
    if (isEdge(tool)) {
      cursor.leave();
      follow(({ dragWidth }) => dragWidth(surface, event, { column, onDrop: onWidth }));
    } else if (tool === null && event.pointerType !== 'touch')
      follow(({ dragColumn }) => dragColumn(surface, event, { column, onDrop: onPlace }));
  });
  grid.addEventListener('dblclick', (event) => {
    const hit = hitOf(event);
    if (hit === null || !isEdge(hit.tool)) return;
    resizeTo(surface, settings, { column: hit.column, width: fittingWidth(surface, hit.column) });
  });
  grid.addEventListener('click', (event) => {
    const hit = hitOf(event);
    if (hit === null || hit.tool === null || isEdge(hit.tool)) return;
    const box = hit.cell.getBoundingClientRect();
    const at = { left: hit.tool.getBoundingClientRect().left, top: box.bottom };
    const place = surface.placeAt(hit.column);
    const isMark = hit.tool.classList.contains('wb-grid-head-mark');
    if (hit.tool.classList.contains('is-filtered')) ask(tools.onFilter, hit.column, at);
    else if (!isMark) ask(tools.onMenu, hit.column, at);
    else if (place !== undefined) turnSort({ cursor, key: place.column.key, event }, t);
  });
  grid.addEventListener('contextmenu', (event) => {
    const hit = hitOf(event);
    if (hit === null) return;
    event.preventDefault();
    ask(tools.onMenu, hit.column, { left: event.clientX, top: event.clientY });
  });
}
