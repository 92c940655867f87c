import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { preparingPool } from './preparedStatements.ts';
import type { Database } from './tables.ts';

export type Db = Kysely<Database>;

const MOST_CONNECTIONS = 20;
/** Staff pause between calls; a new connection costs more than the calls themselves. */
const IDLE_MS = 5 * 60_000;

const pools = new WeakMap<Db, pg.Pool>();

/**
 * Opens a pool on any PostgreSQL. int8 and numeric arrive as text, so that no digit is lost; timestamptz as Date.
 * A connection that breaks while idle is dropped and reported; the pool makes a new one.
 */
export function openDb(url: string, onIdleError: (error: Error) => void = () => {}): Db {
  const pool = new pg.Pool({
    connectionString: url,
    max: MOST_CONNECTIONS,
    idleTimeoutMillis: IDLE_MS,
    connectionTimeoutMillis: 10_000,
    application_name: 'waybill',
    options: '-c timezone=UTC',
  });
  pool.on('error', onIdleError);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: preparingPool(pool) }) });
  pools.set(db, pool);
  return db;
}

/** How busy the connections of this server are. */
export function poolUse(db: Db): {
  readonly poolBusy: number;
  readonly poolMost: number;
  readonly poolWaiting: number;
} {
  const pool = pools.get(db);
  if (pool === undefined) throw new Error('Only a database that openDb has opened has a pool');
  const { totalCount, idleCount, waitingCount } = pool;
  return { poolBusy: totalCount - idleCount, poolMost: MOST_CONNECTIONS, poolWaiting: waitingCount };
}

export interface Notices {
  /** Somebody has called NOTIFY on the channel. */
  readonly onNotice: () => void;
  /** The connection broke: nothing more is heard. */
  readonly onLost: () => void;
}

/**
 * Holds a connection of the pool that LISTENs. Returns what gives it back; that has to happen before the database is
 * closed, which waits for it.
 */
export async function listen(db: Db, channel: string, { onNotice, onLost }: Notices): Promise<() => void> {
  const pool = pools.get(db);
  if (pool === undefined) throw new Error('Only a database that openDb has opened can listen');
  const client = await pool.connect();
  let held = true;
  const letGo = (): void => {
    if (!held) return;
    held = false;
    client.release(true);
  };
  client.on('notification', onNotice);
  client.on('error', () => {
    if (held) onLost();
    letGo();
  });
  try {
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
  } catch (error) {
    letGo();
    throw error;
  }
  return letGo;
}

/** The oldest PostgreSQL that is supported. */
const OLDEST_MAJOR = 15;

/** Throws when the server is too old or its database cannot hold Chinese text. */
export async function assertSuitableDatabase(db: Db): Promise<void> {
  const { rows } = await sql<{ version: string; encoding: string }>`
    select current_setting('server_version_num') as version, current_setting('server_encoding') as encoding`.execute(
    db,
  );
  const version = Math.floor(Number(rows[0]?.version) / 10_000);
  if (version < OLDEST_MAJOR)
    throw new Error(`需要 PostgreSQL ${OLDEST_MAJOR} 或更高版本，当前为 ${version} (PostgreSQL is too old)`);
  if (rows[0]?.encoding !== 'UTF8')
    throw new Error(`数据库编码必须是 UTF8，当前为 ${rows[0]?.encoding} (database encoding must be UTF8)`);
}
