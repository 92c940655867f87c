import type { Values } from '../../../engine/index.ts';

export interface ListQuery {
  readonly pageNo: number;
  readonly pageSize: number;
  /** Query values by item key, in the grammar of contract.md §7.3; blank ones are dropped. */
  readonly filters: Readonly<Record<string, string>>;
  /** Key of a tab of the page (L13); blank or absent: all records. */
  readonly tab?: string | undefined;
  readonly column?: string;
  /** `desc`: for all columns; `desc,asc`: one for each. */
  readonly order?: string;
  /**
   * The last record of the previous page, or the first of the next one: keyset pagination, which is fast for distant
   * pages.
   */
  readonly beside?: { readonly id: string; readonly side: 'before' | 'behind' } | undefined;
  /** Counts the exact total, however long that takes (D29). Default: false. */
  readonly exactTotal?: boolean;
}

export interface ListResult {
  readonly records: readonly Values[];
  readonly total: number;
  /** There are more records than `total` (D29). */
  readonly totalIsAtLeast: boolean;
  /**
   * For a tree page: children included in the response, by the id of their parent. Search results come in this form.
   */
  readonly below?: ReadonlyMap<string, readonly Values[]> | undefined;
}

/** Order of a list, and of the children of its records. */
export type ListOrder = Pick<ListQuery, 'column' | 'order'>;
