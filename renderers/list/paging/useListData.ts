import { useCallback, useEffect, useMemo, useRef } from 'react';
import { present, type CompiledPage } from '../../../engine/index.ts';
import { PortError, type ListQuery, type ListResult } from '../../kit/ports/ports.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { reportFailure } from '../../data/records/reportFailure.ts';
import { useAnswer } from '../../kit/hooks/useAnswer.ts';
import { useLatest } from '../../kit/hooks/useLatest.ts';
import { listOrderOf } from '../state/listOrder.ts';
import type { ListState } from '../state/listState.ts';

export interface ListData {
  readonly loading: boolean;
  /** The last result; stays while the next is being fetched. */
  readonly result: ListResult | null;
  /** Error text for staff. */
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

/** Offset from which keyset pagination is used; below it, page numbers are equally fast. */
const FAR_BEHIND = 1_000;

interface Answered {
  readonly question: Question & Pick<ListState, 'attempt'>;
  readonly result: ListResult;
}

/** Returns the cursor record for the next or previous page, when only the page changes. */
export function cursorOf(last: Answered | null, next: Answered['question']): ListQuery['beside'] {
  if (last === null || (next.pageNo - 1) * next.pageSize < FAR_BEHIND) return undefined;
  const step = next.pageNo - last.question.pageNo;
  const isSame = (['pageSize', 'filters', 'sort', 'tab', 'attempt'] as const).every(
    (key) => last.question[key] === next[key],
  );
  if (!isSame || Math.abs(step) !== 1) return undefined;
  const id = last.result.records.at(step === 1 ? -1 : 0)?.['id'];
  return typeof id === 'string' ? { id, side: step === 1 ? 'before' : 'behind' } : undefined;
}

interface Asking {
  readonly isAllowed: boolean;
  /** The query is not complete yet. */
  readonly isHeldBack: boolean;
}

/** Fetches one page of the list. The selection is part of the state and causes no request. */
export function useListData(page: CompiledPage, state: ListState, { isAllowed, isHeldBack }: Asking): ListData {
  const ports = usePorts();
  const { dataSource, t } = ports;
  // The shell may recreate the ports when it shows another tab; that is no reason to fetch again.
  const source = useLatest(dataSource);
  const { pageNo, pageSize, filters, sort, tab, attempt } = state;
  const question = useMemo(
    () => ({ pageNo, pageSize, filters, sort, tab, attempt }),
    [pageNo, pageSize, filters, sort, tab, attempt],
  );
  const last = useRef<Answered | null>(null);
  const ask = useCallback(
    async (signal: AbortSignal) => {
      const beside = cursorOf(last.current, question);
      const result = await source.current.list(page, { ...queryOf(page, question), ...present({ beside }) }, signal);
      last.current = { question, result };
      return result;
    },
    [page, question, source],
  );
  const { loading, value, error } = useAnswer(isAllowed && !isHeldBack ? ask : null);
  const told = useLatest(ports);
  useEffect(() => {
    if (error !== undefined) reportFailure(told.current, error);
  }, [error, told]);
  const failure = error === undefined ? null : error instanceof PortError ? error.message : t('list.failed');
  return { loading: loading || (isAllowed && isHeldBack), result: value ?? null, failure };
}
