import { sql, type Kysely } from 'kysely';

/**
 * Creates the table of contents in the file store. A content that belongs to no file is removed once it is due; it is
 * recorded before its first byte is written, so the store has no unknown contents.
 */
export async function createStoredContentTable(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sys_stored_content')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('file_id', 'text', (column) => column.unique())
    .addColumn('due_time', 'timestamptz')
    .addColumn('create_time', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addCheckConstraint('sys_stored_content_due', sql`(file_id is null) = (due_time is not null)`)
    .execute();
  await db.schema.createIndex('sys_stored_content_due_ix').on('sys_stored_content').column('due_time').execute();
}
