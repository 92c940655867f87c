import type { Dispatch } from 'react';
import type { CompiledPage } from '../../../engine/index.ts';
import { drawnRows } from '../columns/drawnRows.ts';
import { useFittingRows, type FittingRows } from '../columns/useFittingRows.ts';
import type { ListLook } from '../columns/useListSettings.ts';
import type { ListEvent, ListState } from '../state/listState.ts';

interface FittedList {
  readonly page: CompiledPage;
  readonly state: ListState;
  readonly look: ListLook;
  readonly dispatch: Dispatch<ListEvent>;
}

/** Adapts the page size to the window when page or user want it (D60); trees are shown whole. */
export const useFittedPages = ({ page, state, look, dispatch }: FittedList): FittingRows =>
  useFittingRows({
    isOn: drawnRows(page, look.settings).fits && page.tree === undefined,
    onFit: (rows) => {
      const { pageNo, pageSize } = state;
      if (rows === pageSize) return;
      // Goes to the page that contains the first record of the current page.
      const there = Math.floor(((pageNo - 1) * pageSize) / rows) + 1;
      dispatch({ kind: 'turn', pageNo: there, pageSize: rows, corrects: true });
    },
  });
