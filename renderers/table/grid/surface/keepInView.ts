import type { GridSurface } from './gridSurface.ts';

/** Milliseconds (W9-4). */
const SCROLLING = 100;

/**
 * Scrolls to a row and holds it in view until the flag on the scroller is cleared: height changes of the table in this
 * time do not move the row out of view.
 */
export function keepInView(surface: GridSurface, rowId: string): void {
  const { scroller, body } = surface.frame;
  const reveal = (): void => {
    const row = surface.rows.indexOf(rowId);
    if (row !== -1) surface.reveal({ row, column: 0 });
  };
  scroller.dataset['scrolling'] = 'true';
  const observer = new ResizeObserver(reveal);
  observer.observe(scroller);
  observer.observe(body);
  reveal();
  setTimeout(() => {
    observer.disconnect();
    delete scroller.dataset['scrolling'];
  }, SCROLLING);
}
