import { Kysely, PostgresDialect, sql } from 'kysely';
import { Connections, MAX_CONNECTIONS } from './connections.ts';
import type { Database } from './tables.ts';
import { STATEMENT_MS } from './timeLimits.ts';

export type Db = Kysely<Database>;

const connections = new WeakMap<Db, Connections>();

export interface DbOptions {
  /** How long a statement may run, ms, 30 s by default; 0 means no limit, for commands and migrations. */
  readonly statementMs?: number;
  /** Called once when the database refuses or does not answer, until it is back. */
  readonly onAway?: (error: unknown) => void;
  readonly onBack?: () => void;
}

/**
 * Opens connections to any PostgreSQL. int8 and numeric arrive as text, so that no digit is lost; timestamptz as Date.
 * Where the address may change, it is requested for each new connection.
 */
export function openDb(url: string | (() => string), options: DbOptions = {}): Db {
  const { statementMs = STATEMENT_MS, onAway = () => {}, onBack = () => {} } = options;
  const pool = new Connections({
    url: typeof url === 'string' ? () => url : url,
    statementMs,
    onAway,
    onBack,
  });
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  connections.set(db, pool);
  return db;
}

const connectionsOf = (db: Db): Connections => {
  const known = connections.get(db);
  if (known === undefined) throw new Error('Only a database that openDb has opened has connections of its own');
  return known;
};

/**
 * Closes its connections. Later queries fail with the error that the server is stopping; Kysely's own `destroy` would
 * leave them with an error of the driver.
 */
export const closeDb = (db: Db): Promise<void> => connectionsOf(db).end();

/** Returns how busy the connections of this server are. */
export function poolUse(db: Db): {
  readonly poolBusy: number;
  readonly poolMost: number;
  readonly poolWaiting: number;
} {
  const { busy, waiting } = connectionsOf(db).use();
  return { poolBusy: busy, poolMost: MAX_CONNECTIONS, poolWaiting: waiting };
}

/** Returns whether the database answers within a second, queried on a dedicated connection that no statement holds. */
export const databaseAnswers = (db: Db): Promise<boolean> => connectionsOf(db).answers();

export interface ChannelListener {
  /** NOTIFY was called on the channel. */
  readonly onNotice: () => void;
  /** The connection broke: no more notifications arrive. */
  readonly onLost: () => void;
}

/**
 * Holds a connection of the pool that LISTENs. Returns a function that releases it; call it before the database is
 * closed, which waits for it.
 */
export async function listen(db: Db, channel: string, { onNotice, onLost }: ChannelListener): Promise<() => void> {
  const client = await connectionsOf(db).take();
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

/** The oldest supported PostgreSQL. */
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
