import { useCallback, useMemo, useRef, type Dispatch } from 'react';
import type { Values } from '../../../engine/index.ts';
import { toText } from '../../kit/formats/formats.ts';
import { useLatest } from '../../kit/hooks/useLatest.ts';
import type { ListEvent, ListState } from '../../list/state/listState.ts';

export interface Selection {
  /** How much of the page is selected. */
  readonly ofPage: 'none' | 'some' | 'all';
  readonly togglePage: () => void;
  /** `toHere`: sets all rows from the last toggled one to this one to the new state of this one. */
  readonly toggle: (index: number, toHere: boolean) => void;
}

const idOf = (record: Values): string => toText(record['id']);

/** Selects records of the displayed page; the selection on other pages is preserved. */
export function useSelection(
  records: readonly Values[],
  selected: ListState['selected'],
  dispatch: Dispatch<ListEvent>,
): Selection {
  const latest = useLatest({ records, selected });
  const last = useRef<{ readonly records: readonly Values[]; readonly index: number } | null>(null);

  const choose = useCallback(
    (some: readonly Values[], chosen: boolean) => {
      const next = new Map(latest.current.selected);
      for (const record of some) {
        if (chosen) next.set(idOf(record), record);
        else next.delete(idOf(record));
      }
      dispatch({ kind: 'select', selected: next });
    },
    [dispatch, latest],
  );
  const toggle = useCallback(
    (index: number, toHere: boolean) => {
      const { records: shown, selected: before } = latest.current;
      const record = shown[index];
      if (record === undefined) return;
      const from = toHere && last.current?.records === shown ? last.current.index : index;
      last.current = { records: shown, index };
      choose(shown.slice(Math.min(from, index), Math.max(from, index) + 1), !before.has(idOf(record)));
    },
    [choose, latest],
  );

  const count = records.filter((record) => selected.has(idOf(record))).length;
  const ofPage = count === 0 ? 'none' : count === records.length ? 'all' : 'some';
  const togglePage = useCallback(() => choose(latest.current.records, ofPage !== 'all'), [choose, latest, ofPage]);
  return useMemo(() => ({ ofPage, togglePage, toggle }), [ofPage, toggle, togglePage]);
}
