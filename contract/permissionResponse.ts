import { toMenu } from './menu.ts';
import type { MenuNode, SentMenuNode } from './menu.ts';
import { toAuthItems } from './authItems.ts';
import type { AuthItem, SentAuthItem } from './authItems.ts';
import { isRecord } from './reading.ts';

/** Rights to buttons: the user's own, and all that exist in the system. */
export interface SentRights {
  readonly auth: readonly SentAuthItem[];
  readonly allAuth: readonly SentAuthItem[];
  readonly codeList: readonly string[];
  readonly sysSafeMode: boolean;
}

/** Menu, rights, home pages and roles of the user (S3-3). */
export interface SentPermissions extends SentRights {
  readonly menu: readonly SentMenuNode[];
  /** Home pages of the user's roles, by priority (contract §4.6); the user may lack access to some of them. */
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
  /** The user's own button permissions. */
  readonly auth: readonly AuthItem[];
  /** All button permissions in the system. */
  readonly allAuth: readonly AuthItem[];
  readonly sysSafeMode: boolean;
}

/** Meant for developers, therefore not translated (S8-9, D1). */
export const EMPTY_MENU = 'getPermissionList: permissions must be a non-null array !';

const textsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [];

/** Reads the answer; throws if the menu is empty: a user without a menu cannot do anything (S8-9). */
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
