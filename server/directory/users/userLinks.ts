import { sql } from 'kysely';
import { ApiError, badRequest } from '../../core/base/errors.ts';
import type { SessionUser } from '../../core/calls/session.ts';
import type { Db } from '../../core/database/db.ts';
import { serverText, type ServerText } from '../../core/texts/serverText.ts';
import { guardLastAdmin } from '../../data/permissions/granting.ts';
import { grantsAllIn, rolesById, rolesOfUsers } from '../../data/permissions/callerRights.ts';
import { assertReaches, assertWithin } from '../../data/permissions/withinRights.ts';
import { assertNotStronger, type Administrator } from '../../data/recordStore/administrator.ts';

const MAX_NAMED = 5;

interface Links {
  readonly table: 'sys_user_role' | 'sys_user_depart';
  readonly column: 'role_id' | 'depart_id';
  readonly unknown: (ids: string) => ServerText;
}

const ROLES: Links = {
  table: 'sys_user_role',
  column: 'role_id',
  unknown: (ids) => serverText('unknownRoles', { ids }),
};
const DEPARTMENTS: Links = {
  table: 'sys_user_depart',
  column: 'depart_id',
  unknown: (ids) => serverText('unknownDepartments', { ids }),
};

/** Roles and departments of a tenant that ids may refer to, without deleted departments. */
const targetsOf = ({ table }: Links, tenantId: string) =>
  table === 'sys_user_role'
    ? sql`(select id from sys_role where tenant_id = ${tenantId})`
    : sql`(select id from sys_depart where tenant_id = ${tenantId} and del_flag = 0)`;

/**
 * Replaces the links of one user within a tenant by links to `ids`; returns what was added and removed. Links to other
 * tenants stay.
 */
async function setLinks(
  trx: Db,
  { links, tenantId }: { readonly links: Links; readonly tenantId: string },
  { userId, ids }: { readonly userId: string; readonly ids: string[] },
) {
  const { table, column, unknown } = links;
  const target = sql.id(column);
  const targets = targetsOf(links, tenantId);
  // Existing links may stay, even to rows that were deleted since.
  const { rows: known } = await sql<{ id: string }>`
    select id from ${targets} as target where id = any(${ids}::text[])
    union select ${target} from ${sql.table(table)} where user_id = ${userId} and ${target} = any(${ids}::text[])`.execute(
    trx,
  );
  if (known.length < ids.length) {
    const there = new Set(known.map(({ id }) => id));
    throw badRequest(
      unknown(
        ids
          .filter((id) => !there.has(id))
          .slice(0, MAX_NAMED)
          .join(', '),
      ),
    );
  }
  const { rows: removed } = await sql<{ id: string }>`
    delete from ${sql.table(table)} where user_id = ${userId} and ${target} in ${targets}
      and ${target} <> all(${ids}::text[]) returning ${target} as id`.execute(trx);
  const { rows: added } = await sql<{ id: string }>`
    insert into ${sql.table(table)} (user_id, ${target}) select ${userId}, unnest(${ids}::text[])
    on conflict do nothing returning ${target} as id`.execute(trx);
  return { added: added.map(({ id }) => id), removed: removed.map(({ id }) => id) };
}

/** Deletes department roles together with the membership: they are not restored when a user returns. */
export const dropDepartmentRoles = (trx: Db, userIds: readonly string[], departments: readonly string[]) =>
  sql`delete from sys_depart_role_user where user_id = any(${[...userIds]}::text[])
    and role_id in (select id from sys_depart_role where depart_id = any(${[...departments]}::text[]))`.execute(trx);

/** Keeps a user's current department while he belongs to it; else sets the first of his departments. */
export const keepCurrent = (trx: Db, userIds: readonly string[]) =>
  sql`
    update sys_user who set org_code = (
      select depart.org_code from sys_user_depart link join sys_depart depart on depart.id = link.depart_id
      where link.user_id = who.id and depart.tenant_id = who.tenant_id and depart.del_flag = 0
      order by depart.org_code is distinct from who.org_code, depart.org_code limit 1)
    where who.id = any(${[...userIds]}::text[])`.execute(trx);

/** The roles and departments that a user should have, by ids; undefined: unchanged. */
export interface WantedLinks {
  readonly roles: readonly string[] | undefined;
  readonly departments: readonly string[] | undefined;
}

/** Returns departments by id, with the code and name that messages and reach checks use. */
const placesOf = async (trx: Db, ids: readonly string[]) =>
  (
    await trx
      .selectFrom('sys_depart')
      .where('id', 'in', [...ids, ''])
      .select(['org_code as code', 'depart_name as name'])
      .execute()
  ).filter(({ code }) => code !== '');

/**
 * Throws when users are moved between departments that the caller does not reach, or when the caller moves himself:
 * what users see depends on their departments. A caller who may grant all rights may do both.
 */
export async function assertMayMove(
  trx: Db,
  { user, held }: Administrator,
  { userIds, departments }: { readonly userIds: readonly string[]; readonly departments: readonly string[] },
): Promise<void> {
  if (departments.length === 0 || grantsAllIn(held, user.tenantId)) return;
  if (userIds.includes(user.id)) throw new ApiError(403, serverText('ownDepartments'));
  assertReaches(held, user.tenantId, await placesOf(trx, departments));
}

