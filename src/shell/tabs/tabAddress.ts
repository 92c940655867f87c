/** Parameters by which a list says where it stands: `list.page=2`, `where.code=A1`. */
const OF_LIST = /^(list|where)\./;

/** What a tab is found by (S2.7-2): where its list stands is no other page. `/orders?list.page=2` → `/orders`. */
export function tabIdentity(fullPath: string): string {
  const at = fullPath.indexOf('?');
  if (at < 0) return fullPath;
  const parts = fullPath.slice(at + 1).split('&');
  const kept = parts.filter((part) => !OF_LIST.test(part));
  if (kept.length === parts.length) return fullPath;
  return fullPath.slice(0, at) + (kept.length === 0 ? '' : `?${kept.join('&')}`);
}

/** Whether an address says where a list stands. */
export const hasListState = (fullPath: string): boolean => tabIdentity(fullPath) !== fullPath;
