import { useCallback, useEffect, useMemo } from 'react';
import type { CompiledPage } from '../../engine/index.ts';
import { PortError, type ListQuery, type ListResult } from '../ports/ports.ts';
import { usePorts } from '../ports/portsContext.ts';
import { tellFailure } from '../records/tellFailure.ts';
import { useAnswer } from '../hooks/useAnswer.ts';
import { useLatest } from '../hooks/useLatest.ts';
import { listOrderOf } from '../listState/listOrder.ts';
import type { ListState } from '../listState/listState.ts';

export interface ListData {
  readonly loading: boolean;
  /** The last answer; stays while the next is fetched. */
  readonly result: ListResult | null;
  /** Why there is no answer, in words for staff. */
  readonly failure: string | null;
}

type Question = Pick<ListState, 'pageNo' | 'pageSize' | 'filters' | 'sort' | 'tab'>;

export const queryOf = (page: CompiledPage, { pageNo, pageSize, filters, sort, tab }: Question): ListQuery => ({
  pageNo,
  pageSize,
  filters,
  tab: tab === '' ? undefined : tab,
  ...listOrderOf(page, sort),
});

interface Asking {
  readonly isAllowed: boolean;
  /** What is to be asked is still being found out. */
  readonly isHeldBack: boolean;
}

/** One page of the list. The selection is part of the state and asks nothing. */
export function useListData(page: CompiledPage, state: ListState, { isAllowed, isHeldBack }: Asking): ListData {
  const ports = usePorts();
  const { dataSource, t } = ports;
  // Ports may be made anew when the shell shows another tab; that is no reason to ask again.
  const source = useLatest(dataSource);
  const { pageNo, pageSize, filters, sort, tab, attempt } = state;
  const question = useMemo(
    () => ({ pageNo, pageSize, filters, sort, tab, attempt }),
    [pageNo, pageSize, filters, sort, tab, attempt],
  );
  const ask = useCallback(
    (signal: AbortSignal) => source.current.list(page, queryOf(page, question), signal),
    [page, question, source],
  );
  const { loading, value, error } = useAnswer(isAllowed && !isHeldBack ? ask : null);
  const told = useLatest(ports);
  useEffect(() => {
    if (error !== undefined) tellFailure(told.current, error);
  }, [error, told]);
  const failure = error === undefined ? null : error instanceof PortError ? error.message : t('list.failed');
  return { loading: loading || (isAllowed && isHeldBack), result: value ?? null, failure };
}
