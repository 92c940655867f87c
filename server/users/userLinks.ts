import { sql } from 'kysely';
import { ApiError, badRequest } from '../base/errors.ts';
import type { Db } from '../database/db.ts';
import { say, type ServerText } from '../messages/say.ts';
import { assertMayGrant, watchRights } from '../permissions/granting.ts';
import type { Caller } from '../recordStore/caller.ts';
import { assertNotStronger } from './managedUsers.ts';

const MOST_NAMED = 5;

interface Links {
  readonly table: 'sys_user_role' | 'sys_user_depart';
  readonly column: 'role_id' | 'depart_id';
  readonly unknown: (ids: string) => ServerText;
}

const ROLES: Links = {
  table: 'sys_user_role',
  column: 'role_id',
  unknown: (ids) => say('unknownRoles', { ids }),
};
const DEPARTMENTS: Links = {
  table: 'sys_user_depart',
  column: 'depart_id',
  unknown: (ids) => say('unknownDepartments', { ids }),
};

/** Roles and departments of a tenant that are meant by ids; those that were deleted are not among them. */
const targetsOf = ({ table }: Links, tenantId: string) =>
  table === 'sys_user_role'
    ? sql`(select id from sys_role where tenant_id = ${tenantId})`
    : sql`(select id from sys_depart where tenant_id = ${tenantId} and del_flag = 0)`;

/** Makes the links of one user within a tenant those to `ids`; what was added and taken away. Links to other tenants stay. */
async function setLinks(
  trx: Db,
  [links, tenantId]: readonly [Links, string],
  [userId, ids]: readonly [string, string[]],
) {
  const { table, column, unknown } = links;
  const target = sql.id(column);
  const targets = targetsOf(links, tenantId);
  // What the user has may stay, also where it was deleted since.
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
          .slice(0, MOST_NAMED)
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

const grantedBy = async (trx: Db, roles: readonly string[]): Promise<readonly string[]> =>
  roles.length === 0
    ? []
    : (
        await trx
          .selectFrom('sys_role_permission')
          .where('role_id', 'in', [...roles])
          .select('permission_id')
          .distinct()
          .execute()
      ).map((row) => row.permission_id);

/** Nobody gives roles with rights that he lacks. */
export const assertMayGive = async (trx: Db, caller: Caller, roles: readonly string[]): Promise<void> =>
  assertMayGrant(trx, caller, await grantedBy(trx, roles));

/** Roles of a department are held as long as its members are: they do not wait for somebody's return. */
export const dropDepartmentRoles = (trx: Db, userIds: readonly string[], departments: readonly string[]) =>
  sql`delete from sys_depart_role_user where user_id = any(${[...userIds]}::text[])
    and role_id in (select id from sys_depart_role where depart_id = any(${[...departments]}::text[]))`.execute(trx);

/** The department that users work for stays while it is one of theirs; else it is the first of them. */
export const keepCurrent = (trx: Db, userIds: readonly string[]) =>
  sql`
    update sys_user who set org_code = (
      select depart.org_code from sys_user_depart link join sys_depart depart on depart.id = link.depart_id
      where link.user_id = who.id and depart.tenant_id = who.tenant_id and depart.del_flag = 0
      order by depart.org_code is distinct from who.org_code, depart.org_code limit 1)
    where who.id = any(${[...userIds]}::text[])`.execute(trx);

/** What a user is to belong to, by ids; undefined: it stays. */
export interface WantedLinks {
  readonly roles: readonly string[] | undefined;
  readonly departments: readonly string[] | undefined;
}

/**
 * Gives a user roles and departments within the caller's tenant. Nobody gives a role with rights that he lacks, nor
 * changes somebody who holds more than he does; somebody keeps the right to give all rights (decision 0059).
 */
export async function setUserLinks(
  trx: Db,
  caller: Caller,
  [userId, { roles, departments }]: readonly [string, WantedLinks],
): Promise<void> {
  if (roles === undefined && departments === undefined) return;
  const { tenantId } = caller.user;
  await assertNotStronger(trx, caller, [userId]);
  const settle = await watchRights(trx, caller);
  if (departments !== undefined) {
    const { removed } = await setLinks(trx, [DEPARTMENTS, tenantId], [userId, [...departments]]);
    if (removed.length > 0) await dropDepartmentRoles(trx, [userId], removed);
    await keepCurrent(trx, [userId]);
  }
  if (roles !== undefined) {
    const { added } = await setLinks(trx, [ROLES, tenantId], [userId, [...roles]]);
    await assertMayGive(trx, caller, added);
  }
  await settle();
}

/**
 * Lets a user choose other tenants beside the own one, among those that the caller manages: where he holds the right to
 * add users himself. Memberships elsewhere are neither seen nor touched.
 */
export async function setOtherTenants(
  trx: Db,
  { user }: Caller,
  [userId, wanted]: readonly [string, readonly string[]],
): Promise<void> {
  const ids = wanted.filter((id) => id !== user.tenantId);
  const { rows } = await sql<{ id: string }>`
    select distinct held.tenant_id as id from sys_held_permission held
    join sys_permission permission on permission.id = held.permission_id and permission.del_flag = 0
      and permission.menu_type = 2 and 'system:user:add' = any(regexp_split_to_array(permission.perms, '\\s*,\\s*'))
    join sys_user own on own.id = held.user_id
    where own.id = ${user.id} and (own.tenant_id = held.tenant_id or exists (
      select from sys_user_tenant link where link.user_id = own.id and link.tenant_id = held.tenant_id))`.execute(trx);
  const managed = new Set(rows.map(({ id }) => id));
  const foreign = ids.filter((id) => !managed.has(id));
  if (foreign.length > 0)
    throw new ApiError(403, say('foreignTenants', { ids: foreign.slice(0, MOST_NAMED).join(', ') }));
  await sql`delete from sys_user_tenant where user_id = ${userId}
    and tenant_id = any(${[...managed]}::text[]) and tenant_id <> all(${ids}::text[])`.execute(trx);
  await sql`insert into sys_user_tenant (user_id, tenant_id) select ${userId}, unnest(${ids}::text[])
    on conflict do nothing`.execute(trx);
}
