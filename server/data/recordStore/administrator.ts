import { sql } from 'kysely';
import { ApiError } from '../../core/base/errors.ts';
import type { Db } from '../../core/database/db.ts';
import { serverText } from '../../core/texts/serverText.ts';
import {
  readCallerRights,
  readRoleRights,
  rolesOfUsers,
  type CallerRights,
  type Pages,
} from '../permissions/callerRights.ts';
import { beyond } from '../permissions/withinRights.ts';
import type { Caller } from './caller.ts';

/** A caller who changes rights, roles, members or departments. */
export interface Administrator extends Caller {
  readonly held: CallerRights;
}

/** Reads the caller's rights. Must be called before the call writes anything: the rights held before it decide. */
export const administratorOf = async (
  { db, schemas }: { readonly db: Db; readonly schemas: Pages },
  caller: Caller,
): Promise<Administrator> => ({ ...caller, held: await readCallerRights(db, schemas, caller.user) });

/** Returns the caller of a hook with `changesRights`. */
export function asAdministrator(caller: Caller): Administrator {
  const { held } = caller;
  if (held === undefined) throw new Error('rights are changed by a call that did not read what its caller holds');
  return { ...caller, held };
}

/**
 * Rejects a change of another user who holds rights or sees rows that the caller does not: setting a password would
 * give access to that account. Checks all tenants, or only the given one if the change affects the user only there. In
 * a tenant, nobody has more rights than its holders of `system:permission:grantAll`.
 */
export async function assertNotStronger(
  db: Db,
  { user, held }: Administrator,
  [ids, tenantId]: readonly [ids: readonly string[], tenantId?: string],
): Promise<void> {
  const others = ids.filter((id) => id !== user.id);
  if (others.length === 0) return;
  const roles = await readRoleRights(db, held.schemas, rolesOfUsers(others, tenantId));
  const stronger = roles.find((role) => beyond(held, role) !== undefined);
  if (stronger === undefined) return;
  const { rows } = await sql<{ realname: string }>`
    select who.realname from sys_user who join sys_held_role has on has.user_id = who.id
    where who.id = any(${others}::text[]) and has.kind = ${stronger.kind} and has.role_id = ${stronger.id}
    order by who.realname limit 1`.execute(db);
  throw new ApiError(403, serverText('strongerUser', { name: rows[0]?.realname ?? '' }));
}
