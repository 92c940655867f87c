import { useCallback, useMemo } from 'react';
import type { CompiledPage } from '../../engine/index.ts';
import { PortError, type ListQuery, type ListResult } from '../ports/ports.ts';
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

function queryOf(page: CompiledPage, question: Question): ListQuery {
  const { pageNo, pageSize, filters } = question;
  const [first, ...others] = page.list.sort;
  const sort = question.sort ?? first;
  if (sort === undefined) return { pageNo, pageSize, filters };
  const columns = question.sort === null ? [sort, ...others.filter((other) => other.order === sort.order)] : [sort];
  return { pageNo, pageSize, filters, column: columns.map(({ column }) => column).join(','), order: sort.order };
}

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
