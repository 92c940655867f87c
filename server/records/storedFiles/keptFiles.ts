import { sql } from 'kysely';
import type { Db } from '../../core/database/db.ts';
import type { ReceivedContent, StoredContents } from '../../core/blobStore/storedContents.ts';
import type { SchemaStore } from '../../core/schemas/schemaStore.ts';
import type { SessionUser } from '../../core/calls/session.ts';
import { addFile, FILE_URL, type FileWriting, type NewFile } from './addFile.ts';
import { filePath } from './filePaths.ts';

/** Hours after which a file that was never saved with a record is removed. */
const HOURS_UNSAVED = 24;
/** Days after which a file that no record uses any more, or only a browser draft, is removed. */
export const DAYS_UNNAMED = 30;

const SWEPT_AT_ONCE = 100;

const claimPath = async (
  trx: Db,
  file: { readonly id: string; readonly size: number; readonly user: SessionUser },
  pathAt: (milliseconds: number) => string,
): Promise<string> => {
  for (let now = Date.now(); ; now += 1) {
    const taken = await trx
      .insertInto('sys_kept_file')
      .values({
        file_id: file.id,
        tenant_id: file.user.tenantId,
        path: pathAt(now),
        user_id: file.user.id,
        file_size: file.size,
        expire_time: sql<Date>`now() + make_interval(hours => ${HOURS_UNSAVED})`,
      })
      .onConflict((clash) => clash.columns(['tenant_id', 'path']).doNothing())
      .returning('path')
      .executeTakeFirst();
    if (taken !== undefined) return taken.path;
  }
};

/** Turns an uploaded content into a stored file that no record uses yet; returns its path. */
export async function addKeptFile(writing: FileWriting, content: ReceivedContent, file: NewFile): Promise<string> {
  const id = await addFile(writing, content, file);
  const { trx, page, caller } = writing;
  const { user } = caller;
  const path = await claimPath(trx, { id, size: content.size, user }, (now) => filePath(file.biz, file.name, now));
  // Stored in the file list too, so that it can be searched by path.
  await sql`update ${sql.table(page.resource.table)} set url = ${path} where id = ${id}`.execute(trx);
  return path;
}

/** Retains a file that no record uses, until it is deleted from the file list. */
export async function retainFile(trx: Db, { tenantId }: SessionUser, path: string): Promise<void> {
  await trx
    .updateTable('sys_kept_file')
    .set({ expire_time: null, was_saved: true })
    .where('tenant_id', '=', tenantId)
    .where('path', '=', path)
    .execute();
}

/**
 * Extends the lifetime of the user's files that a draft of the user refers to. Files of others, and files that a record
 * uses, remain unchanged.
 */
export async function keepFiles(db: Db, user: SessionUser, paths: readonly string[]): Promise<void> {
  await db
    .updateTable('sys_kept_file')
    .set({ expire_time: sql<Date>`greatest(expire_time, now() + make_interval(days => ${DAYS_UNNAMED}))` })
    .where('tenant_id', '=', user.tenantId)
    .where('user_id', '=', user.id)
    .where('path', 'in', [...paths])
    .where('expire_time', '>', sql<Date>`now()`)
    .execute();
}

/** Removes stored files with their path entries. Their contents are deleted by the next sweep of contents. */
async function removeFiles(
  trx: Db,
  contents: StoredContents,
  { table, ids }: { readonly table: string | undefined; readonly ids: readonly string[] },
): Promise<void> {
  if (ids.length === 0) return;
  await contents.release(trx, ids);
  if (table !== undefined) await sql`delete from ${sql.table(table)} where id = any(${[...ids]}::text[])`.execute(trx);
  await trx
    .deleteFrom('sys_kept_file')
    .where('file_id', 'in', [...ids])
    .execute();
}

export interface FileSweep {
  readonly db: Db;
  readonly contents: StoredContents;
  readonly schemas: Pick<SchemaStore, 'pageByUrl'>;
}

const sweepSome = ({ db, contents, schemas }: FileSweep): Promise<number> =>
  db.transaction().execute(async (trx) => {
    const due = await trx
      .selectFrom('sys_kept_file')
      .select('file_id')
      .where('expire_time', '<=', sql<Date>`now()`)
      .limit(SWEPT_AT_ONCE)
      .forUpdate()
      .skipLocked()
      .execute();
    const table = schemas.pageByUrl(FILE_URL)?.resource.table;
    await removeFiles(trx, contents, { table, ids: due.map(({ file_id }) => file_id) });
    return due.length;
  });

const dropUploads = ({ db, contents }: FileSweep): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const due = await trx
      .deleteFrom('sys_upload')
      .where('expire_time', '<=', sql<Date>`now()`)
      .returning('id')
      .execute();
    if (due.length > 0)
      await contents.pieces.drop(
        trx,
        due.map(({ id }) => id),
      );
  });

/** Removes expired unused files, abandoned uploads, and every content that belongs to neither. */
export async function sweepFiles(sweep: FileSweep): Promise<void> {
  let some = 0;
  do some = await sweepSome(sweep);
  while (some === SWEPT_AT_ONCE);
  await dropUploads(sweep);
  await sweep.contents.sweep();
}

/** Removes one of the user's files that was never saved with a record; returns false if there is none. */
export const removeUnsaved = (sweep: FileSweep, user: SessionUser, path: string): Promise<boolean> =>
  sweep.db.transaction().execute(async (trx) => {
    const file = await trx
      .selectFrom('sys_kept_file')
      .select('file_id')
      .where('tenant_id', '=', user.tenantId)
      .where('user_id', '=', user.id)
      .where('path', '=', path)
      .where('was_saved', '=', false)
      .where('expire_time', 'is not', null)
      .forUpdate()
      .executeTakeFirst();
    const table = sweep.schemas.pageByUrl(FILE_URL)?.resource.table;
    await removeFiles(trx, sweep.contents, { table, ids: file === undefined ? [] : [file.file_id] });
    return file !== undefined;
  });
