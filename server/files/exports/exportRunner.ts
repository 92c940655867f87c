import { ApiError } from '../../core/base/errors.ts';
import { isFullDisk } from '../../core/base/fullDisk.ts';
import { formatText, serverText } from '../../core/texts/serverText.ts';
import type { Db } from '../../core/database/db.ts';
import { createDictionaryTexts } from '../../data/dictionaries/dictionaryTexts.ts';
import type { Services } from '../../core/services/services.ts';
import { createPageTables } from '../../data/tables/pageTables.ts';
import { beat, endJob, finishJob, giveUpJobs, makeNextJob, putBack, type ExportJob } from './exportQueue.ts';
import { runExport, type ExportMeans } from './runExport.ts';

/** On this server; each job holds a connection until its end. */
const MAX_AT_ONCE = 2;
const BEAT_MS = 1000;
/**
 * Poll interval for waiting jobs, in addition to notifications on this server: finds jobs that another server
 * abandoned.
 */
const LOOK_EVERY_MS = 5000;

/** Resources for reading exports on this server. */
export const exportMeans = (services: Services): ExportMeans => ({
  services,
  texts: createDictionaryTexts((code, language) => services.schemas.dictionary(code, language)),
  tables: createPageTables(services.db, () => services.schemas.pages()),
});

interface Running {
  readonly stop: AbortController;
  readonly over: Promise<unknown>;
}

interface Making {
  readonly stop: AbortController;
  /** Connection that holds the lock of the job. */
  readonly connection: Db;
  done: number;
  /** The connection broke, and the lock with it: another server may have started the job. */
  isLost: boolean;
}

/** Processes exports in the background, including those that another server abandoned. */
export class ExportRunner {
  readonly means: ExportMeans;
  readonly #onError: (error: unknown) => void;
  readonly #running = new Map<string, Running>();
  #looking: Promise<void> = Promise.resolve();
  #timer: ReturnType<typeof setInterval> | undefined;
  #isClosed = false;

  constructor(means: ExportMeans, onError: (error: unknown) => void) {
    this.means = means;
    this.#onError = onError;
  }

  start(): void {
    this.#timer ??= setInterval(() => this.wake(), LOOK_EVERY_MS).unref();
    this.wake();
  }

  /** Checks for waiting jobs. */
  wake(): void {
    this.#looking = this.#looking.then(() => this.#look()).catch(this.#onError);
  }

  /** Stops a job of this server before its next beat. */
  cancel(id: string): void {
    this.#running.get(id)?.stop.abort();
  }

  /** Stops; unfinished jobs are started again by the next server. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    await this.#looking;
    for (const { stop } of this.#running.values()) stop.abort();
    await Promise.all([...this.#running.values()].map(({ over }) => over));
  }

  async #look(): Promise<void> {
    const { db } = this.means.services;
    if (this.#isClosed) return;
    await giveUpJobs(db, formatText(serverText('exportBroke')));
    while (!this.#isClosed && this.#running.size < MAX_AT_ONCE) if (!(await this.#beginNext())) return;
  }

  /** Resolves with true once the next job has started, or with false if there is none. */
  #beginNext(): Promise<boolean> {
    return new Promise((resolve, reject) => {
      const over = makeNextJob(this.means.services.db, async (job, connection) => {
        const making: Making = { stop: new AbortController(), connection, done: 0, isLost: false };
        this.#running.set(job.id, { stop: making.stop, over });
        resolve(true);
        await this.#make(job, making)
          .catch(this.#onError)
          .finally(() => this.#running.delete(job.id));
      });
      const settle = async (): Promise<void> => {
        const wasFound = await over;
        resolve(wasFound);
        if (wasFound && !this.#isClosed) this.wake();
      };
      settle().catch(reject);
    });
  }

  async #make(job: ExportJob, making: Making): Promise<void> {
    const { db, contents } = this.means.services;
    const { stop } = making;
    const heart = setInterval(() => void this.#beat(job, making), BEAT_MS);
    try {
      const made = await runExport(this.means, job, { stop, onRows: (count) => (making.done += count) });
      try {
        await db.transaction().execute(async (trx) => {
          if (await finishJob(trx, job, made)) await contents.claim(trx, made.content, job.id);
          else await endJob(trx, job, '');
        });
      } finally {
        await contents.settle(made.content);
      }
    } catch (error) {
      if (this.#isClosed || making.isLost) await putBack(db, job);
      else await endJob(db, job, this.#words(error, job, stop));
    } finally {
      clearInterval(heart);
    }
  }

  async #beat(job: ExportJob, making: Making): Promise<void> {
    try {
      if (!(await beat(making.connection, job, making.done))) making.stop.abort();
    } catch (error) {
      making.isLost = true;
      making.stop.abort();
      this.#onError(error);
    }
  }

  /** Message for an error: an `ApiError` has its own; other errors are reported to the operator. */
  #words(error: unknown, { language }: ExportJob, { signal }: AbortController): string {
    if (error instanceof ApiError) return formatText(error.said, language);
    if (!signal.aborted) this.#onError(error);
    if (isFullDisk(error)) return formatText(serverText('diskFull'), language);
    return formatText(serverText('exportBroke'), language);
  }
}
