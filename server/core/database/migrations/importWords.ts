import type { Kysely } from 'kysely';

/**
 * Creates the table of the codes that users assign to words of sheets, by tenant, user, page and column. `compared` is
 * the word normalised as names are for comparison.
 */
export async function createImportWords(db: Kysely<unknown>): Promise<void> {
  const key = ['tenant_id', 'user_id', 'page_id', 'detail', 'column_key', 'compared'] as const;
  await db.schema
    .createTable('sys_import_word')
    .addColumn('tenant_id', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull().references('sys_user.id').onDelete('cascade'))
    .addColumn('page_id', 'text', (column) => column.notNull())
    .addColumn('detail', 'text', (column) => column.notNull())
    .addColumn('column_key', 'text', (column) => column.notNull())
    .addColumn('compared', 'text', (column) => column.notNull())
    .addColumn('word', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('set_time', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('sys_import_word_key', [...key])
    .execute();
}
