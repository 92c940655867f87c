import { sql, type Kysely } from 'kysely';

/**
 * Contents in the store of files. One that stands for no file yet, or no more, is removed once it is due; it is written
 * down before its first byte, so nothing in the store is unknown here.
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
