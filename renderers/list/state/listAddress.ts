import { advancedParameters, isGroup, readAdvancedQuery, type AdvancedNode } from '../../../engine/index.ts';
import type { Sort } from '../../data/records/paging.ts';
import { initialListState, type ListPlace } from './listState.ts';

/** Prefix of parameters other than conditions: `list.page`. */
const OF_LIST = 'list.';
/** Prefix of a condition's key: `where.code`. */
const OF_FILTER = 'where.';

/** Maximum number of sort columns on the server. */
export const MAX_SORTED = 5;
const MAX_PAGE = 1_000_000;
const MAX_SIZE = 200;
const MAX_FILTERS = 60;
/** Characters. */
const MAX_FILTER_LENGTH = 2000;

type Part = Exclude<keyof ListPlace, 'filters'>;

/** Names that a list URL may contain; everything else is ignored. */
export interface AddressNames {
  readonly isSorted: (column: string) => boolean;
  readonly isTab: (key: string) => boolean;
  readonly isCondition: (name: string) => boolean;
  /** Converts a condition to the form that the list sends. Default: unchanged. */
  readonly condition?: ((name: string, text: string) => readonly [name: string, text: string]) | undefined;
  /** Returns whether an advanced query may use the field. Default: none. */
  readonly isAdvanced?: ((field: string) => boolean) | undefined;
}

interface AddressPart<T> {
  readonly name: string;
  /** Undefined: default value, not written to the URL. */
  readonly write: (value: T) => string | undefined;
  /** Undefined: no valid value in the URL. */
  readonly read: (text: string, names: AddressNames) => T | undefined;
}

const wholeNumber = (text: string, most: number): number | undefined =>
  /^[1-9]\d{0,6}$/.test(text) && Number(text) <= most ? Number(text) : undefined;

const writeSort = (sort: readonly Sort[]): string | undefined =>
  sort.length === 0 ? undefined : sort.map(({ column, order }) => (order === 'desc' ? `-${column}` : column)).join(',');

const readSort = (text: string, { isSorted }: AddressNames): readonly Sort[] | undefined => {
  const items = text.split(',').map((item): Sort => {
    const isDown = item.startsWith('-');
    return { column: isDown ? item.slice(1) : item, order: isDown ? 'desc' : 'asc' };
  });
  const isKnown = ({ column }: Sort, at: number): boolean =>
    isSorted(column) && items.findIndex((item) => item.column === column) === at;
  return items.length <= MAX_SORTED && items.every(isKnown) ? items : undefined;
};

const VIEW_ID = /^[\w-]{1,40}$/;

/** Parts of a list's state in its URL, one entry each: `?list.page=2&list.sort=-gross,code`. */
const PARTS: { readonly [P in Part]: AddressPart<ListPlace[P]> } = {
  pageNo: {
    name: 'page',
    write: (value) => (value === initialListState.pageNo ? undefined : String(value)),
    read: (text) => wholeNumber(text, MAX_PAGE),
  },
  pageSize: {
    name: 'size',
    write: (value) => (value === initialListState.pageSize ? undefined : String(value)),
    read: (text) => wholeNumber(text, MAX_SIZE),
  },
  sort: { name: 'sort', write: writeSort, read: readSort },
  tab: {
    name: 'tab',
    write: (value) => (value === '' ? undefined : value),
    read: (text, { isTab }) => (isTab(text) ? text : undefined),
  },
  view: {
    name: 'view',
    write: (value) => (value === '' ? undefined : value),
    read: (text) => (VIEW_ID.test(text) ? text : undefined),
  },
};

/**
 * An advanced query with a field that the page does not have would make the server refuse the list, so it is ignored.
 */
function readAdvanced(given: URLSearchParams, { isAdvanced }: AddressNames): ListPlace['filters'] {
  if (isAdvanced === undefined) return {};
  const query = readAdvancedQuery(
    Object.fromEntries([...given].map(([name, text]) => [name.slice(OF_FILTER.length), text])),
  );
  const isKnown = (node: AdvancedNode): boolean => (isGroup(node) ? node.group.every(isKnown) : isAdvanced(node.field));
  return query.conditions.every(isKnown) ? advancedParameters(query) : {};
}

function readFilters(given: URLSearchParams, names: AddressNames): ListPlace['filters'] {
  const filters = [...given].flatMap(([name, text]): readonly (readonly [string, string])[] => {
    const key = name.slice(OF_FILTER.length);
    const isMeant = name.startsWith(OF_FILTER) && names.isCondition(key) && text.trim() !== '';
    return isMeant && text.length <= MAX_FILTER_LENGTH ? [names.condition?.(key, text) ?? [key, text]] : [];
  });
  return { ...Object.fromEntries(filters.slice(0, MAX_FILTERS)), ...readAdvanced(given, names) };
}

/**
 * Parses a URL query into the state of a list. Invalid parts get their defaults, because anybody may have written the
 * URL.
 */
export function readListAddress(search: string, names: AddressNames): ListPlace {
  const given = new URLSearchParams(search);
  const part = <P extends Part>(key: P): ListPlace[P] => {
    const text = given.get(OF_LIST + PARTS[key].name);
    return (text === null ? undefined : PARTS[key].read(text, names)) ?? initialListState[key];
  };
  return {
    pageNo: part('pageNo'),
    pageSize: part('pageSize'),
    sort: part('sort'),
    tab: part('tab'),
    view: part('view'),
    filters: readFilters(given, names),
  };
}

/** Returns the URL query for a state of the list; other parameters are preserved. */
export function writeListAddress(place: ListPlace, search: string): string {
  const own = (name: string): boolean => name.startsWith(OF_LIST) || name.startsWith(OF_FILTER);
  const next = new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => !own(name)));
  const put = <P extends Part>(key: P): void => {
    const text = PARTS[key].write(place[key]);
    if (text !== undefined) next.set(OF_LIST + PARTS[key].name, text);
  };
  put('pageNo');
  put('pageSize');
  put('sort');
  put('tab');
  put('view');
  for (const [key, text] of Object.entries(place.filters)) next.set(OF_FILTER + key, text);
  const written = next.toString();
  return written === '' ? '' : `?${written}`;
}
