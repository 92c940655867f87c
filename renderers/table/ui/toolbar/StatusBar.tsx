import { useCallback, useSyncExternalStore } from 'react';
import type { TableModel } from '../../../../engine/index.ts';
import { withThousands } from '../../../kit/formats/formats.ts';
import type { TablePorts } from '../../grid/cells/cellEditors.ts';
import { useRangeStatistics, type SelectionSource } from './useRangeStatistics.ts';

export interface StatusBarProps {
  readonly model: TableModel;
  readonly t: TablePorts['t'];
  readonly selection: SelectionSource;
}

/** The limit is shown when at most this share of the maximum row count is left. */
const NEAR = 0.1;

/** Returns how many rows still fit when few do; blank otherwise. */
function roomText(count: number, most: number, t: TablePorts['t']): string {
  if (!Number.isFinite(most)) return '';
  const left = most - count;
  if (left > Math.max(1, Math.floor(most * NEAR))) return '';
  if (left < 0) return t('table.isOver', { most, over: -left });
  return left === 0 ? t('table.isFull', { most }) : t('table.roomLeft', { most, left });
}

/**
 * Status bar below the table: number of rows, remaining rows near the limit, selected rows, and statistics of the
 * selected cells.
 */
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
  const room = model.readOnly ? '' : roomText(count, model.maxRows, t);
  return (
    <div className="wb-table-status">
      {parts.join(' · ')}
      <span className="wb-table-room" role="status">
        {room}
      </span>
    </div>
  );
}
