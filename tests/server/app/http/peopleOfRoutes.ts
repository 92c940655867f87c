import { sql } from 'kysely';
import type { Db } from '../../../../server/core/database/db.ts';

/** Adds `foreign`, an administrator of another tenant, and `idle`, a user of the own tenant without rights. */
export async function addPeople(
  db: Db,
  { own, foreign }: { readonly own: string; readonly foreign: string },
): Promise<void> {
  await db.insertInto('sys_tenant').values({ id: foreign, name: '别家公司' }).execute();
  await db
    .insertInto('sys_role')
    .values({ id: 'r9', tenant_id: foreign, role_code: 'admin', role_name: '别家管理员' })
    .execute();
  await sql`insert into sys_role_permission (role_id, permission_id) select 'r9', id from sys_permission`.execute(db);
  const person = { password_hash: 'x', org_code: null };
  await db
    .insertInto('sys_user')
    .values([
      { ...person, id: 'foreign', tenant_id: foreign, username: 'foreign', realname: '别家人' },
      { ...person, id: 'idle', tenant_id: own, username: 'idle', realname: '无权人' },
    ])
    .execute();
  await db.insertInto('sys_user_role').values({ user_id: 'foreign', role_id: 'r9' }).execute();
}

/** Adds the user `second`, who has the rights of the tenant's administrators. */
export async function addSecondAdmin(db: Db, tenantId: string): Promise<void> {
  await db
    .insertInto('sys_user')
    .values({
      id: 'second',
      tenant_id: tenantId,
      username: 'second',
      realname: '二号',
      org_code: 'A01',
      password_hash: 'x',
    })
    .execute();
  await sql`insert into sys_user_role (user_id, role_id) select 'second', id from sys_role
    where tenant_id = ${tenantId} and role_code = 'admin'`.execute(db);
}
