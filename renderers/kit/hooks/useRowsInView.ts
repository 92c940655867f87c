import { useLayoutEffect, useRef, useState, type RefObject, type UIEvent } from 'react';

/** Rows rendered above and below the visible ones. */
const OVERSCAN = 4;

interface ScrolledRows<Row> {
  readonly rows: readonly Row[];
  /** Height of the list and of a row, in pixels. */
  readonly height: number;
  readonly rowHeight: number;
  /** Index of the row that is scrolled into view when it or the rows change; -1: none. */
  readonly active: number;
}

interface RowsInView<Row> {
  readonly list: RefObject<HTMLDivElement>;
  /** Index of the first rendered row. */
  readonly first: number;
  readonly inView: readonly Row[];
  readonly onScroll: (event: UIEvent<HTMLElement>) => void;
}

/** Returns the rows to render of a list of any length; scrolls the active row into view. */
export function useRowsInView<Row>({ rows, height, rowHeight, active }: ScrolledRows<Row>): RowsInView<Row> {
  const list = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null || rows.length === 0 || active < 0) return;
    const start = active * rowHeight;
    if (start < element.scrollTop) element.scrollTop = start;
    else if (start + rowHeight > element.scrollTop + element.clientHeight)
      element.scrollTop = start + rowHeight - element.clientHeight;
    setTop(element.scrollTop);
  }, [active, rows, rowHeight]);
  const first = Math.max(0, Math.floor(top / rowHeight) - OVERSCAN);
  return {
    list,
    first,
    inView: rows.slice(first, first + Math.ceil(height / rowHeight) + 2 * OVERSCAN + 1),
    onScroll: (event) => setTop(event.currentTarget.scrollTop),
  };
}
