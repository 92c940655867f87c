import type { Kysely } from 'kysely';

/** Whether an entry of the menu goes without a breadcrumb (S2.2-8). */
export async function addMenuHeaders(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('sys_permission')
    .addColumn('hidden_header_content', 'boolean', (column) => column.notNull().defaultTo(false))
    .execute();
}
