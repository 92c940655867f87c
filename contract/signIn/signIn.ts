import type { SentDepartment } from '../departments.ts';
import type { SentDictionaries } from '../dictionaryItems.ts';
import { isRecord, textOf } from '../reading.ts';
import { toTenants } from '../tenants.ts';
import type { Tenant } from '../tenants.ts';

/** A user, as sign-in and `/sys/user/getUserInfo` send it (contract 1.3); contains no secrets. */
export interface SentUserInfo {
  readonly id: string;
  readonly username: string;
  readonly realname: string;
  readonly avatar: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly orgCode: string | null;
  /** Comma-separated names of the departments. */
  readonly orgCodeTxt: string;
  readonly tenantId: string;
  /** The current tenant of the session. */
  readonly loginTenantId: string;
  readonly status: number;
  readonly delFlag: number;
}

/** The fields of a user that the shell stores. */
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

/** The answer of all sign-in methods (S3-2, contract 1.2). */
export interface SentSignIn {
  readonly token: string;
  readonly userInfo: SentUserInfo;
  /** The first is the current one; those of all tenants if a tenant has to be chosen. */
  readonly departs: readonly SentDepartment[];
  /** 0: in no department, 1: in one, which is selected, 2: in several. */
  readonly multi_depart: number;
  /** Absent: there is no choice. */
  readonly tenantList?: readonly Tenant[];
  /** Why the password must be changed first; absent: it need not be changed. */
  readonly passwordDue?: string;
  /** Why a second factor must be enrolled first; absent: it need not be enrolled. */
  readonly factorDue?: string;
  /** Short dictionaries by code. Clients of the third generation request dictionaries one by one. */
  readonly sysAllDictItems?: SentDictionaries;
}

/** Data of a successful sign-in. */
export interface SignInAnswer {
  readonly token: string;
  /** Read by `toUserInfo` and `tenantOf`. */
  readonly userInfo: unknown;
  /** Read by `toDepartments`; the current one is stored in the browser unchanged. */
  readonly departs: unknown;
  /** If there are several departments, the user has to choose one first (S4-8). */
  readonly departments: 'none' | 'one' | 'several' | 'unsaid';
  /** Tenants to choose from; empty if there is no choice. */
  readonly tenants: readonly Tenant[];
  /** Why the password must be changed first; blank: it need not be changed. */
  readonly passwordDue: string;
  /** Why a second factor must be enrolled first; blank: it need not be enrolled. */
  readonly factorDue: string;
  /** Short dictionaries by code. */
  readonly dictionaries: unknown;
}

const DEPARTMENTS: Readonly<Record<string, SignInAnswer['departments']>> = { 0: 'none', 1: 'one', 2: 'several' };

/** Reads the answer of a sign-in; null if it has no token. */
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
