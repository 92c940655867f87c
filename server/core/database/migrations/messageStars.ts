import type { Kysely } from 'kysely';

/** Adds which announcements a user has starred. */
export async function addMessageStars(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('sys_announcement_send')
    .addColumn('starred', 'boolean', (column) => column.notNull().defaultTo(false))
    .execute();
}
