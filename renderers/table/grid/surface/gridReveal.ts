import type { ColumnLayout, GridLayout, Viewport } from './gridLayout.ts';

/** A table that is hidden, or in a dialog that opens, has none: nothing is out of view or in it. */
export const hasSize = ({ width, height }: Viewport): boolean => width > 0 && height > 0;

/** Pixels that have to be scrolled so that a cell is in view; as few as possible. `top`: of the cell, from the first row's edge. */
export function scrollTo(
  layout: GridLayout,
  viewport: Viewport,
  { top, place }: { readonly top: number; readonly place: ColumnLayout | undefined },
): { readonly top: number; readonly left: number } {
  const { headHeight, footHeight, rowHeight, pinnedWidth, endWidth } = layout;
  const bottom = top + rowHeight - (viewport.height - headHeight - footHeight);
  const scrollTop = top < viewport.top ? top : Math.max(bottom, viewport.top);
  if (place === undefined || place.pin !== 'none') return { top: scrollTop, left: viewport.left };
  const first = place.left - pinnedWidth;
  const last = place.left + place.width - (viewport.width - endWidth);
  return { top: scrollTop, left: first < viewport.left ? first : Math.max(last, viewport.left) };
}
