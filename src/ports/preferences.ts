import type { StoredValues } from '../browserStorage/storedValues.ts';
import type { Preferences } from '../../renderers/index.ts';

/** What a user set for tables and forms, kept in the browser apart from other users of the same machine. */
export const createPreferences = (stored: StoredValues, userId: () => string): Preferences => {
  const keyOf = (key: string): string => `preference:${userId()}:${key}`;
  return {
    get: (key) => stored.get(keyOf(key)),
    set: (key, value) => stored.set(keyOf(key), value),
  };
};
