import { createHash } from 'node:crypto';
import { sql, type PostgresPool, type PostgresPoolClient } from 'kysely';
import type pg from 'pg';

const MARK = '/* prepared */';

/**
 * Stands at the end of a statement that each connection has read and planned once, for those that run all day and whose
 * best plan does not depend on the values: by keys, and inserts. Others are planned anew for their values.
 */
export const prepared = sql.raw(MARK);

const MOST_NAMES = 500;

const names = new Map<string, string>();

/** The same statement has the same name on every connection. */
function nameOf(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  if (names.size >= MOST_NAMES) names.clear();
  const name = `waybill_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`;
  names.set(text, name);
  return name;
}

function withPrepared(client: pg.PoolClient): PostgresPoolClient {
  // Kysely's second form takes a cursor, which it only does when it was given the means.
  const query: unknown = (text: string, values: readonly unknown[] = []) =>
    text.endsWith(MARK)
      ? client.query({ name: nameOf(text), text, values: [...values] })
      : client.query(text, [...values]);
  return { query: query as PostgresPoolClient['query'], release: () => client.release() };
}

/** A pool whose connections keep what is marked as `prepared`. */
export const preparingPool = (pool: pg.Pool): PostgresPool => ({
  connect: async () => withPrepared(await pool.connect()),
  end: () => pool.end(),
});
