import { sql, type Kysely } from 'kysely';

/** Creates the table of the category tree of each tenant (contract §3.1). */
export async function createCategoryTable(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sys_category')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('tenant_id', 'text', (column) => column.notNull())
    .addColumn('pid', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('has_child', 'text', (column) => column.notNull().defaultTo('0'))
    .addColumn('sys_org_code', 'text')
    .addColumn('create_by', 'text')
    .addColumn('create_time', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('update_by', 'text')
    .addColumn('update_time', 'timestamptz')
    .addUniqueConstraint('sys_category_code_key', ['tenant_id', 'code'])
    .execute();
  await db.schema.createIndex('sys_category_pid_ix').on('sys_category').columns(['tenant_id', 'pid', 'code']).execute();
}
