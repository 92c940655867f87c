import { sql, type Kysely } from 'kysely';

/** Creates the table of user settings, by key. `set_time` is when the user set one, by the user's clock. */
export async function createUserSettingTable(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sys_user_setting')
    .addColumn('user_id', 'text', (column) => column.notNull().references('sys_user.id').onDelete('cascade'))
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('value', 'jsonb', (column) => column.notNull())
    .addColumn('set_time', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('sys_user_setting_key', ['user_id', 'key'])
    .execute();
}

/**
 * Creates the tables of named list views that users save, and of the view that each user's list of a page opens with.
 */
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

/** Creates the table of the default columns of a page's list for all users. */
export async function createTeamColumnTable(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sys_team_columns')
    .addColumn('tenant_id', 'text', (column) => column.notNull())
    .addColumn('page_id', 'text', (column) => column.notNull())
    .addColumn('arrangement', 'json', (column) => column.notNull())
    .addColumn('update_by', 'text', (column) => column.notNull())
    .addColumn('update_time', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addPrimaryKeyConstraint('sys_team_columns_pkey', ['tenant_id', 'page_id'])
    .execute();
}
