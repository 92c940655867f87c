import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compilerOf } from './mutants/compiler.ts';
import { equivalentsOf } from './mutants/equivalents.ts';
import type { Equivalent } from './mutants/equivalents.ts';
import { readEntries } from './mutants/mutantLog.ts';
import type { Mutant } from './mutants/mutants.ts';
import { byLot, mutantsOf } from './mutants/mutants.ts';
import { readOptions, USAGE } from './mutants/options.ts';
import type { MutantOptions } from './mutants/options.ts';
import { GOAL, inBrowserOf, livingOf, scoreOf, tableOf } from './mutants/report.ts';
import type { Judged } from './mutants/report.ts';
import { nearestFirst, placeOf, PLACES, modulesOf, testsBeside } from './mutants/modules.ts';
import type { Place, MeasuredModule } from './mutants/modules.ts';
import { runMutants } from './mutants/runMutants.ts';

/** Measures how many of the possible bugs in a module its tests detect: see docs/mutants.md. */
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const reports = join(root, '.reports');
const log = join(reports, 'mutants.ndjson');
const texts = new Map<string, string>();

/** Returns the text of the first read, even if the file changes meanwhile: mutants are positions in it. */
function read(file: string): string {
  const text = texts.get(file) ?? readFileSync(join(root, file), 'utf8');
  texts.set(file, text);
  return text;
}

const equivalents = equivalentsOf(JSON.parse(read('tests/mutants/equivalent.json')) as Equivalent[]);

const compilers: Record<string, ReturnType<typeof compilerOf>> = {};
let ids = 0;

/** Selects the mutants of a module that compile, up to the sample size. */
function draw(module: MeasuredModule, { sample, seed, file }: MutantOptions): Judged {
  const files = module.files.filter((path) => path.includes(file));
  const all = files.flatMap((path) => mutantsOf(module.name, path, read(path)));
  for (const { file: path, line, change } of equivalents.stale(all))
    console.warn(`tests/mutants/equivalent.json speaks of what is not in ${path} any more: ${line}: ${change}`);
  const compiles = (compilers[placeOf(module.name)] ??= compilerOf(join(root, placeOf(module.name)), read));
  const mutants: Mutant[] = [];
  let equivalent = 0;
  for (const drawn of byLot(all, seed)) {
    if (mutants.length + equivalent >= sample) break;
    if (!compiles(drawn)) continue;
    if (equivalents.holds(drawn)) equivalent += 1;
    else mutants.push({ ...drawn, id: (ids += 1) });
  }
  return { module, mutants, equivalent };
}

/**
 * Number of test files that run with all mutants of a module first; the others get only the mutants that survive those.
 */
const NEAREST = 2;

/** Runs a test file once for all modules that it tests. */
function orderOf(judged: readonly Judged[], from: number, to: number): Map<string, number[]> {
  const order = new Map<string, number[]>();
  for (const { module, mutants } of judged) {
    const ids = mutants.map(({ id }) => id);
    const files = mutants.map(({ file }) => file);
    for (const test of nearestFirst(module, files).slice(from, to))
      order.set(test, [...(order.get(test) ?? []), ...ids]);
  }
  return order;
}

async function show(place: Place, judged: readonly Judged[], options: MutantOptions): Promise<void> {
  const mutants = judged.flatMap((one) => one.mutants);
  const run = { root, log, read, mutants, workers: options.workers, server: place === 'server' };
  await runMutants(run, orderOf(judged, 0, Math.min(NEAREST, options.nearest)));
  await runMutants(run, orderOf(judged, NEAREST, options.nearest));
  if (!options.wide) return;
  const ids = mutants.map(({ id }) => id);
  await runMutants(run, new Map(testsBeside(root, place).map((test) => [test, ids])));
}

const isAsked =
  ({ modules }: MutantOptions) =>
  ({ name }: MeasuredModule): boolean =>
    modules.length === 0 || modules.some((asked) => `${name}/`.startsWith(asked.endsWith('/') ? asked : `${asked}/`));

async function run(): Promise<number> {
  const options = readOptions(process.argv.slice(2));
  const modules = options === undefined ? [] : modulesOf(root).filter(isAsked(options));
  if (options === undefined || modules.length === 0) {
    console.error(USAGE);
    return 2;
  }
  mkdirSync(reports, { recursive: true });
  rmSync(log, { force: true });
  const judged = modules
    .map((module) => draw(module, options))
    .filter(({ mutants, equivalent }) => mutants.length + equivalent > 0);
  // Prints the results so far when interrupted.
  process.once('SIGINT', () => process.exit(report(modules, judged)));
  for (const place of PLACES) {
    const there = judged.filter(({ module }) => placeOf(module.name) === place);
    if (there.length > 0) await show(place, there, options);
  }
  return report(modules, judged);
}

/** Prints the surviving mutants and the scores. Returns the exit code. */
function report(modules: readonly MeasuredModule[], judged: readonly Judged[]): number {
  const entries = readEntries(log);
  for (const { module, mutants } of judged) console.log([`\n${module.name}`, ...livingOf(mutants, entries)].join('\n'));
  for (const entry of entries) if (entry.event === 'unfit') console.warn(`\nnot asked: ${entry.test}: ${entry.reason}`);
  console.log(`\n${tableOf(judged, entries)}`);
  const inBrowser = inBrowserOf(modules);
  if (inBrowser !== undefined) console.log(`\n${inBrowser}`);
  return judged.every(({ mutants }) => scoreOf(mutants, entries) >= GOAL) ? 0 : 1;
}

process.exitCode = await run();
