import type { Kysely } from 'kysely';

/**
 * Adds what menu.json contained for an entry or a right when it was last read, as JSON; null: created by an
 * administrator.
 */
export async function addMenuOrigins(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('sys_permission').addColumn('said_by_file', 'text').execute();
}
