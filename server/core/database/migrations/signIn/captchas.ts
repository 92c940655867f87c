import type { Kysely } from 'kysely';

/** Creates the table of captcha texts that were shown and not yet answered. */
export async function createCaptchaTable(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sys_captcha')
    .addColumn('key_hash', 'text', (column) => column.primaryKey())
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addColumn('expire_time', 'timestamptz', (column) => column.notNull())
    .execute();
}
