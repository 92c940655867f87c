import { sql, type Kysely } from 'kysely';

/** Views of lists that users keep under a name, and the one that each user's list of a page opens with. */
export async function createListViewTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sys_list_view')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('tenant_id', 'text', (column) => column.notNull())
    .addColumn('page_id', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull().references('sys_user.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('content', 'json', (column) => column.notNull())
    .addColumn('roles', sql`text[]`, (column) => column.notNull().defaultTo(sql`'{}'::text[]`))
    .addColumn('update_time', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addUniqueConstraint('sys_list_view_name_key', ['tenant_id', 'page_id', 'user_id', 'name'])
    .execute();
  await db.schema
    .createTable('sys_list_view_default')
    .addColumn('user_id', 'text', (column) => column.notNull().references('sys_user.id').onDelete('cascade'))
    .addColumn('tenant_id', 'text', (column) => column.notNull())
    .addColumn('page_id', 'text', (column) => column.notNull())
    .addColumn('view_id', 'text', (column) => column.notNull().references('sys_list_view.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('sys_list_view_default_pkey', ['user_id', 'tenant_id', 'page_id'])
    .execute();
}
