import { sql } from 'kysely';
import type { ImportProgress, PastImport } from '../../../contract/imports.ts';
import { conflict, notFound, businessFailure } from '../../core/base/errors.ts';
import { showInstant } from '../../core/base/instants.ts';
import type { Db } from '../../core/database/db.ts';
import { newId } from '../../core/database/newId.ts';
import { isLockHeld, lockUntilCommit, workLock } from '../../core/database/workLocks.ts';
import { serverText } from '../../core/texts/serverText.ts';
import type { RememberedWord } from '../importWords/importWords.ts';
import type { CompiledPage, Values } from '../../../engine/index.ts';
import type { Caller } from '../../data/recordStore/caller.ts';
import type { SheetTable } from './sheetTables.ts';

/** Stored source of a preview: the sheets as read. Their values are converted again in each call. */
export interface ImportSource {
  readonly tables: readonly SheetTable[];
  /** Values set in every record, regardless of the sheet (W7-22 foreignKeys). */
  readonly foreignKeys: Values;
  /** Validated as at submit (W7-22 validateStatus 1). */
  readonly isSubmitted: boolean;
  /** Names of hidden sheets, which were not read. */
  readonly hiddenSheets?: readonly string[];
  /** Remembered words of the user. Absent: none, as in a call without preview. */
  readonly words?: readonly RememberedWord[];
}

type Owner = readonly [CompiledPage, Caller];

const HOURS_READY = 24;
const DAYS_DONE = 30;
/** Maximum per user; older ones are removed. */
const MAX_READY = 5;
const MAX_PAST = 10;

/** The import is being written: the writing transaction holds the lock until it ends. */
const isAlive = isLockHeld(workLock('import', sql.ref('sys_import.id')));

const ofOwner = (db: Db, [page, { user }]: Owner, id: string) =>
  db
    .selectFrom('sys_import')
    .selectAll()
    .select(isAlive.as('is_alive'))
    .where('id', '=', id)
    .where('user_id', '=', user.id)
    .where('tenant_id', '=', user.tenantId)
    .where('page_id', '=', page.id)
    .where('expire_time', '>', sql<Date>`now()`);

/** Stores what was read; returns its token. */
export async function addImport(
  db: Db,
  [page, { user }]: Owner,
  { fileName, source }: { readonly fileName: string; readonly source: ImportSource },
): Promise<string> {
  const id = newId();
  await db
    .insertInto('sys_import')
    .values({
      id,
      tenant_id: user.tenantId,
      user_id: user.id,
      page_id: page.id,
      file_name: fileName.slice(0, 200),
      state: 'ready',
      source: JSON.stringify(source),
      expire_time: sql`now() + make_interval(hours => ${HOURS_READY})`,
    })
    .execute();
  await sql`
    delete from sys_import where expire_time < now() or (user_id = ${user.id} and state = 'ready' and id not in (
      select id from sys_import where user_id = ${user.id} and state = 'ready'
      order by create_time desc limit ${MAX_READY}))`.execute(db);
  return id;
}

/**
 * Reads an import that is not written yet. Throws 404 for imports of other users or pages and expired ones, 409 for
 * those being written or already written.
 */
export async function readImport(db: Db, owner: Owner, id: string): Promise<ImportSource> {
  const row = await ofOwner(db, owner, id).executeTakeFirst();
  if (row === undefined) throw notFound(serverText('importGone'));
  if (row.state === 'running' && row.is_alive) throw conflict(serverText('importRunning'));
  if (row.state !== 'ready' && row.state !== 'running') throw conflict(serverText('importWritten'));
  return row.source as ImportSource;
}

/** Stores the changed source, such as the assignment of columns. */
export async function changeSource(db: Db, id: string, source: ImportSource): Promise<void> {
  await db
    .updateTable('sys_import')
    .set({ source: JSON.stringify(source) })
    .where('id', '=', id)
    .where(sql<boolean>`(state = 'ready' or (state = 'running' and not ${isAlive}))`)
    .execute();
}

/**
 * Claims an import for writing. Of two concurrent callers only one writes: it holds the lock of the import until its
 * transaction ends. If the import is already written, returns its first answer. `db` updates the state outside the
 * transaction, so that others can read the progress.
 */
