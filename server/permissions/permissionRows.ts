import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import type { SessionUser } from '../calls/session.ts';
import type { PermissionRow } from './menuNodes.ts';

/** A user in the tenant that the session is for: the roles of others say nothing here. */
type Holder = Pick<SessionUser, 'id' | 'tenantId'>;

/** Everything that any role of the user holds, in the order of the menu. */
export const grantedPermissions = (db: Db, { id, tenantId }: Holder): Promise<PermissionRow[]> =>
  db
    .selectFrom('sys_permission as permission')
    .selectAll('permission')
    .where('permission.del_flag', '=', 0)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('sys_role_permission as grant')
          .innerJoin('sys_user_role as link', 'link.role_id', 'grant.role_id')
          .innerJoin('sys_role as role', 'role.id', 'link.role_id')
          .whereRef('grant.permission_id', '=', 'permission.id')
          .where('link.user_id', '=', id)
          .where('role.tenant_id', '=', tenantId)
          .select(sql`1`.as('one')),
      ),
    )
    .orderBy('permission.sort_no')
    .orderBy('permission.id')
    .execute();

/** Every button of the system, granted or not. */
export const allButtons = (db: Db): Promise<PermissionRow[]> =>
  db
    .selectFrom('sys_permission')
    .selectAll()
    .where('menu_type', '=', 2)
    .where('del_flag', '=', 0)
    .where('perms', 'is not', null)
    .orderBy('sort_no')
    .orderBy('id')
    .execute();

/** The components of the user's menu entries: what pages they may open. */
export async function grantedComponents(db: Db, { id, tenantId }: Holder): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('sys_permission as permission')
    .innerJoin('sys_role_permission as grant', 'grant.permission_id', 'permission.id')
    .innerJoin('sys_user_role as link', 'link.role_id', 'grant.role_id')
    .innerJoin('sys_role as role', 'role.id', 'link.role_id')
    .where('link.user_id', '=', id)
    .where('role.tenant_id', '=', tenantId)
    .where('permission.del_flag', '=', 0)
    .where('permission.menu_type', '<', 2)
    .where('permission.component', 'is not', null)
    .select('permission.component')
    .distinct()
    .execute();
  return new Set(rows.flatMap(({ component }) => component ?? []));
}
