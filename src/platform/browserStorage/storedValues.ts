/** The part of `localStorage` that we use. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Values kept in the browser under our prefix, each with its own end. */
export interface StoredValues {
  /** Undefined when absent, over, or unreadable. */
  get(key: string): unknown;
  /** `lifetime` in milliseconds; without one it stays until removed. */
  set(key: string, value: unknown, lifetime?: number): void;
  remove(key: string): void;
}

/** S3-15. */
const PREFIX = 'pro__';

interface Entry {
  readonly value: unknown;
  /** Epoch milliseconds; null: no end. */
  readonly expire: number | null;
}

const isEntry = (source: unknown): source is Entry =>
  typeof source === 'object' &&
  source !== null &&
  'value' in source &&
  'expire' in source &&
  (source.expire === null || typeof source.expire === 'number');

function parseEntry(text: string): Entry | null {
  try {
    const source: unknown = JSON.parse(text);
    return isEntry(source) ? source : null;
  } catch {
    return null;
  }
}

/** A browser may forbid storage or have no room left; then values hold until the page is left. */
function tolerant(storage: KeyValueStorage): KeyValueStorage {
  const memory = new Map<string, string>();
  return {
    getItem: (key) => {
      try {
        return storage.getItem(key) ?? memory.get(key) ?? null;
      } catch {
        return memory.get(key) ?? null;
      }
    },
    setItem: (key, text) => {
      try {
        storage.setItem(key, text);
        memory.delete(key);
      } catch {
        memory.set(key, text);
      }
    },
    removeItem: (key) => {
      memory.delete(key);
      try {
        storage.removeItem(key);
      } catch {
        // Nothing was stored where storing is forbidden.
      }
    },
  };
}

export function createStoredValues(source: KeyValueStorage, now: () => number = Date.now): StoredValues {
  const storage = tolerant(source);
  return {
    get: (key) => {
      const text = storage.getItem(PREFIX + key);
      const entry = text === null ? null : parseEntry(text);
      if (entry === null) return undefined;
      if (entry.expire === null || now() < entry.expire) return entry.value;
      storage.removeItem(PREFIX + key);
      return undefined;
    },
    set: (key, value, lifetime) => {
      const entry: Entry = { value, expire: lifetime === undefined ? null : now() + lifetime };
      storage.setItem(PREFIX + key, JSON.stringify(entry));
    },
    remove: (key) => storage.removeItem(PREFIX + key),
  };
}
