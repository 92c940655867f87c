import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useLatest } from '../hooks/useLatest.ts';

/** Fewer or more are no page of a list. */
const FEWEST = 5;
const MOST = 100;
/** Pixels: a row before one is drawn, and the pager with its margins. */
const USUAL_ROW = 37;
const PAGER = 52;

/** What scrolls the page: its bottom is where rows end. */
function scrollerOf(element: Element): Element {
  for (let above = element.parentElement; above !== null; above = above.parentElement)
    if (/auto|scroll/.test(getComputedStyle(above).overflowY)) return above;
  return document.documentElement;
}

/** Rows for which there is room between the top of a table and the bottom of what scrolls it. */
function rowsThatFit(records: Element, scroller: Element): number {
  const isWindow = scroller === document.documentElement;
  const bottom = isWindow ? window.innerHeight : scroller.getBoundingClientRect().bottom;
  const top = records.getBoundingClientRect().top + scroller.scrollTop;
  const head = records.querySelector('.wb-scrolled-head')?.getBoundingClientRect().height ?? USUAL_ROW;
  const row = records.querySelector('.wb-scrolled-rows tr')?.getBoundingClientRect().height ?? USUAL_ROW;
  return Math.max(FEWEST, Math.min(MOST, Math.floor((bottom - top - head - PAGER) / row)));
}

export interface FittingRows {
  /** Off: rows are as many as were asked for. */
  readonly isOn: boolean;
  readonly onFit: (rows: number) => void;
}

/**
 * Tells how many rows the window has room for (D60): once, and whenever window or density are others. Who then chooses
 * another number keeps it until the next time.
 */
export function useFittingRows({ isOn, onFit }: FittingRows): RefObject<HTMLDivElement> {
  const records = useRef<HTMLDivElement>(null);
  const latest = useLatest(onFit);
  useLayoutEffect(() => {
    const { current } = records;
    if (!isOn || current === null) return undefined;
    const scroller = scrollerOf(current);
    let before = 0;
    const measure = (): void => {
      // In a tab that is not shown nothing has a height.
      const rows = current.offsetParent === null ? before : rowsThatFit(current, scroller);
      if (rows === before) return;
      before = rows;
      latest.current(rows);
    };
    const watch = new ResizeObserver(measure);
    watch.observe(scroller);
    // With the density its height is another.
    const head = current.querySelector('.wb-scrolled-head');
    if (head !== null) watch.observe(head);
    return () => watch.disconnect();
  }, [isOn, latest]);
  return records;
}
