import { sql, type Kysely } from 'kysely';

/** Makes the data log append-only: no entry is ever changed or deleted, not even by the server (decision 0064). */
export async function keepDataLog(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function sys_data_log_is_kept() returns trigger language plpgsql as $$
    begin
      raise exception 'sys_data_log is append-only: % is refused', tg_op using errcode = 'insufficient_privilege';
    end $$`.execute(db);
  await sql`
    create trigger sys_data_log_kept before update or delete or truncate on sys_data_log
    for each statement execute function sys_data_log_is_kept()`.execute(db);
  // For the list of all entries, newest first.
  await sql`create index sys_data_log_newest on sys_data_log (tenant_id, id)`.execute(db);
}
