import { useState } from 'react';
import type { CompiledPage } from '../../../engine/index.ts';
import type { ListState } from '../state/listState.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { reportFailure } from '../../data/records/reportFailure.ts';
import { queryOf } from './useListData.ts';

interface ExactTotal {
  /** Undefined: not requested yet. */
  readonly total: number | undefined;
  readonly isCounting: boolean;
  readonly count: () => Promise<void>;
}

/** A count is valid for its conditions, independent of page and order. */
const askedBy = (state: ListState): string =>
  JSON.stringify({ ...state, pageNo: 0, pageSize: 0, sort: [], selected: null, isCorrection: false });

/** Exact total of a list that has more records than the server counts by default; counted on request (D29). */
export function useExactTotal(page: CompiledPage, state: ListState): ExactTotal {
  const ports = usePorts();
  const [counted, setCounted] = useState<{ readonly by: string; readonly total: number | undefined }>();
  const by = askedBy(state);
  const known = counted?.by === by ? counted : undefined;
  const count = async (): Promise<void> => {
    setCounted({ by, total: undefined });
    try {
      const query = { ...queryOf(page, { ...state, pageNo: 1, pageSize: 1 }), exactTotal: true };
      const { total } = await ports.dataSource.list(page, query);
      setCounted((now) => (now?.by === by ? { by, total } : now));
    } catch (error) {
      setCounted((now) => (now?.by === by ? undefined : now));
      reportFailure(ports, error);
    }
  };
  return { total: known?.total, isCounting: known !== undefined && known.total === undefined, count };
}
