/** Subset of `localStorage` in use. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Values in browser storage under our prefix, each with its own expiry. */
export interface StoredValues {
  /** Undefined when missing, expired or unreadable. */
  get(key: string): unknown;
  /** `lifetime` in milliseconds; without one the value stays until it is removed. */
  set(key: string, value: unknown, lifetime?: number): void;
  remove(key: string): void;
}

/** Prefix of all keys (S3-15). */
const PREFIX = 'pro__';

interface Entry {
  readonly value: unknown;
  /** Epoch ms; null: no expiry. */
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

/** Falls back to memory until the page is left when the browser forbids storage or its quota is exceeded. */
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
        // Where storage is forbidden, nothing was stored.
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
