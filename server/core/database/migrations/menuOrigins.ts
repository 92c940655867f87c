import type { Kysely } from 'kysely';

/** What menu.json said of an entry or a right when it was last read, as JSON; null: staff made it. */
export async function addMenuOrigins(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('sys_permission').addColumn('said_by_file', 'text').execute();
}
