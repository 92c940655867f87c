import type { Values } from '../../../engine/index.ts';

export interface ListQuery {
  readonly pageNo: number;
  readonly pageSize: number;
  /** Query values by item key, in the grammar of contract.md §7.3; blank ones are dropped. */
  readonly filters: Readonly<Record<string, string>>;
  /** Key of a tab of the page (L13); blank or absent: all records. */
  readonly tab?: string | undefined;
  readonly column?: string;
  /** `desc`: all columns; `desc,asc`: one for each. */
  readonly order?: string;
  /** The record shown last on the page before this one, or first on the one behind it: finds pages far behind at once. */
  readonly beside?: { readonly id: string; readonly side: 'before' | 'behind' } | undefined;
  /** The total is wanted to its end, however long that takes (D29). Default: false. */
  readonly exactTotal?: boolean;
}

export interface ListResult {
  readonly records: readonly Values[];
  readonly total: number;
  /** There are more than `total` (D29). */
  readonly totalIsAtLeast: boolean;
  /** Of a tree page: the children that came along, by the id of the record above. What a search found comes so. */
  readonly below?: ReadonlyMap<string, readonly Values[]> | undefined;
}

/** Order of a list, and of what stands below its records. */
export type ListOrder = Pick<ListQuery, 'column' | 'order'>;
