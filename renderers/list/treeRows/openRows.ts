import type { Preferences } from '../../kit/ports/ports.ts';

/** The last ones that were opened; so many are asked for in one call. */
const MOST = 200;

/** The records of a tree page that are open, kept from one visit to the next. */
export interface OpenRows {
  readonly ids: () => readonly string[];
  readonly add: (id: string) => void;
  readonly remove: (id: string) => void;
}

/** Without preferences they are kept as long as the page is there. */
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
