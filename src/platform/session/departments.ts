import { toDepartments } from '../../../contract/departments.ts';
import type { Department } from '../../../contract/departments.ts';
import type { HttpClient } from '../http/httpClient.ts';
import { isRecord, textOf } from '../../../contract/reading.ts';

export interface OwnDepartments {
  readonly list: readonly Department[];
  /** Code of the current department; blank without one. */
  readonly orgCode: string;
}

export async function fetchOwnDepartments(http: HttpClient): Promise<OwnDepartments> {
  const result = await http.call({ method: 'GET', url: '/sys/user/getCurrentUserDeparts' });
  return { list: isRecord(result) ? toDepartments(result['list']) : [], orgCode: textOf(result, 'orgCode') };
}

interface Selection {
  readonly orgCode: string;
  readonly username: string;
  /** Token of a session that has not started here. Default: that of the current session. */
  readonly token?: string;
  /** Default: the tenant of the session. */
  readonly loginTenantId?: string | number;
}

/** Selects department and tenant; returns the user's new data (S4-9, S7-11). */
export async function chooseDepartment(http: HttpClient, { token, ...body }: Selection): Promise<unknown> {
  const result = await http.call({
    method: 'POST',
    url: '/sys/selectDepart',
    body,
    headers: token === undefined ? undefined : { 'X-Access-Token': token },
  });
  return isRecord(result) ? result['userInfo'] : null;
}
