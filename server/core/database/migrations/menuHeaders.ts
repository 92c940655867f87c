import type { Kysely } from 'kysely';

/** Adds whether a menu entry has no breadcrumb (S2.2-8). */
export async function addMenuHeaders(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('sys_permission')
    .addColumn('hidden_header_content', 'boolean', (column) => column.notNull().defaultTo(false))
    .execute();
}
