import type { ColumnLayout, GridLayout, Viewport } from './gridLayout.ts';

/**
 * Whether the viewport has a size. A table that is hidden, or in an opening dialog, has none: scrolling into view is
 * not possible.
 */
export const hasSize = ({ width, height }: Viewport): boolean => width > 0 && height > 0;

/**
 * Returns the scroll position that brings a cell into view with the least scrolling. `top`: of the cell, from the top
 * of the first row.
 */
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
