import { useCallback, useEffect, useRef, useState } from 'react';
import { useLatest } from '../../../kit/hooks/useLatest.ts';
import type { RowClick } from '../../commands/rowActions/rowClicks.ts';

/** Milliseconds between two attempts, and maximum number of retries (W8-21). */
const RETRY_DELAY = 100;
const RETRIES = 3;
/** Minimum space in pixels below the click; with less the sub-form is placed above (W2.1-7). */
const WANTED_BELOW = 350;
/** Share of the table's width. */
const WIDTH = 0.96;

/** Position of a row's sub-form, in window pixels. */
export interface SubFormPlace {
  readonly rowId: string;
  readonly key?: string | undefined;
  readonly left: number;
  readonly width: number;
  readonly side: 'below' | 'above';
  /** The edge of the row next to the sub-form. */
  readonly edge: number;
}

function placeFor(click: RowClick, table: HTMLElement): SubFormPlace {
  const box = table.getBoundingClientRect();
  const width = Math.min(box.width, window.innerWidth - Math.max(0, box.left)) * WIDTH;
  const isBelow = window.innerHeight - click.bottom > WANTED_BELOW;
  return {
    rowId: click.rowId,
    key: click.key,
    left: Math.max(0, box.left) + (width / WIDTH - width) / 2,
    width,
    side: isBelow ? 'below' : 'above',
    edge: isBelow ? click.bottom : click.top,
  };
}

export interface SubFormOptions {
  /** Returns the table's element; null while it is not mounted. */
  readonly table: () => HTMLElement | null;
  /** Whether the sub-form of the row can be rendered now. */
  readonly isReady: (click: RowClick) => boolean;
  readonly onFailed: () => void;
}

/** The row with the open sub-form: a click on the same row closes it, a click on another one switches to that row. */
export function useSubForm(options: SubFormOptions) {
  const [shown, setShown] = useState<SubFormPlace | null>(null);
  const current = useLatest(shown);
  const latest = useLatest(options);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);

  const close = useCallback(() => {
    clearTimeout(timer.current);
    setShown(null);
  }, []);
  const open = useCallback(
    (click: RowClick): void => {
      const attempt = (retries: number): void => {
        const { table, isReady, onFailed } = latest.current;
        const element = table();
        if (element !== null && element.clientWidth > 0 && isReady(click)) setShown(placeFor(click, element));
        else if (retries > 0) timer.current = setTimeout(() => attempt(retries - 1), RETRY_DELAY);
        else onFailed();
      };
      attempt(RETRIES);
    },
    [latest],
  );
  const toggle = useCallback(
    (click: RowClick): void => {
      const isSame = current.current?.rowId === click.rowId;
      close();
      if (!isSame) open(click);
    },
    [open, close, current],
  );
  return { shown, toggle, close };
}
