import { sql } from 'kysely';
import type { SessionUser } from '../../core/calls/session.ts';
import { ApiError } from '../../core/base/errors.ts';
import type { Db } from '../../core/database/db.ts';
import { serverText } from '../../core/texts/serverText.ts';
import { rightsChanged } from '../events/changedRights.ts';
import { GRANT_ALL } from './callerRights.ts';

/** Rights that users cannot revoke from themselves: with these, the others can be granted again. */
const KEPT = [GRANT_ALL, 'system:permission:saveRole', 'system:user:addUserRole'] as const;

/** The user who changes rights. */
interface Granter {
  readonly user: Pick<SessionUser, 'id' | 'tenantId'>;
}

/** Ids of the users who may work in the tenant and hold a code there. */
export const holdersOf = async (db: Db, tenantId: string, code: string): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ id: string }>`
    select distinct who.id from sys_user who
    join sys_held_permission held on held.user_id = who.id and held.tenant_id = ${tenantId}
    join sys_permission permission on permission.id = held.permission_id and permission.del_flag = 0
      and permission.menu_type = 2 and ${code} = any(regexp_split_to_array(permission.perms, '\\s*,\\s*'))
    where who.status = 1 and who.del_flag = 0 and (who.tenant_id = ${tenantId} or exists (
      select from sys_user_tenant link where link.user_id = who.id and link.tenant_id = ${tenantId}))`.execute(db);
  return new Set(rows.map(({ id }) => id));
};

const snapshot = (db: Db, tenantId: string) =>
  Promise.all(KEPT.map(async (code) => [code, await holdersOf(db, tenantId, code)] as const));

/**
 * Must be called in a transaction before rights change; the returned function must be called after the change. That
 * function throws, so that the transaction rolls back, if the tenant would lose its last holder of the right to grant
 * all rights, or the caller a right needed to grant rights; otherwise it notifies open windows. A lock serializes the
 * writers of a tenant's rights, so that two cannot each remove the other's last holder.
 */
export async function guardLastAdmin(trx: Db, { user }: Granter): Promise<() => Promise<void>> {
  await sql`select pg_advisory_xact_lock(hashtext(${`waybill rights ${user.tenantId}`}))`.execute(trx);
  const before = await snapshot(trx, user.tenantId);
  return async () => {
    for (const [index, [code, now]] of (await snapshot(trx, user.tenantId)).entries()) {
      const held = before[index]?.[1];
      if (held?.has(user.id) === true && !now.has(user.id))
        throw new ApiError(403, serverText('ownRightKept', { code }));
      if (code === GRANT_ALL && held !== undefined && held.size > 0 && now.size === 0)
        throw new ApiError(403, serverText('lastGranter', { code }));
    }
    await rightsChanged(trx, user.tenantId);
  };
}

/** Writes rights in one transaction under the rules of `guardLastAdmin`. */
export const writeRights = <T>(db: Db, granter: Granter, work: (trx: Db) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (trx) => {
    const settle = await guardLastAdmin(trx, granter);
    const done = await work(trx);
    await settle();
    return done;
  });
