import type { Kysely } from 'kysely';

/** Several pictures under one key: clients of the family send the same for every browser. They live a minute, so none is carried over. */
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
