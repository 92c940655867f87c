import { useLayoutEffect, useState, type RefCallback } from 'react';
import { useLatest } from '../../kit/hooks/useLatest.ts';

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

const heightOf = (element: Element | null): number => element?.getBoundingClientRect().height ?? 0;

/** Rows for which there is room between the top of a table and the bottom of what scrolls it. */
function rowsThatFit(records: Element, scroller: Element): number {
  const isWindow = scroller === document.documentElement;
  const bottom = isWindow ? window.innerHeight : scroller.getBoundingClientRect().bottom;
  const top = records.getBoundingClientRect().top + scroller.scrollTop;
  // Before there are rows, what stands for one: the list is not asked for a number that it does not keep.
  const row = heightOf(records.querySelector('.wb-scrolled-rows tr, .wb-usual-row')) || USUAL_ROW;
  const head = heightOf(records.querySelector('.wb-scrolled-head')) || row;
  return Math.max(FEWEST, Math.min(MOST, Math.floor((bottom - top - head - PAGER) / row)));
}

export interface FittingRowsOptions {
  /** Off: rows are as many as were asked for. */
  readonly isOn: boolean;
  readonly onFit: (rows: number) => void;
}

export interface FittingRows {
  /** Of what stands where the records do, also before there are any. */
  readonly place: RefCallback<HTMLDivElement>;
  readonly isOn: boolean;
  /** How many fit is not known yet: nothing is asked for. */
  readonly isAwaited: boolean;
}

/**
 * Tells how many rows the window has room for (D60): before the first are asked for, and whenever window or density are
 * others. Who then chooses another number keeps it until the next time.
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
      // In a tab that is not shown nothing has a height.
      const rows = records.offsetParent === null ? before : rowsThatFit(records, scroller);
      if (rows === before) return;
      before = rows;
      latest.current(rows);
      setMeasured(true);
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(scroller);
    // With the density its height is another.
    const head = records.querySelector('.wb-scrolled-head');
    if (head !== null) watch.observe(head);
    return () => watch.disconnect();
  }, [isOn, latest, records]);
  return { place, isOn, isAwaited: isOn && !isMeasured };
}
