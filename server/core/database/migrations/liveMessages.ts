import { sql, type Kysely } from 'kysely';

/**
 * Creates the table of messages between the sockets of all servers; `body` is JSON as text, since jsonb rejects some
 * texts that JSON allows.
 */
export async function createLiveMessageTable(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sys_live_message')
    .addColumn('id', 'bigserial', (column) => column.primaryKey())
    .addColumn('topic', 'text', (column) => column.notNull())
    .addColumn('tenant_id', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('create_time', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute();
  await db.schema.createIndex('sys_live_message_time').on('sys_live_message').column('create_time').execute();
}
