import { isRecord, textOf } from '../http/envelope.ts';
import type { HttpClient } from '../http/httpClient.ts';

/** S3-9. */
export interface Department {
  readonly id: string;
  readonly orgCode: string;
  readonly departName: string;
  /** Blank where the server does not say. */
  readonly tenantId: string;
}

export const toDepartments = (source: unknown): readonly Department[] =>
  Array.isArray(source)
    ? source.map((one) => ({
        id: textOf(one, 'id'),
        orgCode: textOf(one, 'orgCode'),
        departName: textOf(one, 'departName'),
        tenantId: textOf(one, 'tenantId'),
      }))
    : [];

export interface OwnDepartments {
  readonly list: readonly Department[];
  /** Of the current one; blank without. */
  readonly orgCode: string;
}

export async function fetchOwnDepartments(http: HttpClient): Promise<OwnDepartments> {
  const result = await http.call({ method: 'GET', url: '/sys/user/getCurrentUserDeparts' });
  return { list: isRecord(result) ? toDepartments(result['list']) : [], orgCode: textOf(result, 'orgCode') };
}

interface Selection {
  readonly orgCode: string;
  readonly username: string;
  /** Of a session that has not begun here yet. Default: the one that is open. */
  readonly token?: string;
  /** Default: the tenant of the session. */
  readonly loginTenantId?: string | number;
}

/** Answers with the user's new data (S4-9, S7-11). */
export async function chooseDepartment(http: HttpClient, { token, ...body }: Selection): Promise<unknown> {
  const result = await http.call({
    method: 'POST',
    url: '/sys/selectDepart',
    body,
    ...(token === undefined ? {} : { headers: { 'X-Access-Token': token } }),
  });
  return isRecord(result) ? result['userInfo'] : null;
}
