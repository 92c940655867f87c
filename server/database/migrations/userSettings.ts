import type { Kysely } from 'kysely';

/** What users set for themselves, by key. `set_time` is when they did, by their own clock. */
export async function createUserSettingTable(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sys_user_setting')
    .addColumn('user_id', 'text', (column) => column.notNull().references('sys_user.id').onDelete('cascade'))
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('value', 'jsonb', (column) => column.notNull())
    .addColumn('set_time', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('sys_user_setting_key', ['user_id', 'key'])
    .execute();
}
