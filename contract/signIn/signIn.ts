import type { SentDepartment } from '../departments.ts';
import type { SentDictionaries } from '../dictionaryItems.ts';
import { isRecord, textOf } from '../reading.ts';
import { toTenants } from '../tenants.ts';
import type { Tenant } from '../tenants.ts';

/** A person, as sign-in and `/sys/user/getUserInfo` send it (contract 1.3); nothing secret. */
export interface SentUserInfo {
  readonly id: string;
  readonly username: string;
  readonly realname: string;
  readonly avatar: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly orgCode: string | null;
  /** Names of the departments, with commas between. */
  readonly orgCodeTxt: string;
  readonly tenantId: string;
  /** The tenant that the session works for. */
  readonly loginTenantId: string;
  readonly status: number;
  readonly delFlag: number;
}

/** What the shell keeps of a person. */
export type UserInfo = Pick<SentUserInfo, 'id' | 'username' | 'realname' | 'avatar'> & { readonly orgCode: string };

export const toUserInfo = (source: unknown): UserInfo => ({
  id: textOf(source, 'id'),
  username: textOf(source, 'username'),
  realname: textOf(source, 'realname'),
  avatar: textOf(source, 'avatar'),
  orgCode: textOf(source, 'orgCode'),
});

/** The tenant that a user works for; 0: none. */
export const tenantOf = (info: unknown): number => {
  const tenant = isRecord(info) ? Number(info['loginTenantId'] ?? 0) : 0;
  return Number.isSafeInteger(tenant) && tenant > 0 ? tenant : 0;
};

/** The answer of every way to sign in (S3-2, contract 1.2). */
export interface SentSignIn {
  readonly token: string;
  readonly userInfo: SentUserInfo;
  /** The first is the current one; of all tenants where one has to be chosen. */
  readonly departs: readonly SentDepartment[];
  /** 0: of no department, 1: of one, which is chosen, 2: of several. */
  readonly multi_depart: number;
  /** Absent: there is no choice. */
  readonly tenantList?: readonly Tenant[];
  /** Why the password has to be changed before anything else; absent: it need not. */
  readonly passwordDue?: string;
  /** Why a second factor has to be enrolled before anything else; absent: it need not. */
  readonly factorDue?: string;
  /** Clients of the third generation ask for dictionaries one by one. */
  readonly sysAllDictItems?: SentDictionaries;
}

/** What a good sign-in brings. */
export interface SignInAnswer {
  readonly token: string;
  /** To be read by `toUserInfo` and `tenantOf`. */
  readonly userInfo: unknown;
  /** To be read by `toDepartments`; the current one is kept in the browser as it came. */
  readonly departs: unknown;
  /** Of several departments one has to be chosen first (S4-8). */
  readonly departments: 'none' | 'one' | 'several' | 'unsaid';
  /** Those to choose from; empty where there is no choice. */
  readonly tenants: readonly Tenant[];
  /** Why the password has to be changed first; blank: it need not. */
  readonly passwordDue: string;
  /** Why a second factor has to be enrolled first; blank: it need not. */
  readonly factorDue: string;
  /** Short dictionaries by code. */
  readonly dictionaries: unknown;
}

const DEPARTMENTS: Readonly<Record<string, SignInAnswer['departments']>> = { 0: 'none', 1: 'one', 2: 'several' };

/** Null without a token: that is no sign-in. */
export function toSignIn(result: unknown): SignInAnswer | null {
  const token = textOf(result, 'token');
  if (!isRecord(result) || token === '') return null;
  return {
    token,
    userInfo: result['userInfo'],
    departs: result['departs'],
    departments: DEPARTMENTS[textOf(result, 'multi_depart')] ?? 'unsaid',
    tenants: toTenants(result['tenantList']),
    passwordDue: textOf(result, 'passwordDue'),
    factorDue: textOf(result, 'factorDue'),
    dictionaries: result['sysAllDictItems'],
  };
}
