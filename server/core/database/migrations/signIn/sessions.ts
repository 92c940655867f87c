import { sql, type Kysely } from 'kysely';

/** Creates the tables of sessions, failed sign-ins and counted calls, shared by all servers on one database. */
export async function createSessionTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sys_session')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('sys_user.id').onDelete('cascade'))
    .addColumn('create_time', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('expire_time', 'timestamptz', (column) => column.notNull())
    .addColumn('ip', 'text')
    .execute();
  await db.schema.createIndex('sys_session_user').on('sys_session').column('user_id').execute();
  await db.schema
    .createTable('sys_login_attempt')
    .addColumn('username', 'text', (column) => column.primaryKey())
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('first_time', 'timestamptz', (column) => column.notNull())
    .addColumn('locks', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('locked_until', 'timestamptz')
    .execute();
  await db.schema
    .createTable('sys_rate_limit')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('hits', 'integer', (column) => column.notNull())
    .addColumn('window_end', 'timestamptz', (column) => column.notNull())
    .execute();
}

/**
 * Creates one-time tickets that open one address for requests that cannot send a header (D13, D25); a ticket is void
 * without its session.
 */
export async function createTicketTable(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sys_ticket')
    .addColumn('ticket_hash', 'text', (column) => column.primaryKey())
    .addColumn('token_hash', 'text', (column) => column.notNull())
    .addColumn('address_hash', 'text', (column) => column.notNull())
    .addColumn('expire_time', 'timestamptz', (column) => column.notNull())
    .execute();
}
