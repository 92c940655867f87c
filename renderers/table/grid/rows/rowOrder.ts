export type SortDirection = 'ascending' | 'descending';

export interface ColumnSort {
  readonly key: string;
  readonly direction: SortDirection;
}

/** Which rows a column lets through, by its cells. */
export type ColumnFilter =
  /** As the search of the table reads them: by code and by text, upper or lower case, full or half width. */
  | { readonly kind: 'contains' | 'equals'; readonly text: string }
  /** Decimal texts, ends included; blank: no end. */
  | { readonly kind: 'numbers'; readonly from: string; readonly to: string }
  /** Days as `2026-01-31`, ends included; blank: no end. */
  | { readonly kind: 'days'; readonly from: string; readonly to: string }
  /** Values as they are stored, '' for blank cells; of a cell with several codes one is enough. */
  | { readonly kind: 'choices'; readonly values: readonly string[] }
  | { readonly kind: 'blank' | 'filled' };

/** How staff want to see the rows for now. */
export interface RowOrder {
  /** The first counts most. Empty: in the order of the record. */
  readonly sorts: readonly ColumnSort[];
  /** By column; a row has to pass all of them. */
  readonly filters: Readonly<Record<string, ColumnFilter>>;
}

export const RECORD_ORDER: RowOrder = { sorts: [], filters: {} };

export const isFiltering = ({ filters }: RowOrder): boolean => Object.keys(filters).length > 0;

export const isRecordOrder = (order: RowOrder): boolean => order.sorts.length === 0 && !isFiltering(order);

/** Sorts by a column; null: no more by this one. `adds`: behind the columns that count already, else instead of them. */
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

/** What comes after a direction when a column is sorted again and again. */
export function nextDirection(order: RowOrder, key: string): SortDirection | null {
  const now = order.sorts.find((sort) => sort.key === key)?.direction;
  if (now === undefined) return 'ascending';
  return now === 'ascending' ? 'descending' : null;
}

export function filterBy(order: RowOrder, key: string, filter: ColumnFilter | null): RowOrder {
  const { [key]: _, ...others } = order.filters;
  return { ...order, filters: filter === null ? others : { ...others, [key]: filter } };
}
