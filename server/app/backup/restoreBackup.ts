import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { isFileKey, type FileKey, type FileStore } from '../../core/blobStore/fileStore.ts';
import { MIGRATION_NAMES } from '../../core/database/migrations.ts';
import { withBackupClient } from './backupClient.ts';
import { ForeignBackupError, type BackupHeader, type BackupTrailer } from './backupFormat.ts';
import { readBackup, verifyBackup, type ReadBackup, type TakePart } from './backupReader.ts';
import type { DatabaseSchema } from './databaseSchema.ts';
import { copyRows, makeExtensions, runStatements, setSequences } from './restoreDatabase.ts';
import {
  openJournal,
  RESTORE_LOCK,
  RESTORE_SETTING,
  settleRestore,
  type RestoreJournal,
  type RestorePlace,
} from './restoreJournal.ts';
import { dropAll, namedContents, otherConnections, readTarget, type TargetContents } from './restoreTarget.ts';

/** The target holds data and `replace` is not set. */
export class FilledPlaceError extends Error {
  override readonly name = 'FilledPlaceError';

  constructor(readonly contents: TargetContents) {
    super('恢复的目标不是空的 (the place is not empty)');
  }
}

export interface RestoreOptions {
  /** Existing data may be discarded. */
  readonly replace: boolean;
}

export interface RestoreReport {
  readonly header: BackupHeader;
  readonly trailer: BackupTrailer;
  /** Extensions that the database cannot provide; the indexes that need them were skipped. */
  readonly missingExtensions: readonly string[];
}

/** Largest accepted schema part, bytes. */
const LARGEST_SCHEMA = 256 * 1024 * 1024;

async function wholeOf(content: AsyncIterable<Uint8Array>, limit: number): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of content) {
    length += piece.byteLength;
    if (length > limit) throw new ForeignBackupError(`a part is larger than ${limit} bytes`);
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/** Stores contents before the database references them; overwrites an existing one with the complete content. */
async function putContent(
  store: FileStore,
  { key, journal }: { readonly key: FileKey; readonly journal: RestoreJournal },
  content: AsyncIterable<Uint8Array>,
): Promise<void> {
  if (!(await store.exists(key))) {
    journal.willPut(key);
    // Also removes remains of an interrupted attempt.
    await store.delete(key);
  }
  await store.put(key, content, Number.POSITIVE_INFINITY);
}

interface Restoring {
  readonly client: pg.Client;
  readonly place: RestorePlace;
  readonly journal: RestoreJournal;
}

interface Made {
  schema: DatabaseSchema | undefined;
  extensions: ReadonlySet<string>;
}

const takeInto =
  ({ client, place, journal }: Restoring, made: Made): TakePart =>
  async (start, content) => {
    switch (start.kind) {
      case 'schema': {
        const schema = JSON.parse((await wholeOf(content, LARGEST_SCHEMA)).toString('utf8')) as DatabaseSchema;
        made.schema = schema;
        made.extensions = await makeExtensions(client, schema.extensions);
        await runStatements(client, schema.before, made.extensions);
        return undefined;
      }
      case 'table':
        return { rows: await copyRows(client, start, content) };
      case 'key':
        journal.stageKey(await wholeOf(content, 4096));
        return undefined;
      case 'file':
        if (!isFileKey(start.key)) throw new ForeignBackupError('a content without a key');
        await putContent(place.store, { key: start.key, journal }, content);
        return undefined;
    }
  };

/**
 * Marks contents of the replaced database as due, so that the server deletes those that the new one does not reference.
 */
async function nameAsDue(client: pg.Client, keys: readonly string[]): Promise<void> {
  if (keys.length > 0)
    await client.query(
      `insert into public.sys_stored_content (key, due_time) select key, now() from unnest($1::text[]) as key
       on conflict (key) do nothing`,
      [keys],
    );
}

async function restoreInto(
  restoring: Restoring,
  { file, id, header }: { readonly file: string; readonly id: string; readonly header: BackupHeader },
): Promise<readonly string[]> {
  const { client } = restoring;
  await client.query('begin');
  await client.query(`select pg_catalog.pg_advisory_xact_lock(${RESTORE_LOCK})`);
  const replaced = await namedContents(client);
  await dropAll(client);
  const made: Made = { schema: undefined, extensions: new Set() };
  await readBackup(file, takeInto(restoring, made));
  if (made.schema === undefined) throw new ForeignBackupError('a backup without a schema');
  const leftOut = await runStatements(client, made.schema.after, made.extensions);
  await setSequences(client, made.schema.sequences);
  await nameAsDue(client, replaced);
  const value = JSON.stringify({ id, backupOf: header.createdAt, restoredAt: new Date().toISOString() });
  await client.query(
    'insert into public.sys_setting (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value',
    [RESTORE_SETTING, value],
  );
  await client.query('commit');
  // The planner needs row statistics at once; the restore is complete without them.
  await client.query('analyze').catch(() => {});
  return [...new Set(leftOut)];
}

/** Throws when the backup was made by a newer release, whose tables this one does not know. */
function assertKnown({ header }: ReadBackup): void {
  const unknown = header.migrations.filter((name) => !MIGRATION_NAMES.includes(name));
  if (unknown.length > 0)
    throw new ForeignBackupError(
      `备份由更新的版本 ${header.productVersion} 写成，请用该版本恢复 (made by a newer release: ${unknown.join(', ')})`,
    );
}

/** Time to wait for other connections to end, ms: one of a restore killed just now may still be closing. */
const PATIENCE_MS = 3000;
const LOOK_EVERY_MS = 200;

async function assertFree(client: pg.Client, { replace }: RestoreOptions): Promise<void> {
  let others = await otherConnections(client);
  for (
    const until = Date.now() + PATIENCE_MS;
    others > 0 && Date.now() < until;
    others = await otherConnections(client)
  )
    await wait(LOOK_EVERY_MS);
  if (others > 0)
    throw new Error(
      `有 ${others} 个连接正在使用该数据库，请先停止服务器和命令 (a server or a command works on this database: stop it first)`,
    );
  const contents = await readTarget(client);
  if (!contents.isEmpty && !replace) throw new FilledPlaceError(contents);
}

/** Verifies the checksums of the whole file. Throws when it is damaged, foreign or made by a newer release. */
export async function checkBackup(file: string): Promise<ReadBackup> {
  const read = await verifyBackup(file);
  assertKnown(read);
  return read;
}

/**
 * Restores a verified backup into a place on which no server runs. The database changes in one transaction; all
 * contents are in the store before it commits. An interrupted restore leaves the existing data in place;
 * `settleRestore` removes its traces.
 */
export async function restoreBackup(
  { file, header, trailer }: ReadBackup,
  place: RestorePlace,
  options: RestoreOptions,
): Promise<RestoreReport> {
  mkdirSync(place.dataFolder, { recursive: true });
  mkdirSync(dirname(place.keyFile), { recursive: true });
  await settleRestore(place);
  try {
    const missingExtensions = await withBackupClient(place.url, async (client) => {
      await assertFree(client, options);
      const id = randomUUID();
      const journal = openJournal(place, id);
      try {
        return await restoreInto({ client, place, journal }, { file, id, header });
      } finally {
        journal.close();
      }
    });
    await settleRestore(place);
    return { header, trailer, missingExtensions };
  } catch (error) {
    // When the database is unreachable, the next start or restore settles it.
    await settleRestore(place).catch(() => {});
    throw error;
  }
}
