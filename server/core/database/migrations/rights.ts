import { sql, type Kysely } from 'kysely';

type End = readonly [column: string, table: string];

/** Creates a link table between two tables; a link is deleted with either row. */
const createLink = (db: Kysely<unknown>, table: string, [from, to]: readonly [End, End]): Promise<void> =>
  db.schema
    .createTable(table)
    .addColumn(from[0], 'text', (column) => column.notNull().references(`${from[1]}.id`).onDelete('cascade'))
    .addColumn(to[0], 'text', (column) => column.notNull().references(`${to[1]}.id`).onDelete('cascade'))
    .addPrimaryKeyConstraint(`${table}_pkey`, [from[0], to[0]])
    .execute();

const RULE: End = ['rule_id', 'sys_permission_data_rule'];
const PERMISSION: End = ['permission_id', 'sys_permission'];

/**
 * Creates the tables of rules on the rows of a menu entry's pages (contract §11.4, D58) and of department roles
 * (contract §4.4).
 */
export async function createRightsTables(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sys_permission_data_rule (
      id text primary key,
      tenant_id text not null,
      permission_id text not null references sys_permission (id) on delete cascade,
      rule_name text not null,
      rule_column text not null,
      rule_conditions text not null,
      rule_value text not null,
      status text not null default '1',
      create_by text not null default '',
      create_time timestamptz not null default now(),
      update_by text,
      update_time timestamptz
    )`.execute(db);
  await sql`create index sys_permission_data_rule_ix on sys_permission_data_rule (tenant_id, permission_id)`.execute(
    db,
  );
  await sql`
    create table sys_depart_role (
      id text primary key,
      tenant_id text not null,
      depart_id text not null references sys_depart (id) on delete cascade,
      role_code text not null,
      role_name text not null,
      description text,
      sys_org_code text not null default '',
      create_by text not null default '',
      create_time timestamptz not null default now(),
      update_by text,
      update_time timestamptz,
      version integer not null default 1,
      unique (tenant_id, role_code)
    )`.execute(db);
  await sql`create index sys_depart_role_ix on sys_depart_role (depart_id)`.execute(db);
  await createLink(db, 'sys_role_data_rule', [['role_id', 'sys_role'], RULE]);
  await createLink(db, 'sys_depart_permission', [['depart_id', 'sys_depart'], PERMISSION]);
  await createLink(db, 'sys_depart_data_rule', [['depart_id', 'sys_depart'], RULE]);
  await createLink(db, 'sys_depart_role_permission', [['role_id', 'sys_depart_role'], PERMISSION]);
  await createLink(db, 'sys_depart_role_data_rule', [['role_id', 'sys_depart_role'], RULE]);
  await createLink(db, 'sys_depart_role_user', [
    ['user_id', 'sys_user'],
    ['role_id', 'sys_depart_role'],
  ]);
}

/** Creates the table of home pages by role (contract §4.6). */
export async function createRoleHomes(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sys_role_index (
      id text primary key,
      tenant_id text not null,
      role_code text not null,
      url text not null,
      component text not null default '',
      route boolean not null default true,
      priority integer not null default 0,
      status text not null default '1',
      create_by text not null default '',
      create_time timestamptz not null default now(),
      update_by text,
      update_time timestamptz,
      unique (tenant_id, role_code),
      foreign key (tenant_id, role_code) references sys_role (tenant_id, role_code) on delete cascade on update cascade
    )`.execute(db);
}
