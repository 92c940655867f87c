import type { Kysely } from 'kysely';

/** What administrators read of a logged call and of who is signed in. */
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
