import type { TableCursor } from '../tableCursor.ts';
import { dragColumn, dragWidth } from './columnDrag.ts';
import { fittingWidth, moveTo, resizeTo } from './columnMoves.ts';
import type { ColumnTools } from './columnTools.ts';

const TOOLS = '.wb-sheet-head-edge, .wb-sheet-head-menu';

/** The column whose head was met, and the tool in it. */
function hitOf(
  event: Event,
): { readonly column: number; readonly cell: Element; readonly tool: Element | null } | null {
  const { target } = event;
  const cell = target instanceof Element ? target.closest<HTMLElement>('.wb-sheet-head-cell') : null;
  if (cell === null || !(target instanceof Element)) return null;
  return { cell, column: Number(cell.dataset['column']), tool: target.closest(TOOLS) };
}

const isEdge = (tool: Element | null): boolean => tool?.classList.contains('wb-sheet-head-edge') === true;

/** What the pointer does with heads: widths at the edge, another place by dragging, the menu. */
export function listenToHead(cursor: TableCursor, { settings, onMenu }: ColumnTools): void {
  const { surface } = cursor;
  const { grid } = surface.frame;
  const openMenu = (column: number, at: { left: number; top: number }): void => {
    const place = surface.placeAt(column);
    if (place === undefined) return;
    cursor.leave();
    onMenu({ key: place.column.key, ...at });
  };

  grid.addEventListener('mousedown', (event) => {
    if (hitOf(event)?.tool == null) return;
    // The tools are no press on the head: it would select the column.
    event.preventDefault();
    event.stopPropagation();
  });
  grid.addEventListener('pointerdown', (event) => {
    const hit = event.button === 0 ? hitOf(event) : null;
    if (hit === null) return;
    const { column, tool } = hit;
    const onWidth = (width: number): void => resizeTo(surface, settings, { column, width });
    const onPlace = (to: number): void => void moveTo(surface, settings, { from: column, to });
    if (isEdge(tool)) {
      cursor.leave();
      dragWidth(surface, event, { column, onDrop: onWidth });
    } else if (tool === null && event.pointerType !== 'touch') dragColumn(surface, event, { column, onDrop: onPlace });
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
    openMenu(hit.column, { left: hit.tool.getBoundingClientRect().left, top: box.bottom });
  });
  grid.addEventListener('contextmenu', (event) => {
    const hit = hitOf(event);
    if (hit === null) return;
    event.preventDefault();
    openMenu(hit.column, { left: event.clientX, top: event.clientY });
  });
}
