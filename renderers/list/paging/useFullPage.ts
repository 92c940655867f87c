import { useEffect, type Dispatch } from 'react';
import type { ListEvent, ListState } from '../state/listState.ts';
import type { ListData } from './useListData.ts';

/** Replaces a page that became empty with the last non-empty one (W4-8). */
export function useFullPage(
  { pageNo, pageSize }: ListState,
  { loading, result }: ListData,
  dispatch: Dispatch<ListEvent>,
): void {
  const isEmpty = !loading && result !== null && result.records.length === 0 && pageNo > 1;
  const lastPage = Math.max(1, Math.ceil((result?.total ?? 0) / pageSize));
  useEffect(() => {
    if (isEmpty) dispatch({ kind: 'turn', pageNo: Math.min(lastPage, pageNo - 1), pageSize, corrects: true });
  }, [dispatch, isEmpty, lastPage, pageNo, pageSize]);
}
