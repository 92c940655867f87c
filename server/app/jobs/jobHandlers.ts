import { sql } from 'kysely';
import { JOB_NUMBERS, type JobFunction, type JobNumber } from '../../../engine/index.ts';
import { countStaleDays } from '../../insight/dashboard/countedDays.ts';
import { sweepExports } from '../../files/exports/exportJobs.ts';
import { sweepFiles } from '../../records/storedFiles/keptFiles.ts';
import { serverText, type ServerText } from '../../core/texts/serverText.ts';
import type { Services } from '../../core/services/services.ts';
import { sweepExpired } from '../../identity/sessions/sweep.ts';
import { pruneRuns } from './jobRuns.ts';
import { withdrawEnded } from './withdrawEnded.ts';

export interface JobTask {
  readonly services: Services;
  readonly tenantId: string;
  /** Integer parameters by key. */
  readonly numbers: Readonly<Record<string, number>>;
  /** Aborted when the server stops. */
  readonly signal: AbortSignal;
}

export interface JobHandler {
  readonly numbers: Readonly<Record<string, JobNumber>>;
  readonly run: Run;
}

/** Runs the job and returns its outcome as text. */
type Run = (task: JobTask) => Promise<ServerText>;

const recount = async ({ services: { db, schemas }, tenantId, numbers, signal }: JobTask): Promise<ServerText> => {
  const { days = 0 } = numbers;
  await sql`insert into dashboard_stale_day (tenant_id, day)
    select ${tenantId}, ((now() at time zone 'UTC') + interval '8 hours')::date - ago
    from generate_series(0, ${days}::integer - 1) as ago`.execute(db);
  await countStaleDays(db, schemas.pages(), { tenantId, most: days, signal });
  return serverText('jobDaysCounted', { count: days });
};

/**
 * Functions that a job can name; a job never contains code (S1-4). The dictionary `job_handler` lists the same names.
 */
const RUNS: Readonly<Record<JobFunction, Run>> = {
  pruneExpired: async ({ services: { db } }) => {
    await sweepExpired(db);
    return serverText('jobPruned');
  },
  pruneFiles: async ({ services }) => {
    await sweepExports(services);
    await sweepFiles(services);
    return serverText('jobPruned');
  },
  recountDashboard: recount,
  withdrawAnnouncements: async ({ services, tenantId, numbers: { days = 0 } }) =>
    serverText('jobWithdrawn', { count: await withdrawEnded(services, tenantId, days) }),
  pruneJobRuns: async ({ services, tenantId, numbers: { days = 90 } }) =>
    serverText('jobRunsPruned', { count: await pruneRuns(services, tenantId, days) }),
};

export const JOB_HANDLERS: ReadonlyMap<string, JobHandler> = new Map(
  // `Object.keys` of our own record: the keys are {@link JobFunction}.
  (Object.keys(RUNS) as JobFunction[]).map((name) => [name, { numbers: JOB_NUMBERS[name], run: RUNS[name] }]),
);
