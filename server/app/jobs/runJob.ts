import { whileLocked, workLock } from '../../core/database/workLocks.ts';
import { formatText, serverText } from '../../core/texts/serverText.ts';
import type { Services } from '../../core/services/services.ts';
import { prepareAlerts } from './jobAlert.ts';
import { handlerOf, numbersIn } from './jobParameters.ts';
import type { JobPages } from './jobPages.ts';
import { endRun, failedBefore, writeRun, type RunOccasion } from './jobRuns.ts';
import { logScheduled } from './scheduledLog.ts';

export interface JobRunning {
  readonly services: Services;
  readonly pages: JobPages;
  readonly now: () => number;
  readonly signal: AbortSignal;
}

interface Outcome {
  readonly state: 'done' | 'failed';
  readonly message: string;
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const work = async ({ services, signal }: JobRunning, { job }: RunOccasion): Promise<Outcome> => {
  try {
    const { tenantId, jobClassName, parameter } = job;
    const numbers = numbersIn(jobClassName, parameter);
    const said = await handlerOf(jobClassName).run({ services, tenantId, numbers, signal });
    return { state: 'done', message: formatText(said) };
  } catch (error) {
    return { state: 'failed', message: formatText(serverText('jobFailed', { reason: reasonOf(error) })) };
  }
};

const runLocked = async (running: JobRunning, occasion: RunOccasion): Promise<void> => {
  const { services, pages, now } = running;
  const book = { db: services.db, pages };
  const begun = now();
  const id = await writeRun(book, occasion, { state: 'running', at: new Date(begun) });
  const outcome = await work(running, occasion);
  const at = new Date(now());
  await endRun(book, id, { ...outcome, at });
  const { job, by, server } = occasion;
  const cost = at.getTime() - begun;
  await logScheduled(services.db, {
    tenantId: job.tenantId,
    name: job.jobClassName,
    message: outcome.message,
    cost,
    server,
    by,
  });
  // One alert per series of failures: the first one informs.
  if (outcome.state !== 'failed' || (await failedBefore(book, job.id, id))) return;
  const alert = await prepareAlerts(services);
  await services.db.transaction().execute((trx) => alert(trx, { job, message: outcome.message, at }));
};

/** Runs a job. If it is already running on any server, records the run as skipped. */
export const runJob = (running: JobRunning, occasion: RunOccasion): Promise<void> =>
  running.services.db.connection().execute(async (connection) => {
    const ran = await whileLocked(connection, workLock('job', occasion.job.id), async () => {
      await runLocked(running, occasion);
      return true;
    });
    if (ran === undefined)
      await writeRun({ db: connection, pages: running.pages }, occasion, {
        state: 'skipped',
        message: formatText(serverText('jobOverlaps')),
        at: new Date(running.now()),
      });
  });
