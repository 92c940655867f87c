import { sql, type RawBuilder } from 'kysely';
import type { Db } from './db.ts';

/**
 * Advisory lock for long work. The worker holds it to the end, and PostgreSQL releases it with the connection: work
 * whose lock is free has lost its server, which is detected at once and without a time-out.
 */
export type WorkLock = RawBuilder<bigint>;

/** Returns the lock of a work item; `id` is a value or the column that has it. */
export const workLock = (kind: 'job' | 'import' | 'export', id: string | RawBuilder<unknown>): WorkLock =>
  sql`hashtextextended(${`waybill ${kind} `}::text || ${id}, 0)`;

/** Returns SQL for whether a live connection holds the lock, checked without taking it. */
export const isLockHeld = (lock: WorkLock): RawBuilder<boolean> => sql`exists (
  select from pg_locks as held where held.locktype = 'advisory' and held.objsubid = 1 and held.granted
    and held.database = (select oid from pg_database where datname = current_database())
    and held.classid = ((${lock} >> 32) & 4294967295)::oid and held.objid = (${lock} & 4294967295)::oid)`;

const taken = async (db: Db, expression: RawBuilder<boolean>): Promise<boolean> => {
  const { rows } = await sql<{ taken: boolean }>`select ${expression} as taken`.execute(db);
  return rows[0]?.taken === true;
};

/** Takes the lock until the transaction ends; false when it is taken. */
export const lockUntilCommit = (trx: Db, lock: WorkLock): Promise<boolean> =>
  taken(trx, sql`pg_try_advisory_xact_lock(${lock})`);

/** Runs the work while this connection holds the lock; undefined when it is taken. */
export async function whileLocked<T>(connection: Db, lock: WorkLock, work: () => Promise<T>): Promise<T | undefined> {
  if (!(await taken(connection, sql`pg_try_advisory_lock(${lock})`))) return undefined;
  try {
    return await work();
  } finally {
    // A broken connection no longer holds the lock.
    await sql`select pg_advisory_unlock(${lock})`.execute(connection).catch(() => undefined);
  }
}
