import { sql, type Kysely } from 'kysely';

/**
 * Creates the tables of uploaded files: their paths, the records that reference them, and uploads in progress. A file
 * that no record references has a time from which it may be removed. Pieces of an upload are contents that are due
 * together with it.
 */
export async function createUploadTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sys_kept_file')
    .addColumn('file_id', 'text', (column) => column.primaryKey())
    .addColumn('tenant_id', 'text', (column) => column.notNull())
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('file_size', 'bigint', (column) => column.notNull())
    .addColumn('was_saved', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('expire_time', 'timestamptz')
    .addUniqueConstraint('sys_kept_file_path', ['tenant_id', 'path'])
    .execute();
  await db.schema.createIndex('sys_kept_file_expire_ix').on('sys_kept_file').column('expire_time').execute();
  await db.schema.createIndex('sys_kept_file_user_ix').on('sys_kept_file').column('user_id').execute();
  await db.schema
    .createTable('sys_file_use')
    .addColumn('file_id', 'text', (column) => column.notNull().references('sys_kept_file.file_id').onDelete('cascade'))
    .addColumn('data_table', 'text', (column) => column.notNull())
    .addColumn('data_id', 'text', (column) => column.notNull())
    .addColumn('data_column', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('sys_file_use_pk', ['file_id', 'data_table', 'data_id', 'data_column'])
    .execute();
  await db.schema.createIndex('sys_file_use_data_ix').on('sys_file_use').columns(['data_id', 'data_table']).execute();
  await db.schema
    .createTable('sys_upload')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('tenant_id', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('file_name', 'text', (column) => column.notNull())
    .addColumn('biz', 'text', (column) => column.notNull())
    .addColumn('file_size', 'bigint', (column) => column.notNull())
    .addColumn('taken', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('path', 'text')
    .addColumn('expire_time', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('sys_upload_user_ix').on('sys_upload').column('user_id').execute();
  await db.schema
    .alterTable('sys_stored_content')
    .addColumn('upload_id', 'text')
    .addColumn('piece_start', 'bigint')
    .execute();
  await db.schema
    .alterTable('sys_stored_content')
    .addCheckConstraint('sys_stored_content_piece', sql`(upload_id is null) = (piece_start is null)`)
    .execute();
  await db.schema
    .createIndex('sys_stored_content_piece_ix')
    .unique()
    .on('sys_stored_content')
    .columns(['upload_id', 'piece_start'])
    .execute();
}
