import { sql } from 'kysely';
import {
  maySee,
  permissionOf,
  type Can,
  type CompiledPage,
  type Value,
  type WireRecord,
} from '../../../engine/index.ts';
import type { Db } from '../../core/database/db.ts';
import { ANNOUNCEMENT_URL, sentTo } from '../../data/events/sentNotices.ts';
import type { Caller } from '../../data/recordStore/caller.ts';
import { onWire, readRecords } from '../../data/recordStore/storedRecord.ts';
import type { SchemaStore } from '../../core/schemas/schemaStore.ts';
import { isMemberOf } from '../../data/tenants/tenants.ts';
import { plainTables, type TableSources } from '../../data/tables/tableSources.ts';
import { FILE_URL } from './addFile.ts';
import { namedFiles } from './namedFiles.ts';

/** The caller who requests files, and the resources to find them. */
export interface FileReading {
  readonly db: Db;
  readonly schemas: Pick<SchemaStore, 'pages' | 'pageByUrl'>;
  readonly caller: Caller;
  /** Sources of a page's tables in their current state. Default: the tables themselves. */
  readonly sources?: ((page: CompiledPage) => Promise<TableSources>) | undefined;
}

/** A stored file as returned to its reader. */
export interface ReadableFile {
  readonly id: string;
  /** Blank if it was not uploaded. */
  readonly path: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly mediaType: string;
  readonly sha256: string;
}

interface FileRow {
  readonly id: string;
  readonly path: string | null;
  readonly user_id: string | null;
  readonly create_by: string;
  readonly file_name: string;
  readonly file_size: string;
  readonly media_type: string | null;
  readonly sha256: string;
  readonly source_page: string | null;
  readonly source_id: string | null;
}

interface Holder {
  readonly fileId: string;
  readonly page: CompiledPage;
  readonly recordId: string;
}

const rowsOf = async (
  { db, schemas, caller }: FileReading,
  by: 'id' | 'path',
  values: readonly string[],
): Promise<readonly FileRow[]> => {
  const table = schemas.pageByUrl(FILE_URL)?.resource.table;
  if (table === undefined || values.length === 0) return [];
  const named = by === 'id' ? sql`f.id` : sql`k.path`;
  const { rows } = await sql<FileRow>`
    select f.id, k.path, k.user_id, f.create_by, f.file_name, f.file_size::text, f.media_type, f.sha256,
      f.source_page, f.source_id
    from ${sql.table(table)} f left join sys_kept_file k on k.file_id = f.id
    where f.tenant_id = ${caller.user.tenantId} and ${named} = any(${[...values]}::text[])
      and (k.expire_time is null or k.expire_time > now())`.execute(db);
  return rows;
};

/** Records that use the files, repeated for every page over their table that the caller may list. */
async function holdersOf(reading: FileReading, files: readonly FileRow[]): Promise<readonly Holder[]> {
  const { db, schemas, caller } = reading;
  const pages = schemas.pages().filter((page) => caller.can(permissionOf(page, 'list')));
  const uses = await db
    .selectFrom('sys_file_use')
    .select(['file_id', 'data_table', 'data_id'])
    .distinct()
    .where(
      'file_id',
      'in',
      files.map(({ id }) => id),
    )
    .execute();
  const named = uses.flatMap(({ file_id, data_table, data_id }) =>
    pages
      .filter(({ resource }) => resource.table === data_table)
      .map((page) => ({ fileId: file_id, page, recordId: data_id })),
  );
  const sources = files.flatMap(({ id, path, source_page, source_id }) => {
    const page = path === null ? pages.find((one) => one.id === source_page) : undefined;
    return page === undefined || source_id === null ? [] : [{ fileId: id, page, recordId: source_id }];
  });
  return [...named, ...sources];
}

const rowsIn = (wire: WireRecord, name: string) => {
  const rows = wire[name];
  return Array.isArray(rows) ? rows : [];
};

/** Paths in a record that the caller may read: none from hidden columns. */
const visiblePaths = (page: CompiledPage, wire: WireRecord): ReadonlySet<string> => {
  const details = Object.fromEntries(page.details.map(({ key, wireName }) => [key, rowsIn(wire, wireName)]));
  const values = Object.fromEntries(
    Object.entries(wire).flatMap(([key, value]): [string, Value][] =>
      value === undefined || (typeof value === 'object' && value !== null) ? [] : [[key, value]],
    ),
  );
  return new Set(namedFiles(page, { values, details }).map(({ path }) => path));
};

/** Whether the caller sees every column: the original message contains all data of its record. */
const seesAll = ({ columns, details }: CompiledPage, can: Can): boolean =>
  [columns, ...details.map((detail) => detail.columns)].every((all) => all.every((column) => maySee(column, can)));

/** Ids of the files that are readable in one of their records. */
async function readInRecords(reading: FileReading, files: readonly FileRow[]): Promise<ReadonlySet<string>> {
  const { db, caller, sources } = reading;
  const holders = await holdersOf(reading, files);
  const byId = new Map(files.map((file) => [file.id, file]));
  const readable = new Set<string>();
  for (const page of new Set(holders.map((holder) => holder.page))) {
    const held = holders.filter((holder) => holder.page === page && !readable.has(holder.fileId));
    const ids = [...new Set(held.map(({ recordId }) => recordId))];
    const records = await readRecords(
      db,
      { page, caller },
      {
        ids,
        lock: false,
        from: (await sources?.(page)) ?? plainTables,
      },
    );
    const seen = new Map(
      records.map((record) => [record.mark.id, visiblePaths(page, onWire(page, record, caller.can))]),
    );
    for (const { fileId, recordId } of held) {
      const path = byId.get(fileId)?.path ?? null;
      const paths = seen.get(recordId);
      const isRead = path === null ? seesAll(page, caller.can) : paths?.has(path) === true;
      if (paths !== undefined && isRead) readable.add(fileId);
    }
  }
  return readable;
}

