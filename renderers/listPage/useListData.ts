import { useCallback, useMemo } from 'react';
import type { CompiledPage } from '../../engine/index.ts';
import { PortError, type ListOrder, type ListQuery, type ListResult } from '../ports/ports.ts';
import { usePorts } from '../ports/portsContext.ts';
import { useAnswer } from '../hooks/useAnswer.ts';
import { useLatest } from '../hooks/useLatest.ts';
import type { ListState } from './listState.ts';

export interface ListData {
  readonly loading: boolean;
  /** The last answer; stays while the next is fetched. */
  readonly result: ListResult | null;
  /** Why there is no answer, in words for staff. */
  readonly failure: string | null;
}

type Question = Pick<ListState, 'pageNo' | 'pageSize' | 'filters' | 'sort'>;

/** As staff chose, or as the page says. */
export function listOrderOf(page: CompiledPage, chosen: ListState['sort']): ListOrder {
  const [first, ...others] = page.list.sort;
  const sort = chosen ?? first;
  if (sort === undefined) return {};
  const columns = chosen === null ? [sort, ...others.filter((other) => other.order === sort.order)] : [sort];
  return { column: columns.map(({ column }) => column).join(','), order: sort.order };
}

const queryOf = (page: CompiledPage, { pageNo, pageSize, filters, sort }: Question): ListQuery => ({
  pageNo,
  pageSize,
  filters,
  ...listOrderOf(page, sort),
});

/** One page of the list. The selection is part of the state and asks nothing. */
export function useListData(page: CompiledPage, state: ListState, allowed: boolean): ListData {
  const { dataSource, t } = usePorts();
  // Ports may be made anew when the shell shows another tab; that is no reason to ask again.
  const source = useLatest(dataSource);
  const { pageNo, pageSize, filters, sort, attempt } = state;
  const question = useMemo(
    () => ({ pageNo, pageSize, filters, sort, attempt }),
    [pageNo, pageSize, filters, sort, attempt],
  );
  const ask = useCallback(
    (signal: AbortSignal) => source.current.list(page, queryOf(page, question), signal),
    [page, question, source],
  );
  const { loading, value, error } = useAnswer(allowed ? ask : null);
  const failure = error === undefined ? null : error instanceof PortError ? error.message : t('list.failed');
  return { loading, result: value ?? null, failure };
}
