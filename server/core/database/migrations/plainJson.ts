import { sql, type Kysely } from 'kysely';

/** Stored as received, since it is written at every save and never searched; this costs a third of parsing it. */
export async function keepPlainJson(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sys_data_log alter column changes type json`.execute(db);
  await sql`alter table sys_idempotency alter column response type json`.execute(db);
}
