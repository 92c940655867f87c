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

/** What is due is looked for so often, where nothing is due sooner. */
const LOOK_EVERY_MS = 5000;
/** The database's clock may be a little behind ours. */
const AFTER_DUE_MS = 50;
/** A run that begins later than this was missed. */
const LATE_MS = 120_000;
/** On this server: each holds a connection to its end. */
const MAX_AT_ONCE = 3;
const TIDY_EVERY_MS = 3_600_000;
/** Runs that have lost their server are looked for so often. */
const BROKEN_EVERY_MS = 15_000;

export interface JobRunnerOptions {
  readonly onError: (error: unknown) => void;
  /** Default: the clock, epoch ms. */
  readonly now?: () => number;
  /** What the server is called in the records of runs. Default: host and process. */
  readonly server?: string;
}

/** Runs scheduled jobs: plans the next run of each, and takes what is due and no other server has taken (decision 0065). */
export class JobRunner {
  readonly #services: Services;
  readonly #onError: (error: unknown) => void;
  readonly #now: () => number;
  readonly #server: string;
  readonly #tables: PageTables;
  readonly #stop = new AbortController();
  readonly #running = new Set<Promise<void>>();
  /** Handed in last, by job. */
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

  /** From now on what is due runs. Returns at once: the queue is opened beside the first calls. */
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

  /** Hands in the next run of every job. When the first of them is due, epoch ms. */
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

  /** Begins what is due and no other server has taken. */
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

  /** By hand: with the transaction of the call. */
  async execute(trx: Db, run: Required<Pick<DueRun, 'jobId' | 'by'>>): Promise<void> {
    const queue = await this.#queue().catch((error: unknown) => {
      throw new ApiError(503, serverText('jobsAway'), { cause: error });
    });
    await queue.send(run, trx);
  }

  /** What was handed in by hand need not wait for the next look. */
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

  /** Until all that has begun here is over. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }

  /** Begins nothing new, lets what runs come to its end, and closes the queue. */
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

  /** Ends runs that have lost their server, and sends the alert that the server could not send any more. */
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

  /** With their tables; undefined: these schemas know no jobs. */
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
      // Stopped since, or set to another time.
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
