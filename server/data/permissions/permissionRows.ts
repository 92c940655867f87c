import type { Db } from '../../core/database/db.ts';
import { chosenHome } from './defaultHome.ts';
import type { SessionUser } from '../../core/calls/session.ts';
import { isInPacks } from '../tenants/tenants.ts';
import type { PermissionRow } from './menuNodes.ts';

/** A user in the tenant of the session: roles in other tenants do not count here. */
type Holder = Pick<SessionUser, 'id' | 'tenantId'>;

const heldIn = (db: Db, { id, tenantId }: Holder) =>
  db
    .selectFrom('sys_held_permission as held')
    .where('user_id', '=', id)
    .where('tenant_id', '=', tenantId)
    .where(isInPacks('held.tenant_id', 'held.permission_id'))
    .select('permission_id');

/** All permissions that the user's roles hold, in menu order. */
export const grantedPermissions = (db: Db, { id, tenantId }: Holder): Promise<PermissionRow[]> =>
  db
    .selectFrom('sys_permission as permission')
    .selectAll('permission')
    .where('permission.del_flag', '=', 0)
    .where('permission.id', 'in', heldIn(db, { id, tenantId }))
    .orderBy('permission.sort_no')
    .orderBy('permission.id')
    .execute();

/** All button rights of the system, granted or not. */
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

/** Components of the user's menu entries: the pages that the user may open. */
export async function grantedComponents(db: Db, { id, tenantId }: Holder): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('sys_permission as permission')
    .where('permission.id', 'in', heldIn(db, { id, tenantId }))
    .where('permission.del_flag', '=', 0)
    .where('permission.menu_type', '<', 2)
    .where('permission.component', 'is not', null)
    .select('permission.component')
    .distinct()
    .execute();
  return new Set(rows.flatMap(({ component }) => component ?? []));
}

/**
 * Start pages of the user's roles, smallest priority first, the tenant's default last. Whether the user may open one
 * depends on the menu.
 */
export async function homePathsOf(db: Db, { id, tenantId }: Holder): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('sys_role_index as home')
    .innerJoin('sys_held_role as role', (join) =>
      join.onRef('role.tenant_id', '=', 'home.tenant_id').onRef('role.role_code', '=', 'home.role_code'),
    )
    .where('role.kind', '=', 'role')
    .where('role.user_id', '=', id)
    .where('home.tenant_id', '=', tenantId)
    .where('home.status', '=', '1')
    .where('home.route', '=', true)
    .select('home.url')
    .orderBy('home.priority')
    .orderBy('home.role_code')
    .execute();
  const fallback = await chosenHome(db, tenantId);
  const last = fallback?.route === true ? [fallback.url] : [];
  return [...new Set([...rows.map(({ url }) => url), ...last])];
}
