import { sql, type Kysely } from 'kysely';

/** Passwords that somebody else made have to be changed first (decision 0068): by the user, and by the session that it signed in to. */
export async function markDuePasswords(db: Kysely<unknown>): Promise<void> {
  for (const table of ['sys_user', 'sys_session'])
    await sql`alter table ${sql.table(table)} add column password_due boolean not null default false`.execute(db);
}
