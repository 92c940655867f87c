import { sql, type Kysely } from 'kysely';

/** Creates the log of sign-ins, kept longer than the session. */
export async function createLogTable(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sys_log')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('tenant_id', 'text', (column) => column.notNull())
    .addColumn('log_type', 'integer', (column) => column.notNull())
    .addColumn('log_content', 'text', (column) => column.notNull())
    .addColumn('username', 'text', (column) => column.notNull())
    .addColumn('realname', 'text', (column) => column.notNull())
    .addColumn('ip', 'text', (column) => column.notNull())
    .addColumn('create_time', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute();
  await db.schema.createIndex('sys_log_time').on('sys_log').columns(['tenant_id', 'log_type', 'create_time']).execute();
}
