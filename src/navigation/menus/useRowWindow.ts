import { useCallback, useEffect, useState } from 'react';

/** Menus up to this many rows are drawn whole. */
const DRAWN_WHOLE = 120;
/** Rows above and below those in sight. */
const BESIDE = 8;

export interface RowWindow {
  /** Indexes of the rows to draw, ascending. */
  readonly drawn: readonly number[];
  /** Scrolls so that a row is in sight; does nothing where it is. */
  readonly reveal: (index: number) => void;
  /** Scrolls by so many pixels. */
  readonly shift: (pixels: number) => void;
}

interface RowWindowOptions {
  /** Null until it is drawn. */
  readonly scroller: HTMLElement | null;
  readonly count: number;
  /** In pixels; all rows are of one height. */
  readonly rowHeight: number;
  /** A row that stays drawn, wherever the menu is scrolled: the one with the focus. */
  readonly kept: number;
}

/** Which rows of a long menu are drawn: those in sight, some beside them, and the kept one. */
export function useRowWindow({ scroller, count, rowHeight, kept }: RowWindowOptions): RowWindow {
  const [sight, setSight] = useState(() => ({ top: 0, height: window.innerHeight }));
  const isWhole = count <= DRAWN_WHOLE;
  const look = useCallback(() => {
    if (scroller) setSight({ top: scroller.scrollTop, height: scroller.clientHeight });
  }, [scroller]);
  useEffect(() => {
    if (!scroller || isWhole) return undefined;
    // Tells the height at once, and whenever it changes.
    const observer = new ResizeObserver(look);
    observer.observe(scroller);
    scroller.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      scroller.removeEventListener('scroll', look);
    };
  }, [scroller, isWhole, look]);

  const first = isWhole ? 0 : Math.max(0, Math.floor(sight.top / rowHeight) - BESIDE);
  const last = isWhole ? count - 1 : Math.min(count - 1, Math.ceil((sight.top + sight.height) / rowHeight) + BESIDE);
  const drawn = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  if (kept >= 0 && kept < first) drawn.unshift(kept);
  if (kept > last && kept < count) drawn.push(kept);
  const shift = useCallback(
    (pixels: number) => {
      if (!scroller || pixels === 0) return;
      scroller.scrollBy({ top: pixels, behavior: 'instant' });
      look();
    },
    [scroller, look],
  );
  const reveal = useCallback(
    (index: number) => {
      if (!scroller || index < 0) return;
      const top = index * rowHeight;
      const { scrollTop, clientHeight } = scroller;
      if (top < scrollTop) shift(top - scrollTop);
      else shift(Math.max(0, top + rowHeight - clientHeight - scrollTop));
    },
    [scroller, rowHeight, shift],
  );
  return { drawn, reveal, shift };
}
