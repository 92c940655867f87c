import { toChoices, toLookup } from '../../contract/dictionaryItems.ts';
import { readPickCode } from '../../engine/index.ts';
import type { Dictionaries, DictItem } from '../../renderers/index.ts';
import { CallError } from '../platform/http/callError.ts';
import type { HttpClient } from '../platform/http/httpClient.ts';
import { createLookupBatches } from './lookupBatches.ts';
import { findRecords, lookUpRecords } from './pickedRecords.ts';
import { ported } from './calls/portErrors.ts';

/** Default number of matches of a search. */
const SEARCH_SIZE = 50;
/** How long answers are cached; code tables rarely change, and only by import. */
const CACHE_MS = 10 * 60 * 1000;

export interface CachedDictionaries extends Dictionaries {
  /** Clears everything, after the file of a dictionary was saved. */
  clear(): void;
}

/** Caches promises by key for a while; a failed one is removed, so that the next request runs again. */
function createPromiseCache<T>(now: () => number) {
  const kept = new Map<string, { readonly promise: Promise<T>; readonly until: number }>();
  return {
    get: (key: string, make: () => Promise<T>): Promise<T> => {
      const known = kept.get(key);
      if (known && now() < known.until) return known.promise;
      const promise = make();
      const entry = { promise, until: now() + CACHE_MS };
      kept.set(key, entry);
      promise.catch(() => {
        if (kept.get(key) === entry) kept.delete(key);
      });
      return promise;
    },
    clear: () => kept.clear(),
  };
}

const path = (call: string, dictCode: string): string => `/sys/dict/${call}/${encodeURIComponent(dictCode)}`;

interface DictionariesOptions {
  readonly now?: () => number;
  /** Language of the texts: answers in another language are discarded. */
  readonly language?: () => string;
  /** Items stored in the browser, used when the server does not answer. */
  readonly kept?: (dictCode: string) => unknown;
}

/** A trailing comma would request codes (contract §2.2); typed keywords search for texts. */
const typedKeyword = (keyword: string): string => keyword.replace(/[\s,]+$/, '');

/** Searches for the best matches; skips requests that are no longer needed. */
export const createDictionarySearch =
  (http: HttpClient): Dictionaries['search'] =>
  (dictCode, keyword, { signal, pageSize = SEARCH_SIZE, pageNo = 1, inParts = false, narrowing } = {}) =>
    ported(async () => {
      const picked = readPickCode(dictCode);
      if (picked?.of === 'records') return findRecords(http, picked, { keyword, pageSize, pageNo, signal });
      const params = {
        keyword: typedKeyword(keyword),
        pageSize,
        ...(pageNo > 1 && { pageNo }),
        ...(narrowing !== undefined && { attributes: JSON.stringify(narrowing) }),
      };
      const url = path(inParts ? 'loadDict2' : 'loadDict', dictCode);
      return toChoices(await http.call({ method: 'GET', url, params, signal }));
    });

/** Dictionaries over HTTP: items and lookups are cached in memory, lookups of one tick are batched. */
export function createDictionaries(
  http: HttpClient,
  { now = Date.now, language = () => 'zh-CN', kept = () => undefined }: DictionariesOptions = {},
): CachedDictionaries {
  const items = createPromiseCache<readonly DictItem[]>(now);
  const found = createPromiseCache<DictItem | null>(now);
  const lookUp = createLookupBatches(async (dictCode, values) => {
    const picked = readPickCode(dictCode);
    if (picked?.of === 'records') return lookUpRecords(http, picked, values);
    const params = { keys: values.join(',') };
    return toLookup(await http.call({ method: 'GET', url: path('lookup', dictCode), params }));
  });
  const lookupOne = (dictCode: string, value: string) =>
    found.get(`${language()}\n${dictCode}\n${value}`, () => lookUp(dictCode, value));

  const fetchItems = async (dictCode: string, parent?: string): Promise<readonly DictItem[]> => {
    const params = parent === undefined ? {} : { parent };
    try {
      return toChoices(await http.call({ method: 'GET', url: path('getDictItems', dictCode), params }));
    } catch (error) {
      const copy = parent === undefined ? kept(dictCode) : undefined;
      if (error instanceof CallError && error.kind === 'network' && Array.isArray(copy)) return toChoices(copy);
      throw error;
    }
  };

  return {
    items: (dictCode, parent) =>
      items.get([language(), dictCode, ...(parent === undefined ? [] : [parent])].join('\n'), () =>
        ported(() => fetchItems(dictCode, parent)),
      ),
    search: createDictionarySearch(http),
    lookup: (dictCode, values) =>
      ported(async () => {
        // A comma separates keys on the wire, so no code can contain one.
        const askable = [...new Set(values)].filter((value) => value !== '' && !value.includes(','));
        const known = await Promise.all(
          askable.map(async (value) => [value, await lookupOne(dictCode, value)] as const),
        );
        return { ...Object.fromEntries(values.map((value) => [value, null])), ...Object.fromEntries(known) };
      }),
    clear: () => {
      items.clear();
      found.clear();
    },
  };
}
