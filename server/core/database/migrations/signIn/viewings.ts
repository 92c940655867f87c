import { sql, type Kysely } from 'kysely';

/** Creates the table of current and past viewings of the product as another user (decision 0067). */
export async function createViewingTable(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sys_viewing')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('session_hash', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull().references('sys_user.id').onDelete('cascade'))
    .addColumn('viewed_user_id', 'text', (column) => column.notNull().references('sys_user.id').onDelete('cascade'))
    .addColumn('tenant_id', 'text', (column) => column.notNull())
    .addColumn('org_code', 'text')
    .addColumn('create_time', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('expire_time', 'timestamptz', (column) => column.notNull())
    .addColumn('end_time', 'timestamptz')
    .execute();
  await db.schema
    .createIndex('sys_viewing_open')
    .on('sys_viewing')
    .column('session_hash')
    .where(sql.ref('end_time'), 'is', null)
    .execute();
}
