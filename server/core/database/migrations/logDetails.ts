import type { Kysely } from 'kysely';

/** Adds the details of logged calls and of signed-in users that administrators see. */
export async function addLogDetails(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('sys_log')
    .addColumn('request_url', 'text')
    .addColumn('method', 'text')
    .addColumn('cost_ms', 'integer')
    .addColumn('client_type', 'text')
    .addColumn('operate_type', 'integer')
    .execute();
  await db.schema.alterTable('sys_user').addColumn('birthday', 'date').addColumn('sex', 'integer').execute();
}
