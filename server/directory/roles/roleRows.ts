import type { Selectable } from 'kysely';
import type { Db } from '../../core/database/db.ts';
import type { SysRoleTable } from '../../core/database/tables.ts';

type RoleRow = Selectable<SysRoleTable>;

/** Returns a role of the tenant, locked against concurrent changes; undefined: there is none. */
export const lockRole = (trx: Db, tenantId: string, id: string): Promise<RoleRow | undefined> =>
  trx
    .selectFrom('sys_role')
    .selectAll()
    .where('id', '=', id)
    .where('tenant_id', '=', tenantId)
    .forUpdate()
    .executeTakeFirst();

/** Returns the entries and rights that a role has. */
export async function permissionsOfRole(db: Db, roleId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('sys_role_permission as given')
    .innerJoin('sys_permission as permission', 'permission.id', 'given.permission_id')
    .where('given.role_id', '=', roleId)
    .where('permission.del_flag', '=', 0)
    .select('given.permission_id')
    .orderBy('given.permission_id')
    .execute();
  return rows.map(({ permission_id }) => permission_id);
}

/** Returns the names of entries and rights for the log: their codes or addresses. */
export async function namesOfPermissions(db: Db, ids: readonly string[]): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('sys_permission').where('id', 'in', ids).select(['id', 'perms', 'url']).execute();
  return rows.map(({ id, perms, url }) => (perms ?? '') || (url ?? '') || id);
}
