import { lazyModule } from '../../../kit/lazy/lazyModule.ts';
import type { TablePorts } from '../../grid/cells/cellEditors.ts';
import type { TableCursor } from '../../grid/cursor/tableCursor.ts';
import { isFiltering, type RowOrder } from '../../grid/rows/rowOrder.ts';
import type { ViewRows, ViewRowsState } from '../../grid/rows/viewRows.ts';

/** Sort and filter code. */
const arranging = lazyModule(() => import('../../grid/rows/arrangeRows.ts'));

/** The last requested order of each table; it may still be loading. */
const wanted = new WeakMap<ViewRows, RowOrder>();

/** Returns the current or pending order of the rows. */
export const wantedOrder = (rows: ViewRows): RowOrder => wanted.get(rows) ?? rows.order;

/** 按 净重 升序、品名 降序 排列. */
export function sortedBy({ model }: ViewRows, { sorts }: RowOrder, t: TablePorts['t']): string {
  const named = sorts.map(({ key, direction }) => {
    const title = model.columns.find((column) => column.key === key)?.title ?? key;
    return `${title} ${t(`filters.${direction}`)}`;
  });
  return t('filters.sortedBy', { sorts: named.join(t('common.listMark')) });
}

/** Describes the visible rows in one sentence, for screen readers. */
function spoken(rows: ViewRows, { order, shown, total }: ViewRowsState, t: TablePorts['t']): string {
  const parts = [
    ...(order.sorts.length > 0 ? [sortedBy(rows, order, t)] : []),
    ...(isFiltering(order) ? [t('filters.shown', { shown, total })] : []),
  ];
  return parts.length === 0 ? t('filters.whole', { total: rows.rowCount }) : parts.join('; ');
}

export interface OrderChange {
  readonly t: TablePorts['t'];
  /** Column of the cell to select in the first row. Absent: the active row stays active. */
  readonly key?: string;
}

/** Applies and announces another row order. The last of several consecutive requests wins. */
export async function changeOrder(cursor: TableCursor, order: RowOrder, { t, key }: OrderChange): Promise<void> {
  const { rows, texts, pageColumns } = cursor.surface;
  wanted.set(rows, order);
  const module = await arranging.fetch().catch(() => undefined);
  if (module === undefined) {
    if (wanted.get(rows) === order) wanted.delete(rows);
    cursor.notice(t('filters.notLoaded'));
    return;
  }
  const arranged = await module.arrangeRows({ model: rows.model, columns: pageColumns, texts }, order);
  if (wanted.get(rows) !== order) return;
  wanted.delete(rows);
  // Text being typed is stored while its row is still shown.
  cursor.leave();
  rows.arrange(arranged);
  if (key !== undefined) cursor.select({ row: 0, column: Math.max(0, cursor.surface.columnOf(key)) });
  else if (cursor.position !== null) cursor.surface.reveal(cursor.position);
  cursor.announce(spoken(rows, rows.state, t));
}
