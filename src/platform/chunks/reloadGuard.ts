import { createStoredValues } from '../browserStorage/storedValues.ts';
import type { KeyValueStorage } from '../browserStorage/storedValues.ts';

const KEY = 'Chunk_Reload';
/** A page that still fails after an automatic reload is not reloaded automatically again within this time, ms. */
const ONCE_IN_MS = 10 * 60_000;

/** Returns whether the page may reload automatically: true once per ten minutes and window. */
export type ReloadGuard = () => boolean;

export function createReloadGuard(windowStorage: KeyValueStorage | undefined, now?: () => number): ReloadGuard {
  if (windowStorage === undefined) return () => false;
  const stored = createStoredValues(windowStorage, now);
  return () => {
    if (stored.get(KEY) !== undefined) return false;
    stored.set(KEY, true, ONCE_IN_MS);
    // Without storage nothing would prevent a reload loop.
    return windowStorage.getItem(`pro__${KEY}`) !== null;
  };
}
