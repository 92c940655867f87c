import { sql, type Kysely } from 'kysely';

/** Creates the tables of declaration counts by day and of the days whose counts are outdated. */
export async function createDashboardTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('dashboard_day')
    .addColumn('tenant_id', 'text', (column) => column.notNull())
    .addColumn('page_id', 'text', (column) => column.notNull())
    .addColumn('dimension', 'text', (column) => column.notNull())
    .addColumn('day', 'date', (column) => column.notNull())
    .addColumn('org_code', 'text', (column) => column.notNull())
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('records', 'integer', (column) => column.notNull())
    .addColumn('amount', 'numeric', (column) => column.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('dashboard_day_key', ['tenant_id', 'dimension', 'day', 'page_id', 'org_code', 'code'])
    .execute();
  await db.schema
    .createTable('dashboard_stale_day')
    .addColumn('id', 'bigint', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('tenant_id', 'text', (column) => column.notNull())
    .addColumn('day', 'date', (column) => column.notNull())
    .addColumn('create_time', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute();
  await db.schema
    .createIndex('dashboard_stale_day_ix')
    .on('dashboard_stale_day')
    .columns(['tenant_id', 'day'])
    .execute();
}
