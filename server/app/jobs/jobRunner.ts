import { ApiError } from '../../core/base/errors.ts';
import type { Db } from '../../core/database/db.ts';
import { formatText, serverText } from '../../core/texts/serverText.ts';
import type { Services } from '../../core/services/services.ts';
import { createPageTables, type PageTables } from '../../data/tables/pageTables.ts';
import { jobPages, type JobPages } from './jobPages.ts';
import { openJobQueue, type DueRun, type JobQueue, type TakenRun } from './jobQueue.ts';
import { prepareAlerts } from './jobAlert.ts';
import { endBroken, failedBefore, serverName, writeRun } from './jobRuns.ts';
import { seedJobs } from './jobSeeds.ts';
import { runJob } from './runJob.ts';
import { nextRun } from './runTimes.ts';
import { readJobs, type StoredJob } from './storedJobs.ts';

/** Interval of checks for due runs when none is due sooner. */
const LOOK_EVERY_MS = 5000;
/** The database's clock may be slightly behind ours. */
const AFTER_DUE_MS = 50;
/** A run that starts later than this counts as missed. */
const LATE_MS = 120_000;
/** Concurrent runs on this server: each holds a connection until it ends. */
const MAX_AT_ONCE = 3;
const TIDY_EVERY_MS = 3_600_000;
/** Interval of checks for runs whose server is gone. */
const BROKEN_EVERY_MS = 15_000;

export interface JobRunnerOptions {
  readonly onError: (error: unknown) => void;
  /** Default: `Date.now`, epoch ms. */
  readonly now?: () => number;
  /** Name of the server in the records of runs. Default: host and process id. */
  readonly server?: string;
}

/**
 * Runs scheduled jobs: queues the next run of each and takes due runs that no other server has taken (decision 0065).
 */
export class JobRunner {
  readonly #services: Services;
  readonly #onError: (error: unknown) => void;
  readonly #now: () => number;
  readonly #server: string;
  readonly #tables: PageTables;
  readonly #stop = new AbortController();
  readonly #running = new Set<Promise<void>>();
  /** Time of the run queued last, by job id. */
  readonly #planned = new Map<string, number>();
  #opened: Promise<JobQueue> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #looking: Promise<void> = Promise.resolve();
  #tidied = 0;
  #lookedForBroken = 0;

  constructor(services: Services, { onError, now = Date.now, server = serverName() }: JobRunnerOptions) {
    this.#services = services;
    this.#onError = onError;
    this.#now = now;
    this.#server = server;
    this.#tables = createPageTables(services.db, () => services.schemas.pages());
  }

  /** Starts running due jobs. Returns immediately: the queue opens while the server takes its first calls. */
  start(): void {
    const look = async (): Promise<void> => {
      const soonest = await this.#lookOnce().catch((error: unknown) => {
        this.#onError(error);
        return undefined;
      });
      const wait = Math.min(LOOK_EVERY_MS, (soonest ?? Infinity) - this.#now() + AFTER_DUE_MS);
      if (!this.#stop.signal.aborted) this.#timer = setTimeout(turn, Math.max(AFTER_DUE_MS, wait)).unref();
    };
    const turn = (): void => {
      this.#looking = look();
    };
    this.#timer ??= setTimeout(turn, 0).unref();
  }

