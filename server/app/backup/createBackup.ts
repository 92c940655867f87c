import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { projectFolder } from '../../core/base/projectFolder.ts';
import { FileMissingError, isFileKey, type FileKey, type FileStore } from '../../core/blobStore/fileStore.ts';
import { COPYING_LOCK } from '../../core/blobStore/storedContents.ts';
import { withBackupClient } from './backupClient.ts';
import type { BackupHeader, BackupTrailer, PartStart } from './backupFormat.ts';
import { BackupWriter } from './backupWriter.ts';
import { isOwn, isUserSchema } from './catalogueFilters.ts';
import { readDatabaseSchema, type SchemaSnapshot } from './databaseSchema.ts';
import { unknownObjects } from './unknownObjects.ts';

/** The database, file store and key file to back up. */
export interface BackupSource {
  /** Connection URL of the database. */
  readonly url: string;
  readonly store: FileStore;
  /** Path of the key that seals secrets; the file may not exist. */
  readonly keyFile: string;
}

export interface BackupOptions {
  /** Aborts the backup; no file is left behind. */
  readonly signal?: AbortSignal | undefined;
}

export interface BackupReport extends BackupTrailer {
  readonly tables: number;
}

type TablePart = Extract<PartStart, { kind: 'table' }>;

const LOCK_ATTEMPTS = 5;

const TABLE_NAMES = `
  select coalesce(array_agg(format('%I.%I', n.nspname, c.relname) order by c.oid), '{}') as names
  from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and ${isUserSchema('n')} and ${isOwn('pg_class', 'c.oid')}`;

const tableNames = async (client: pg.Client): Promise<readonly string[]> =>
  (await client.query<{ names: readonly string[] }>(TABLE_NAMES)).rows[0]?.names ?? [];

/**
 * Begins a transaction whose snapshot is taken after all tables are locked against changes of their definition, so that
 * the catalogue matches the rows. Retries when a table is added or dropped in between, up to `LOCK_ATTEMPTS` times.
 */
async function beginSnapshot(client: pg.Client): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const names = await tableNames(client);
    await client.query('begin isolation level repeatable read read only');
    const lock = names.length === 0 ? 'select' : `lock table ${names.join(', ')} in access share mode`;
    const isLocked = await client.query(lock).then(
      () => true,
      (error: unknown) => {
        if (attempt >= LOCK_ATTEMPTS) throw error;
        return false;
      },
    );
    if (isLocked && (await tableNames(client)).join() === names.join()) return;
    await client.query('rollback');
    if (attempt >= LOCK_ATTEMPTS)
      throw new Error('表结构正在变化，请稍后再备份 (tables keep changing: try again later)');
  }
}

const ARE_WANTED = 'where file_id is not null or upload_id is not null';

/** Keys of contents referenced by files or unfinished uploads, 16 bytes each: there may be millions. */
async function contentKeys(client: pg.Client): Promise<Buffer> {
  const known = await client.query(`select to_regclass('public.sys_stored_content') as name`);
  if (known.rows[0]?.name === null) return Buffer.alloc(0);
  await client.query(`declare contents no scroll cursor for
    select key from public.sys_stored_content ${ARE_WANTED} order by key`);
  const pieces: Buffer[] = [];
  for (;;) {
    const { rows } = await client.query<{ key: string }>('fetch 10000 from contents');
    if (rows.length === 0) return Buffer.concat(pieces);
    pieces.push(Buffer.from(rows.map(({ key }) => (isFileKey(key) ? key : '')).join(''), 'hex'));
  }
}

const KEY_BYTES = 16;

function* keysIn(keys: Buffer): Generator<FileKey> {
  for (let at = 0; at < keys.length; at += KEY_BYTES) {
    const key = keys.toString('hex', at, at + KEY_BYTES);
    if (isFileKey(key)) yield key;
  }
}

const keyIn = (file: string): Promise<Buffer | undefined> =>
  readFile(file).catch((error: unknown) => {
    if (Object(error)['code'] === 'ENOENT') return undefined;
    throw error;
  });

const migrationsIn = async (client: pg.Client): Promise<readonly string[]> => {
  const known = await client.query(`select to_regclass('public.kysely_migration') as name`);
  if (known.rows[0]?.name === null) return [];
  const { rows } = await client.query<{ name: string }>('select name from public.kysely_migration order by name');
  return rows.map(({ name }) => name);
};

const productVersion = (): string =>
  String(JSON.parse(readFileSync(join(projectFolder, 'package.json'), 'utf8'))['version']);

