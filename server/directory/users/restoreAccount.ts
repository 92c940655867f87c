import { sql } from 'kysely';
import { closestName } from '../../../engine/index.ts';
import { auditChange } from '../../data/audit/auditChange.ts';
import type { Db } from '../../core/database/db.ts';
import { newId } from '../../core/database/newId.ts';
import { rightsChanged } from '../../data/events/changedRights.ts';
import { holdersOf } from '../../data/permissions/granting.ts';
import { GRANT_ALL } from '../../data/permissions/callerRights.ts';
import { hashPassword, randomPassword } from '../../identity/sessions/passwords.ts';
import { placePassword } from '../../identity/sessions/setPassword.ts';
import { storedUsernames } from '../../identity/sessions/userByName.ts';
import { ACCOUNT_STATUS } from './managedUsers.ts';

/** Why an account cannot be restored, in a message for the operator. */
export class RestoreRefused extends Error {
  override readonly name = 'RestoreRefused';
}

interface RestoredAccount {
  readonly username: string;
  /** Must be changed at the next sign-in. */
  readonly password: string;
  /** The role that was granted, since nobody in the tenant could grant rights; undefined: somebody can. */
  readonly role: string | undefined;
}

const ADMIN_ROLE = 'admin';

async function lockAccount(trx: Db, typed: string) {
  const [username = typed] = await storedUsernames(trx, [typed]);
  const user = await trx
    .selectFrom('sys_user')
    .select(['id', 'username', 'tenant_id', 'status', 'del_flag'])
    .where('username', '=', username)
    .forUpdate()
    .executeTakeFirst();
  if (user === undefined) {
    const all = await trx.selectFrom('sys_user').select('username').where('del_flag', '<', 2).execute();
    const similar = closestName(
      typed,
      all.map((one) => one.username),
    );
    const hint = similar === undefined ? '' : `；是否为 (did you mean) ${similar}？`;
    throw new RestoreRefused(`没有这个用户 (no such user)：${typed}${hint}`);
  }
  if (user.del_flag === ACCOUNT_STATUS.erased)
    throw new RestoreRefused(`用户已彻底删除，不能恢复 (deleted for good)：${user.username}`);
  return user;
}

/** Returns the tenant's role that can grant all rights; creates it, or adds that right, when no role has it. */
async function grantingRole(trx: Db, tenantId: string): Promise<{ readonly id: string; readonly name: string }> {
  const { rows } = await sql<{ id: string; name: string; holds: boolean }>`
    select role.id, role.role_name as name, exists (
      select from sys_role_permission link join sys_permission permission on permission.id = link.permission_id
      where link.role_id = role.id and permission.del_flag = 0
        and ${GRANT_ALL} = any(regexp_split_to_array(permission.perms, '\\s*,\\s*'))) as holds
    from sys_role role where role.tenant_id = ${tenantId}
    order by holds desc, role.role_code = ${ADMIN_ROLE} desc, role.role_code`.execute(trx);
  const best = rows.find(({ holds }) => holds);
  if (best !== undefined) return best;
  const known = await trx
    .selectFrom('sys_role')
    .select(['id', 'role_name as name'])
    .where('tenant_id', '=', tenantId)
    .where('role_code', '=', ADMIN_ROLE)
    .executeTakeFirst();
  const role = known ?? { id: newId(), name: '系统管理员' };
  if (known === undefined)
    await trx
      .insertInto('sys_role')
      .values({ id: role.id, tenant_id: tenantId, role_code: ADMIN_ROLE, role_name: role.name })
      .execute();
  // A user who may grant all rights can grant himself the others.
  await sql`insert into sys_role_permission (role_id, permission_id)
    select ${role.id}, id from sys_permission where del_flag = 0 and menu_type = 2
      and perms like any(array['system:permission:%', 'system:role:%', 'system:user:%'])
    on conflict do nothing`.execute(trx);
  return role;
}

/**
 * Restores an account that was deleted, frozen or left: active, in its own tenant, with a new random password. It gets
 * the role that grants rights when nobody else in the tenant can grant them (decision 0099).
 */
export async function restoreAccount(db: Db, typed: string): Promise<RestoredAccount> {
  const password = randomPassword();
  const hash = await hashPassword(password);
  return db.transaction().execute(async (trx) => {
    const { id, username, tenant_id: tenantId, status, del_flag: delFlag } = await lockAccount(trx, typed);
    // Otherwise the scheduled job would freeze the user again.
    await trx.deleteFrom('sys_user_quit').where('user_id', '=', id).execute();
    await trx
      .updateTable('sys_user')
      .set({ del_flag: ACCOUNT_STATUS.present, delete_time: null, status: 1, login_tenant_id: null })
      .where('id', '=', id)
      .execute();
    await placePassword(trx, { username, hash, isDue: true });
    const role = (await holdersOf(trx, tenantId, GRANT_ALL)).size > 0 ? undefined : await grantingRole(trx, tenantId);
    if (role !== undefined)
      await sql`insert into sys_user_role (user_id, role_id) values (${id}, ${role.id})
        on conflict do nothing`.execute(trx);
    const before = { delFlag, status, role: '' };
    const after = { delFlag: ACCOUNT_STATUS.present, status: 1, role: role?.name ?? '' };
    await auditChange(trx, { tenantId, username: 'system' }, [
      { table: 'sys_user_account', id, action: 'restore', before, after },
    ]);
    await rightsChanged(trx, tenantId);
    return { username, password, role: role?.name };
  });
}
