import { sql, type CreateTableBuilder, type Kysely } from 'kysely';

const tracked = <T extends string, C extends string>(table: CreateTableBuilder<T, C>) =>
  table
    .addColumn('create_by', 'text')
    .addColumn('create_time', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('update_by', 'text')
    .addColumn('update_time', 'timestamptz');

interface Link {
  readonly table: string;
  readonly from: readonly [column: string, references: string];
  readonly to: readonly [column: string, references: string];
}

const createLink = (db: Kysely<unknown>, { table, from, to }: Link): Promise<void> =>
  db.schema
    .createTable(table)
    .addColumn(from[0], 'text', (column) => column.notNull().references(from[1]).onDelete('cascade'))
    .addColumn(to[0], 'text', (column) => column.notNull().references(to[1]).onDelete('cascade'))
    .addPrimaryKeyConstraint(`${table}_pkey`, [from[0], to[0]])
    .execute();

async function createPeople(db: Kysely<unknown>): Promise<void> {
  await tracked(
    db.schema
      .createTable('sys_user')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('tenant_id', 'text', (column) => column.notNull())
      .addColumn('username', 'text', (column) => column.notNull().unique())
      .addColumn('realname', 'text', (column) => column.notNull())
      .addColumn('password_hash', 'text', (column) => column.notNull())
      .addColumn('avatar', 'text')
      .addColumn('org_code', 'text')
      .addColumn('phone', 'text')
      .addColumn('email', 'text')
      .addColumn('status', 'integer', (column) => column.notNull().defaultTo(1))
      .addColumn('del_flag', 'integer', (column) => column.notNull().defaultTo(0)),
  ).execute();
  await tracked(
    db.schema
      .createTable('sys_role')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('tenant_id', 'text', (column) => column.notNull())
      .addColumn('role_code', 'text', (column) => column.notNull())
      .addColumn('role_name', 'text', (column) => column.notNull())
      .addUniqueConstraint('sys_role_code', ['tenant_id', 'role_code']),
  ).execute();
  await tracked(
    db.schema
      .createTable('sys_depart')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('tenant_id', 'text', (column) => column.notNull())
      .addColumn('parent_id', 'text', (column) => column.references('sys_depart.id'))
      .addColumn('depart_name', 'text', (column) => column.notNull())
      .addColumn('org_code', 'text', (column) => column.notNull())
      .addColumn('sort_no', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('del_flag', 'integer', (column) => column.notNull().defaultTo(0))
      .addUniqueConstraint('sys_depart_code', ['tenant_id', 'org_code']),
  ).execute();
}

async function createPermissions(db: Kysely<unknown>): Promise<void> {
  await tracked(
    db.schema
      .createTable('sys_permission')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('parent_id', 'text', (column) => column.references('sys_permission.id').onDelete('cascade'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('menu_type', 'integer', (column) => column.notNull())
      .addColumn('url', 'text')
      .addColumn('component', 'text')
      .addColumn('component_name', 'text')
      .addColumn('redirect', 'text')
      .addColumn('icon', 'text')
      .addColumn('sort_no', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('is_route', 'boolean', (column) => column.notNull().defaultTo(true))
      .addColumn('hidden', 'boolean', (column) => column.notNull().defaultTo(false))
      .addColumn('always_show', 'boolean', (column) => column.notNull().defaultTo(false))
      .addColumn('keep_alive', 'boolean', (column) => column.notNull().defaultTo(false))
      .addColumn('internal_or_external', 'boolean', (column) => column.notNull().defaultTo(false))
      .addColumn('perms', 'text')
      .addColumn('perms_type', 'text')
      .addColumn('status', 'text', (column) => column.notNull().defaultTo('1'))
      .addColumn('del_flag', 'integer', (column) => column.notNull().defaultTo(0)),
  ).execute();
  await db.schema.createIndex('sys_permission_parent').on('sys_permission').column('parent_id').execute();
}

/** Creates the tables of users, roles, departments and the rights of roles. */
export async function createAccountTables(db: Kysely<unknown>): Promise<void> {
  await createPeople(db);
  await createPermissions(db);
  await createLink(db, { table: 'sys_user_role', from: ['user_id', 'sys_user.id'], to: ['role_id', 'sys_role.id'] });
  await createLink(db, {
    table: 'sys_user_depart',
    from: ['user_id', 'sys_user.id'],
    to: ['depart_id', 'sys_depart.id'],
  });
  await createLink(db, {
    table: 'sys_role_permission',
    from: ['role_id', 'sys_role.id'],
    to: ['permission_id', 'sys_permission.id'],
  });
}
