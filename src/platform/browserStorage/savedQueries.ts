import type { SavedQueryStore } from '../../../renderers/index.ts';
import type { StoredValues } from './storedValues.ts';

/** Appended to the common prefix of browser storage (W3.3-12). */
const PREFIX = 'JSuperQuerySaved_';

/** `path`: path of the page in the shell, used when the page has no save code. */
export function createSavedQueries(stored: Pick<StoredValues, 'get' | 'set'>, path: string): SavedQueryStore {
  const keyOf = (saveCode: string | undefined): string => PREFIX + (saveCode ?? path);
  return {
    read: (saveCode) => stored.get(keyOf(saveCode)),
    write: (saveCode, queries) => stored.set(keyOf(saveCode), queries),
  };
}
