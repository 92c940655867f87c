import type { CompiledPage, Can } from '../../../engine/index.ts';
import { placeOf, type ColumnPlace } from './columnPlaces.ts';

export interface SortItem {
  readonly place: ColumnPlace;
  readonly order: 'asc' | 'desc';
  /** Records with this value before all others, which are alike then. Default: in the order of the values. */
  readonly first?: string | undefined;
}

/** Columns by the page's address whose value `1` puts a record above all others, whatever order a list is in. */
const TOP_COLUMNS: Readonly<Record<string, string>> = { '/sys/annountCement': 'izTop' };

/** What a page's lists are ordered by before anything that a call names; nothing for most pages. */
export function topOrder(page: CompiledPage, can: Can): readonly SortItem[] {
  const { url } = page.resource;
  const key = Object.hasOwn(TOP_COLUMNS, url) ? TOP_COLUMNS[url] : undefined;
  const place = key === undefined ? undefined : placeOf(page, key, can);
  return place === undefined ? [] : [{ place, order: 'desc', first: '1' }];
}
