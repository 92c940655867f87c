import { sql } from 'kysely';
import type { SentExportJob } from '../../../contract/files/exportJobs.ts';
import type { ExportFormat } from '../../../contract/files/exports.ts';
import type { Language } from '../../../engine/index.ts';
import { ApiError, conflict, notFound } from '../../core/base/errors.ts';
import { showInstant } from '../../core/base/instants.ts';
import type { SessionUser } from '../../core/calls/session.ts';
import type { StoredContents } from '../../core/blobStore/storedContents.ts';
import type { Db } from '../../core/database/db.ts';
import { newId } from '../../core/database/newId.ts';
import type { SysExportTable } from '../../core/database/rowTypes/exportTable.ts';
import { formatText, serverText } from '../../core/texts/serverText.ts';
import { isLeft } from './exportQueue.ts';
import type { Selectable } from 'kysely';

type ExportRow = Selectable<SysExportTable>;

const DAYS_KEPT = 7;
/** Limits per user: exports in progress, and finished exports that are stored; older ones expire. */
const MAX_UNDER_WAY = 5;
const MAX_KEPT = 30;
const RETRY_AFTER_S = 30;

export interface NewExportJob {
  readonly language: Language;
  readonly pageUrl: string;
  readonly title: string;
  readonly fileName: string;
  readonly format: ExportFormat;
  readonly total: number;
  readonly parameters: Readonly<Record<string, string>>;
}

const ofUser = (db: Db, { id, tenantId }: SessionUser) =>
  db.selectFrom('sys_export').where('user_id', '=', id).where('tenant_id', '=', tenantId);

const notOver = sql<boolean>`state in ('waiting', 'running')`;

/** Stores an export job for a server to process; returns its id. Throws 429 if the user has too many in progress. */
export async function addExportJob(db: Db, user: SessionUser, job: NewExportJob): Promise<string> {
  const { count } = await ofUser(db, user)
    .select(sql<number>`count(*)::int`.as('count'))
    .where(notOver)
    .executeTakeFirstOrThrow();
  if (count >= MAX_UNDER_WAY) throw new ApiError(429, serverText('exportsBusy'), { retryAfter: RETRY_AFTER_S });
  const id = newId();
  await db
    .insertInto('sys_export')
    .values({
      id,
      tenant_id: user.tenantId,
      user_id: user.id,
      org_code: user.orgCode,
      acting_for: user.actingFor?.id ?? null,
      language: job.language,
      page_url: job.pageUrl,
      title: job.title,
      file_name: job.fileName,
      file_format: job.format,
      parameters: JSON.stringify(job.parameters),
      total: job.total,
      expire_time: sql`now() + make_interval(days => ${DAYS_KEPT})`,
    })
    .execute();
  await sql`update sys_export set expire_time = now() where user_id = ${user.id} and not (${notOver}) and id not in (
    select id from sys_export where user_id = ${user.id} and not (${notOver})
    order by create_time desc limit ${MAX_KEPT})`.execute(db);
  return id;
}

const onWire = (row: ExportRow & { readonly is_left: boolean }): SentExportJob => ({
  id: row.id,
  title: row.title,
  fileName: `${row.file_name}.${row.file_format}`,
  state: row.is_left ? 'waiting' : row.state,
  done: row.done,
  total: row.total,
  size: Number(row.file_size),
  message: row.is_left ? formatText(serverText('exportInterrupted'), row.language) : row.message,
  createTime: showInstant(row.create_time),
  endTime: row.end_time === null ? '' : showInstant(row.end_time),
  expireTime: row.state === 'done' ? showInstant(row.expire_time) : '',
});

/** The user's exports, newest first. */
export const listExportJobs = async (db: Db, user: SessionUser): Promise<readonly SentExportJob[]> =>
  (
    await ofUser(db, user)
      .selectAll()
      .select(isLeft.as('is_left'))
      .where('expire_time', '>', sql<Date>`now()`)
      .orderBy('create_time', 'desc')
      .orderBy('id', 'desc')
      .limit(MAX_KEPT + MAX_UNDER_WAY)
      .execute()
  ).map(onWire);

/** A finished export of the user; throws 404 if there is none. */
export async function finishedExport(db: Db, user: SessionUser, id: string): Promise<ExportRow> {
  const row = await ofUser(db, user)
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'done')
    .where('expire_time', '>', sql<Date>`now()`)
    .executeTakeFirst();
  if (row === undefined) throw notFound(serverText('exportGone'));
  return row;
}

const isWaiting = sql<boolean>`(state = 'waiting' or ${isLeft})`;

/**
 * Cancels an export. One that no server processes ends at once; otherwise the server stops at its next beat. Finished
 * exports remain.
 */
export async function cancelExportJob(db: Db, user: SessionUser, id: string): Promise<void> {
  const row = await db
    .updateTable('sys_export')
    .set({
      cancelled: sql<boolean>`${notOver}`,
      state: sql`case when ${isWaiting} then 'cancelled' else state end`,
      end_time: sql`case when ${isWaiting} then now() else end_time end`,
    })
    .where('id', '=', id)
    .where('user_id', '=', user.id)
    .where('tenant_id', '=', user.tenantId)
    .returning('id')
    .executeTakeFirst();
  if (row === undefined) throw notFound(serverText('exportGone'));
}

/** Removes an export that is not being processed, with its file. */
export const removeExportJob = (
  { db, contents }: { readonly db: Db; readonly contents: StoredContents },
  user: SessionUser,
  id: string,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const row = await ofUser(trx, user)
      .select(['state', isLeft.as('is_left')])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined) throw notFound(serverText('exportGone'));
    if (row.state === 'running' && !row.is_left) throw conflict(serverText('exportRunning'));
    await trx.deleteFrom('sys_export').where('id', '=', id).execute();
    await contents.release(trx, [id]);
  });

/** Removes expired exports. Their contents are deleted by the next sweep of contents. */
export const sweepExports = ({ db, contents }: { readonly db: Db; readonly contents: StoredContents }): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const due = await trx
      .deleteFrom('sys_export')
      .where('expire_time', '<=', sql<Date>`now()`)
      .where('state', '!=', 'running')
      .returning('id')
      .execute();
    if (due.length > 0)
      await contents.release(
        trx,
        due.map(({ id }) => id),
      );
  });
