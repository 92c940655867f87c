import { sql, type Kysely } from 'kysely';

/**
 * Creates the table of devices with which users have signed in. From here on, failed sign-ins are counted by origin and
 * name: earlier counts no longer apply.
 */
export async function createKnownDeviceTable(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sys_known_device')
    .addColumn('token_hash', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull().references('sys_user.id').onDelete('cascade'))
    .addColumn('last_time', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addPrimaryKeyConstraint('sys_known_device_pkey', ['token_hash', 'user_id'])
    .execute();
  await db.schema.createIndex('sys_known_device_user').on('sys_known_device').column('user_id').execute();
}
