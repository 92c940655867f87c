export type SortDirection = 'ascending' | 'descending';

export interface ColumnSort {
  readonly key: string;
  readonly direction: SortDirection;
}

/** A filter of rows by the cells of one column. */
export type ColumnFilter =
  /** Matched as in the table's search: by code and text, ignoring case and character width. */
  | { readonly kind: 'contains' | 'equals'; readonly text: string }
  /** Decimal texts, ends included; blank: unbounded. */
  | { readonly kind: 'numbers'; readonly from: string; readonly to: string }
  /** Days as `2026-01-31`, ends included; blank: unbounded. */
  | { readonly kind: 'days'; readonly from: string; readonly to: string }
  /** Stored values, '' for blank cells; a cell with several codes matches by any of them. */
  | { readonly kind: 'choices'; readonly values: readonly string[] }
  | { readonly kind: 'blank' | 'filled' };

/** Temporary sort and filter of the rows. */
export interface RowOrder {
  /** In descending priority. Empty: in the order of the record. */
  readonly sorts: readonly ColumnSort[];
  /** By column; a row has to pass all filters. */
  readonly filters: Readonly<Record<string, ColumnFilter>>;
}

export const RECORD_ORDER: RowOrder = { sorts: [], filters: {} };

export const isFiltering = ({ filters }: RowOrder): boolean => Object.keys(filters).length > 0;

export const isRecordOrder = (order: RowOrder): boolean => order.sorts.length === 0 && !isFiltering(order);

/** Sorts by a column; null: removes it from the sort. `adds`: after the existing sort columns, else instead of them. */
export function sortBy(
  order: RowOrder,
  key: string,
  how: { readonly direction: SortDirection | null; readonly adds: boolean },
): RowOrder {
  const { direction, adds } = how;
  const kept = adds ? order.sorts : order.sorts.filter((sort) => sort.key === key);
  if (direction === null) return { ...order, sorts: kept.filter((sort) => sort.key !== key) };
  const isThere = kept.some((sort) => sort.key === key);
  const sorts = isThere
    ? kept.map((sort) => (sort.key === key ? { key, direction } : sort))
    : [...kept, { key, direction }];
  return { ...order, sorts };
}

/** Returns the next direction when a column is sorted repeatedly. */
export function nextDirection(order: RowOrder, key: string): SortDirection | null {
  const now = order.sorts.find((sort) => sort.key === key)?.direction;
  if (now === undefined) return 'ascending';
  return now === 'ascending' ? 'descending' : null;
}

export function filterBy(order: RowOrder, key: string, filter: ColumnFilter | null): RowOrder {
  const { [key]: _, ...others } = order.filters;
  return { ...order, filters: filter === null ? others : { ...others, [key]: filter } };
}
