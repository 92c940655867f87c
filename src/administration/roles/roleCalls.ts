import { textOf } from '../../../contract/reading.ts';
import { toRowPage } from '../../../contract/pages.ts';
import type { HttpClient } from '../../http/httpClient.ts';

/** Somebody who has a role. */
export interface RoleUser {
  readonly id: string;
  readonly username: string;
  readonly realname: string;
  readonly department: string;
  /** Blank where the caller may not read it; `2`: frozen. */
  readonly status: string;
}

export interface RoleUserQuestion {
  readonly roleId: string;
  readonly username: string;
  readonly pageNo: number;
  readonly pageSize: number;
}

const toRoleUser = (row: unknown): RoleUser => ({
  id: textOf(row, 'id'),
  username: textOf(row, 'username'),
  realname: textOf(row, 'realname'),
  department: textOf(row, 'orgCodeTxt'),
  status: textOf(row, 'status'),
});

export const readRoleUsers = async (http: HttpClient, question: RoleUserQuestion, signal: AbortSignal) =>
  toRowPage(
    await http.call({ method: 'GET', url: '/sys/user/userRoleList', params: { ...question }, signal }),
    toRoleUser,
  );

export const addRoleUsers = (http: HttpClient, roleId: string, userIdList: readonly string[]): Promise<unknown> =>
  http.call({ method: 'POST', url: '/sys/user/addSysUserRole', body: { roleId, userIdList } });

/** Several go in one call, one by the call that asks for the smaller right. */
export const removeRoleUsers = (http: HttpClient, roleId: string, ids: readonly string[]): Promise<unknown> => {
  const [only, ...others] = ids;
  return others.length === 0
    ? http.call({ method: 'DELETE', url: '/sys/user/deleteUserRole', params: { roleId, userId: only ?? '' } })
    : http.call({ method: 'DELETE', url: '/sys/user/deleteUserRoleBatch', params: { roleId, userIds: ids.join(',') } });
};
