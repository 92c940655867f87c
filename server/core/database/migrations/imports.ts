import { sql, type Kysely } from 'kysely';

/** Creates the table of imported sheets, which are previewed before they are written, and of their results. */
export async function createImportTable(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sys_import')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('tenant_id', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('page_id', 'text', (column) => column.notNull())
    .addColumn('file_name', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('source', 'jsonb')
    .addColumn('done', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('total', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('cancelled', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('record_ids', 'jsonb')
    .addColumn('answer', 'jsonb')
    .addColumn('create_time', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('update_time', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('expire_time', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('sys_import_user_ix').on('sys_import').columns(['user_id', 'page_id']).execute();
  await db.schema.createIndex('sys_import_expire_ix').on('sys_import').column('expire_time').execute();
}
