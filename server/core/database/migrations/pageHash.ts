import type { Kysely } from 'kysely';

/** The audit log says which version of a page a change was made with. */
export async function addPageHash(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('sys_data_log').addColumn('page_hash', 'text').execute();
}
