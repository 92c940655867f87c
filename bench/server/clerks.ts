import { sql } from 'kysely';
import type { Db } from '../../server/core/database/db.ts';

/**
 * Copies the demo clerk's account, password, roles and department under other names, because heavy calls are queued per
 * user.
 */
export async function addClerks(db: Db, count: number): Promise<readonly string[]> {
  const names = Array.from({ length: count }, (_, index) => `bench-clerk-${index}`);
  const copies = sql`sys_user as clerk cross join unnest(${names}::text[]) as name`;
  await db.transaction().execute(async (trx) => {
    await sql`insert into sys_user (id, tenant_id, username, realname, org_code, password_hash)
      select name, tenant_id, name, realname, org_code, password_hash from ${copies}
      where username = 'clerk'`.execute(trx);
    await sql`insert into sys_user_role (user_id, role_id)
      select name, role_id from ${copies} join sys_user_role on user_id = clerk.id where username = 'clerk'`.execute(
      trx,
    );
    await sql`insert into sys_user_depart (user_id, depart_id)
      select name, depart_id from ${copies} join sys_user_depart on user_id = clerk.id where username = 'clerk'`.execute(
      trx,
    );
  });
  return names;
}

/** Returns the items one after another and starts over after the last. */
export function inTurn<T>(all: readonly T[]): () => T {
  let next = 0;
  return () => {
    const one = all[next % all.length];
    next += 1;
    if (one === undefined) throw new Error('nobody is there to take turns');
    return one;
  };
}
