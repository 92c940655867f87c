import { firstEndingAfter, seenLeft } from './gridLayout.ts';
import type { GridSurface } from './gridSurface.ts';

/** Returns the pixel of the content at a window position. */
const contentX = ({ frame, viewport }: GridSurface, clientX: number): number =>
  clientX - frame.scroller.getBoundingClientRect().left - frame.scroller.clientLeft + viewport.left;

/** Returns the pinned column below the pointer; undefined when there is none. */
export function pinnedColumnAt(surface: GridSurface, clientX: number): number | undefined {
  const { layout, viewport } = surface;
  const x = contentX(surface, clientX);
  const column = layout.places.findIndex((place) => {
    if (place.pin === 'none') return false;
    const left = seenLeft(layout, place, viewport);
    return x >= left && x < left + place.width;
  });
  return column === -1 ? undefined : column;
}

/** Returns the drop target of a dragged column: the index in front of which it is inserted. */
export function dropIndexAt(surface: GridSurface, clientX: number): number {
  const { layout, viewport } = surface;
  const x = contentX(surface, clientX);
  const column = pinnedColumnAt(surface, clientX) ?? firstEndingAfter(layout.places, x);
  const place = layout.places[column];
  if (place === undefined) return layout.places.length;
  return x > seenLeft(layout, place, viewport) + place.width / 2 ? column + 1 : column;
}
