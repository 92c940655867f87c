import type { Department } from './departments.ts';
import type { UserRow } from './signIn.ts';

/** The user as the wire has it (contract 1.3); nothing secret. */
export const userInfo = (user: UserRow, departments: readonly Department[]) => ({
  id: user.id,
  username: user.username,
  realname: user.realname,
  avatar: user.avatar ?? '',
  phone: user.phone,
  email: user.email,
  orgCode: user.org_code,
  orgCodeTxt: departments.map(({ departName }) => departName).join(','),
  tenantId: user.tenant_id,
  loginTenantId: user.tenant_id,
  status: user.status,
  delFlag: user.del_flag,
});
