import { fork, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { pathToFileURL, fileURLToPath } from 'node:url';
import { BESIDES_HEAP_MB, type WorkerMessage, type WorkerTask } from './workerMessages.ts';

/** Why a task has no answer, when its own code did not report an error. */
export type WorkerFault = 'tooSlow' | 'tooMuchMemory' | 'crashed';

/** A worker process ended in the middle of its task. */
export class WorkerFailure extends Error {
  override readonly name = 'WorkerFailure';
  constructor(
    readonly fault: WorkerFault,
    detail: string,
  ) {
    super(`${fault}: ${detail}`);
  }
}

export interface RunOptions {
  /** How long the task may take once it has a process. */
  readonly milliseconds: number;
  /** Receives parts of the answer, in order. */
  readonly onPart?: ((value: unknown) => void) | undefined;
  /** Aborts the task and ends its process. */
  readonly signal?: AbortSignal | undefined;
}

interface Running {
  readonly onPart: RunOptions['onPart'];
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** Environment variables that a process inherits from the server: no addresses, no passwords. */
const ENVIRONMENT = ['PATH', 'HOME', 'LANG', 'TZ', 'TMPDIR', 'TEMP', 'TMP', 'SYSTEMROOT'];
const START_MS = 60_000;
/** Maximum characters of a process's error output that are reported to the operator. */
const MAX_COMPLAINT = 2000;
/** How long the rest of its error output is awaited, ms. */
const COMPLAINT_MS = 200;
/** Exit code of Node and V8 when they abort. */
const ABORTED = 134;

const environment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => ENVIRONMENT.includes(name.toUpperCase())));

/** Sources are loaded through tsx, which the built server does not need. */
const loaderOf = (script: URL): readonly string[] =>
  script.pathname.endsWith('.ts')
    ? ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href]
    : [];

/** Returns the script of a worker, next to the calling module, as source or as built file. */
export const workerScript = (moduleUrl: string, name: string): URL =>
  new URL(`./${name}.${moduleUrl.endsWith('.ts') ? 'ts' : 'mjs'}`, moduleUrl);

/** One child process that works for this server, one task at a time. Its end affects nothing else. */
export class WorkerProcess {
  /** Number of tasks it was given. */
  tasks = 0;
  /** Memory after its last task, bytes. */
  rss = 0;
  readonly #child: ChildProcess;
  readonly #exited: Promise<WorkerFailure>;
  readonly #ready: Promise<void>;
  #running: Running | undefined;
  #complaint = '';
  /** Why the server ended it. */
  #reason: WorkerFault | undefined;

  constructor(script: URL, heapMb: number) {
    this.#child = fork(fileURLToPath(script), [String(heapMb + BESIDES_HEAP_MB), String(process.pid)], {
      execArgv: [`--max-old-space-size=${heapMb}`, ...loaderOf(script)],
      env: environment(),
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    this.#child.stderr?.on('data', (text: Buffer) => {
      this.#complaint = (this.#complaint + text.toString()).slice(0, MAX_COMPLAINT);
    });
    this.#exited = this.#untilExit();
    void this.#exited.then((failure) => this.#running?.reject(failure));
    this.#ready = this.#untilReady();
    // The error is reported to the caller of `run`.
    this.#ready.catch(() => undefined);
    this.#rest();
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  /** Whether it no longer accepts tasks. */
  get isEnding(): boolean {
    return this.#child.killed || this.#child.exitCode !== null || this.#child.signalCode !== null;
  }

  /** Settles when the process has exited. */
  get exited(): Promise<unknown> {
    return this.#exited;
  }

  async run(task: unknown, { milliseconds, onPart, signal }: RunOptions): Promise<unknown> {
    this.tasks += 1;
    this.#wake();
    const abort = (): void => this.#end('crashed');
    signal?.addEventListener('abort', abort, { once: true });
    let timer: NodeJS.Timeout | undefined;
    try {
      await this.#ready;
      signal?.throwIfAborted();
      timer = setTimeout(() => this.#end('tooSlow'), milliseconds);
      return await this.#asked({ task }, onPart);
    } catch (error) {
      signal?.throwIfAborted();
      throw error;
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
      this.#rest();
    }
  }

  /** Kills the process at once, whatever it does. */
  async end(): Promise<void> {
    this.#child.kill('SIGKILL');
    await this.#exited;
  }

  #asked(message: WorkerTask, onPart: RunOptions['onPart']): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.#running = { onPart, resolve, reject };
      // If sending fails, the process is gone, which rejects the task.
      this.#child.send(message, () => undefined);
      if (this.isEnding) void this.#exited.then(reject);
    });
  }

  #untilExit(): Promise<WorkerFailure> {
    return new Promise((resolve) => {
      const settle = (): void => resolve(this.#failure());
      // Error output may still be in transit; a child of the process may hold the pipe for longer.
      this.#child.once('close', settle);
      this.#child.once('exit', () => setTimeout(settle, COMPLAINT_MS));
      this.#child.on('error', ({ message }) => {
        this.#complaint ||= message;
        if (this.pid === undefined) settle();
      });
    });
  }

  #untilReady(): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#end('tooSlow'), START_MS).unref();
      void this.#exited.then((failure) => {
        clearTimeout(timer);
        return reject(failure);
      });
      this.#child.on('message', (message: WorkerMessage) => {
        if (message.kind !== 'ready') return this.#receive(message);
        clearTimeout(timer);
        resolve();
      });
    });
  }

  #receive(message: Exclude<WorkerMessage, { readonly kind: 'ready' }>): void {
    if (message.kind === 'part') return this.#running?.onPart?.(message.value);
    const running = this.#running;
    this.#running = undefined;
    if (message.kind === 'failed') running?.reject(new Error(message.message));
    else {
      this.rss = message.rss;
      running?.resolve(message.value);
    }
  }

  #end(reason: WorkerFault): void {
    this.#reason ??= reason;
    this.#child.kill('SIGKILL');
  }

  /**
   * V8 aborts when its heap is full; the process kills itself, or the system does, when it uses too much memory
   * otherwise.
   */
  #failure(): WorkerFailure {
    const { exitCode: code, signalCode: signal } = this.#child;
    const isMemory = signal === 'SIGKILL' || signal === 'SIGABRT' || code === ABORTED;
    const fault = this.#reason ?? (isMemory ? 'tooMuchMemory' : 'crashed');
    const fatal = /FATAL ERROR: .*/.exec(this.#complaint)?.[0] ?? this.#complaint.trim();
    return new WorkerFailure(fault, `the process ended with ${signal ?? code} ${fatal}`.trim());
  }

  /** An idle process does not keep this program running. */
  #rest(): void {
    this.#child.unref();
    this.#child.channel?.unref();
    Object(this.#child.stderr)?.unref?.();
  }

  #wake(): void {
    this.#child.ref();
    this.#child.channel?.ref();
  }
}
