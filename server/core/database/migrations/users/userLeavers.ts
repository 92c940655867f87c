import { sql, type Kysely } from 'kysely';

/**
 * Creates the table of leaving users: when they leave, who takes over the open work, and which records were
 * transferred, so that they can be returned (decision 0068).
 */
export async function createUserLeavers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sys_user_quit (
      id text primary key,
      tenant_id text not null,
      user_id text not null unique references sys_user (id) on delete cascade,
      agent_id text not null references sys_user (id) on delete cascade,
      quit_time timestamptz not null,
      done_time timestamptz,
      status_before integer,
      create_by text not null,
      create_time timestamptz not null default now()
    )`.execute(db);
  await sql`create index sys_user_quit_due on sys_user_quit (quit_time) where done_time is null`.execute(db);
  await sql`
    create table sys_user_quit_record (
      quit_id text not null references sys_user_quit (id) on delete cascade,
      page_id text not null,
      data_table text not null,
      data_id text not null,
      sys_org_code text not null,
      primary key (quit_id, data_table, data_id)
    )`.execute(db);
}
