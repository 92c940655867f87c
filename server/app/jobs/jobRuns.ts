import { hostname } from 'node:os';
import { sql } from 'kysely';
import type { Db } from '../../core/database/db.ts';
import { newId } from '../../core/database/newId.ts';
import { lockUntilCommit, workLock } from '../../core/database/workLocks.ts';
import { showInstant } from '../../core/base/instants.ts';
import { formatText, serverText } from '../../core/texts/serverText.ts';
import { insertHeader } from '../../data/recordStore/writeRows.ts';
import type { Services } from '../../core/services/services.ts';
import type { StoredJob } from './storedJobs.ts';
import { jobPages, type JobPages } from './jobPages.ts';
import { systemCaller } from './systemCaller.ts';

export type RunState = 'running' | 'done' | 'failed' | 'skipped';

/** One run of a job. */
export interface RunOccasion {
  readonly job: StoredJob;
  /** Scheduled start; undefined for a run started by hand. */
  readonly due: Date | undefined;
  /** User who started the run by hand. */
  readonly by: string | undefined;
  readonly server: string;
}

export const serverName = (): string => `${hostname()}:${process.pid}`;

/** Where runs are recorded. */
export interface RunBook {
  readonly db: Db;
  readonly pages: JobPages;
}

/** Creates the record of a running or skipped run; returns its id. */
export async function writeRun(
  { db, pages }: RunBook,
  { job, due, by, server }: RunOccasion,
  { state, message = '', at }: { readonly state: RunState; readonly message?: string; readonly at: Date },
): Promise<string> {
  const id = newId();
  const values = {
    jobClassName: job.jobClassName,
    trigger: by === undefined ? 'schedule' : 'manual',
    state,
    dueTime: due === undefined ? null : showInstant(due),
    startTime: showInstant(at),
    endTime: state === 'running' ? null : showInstant(at),
    message,
    server,
    runBy: by ?? null,
    jobId: job.id,
  };
  await insertHeader(db, { page: pages.runs, caller: systemCaller(job.tenantId) }, { id, values, at });
  return id;
}

/** Ends the record of a run; returns false when it has ended already. */
export const endRun = async (
  { db, pages }: RunBook,
  id: string,
  { state, message, at }: { readonly state: RunState; readonly message: string; readonly at: Date },
): Promise<boolean> => {
  const { rows } = await sql`
    update ${sql.table(pages.runs.resource.table)} set state = ${state}, message = ${message.slice(0, 2000)},
    end_time = ${showInstant(at)}, version = version + 1 where id = ${id} and state = 'running' returning 1`.execute(
    db,
  );
  return rows.length > 0;
};

/** Returns whether the previous run that was not skipped failed. */
export async function failedBefore({ db, pages }: RunBook, jobId: string, id: string): Promise<boolean> {
  const { rows } = await sql<{ state: string }>`
    select state from ${sql.table(pages.runs.resource.table)}
    where job_id = ${jobId} and id < ${id} and state in ('done', 'failed') order by id desc limit 1`.execute(db);
  return rows[0]?.state === 'failed';
}

/**
 * Marks runs as failed whose server is gone, that is, whose job lock is free. `onEnded` runs in the same transaction;
 * only one of several servers calls it per run.
 */
export async function endBroken(
  { db, pages }: RunBook,
  at: Date,
  onEnded: (trx: Db, run: { readonly id: string; readonly jobId: string; readonly message: string }) => Promise<void>,
): Promise<void> {
  const { rows } = await sql<{ id: string; job_id: string }>`
    select id, job_id from ${sql.table(pages.runs.resource.table)} where state = 'running' order by id`.execute(db);
  const message = formatText(serverText('jobBroken'));
  for (const { id, job_id: jobId } of rows)
    await db.transaction().execute(async (trx) => {
      if (!(await lockUntilCommit(trx, workLock('job', jobId)))) return;
      if (await endRun({ db: trx, pages }, id, { state: 'failed', message, at }))
        await onEnded(trx, { id, jobId, message });
    });
}

/** Deletes ended runs older than `days`; returns their number. */
export async function pruneRuns({ db, ...services }: Services, tenantId: string, days: number): Promise<number> {
  const pages = jobPages(services);
  if (pages === undefined) return 0;
  const { rows } = await sql`
    delete from ${sql.table(pages.runs.resource.table)} where tenant_id = ${tenantId} and state <> 'running'
      and create_time < now() - make_interval(days => ${days}) returning 1`.execute(db);
  return rows.length;
}
