import type { Values } from '../../engine/index.ts';
import { pageSizes, type Sort } from '../records/paging.ts';

export interface ListState {
  readonly pageNo: number;
  readonly pageSize: number;
  readonly filters: Readonly<Record<string, string>>;
  /** Null: the order of the schema. */
  readonly sort: Sort | null;
  /** Chosen records by id, those of other pages included. */
  readonly selected: ReadonlyMap<string, Values>;
  /** Rises to fetch the same again. */
  readonly attempt: number;
}

export type ListEvent =
  | { readonly kind: 'search'; readonly filters: Readonly<Record<string, string>> }
  | { readonly kind: 'turn'; readonly pageNo: number; readonly pageSize: number }
  | { readonly kind: 'sort'; readonly sort: Sort | null }
  | { readonly kind: 'select'; readonly selected: ReadonlyMap<string, Values> }
  | { readonly kind: 'removed'; readonly ids: readonly string[] }
  | { readonly kind: 'reload' };

export const initialListState: ListState = {
  pageNo: 1,
  pageSize: pageSizes[0],
  filters: {},
  sort: null,
  selected: new Map(),
  attempt: 0,
};

/** A new search starts at page 1 with nothing selected (W4-8); so does another order or page size, but it keeps the selection. */
export function listReducer(state: ListState, event: ListEvent): ListState {
  switch (event.kind) {
    case 'search':
      return { ...state, filters: event.filters, pageNo: 1, selected: new Map(), attempt: state.attempt + 1 };
    case 'turn':
      return { ...state, pageNo: event.pageSize === state.pageSize ? event.pageNo : 1, pageSize: event.pageSize };
    case 'sort':
      return { ...state, sort: event.sort, pageNo: 1 };
    case 'select':
      return { ...state, selected: event.selected };
    case 'removed': {
      const gone = new Set(event.ids);
      const selected = new Map([...state.selected].filter(([id]) => !gone.has(id)));
      return { ...state, selected, attempt: state.attempt + 1 };
    }
    case 'reload':
      return { ...state, attempt: state.attempt + 1 };
  }
}
