import { sql } from 'kysely';
import { auditChange } from '../../data/audit/auditChange.ts';
import { businessFailure } from '../../core/base/errors.ts';
import type { Db } from '../../core/database/db.ts';
import { newId } from '../../core/database/newId.ts';
import { serverText } from '../../core/texts/serverText.ts';
import { grantsAllIn, rolesById } from '../../data/permissions/callerRights.ts';
import { assertHolds, assertWithin } from '../../data/permissions/withinRights.ts';
import type { Administrator } from '../../data/recordStore/administrator.ts';

/** None while the pack is switched off. */
const permissionsOfPack = async (trx: Db, packId: string): Promise<readonly string[]> => {
  const rows = await trx
    .selectFrom('sys_tenant_pack_permission as allowed')
    .innerJoin('sys_permission as permission', 'permission.id', 'allowed.permission_id')
    .where('allowed.pack_id', '=', packId)
    .innerJoin('sys_tenant_pack as pack', 'pack.id', 'allowed.pack_id')
    .where('pack.status', '=', '1')
    .where('permission.del_flag', '=', 0)
    .select('permission.id')
    .execute();
  return rows.map(({ id }) => id);
};

const give = async (trx: Db, roleId: string, permissions: readonly string[]): Promise<void> => {
  await sql`insert into sys_role_permission (role_id, permission_id)
    select ${roleId}, id from unnest(${[...permissions]}::text[]) id on conflict do nothing`.execute(trx);
};

/** Returns the role of a pack; undefined: nobody has the pack yet. Throws when the tenant does not have the pack. */
export async function roleOfPack(db: Db, tenantId: string, packId: string): Promise<string | undefined> {
  const pack = await db
    .selectFrom('sys_tenant_pack')
    .where('id', '=', packId)
    .where('tenant_id', '=', tenantId)
    .select('role_id')
    .executeTakeFirst();
  if (pack === undefined) throw businessFailure(serverText('packUnknown'));
  return pack.role_id ?? undefined;
}

/**
 * Returns the role of a pack, creating it if missing: the creator must hold what the pack allows. Nobody is assigned to
 * it yet.
 */
export async function makePackRole(trx: Db, { user, held }: Administrator, packId: string): Promise<string> {
  const { tenantId } = user;
  await sql`select from sys_tenant_pack where id = ${packId} for update`.execute(trx);
  const there = await roleOfPack(trx, tenantId, packId);
  if (there !== undefined) return there;
  const permissionIds = await permissionsOfPack(trx, packId);
  await assertHolds(trx, held, { tenantId, permissionIds });
  const pack = await trx
    .selectFrom('sys_tenant_pack')
    .where('id', '=', packId)
    .where('status', '=', '1')
    .select('pack_name')
    .executeTakeFirst();
  if (pack === undefined) throw businessFailure(serverText('packUnknown'));
  const [id, code] = [newId(), `pack_${packId}`];
  const role = { tenant_id: tenantId, role_code: code, role_name: pack.pack_name };
  await trx
    .insertInto('sys_role')
    .values({ id, ...role, create_by: user.username })
    .execute();
  await give(trx, id, permissionIds);
  await trx.updateTable('sys_tenant_pack').set({ role_id: id }).where('id', '=', packId).execute();
  const after = { role: code, permissions: permissionIds };
  await auditChange(trx, user, [{ table: 'sys_role_permission', id, before: null, after }]);
  return id;
}

const storedRole = async (trx: Db, packId: string): Promise<string | undefined> =>
  (await trx.selectFrom('sys_tenant_pack').where('id', '=', packId).select('role_id').executeTakeFirst())?.role_id ??
  undefined;

/**
 * A caller who changes the rights of a pack's users in its tenant must hold all of them there, or may grant everything.
 */
async function assertMayChange(trx: Db, { user, held }: Administrator, roleId: string): Promise<void> {
  if (!grantsAllIn(held, user.tenantId)) await assertWithin(trx, held, rolesById([roleId]));
}

/**
 * Updates the role of a pack to what the pack allows, checked against what the caller held: for the rights before and
 * after the change.
 */
export async function syncPackRole(trx: Db, caller: Administrator, packId: string): Promise<void> {
  const roleId = await storedRole(trx, packId);
  if (roleId === undefined) return;
  const allowed = await permissionsOfPack(trx, packId);
  const rows = await trx
    .selectFrom('sys_role_permission as given')
    // Withdrawn entries no longer count as rights.
    .innerJoin('sys_permission as permission', 'permission.id', 'given.permission_id')
    .where('given.role_id', '=', roleId)
    .where('permission.del_flag', '=', 0)
    .select('given.permission_id')
    .execute();
  const had = rows.map(({ permission_id }) => permission_id);
  const [come, gone] = [allowed.filter((id) => !had.includes(id)), had.filter((id) => !allowed.includes(id))];
  if (come.length + gone.length === 0) return;
  await assertMayChange(trx, caller, roleId);
  await give(trx, roleId, come);
  await sql`delete from sys_role_data_rule where role_id = ${roleId} and rule_id in (
    select id from sys_permission_data_rule where permission_id = any(${gone}::text[]))`.execute(trx);
  await sql`delete from sys_role_permission where role_id = ${roleId} and permission_id = any(${gone}::text[])`.execute(
    trx,
  );
  await assertMayChange(trx, caller, roleId);
}

/** Deletes the role of a pack, so that its users lose its rights. */
export async function dropPackRole(trx: Db, caller: Administrator, packId: string): Promise<void> {
  const roleId = await storedRole(trx, packId);
  if (roleId === undefined) return;
  await assertMayChange(trx, caller, roleId);
  await trx.deleteFrom('sys_role').where('id', '=', roleId).execute();
}
