import { sql, type Kysely } from 'kysely';

/** Creates the table of rules that check values slice by slice (contract §3.3). */
export async function createCheckRuleTable(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sys_check_rule')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('rule_code', 'text', (column) => column.notNull().unique())
    .addColumn('rule_name', 'text', (column) => column.notNull())
    .addColumn('rule_json', 'jsonb', (column) => column.notNull())
    .addColumn('rule_description', 'text')
    .addColumn('create_by', 'text')
    .addColumn('create_time', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('update_by', 'text')
    .addColumn('update_time', 'timestamptz')
    .execute();
}
