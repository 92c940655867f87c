import { sql, type Kysely } from 'kysely';

async function createTenants(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sys_tenant')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('begin_date', 'timestamptz')
    .addColumn('end_date', 'timestamptz')
    .addColumn('status', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('create_by', 'text')
    .addColumn('create_time', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('update_by', 'text')
    .addColumn('update_time', 'timestamptz')
    .execute();
  await db.schema
    .createTable('sys_user_tenant')
    .addColumn('user_id', 'text', (column) => column.notNull().references('sys_user.id').onDelete('cascade'))
    .addColumn('tenant_id', 'text', (column) => column.notNull().references('sys_tenant.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('sys_user_tenant_pkey', ['user_id', 'tenant_id'])
    .execute();
  await sql`insert into sys_tenant (id, name) select distinct tenant_id, tenant_id from sys_user`.execute(db);
  await db.schema.alterTable('sys_user').addColumn('login_tenant_id', 'text').execute();
  await db.schema.createIndex('sys_user_phone').on('sys_user').column('phone').execute();
  await db.schema.alterTable('sys_session').addColumn('tenant_id', 'text').addColumn('org_code', 'text').execute();
}

async function createProofs(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sys_sms_code')
    .addColumn('phone', 'text', (column) => column.primaryKey())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addColumn('expire_time', 'timestamptz', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('sends', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('next_time', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('sys_third_account')
    .addColumn('third_type', 'text', (column) => column.notNull())
    .addColumn('third_user_id', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull().references('sys_user.id').onDelete('cascade'))
    .addColumn('create_time', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addPrimaryKeyConstraint('sys_third_account_pkey', ['third_type', 'third_user_id'])
    .execute();
  await db.schema
    .createTable('sys_one_time_code')
    .addColumn('code_hash', 'text', (column) => column.primaryKey())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('browser_hash', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('expire_time', 'timestamptz', (column) => column.notNull())
    .execute();
}

/**
 * Creates the tables of tenants and their members, codes sent to phones, external accounts, and codes of a sign-in
 * through them.
 */
export async function createSignInTables(db: Kysely<unknown>): Promise<void> {
  await createTenants(db);
  await createProofs(db);
}
