import { sql } from 'kysely';
import {
  BYTES_OF_MB,
  fileNameOf,
  IMAGE_EXTENSIONS,
  extensionOf,
  type CompiledPage,
  type Finding,
  type Path,
  type Values,
} from '../../../engine/index.ts';
import type { Db } from '../../core/database/db.ts';
import type { HookedWriting } from '../../data/recordStore/recordHook.ts';
import { validationRefusal } from '../../data/recordStore/refusals.ts';
import type { SchemaStore } from '../../core/schemas/schemaStore.ts';
import { formatText, serverText, type ServerText } from '../../core/texts/serverText.ts';
import { FILE_URL } from './addFile.ts';
import { readableFiles, type ReadableFile } from './fileReaders.ts';
import { DAYS_UNNAMED } from './keptFiles.ts';
import { namedFiles, type NamedFile } from './namedFiles.ts';

/** Context of a save that may use files. */
export interface FileWritingCall extends Omit<HookedWriting, 'schemas'> {
  readonly schemas: Pick<SchemaStore, 'pages' | 'pageByUrl'>;
}

interface RecordVersion {
  readonly values: Values;
  readonly details: Readonly<Record<string, readonly Values[]>>;
}

const keyOf = ({ path, place }: NamedFile): string => `${place}\n${path}`;

/** Removes duplicates and sorts by path, so that two saves that use the same files lock them in the same order. */
const distinct = (files: readonly NamedFile[]): readonly NamedFile[] =>
  [...new Map(files.map((file) => [keyOf(file), file])).values()].sort((one, other) =>
    one.path < other.path ? -1 : 1,
  );

const faultOf = ({ column, path }: NamedFile, file: ReadableFile | undefined): ServerText | undefined => {
  if (file === undefined) return serverText('fileGone', { name: fileNameOf(path).slice(0, 60) });
  const { maxSize = 0, isImage = false } = column.upload ?? {};
  if (isImage && !IMAGE_EXTENSIONS.includes(extensionOf(path))) return serverText('fileNotImage');
  if (file.size > maxSize * BYTES_OF_MB) return serverText('fileTooLarge', { most: maxSize });
  return undefined;
};

/** The first file of each cell that has more files than its column permits. */
const overfull = (files: readonly NamedFile[]): readonly NamedFile[] => {
  const byCell = new Map<string, NamedFile[]>();
  for (const file of files) byCell.set(file.at.join('/'), [...(byCell.get(file.at.join('/')) ?? []), file]);
  return [...byCell.values()].flatMap((cell) => {
    const most = cell[0]?.column.upload?.number ?? 0;
    return most > 0 && cell.length > most ? cell.slice(0, 1) : [];
  });
};

/**
 * Rejects newly referenced files that do not exist, that the caller may not read, or that do not fit the column; files
 * that the record already used are accepted.
 */
async function refuseUnfit(
  { trx: db, schemas, caller }: FileWritingCall,
  added: readonly NamedFile[],
  { before, after }: { readonly before: readonly NamedFile[]; readonly after: readonly NamedFile[] },
): Promise<ReadonlyMap<string, string>> {
  const own = new Set(before.map(({ path }) => path));
  const wanted = [...new Set(added.map(({ path }) => path))];
  // Other saves and the sweep wait until this transaction ends.
  const locked = await db
    .selectFrom('sys_kept_file')
    .select(['file_id', 'path'])
    .where('tenant_id', '=', caller.user.tenantId)
    .where('path', 'in', wanted)
    .orderBy('path')
    .forUpdate()
    .execute();
  const ids = new Map(locked.map(({ path, file_id }) => [path, file_id]));
  const found = await readableFiles({ db, schemas, caller }, 'path', [...ids.keys()]);
  const readable = new Map(found.map((file) => [file.path, file]));
  const finding = (at: Path, said: ServerText): Finding => ({
    ruleId: 'file',
    level: 'error',
    at: 'save',
    path: at,
    message: formatText(said, caller.language ?? 'zh-CN'),
  });
  const findings = added.flatMap((file) => {
    const said = own.has(file.path) ? undefined : faultOf(file, readable.get(file.path));
    return said === undefined ? [] : [finding(file.at, said)];
  });
  const fresh = new Set(added.map(({ at }) => at.join('/')));
  const crowded = overfull(after.filter(({ at }) => fresh.has(at.join('/')))).map(({ at, column }) =>
    finding(at, serverText('tooManyFiles', { title: column.title, most: column.upload?.number ?? 0 })),
  );
  if (findings.length + crowded.length > 0)
    throw validationRefusal({ ok: false, findings: [...findings, ...crowded], unconfirmed: [] });
  return ids;
}

