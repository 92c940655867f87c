import { proxy, ref } from 'valtio';
import type { StoredValues } from '../browserStorage/storedValues.ts';
import { t } from '../locales/t.ts';
import type { MenuNode } from '../../../contract/menu.ts';
import { toAuthItems } from '../../../contract/authItems.ts';
import type { AuthItem } from '../../../contract/authItems.ts';
import type { PermissionResponse } from '../../../contract/permissionResponse.ts';
import { isRecord, textOf } from '../../../contract/reading.ts';
import { tenantOf, toUserInfo } from '../../../contract/signIn/signIn.ts';
import type { UserInfo } from '../../../contract/signIn/signIn.ts';

/** Lifetime of a session, seven days (S4-5, S9-1). */
export const SESSION_LIFETIME_MS = 604_800_000;

/** State of the session (S3-1). */
export interface SessionState {
  token: string | null;
  username: string;
  realname: string;
  /** 0 without a tenant. */
  tenantid: number;
  welcome: string;
  avatar: string;
  info: UserInfo | null;
  /** The menu; null until it is loaded. */
  permissionList: readonly MenuNode[] | null;
  /** Button permissions: `auth` of the user, `allAuth` of all. */
  auth: readonly AuthItem[];
  allAuth: readonly AuthItem[];
  sysSafeMode: boolean;
  /** Start pages of the user's roles, by priority. */
  homePaths: readonly string[];
  /** Codes of the user's roles. */
  roles: readonly string[];
  /** Why the last session ended, for the sign-in page; empty after an ordinary sign-out. */
  endReason: string;
  /** A session ended since the page was loaded: single sign-on does not start automatically. */
  ended: boolean;
  /** At sign-in the server reported that the user belongs to no department, and the user has not been notified. */
  withoutDepartment: boolean;
}

/** Data of a sign-in by any method (S4-3). */
export interface NewSession {
  readonly token: string;
  readonly userInfo: unknown;
  /** The first one is the current department. */
  readonly departs?: unknown;
  /** Short dictionaries by code; stored for seven days (S3-2). */
  readonly dictionaries?: unknown;
  /** To be shown once (S5-12). Default: false. */
  readonly withoutDepartment?: boolean;
}

export interface ShellSession {
  /** A valtio store: read it with `useSnapshot`, change it through the methods. */
  readonly state: SessionState;
  /** Starts a session after a sign-in; stored in the browser for seven days. */
  begin(signedIn: NewSession): void;
  /** Updates the same user with another department (S4-9). */
  adoptUser(userInfo: unknown, depart: unknown): void;
  /** Returns whether to warn that the user belongs to no department; true once after a sign-in. */
  takeDepartmentWarning(): boolean;
  /** Sets a new token for the same user; open pages stay. */
  renew(token: string): void;
  adoptPermissions(response: PermissionResponse): void;
  /** Removes the user from memory and browser storage (S4-4). */
  end(reason?: string): void;
}

/** Storage key of the short dictionaries (S3-15, contract §2). */
export const DICTIONARY_KEY = 'UI_CACHE_DB_DICT_DATA';

/** Storage key of the business record opened last (S3-15, D39). */
export const BUSINESS_KEY = 'Current_Ywd';

const KEYS = {
  token: 'Access-Token',
  username: 'Login_Username',
  info: 'Login_Userinfo',
  depart: 'Current_Depart',
  tenant: 'TENANT_ID',
  auth: 'LOGIN_USER_BUTTON_AUTH',
  allAuth: 'SYS_BUTTON_AUTH',
  dictionaries: DICTIONARY_KEY,
  business: BUSINESS_KEY,
} as const;

const signedOut = (): SessionState => ({
  token: null,
  username: '',
  realname: '',
  tenantid: 0,
  welcome: '',
  avatar: '',
  info: null,
  permissionList: null,
  auth: [],
  allAuth: [],
  sysSafeMode: false,
  homePaths: [],
  roles: [],
  endReason: '',
  ended: false,
  withoutDepartment: false,
});

const signedIn = (token: string, info: UserInfo, tenantid: number): SessionState => ({
  ...signedOut(),
  token,
  username: info.username,
  realname: info.realname,
  tenantid,
  welcome: t('session.welcome', { name: info.realname || info.username }),
  avatar: info.avatar,
  info,
});

function restore(stored: StoredValues): SessionState {
  const token = stored.get(KEYS.token);
  const info = stored.get(KEYS.info);
  if (typeof token !== 'string' || token === '' || !isRecord(info)) return signedOut();
  return {
    ...signedIn(token, toUserInfo(info), Number(stored.get(KEYS.tenant) ?? 0) || 0),
    auth: toAuthItems(stored.get(KEYS.auth)),
    allAuth: toAuthItems(stored.get(KEYS.allAuth)),
  };
}

/** Starts with the session stored in the browser if it has not expired. */
export function createSession(stored: StoredValues): ShellSession {
  const state = proxy(restore(stored));
  const keep = (key: string, value: unknown) => stored.set(key, value, SESSION_LIFETIME_MS);
  return {
    state,
    begin: ({ token, userInfo, departs, dictionaries, withoutDepartment = false }) => {
      const info = toUserInfo(userInfo);
      const tenant = tenantOf(userInfo);
      // Another user's session may have expired here without a sign-out.
      if (textOf(stored.get(KEYS.info), 'id') !== info.id || stored.get(KEYS.tenant) !== tenant)
        stored.remove(KEYS.business);
      Object.assign(state, signedIn(token, info, tenant), { withoutDepartment });
      keep(KEYS.token, token);
      keep(KEYS.username, info.username);
      keep(KEYS.info, info);
      keep(KEYS.tenant, tenant);
      if (Array.isArray(departs) && departs.length > 0) keep(KEYS.depart, departs[0]);
      if (isRecord(dictionaries)) keep(KEYS.dictionaries, dictionaries);
    },
    adoptUser: (userInfo, depart) => {
      const info = toUserInfo(userInfo);
      Object.assign(state, { info, realname: info.realname, avatar: info.avatar });
      keep(KEYS.info, info);
      keep(KEYS.depart, depart);
    },
    takeDepartmentWarning: () => {
      const isDue = state.withoutDepartment;
      state.withoutDepartment = false;
      return isDue;
    },
    renew: (token) => {
      state.token = token;
      keep(KEYS.token, token);
    },
    adoptPermissions: ({ menu, auth, allAuth, sysSafeMode, homePaths = [], roles = [] }) => {
      // Large and never mutated: kept out of the store's proxies.
      const rights = { permissionList: ref(menu), auth: ref(auth), allAuth: ref(allAuth), sysSafeMode };
      Object.assign(state, rights, { homePaths, roles });
      keep(KEYS.auth, auth);
      keep(KEYS.allAuth, allAuth);
    },
    end: (reason = '') => {
      Object.assign(state, signedOut(), { endReason: reason, ended: true });
      for (const key of Object.values(KEYS)) stored.remove(key);
    },
  };
}
