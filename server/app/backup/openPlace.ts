import { existsSync } from 'node:fs';
import type { Config } from '../../core/config/config.ts';
import type { FileStore } from '../../core/blobStore/fileStore.ts';
import { openStore } from '../../core/blobStore/openStore.ts';
import { describeCluster } from '../../core/database/cluster.ts';
import { findEmbeddedPostgres, startEmbeddedPostgres } from '../../core/database/embeddedPostgres.ts';
import { FolderInUseError, folderHolder, lockFolder } from '../../core/database/folderLock.ts';
import { settleRestore, type RestorePlace } from './restoreJournal.ts';

/** A database, store and key for the length of a command; nothing in it was migrated or made. */
export interface OpenPlace extends RestorePlace {
  /** What an operator calls it: `--replace` asks for this name. */
  readonly name: string;
  readonly close: () => Promise<void>;
}

/** A restore that replaces a database locks every table, index and sequence of both at once. */
const MANY_LOCKS = 'max_locks_per_transaction=1024';

type Announce = (notice: string) => void;

const doNothing = (): Promise<void> => Promise.resolve();

/** `db.example.com/waybill`, without what must not be shown. */
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

/** Where a server finds its database: its own process holds the folder of an embedded one. */
export const ownDatabaseUrl = (config: Config): Promise<string | undefined> =>
  config.databaseUrl === undefined ? findEmbeddedPostgres(config.dataFolder) : Promise.resolve(config.databaseUrl);

/** For a server that starts: a restore that was interrupted comes to its end first. */
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

/** Of a place whose server may run. Throws where there is no database. */
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

/** Of a place on which no server runs; an embedded database that is not there yet is made, empty. */
export async function openTarget(config: Config, announce: Announce): Promise<OpenPlace> {
  const { databaseUrl, dataFolder } = config;
  if (databaseUrl !== undefined)
    return { ...placeAt(config, databaseUrl), name: nameOf(databaseUrl), close: doNothing };
  const holder = folderHolder(dataFolder);
  if (holder !== undefined) throw new FolderInUseError(dataFolder, holder);
  return startAlone(config, announce);
}
