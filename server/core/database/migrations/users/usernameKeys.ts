import { sql, type Kysely } from 'kysely';
import { USERNAME_KEY_SQL } from '../../../base/usernameKey.ts';

/**
 * Makes account names unique by their key. Existing accounts that share a key keep their names: the first keeps the
 * key, the others are marked and excluded from the index; each signs in by its exact name (decision 0099).
 */
export async function addUsernameKeys(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sys_user
    add column username_key text generated always as (${USERNAME_KEY_SQL}) stored,
    add column username_shared boolean not null default false`.execute(db);
  await sql`update sys_user set username_shared = true where id not in (
    select distinct on (username_key) id from sys_user order by username_key, del_flag, create_time, id)`.execute(db);
  await sql`create unique index sys_user_account on sys_user (username_key) where not username_shared`.execute(db);
  await sql`create index sys_user_by_key on sys_user (username_key)`.execute(db);
}
