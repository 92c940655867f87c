import type { KeyValueStorage } from '../browserStorage/storedValues.ts';
import { createStoredValues } from '../browserStorage/storedValues.ts';

/** What the sign-in page knows over a page load of this window. Never a password. */
export interface EntranceMemory {
  /** The account's name, as typed or of whose session ran out; blank: none. */
  name(): string;
  keepName(name: string): void;
  /** Why the last session ended, or how its end failed (S8-11); blank: nothing to tell. */
  notice(): string;
  keepNotice(notice: string): void;
}

const NAME = 'Sign_In_Name';
const NOTICE = 'Sign_In_Notice';

export function createEntranceMemory(windowStorage: KeyValueStorage | undefined): EntranceMemory {
  const stored = windowStorage && createStoredValues(windowStorage);
  const textAt = (key: string): string => {
    const text = stored?.get(key);
    return typeof text === 'string' ? text : '';
  };
  const keep = (key: string, text: string) => (text === '' ? stored?.remove(key) : stored?.set(key, text));
  return {
    name: () => textAt(NAME),
    keepName: (name) => keep(NAME, name),
    notice: () => textAt(NOTICE),
    keepNotice: (notice) => keep(NOTICE, notice),
  };
}
