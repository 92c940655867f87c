import { sql } from 'kysely';
import type { Db } from '../../core/database/db.ts';

/** Failures within WINDOW_MINUTES that lock a key, unless the caller gives another number. */
const ALLOWED_FAILURES = 5;
const WINDOW_MINUTES = 10;
/** The first lock; each consecutive one doubles it, up to a day. */
const LOCK_MINUTES = 10;
const MAX_LOCK_MINUTES_LENGTH = 24 * 60;

/**
 * Counts an attempt before the password is checked, so that concurrent attempts cannot slip through; `clearFailures` or
 * `takeBackAttempt` undo it when the password was right. Returns the minutes left to wait, 0 when the attempt may
 * continue.
 */
export async function countAttempt(db: Db, key: string, allowed = ALLOWED_FAILURES): Promise<number> {
  const { rows } = await sql<{ wait: number; failures: number }>`
    insert into sys_login_attempt as a (username, failures, first_time) values (${key}, 1, now())
    on conflict (username) do update set
      failures = case when a.locked_until > now() then a.failures
                      when a.locked_until <= now() or a.first_time < now() - make_interval(mins => ${WINDOW_MINUTES}) then 1
                      else a.failures + 1 end,
      first_time = case when a.locked_until > now() then a.first_time
                        when a.locked_until <= now() or a.first_time < now() - make_interval(mins => ${WINDOW_MINUTES}) then now()
                        else a.first_time end,
      locks = case when a.locked_until < now() - make_interval(mins => ${MAX_LOCK_MINUTES_LENGTH}) then 0 else a.locks end,
      locked_until = case when a.locked_until > now() then a.locked_until end
    returning failures, coalesce(ceil(extract(epoch from locked_until - now()) / 60), 0)::int as wait`.execute(db);
  const row = rows[0];
  if (!row) return 0;
  return row.wait === 0 && row.failures > allowed ? LOCK_MINUTES : row.wait;
}

/** Locks the key after a wrong password, when it was the last one allowed. */
export async function lockAfterFailure(db: Db, key: string, allowed = ALLOWED_FAILURES): Promise<void> {
  await sql`
    update sys_login_attempt set locks = locks + 1,
      locked_until = now() + make_interval(mins => least(${LOCK_MINUTES} * 2 ^ least(locks, 20), ${MAX_LOCK_MINUTES_LENGTH})::int)
    where username = ${key} and failures >= ${allowed} and locked_until is null`.execute(db);
}

export async function clearFailures(db: Db, key: string): Promise<void> {
  await db.deleteFrom('sys_login_attempt').where('username', '=', key).execute();
}

/** Undoes one attempt and keeps the failures before it. */
export async function takeBackAttempt(db: Db, key: string): Promise<void> {
  await sql`update sys_login_attempt set failures = greatest(failures - 1, 0) where username = ${key}`.execute(db);
}
