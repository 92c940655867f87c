import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../core/database/db.ts';

/** Table of the entries and rights of a department, or of one of its roles. */
export type PermissionTable = 'sys_depart_permission' | 'sys_depart_role_permission';

const OWNER = { sys_depart_permission: 'depart_id', sys_depart_role_permission: 'role_id' } as const;

const ids = (list: readonly string[]): RawBuilder<unknown> => sql`any(${[...list]}::text[])`;

export const departmentThere = async (db: Db, tenantId: string, id: string): Promise<boolean> =>
  (await db
    .selectFrom('sys_depart')
    .select('id')
    .where('id', '=', id)
    .where('tenant_id', '=', tenantId)
    .where('del_flag', '=', 0)
    .executeTakeFirst()) !== undefined;

export const departRoleThere = (db: Db, tenantId: string, id: string) =>
  db
    .selectFrom('sys_depart_role')
    .select(['id', 'depart_id'])
    .where('id', '=', id)
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst();

export async function permissionsOf(db: Db, table: PermissionTable, owner: string): Promise<readonly string[]> {
  const { rows } = await sql<{ permission_id: string }>`
    select given.permission_id from ${sql.table(table)} given
    join sys_permission permission on permission.id = given.permission_id and permission.del_flag = 0
    where given.${sql.id(OWNER[table])} = ${owner} order by 1`.execute(db);
  return rows.map(({ permission_id }) => permission_id);
}

type Given = readonly [owner: string, permissionIds: readonly string[]];

export async function givePermissions(trx: Db, table: PermissionTable, [owner, given]: Given): Promise<void> {
  await sql`insert into ${sql.table(table)} (${sql.id(OWNER[table])}, permission_id)
    select ${owner}, id from unnest(${[...given]}::text[]) id on conflict do nothing`.execute(trx);
}

/** Revokes permissions. What a department loses its roles lose too, including the data rules of an entry. */
export async function takePermissions(trx: Db, table: PermissionTable, [owner, taken]: Given): Promise<void> {
  if (taken.length === 0) return;
  const rules = sql`select id from sys_permission_data_rule where permission_id = ${ids(taken)}`;
  const isDepartment = table === 'sys_depart_permission';
  const roles = isDepartment ? sql`(select id from sys_depart_role where depart_id = ${owner})` : sql`(${owner})`;
  await sql`delete from sys_depart_role_permission where role_id in ${roles} and permission_id = ${ids(taken)}`.execute(
    trx,
  );
  await sql`delete from sys_depart_role_data_rule where role_id in ${roles} and rule_id in (${rules})`.execute(trx);
  if (!isDepartment) return;
  await sql`delete from sys_depart_permission where depart_id = ${owner} and permission_id = ${ids(taken)}`.execute(
    trx,
  );
  await sql`delete from sys_depart_data_rule where depart_id = ${owner} and rule_id in (${rules})`.execute(trx);
}
