import { WorkerPool, type PoolSpec, type PoolTask } from './workerPool.ts';
import type { WorkerFailure } from './workerProcess.ts';

interface WorkersOptions {
  /** Heap of a process at most, whatever its kind asks for. */
  readonly mostHeapMb: number;
  /** Receives what ended a process in the middle of its task. */
  readonly onCrash?: (error: WorkerFailure) => void;
}

/** The processes of this server that read what comes from outside and write what takes much memory (decision 0095). */
export class Workers {
  readonly #pools = new Map<PoolSpec, WorkerPool>();
  readonly #options: WorkersOptions;
  #isEnded = false;

  constructor(options: WorkersOptions) {
    this.#options = options;
  }

  get pids(): readonly number[] {
    return [...this.#pools.values()].flatMap(({ pids }) => pids);
  }

  /** The answer of a worker of this kind: see `WorkerPool.run`. */
  async run<Result>(spec: PoolSpec, task: unknown, options: PoolTask): Promise<Result> {
    return (await this.#poolOf(spec).run(task, options)) as Result;
  }

  async end(): Promise<void> {
    this.#isEnded = true;
    await Promise.all([...this.#pools.values()].map((pool) => pool.end()));
  }

  #poolOf(spec: PoolSpec): WorkerPool {
    const { mostHeapMb, onCrash = () => undefined } = this.#options;
    const pool =
      this.#pools.get(spec) ?? new WorkerPool({ ...spec, heapMb: Math.min(spec.heapMb, mostHeapMb) }, onCrash);
    this.#pools.set(spec, pool);
    if (this.#isEnded) void pool.end();
    return pool;
  }
}
