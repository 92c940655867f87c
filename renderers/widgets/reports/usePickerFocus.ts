import { useEffect, useMemo, useRef, type KeyboardEvent, type RefObject } from 'react';
import { useLatest } from '../../kit/hooks/useLatest.ts';
import type { Picking } from './usePicking.ts';
import { useRowFocus, type RowFocus } from './useRowFocus.ts';

export interface PickerFocus {
  readonly rows: RowFocus;
  /** Down in a condition moves to the rows. */
  onKeyDown(event: KeyboardEvent): void;
}

/** Focuses the first condition with a value, else the first one. */
function focusCondition(picker: HTMLElement | null): void {
  const controls = [...(picker?.querySelectorAll<HTMLInputElement>('.wb-picker-query input') ?? [])];
  const control = controls.find(({ value }) => value !== '') ?? controls[0];
  control?.focus();
}

/**
 * Manages the focus in a picker: on the first condition when opened to browse; on the first row, if there is one, when
 * opened for a search (`isLooking`).
 */
export function usePickerFocus(
  root: RefObject<HTMLElement>,
  picking: Picking,
  { isLooking, isOpened }: { readonly isLooking: boolean; readonly isOpened: boolean },
): PickerFocus {
  const { state, dispatch, rows, keyed, toggle, take } = picking;
  const shown = useMemo(() => [...keyed.values()], [keyed]);
  const keyOf = useMemo(() => new Map([...keyed].map(([key, row]) => [row, key])), [keyed]);
  const { pageNo, pageSize } = state;
  const total = rows.answer?.result.total ?? 0;

  const focusQuery = (): void => focusCondition(root.current);
  const ofRows = useRowFocus(root, {
    rows: shown,
    atOnce: isLooking,
    isOpened,
    onEnter: (row) => take(keyOf.get(row) ?? ''),
    onSpace: (row) => toggle(keyOf.get(row) ?? ''),
    onTurn: (by) => {
      const next = pageNo + by;
      if (next < 1 || next > Math.ceil(total / pageSize)) return false;
      dispatch({ kind: 'turn', pageNo: next, pageSize });
      return true;
    },
    onLeaveUp: focusQuery,
  });

  const begin = useLatest(focusQuery);
  const begun = useRef(false);
  const isInVain = isLooking && rows.answer !== undefined && total === 0;
  useEffect(() => {
    if ((isLooking && !isInVain) || begun.current) return;
    // Repeated once the dialog is open: before that, nothing in it can take the focus.
    begin.current();
    begun.current = isOpened || root.current?.contains(document.activeElement) === true;
  }, [begin, isInVain, isLooking, isOpened, root]);

  return {
    rows: ofRows,
    onKeyDown(event) {
      const { key, target } = event;
      if (key !== 'ArrowDown' || !(target instanceof HTMLInputElement) || target.role === 'combobox') return;
      if (target.closest('.wb-picker-query') === null || target.closest('.ant-picker') !== null) return;
      event.preventDefault();
      ofRows.focusRow(ofRows.active);
    },
  };
}
