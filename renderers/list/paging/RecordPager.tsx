import type { Dispatch } from 'react';
import type { CompiledPage } from '../../../engine/index.ts';
import { Paginator } from '../../kit/blocks/Paginator.tsx';
import type { ListResult } from '../../kit/ports/ports.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { useExactTotal } from './useExactTotal.ts';
import { type ListEvent, type ListState } from '../state/listState.ts';

export interface RecordPagerProps {
  readonly page: CompiledPage;
  readonly state: ListState;
  readonly result: ListResult | null;
  readonly dispatch: Dispatch<ListEvent>;
}

/** Paginator of the list with the total, as far as it is known (W9-1). */
export function RecordPager({ page, state, result, dispatch }: RecordPagerProps) {
  const { t } = usePorts();
  const { total = 0, totalIsAtLeast = false } = result ?? {};
  const exact = useExactTotal(page, state);
  if (total === 0) return null;
  return (
    <Paginator
      t={t}
      className="wb-pager"
      align="end"
      current={state.pageNo}
      pageSize={state.pageSize}
      total={exact.total ?? total}
      isAtLeast={totalIsAtLeast && exact.total === undefined}
      isCounting={exact.isCounting}
      onCount={() => void exact.count()}
      onChange={(pageNo, pageSize) => dispatch({ kind: 'turn', pageNo, pageSize })}
    />
  );
}
