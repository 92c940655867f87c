/** One entry of the lists that the server sends with the menu (S3-4). */
export interface PermissionEntry {
  /** `1` menu or page, `2` button. */
  readonly type?: string;
  /** Permission code, or several, separated by commas. */
  readonly action: string;
  /** `0`: the rule is disabled, everyone has the right. */
  readonly status?: string;
}

export interface PermissionLists {
  /** List of the current route or form, if it has one. */
  readonly routeList?: readonly PermissionEntry[];
  /** Codes that the user holds. */
  readonly auth: readonly PermissionEntry[];
  /** All guarded codes. */
  readonly allAuth: readonly PermissionEntry[];
}

/** Returns the codes of an entry. */
export const codesOf = ({ action }: PermissionEntry): readonly string[] => action.split(',').map((part) => part.trim());

const holds = (entry: PermissionEntry, code: string): boolean =>
  entry.action === code || (entry.action.includes(',') && codesOf(entry).includes(code));

/** Returns the entries that guard a code; those of status 0 are disabled. */
export const guardsOf = (code: string, { allAuth }: Pick<PermissionLists, 'allAuth'>): readonly PermissionEntry[] =>
  allAuth.filter((entry) => holds(entry, code) && entry.status !== '0');

/**
 * Returns whether the user interface offers an action, by the truth table of D4. The server checks every call itself. A
 * button of the current route's list is granted; an unguarded code, or one whose guard is disabled, is open to all.
 */
export function isAllowed(code: string, lists: PermissionLists): boolean {
  const isRouteButton = lists.routeList?.some((entry) => entry.type === '2' && holds(entry, code)) ?? false;
  if (isRouteButton) return true;
  if (guardsOf(code, lists).length === 0) return true;
  return lists.auth.some((entry) => holds(entry, code));
}
