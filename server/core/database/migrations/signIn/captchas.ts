import type { Kysely } from 'kysely';

/** Texts of pictures that were shown and not yet read back. */
export async function createCaptchaTable(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sys_captcha')
    .addColumn('key_hash', 'text', (column) => column.primaryKey())
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addColumn('expire_time', 'timestamptz', (column) => column.notNull())
    .execute();
}
