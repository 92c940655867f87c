import type { KeyValueStorage } from '../browserStorage/storedValues.ts';
import { createStoredValues } from '../browserStorage/storedValues.ts';

/** The account name of the sign-in page over a reload of this window: as typed, or of whose session ran out. Never a password. */
export interface TypedName {
  /** Blank: none. */
  get(): string;
  keep(name: string): void;
}

const KEY = 'Sign_In_Name';

export function createTypedName(windowStorage: KeyValueStorage | undefined): TypedName {
  const stored = windowStorage && createStoredValues(windowStorage);
  return {
    get: () => {
      const name = stored?.get(KEY);
      return typeof name === 'string' ? name : '';
    },
    keep: (name) => (name === '' ? stored?.remove(KEY) : stored?.set(KEY, name)),
  };
}
