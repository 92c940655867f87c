import { join, relative } from 'node:path';
import { BaseSequencer, startVitest } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';
import './awake.ts';
import { addEntry, caughtIn, readEntries, settledFor } from './mutantLog.ts';
import type { Entry } from './mutantLog.ts';
import type { Mutant } from './mutants.ts';
import { withSwitches } from './switches.ts';

export interface MutantRun {
  readonly root: string;
  readonly log: string;
  /** Text of a source file to which the positions of the mutants refer. */
  readonly read: (file: string) => string;
  readonly mutants: readonly Mutant[];
  readonly workers: number;
  readonly server: boolean;
}

/** The mutants that each test file runs, in the order in which the files run. */
export type Order = ReadonlyMap<string, readonly number[]>;

type Begun = Extract<Entry, { event: 'begun' }>;

/** Mutants whose test run has begun but not ended: running, or their process died. */
function openIn(log: string): Map<string, Begun> {
  const open = new Map<string, Begun>();
  for (const entry of readEntries(log)) {
    if (entry.event === 'begun') open.set(`${entry.test} ${entry.id}`, entry);
    else if ('id' in entry) open.delete(`${entry.test} ${entry.id}`);
  }
  return open;
}

/** Kills workers that run a mutant for too long; checks once a second. */
function watchOver(log: string): () => void {
  const since = new Map<string, number>();
  const watch = setInterval(() => {
    for (const [key, { pid, within }] of openIn(log)) {
      const begun = since.get(key) ?? performance.now();
      since.set(key, begun);
      if (performance.now() - begun < within) continue;
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // The process has already ended.
      }
    }
  }, 1_000);
  return () => clearInterval(watch);
}

/** Setup files of the logic and server projects, as in vitest.config.ts. */
const LEFT_BEHIND = 'tests/leftBehind.ts';
const SETUP = { logic: ['tests/shiftedClock.ts', 'tests/logicSetup.ts', LEFT_BEHIND], server: [LEFT_BEHIND] };

const inOrder = (files: readonly string[]) =>
  class extends BaseSequencer {
    override sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
      const placeOf = ({ moduleId }: TestSpecification): number => files.indexOf(moduleId);
      return Promise.resolve([...specifications].sort((one, other) => placeOf(one) - placeOf(other)));
    }
  };

async function runFiles(run: MutantRun, order: Order): Promise<void> {
  const { root, log, mutants, workers, server } = run;
  const caught = caughtIn(readEntries(log));
  const left = mutants.filter(({ id }) => !caught.has(id));
  const files = [...order.keys()].map((file) => join(root, file));
  const ids = Object.fromEntries([...order].map(([file, asked]) => [join(root, file), asked]));
  const unwatch = watchOver(log);
  const vitest = await startVitest(
    'test',
    files,
    {
      config: false,
      root,
      watch: false,
      include: [...order.keys()],
      runner: join(root, 'tests/mutants/mutantRunnerSetup.ts'),
      reporters: [{}],
      testTimeout: 60_000,
      hookTimeout: 60_000,
      expect: { poll: { timeout: 5_000 } },
      maxWorkers: workers,
      pool: 'forks',
      sequence: { sequencer: inOrder(files) },
      setupFiles: SETUP[server ? 'server' : 'logic'].map((file) => join(root, file)),
      globalSetup: server ? [join(root, 'tests/server/postgresSetup.ts')] : [],
      provide: { mutants: { log, ids, inSequence: server } },
      onConsoleLog: () => false,
    },
    { plugins: [switchesIn(run, left)], logLevel: 'silent' },
  );
  await vitest.close();
  unwatch();
  for (const { test, id } of openIn(log).values()) addEntry(log, { event: 'hung', test, id });
}

const switchesIn = ({ root, read }: MutantRun, mutants: readonly Mutant[]) => ({
  name: 'mutants',
  enforce: 'pre' as const,
  transform(_code: string, id: string): string | undefined {
    const file = relative(root, id);
    const inFile = mutants.filter((mutant) => mutant.file === file);
    return inFile.length === 0 ? undefined : withSwitches(id, read(file), inFile);
  },
});

/** The remaining part of an order: unfinished test files with mutants that are neither caught nor already run there. */
function leftOf({ root, log }: MutantRun, order: Order, first: number): Order {
  const entries = readEntries(log);
  const done = new Set(entries.slice(first).flatMap((entry) => ('id' in entry ? [] : [relative(root, entry.test)])));
  const left = [...order].flatMap(([file, ids]) => {
    const settled = settledFor(join(root, file), entries);
    const asked = ids.filter((id) => !settled.has(id));
    return done.has(file) || asked.length === 0 ? [] : [[file, asked] as const];
  });
  return new Map(left);
}

/** Runs test files with their mutants; a file whose worker was killed is resumed. */
export async function runMutants(run: MutantRun, order: Order): Promise<void> {
  const first = readEntries(run.log).length;
  let before = Infinity;
  for (let left = leftOf(run, order, first); left.size > 0; left = leftOf(run, order, first)) {
    const asked = [...left.values()].reduce((sum, ids) => sum + ids.length, left.size);
    if (asked >= before) {
      for (const file of left.keys())
        addEntry(run.log, { event: 'unfit', test: join(run.root, file), reason: 'ends its process without a mutant' });
      return;
    }
    before = asked;
    await runFiles(run, left);
  }
}
