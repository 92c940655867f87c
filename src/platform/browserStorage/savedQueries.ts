import type { SavedQueryStore } from '../../../renderers/index.ts';
import type { StoredValues } from './storedValues.ts';

/** Behind the prefix of all that the browser keeps (W3.3-12). */
const PREFIX = 'JSuperQuerySaved_';

/** `path`: of the page in the shell, where it names no save code. */
export function createSavedQueries(stored: Pick<StoredValues, 'get' | 'set'>, path: string): SavedQueryStore {
  const keyOf = (saveCode: string | undefined): string => PREFIX + (saveCode ?? path);
  return {
    read: (saveCode) => stored.get(keyOf(saveCode)),
    write: (saveCode, queries) => stored.set(keyOf(saveCode), queries),
  };
}
