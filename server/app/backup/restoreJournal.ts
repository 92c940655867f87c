import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { isFileKey, type FileKey, type FileStore } from '../../core/blobStore/fileStore.ts';

/** Where a restore works besides the database. */
export interface RestorePlace {
  readonly url: string;
  readonly dataFolder: string;
  readonly keyFile: string;
  readonly store: FileStore;
}

/** Under this setting the database says which restore it came from: whether a restore was committed is asked of it. */
export const RESTORE_SETTING = 'restore';

/** Held by the transaction of a restore: whoever asks how it ended waits for its end, also where its process is gone. */
export const RESTORE_LOCK = `hashtextextended('waybill restore', 0)`;

const journalOf = (dataFolder: string): string => join(dataFolder, 'restore.journal');
const stagedKeyOf = (keyFile: string): string => `${keyFile}.restoring`;

/** Writes what is to be undone, or finished, should the restore be interrupted: before it is done. */
export interface RestoreJournal {
  /** A content that the store did not have is about to be put there. */
  readonly willPut: (key: FileKey) => void;
  /** The key that seals secrets lies beside its place and gets there once the database is committed. */
  readonly stageKey: (bytes: Uint8Array) => void;
  readonly close: () => void;
}

const writeDurably = (file: string, bytes: Uint8Array): void => {
  const handle = openSync(file, 'w', 0o600);
  try {
    writeSync(handle, bytes);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
};

export function openJournal({ dataFolder, keyFile }: RestorePlace, id: string): RestoreJournal {
  const handle = openSync(journalOf(dataFolder), 'wx', 0o600);
  writeSync(handle, `${id}\n`);
  fsyncSync(handle);
  return {
    willPut: (key) => void writeSync(handle, `${key}\n`),
    stageKey: (bytes) => writeDurably(stagedKeyOf(keyFile), bytes),
    close: () => closeSync(handle),
  };
}

interface Known {
  readonly id: string | undefined;
  readonly contents: ReadonlySet<string>;
}

/** Which restore the database came from, and which of these contents it names. */
async function askDatabase(url: string, keys: readonly string[]): Promise<Known> {
  const client = new pg.Client({ connectionString: url, application_name: 'waybill-restore' });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query(`select pg_catalog.pg_advisory_lock(${RESTORE_LOCK})`);
    const { rows } = await client.query<{ settings: boolean; contents: boolean }>(`select
      to_regclass('public.sys_setting') is not null as settings,
      to_regclass('public.sys_stored_content') is not null as contents`);
    const setting = rows[0]?.settings
      ? await client.query<{ value: string }>('select value from public.sys_setting where key = $1', [RESTORE_SETTING])
      : undefined;
    const named = rows[0]?.contents
      ? await client.query<{ key: string }>('select key from public.sys_stored_content where key = any($1)', [keys])
      : undefined;
    const value = setting?.rows[0]?.value;
    return {
      id: value === undefined ? undefined : String(JSON.parse(value)['id']),
      contents: new Set(named?.rows.map(({ key }) => key)),
    };
  } finally {
    await client.end().catch(() => {});
  }
}

const syncFolder = (folder: string): void => {
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
};

/**
 * Brings a restore that was interrupted to its end: of one that was committed the key gets its place, of any other the
 * contents that it had put into the store are removed. Without one it does nothing. Called before a server or a restore
 * works on the place.
 */
export async function settleRestore({ url, dataFolder, keyFile, store }: RestorePlace): Promise<void> {
  const journal = journalOf(dataFolder);
  if (!existsSync(journal)) return;
  const [id, ...lines] = readFileSync(journal, 'utf8').split('\n');
  const keys = lines.filter(isFileKey);
  const known = await askDatabase(url, keys);
  const staged = stagedKeyOf(keyFile);
  if (id !== '' && known.id === id) {
    if (existsSync(staged)) {
      renameSync(staged, keyFile);
      syncFolder(dirname(keyFile));
    }
  } else {
    for (const key of keys) if (!known.contents.has(key)) await store.delete(key);
    rmSync(staged, { force: true });
  }
  rmSync(journal);
}
