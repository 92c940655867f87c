import { sql, type RawBuilder } from 'kysely';
import { auditChange } from '../../data/audit/auditChange.ts';
import { notFound } from '../../core/base/errors.ts';
import type { Db } from '../../core/database/db.ts';
import { serverText } from '../../core/texts/serverText.ts';
import { assertNotStronger, type Administrator } from '../../data/recordStore/administrator.ts';
import { lockUsers } from '../users/managedUsers.ts';

/** Entries of a user's `post`, separated by commas: codes here, ids when another client wrote them (contract 1.3). */
const POSTS = sql`string_to_array(replace(coalesce(sys_user.post, ''), ' ', ''), ',')`;

/** Condition for users who hold a position of the tenant, given by its id. */
export const holdsPosition = (tenantId: string, positionId: string): RawBuilder<boolean> => sql<boolean>`exists (
  select from sys_position held where held.id = ${positionId} and held.tenant_id = ${tenantId}
    and ${POSTS} && array[held.code, held.id])`;

interface UsedPosition {
  readonly name: string;
  readonly count: number;
}

/** Returns the first of the positions that somebody of the tenant holds, and the number of holders. */
export async function usedPosition(
  trx: Db,
  tenantId: string,
  ids: readonly string[],
): Promise<UsedPosition | undefined> {
  const { rows } = await sql<UsedPosition>`
    select position.name, count(*)::int as count from sys_position position
    join sys_user on sys_user.tenant_id = position.tenant_id and sys_user.del_flag < 2
      and ${POSTS} && array[position.code, position.id]
    where position.tenant_id = ${tenantId} and position.id = any(${[...ids]}::text[])
    group by position.id, position.name order by position.name limit 1`.execute(trx);
  return rows[0];
}

/** Updates the code in users' `post` when the code of a position changes, so that its holders keep it. */
export const renamePosts = (
  trx: Db,
  tenantId: string,
  { before, after }: { readonly before: string; readonly after: string },
) =>
  sql`update sys_user set post = array_to_string(array_replace(${POSTS}, ${before}, ${after}), ',')
    where tenant_id = ${tenantId} and ${POSTS} @> array[${before}::text]`.execute(trx);

async function usernamesIn(trx: Db, tenantId: string, positionId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ username: string }>`
    select username from sys_user where tenant_id = ${tenantId} and del_flag = 0
      and ${holdsPosition(tenantId, positionId)}`.execute(trx);
  return rows.map(({ username }) => username);
}

interface Holders {
  readonly positionId: string;
  readonly userIds: readonly string[];
}

/** Assigns a position to users of the tenant, or removes it; their other positions stay. */
export const changeHolders = (
  db: Db,
  caller: Administrator,
  { holders: { positionId, userIds }, isGiven }: { readonly holders: Holders; readonly isGiven: boolean },
) =>
  db.transaction().execute(async (trx) => {
    const { tenantId } = caller.user;
    const position = await trx
      .selectFrom('sys_position')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', positionId)
      .select(['id', 'code'])
      .forUpdate()
      .executeTakeFirst();
    if (position === undefined) throw notFound(serverText('noSuchPosition'));
    await lockUsers(trx, caller, { column: 'id', values: userIds });
    await assertNotStronger(trx, caller, [userIds, tenantId]);
    const before = await usernamesIn(trx, tenantId, positionId);
    const added = isGiven ? [position.code] : [];
    await sql`update sys_user set post = nullif(array_to_string(
        array_remove(array_remove(array_remove(${POSTS}, ''), ${position.code}), ${position.id}) || ${added}::text[], ','), '')
      where id = any(${[...userIds]}::text[])`.execute(trx);
    const after = await usernamesIn(trx, tenantId, positionId);
    const facts = (users: readonly string[]) => ({ position: position.code, users });
    const change = { table: 'sys_user_position', id: positionId, before: facts(before), after: facts(after) };
    await auditChange(trx, caller.user, [change]);
  });
