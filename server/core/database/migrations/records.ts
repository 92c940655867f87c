import { sql, type Kysely } from 'kysely';

/** Creates the tables next to those of page schemas: audit, idempotency, code tables, settings. */
export async function createRecordTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sys_data_log')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('tenant_id', 'text', (column) => column.notNull())
    .addColumn('page_id', 'text', (column) => column.notNull())
    .addColumn('data_table', 'text', (column) => column.notNull())
    .addColumn('data_id', 'text', (column) => column.notNull())
    .addColumn('data_version', 'integer', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('changes', 'jsonb', (column) => column.notNull())
    .addColumn('create_by', 'text', (column) => column.notNull())
    .addColumn('create_time', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute();
  await db.schema.createIndex('sys_data_log_data').on('sys_data_log').columns(['data_table', 'data_id']).execute();
  await db.schema
    .createTable('sys_idempotency')
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('request_hash', 'text', (column) => column.notNull())
    .addColumn('response', 'jsonb', (column) => column.notNull())
    .addColumn('create_time', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addPrimaryKeyConstraint('sys_idempotency_pkey', ['user_id', 'key'])
    .execute();
  await db.schema.createIndex('sys_idempotency_time').on('sys_idempotency').column('create_time').execute();
  await db.schema
    .createTable('sys_code_item')
    .addColumn('dict_code', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('search', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('attributes', 'jsonb', (column) => column.notNull().defaultTo(sql`'{}'::jsonb`))
    .addColumn('sort_no', 'integer', (column) => column.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('sys_code_item_pkey', ['dict_code', 'value'])
    .execute();
  await db.schema
    .createTable('sys_setting')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
}
