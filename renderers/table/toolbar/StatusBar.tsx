import { useSyncExternalStore } from 'react';
import type { CellStatistics, TableModel } from '../../../engine/index.ts';
import { withThousands } from '../../formats.ts';
import type { TablePorts } from '../cellEditors.ts';

export interface StatusBarProps {
  readonly model: TableModel;
  readonly t: TablePorts['t'];
  /** Of the selected cells; null while there is only one. */
  readonly range: CellStatistics | null;
}

/** Below the table: how many rows, how many selected, and what the selected cells add up to. */
export function StatusBar({ model, t, range }: StatusBarProps) {
  const subscribe = (listener: () => void) => model.subscribe(listener);
  const count = useSyncExternalStore(subscribe, () => model.rowCount);
  const selected = useSyncExternalStore(subscribe, () => model.selectedRowIds.size);
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
