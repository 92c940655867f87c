import type { UserRow } from './signIn.ts';
import type { SentUserInfo } from '../../../contract/signIn/signIn.ts';
import type { Department } from '../../../contract/departments.ts';

/** Tenant and department of a session. */
interface Place {
  readonly tenantId: string;
  readonly orgCode: string | null;
}

/** Returns the user in the form of the API (contract 1.3); contains no secrets. */
export const userInfo = (
  user: UserRow,
  departments: readonly Department[],
  { tenantId, orgCode }: Place,
): SentUserInfo => ({
  id: user.id,
  username: user.username,
  realname: user.realname,
  avatar: user.avatar ?? '',
  phone: user.phone,
  email: user.email,
  orgCode,
  orgCodeTxt: departments.map(({ departName }) => departName).join(','),
  tenantId,
  loginTenantId: tenantId,
  status: user.status,
  delFlag: user.del_flag,
});