/** Right of administrators to read files that no record controls access to. */
const UNATTACHED = 'system:file:unattached';

/** Files that no record uses, readable for their uploader and for administrators. */
async function unheld({ db, schemas, caller }: FileReading, files: readonly FileRow[]): Promise<readonly FileRow[]> {
  const open = caller.can(UNATTACHED)
    ? files
    : files.filter((file) =>
        file.path === null ? file.create_by === caller.user.username : file.user_id === caller.user.id,
      );
  const free: FileRow[] = [];
  for (const file of open) {
    const page = schemas.pages().find(({ id }) => id === file.source_page);
    const { rows } =
      file.path === null && page !== undefined
        ? await sql`select 1 from ${sql.table(page.resource.table)} where id = ${file.source_id}`.execute(db)
        : await sql`select 1 from sys_file_use where file_id = ${file.id} limit 1`.execute(db);
    if (rows.length === 0) free.push(file);
  }
  return free;
}

/**
 * Pictures of active users of the tenant, readable for all signed-in users (decision 0069). Setting the path of another
 * user's file as one's own picture gives no access: the file must be used by the user's record or uploaded by the user.
 */
async function portraits({ db, caller }: FileReading, files: readonly FileRow[]): Promise<readonly FileRow[]> {
  const pictures = files.filter(({ media_type, path }) => path !== null && media_type?.startsWith('image/') === true);
  if (pictures.length === 0) return [];
  const [ids, paths] = [pictures.map(({ id }) => id), pictures.map(({ path }) => path)];
  const { rows } = await sql<{ id: string }>`
    select file.id from unnest(${ids}::text[], ${paths}::text[], ${pictures.map(({ user_id }) => user_id)}::text[])
      as file (id, path, user_id)
    where exists (select from sys_user where avatar = file.path and del_flag = 0 and status = 1
      and ${isMemberOf(caller.user.tenantId)}
      and (sys_user.id = file.user_id or exists (select from sys_file_use as used
        where used.file_id = file.id and used.data_table = 'sys_user' and used.data_id = sys_user.id)))`.execute(db);
  const shown = new Set(rows.map(({ id }) => id));
  return pictures.filter(({ id }) => shown.has(id));
}

/** Attachments of announcements: readable for all recipients, whether or not they may list announcements. */
async function attachments(
  { db, schemas, caller, sources }: FileReading,
  files: readonly FileRow[],
): Promise<readonly FileRow[]> {
  const page = schemas.pageByUrl(ANNOUNCEMENT_URL);
  if (page === undefined || files.length === 0) return [];
  const { table } = page.resource;
  const uses = db.selectFrom('sys_file_use').select(['file_id', 'data_id']).where('data_table', '=', table);
  const ids = files.map(({ id }) => id);
  const attached = await uses.where('file_id', 'in', ids).execute();
  if (attached.length === 0) return [];
  const from = ((await sources?.(page)) ?? plainTables)(table);
  const { rows } = await sql<{ id: string }>`
    select a.id ${sentTo({ from, user: caller.user })}
      and a.id = any(${attached.map(({ data_id }) => data_id)}::text[])`.execute(db);
  const sent = new Set(rows.map(({ id }) => id));
  const shown = new Set(attached.flatMap(({ file_id, data_id }) => (sent.has(data_id) ? [file_id] : [])));
  return files.filter(({ id }) => shown.has(id));
}

const readable = ({ id, path, file_name, file_size, media_type, sha256 }: FileRow): ReadableFile => ({
  id,
  path: path ?? '',
  name: file_name,
  size: Number(file_size),
  mediaType: media_type ?? '',
  sha256,
});

/** The file of a link, for any holder of the link. */
export async function fileById(db: Db, page: CompiledPage | undefined, id: string): Promise<ReadableFile | undefined> {
  if (page === undefined) return undefined;
  const { rows } = await sql<FileRow>`select id, null as path, file_name, file_size::text, media_type, sha256
    from ${sql.table(page.resource.table)} where id = ${id}`.execute(db);
  return rows[0] && readable(rows[0]);
}

/**
 * The stored files that the caller may read (D18): a file used by a record is readable for users who may read the
 * record and see the column; a file that no record uses is readable for its uploader and holders of
 * `system:file:unattached`; pictures of active users for everyone in the tenant; attachments for the recipients of
 * their announcement. Other files are treated as missing, whether they exist or not.
 */
export async function readableFiles(
  reading: FileReading,
  by: 'id' | 'path',
  values: readonly string[],
): Promise<readonly ReadableFile[]> {
  const files = await rowsOf(reading, by, values);
  if (files.length === 0) return [];
  const inRecords = await readInRecords(reading, files);
  const rest = files.filter(({ id }) => !inRecords.has(id));
  const others = [
    ...(await unheld(reading, rest)),
    ...(await portraits(reading, rest)),
    ...(await attachments(reading, rest)),
  ];
  const free = new Set(others.map(({ id }) => id));
  return files.filter(({ id }) => inRecords.has(id) || free.has(id)).map(readable);
}
