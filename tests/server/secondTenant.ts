import { sql } from 'kysely';
import type { Db } from '../../server/core/database/db.ts';

/** Added to the tenant of a fresh database. */
export const SECOND_TENANT = '3000';
/** A user of the second tenant, with the password of all test accounts. */
export const NEIGHBOUR = 'neighbour';

/**
 * Adds a second tenant that resembles the first as closely as possible: departments and roles have the same codes, its
 * roles hold every right, and the accounts of the first tenant are linked to both. Code that ignores the tenant leaks
 * rights, departments, people or records, and fails tests that were not written with tenants in mind.
 */
export async function addSecondTenant(db: Db): Promise<void> {
  await sql`insert into sys_tenant (id, name) values (${SECOND_TENANT}, '邻居报关有限公司')`.execute(db);
  await sql`insert into sys_depart (id, tenant_id, parent_id, depart_name, org_code, sort_no)
    select 'n-' || id, ${SECOND_TENANT}, 'n-' || parent_id, '邻居' || depart_name, org_code, sort_no
    from sys_depart order by org_code`.execute(db);
  await sql`insert into sys_role (id, tenant_id, role_code, role_name)
    select 'n-' || id, ${SECOND_TENANT}, role_code, '邻居' || role_name from sys_role`.execute(db);
  await sql`insert into sys_role_permission (role_id, permission_id)
    select role.id, permission.id from sys_role role, sys_permission permission
    where role.tenant_id = ${SECOND_TENANT}`.execute(db);
  await sql`insert into sys_user (id, tenant_id, username, realname, org_code, password_hash)
    select 'n-' || id, ${SECOND_TENANT}, ${NEIGHBOUR}, '邻居', org_code, password_hash
    from sys_user where username = 'clerk'`.execute(db);
  await sql`insert into sys_user_role (user_id, role_id)
    select person.id, role.id from sys_user person, sys_role role
    where role.tenant_id = ${SECOND_TENANT}`.execute(db);
  await sql`insert into sys_user_depart (user_id, depart_id)
    select person.id, depart.id from sys_user person, sys_depart depart
    where depart.tenant_id = ${SECOND_TENANT} and depart.org_code = 'A01'`.execute(db);
}
