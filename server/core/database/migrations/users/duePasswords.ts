import { sql, type Kysely } from 'kysely';

/**
 * Marks passwords that somebody else set and that must be changed first (decision 0068): on the user, and on the
 * session that was started with one.
 */
export async function markDuePasswords(db: Kysely<unknown>): Promise<void> {
  for (const table of ['sys_user', 'sys_session'])
    await sql`alter table ${sql.table(table)} add column password_due boolean not null default false`.execute(db);
}
