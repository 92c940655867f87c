import { sql, type Kysely } from 'kysely';

/** Written at every save and never searched: kept as the text it came as, which costs a third of taking it apart. */
export async function keepPlainJson(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sys_data_log alter column changes type json`.execute(db);
  await sql`alter table sys_idempotency alter column response type json`.execute(db);
}
