import { sql, type Kysely } from 'kysely';

/** Creates the table of positions, and indexes that find the people of a tenant and of a department among thousands. */
export async function createPositionTable(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sys_position')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('tenant_id', 'text', (column) => column.notNull())
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('post_rank', 'text')
    .addColumn('create_by', 'text')
    .addColumn('create_time', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('update_by', 'text')
    .addColumn('update_time', 'timestamptz')
    .addUniqueConstraint('sys_position_code', ['tenant_id', 'code'])
    .execute();
  await db.schema.createIndex('sys_user_tenant_time').on('sys_user').columns(['tenant_id', 'create_time']).execute();
  await db.schema.createIndex('sys_user_depart_depart').on('sys_user_depart').column('depart_id').execute();
  await db.schema.createIndex('sys_depart_parent').on('sys_depart').columns(['tenant_id', 'parent_id']).execute();
}
