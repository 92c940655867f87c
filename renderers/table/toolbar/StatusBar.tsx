import { useCallback, useSyncExternalStore } from 'react';
import type { TableModel } from '../../../engine/index.ts';
import { withThousands } from '../../formats/formats.ts';
import type { TablePorts } from '../cells/cellEditors.ts';
import { useRangeStatistics, type SelectionSource } from './useRangeStatistics.ts';

export interface StatusBarProps {
  readonly model: TableModel;
  readonly t: TablePorts['t'];
  readonly selection: SelectionSource;
}

/** Below the table: how many rows, how many selected, and what the selected cells add up to. */
export function StatusBar({ model, t, selection }: StatusBarProps) {
  const subscribe = useCallback((listener: () => void) => model.subscribe(listener), [model]);
  const count = useSyncExternalStore(subscribe, () => model.rowCount);
  const selected = useSyncExternalStore(subscribe, () => model.selectedRowIds.size);
  const range = useRangeStatistics(model, selection);
  const parts = [t('table.total', { count })];
  if (selected > 0) parts.push(t('table.totalSelected', { count: selected }));
  if (range !== null && range.count > 0) {
    parts.push(
      t('table.rangeCount', { count: range.count }),
      t('table.rangeSum', { sum: withThousands(range.sum) }),
      t('table.rangeAverage', { average: withThousands(range.average) }),
    );
  }
  return <div className="wb-table-status">{parts.join(' · ')}</div>;
}
