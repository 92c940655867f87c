import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import type { Values } from '../../../engine/index.ts';

export interface RowFocusOptions {
  readonly rows: readonly Values[];
  /** Focuses the first row as soon as there is one. */
  readonly atOnce: boolean;
  /** The dialog has opened and its content can take the focus. */
  readonly isOpened: boolean;
  readonly onEnter: (row: Values) => void;
  readonly onSpace: (row: Values) => void;
  /** Goes to the next or previous page; returns false when there is none. */
  readonly onTurn: (by: 1 | -1) => boolean;
  /** Called on Up in the first row. */
  readonly onLeaveUp: () => void;
}

/** Makes the rows of a table one tab stop: arrow keys, Home and End move, PageUp and PageDown change the page. */
export interface RowFocus {
  readonly active: number;
  focusRow(index: number): void;
  onKeyDown(event: KeyboardEvent<HTMLElement>, index: number): void;
  onFocus(index: number): void;
}

/** Focuses a row; returns whether that succeeded: a dialog that is just opening may not accept the focus yet. */
function focusRowOf(table: HTMLElement | null, index: number): boolean {
  const drawn = [...(table?.querySelectorAll<HTMLElement>('tr.wb-report-row, tr.ant-table-row') ?? [])];
  const row = drawn[Math.max(0, Math.min(index, drawn.length - 1))];
  row?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: 'nearest' });
  return row !== undefined && document.activeElement === row;
}

export function useRowFocus(root: RefObject<HTMLElement>, options: RowFocusOptions): RowFocus {
  const { rows, atOnce, isOpened, onEnter, onSpace, onTurn, onLeaveUp } = options;
  const [at, setAt] = useState({ rows, index: 0 });
  /** Waits for rows whose first one gets the focus: any rows, or others than those of the previous page. */
  const wanted = useRef<{ readonly left: readonly Values[] | null } | null>(atOnce ? { left: null } : null);
  const focusRow = (index: number): void => void focusRowOf(root.current, index);

  useEffect(() => {
    if (wanted.current === null || wanted.current.left === rows || rows.length === 0) return;
    if (focusRowOf(root.current, 0) || isOpened) wanted.current = null;
  }, [isOpened, root, rows]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>, index: number): void => {
    const row = rows[index];
    if (row === undefined || (event.target !== event.currentTarget && event.key === ' ')) return;
    const turn = (by: 1 | -1): void => {
      wanted.current = onTurn(by) ? { left: rows } : null;
    };
    const acts: Readonly<Record<string, () => void>> = {
      ArrowDown: () => focusRow(index + 1),
      ArrowUp: () => (index === 0 ? onLeaveUp() : focusRow(index - 1)),
      Home: () => focusRow(0),
      End: () => focusRow(rows.length - 1),
      PageDown: () => turn(1),
      PageUp: () => turn(-1),
      Enter: () => onEnter(row),
      ' ': () => onSpace(row),
    };
    const act = acts[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
  // New rows start at the first one.
  return { active: at.rows === rows ? at.index : 0, focusRow, onKeyDown, onFocus: (index) => setAt({ rows, index }) };
}
