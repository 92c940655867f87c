import { sql, type Kysely } from 'kysely';

/** What forms and lists of the public client hold beside ours. */
export async function addPublicClientColumns(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sys_user
    add column if not exists sort_no integer,
    add column if not exists position_type text`.execute(db);
  await sql`alter table sys_announcement_send
    add column if not exists hidden boolean not null default false`.execute(db);
}
