import type { UserValues } from '../../shell/settings/userValues.ts';

const KEY = 'menu.recent';
const MOST = 8;

/** Paths of the pages chosen most recently, the latest first. */
export function recentPages(preferences: UserValues): readonly string[] {
  const kept = preferences.get(KEY);
  return Array.isArray(kept) ? kept.filter((path) => typeof path === 'string').slice(0, MOST) : [];
}

export function addRecentPage(preferences: UserValues, path: string): void {
  const before = recentPages(preferences);
  if (before[0] !== path) preferences.set(KEY, [path, ...before.filter((one) => one !== path)].slice(0, MOST));
}
