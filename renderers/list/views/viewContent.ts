import { initialListState, type ListPlace } from '../state/listState.ts';
import type { SavedView, ViewContent } from '../../kit/ports/ports.ts';

/** Returns the state that a view stores; the page number is not part of it. */
export const viewContentOf = ({ filters, sort, tab }: ListPlace, columns: ViewContent['columns']): ViewContent => ({
  filters,
  sort,
  tab,
  columns,
});

/** Returns the state of the list for a view, on its first page; null: the page's default. */
export function viewedPlace(view: SavedView | null, { pageSize }: Pick<ListPlace, 'pageSize'>): ListPlace {
  const { filters, sort, tab } = view?.content ?? initialListState;
  return { pageNo: 1, pageSize, filters, sort, tab, view: view?.id ?? '' };
}

/** Returns whether the list has its default state, changed neither by its URL nor by the user. */
export const isUntouched = ({ pageNo, filters, sort, tab, view }: ListPlace): boolean =>
  pageNo === 1 && Object.keys(filters).length === 0 && sort.length === 0 && tab === '' && view === '';
