import type { Values } from '../../../engine/index.ts';
import { pageSizes, type Sort } from '../../data/records/paging.ts';

export interface ListState {
  readonly pageNo: number;
  readonly pageSize: number;
  readonly filters: Readonly<Record<string, string>>;
  /** The first has the highest priority. Empty: the order of the schema. */
  readonly sort: readonly Sort[];
  /** Key of the open tab (L13); blank: all records. */
  readonly tab: string;
  /** Id of the saved view that the list was opened with; blank: none. */
  readonly view: string;
  /** Selected records by id, including those on other pages. */
  readonly selected: ReadonlyMap<string, Values>;
  /** Increases to fetch the same again. */
  readonly attempt: number;
  /** The last change was automatic, so it replaces the history entry. */
  readonly isCorrection: boolean;
}

/** The part of the state that a URL contains; the selection is not part of it. */
export type ListPlace = Pick<ListState, 'pageNo' | 'pageSize' | 'filters' | 'sort' | 'tab' | 'view'>;

export type ListEvent =
  | { readonly kind: 'search'; readonly filters: Readonly<Record<string, string>> }
  /**
   * `corrects`: automatic change because the page no longer exists or another number of rows fits; goes to `pageNo`
   * even when the size changes. Default: false.
   */
  | { readonly kind: 'turn'; readonly pageNo: number; readonly pageSize: number; readonly corrects?: boolean }
  | { readonly kind: 'sort'; readonly sort: readonly Sort[] }
  /** `corrects`: the tab does not exist. Default: false. */
  | { readonly kind: 'tab'; readonly tab: string; readonly corrects?: boolean }
  | { readonly kind: 'select'; readonly selected: ReadonlyMap<string, Values> }
  | { readonly kind: 'removed'; readonly ids: readonly string[] }
  /** The URL changed: back navigation, a link; `isStep`: staff opened a view. Default: false. */
  | { readonly kind: 'place'; readonly place: ListPlace; readonly isStep?: boolean }
  | { readonly kind: 'reload' };

export const initialListState: ListState = {
  pageNo: 1,
  pageSize: pageSizes[0],
  filters: {},
  sort: [],
  tab: '',
  view: '',
  selected: new Map(),
  attempt: 0,
  isCorrection: false,
};

const sameFilters = (one: ListPlace['filters'], other: ListPlace['filters']): boolean => {
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key]);
};

/** Other conditions clear the selection; another page or order does not. */
function placed(state: ListState, place: ListPlace): ListState {
  const isSame = sameFilters(state.filters, place.filters) && state.tab === place.tab;
  const kept = isSame ? { filters: state.filters } : { selected: initialListState.selected };
  return { ...state, ...place, ...kept };
}

/**
 * A new search starts at page 1 and clears the selection (W4-8); another order or page size also starts at page 1, but
 * preserves the selection.
 */
export function listReducer(state: ListState, event: ListEvent): ListState {
  switch (event.kind) {
    case 'search': {
      const { filters } = event;
      const attempt = state.attempt + 1;
      return { ...state, filters, pageNo: 1, selected: initialListState.selected, attempt, isCorrection: false };
    }
    case 'turn': {
      const { pageSize, corrects: isCorrection = false } = event;
      const staysThere = isCorrection || pageSize === state.pageSize;
      return { ...state, pageNo: staysThere ? event.pageNo : 1, pageSize, isCorrection };
    }
    case 'sort':
      return { ...state, sort: event.sort, pageNo: 1, isCorrection: false };
    case 'tab': {
      const { tab, corrects: isCorrection = false } = event;
      return { ...state, tab, pageNo: 1, selected: initialListState.selected, isCorrection };
    }
    case 'select':
      return { ...state, selected: event.selected };
    case 'removed': {
      const gone = new Set(event.ids);
      const selected = new Map([...state.selected].filter(([id]) => !gone.has(id)));
      return { ...state, selected, attempt: state.attempt + 1 };
    }
    case 'place':
      return { ...placed(state, event.place), isCorrection: event.isStep !== true };
    case 'reload':
      return { ...state, attempt: state.attempt + 1 };
  }
}
