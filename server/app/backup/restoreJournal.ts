import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { isFileKey, type FileKey, type FileStore } from '../../core/blobStore/fileStore.ts';

/** The database, folders and store that a restore works on. */
export interface RestorePlace {
  readonly url: string;
  readonly dataFolder: string;
  readonly keyFile: string;
  readonly store: FileStore;
}

/** Setting in which the database records the restore that it came from; shows whether a restore was committed. */
export const RESTORE_SETTING = 'restore';

/**
 * Advisory lock held by the transaction of a restore: a query for its outcome waits until it ends, even after the
 * restoring process is gone.
 */
export const RESTORE_LOCK = `hashtextextended('waybill restore', 0)`;

const journalOf = (dataFolder: string): string => join(dataFolder, 'restore.journal');
const stagedKeyOf = (keyFile: string): string => `${keyFile}.restoring`;

/** Write-ahead journal of a restore: records each step to undo or finish after an interruption, before it is taken. */
export interface RestoreJournal {
  /** Records that a content missing in the store is about to be stored. */
  readonly willPut: (key: FileKey) => void;
  /** Writes the key that seals secrets next to its final path; it is moved there after the database commits. */
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

/** Reads which restore the database came from and which of these contents it references. */
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
 * Settles an interrupted restore: after a commit it moves the key to its path; otherwise it deletes the contents that
 * the restore added to the store. Does nothing without a journal. Called before a server or a restore works on the
 * place.
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
