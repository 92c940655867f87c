import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/** Test results, one line per entry: written by the workers, read by all workers and by the run. */
export type Entry =
  | {
      readonly event: 'begun';
      readonly test: string;
      readonly id: number;
      readonly pid: number;
      readonly within: number;
    }
  | { readonly event: 'lived' | 'killed'; readonly test: string; readonly id: number; readonly by?: string | undefined }
  | { readonly event: 'hung'; readonly test: string; readonly id: number }
  | { readonly event: 'done' | 'unfit'; readonly test: string; readonly reason?: string | undefined };

export const addEntry = (log: string, entry: Entry): void => appendFileSync(log, `${JSON.stringify(entry)}\n`);

export function readEntries(log: string): Entry[] {
  if (!existsSync(log)) return [];
  const lines = readFileSync(log, 'utf8').split('\n').slice(0, -1);
  return lines.map((line) => JSON.parse(line) as Entry);
}

/** Killed and hung mutants, which need no further tests. */
export const caughtIn = (entries: readonly Entry[]): Set<number> =>
  new Set(entries.flatMap((entry) => (entry.event === 'killed' || entry.event === 'hung' ? [entry.id] : [])));

/** Mutants that this test file need not run: caught, or already survived it. */
export const settledFor = (test: string, entries: readonly Entry[]): Set<number> =>
  new Set([
    ...caughtIn(entries),
    ...entries.flatMap((entry) => (entry.event === 'lived' && entry.test === test ? [entry.id] : [])),
  ]);
