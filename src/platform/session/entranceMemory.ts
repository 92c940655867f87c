import type { KeyValueStorage } from '../browserStorage/storedValues.ts';
import { createStoredValues } from '../browserStorage/storedValues.ts';

/** Data of the sign-in page that survives a page load in this window. Never a password. */
export interface EntranceMemory {
  /** Account name, as typed or of the expired session; blank: none. */
  name(): string;
  keepName(name: string): void;
  /** Why the last session ended, or how its end failed (S8-11); blank: no notice. */
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
