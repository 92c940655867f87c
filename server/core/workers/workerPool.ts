import { ApiError } from '../base/errors.ts';
import { serverText } from '../texts/serverText.ts';
import { FairQueue, type PoolShares, type WorkOwner } from './fairQueue.ts';
import { WorkerFailure, WorkerProcess, type RunOptions } from './workerProcess.ts';

/** A kind of work that is done in processes of its own. */
export interface PoolSpec {
  readonly script: URL;
  /** Processes at a time. */
  readonly processes: number;
  readonly shares: PoolShares;
  /** Heap of each process. */
  readonly heapMb: number;
  /** Tasks that wait, of all and of one user; more are refused. */
  readonly waiting: { readonly ofAll: number; readonly ofUser: number };
  /** A process that has nothing to do for so long is ended. */
  readonly idleMs: number;
  /** A process that holds more after a task is ended, so that its memory returns. */
  readonly keptMb: number;
}

export interface PoolTask extends RunOptions {
  readonly owner: WorkOwner;
}

interface Job {
  readonly owner: WorkOwner;
  readonly start: (process: WorkerProcess) => Promise<void>;
  readonly refuse: (error: unknown) => void;
}

const BYTES_OF_MB = 1024 * 1024;
/** After so many tasks a process is made anew: whatever a library keeps of one file does not stay. */
const MAX_TASKS = 100;
const RETRY_AFTER_S = 5;
const MAX_WAIT_MS = 60_000;

/** Processes of one kind: started when there is work, kept while there may be more, ended when there is none. */
export class WorkerPool {
  readonly #spec: PoolSpec;
  readonly #onCrash: (error: WorkerFailure) => void;
  readonly #queue = new FairQueue<Job>();
  readonly #running = new Set<Job>();
  readonly #processes = new Set<WorkerProcess>();
  /** The last is the warmest. */
  readonly #idle: { readonly process: WorkerProcess; readonly timer: NodeJS.Timeout }[] = [];
  #isEnded = false;

  constructor(spec: PoolSpec, onCrash: (error: WorkerFailure) => void) {
    this.#spec = spec;
    this.#onCrash = onCrash;
  }

  /** Process ids, for those who watch over them. */
  get pids(): readonly number[] {
    return [...this.#processes].flatMap(({ pid }) => pid ?? []);
  }

  /**
   * The answer of a worker. Throws `WorkerFailure` where it ended instead, 429 or 503 where there is no place, and the
   * signal's reason where that was aborted.
   */
  async run(task: unknown, { owner, signal, ...options }: PoolTask): Promise<unknown> {
    signal?.throwIfAborted();
    const { ofAll, ofUser } = this.#spec.waiting;
    const refusal = { retryAfter: RETRY_AFTER_S };
    if (this.#isEnded) throw new ApiError(503, serverText('stopping'), refusal);
    if (this.#queue.waitingOf(owner) >= ofUser) throw new ApiError(429, serverText('workersBusyForUser'), refusal);
    if (this.#queue.length >= ofAll) throw new ApiError(503, serverText('workersBusy'), refusal);
    return new Promise((resolve, reject) => {
      const leave = (reason: unknown): void => {
        if (this.#queue.remove(job)) job.refuse(reason);
      };
      const abort = (): void => leave(signal?.reason);
      const timer = setTimeout(() => leave(new ApiError(503, serverText('workersBusy'), refusal)), MAX_WAIT_MS).unref();
      const leaveQueue = (): void => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', abort);
      };
      const job: Job = {
        owner,
        start: (process) => {
          leaveQueue();
          return process.run(task, { ...options, signal }).then(resolve, (error: unknown) => {
            if (error instanceof WorkerFailure) this.#onCrash(error);
            reject(error);
          });
        },
        refuse: (error) => {
          leaveQueue();
          reject(error);
        },
      };
      signal?.addEventListener('abort', abort, { once: true });
      this.#queue.add(job);
      this.#serve();
    });
  }

  /** Ends all processes; who waits is refused. */
  async end(): Promise<void> {
    this.#isEnded = true;
    for (const job of this.#queue.removeAll()) job.refuse(new ApiError(503, serverText('stopping')));
    for (const { timer } of this.#idle.splice(0)) clearTimeout(timer);
    await Promise.all([...this.#processes].map((process) => process.end()));
  }

  #serve(): void {
    while (this.#running.size < this.#spec.processes) {
      const job = this.#queue.next(this.#running, this.#spec.shares);
      if (job === undefined) return;
      this.#running.add(job);
      void this.#do(job, this.#takeProcess());
    }
  }

  async #do(job: Job, process: WorkerProcess): Promise<void> {
    await job.start(process);
    this.#running.delete(job);
    this.#keep(process);
    this.#serve();
  }

  #takeProcess(): WorkerProcess {
    const warm = this.#idle.pop();
    if (warm !== undefined) {
      clearTimeout(warm.timer);
      return warm.process;
    }
    const process = new WorkerProcess(this.#spec.script, this.#spec.heapMb);
    this.#processes.add(process);
    void process.exited.then(() => this.#forget(process));
    return process;
  }

  #forget(process: WorkerProcess): void {
    this.#processes.delete(process);
    const at = this.#idle.findIndex((one) => one.process === process);
    if (at >= 0) clearTimeout(this.#idle.splice(at, 1)[0]?.timer);
  }

  #keep(process: WorkerProcess): void {
    const { idleMs, keptMb } = this.#spec;
    if (!this.#processes.has(process) || process.isEnding) return;
    if (this.#isEnded || process.tasks >= MAX_TASKS || process.rss > keptMb * BYTES_OF_MB) return void process.end();
    const timer = setTimeout(() => void process.end(), idleMs).unref();
    this.#idle.push({ process, timer });
  }
}
