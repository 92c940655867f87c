import { existsSync } from 'node:fs';
import type { Config } from '../../core/config/config.ts';
import type { FileStore } from '../../core/blobStore/fileStore.ts';
import { openStore } from '../../core/blobStore/openStore.ts';
import { describeCluster } from '../../core/database/cluster.ts';
import { findEmbeddedPostgres, startEmbeddedPostgres } from '../../core/database/embeddedPostgres.ts';
import { FolderInUseError, folderHolder, lockFolder } from '../../core/database/folderLock.ts';
import { settleRestore, type RestorePlace } from './restoreJournal.ts';

/** A database, store and key that stay open for the duration of a command; opening runs no migrations. */
export interface OpenPlace extends RestorePlace {
  /** Name shown to the operator; `--replace` expects it. */
  readonly name: string;
  readonly close: () => Promise<void>;
}

/** A restore that replaces a database locks every table, index and sequence of the old and the new one at once. */
const MANY_LOCKS = 'max_locks_per_transaction=1024';

type Announce = (notice: string) => void;

const doNothing = (): Promise<void> => Promise.resolve();

/** `db.example.com/waybill`: host and database without credentials. */
const nameOf = (url: string): string => {
  const { host, pathname } = new URL(url);
  return `${host}${decodeURIComponent(pathname)}`;
};

const placeAt = (config: Config, url: string, store: FileStore = openStore(config)): RestorePlace => ({
  url,
  dataFolder: config.dataFolder,
  keyFile: config.keyFile,
  store,
});

/** URL of the server's database; an embedded database is looked up in the data folder. */
export const ownDatabaseUrl = (config: Config): Promise<string | undefined> =>
  config.databaseUrl === undefined ? findEmbeddedPostgres(config.dataFolder) : Promise.resolve(config.databaseUrl);

/** Completes or reverts an interrupted restore; called at server start. */
export async function settleRestoreOf(config: Config, store: FileStore): Promise<void> {
  const url = await ownDatabaseUrl(config);
  if (url !== undefined) await settleRestore(placeAt(config, url, store));
}

async function startAlone(config: Config, announce: Announce): Promise<OpenPlace> {
  const lock = lockFolder(config.dataFolder);
  try {
    const { url, stop } = await startEmbeddedPostgres(config.dataFolder, {
      announce,
      settings: [MANY_LOCKS],
    });
    const close = async (): Promise<void> => {
      await stop();
      lock.release();
    };
    return { ...placeAt(config, url), name: config.dataFolder, close };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Opens a place whose server may be running. Throws when there is no database. */
export async function openSource(config: Config, announce: Announce): Promise<OpenPlace> {
  const { databaseUrl, dataFolder } = config;
  if (databaseUrl !== undefined)
    return { ...placeAt(config, databaseUrl), name: nameOf(databaseUrl), close: doNothing };
  if (!existsSync(dataFolder) || !existsSync((await describeCluster(dataFolder)).folder))
    throw new Error(`${dataFolder} 中没有数据库，请检查 WAYBILL_DATA 或 DATABASE_URL (no database there)`);
  const running = folderHolder(dataFolder) === undefined ? undefined : await findEmbeddedPostgres(dataFolder);
  if (running === undefined) return startAlone(config, announce);
  return { ...placeAt(config, running), name: dataFolder, close: doNothing };
}

/** Opens a place on which no server runs; creates an empty embedded database when there is none. */
export async function openTarget(config: Config, announce: Announce): Promise<OpenPlace> {
  const { databaseUrl, dataFolder } = config;
  if (databaseUrl !== undefined)
    return { ...placeAt(config, databaseUrl), name: nameOf(databaseUrl), close: doNothing };
  const holder = folderHolder(dataFolder);
  if (holder !== undefined) throw new FolderInUseError(dataFolder, holder);
  return startAlone(config, announce);
}
