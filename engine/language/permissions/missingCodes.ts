import { codesOf } from './isAllowed.ts';
import type { PermissionLists } from './isAllowed.ts';

/** Appends a colon to the prefix unless it ends with one (W6-1); a blank prefix stays blank. */
export const withColon = (prefix: string): string => (prefix === '' || prefix.endsWith(':') ? prefix : `${prefix}:`);

/**
 * Returns the codes under a prefix that are guarded (status 1) and that the user does not hold, without the prefix:
 * `bgd:export` gives `['add', 'batch_delete']` (S6-6). A missing colon is appended to the prefix (W6-1).
 */
export const missingCodes = (
  prefix: string,
  { auth, allAuth }: Pick<PermissionLists, 'auth' | 'allAuth'>,
): readonly string[] => {
  const start = withColon(prefix);
  const own = new Set(auth.flatMap(codesOf));
  const missing = allAuth
    .filter(({ status }) => status === '1')
    .flatMap(codesOf)
    .filter((code) => code.startsWith(start) && !own.has(code));
  return [...new Set(missing)].map((code) => code.slice(start.length));
};
