import { sql } from 'kysely';
import type { Db } from '../../core/database/db.ts';
import { businessFailure } from '../../core/base/errors.ts';
import { usernameKey } from '../../core/base/usernameKey.ts';
import { tenantsOf } from '../../data/tenants/tenants.ts';
import { departmentsOf } from '../sessions/departments.ts';
import type { Session } from '../../core/calls/session.ts';
import { serverText } from '../../core/texts/serverText.ts';

/** Body of a change of department or tenant (S7-11). */
export interface DepartmentChoice {
  /** Blank only in a tenant in which the user belongs to no department. */
  readonly orgCode: string;
  readonly username?: string;
  /** Default: the tenant of the session. */
  readonly loginTenantId?: string | number | null;
}

const wantedTenant = ({ loginTenantId }: DepartmentChoice, current: string): string =>
  loginTenantId === undefined || loginTenantId === null || loginTenantId === '' || Number(loginTenantId) === 0
    ? current
    : String(loginTenantId);

/**
 * Sets the tenant and department that the caller works for; rights and data scope follow. In the user's own tenant the
 * department applies to every session, in another one only to this session.
 */
export async function selectDepartment(db: Db, session: Session, choice: DepartmentChoice): Promise<void> {
  const { user, tokenHash } = session;
  if (choice.username !== undefined && usernameKey(choice.username) !== usernameKey(user.username))
    throw businessFailure(serverText('ownDepartmentOnly'));
  if (user.actingFor !== undefined) throw businessFailure(serverText('actingElsewhere'));
  const row = await db.selectFrom('sys_user').selectAll().where('id', '=', user.id).executeTakeFirstOrThrow();
  const tenantId = wantedTenant(choice, user.tenantId);
  const isChange = tenantId !== user.tenantId;
  if (isChange && !(await tenantsOf(db, row)).some(({ id }) => id === tenantId))
    throw businessFailure(serverText('notInTenant'));
  const departments = await departmentsOf(db, { userId: user.id, tenants: [tenantId], currentCode: null });
  const isWithout = departments.length === 0 && choice.orgCode === '' && choice.loginTenantId !== undefined;
  if (!isWithout && !departments.some(({ orgCode }) => orgCode === choice.orgCode))
    throw businessFailure(serverText('notInDepartment'));
  const isOwn = tenantId === row.tenant_id;
  await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('sys_session')
      .set(isOwn ? { tenant_id: null, org_code: null } : { tenant_id: tenantId, org_code: choice.orgCode || null })
      .where('token_hash', '=', tokenHash)
      .execute();
    await transaction
      .updateTable('sys_user')
      .set({
        login_tenant_id: tenantId,
        ...(isOwn && !isWithout && { org_code: choice.orgCode }),
        update_time: sql<Date>`now()`,
      })
      .where('id', '=', user.id)
      .execute();
  });
}
