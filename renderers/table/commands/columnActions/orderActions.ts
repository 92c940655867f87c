import type { TablePorts } from '../../grid/cells/cellEditors.ts';
import type { TableCursor } from '../../grid/cursor/tableCursor.ts';
import { changeOrder } from './changeOrder.ts';
import { filterBy, sortBy, type RowOrder, type SortDirection } from '../../grid/rows/rowOrder.ts';

/** An entry of a column's menu; its text is `filters.<key>`. */
export interface OrderAction {
  readonly key: string;
  readonly disabled?: boolean;
  /** `adds`: Shift is pressed, existing sort columns are preserved. */
  readonly run: (adds: boolean) => void;
}

/** Returns the row order actions of a column head. */
export function orderActions(
  cursor: TableCursor,
  key: string,
  { t, onFilter }: { readonly t: TablePorts['t']; readonly onFilter: () => void },
): readonly OrderAction[] {
  const { order } = cursor.surface.rows;
  const change = (next: RowOrder): void => void changeOrder(cursor, next, { t, key });
  const sort = (direction: SortDirection | null, adds: boolean): void =>
    change(sortBy(order, key, { direction, adds }));
  const isSorted = order.sorts.some((one) => one.key === key);
  const hasOthers = order.sorts.some((one) => one.key !== key);
  return [
    { key: 'sortAscending', run: (adds) => sort('ascending', adds) },
    { key: 'sortDescending', run: (adds) => sort('descending', adds) },
    ...(hasOthers
      ? [
          { key: 'thenAscending', run: () => sort('ascending', true) },
          { key: 'thenDescending', run: () => sort('descending', true) },
        ]
      : []),
    ...(isSorted ? [{ key: 'unsort', run: () => sort(null, true) }] : []),
    { key: 'filter', run: onFilter },
    ...(order.filters[key] === undefined ? [] : [{ key: 'unfilter', run: () => change(filterBy(order, key, null)) }]),
  ];
}
