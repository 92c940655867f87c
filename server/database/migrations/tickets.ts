import type { Kysely } from 'kysely';

/** What opens one address once for who cannot send a header (D13, D25); without its session it opens nothing. */
export async function createTicketTable(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sys_ticket')
    .addColumn('ticket_hash', 'text', (column) => column.primaryKey())
    .addColumn('token_hash', 'text', (column) => column.notNull())
    .addColumn('address_hash', 'text', (column) => column.notNull())
    .addColumn('expire_time', 'timestamptz', (column) => column.notNull())
    .execute();
}