  /** Queues the next run of every job. Returns the earliest due time, epoch ms. */
  async plan(): Promise<number | undefined> {
    const pages = await this.#pages();
    if (pages === undefined) return undefined;
    const { db } = this.#services;
    const queue = await this.#queue();
    if (this.#tidied === 0) await seedJobs(this.#services, pages, this.#onError);
    if (this.#now() - this.#tidied > TIDY_EVERY_MS) {
      this.#tidied = this.#now();
      await queue.tidy();
    }
    if (this.#now() - this.#lookedForBroken > BROKEN_EVERY_MS) {
      this.#lookedForBroken = this.#now();
      await this.#endBroken(pages);
    }
    const due = (await readJobs(db, pages)).flatMap((job) => (job.isRunning ? this.#dueOf(job) : []));
    for (const { jobId, at } of due) {
      if (this.#planned.get(jobId) === at) continue;
      await queue.send({ jobId, due: new Date(at).toISOString() });
      this.#planned.set(jobId, at);
    }
    return due.length === 0 ? undefined : Math.min(...due.map(({ at }) => at));
  }

  /** Starts due runs that no other server has taken, up to `MAX_AT_ONCE`. */
  async takeDue(): Promise<void> {
    const pages = await this.#pages();
    if (pages === undefined) return;
    const queue = await this.#queue();
    while (!this.#stop.signal.aborted && this.#running.size < MAX_AT_ONCE) {
      const taken = await queue.take();
      if (taken === undefined) return;
      const over = this.#run(pages, taken)
        .catch(this.#onError)
        .then(() => queue.finish(taken))
        .catch(this.#onError)
        .finally(() => this.#running.delete(over));
      this.#running.add(over);
    }
  }

  /** Queues a run started by hand, in the transaction of the call. */
  async execute(trx: Db, run: Required<Pick<DueRun, 'jobId' | 'by'>>): Promise<void> {
    const queue = await this.#queue().catch((error: unknown) => {
      throw new ApiError(503, serverText('jobsAway'), { cause: error });
    });
    await queue.send(run, trx);
  }

  /** Checks the queue immediately, for runs started by hand. */
  wake(): void {
    if (this.#timer === undefined || this.#stop.signal.aborted) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const again = async (): Promise<void> => {
      await this.#looking;
      if (!this.#stop.signal.aborted) this.start();
    };
    void again();
  }

  /** Resolves when all runs started on this server have ended. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }

  /** Starts no more runs, waits for the running ones, and closes the queue. */
  async close(): Promise<void> {
    this.#stop.abort();
    clearTimeout(this.#timer);
    await this.#looking;
    await this.idle();
    await this.#opened?.then((queue) => queue.close()).catch(this.#onError);
  }

  async #lookOnce(): Promise<number | undefined> {
    const soonest = await this.plan();
    await this.takeDue();
    return soonest;
  }

  /** Ends runs whose server is gone, and sends the alert that it could not send. */
  async #endBroken(pages: JobPages): Promise<void> {
    const services = this.#services;
    const at = new Date(this.#now());
    const alert = await prepareAlerts(services);
    await endBroken({ db: services.db, pages }, at, async (trx, { id, jobId, message }) => {
      const [job] = await readJobs(trx, pages, jobId);
      if (job !== undefined && !(await failedBefore({ db: trx, pages }, jobId, id)))
        await alert(trx, { job, message, at });
    });
  }

  /** Returns the pages of jobs after creating their tables; undefined when the schemas have none. */
  async #pages(): Promise<JobPages | undefined> {
    const pages = jobPages(this.#services);
    if (pages === undefined) return undefined;
    const obstacles = [...(await this.#tables.ensure(pages.jobs)), ...(await this.#tables.ensure(pages.runs))];
    const [obstacle] = obstacles;
    if (obstacle !== undefined) throw new Error(formatText(obstacle));
    return pages;
  }

  async #queue(): Promise<JobQueue> {
    this.#opened ??= openJobQueue(this.#services.db, this.#onError);
    try {
      return await this.#opened;
    } catch (error) {
      this.#opened = undefined;
      throw error;
    }
  }

  #dueOf({ id, cronExpression }: StoredJob): readonly { readonly jobId: string; readonly at: number }[] {
    const at = nextRun(cronExpression, this.#services.config.timeZone, this.#now());
    return at === undefined ? [] : [{ jobId: id, at }];
  }

  async #run(pages: JobPages, { jobId, due, by }: TakenRun): Promise<void> {
    const { db, config } = this.#services;
    const [job] = await readJobs(db, pages, jobId);
    if (job === undefined) return;
    const occasion = { job, by, due: due === undefined ? undefined : new Date(due), server: this.#server };
    if (occasion.due !== undefined) {
      const at = occasion.due.getTime();
      // The job was paused or rescheduled since.
      if (!job.isRunning || nextRun(job.cronExpression, config.timeZone, at - 1000) !== at) return;
      if (job.missedRun !== 'once' && this.#now() - at > LATE_MS) {
        const message = formatText(serverText('jobMissed'));
        await writeRun({ db, pages }, occasion, { state: 'skipped', message, at: new Date(this.#now()) });
        return;
      }
    }
    await runJob({ services: this.#services, pages, now: this.#now, signal: this.#stop.signal }, occasion);
  }
}
