import { sql, type Kysely } from 'kysely';

/**
 * Creates the table of who was sent an announcement and who has read it. An announcement for chosen users has a row for
 * each of them from its release; one for all users gets a user's row when that user reads it.
 */
export async function createAnnouncementSendTable(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sys_announcement_send')
    .addColumn('user_id', 'text', (column) => column.notNull().references('sys_user.id').onDelete('cascade'))
    .addColumn('annt_id', 'text', (column) => column.notNull())
    .addColumn('read_time', 'timestamptz')
    .addColumn('create_time', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addPrimaryKeyConstraint('sys_announcement_send_key', ['user_id', 'annt_id'])
    .execute();
  await db.schema.createIndex('sys_announcement_send_annt').on('sys_announcement_send').column('annt_id').execute();
}