/** Schedules files that a record no longer uses for removal, unless another record uses them. */
async function unname(trx: Db, schemas: FileWritingCall['schemas'], fileIds: readonly string[]): Promise<void> {
  const { rows } = await sql<{ file_id: string }>`
    update sys_kept_file k set expire_time = now() + make_interval(days => ${DAYS_UNNAMED})
    where file_id = any(${[...fileIds]}::text[]) and expire_time is null
      and not exists (select 1 from sys_file_use u where u.file_id = k.file_id)
    returning file_id`.execute(trx);
  const files = schemas.pageByUrl(FILE_URL);
  if (files === undefined || rows.length === 0) return;
  const ids = rows.map(({ file_id }) => file_id);
  await sql`update ${sql.table(files.resource.table)} set source_page = null, source_id = null, source_name = null
    where id = any(${ids}::text[])`.execute(trx);
}

interface Source {
  readonly page: CompiledPage;
  readonly id: string;
  /** Name of the record for staff. */
  readonly name: string;
}

async function name(
  call: FileWritingCall,
  added: readonly (readonly [string, string])[],
  source: Source,
): Promise<void> {
  const { trx, schemas } = call;
  const ids = [...new Set(added.map(([fileId]) => fileId))];
  await trx
    .insertInto('sys_file_use')
    .values(
      added.map(([file_id, data_column]) => ({
        file_id,
        data_table: source.page.resource.table,
        data_id: source.id,
        data_column,
      })),
    )
    .onConflict((clash) => clash.doNothing())
    .execute();
  await trx
    .updateTable('sys_kept_file')
    .set({ expire_time: null, was_saved: true })
    .where('file_id', 'in', ids)
    .execute();
  const files = schemas.pageByUrl(FILE_URL);
  if (files === undefined) return;
  await sql`update ${sql.table(files.resource.table)}
    set source_page = ${source.page.id}, source_id = ${source.id}, source_name = ${source.name === '' ? null : source.name}
    where id = any(${ids}::text[]) and source_id is null`.execute(trx);
}

/**
 * Updates the file references of a record in the transaction of its save: the record then uses the files that it refers
 * to, and no longer the former ones. Throws findings for files that do not exist, are not readable for the caller, or
 * do not fit.
 */
export async function followFiles(
  call: FileWritingCall,
  record: { readonly id: string; readonly name: string },
  versions: { readonly before?: RecordVersion | undefined; readonly after: RecordVersion },
): Promise<void> {
  const { trx, page, schemas } = call;
  const all = namedFiles(page, versions.after);
  const after = distinct(all);
  const before = versions.before === undefined ? [] : distinct(namedFiles(page, versions.before));
  const [kept, had] = [new Set(after.map(keyOf)), new Set(before.map(keyOf))];
  const added = after.filter((file) => !had.has(keyOf(file)));
  const gone = before.filter((file) => !kept.has(keyOf(file)));
  if (added.length > 0) {
    const ids = await refuseUnfit(call, added, { before, after: all });
    const uses = added.flatMap(({ path, place }) => {
      const id = ids.get(path);
      return id === undefined ? [] : [[id, place] as const];
    });
    if (uses.length > 0) await name(call, uses, { page, ...record });
  }
  if (gone.length === 0) return;
  const { rows } = await sql<{ file_id: string }>`
    delete from sys_file_use u using sys_kept_file k,
      unnest(${gone.map(({ path }) => path)}::text[], ${gone.map(({ place }) => place)}::text[]) as g(path, place)
    where u.file_id = k.file_id and k.tenant_id = ${call.caller.user.tenantId} and k.path = g.path
      and u.data_table = ${page.resource.table} and u.data_id = ${record.id} and u.data_column = g.place
    returning u.file_id`.execute(trx);
  await unname(
    trx,
    schemas,
    rows.map(({ file_id }) => file_id),
  );
}

/** Releases all files of records, in the transaction that removes them. */
export async function releaseFiles(
  { trx, page, schemas }: Pick<FileWritingCall, 'trx' | 'page' | 'schemas'>,
  ids: readonly string[],
): Promise<void> {
  const gone = await trx
    .deleteFrom('sys_file_use')
    .where('data_table', '=', page.resource.table)
    .where('data_id', 'in', [...ids])
    .returning('file_id')
    .execute();
  if (gone.length > 0)
    await unname(
      trx,
      schemas,
      gone.map(({ file_id }) => file_id),
    );
}
