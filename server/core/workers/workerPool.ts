import { ApiError } from '../base/errors.ts';
import { serverText } from '../texts/serverText.ts';
import { FairQueue, type PoolShares, type WorkOwner } from './fairQueue.ts';
import { WorkerFailure, WorkerProcess, type RunOptions } from './workerProcess.ts';

/** A kind of work that runs in dedicated processes. */
export interface PoolSpec {
  readonly script: URL;
  /** Maximum number of processes. */
  readonly processes: number;
  readonly shares: PoolShares;
  /** Heap of each process, MB. */
  readonly heapMb: number;
  /** Maximum waiting tasks, in total and per user; further ones are refused. */
  readonly waiting: { readonly ofAll: number; readonly ofUser: number };
  /** Idle time after which a process is ended. */
  readonly idleMs: number;
  /** A process that uses more memory after a task, MB, is ended so that the memory is freed. */
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
/** After this many tasks a process is replaced, so that nothing a library retains from one file accumulates. */
const MAX_TASKS = 100;
const RETRY_AFTER_S = 5;
const MAX_WAIT_MS = 60_000;

/** Processes of one kind: started on demand, kept while more work is expected, ended when idle. */
export class WorkerPool {
  readonly #spec: PoolSpec;
  readonly #onCrash: (error: WorkerFailure) => void;
  readonly #queue = new FairQueue<Job>();
  readonly #running = new Set<Job>();
  readonly #processes = new Set<WorkerProcess>();
  /** The last one was used most recently and is reused first. */
  readonly #idle: { readonly process: WorkerProcess; readonly timer: NodeJS.Timeout }[] = [];
  #isEnded = false;

  constructor(spec: PoolSpec, onCrash: (error: WorkerFailure) => void) {
    this.#spec = spec;
    this.#onCrash = onCrash;
  }

  /** Process ids, for monitoring. */
  get pids(): readonly number[] {
    return [...this.#processes].flatMap(({ pid }) => pid ?? []);
  }

  /**
   * Runs a task and returns the worker's answer. Throws `WorkerFailure` when the process ended instead, 429 or 503 when
   * the queue is full or closed, and the signal's reason when it was aborted.
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

  /** Ends all processes; waiting tasks are refused. */
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
