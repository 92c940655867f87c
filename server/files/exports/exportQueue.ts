import { sql, type Selectable } from 'kysely';
import type { WrittenContent } from '../../core/blobStore/fileStore.ts';
import type { Db } from '../../core/database/db.ts';
import { isLockHeld, whileLocked, workLock } from '../../core/database/workLocks.ts';
import type { SysExportTable } from '../../core/database/rowTypes/exportTable.ts';
import type { PlannedExport } from './answerWorkbook.ts';
import type { ExportBounds } from './exportBounds.ts';

/** An export job that a server processes. */
export type ExportJob = Selectable<SysExportTable>;

/** Jobs that repeatedly bring a server down are not started for ever. */
const MAX_ATTEMPTS = 3;
const DAYS_KEPT = 7;

const lockOf = (table: string) => workLock('export', sql.ref(`${table}.id`));

/** The processing server is gone: a server holds the lock of its job until the end. */
export const isLeft = sql<boolean>`(sys_export.state = 'running' and not ${isLockHeld(lockOf('sys_export'))})`;

/**
 * The next job that is waiting or was abandoned by its server. Only one per user at a time, so that no user waits for
 * the many jobs of another.
 */
const nextJob = async (db: Db): Promise<string | undefined> =>
  (
    await db
      .selectFrom('sys_export')
      .select('id')
      .where(sql<boolean>`(state = 'waiting' or ${isLeft}) and attempts < ${MAX_ATTEMPTS}`)
      .where(
        sql<boolean>`not exists (select from sys_export other where other.user_id = sys_export.user_id
            and ${isLockHeld(lockOf('other'))})`,
      )
      .orderBy('create_time')
      .limit(1)
      .executeTakeFirst()
  )?.id;

const begin = (db: Db, id: string): Promise<ExportJob | undefined> =>
  db
    .updateTable('sys_export')
    .set({ state: 'running', attempts: sql`attempts + 1`, done: 0, update_time: sql`now()` })
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'running'])
    .returningAll()
    .executeTakeFirst();

/**
 * Processes the next job while the connection holds the job's lock: servers never process the same job, and a job whose
 * server is gone is recognized at once. Returns false if there is no job.
 */
export const makeNextJob = (db: Db, make: (job: ExportJob, connection: Db) => Promise<void>): Promise<boolean> =>
  db.connection().execute(async (connection) => {
    const id = await nextJob(connection);
    if (id === undefined) return false;
    await whileLocked(connection, workLock('export', id), async () => {
      const job = await begin(connection, id);
      if (job !== undefined) await make(job, connection);
    });
    return true;
  });

/** Marks jobs that have used up their attempts as failed. */
export const giveUpJobs = async (db: Db, message: string): Promise<void> => {
  await db
    .updateTable('sys_export')
    .set({ state: 'failed', message, end_time: sql`now()` })
    .where(sql<boolean>`attempts >= ${MAX_ATTEMPTS} and (state = 'waiting' or ${isLeft})`)
    .execute();
};

/** Updates the progress of a job; returns false if the job must stop. */
export const beat = async (db: Db, { id, attempts }: ExportJob, done: number): Promise<boolean> =>
  (await db
    .updateTable('sys_export')
    .set({ done, update_time: sql`now()` })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('state', '=', 'running')
    .where('cancelled', '=', false)
    .returning('id')
    .executeTakeFirst()) !== undefined;

/** Result of an export apart from its content. */
export interface MadeExport extends Pick<PlannedExport, 'rows' | 'format'> {
  readonly bounds: ExportBounds;
}

/** Marks a job as done, in the transaction that claims the content; returns false if it was cancelled meanwhile. */
export const finishJob = async (
  trx: Db,
  { id, attempts }: ExportJob,
  { content: { size, sha256 }, rows, format, bounds }: { readonly content: WrittenContent } & MadeExport,
): Promise<boolean> =>
  (await trx
    .updateTable('sys_export')
    .set({
      state: 'done',
      done: rows,
      total: rows,
      file_format: format,
      file_size: size,
      sha256,
      bounds: JSON.stringify(bounds),
      end_time: sql`now()`,
      expire_time: sql`now() + make_interval(days => ${DAYS_KEPT})`,
    })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('state', '=', 'running')
    .where('cancelled', '=', false)
    .returning('id')
    .executeTakeFirst()) !== undefined;

/** Ends a job without a result: cancelled, or failed with `message`. */
export const endJob = async (db: Db, { id, attempts }: ExportJob, message: string): Promise<void> => {
  await db
    .updateTable('sys_export')
    .set({
      state: sql`case when cancelled then 'cancelled' else 'failed' end`,
      message: sql`case when cancelled then '' else ${message} end`,
      end_time: sql`now()`,
    })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('state', '=', 'running')
    .execute();
};

/** Returns a job to the queue when the server stops; the attempt does not count. */
export const putBack = async (db: Db, { id, attempts }: ExportJob): Promise<void> => {
  await db
    .updateTable('sys_export')
    .set({ state: 'waiting', attempts: sql`attempts - 1` })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('state', '=', 'running')
    .execute();
};
