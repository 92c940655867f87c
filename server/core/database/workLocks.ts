import { sql, type RawBuilder } from 'kysely';
import type { Db } from './db.ts';

/**
 * Advisory locks of long work. Whoever does it holds the lock to its end, and PostgreSQL frees the lock with the
 * connection: work without its lock has lost its server, at once and without any time-out.
 */
export type WorkLock = RawBuilder<bigint>;

/** `id` is a value or the column that has it. */
export const workLock = (kind: 'job' | 'import' | 'export', id: string | RawBuilder<unknown>): WorkLock =>
  sql`hashtextextended(${`waybill ${kind} `}::text || ${id}, 0)`;

/** Whether a living connection holds it, asked without taking it. */
export const isLockHeld = (lock: WorkLock): RawBuilder<boolean> => sql`exists (
  select from pg_locks as held where held.locktype = 'advisory' and held.objsubid = 1 and held.granted
    and held.database = (select oid from pg_database where datname = current_database())
    and held.classid = ((${lock} >> 32) & 4294967295)::oid and held.objid = (${lock} & 4294967295)::oid)`;

const taken = async (db: Db, expression: RawBuilder<boolean>): Promise<boolean> => {
  const { rows } = await sql<{ taken: boolean }>`select ${expression} as taken`.execute(db);
  return rows[0]?.taken === true;
};

/** Takes it until the transaction ends; false where somebody has it. */
export const lockUntilCommit = (trx: Db, lock: WorkLock): Promise<boolean> =>
  taken(trx, sql`pg_try_advisory_xact_lock(${lock})`);

/** Does the work while this connection holds the lock; undefined where somebody else has it. */
export async function whileLocked<T>(connection: Db, lock: WorkLock, work: () => Promise<T>): Promise<T | undefined> {
  if (!(await taken(connection, sql`pg_try_advisory_lock(${lock})`))) return undefined;
  try {
    return await work();
  } finally {
    // A connection that has broken holds nothing any more.
    await sql`select pg_advisory_unlock(${lock})`.execute(connection).catch(() => undefined);
  }
}
