import type { Values } from '../../../engine/index.ts';
import { pageSizes, type Sort } from '../../data/records/paging.ts';
import type { QueryTexts } from './popupQuestion.ts';

export interface PickerState {
  /** Search; `typed`: a text from the field, which may match one of several conditions. */
  readonly search: { readonly typed: string } | { readonly texts: QueryTexts };
  readonly pageNo: number;
  readonly pageSize: number;
  /** Null: the order of the column or the report. */
  readonly sort: Sort | null;
  /** Picked rows by row key, including those of other pages and searches. */
  readonly chosen: ReadonlyMap<string, Values>;
  /** A single match is taken automatically (W4-13): true for a search, false after paging or sorting. */
  readonly decides: boolean;
  /** Increases to fetch again, bypassing the cache. */
  readonly attempt: number;
  /** The rows that the field contains are checked, or there are none. */
  readonly restored: boolean;
}

export type PickerEvent =
  | { readonly kind: 'search'; readonly texts: QueryTexts }
  | { readonly kind: 'turn'; readonly pageNo: number; readonly pageSize: number }
  | { readonly kind: 'sort'; readonly sort: Sort | null }
  | { readonly kind: 'choose'; readonly chosen: ReadonlyMap<string, Values> }
  | { readonly kind: 'restore'; readonly chosen: ReadonlyMap<string, Values> }
  | { readonly kind: 'retry' };

/**
 * Returns the initial state. `before`: number of rows in the field; the page size is chosen so that the first page
 * contains them, if possible.
 */
export const openingState = ({ typed, before }: { readonly typed: string; readonly before: number }): PickerState => ({
  search: typed === '' ? { texts: {} } : { typed },
  pageNo: 1,
  pageSize: pageSizes.find((size) => size >= before) ?? pageSizes[pageSizes.length - 1] ?? before,
  sort: null,
  chosen: new Map(),
  decides: true,
  attempt: 0,
  restored: before === 0,
});

/** Picked rows are preserved through searches, paging and sorting. */
export function pickerReducer(state: PickerState, event: PickerEvent): PickerState {
  switch (event.kind) {
    case 'search':
      return { ...state, search: { texts: event.texts }, pageNo: 1, decides: true, attempt: state.attempt + 1 };
    case 'turn': {
      const pageNo = event.pageSize === state.pageSize ? event.pageNo : 1;
      return { ...state, pageNo, pageSize: event.pageSize, decides: false };
    }
    case 'sort':
      return { ...state, sort: event.sort, pageNo: 1, decides: false };
    case 'choose':
      return { ...state, chosen: event.chosen };
    case 'restore':
      return { ...state, chosen: new Map([...event.chosen, ...state.chosen]), restored: true };
    case 'retry':
      return { ...state, attempt: state.attempt + 1 };
  }
}
