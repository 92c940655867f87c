import { Pagination } from 'antd';
import type { Dispatch } from 'react';
import type { ListResult } from '../ports/ports.ts';
import { usePorts } from '../ports/portsContext.ts';
import { type ListEvent, type ListState } from './listState.ts';
import { pageSizes } from '../records/paging.ts';

export interface RecordPagerProps {
  readonly state: ListState;
  readonly result: ListResult | null;
  readonly dispatch: Dispatch<ListEvent>;
}

/** Pages of the list with the total, as far as it is known (W9-1). */
export function RecordPager({ state, result, dispatch }: RecordPagerProps) {
  const { t } = usePorts();
  const { total = 0, totalIsAtLeast = false } = result ?? {};
  if (total === 0) return null;
  return (
    <Pagination
      className="wb-pager"
      size="small"
      align="end"
      current={state.pageNo}
      pageSize={state.pageSize}
      total={total}
      pageSizeOptions={[...pageSizes]}
      showSizeChanger
      showQuickJumper
      onChange={(pageNo, pageSize) => dispatch({ kind: 'turn', pageNo, pageSize })}
      showTotal={(all, [from, to]) => t(totalIsAtLeast ? 'list.rangeAtLeast' : 'list.range', { from, to, total: all })}
    />
  );
}
