import { sql, type Kysely } from 'kysely';

/** Creates the table of background exports and their results. */
export async function createExportTable(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sys_export')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('tenant_id', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('org_code', 'text')
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('page_url', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('file_name', 'text', (column) => column.notNull())
    .addColumn('file_format', 'text', (column) => column.notNull())
    .addColumn('parameters', 'jsonb', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull().defaultTo('waiting'))
    .addColumn('cancelled', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('done', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('total', 'integer', (column) => column.notNull())
    .addColumn('file_size', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('sha256', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('message', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('create_time', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('update_time', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('end_time', 'timestamptz')
    .addColumn('expire_time', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('sys_export_user_ix').on('sys_export').columns(['user_id', 'create_time']).execute();
  await db.schema.createIndex('sys_export_expire_ix').on('sys_export').column('expire_time').execute();
  // Servers query it all day: the index holds only exports that are not finished.
  await sql`create index sys_export_due_ix on sys_export (create_time) where state in ('waiting', 'running')`.execute(
    db,
  );
}

/**
 * Adds the bounds that applied when an export was made; files of earlier releases have none and have to be exported
 * again.
 */
export async function addExportBounds(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('sys_export').addColumn('bounds', 'jsonb').execute();
}
