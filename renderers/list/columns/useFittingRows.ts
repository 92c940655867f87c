import { useLayoutEffect, useState, type RefCallback } from 'react';
import { useLatest } from '../../kit/hooks/useLatest.ts';

/** Minimum and maximum number of rows of a list page. */
const FEWEST = 5;
const MOST = 100;
/** Pixels: height of a row before one is rendered, and of the pager with its margins. */
const USUAL_ROW = 37;
const PAGER = 52;

/** Returns the scroll container of the page; the rows end at its bottom. */
function scrollerOf(element: Element): Element {
  for (let above = element.parentElement; above !== null; above = above.parentElement)
    if (/auto|scroll/.test(getComputedStyle(above).overflowY)) return above;
  return document.documentElement;
}

const heightOf = (element: Element | null): number => element?.getBoundingClientRect().height ?? 0;

/** Returns the number of rows that fit between the top of a table and the bottom of its scroll container. */
function rowsThatFit(records: Element, scroller: Element): number {
  const isWindow = scroller === document.documentElement;
  const bottom = isWindow ? window.innerHeight : scroller.getBoundingClientRect().bottom;
  const top = records.getBoundingClientRect().top + scroller.scrollTop;
  // Before there are rows, a placeholder row is measured, so that the first request already has the final number.
  const row = heightOf(records.querySelector('.wb-scrolled-rows tr, .wb-usual-row')) || USUAL_ROW;
  const head = heightOf(records.querySelector('.wb-scrolled-head')) || row;
  return Math.max(FEWEST, Math.min(MOST, Math.floor((bottom - top - head - PAGER) / row)));
}

export interface FittingRowsOptions {
  /** False: the number of rows is as requested. */
  readonly isOn: boolean;
  readonly onFit: (rows: number) => void;
}

export interface FittingRows {
  /** Ref of the element that holds the records, also before there are any. */
  readonly place: RefCallback<HTMLDivElement>;
  readonly isOn: boolean;
  /** The number of rows that fit is not known yet: nothing is requested. */
  readonly isAwaited: boolean;
}

/**
 * Reports the number of rows that fit the window (D60): before the first request, and whenever window or density
 * change. A number that the user then chooses stays until the next change.
 */
export function useFittingRows({ isOn, onFit }: FittingRowsOptions): FittingRows {
  const [records, place] = useState<HTMLDivElement | null>(null);
  const [isMeasured, setMeasured] = useState(false);
  const latest = useLatest(onFit);
  useLayoutEffect(() => {
    if (!isOn || records === null) return undefined;
    const scroller = scrollerOf(records);
    let before = 0;
    const measure = (): void => {
      // In a hidden tab nothing has a height.
      const rows = records.offsetParent === null ? before : rowsThatFit(records, scroller);
      if (rows === before) return;
      before = rows;
      latest.current(rows);
      setMeasured(true);
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(scroller);
    // Its height changes with the density.
    const head = records.querySelector('.wb-scrolled-head');
    if (head !== null) watch.observe(head);
    return () => watch.disconnect();
  }, [isOn, latest, records]);
  return { place, isOn, isAwaited: isOn && !isMeasured };
}
