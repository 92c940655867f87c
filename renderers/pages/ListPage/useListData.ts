import { useEffect, useState } from 'react';
import type { CompiledPage } from '../../../engine/index.ts';
import { PortError, type ListQuery, type ListResult } from '../../ports.ts';
import { usePorts } from '../../portsContext.ts';
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

/** One page of the list. A newer question aborts the older one, and only the newest answer counts. */
export function useListData(page: CompiledPage, state: ListState, allowed: boolean): ListData {
  const { dataSource, t } = usePorts();
  const [data, setData] = useState<ListData>({ loading: allowed, result: null, failure: null });
  const { pageNo, pageSize, filters, sort, attempt } = state;
  useEffect(() => {
    if (!allowed) return undefined;
    const controller = new AbortController();
    setData((before) => ({ ...before, loading: true }));
    dataSource.list(page, queryOf(page, { pageNo, pageSize, filters, sort }), controller.signal).then(
      (result) => {
        if (!controller.signal.aborted) setData({ loading: false, result, failure: null });
      },
      (error: unknown) => {
        if (controller.signal.aborted) return;
        const failure = error instanceof PortError ? error.message : t('list.failed');
        setData({ loading: false, result: null, failure });
      },
    );
    return () => controller.abort();
  }, [dataSource, page, pageNo, pageSize, filters, sort, attempt, allowed, t]);
  return data;
}
