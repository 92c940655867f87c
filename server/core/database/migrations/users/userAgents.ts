import { sql, type Kysely } from 'kysely';

/** Creates the table of deputies, one per user: who acts for whom, from when to when (decision 0068). */
export async function createUserAgents(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sys_user_agent (
      id text primary key,
      tenant_id text not null,
      user_id text not null references sys_user (id) on delete cascade,
      agent_id text not null references sys_user (id) on delete cascade,
      start_time timestamptz not null,
      end_time timestamptz not null check (end_time > start_time),
      status integer not null default 1,
      begun boolean not null default false,
      create_by text, create_time timestamptz not null default now(),
      update_by text, update_time timestamptz,
      unique (tenant_id, user_id)
    )`.execute(db);
  await sql`create index sys_user_agent_agent on sys_user_agent (agent_id)`.execute(db);
  // The user for whom a session acts, while a deputy does so.
  await sql`alter table sys_session add column acting_for text references sys_user (id) on delete set null`.execute(db);
  await sql`create index sys_session_acting on sys_session (acting_for) where acting_for is not null`.execute(db);
  // A background export runs with the same rights.
  await sql`alter table sys_export add column acting_for text`.execute(db);
  // For whom a change was made; null: for oneself.
  await sql`alter table sys_data_log add column acting_for text`.execute(db);
}
