import { toMenu } from './menu.ts';
import type { MenuNode, SentMenuNode } from './menu.ts';
import { toAuthItems } from './authItems.ts';
import type { AuthItem, SentAuthItem } from './authItems.ts';
import { isRecord } from './reading.ts';

/** Rights to buttons: the user's own, and all there are in the system. */
export interface SentRights {
  readonly auth: readonly SentAuthItem[];
  readonly allAuth: readonly SentAuthItem[];
  readonly codeList: readonly string[];
  readonly sysSafeMode: boolean;
}

/** S3-3. */
export interface SentPermissions extends SentRights {
  readonly menu: readonly SentMenuNode[];
  /** Where the user's roles begin, the foremost first (contract §4.6); whether the user may open them is not said. */
  readonly homePaths: readonly string[];
  /** Codes of the user's roles, which expressions read as `$user.roles`. */
  readonly roles: readonly string[];
}

export interface PermissionResponse {
  /** Default: none. */
  readonly homePaths?: readonly string[] | undefined;
  /** Codes. Default: none. */
  readonly roles?: readonly string[] | undefined;
  readonly menu: readonly MenuNode[];
  /** Button permissions: the user's own. */
  readonly auth: readonly AuthItem[];
  /** All there are in the system. */
  readonly allAuth: readonly AuthItem[];
  readonly sysSafeMode: boolean;
}

/** S8-9: meant for developers, so it stays as it is (D1). */
export const EMPTY_MENU = 'getPermissionList: permissions must be a non-null array !';

const textsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [];

/** Throws when there is no menu: somebody without one can do nothing here (S8-9). */
export function toPermissionResponse(result: unknown): PermissionResponse {
  const source = isRecord(result) ? result : {};
  const menu = toMenu(source['menu']);
  if (menu.length === 0) throw new Error(EMPTY_MENU);
  return {
    menu,
    auth: toAuthItems(source['auth']),
    allAuth: toAuthItems(source['allAuth']),
    sysSafeMode: source['sysSafeMode'] === true,
    homePaths: textsIn(source['homePaths']),
    roles: textsIn(source['roles']),
  };
}
