import { join, relative } from 'node:path';
import { startVitest } from 'vitest/node';
import './awake.ts';
import { addEntry, caughtIn, readEntries } from './mutantLog.ts';
import type { Entry } from './mutantLog.ts';
import type { Mutant } from './mutants.ts';
import { withSwitches } from './switches.ts';

export interface MutantRun {
  readonly root: string;
  readonly log: string;
  /** Text of a source in which the mutants stand. */
  readonly read: (file: string) => string;
  readonly mutants: readonly Mutant[];
  readonly workers: number;
  readonly server: boolean;
}

type Begun = Extract<Entry, { event: 'begun' }>;

/** Mutants that tests are busy with, or that ended the process of their tests. */
function openIn(log: string): Map<string, Begun> {
  const open = new Map<string, Begun>();
  for (const entry of readEntries(log)) {
    if (entry.event === 'begun') open.set(`${entry.test} ${entry.id}`, entry);
    else if ('id' in entry) open.delete(`${entry.test} ${entry.id}`);
  }
  return open;
}

/** Ends the workers that a mutant keeps busy for too long; what is busy is looked at again and again. */
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
        // The mutant has ended it already.
      }
    }
  }, 1_000);
  return () => clearInterval(watch);
}

async function runFiles(run: MutantRun, files: readonly string[]): Promise<void> {
  const { root, log, mutants, workers, server } = run;
  const caught = caughtIn(readEntries(log));
  const left = mutants.filter(({ id }) => !caught.has(id));
  const unwatch = watchOver(log);
  const vitest = await startVitest(
    'test',
    files.map((file) => join(root, file)),
    {
      config: false,
      root,
      watch: false,
      include: [...files],
      runner: join(root, 'tests/mutants/mutantRunnerSetup.ts'),
      reporters: [{}],
      testTimeout: 60_000,
      hookTimeout: 60_000,
      maxWorkers: workers,
      pool: 'forks',
      globalSetup: server ? [join(root, 'tests/server/postgresSetup.ts')] : [],
      provide: { mutants: { log, ids: left.map(({ id }) => id), inSequence: server } },
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

/** Shows the mutants to the files of tests; a file whose worker was ended is taken up again. */
export async function runMutants(run: MutantRun, files: readonly string[]): Promise<void> {
  const { root, log } = run;
  const first = readEntries(log).length;
  const left = (): string[] => {
    const done = new Set(
      readEntries(log)
        .slice(first)
        .flatMap((entry) => ('id' in entry ? [] : [relative(root, entry.test)])),
    );
    return files.filter((file) => !done.has(file));
  };
  let before = Infinity;
  for (let todo = left(); todo.length > 0; todo = left()) {
    const caught = caughtIn(readEntries(log));
    const alive = run.mutants.filter(({ id }) => !caught.has(id)).length;
    if (alive === 0) return;
    if (todo.length + alive >= before) throw new Error(`these tests do not end: ${todo.join(', ')}`);
    before = todo.length + alive;
    await runFiles(run, todo);
  }
}
