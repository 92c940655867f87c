import { useCallback, useEffect, useState } from 'react';

/** Menus with up to this many rows are rendered completely. */
const DRAWN_WHOLE = 120;
/** Rows rendered above and below the viewport. */
const BESIDE = 8;

export interface RowWindow {
  /** Indexes of the rows to render, ascending. */
  readonly drawn: readonly number[];
  /** Scrolls a row into view if it is not visible. */
  readonly reveal: (index: number) => void;
  /** Scrolls by a number of pixels. */
  readonly shift: (pixels: number) => void;
}

interface RowWindowOptions {
  /** Null until it is mounted. */
  readonly scroller: HTMLElement | null;
  readonly count: number;
  /** Height in pixels of every row. */
  readonly rowHeight: number;
  /** A row that is always rendered: the focused one. */
  readonly kept: number;
}

/** Selects the rows of a long menu to render: those in view, some next to them, and the kept one. */
export function useRowWindow({ scroller, count, rowHeight, kept }: RowWindowOptions): RowWindow {
  const [sight, setSight] = useState(() => ({ top: 0, height: window.innerHeight }));
  const isWhole = count <= DRAWN_WHOLE;
  const look = useCallback(() => {
    if (scroller) setSight({ top: scroller.scrollTop, height: scroller.clientHeight });
  }, [scroller]);
  useEffect(() => {
    if (!scroller || isWhole) return undefined;
    // Reports the height immediately and whenever it changes.
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
