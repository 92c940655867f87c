import type { Kysely } from 'kysely';

/** Adds to the audit log the page version with which a change was made. */
export async function addPageHash(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('sys_data_log').addColumn('page_hash', 'text').execute();
}
