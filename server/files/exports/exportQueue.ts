import { sql, type Selectable } from 'kysely';
import type { WrittenContent } from '../../core/blobStore/fileStore.ts';
import type { Db } from '../../core/database/db.ts';
import { isLockHeld, whileLocked, workLock } from '../../core/database/workLocks.ts';
import type { SysExportTable } from '../../core/database/rowTypes/exportTable.ts';
import type { PlannedExport } from './answerWorkbook.ts';
import type { ExportBounds } from './exportBounds.ts';

/** What a server makes. */
export type ExportJob = Selectable<SysExportTable>;

/** What brings servers down is not begun for ever. */
const MAX_ATTEMPTS = 3;
const DAYS_KEPT = 7;

const lockOf = (table: string) => workLock('export', sql.ref(`${table}.id`));

/** Its server is gone: whoever makes one holds its lock to the end. */
export const isLeft = sql<boolean>`(sys_export.state = 'running' and not ${isLockHeld(lockOf('sys_export'))})`;

/**
 * The next that waits, or that its server has left. One of a user at a time, so that nobody waits for somebody else's
 * ten.
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
 * Makes the next job while its connection holds the job's lock: several servers never make the same, and a job whose
 * server is gone is known at once. False where there is nothing to do.
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

/** Those that nobody begins any more. */
export const giveUpJobs = async (db: Db, message: string): Promise<void> => {
  await db
    .updateTable('sys_export')
    .set({ state: 'failed', message, end_time: sql`now()` })
    .where(sql<boolean>`attempts >= ${MAX_ATTEMPTS} and (state = 'waiting' or ${isLeft})`)
    .execute();
};

/** Says that it goes on and how far it is; false where it is to stop. */
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

/** What became of an export besides its content. */
export interface MadeExport extends Pick<PlannedExport, 'rows' | 'format'> {
  readonly bounds: ExportBounds;
}

/** In the transaction that claims the content; false where it was cancelled meanwhile. */
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

/** It came to nothing: it was cancelled, or failed for what `message` says. */
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

/** The server stops: the next one begins it again, and this time does not count. */
export const putBack = async (db: Db, { id, attempts }: ExportJob): Promise<void> => {
  await db
    .updateTable('sys_export')
    .set({ state: 'waiting', attempts: sql`attempts - 1` })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('state', '=', 'running')
    .execute();
};
