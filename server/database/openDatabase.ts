import { join } from 'node:path';
import type { Config } from '../config.ts';
import { assertSuitableDatabase, openDb, type Db } from './db.ts';
import { findEmbeddedPostgres, startEmbeddedPostgres } from './embeddedPostgres.ts';
import { folderHolder, lockFolder } from './folderLock.ts';
import { migrate } from './migrations.ts';

export interface OpenDatabase {
  readonly db: Db;
  /** Closes the pool, then an embedded PostgreSQL that was started here, then lets go of the data folder. */
  readonly close: () => Promise<void>;
}

type Announce = (notice: string) => void;

async function connect(url: string, stop: () => Promise<void>, announce: Announce): Promise<OpenDatabase> {
  const db = openDb(url, (error) => announce(`数据库连接中断 (database connection lost): ${error.message}`));
  const close = async (): Promise<void> => {
    await db.destroy();
    await stop();
  };
  try {
    await assertSuitableDatabase(db);
    await migrate(db);
    return { db, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** For pg_dump and psql: the address without its password, and where that lies. */
function addressNotice(url: string, dataFolder: string): string {
  const address = new URL(url);
  address.password = '';
  return `内置数据库 (embedded database)：${address.href}，口令在 ${join(dataFolder, 'postgres.password')}`;
}

/** The database of the configuration, its core tables up to date; for the server, which holds the data folder. */
export async function openDatabase(config: Config, announce: Announce): Promise<OpenDatabase> {
  if (config.databaseUrl !== undefined) return connect(config.databaseUrl, () => Promise.resolve(), announce);
  const lock = lockFolder(config.dataFolder);
  try {
    const postgres = await startEmbeddedPostgres(config.dataFolder, announce);
    if (config.logLevel === 'debug' || config.logLevel === 'trace')
      announce(addressNotice(postgres.superuserUrl, config.dataFolder));
    const stop = async (): Promise<void> => {
      await postgres.stop();
      lock.release();
    };
    return await connect(postgres.url, stop, announce);
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** For commands beside the server: joins the database of a running one, else opens it alone. */
export async function joinDatabase(config: Config, announce: Announce): Promise<OpenDatabase> {
  const held = config.databaseUrl === undefined && folderHolder(config.dataFolder) !== undefined;
  const url = held ? await findEmbeddedPostgres(config.dataFolder) : undefined;
  return url === undefined ? openDatabase(config, announce) : connect(url, () => Promise.resolve(), announce);
}
