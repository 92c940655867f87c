import { TestRunner, vi } from 'vitest';
import type { RunnerTask, RunnerTestFile } from 'vitest';
import { startTests } from 'vitest/internal/browser';
import { awake } from '../../scripts/mutants/awake.ts';
import { addEntry, caughtIn, readEntries, settledFor } from '../../scripts/mutants/mutantLog.ts';

/** Data that the run passes to its workers. */
export interface MutantOrder {
  readonly log: string;
  /** By test file. */
  readonly ids: Readonly<Record<string, readonly number[]>>;
  /** Tests depend on earlier tests: all tests up to the last that reaches a mutant are run. */
  readonly inSequence: boolean;
}

declare module 'vitest' {
  interface ProvidedContext {
    mutants: MutantOrder;
  }
}

/** Slower tests are not run with mutants; milliseconds. */
const SLOW_TEST = 3_000;
/** Tests in sequence that end later than this are not run with mutants either; milliseconds. */
const SLOW_SEQUENCE = 60_000;
/** Timeout of a test that runs with a mutant; milliseconds. */
const TEST_TIMEOUT = 8_000;

interface Reach {
  readonly ids: ReadonlySet<number>;
  readonly index: number;
  readonly slow: boolean;
}

/** Runs a file's tests once unchanged, then once per mutant that they reach, in the same process, until one fails. */
export default class MutantRunner extends TestRunner {
  private readonly order: MutantOrder = this.injectValue('mutants') as MutantOrder;
  private readonly reaches = new Map<string, Reach>();
  /** Mutants reached during the import of the file; `between`: those reached outside of tests. */
  private readonly atImport = new Set<number>();
  private readonly between = new Set<number>();
  private file: RunnerTestFile | undefined;
  private begun = 0;
  /** Whether the tests are known to pass when they run a second time in the process. */
  private isFit = false;

  constructor(config: TestRunner['config']) {
    super(config);
    awake.reached = this.atImport;
  }

  onBeforeRunFiles([file]: RunnerTestFile[]): void {
    this.file = file;
    awake.reached = this.between;
    this.begun = performance.now();
    const settled = settledFor(file?.filepath ?? '', readEntries(this.order.log));
    if (this.idsOf(file).every((id) => settled.has(id))) this.cancel('keyboard-input');
  }

  override async onBeforeRunTask(test: RunnerTask): Promise<void> {
    await super.onBeforeRunTask(test);
    awake.reached = new Set();
  }

  override onAfterRunTask(test: RunnerTask): void {
    super.onAfterRunTask(test);
    const ids = awake.reached ?? new Set<number>();
    const slow = this.order.inSequence
      ? performance.now() - this.begun > SLOW_SEQUENCE
      : (test.result?.duration ?? 0) > SLOW_TEST;
    this.reaches.set(test.id, { ids, slow, index: this.reaches.size });
    awake.reached = this.between;
  }

  override async onAfterRunFiles(): Promise<void> {
    super.onAfterRunFiles();
    awake.reached = undefined;
    if (this.file !== undefined) await this.askMutants(this.file);
  }

  private async askMutants(file: RunnerTestFile): Promise<void> {
    const { log } = this.order;
    const test = file.filepath;
    const settled = settledFor(test, readEntries(log));
    const asked = this.idsOf(file).filter((id) => this.isReached(id) && !settled.has(id));
    if (file.result?.state === 'fail') return addEntry(log, { event: 'unfit', test, reason: 'fails without a mutant' });
    const usual = performance.now() - this.begun;
    awake.mostTurns = 100_000 + awake.turns * 20;
    for (const id of asked) {
      const unfit = caughtIn(readEntries(log)).has(id) ? undefined : await this.ask(file, id, usual);
      if (unfit !== undefined)
        return addEntry(log, { event: 'unfit', test, reason: `fails at the second go: ${unfit}` });
    }
    addEntry(log, { event: 'done', test });
  }

