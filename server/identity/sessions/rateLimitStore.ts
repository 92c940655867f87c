import { callbackify } from 'node:util';
import { sql } from 'kysely';
import type { Db } from '../../core/database/db.ts';

type Counted = (error: Error | null, result?: { current: number; ttl: number }) => void;

/**
 * Stores the counters of @fastify/rate-limit in the database, so that all servers share them. Keys also contain the
 * call.
 */
export const rateLimitStore = (db: Db) =>
  class RateLimitStore {
    incr(key: string, callback: Counted, timeWindow: number): void {
      callbackify(countCall)(db, key, timeWindow, callback);
    }

    child(): RateLimitStore {
      return this;
    }
  };

/** Counts one call under a key; the count restarts when the time window that began with the first call is over. */
export async function countCall(db: Db, key: string, timeWindow: number): Promise<{ current: number; ttl: number }> {
  const { rows } = await sql<{ current: number; ttl: number }>`
    insert into sys_rate_limit as l (key, hits, window_end)
    values (${key}, 1, now() + make_interval(secs => ${timeWindow / 1000}))
    on conflict (key) do update set
      hits = case when l.window_end < now() then 1 else l.hits + 1 end,
      window_end = case when l.window_end < now() then excluded.window_end else l.window_end end
    returning hits as current, ceil(extract(epoch from window_end - now()) * 1000)::int as ttl`.execute(db);
  return rows[0] ?? { current: 1, ttl: timeWindow };
}

/** Subtracts one call that turned out not to be an attempt. */
export async function takeBackCall(db: Db, key: string): Promise<void> {
  await sql`update sys_rate_limit set hits = greatest(hits - 1, 0) where key = ${key}`.execute(db);
}
