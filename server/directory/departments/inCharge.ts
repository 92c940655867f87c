import { sql } from 'kysely';
import { ApiError } from '../../core/base/errors.ts';
import type { Db } from '../../core/database/db.ts';
import { serverText } from '../../core/texts/serverText.ts';
import { isInCharge } from '../../data/permissions/departmentCharge.ts';
import type { Caller } from '../../data/recordStore/caller.ts';

/**
 * Throws when a caller without the right for all departments manages one that he is not in charge of (decision 0069).
 */
export async function assertInCharge(
  db: Db,
  { user, can }: Caller,
  { right, departIds }: { readonly right: string; readonly departIds: readonly string[] },
): Promise<void> {
  if (can(right)) return;
  const { rows } = await sql<{ id: string }>`
    select depart.id from sys_depart as depart
    where depart.tenant_id = ${user.tenantId} and depart.del_flag = 0
      and depart.id = any(${[...departIds]}::text[]) and ${isInCharge(user)}`.execute(db);
  const own = new Set(rows.map(({ id }) => id));
  if (!departIds.every((id) => own.has(id))) throw new ApiError(403, serverText('notInCharge'));
}