  /**
   * Runs the tests with a mutant and logs the result. Returns the test that also fails in a second run without a
   * mutant, which is checked when the file catches its first mutant.
   */
  private async ask(file: RunnerTestFile, id: number, usual: number): Promise<string | undefined> {
    const { log } = this.order;
    const test = file.filepath;
    const within = Math.round(TEST_TIMEOUT * 2 + usual * 5);
    addEntry(log, { event: 'begun', test, id, pid: process.pid, within });
    const failed = await this.attempt(file, id);
    const unfit = failed === undefined || this.isFit ? undefined : await this.attempt(file, undefined);
    this.isFit ||= failed !== undefined && unfit === undefined;
    const isNoticed = failed !== undefined && unfit === undefined;
    addEntry(log, isNoticed ? { event: 'killed', test, id, by: failed } : { event: 'lived', test, id });
    return unfit;
  }

  private idsOf(file: RunnerTestFile | undefined): readonly number[] {
    return this.order.ids[file?.filepath ?? ''] ?? [];
  }

  private isReached(id: number): boolean {
    const isAsked = ({ ids, slow }: Reach): boolean => ids.has(id) && !slow;
    return this.atImport.has(id) || this.between.has(id) || [...this.reaches.values()].some(isAsked);
  }

  /** The tests to run with a mutant; all of them when it was reached outside of a test. */
  private testsFor(id: number | undefined): (test: RunnerTask) => boolean {
    const reaches = [...this.reaches.values()].filter(({ ids }) => id !== undefined && ids.has(id));
    const last = Math.max(...reaches.map(({ index }) => index));
    const everywhere = id === undefined || this.atImport.has(id) || this.between.has(id);
    return ({ id: test }) => {
      const reach = this.reaches.get(test);
      if (reach === undefined || reach.slow) return false;
      if (everywhere) return true;
      return this.order.inSequence ? reach.index <= last : reaches.includes(reach);
    };
  }

  private async attempt(file: RunnerTestFile, id: number | undefined): Promise<string | undefined> {
    const atImport = id !== undefined && this.atImport.has(id);
    if (atImport) vi.resetModules();
    else this.forget(file.filepath);
    Object.assign(awake, { id, turns: 0 });
    const failed = await this.failureOf(file, this.testsFor(id));
    awake.id = undefined;
    if (atImport) vi.resetModules();
    return failed;
  }

  /** Name of the first test that fails. */
  private async failureOf(file: RunnerTestFile, wanted: (test: RunnerTask) => boolean): Promise<string | undefined> {
    let failed: string | undefined;
    const loud = process.listeners('unhandledRejection');
    const onUnhandled = (): void => void (failed ??= 'an unhandled rejection');
    process.removeAllListeners('unhandledRejection');
    process.on('unhandledRejection', onUnhandled);
    const quiet = Object.create(this) as TestRunner;
    Object.assign(quiet, {
      config: { ...this.config, testTimeout: TEST_TIMEOUT, retry: 0 },
      cancelRun: false,
      onTaskUpdate: undefined,
      onCollectStart: TestRunner.prototype.onCollectStart,
      onCollected: undefined,
      onBeforeRunFiles: undefined,
      onAfterRunFiles: TestRunner.prototype.onAfterRunFiles,
      onBeforeRunTask: async (test: RunnerTask) => {
        await TestRunner.prototype.onBeforeRunTask.call(quiet, test);
        if (test.mode === 'run' && !wanted(test)) test.mode = 'skip';
      },
      onAfterRunTask: (test: RunnerTask) => {
        TestRunner.prototype.onAfterRunTask.call(quiet, test);
        if (test.result?.state !== 'fail') return;
        failed ??= test.name;
        quiet.cancel('test-failure');
      },
    });
    const [ran] = await startTests([{ filepath: file.filepath, testLocations: undefined }], quiet);
    if (ran?.result?.state === 'fail') failed ??= ran.result.errors?.[0]?.message ?? 'the file';
    process.removeListener('unhandledRejection', onUnhandled);
    for (const listener of loud) process.on('unhandledRejection', listener);
    return failed;
  }

  /** Invalidates the file's own modules, so that they are evaluated again, and keeps its imports cached. */
  private forget(filepath: string): void {
    const { workerState } = this as unknown as { workerState: WorkerState };
    for (const module of workerState.evaluatedModules.fileToModulesMap.get(filepath) ?? [])
      workerState.evaluatedModules.invalidateModule(module);
  }
}

interface WorkerState {
  readonly evaluatedModules: {
    readonly fileToModulesMap: ReadonlyMap<string, Iterable<object>>;
    readonly invalidateModule: (module: object) => void;
  };
}
