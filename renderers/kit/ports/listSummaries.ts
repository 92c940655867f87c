import type { CompiledPage } from '../../../engine/index.ts';
import type { ListQuery } from './listPort.ts';

/** Which records a list matches, independent of page and order. */
export type ListConditions = Omit<ListQuery, 'pageNo' | 'pageSize' | 'column' | 'order'>;

/** Number of records that a tab of the list would show. */
export interface TabCount {
  readonly key: string;
  readonly total: number;
  /** There are more records than `total` (D29). */
  readonly totalIsAtLeast: boolean;
}

/** Sums of one column over all matching records. */
export interface ListTotal {
  readonly column: string;
  /** Column that the sum is grouped by. */
  readonly per: string | null;
  /** `value`: null for the sum of all, or of blank values. `text`: text of the value. `sum`: an exact decimal. */
  readonly sums: readonly { readonly value: string | null; readonly text: string | null; readonly sum: string }[];
  /** There are more groups than are returned. */
  readonly isCut: boolean;
}

/** Summaries of a list in addition to its records (L13); data that the user may not see is excluded. */
export interface ListSummaries {
  tabCounts(page: CompiledPage, conditions: ListConditions, signal?: AbortSignal): Promise<readonly TabCount[]>;
  totals(page: CompiledPage, conditions: ListConditions, signal?: AbortSignal): Promise<readonly ListTotal[]>;
}
