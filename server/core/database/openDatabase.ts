import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { assertSuitableDatabase, closeDb, openDb, type Db, type DbOptions } from './db.ts';
import { findEmbeddedPostgres } from './embeddedPostgres.ts';
import { folderHolder, lockFolder } from './folderLock.ts';
import { migrate } from './migrations.ts';
import { superviseEmbeddedPostgres } from './supervisedPostgres.ts';

export interface OpenDatabase {
  readonly db: Db;
  /** Closes the pool, then an embedded PostgreSQL that was started here, then releases the data folder. */
  readonly close: () => Promise<void>;
}

type Announce = (notice: string) => void;

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

interface Source {
  readonly url: string | (() => string);
  readonly stop: () => Promise<void>;
}

/** How long a statement may run, ms; 0 means no limit. */
type Limits = Pick<DbOptions, 'statementMs'>;

/** Migrates the core tables without a time limit. */
async function bringUpToDate(url: Source['url'], announce: Announce): Promise<void> {
  const db = openDb(url, { statementMs: 0 });
  try {
    await assertSuitableDatabase(db);
    const applied = await migrate(db);
    if (applied.length > 0) announce(`数据库已升级 (migrations applied)：${applied.join(', ')}`);
  } finally {
    await closeDb(db);
  }
}

async function connect({ url, stop }: Source, limits: Limits, announce: Announce): Promise<OpenDatabase> {
  try {
    await bringUpToDate(url, announce);
  } catch (error) {
    await stop();
    throw error;
  }
  const db = openDb(url, {
    ...limits,
    onAway: (error) => announce(`数据库没有应答 (the database does not answer)：${wordsOf(error)}`),
    onBack: () => announce('数据库已恢复 (the database answers again)'),
  });
  const close = async (): Promise<void> => {
    await closeDb(db);
    await stop();
  };
  return { db, close };
}

/**
 * Returns a notice for users of pg_dump and psql: the address without its password, and the location of the password.
 */
function addressNotice(url: string, dataFolder: string): string {
  const address = new URL(url);
  address.password = '';
  return `内置数据库 (embedded database)：${address.href}，口令在 ${join(dataFolder, 'postgres.password')}`;
}

const doNothing = (): Promise<void> => Promise.resolve();

const open = async (config: Config, limits: Limits, announce: Announce): Promise<OpenDatabase> => {
  if (config.databaseUrl !== undefined) return connect({ url: config.databaseUrl, stop: doNothing }, limits, announce);
  const lock = lockFolder(config.dataFolder);
  try {
    const postgres = await superviseEmbeddedPostgres(config.dataFolder, announce);
    if (config.logLevel === 'debug' || config.logLevel === 'trace')
      announce(addressNotice(postgres.superuserUrl(), config.dataFolder));
    const stop = async (): Promise<void> => {
      await postgres.stop();
      lock.release();
    };
    return await connect({ url: postgres.url, stop }, limits, announce);
  } catch (error) {
    lock.release();
    throw error;
  }
};

/**
 * Opens the database of the configuration with its core tables migrated; for the server, which holds the data folder.
 */
export const openDatabase = (config: Config, announce: Announce): Promise<OpenDatabase> =>
  open(config, { statementMs: config.statementTimeoutMs }, announce);

/** Returns the address of a running database: that of DATABASE_URL, or the embedded one of a running server. */
export async function runningDatabase(config: Config): Promise<string | undefined> {
  if (config.databaseUrl !== undefined) return config.databaseUrl;
  return folderHolder(config.dataFolder) === undefined ? undefined : findEmbeddedPostgres(config.dataFolder);
}

/**
 * For commands that run next to the server: connects to the database of a running server, else opens it exclusively.
 * Their statements have no time limit.
 */
export async function joinDatabase(config: Config, announce: Announce): Promise<OpenDatabase> {
  const url = await runningDatabase(config);
  const limits: Limits = { statementMs: 0 };
  return url === undefined ? open(config, limits, announce) : connect({ url, stop: doNothing }, limits, announce);
}
