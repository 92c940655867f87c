import type { Preferences } from '../../kit/ports/ports.ts';

/** Maximum number of stored ids, the most recently opened; also the number requested in one call. */
const MOST = 200;

/** Ids of the open records of a tree page, stored across visits. */
export interface OpenRows {
  readonly ids: () => readonly string[];
  readonly add: (id: string) => void;
  readonly remove: (id: string) => void;
}

/** Without preferences, they are stored only while the page exists. */
export function createOpenRows(preferences: Preferences | undefined, pageId: string): OpenRows {
  const key = `tree/${pageId}`;
  let own: readonly string[] = [];
  const ids = (): readonly string[] => {
    const kept = preferences === undefined ? own : preferences.get(key);
    return Array.isArray(kept) ? kept.filter((id): id is string => typeof id === 'string') : [];
  };
  const keep = (next: readonly string[]): void => {
    own = next.slice(-MOST);
    preferences?.set(key, own);
  };
  const others = (id: string): readonly string[] => ids().filter((one) => one !== id);
  return { ids, add: (id) => keep([...others(id), id]), remove: (id) => keep(others(id)) };
}
