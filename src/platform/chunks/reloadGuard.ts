import { createStoredValues } from '../browserStorage/storedValues.ts';
import type { KeyValueStorage } from '../browserStorage/storedValues.ts';

const KEY = 'Chunk_Reload';
/** A page that still fails after it was loaded anew is not loaded a third time by itself. */
const ONCE_IN_MS = 10 * 60_000;

/** Whether a page may be loaded anew without being asked; true once in ten minutes of a window. */
export type ReloadGuard = () => boolean;

export function createReloadGuard(windowStorage: KeyValueStorage | undefined, now?: () => number): ReloadGuard {
  if (windowStorage === undefined) return () => false;
  const stored = createStoredValues(windowStorage, now);
  return () => {
    if (stored.get(KEY) !== undefined) return false;
    stored.set(KEY, true, ONCE_IN_MS);
    // Where nothing can be kept, nothing would stop a loop.
    return windowStorage.getItem(`pro__${KEY}`) !== null;
  };
}
