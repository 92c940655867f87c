/** Address parameters of the list state: `list.page=2`, `where.code=A1`. */
const OF_LIST = /^(list|where)\./;

/** Key by which a tab is found (S2.7-2), without the list state: `/orders?list.page=2` → `/orders`. */
export function tabIdentity(fullPath: string): string {
  const at = fullPath.indexOf('?');
  if (at < 0) return fullPath;
  const parts = fullPath.slice(at + 1).split('&');
  const kept = parts.filter((part) => !OF_LIST.test(part));
  if (kept.length === parts.length) return fullPath;
  return fullPath.slice(0, at) + (kept.length === 0 ? '' : `?${kept.join('&')}`);
}

/** Returns whether an address contains list state. */
export const hasListState = (fullPath: string): boolean => tabIdentity(fullPath) !== fullPath;
