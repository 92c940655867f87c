import { initialListState, type ListPlace } from '../state/listState.ts';
import type { SavedView, ViewContent } from '../../kit/ports/ports.ts';

/** What of a list a view keeps: the page of it that is open is none of it. */
export const viewContentOf = ({ filters, sort, tab }: ListPlace, columns: ViewContent['columns']): ViewContent => ({
  filters,
  sort,
  tab,
  columns,
});

/** The list as a view has it, from its first page; null: as the page has it. */
export function viewedPlace(view: SavedView | null, { pageSize }: Pick<ListPlace, 'pageSize'>): ListPlace {
  const { filters, sort, tab } = view?.content ?? initialListState;
  return { pageNo: 1, pageSize, filters, sort, tab, view: view?.id ?? '' };
}

/** Nothing was asked of the list yet, neither by its address nor by hand. */
export const isUntouched = ({ pageNo, filters, sort, tab, view }: ListPlace): boolean =>
  pageNo === 1 && Object.keys(filters).length === 0 && sort.length === 0 && tab === '' && view === '';
