import { subscribeKey } from 'valtio/utils';
import type { StoredValues } from '../../platform/browserStorage/storedValues.ts';
import { DICTIONARY_KEY } from '../../platform/session/session.ts';
import type { SessionState } from '../../platform/session/session.ts';
import { isRecord } from '../../../contract/reading.ts';

/** Short dictionaries, stored in the browser for seven days; removed with the session (S4-4). */
export interface DictionaryCache {
  /** Undefined when not stored. Used when the server does not respond. */
  items(dictCode: string): unknown;
  /** Replaces all; subscribers drop their copies in memory. */
  keep(all: unknown): void;
  /** Replaces all without notifying: copies in memory are dropped already. */
  renew(all: unknown): void;
  subscribe(listener: () => void): () => void;
}

/** Seven days (S9-1). */
const LIFETIME_MS = 604_800_000;

export function createDictionaryCache(stored: StoredValues, session: SessionState): DictionaryCache {
  const listeners = new Set<() => void>();
  subscribeKey(session, 'token', (token) => token ?? stored.remove(DICTIONARY_KEY), true);
  const renew = (all: unknown): void => stored.set(DICTIONARY_KEY, all, LIFETIME_MS);
  return {
    items: (dictCode) => {
      const all = stored.get(DICTIONARY_KEY);
      return isRecord(all) && Object.hasOwn(all, dictCode) ? all[dictCode] : undefined;
    },
    renew,
    keep: (all) => {
      renew(all);
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
