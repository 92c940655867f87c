import { basename, extname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { WorkerPool, type PoolSpec, type PoolTask } from './workerPool.ts';
import type { WorkerFailure } from './workerProcess.ts';

interface WorkersOptions {
  /** Upper limit for the heap of a process, whatever its kind requests. */
  readonly mostHeapMb: number;
  /** Folder of the built scripts; by default next to the modules that use them. */
  readonly scriptFolder?: string | undefined;
  /** Called when a process ended during a task. */
  readonly onCrash?: (error: WorkerFailure) => void;
}

/** Returns the built script of a source: `bookWorker.mjs` for `bookWorker.ts`. */
const builtScript = (script: URL, folder: string): URL => {
  const path = fileURLToPath(script);
  return pathToFileURL(join(folder, `${basename(path, extname(path))}.mjs`));
};

/** The processes of this server that parse input from outside and write what takes much memory (decision 0095). */
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

  /** Runs a task in a worker of this kind; see `WorkerPool.run`. */
  async run<Result>(spec: PoolSpec, task: unknown, options: PoolTask): Promise<Result> {
    return (await this.#poolOf(spec).run(task, options)) as Result;
  }

  async end(): Promise<void> {
    this.#isEnded = true;
    await Promise.all([...this.#pools.values()].map((pool) => pool.end()));
  }

  #poolOf(spec: PoolSpec): WorkerPool {
    const { mostHeapMb, scriptFolder, onCrash = () => undefined } = this.#options;
    const heapMb = Math.min(spec.heapMb, mostHeapMb);
    const script = scriptFolder === undefined ? spec.script : builtScript(spec.script, scriptFolder);
    const pool = this.#pools.get(spec) ?? new WorkerPool({ ...spec, script, heapMb }, onCrash);
    this.#pools.set(spec, pool);
    if (this.#isEnded) void pool.end();
    return pool;
  }
}
