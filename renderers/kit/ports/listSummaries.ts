import type { CompiledPage } from '../../../engine/index.ts';
import type { ListQuery } from './listPort.ts';

/** Which records a list finds, whatever page of them is shown and in which order. */
export type ListConditions = Omit<ListQuery, 'pageNo' | 'pageSize' | 'column' | 'order'>;

/** How many records a tab of the list would show. */
export interface TabCount {
  readonly key: string;
  readonly total: number;
  /** There are more than `total` (D29). */
  readonly totalIsAtLeast: boolean;
}

/** The sums of one column over all that the list finds. */
export interface ListTotal {
  readonly column: string;
  /** Column that splits the sum. */
  readonly per: string | null;
  /** `value`: null: of all, or of what is blank. `text`: of the value. `sum`: an exact decimal. */
  readonly sums: readonly { readonly value: string | null; readonly text: string | null; readonly sum: string }[];
  /** There are more parts than are told. */
  readonly isCut: boolean;
}

/** What a list tells besides its records (L13); of what the user may not see it tells nothing. */
export interface ListSummaries {
  tabCounts(page: CompiledPage, conditions: ListConditions, signal?: AbortSignal): Promise<readonly TabCount[]>;
  totals(page: CompiledPage, conditions: ListConditions, signal?: AbortSignal): Promise<readonly ListTotal[]>;
}
