import { sql } from 'kysely';
import { notFound } from '../../core/base/errors.ts';
import type { Db } from '../../core/database/db.ts';
import { newId } from '../../core/database/newId.ts';
import type { Caller } from '../../data/recordStore/caller.ts';
import { serverText } from '../../core/texts/serverText.ts';
import type { UploadedAs } from './storeUpload.ts';

/** A file that is uploaded in pieces. */
export interface ResumableUpload extends UploadedAs {
  readonly id: string;
  /** Total size and received bytes. */
  readonly size: number;
  readonly taken: number;
  /** Null: not stored yet. */
  readonly path: string | null;
  readonly until: Date;
}

/** Time for which an upload waits for its next piece, in hours. */
const HOURS_TO_GO_ON = 24;
const HOUR_MS = 3_600_000;

export const waitsUntil = (): Date => new Date(Date.now() + HOURS_TO_GO_ON * HOUR_MS);

export async function addUpload(
  db: Db,
  { user }: Caller,
  { name, biz, size }: UploadedAs & Pick<ResumableUpload, 'size'>,
): Promise<ResumableUpload> {
  const [id, until] = [newId(), waitsUntil()];
  const row = { id, tenant_id: user.tenantId, user_id: user.id, file_name: name, biz };
  await db
    .insertInto('sys_upload')
    .values({ ...row, file_size: size, expire_time: until })
    .execute();
  return { id, name, biz, size, taken: 0, path: null, until };
}

/** Reads an upload; throws 404 for those of other users and expired ones. */
export async function readUpload(db: Db, { user }: Caller, id: string): Promise<ResumableUpload> {
  const row = await db
    .selectFrom('sys_upload')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', user.id)
    .where('tenant_id', '=', user.tenantId)
    .where('expire_time', '>', sql<Date>`now()`)
    .executeTakeFirst();
  if (row === undefined) throw notFound(serverText('uploadGone'));
  const { file_name: name, biz, file_size, taken, path, expire_time: until } = row;
  return { id, name, biz, size: Number(file_size), taken: Number(taken), path, until };
}

/** Moves the offset. Of two pieces with the same start only one succeeds; returns false for the other. */
export async function moveUpload(
  trx: Db,
  { id, taken }: ResumableUpload,
  to: Pick<ResumableUpload, 'taken' | 'until'>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('sys_upload')
    .set({ taken: to.taken, expire_time: to.until })
    .where('id', '=', id)
    .where('taken', '=', String(taken))
    .where('path', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The path of a complete upload, stored by the first caller; within a transaction. */
export async function pathOnce(trx: Db, id: string, store: () => Promise<string>): Promise<string> {
  const row = await trx.selectFrom('sys_upload').select('path').where('id', '=', id).forUpdate().executeTakeFirst();
  if (row === undefined) throw notFound(serverText('uploadGone'));
  if (row.path !== null) return row.path;
  const path = await store();
  await trx.updateTable('sys_upload').set({ path }).where('id', '=', id).execute();
  return path;
}

/** Deletes an upload; throws 404 for those of other users. */
export async function deleteUpload(trx: Db, { user }: Caller, id: string): Promise<{ readonly path: string | null }> {
  const gone = await trx
    .deleteFrom('sys_upload')
    .where('id', '=', id)
    .where('user_id', '=', user.id)
    .returning('path')
    .executeTakeFirst();
  if (gone === undefined) throw notFound(serverText('uploadGone'));
  return gone;
}
