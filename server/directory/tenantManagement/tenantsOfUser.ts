import { sql } from 'kysely';
import { showInstant } from '../../core/base/instants.ts';
import type { SessionUser } from '../../core/calls/session.ts';
import type { Db } from '../../core/database/db.ts';

/**
 * Returns the tenants of which a user is a member (`1`), which he left, applied to or was invited to, each with that
 * status.
 */
export async function tenantsOfUser(db: Db, { id }: Pick<SessionUser, 'id'>, statuses: readonly string[]) {
  const { rows } = await sql<{
    id: string;
    name: string;
    company_logo: string | null;
    house_number: string | null;
    status: number;
    create_by: string | null;
    owner: string | null;
    create_time: Date;
    user_status: string;
  }>`
    select tenant.id, tenant.name, tenant.company_logo, tenant.status, tenant.create_by, tenant.create_time,
      owner.realname as owner, of_user.status as user_status,
      case when of_user.status = '1' then tenant.house_number end as house_number
    from sys_tenant tenant
    join (
      select tenant_id, '1' as status from sys_user where id = ${id}
      union select tenant_id, '1' from sys_user_tenant where user_id = ${id}
      union select tenant_id, status from sys_tenant_request where user_id = ${id}
    ) of_user on of_user.tenant_id = tenant.id
    left join sys_user owner on owner.username = tenant.create_by
    where tenant.del_flag = 0 and of_user.status = any(${[...statuses]}::text[])
    order by tenant.name, tenant.id`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    tenantUserId: id,
    name: row.name,
    companyLogo: row.company_logo,
    houseNumber: row.house_number,
    status: String(row.status),
    createBy: row.create_by,
    createBy_dictText: row.owner,
    createTime: showInstant(row.create_time),
    userTenantStatus: row.user_status,
  }));
}
