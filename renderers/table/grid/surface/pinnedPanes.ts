import type { ColumnLayout, GridLayout } from './gridLayout.ts';

const pane = (className: string, width: number): HTMLElement => {
  const element = document.createElement('div');
  element.className = className;
  element.setAttribute('role', 'presentation');
  element.style.width = `${width}px`;
  return element;
};

/** Creates the left pane of a row. */
export const startPane = (width: number): HTMLElement => pane('wb-grid-pinned', width);

/**
 * Returns the left position in pixels within the parent of the column's cells: the row, or the pane at its right end.
 */
export const paneLeft = (layout: GridLayout, place: ColumnLayout): number =>
  place.pin === 'right' ? place.left - (layout.totalWidth - layout.endWidth) : place.left;

/** Puts the cells of pinned columns into their panes: the start pane, and an end pane that is created when needed. */
export function pinCells<T extends { readonly element: HTMLElement }>(
  layout: GridLayout,
  row: HTMLElement,
  { start, make }: { readonly start: HTMLElement | undefined; readonly make: (column: number) => T | undefined },
): readonly T[] {
  const end = layout.endWidth === 0 ? undefined : pane('wb-grid-pinned is-end', layout.endWidth);
  if (end !== undefined) row.append(end);
  return layout.places.flatMap((place, column): readonly T[] => {
    const target = place.pin === 'left' ? start : place.pin === 'right' ? end : undefined;
    const cell = target === undefined ? undefined : make(column);
    if (cell === undefined) return [];
    target?.append(cell.element);
    return [cell];
  });
}
