import type { Kysely } from 'kysely';

/**
 * Allows several captchas under one key: clients of the family send the same key for every browser. Captchas live a
 * minute, so existing ones are dropped.
 */
export async function keepSeveralCaptchas(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('sys_captcha').execute();
  await db.schema
    .createTable('sys_captcha')
    .addColumn('id', 'bigint', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('key_hash', 'text', (column) => column.notNull())
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addColumn('expire_time', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('sys_captcha_key').on('sys_captcha').columns(['key_hash', 'id']).execute();
}
