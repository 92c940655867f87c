import type { Kysely } from 'kysely';

/** What a made export was bound by; files of earlier releases have none and are to be exported again. */
export async function addExportBounds(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('sys_export').addColumn('bounds', 'jsonb').execute();
}
