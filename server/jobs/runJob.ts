import type { Db } from '../database/db.ts';
import { newId } from '../database/newId.ts';
import { whileLocked, workLock } from '../database/workLocks.ts';
import { inLanguage, say } from '../messages/say.ts';
import type { Services } from '../services/services.ts';
import { prepareAlerts } from './jobAlert.ts';
import { handlerOf, numbersIn } from './jobParameters.ts';
import type { JobPages } from './jobPages.ts';
import { endRun, failedBefore, writeRun, type RunOccasion } from './jobRuns.ts';

/** Kind of entries of `sys_log` (contract §4.6). */
const SCHEDULED = 3;

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
    return { state: 'done', message: inLanguage(said) };
  } catch (error) {
    return { state: 'failed', message: inLanguage(say('jobFailed', { reason: reasonOf(error) })) };
  }
};

const log = async (
  db: Db,
  { job, by, server }: RunOccasion,
  { message, cost }: { readonly message: string; readonly cost: number },
): Promise<void> => {
  await db
    .insertInto('sys_log')
    .values({
      id: newId(),
      tenant_id: job.tenantId,
      log_type: SCHEDULED,
      log_content: inLanguage(say('jobLogged', { job: job.jobClassName, message })),
      username: by ?? 'system',
      realname: by ?? 'system',
      ip: server,
      cost_ms: Math.max(1, Math.round(cost)),
    })
    .execute();
};

const runLocked = async (running: JobRunning, occasion: RunOccasion): Promise<void> => {
  const { services, pages, now } = running;
  const book = { db: services.db, pages };
  const begun = now();
  const id = await writeRun(book, occasion, { state: 'running', at: new Date(begun) });
  const outcome = await work(running, occasion);
  const at = new Date(now());
  await endRun(book, id, { ...outcome, at });
  await log(services.db, occasion, { ...outcome, cost: at.getTime() - begun });
  // Once for a row of failures: who has read the first knows.
  if (outcome.state !== 'failed' || (await failedBefore(book, occasion.job.id, id))) return;
  const alert = await prepareAlerts(services);
  await services.db.transaction().execute((trx) => alert(trx, { job: occasion.job, message: outcome.message, at }));
};

/** Runs a job, unless it runs already, here or on another server: that is written down as left out. */
export const runJob = (running: JobRunning, occasion: RunOccasion): Promise<void> =>
  running.services.db.connection().execute(async (connection) => {
    const ran = await whileLocked(connection, workLock('job', occasion.job.id), async () => {
      await runLocked(running, occasion);
      return true;
    });
    if (ran === undefined)
      await writeRun({ db: connection, pages: running.pages }, occasion, {
        state: 'skipped',
        message: inLanguage(say('jobOverlaps')),
        at: new Date(running.now()),
      });
  });