/**
 * Throws when the caller does not reach all departments of a user: a deputy or successor sees what that user's
 * departments see.
 */
export async function assertReachesUser(trx: Db, { user, held }: Administrator, userId: string): Promise<void> {
  if (userId === user.id) return;
  const { rows } = await sql<{ code: string; name: string }>`
    select depart.org_code as code, depart.depart_name as name from sys_user_depart link
    join sys_depart depart on depart.id = link.depart_id
    where link.user_id = ${userId} and depart.tenant_id = ${user.tenantId} and depart.del_flag = 0`.execute(trx);
  assertReaches(held, user.tenantId, rows);
}

/**
 * Selects department roles that users have in departments and lose with them; in the form that `readRoleRights` takes.
 */
export const rolesHeldIn = (userIds: readonly string[], departments: readonly string[]) => sql`
  select distinct 'depart' as kind, role.id, role.role_name as name, role.tenant_id
  from sys_depart_role role join sys_depart_role_user link on link.role_id = role.id
  where link.user_id = any(${[...userIds]}::text[]) and role.depart_id = any(${[...departments]}::text[])`;

async function setDepartments(
  trx: Db,
  caller: Administrator,
  { userId, ids }: { readonly userId: string; readonly ids: readonly string[] },
) {
  const { tenantId } = caller.user;
  const { added, removed } = await setLinks(trx, { links: DEPARTMENTS, tenantId }, { userId, ids: [...ids] });
  await assertMayMove(trx, caller, { userIds: [userId], departments: [...added, ...removed] });
  if (removed.length > 0) {
    await assertWithin(trx, caller.held, rolesHeldIn([userId], removed));
    await dropDepartmentRoles(trx, [userId], removed);
  }
  await keepCurrent(trx, [userId]);
}

/**
 * Sets roles and departments of a user within the caller's tenant. The caller can neither grant nor revoke a role that
 * exceeds what he held before the call, nor change a user who holds more; somebody must keep the right to grant all
 * rights (decision 0059).
 */
export async function setUserLinks(
  trx: Db,
  caller: Administrator,
  { userId, wanted: { roles, departments } }: { readonly userId: string; readonly wanted: WantedLinks },
): Promise<void> {
  if (roles === undefined && departments === undefined) return;
  const { tenantId } = caller.user;
  await assertNotStronger(trx, caller, [[userId], tenantId]);
  const settle = await guardLastAdmin(trx, caller);
  if (departments !== undefined) await setDepartments(trx, caller, { userId, ids: departments });
  if (roles !== undefined) {
    const { added, removed } = await setLinks(trx, { links: ROLES, tenantId }, { userId, ids: [...roles] });
    await assertWithin(trx, caller.held, rolesById([...added, ...removed]));
  }
  await settle();
}

/** Selects the ids of the tenants in which a user holds the right to add users. */
export const managedTenants = ({ id }: Pick<SessionUser, 'id'>) => sql<{ id: string }>`
  select distinct held.tenant_id as id from sys_held_permission held
  join sys_permission permission on permission.id = held.permission_id and permission.del_flag = 0
    and permission.menu_type = 2 and 'system:user:add' = any(regexp_split_to_array(permission.perms, '\\s*,\\s*'))
  join sys_user own on own.id = held.user_id
  where own.id = ${id} and (own.tenant_id = held.tenant_id or exists (
    select from sys_user_tenant link where link.user_id = own.id and link.tenant_id = held.tenant_id))`;

/**
 * Sets the other tenants that a user may choose, among those that the caller manages, in which he holds the right to
 * add users. Memberships in other tenants are neither shown nor changed. The user gains or loses the roles he has
 * there, which must be within what the caller held.
 */
export async function setOtherTenants(
  trx: Db,
  caller: Administrator,
  { userId, wanted }: { readonly userId: string; readonly wanted: readonly string[] },
): Promise<void> {
  const { user, held } = caller;
  const ids = wanted.filter((id) => id !== user.tenantId);
  const { rows } = await managedTenants(user).execute(trx);
  const managed = new Set(rows.map(({ id }) => id));
  const foreign = ids.filter((id) => !managed.has(id));
  if (foreign.length > 0)
    throw new ApiError(403, serverText('foreignTenants', { ids: foreign.slice(0, MAX_NAMED).join(', ') }));
  const gone = await sql<{ id: string }>`delete from sys_user_tenant where user_id = ${userId}
    and tenant_id = any(${[...managed]}::text[]) and tenant_id <> all(${ids}::text[]) returning tenant_id as id`.execute(
    trx,
  );
  const come = await sql<{ id: string }>`insert into sys_user_tenant (user_id, tenant_id)
    select ${userId}, unnest(${ids}::text[]) on conflict do nothing returning tenant_id as id`.execute(trx);
  for (const { id } of [...gone.rows, ...come.rows]) await assertWithin(trx, held, rolesOfUsers([userId], id));
}