export async function takeImport(
  { trx, db }: { readonly trx: Db; readonly db: Db },
  owner: Owner,
  id: string,
): Promise<{ readonly answer: unknown } | { readonly source: ImportSource }> {
  const row = await ofOwner(db, owner, id).executeTakeFirst();
  if (row === undefined) throw notFound(serverText('importGone'));
  if (row.state === 'done') return { answer: row.answer };
  if (row.state === 'undone') throw conflict(serverText('importWritten'));
  if (!(await lockUntilCommit(trx, workLock('import', id)))) throw conflict(serverText('importRunning'));
  const taken = await db
    .updateTable('sys_import')
    .set({ state: 'running', cancelled: false, done: 0, update_time: sql`now()` })
    .where('id', '=', id)
    // If it is in state `running` while this transaction holds its lock, its server is gone and has written nothing.
    .where('state', 'in', ['ready', 'running'])
    .returning('source')
    .executeTakeFirst();
  if (taken === undefined) throw conflict(serverText('importWritten'));
  return { source: taken.source as ImportSource };
}

/**
 * Reports progress, and throws if the user has cancelled the import. Outside the transaction, so that others can read
 * it.
 */
export async function reportProgress(
  db: Db,
  id: string,
  { done, total }: { done: number; total: number },
): Promise<void> {
  const row = await db
    .updateTable('sys_import')
    .set({ done, total, update_time: sql`now()` })
    .where('id', '=', id)
    .returning('cancelled')
    .executeTakeFirst();
  if (row?.cancelled !== false) throw businessFailure(serverText('importCancelled'));
}

/**
 * Returns an import that was not written to state `ready`: it may be corrected and tried again. Must be called while
 * the lock is held.
 */
export const releaseImport = async (db: Db, id: string): Promise<void> => {
  await db
    .updateTable('sys_import')
    .set({ state: 'ready' })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .execute();
};

/** Must be called in the transaction that writes the records. */
export async function finishImport(
  trx: Db,
  id: string,
  { ids, answer }: { readonly ids: readonly string[]; readonly answer: unknown },
): Promise<void> {
  const row = await trx
    .updateTable('sys_import')
    .set({
      state: 'done',
      source: null,
      record_ids: JSON.stringify(ids),
      answer: JSON.stringify(answer),
      expire_time: sql`now() + make_interval(days => ${DAYS_DONE})`,
    })
    .where('id', '=', id)
    .where('cancelled', '=', false)
    .returning('id')
    .executeTakeFirst();
  if (row === undefined) throw businessFailure(serverText('importCancelled'));
}

export async function readProgress(db: Db, owner: Owner, id: string): Promise<ImportProgress> {
  const row = await ofOwner(db, owner, id).executeTakeFirst();
  if (row === undefined) throw notFound(serverText('importGone'));
  const state = row.state === 'running' && !row.is_alive ? 'interrupted' : row.state;
  return { state, done: row.done, total: row.total };
}

/** Cancels an import: the writer stops at its next step. */
export async function cancelImport(db: Db, [page, { user }]: Owner, id: string): Promise<void> {
  await db
    .updateTable('sys_import')
    .set({ cancelled: true })
    .where('id', '=', id)
    .where('user_id', '=', user.id)
    .where('tenant_id', '=', user.tenantId)
    .where('page_id', '=', page.id)
    .where('state', '=', 'running')
    .execute();
}

/** Ids of the records that an import wrote; locks the import until the transaction ends. */
export async function takeWritten(trx: Db, owner: Owner, id: string): Promise<readonly string[]> {
  const row = await ofOwner(trx, owner, id).forUpdate().executeTakeFirst();
  if (row === undefined) throw notFound(serverText('importGone'));
  if (row.state !== 'done') throw businessFailure(serverText('importNotUndoable'));
  await trx.updateTable('sys_import').set({ state: 'undone' }).where('id', '=', id).execute();
  return Array.isArray(row.record_ids) ? row.record_ids.map(String) : [];
}

/**
 * The newest imports of the user, including those that were undone and those whose server was lost before they were
 * written.
 */
export async function pastImports(db: Db, [page, { user }]: Owner): Promise<readonly PastImport[]> {
  const rows = await db
    .selectFrom('sys_import')
    .select(['id', 'file_name', 'state', 'record_ids', 'create_time'])
    .where('user_id', '=', user.id)
    .where('tenant_id', '=', user.tenantId)
    .where('page_id', '=', page.id)
    .where(sql<boolean>`(state in ('done', 'undone') or (state = 'running' and not ${isAlive}))`)
    .where('expire_time', '>', sql<Date>`now()`)
    .orderBy('create_time', 'desc')
    .limit(MAX_PAST)
    .execute();
  return rows.map((row) => ({
    token: row.id,
    fileName: row.file_name,
    count: Array.isArray(row.record_ids) ? row.record_ids.length : 0,
    time: showInstant(row.create_time),
    isUndone: row.state === 'undone',
    isInterrupted: row.state === 'running',
  }));
}
