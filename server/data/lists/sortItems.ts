import type { CompiledPage, Can } from '../../../engine/index.ts';
import { placeOf, type ColumnPlace } from './columnPlaces.ts';

export interface SortItem {
  readonly place: ColumnPlace;
  readonly order: 'asc' | 'desc';
  /** Records with this value come first; the others are equal in rank. Default: order by value. */
  readonly first?: string | undefined;
}

/** Columns by page address whose value `1` puts a record first, in any order of the list. */
const TOP_COLUMNS: Readonly<Record<string, string>> = { '/sys/annountCement': 'izTop' };

/** Sort items that precede any requested order of the page's lists; empty for most pages. */
export function topOrder(page: CompiledPage, can: Can): readonly SortItem[] {
  const { url } = page.resource;
  const key = Object.hasOwn(TOP_COLUMNS, url) ? TOP_COLUMNS[url] : undefined;
  const place = key === undefined ? undefined : placeOf(page, key, can);
  return place === undefined ? [] : [{ place, order: 'desc', first: '1' }];
}