async function headerOf(client: pg.Client, parts: readonly PartStart[], files: number): Promise<BackupHeader> {
  const { rows } = await client.query<{ server_version: string }>('show server_version');
  return {
    productVersion: productVersion(),
    postgresVersion: rows[0]?.server_version ?? '',
    createdAt: new Date().toISOString(),
    migrations: await migrationsIn(client),
    parts,
    files,
  };
}

const chunks = (bytes: Uint8Array): Readable => Readable.from([bytes]);

async function copyTable(client: pg.Client, writer: BackupWriter, part: TablePart): Promise<number> {
  const quoted = (name: string): string => client.escapeIdentifier(name);
  const columns = part.columns.length === 0 ? '' : ` (${part.columns.map(quoted).join(', ')})`;
  const copy = client.query(copyTo(`copy ${quoted(part.schema)}.${quoted(part.table)}${columns} to stdout`));
  const { rows } = await writer.part(part, copy, async () => {
    // The row count arrives after the last row.
    await client.query('select');
    return copy.rowCount;
  });
  return rows;
}

interface CopiedFiles {
  readonly files: number;
  readonly fileBytes: number;
  readonly missingFiles: readonly string[];
}

/** Contents are immutable and are not deleted while the lock is held: a missing content was missing before. */
async function copyFiles(
  writer: BackupWriter,
  {
    store,
    keys,
    signal,
  }: { readonly store: FileStore; readonly keys: Buffer; readonly signal: AbortSignal | undefined },
): Promise<CopiedFiles> {
  const missingFiles: string[] = [];
  let files = 0;
  let fileBytes = 0;
  for (const key of keysIn(keys)) {
    signal?.throwIfAborted();
    try {
      const content = await store.get(key);
      fileBytes += (await writer.part({ kind: 'file', key }, content)).bytes;
      files += 1;
    } catch (error) {
      if (!(error instanceof FileMissingError)) throw error;
      missingFiles.push(key);
    }
  }
  return { files, fileBytes, missingFiles };
}

interface Snapshot {
  readonly snapshot: SchemaSnapshot;
  readonly keys: Buffer;
  readonly header: BackupHeader;
  readonly key: Buffer | undefined;
}

async function readSnapshot(client: pg.Client, { keyFile }: BackupSource): Promise<Snapshot> {
  const unknown = await unknownObjects(client);
  if (unknown.length > 0)
    throw new Error(
      `数据库中有备份不支持的对象，未作备份 (the backup does not know these objects, nothing was written):\n  ${unknown.join('\n  ')}`,
    );
  const snapshot = await readDatabaseSchema(client);
  if (!snapshot.tables.some(({ schema, table }) => schema === 'public' && table === 'sys_setting'))
    throw new Error('该数据库中没有 Waybill 的数据 (no database of Waybill: there is nothing to back up)');
  const keys = await contentKeys(client);
  const key = await keyIn(keyFile);
  const parts: readonly PartStart[] = [
    { kind: 'schema' },
    ...snapshot.tables.map((table) => ({ kind: 'table' as const, ...table })),
    ...(key === undefined ? [] : [{ kind: 'key' as const }]),
  ];
  return { snapshot, keys, key, header: await headerOf(client, parts, keys.length / KEY_BYTES) };
}

/**
 * Writes one backup of database, stored files and key from a single snapshot while the server runs. The file gets its
 * name only when it is complete and synced to disk.
 */
export const createBackup = (
  file: string,
  source: BackupSource,
  { signal }: BackupOptions = {},
): Promise<BackupReport> =>
  withBackupClient(source.url, async (client) => {
    const stop = (): void => void client.end().catch(() => {});
    signal?.throwIfAborted();
    signal?.addEventListener('abort', stop, { once: true });
    let writer: BackupWriter | undefined;
    try {
      await client.query(`select pg_catalog.pg_advisory_lock_shared(${COPYING_LOCK})`);
      await beginSnapshot(client);
      const { snapshot, keys, key, header } = await readSnapshot(client, source);
      writer = await BackupWriter.begin(file, header);
      let rows = 0;
      await writer.part({ kind: 'schema' }, chunks(Buffer.from(JSON.stringify(snapshot.schema))));
      for (const table of snapshot.tables) rows += await copyTable(client, writer, { kind: 'table', ...table });
      // Copying files may take long: ends the transaction so that it does not hold back vacuum.
      await client.query('commit');
      if (key !== undefined) await writer.part({ kind: 'key' }, chunks(key));
      const copied = await copyFiles(writer, { store: source.store, keys, signal });
      const trailer = { rows, ...copied };
      await writer.finish(trailer);
      return { ...trailer, parts: header.parts.length + copied.files, tables: snapshot.tables.length };
    } finally {
      signal?.removeEventListener('abort', stop);
      await writer?.discard();
    }
  });
