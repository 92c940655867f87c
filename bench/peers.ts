import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, preview } from 'vite';
import { printLine } from './figures.ts';
import { ROOT } from './product.ts';

/**
 * Folder of the comparison harnesses next to the project; `WAYBILL_BENCH` names another folder. Ours is measured there
 * together with its peers, in one run.
 */
const HARNESSES = process.env['WAYBILL_BENCH'] ?? join(ROOT, '../shared/bench');

/** Name of our product in the results. */
export const OURS = 'waybill';

/** Medians of one peer, by the name of the measurement. */
export type Medians = Readonly<Record<string, number | null>>;

interface Results {
  readonly peers: Readonly<Record<string, Readonly<Record<string, Medians & { readonly failed?: string }>>>>;
}

export interface Comparison {
  /** Folder of the harness, and of our page below `bench/`. */
  readonly harness: 'grid' | 'form';
  readonly peers: readonly string[];
  /** The harness's option name for its sizes, and their values. */
  readonly sizes: readonly [option: 'rows' | 'fields', values: readonly number[]];
}

/** Value of `--name VALUE` on the command line. */
export function option(name: string): string | undefined {
  const at = process.argv.indexOf(`--${name}`);
  return at === -1 ? undefined : process.argv[at + 1];
}

function run(folder: string, command: string, words: readonly string[]): void {
  const { status } = spawnSync(command, words, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`${command} ${words.join(' ')} ended with ${String(status)}`);
}

/**
 * Copies the harness, because it installs and builds in its own folder; installed packages are kept for the next run.
 */
function prepare({ harness, peers }: Comparison): string {
  const source = join(HARNESSES, harness);
  if (!existsSync(source)) throw new Error(`no comparison in ${source}: WAYBILL_BENCH names the folder of all of them`);
  const folder = join(ROOT, 'dist/bench-peers', harness);
  mkdirSync(folder, { recursive: true });
  cpSync(source, folder, { recursive: true, mode: 0 });
  run(folder, 'npm', ['install', '--no-audit', '--no-fund']);
  run(folder, process.execPath, ['build.mjs', ...peers]);
  return folder;
}

/**
 * Builds our page and measures it together with its peers. Returns medians by peer and size. `-- --reps N`, default 5.
 */
export async function compare(comparison: Comparison): Promise<Results> {
  const folder = prepare(comparison);
  const configFile = join(ROOT, 'bench', comparison.harness, 'vite.config.ts');
  await build({ configFile, logLevel: 'warn' });
  const server = await preview({ configFile, preview: { port: 0 } });
  const address = server.resolvedUrls?.local[0] ?? '';
  const [name, sizes] = comparison.sizes;
  const results = join(folder, 'results.json');
  rmSync(results, { force: true });
  const words = ['--peer', comparison.peers.join(','), '--url', `${OURS}=${address}index.html`];
  printLine(`measuring ${[...comparison.peers, OURS].join(', ')} …`);
  // Asynchronous spawn, because this process serves our page.
  const child = spawn(
    process.execPath,
    ['run.mjs', ...words, `--${name}`, sizes.join(','), '--reps', option('reps') ?? '5', '--no-build'],
    { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const status = await new Promise((resolve) => child.once('exit', resolve));
  await server.close();
  if (status !== 0) throw new Error(`the comparison ended with ${String(status)}`);
  return JSON.parse(readFileSync(results, 'utf8')) as Results;
}

export interface Line {
  readonly what: string;
  readonly of: (medians: Medians) => number | null | undefined;
  /** The goal for our value, relative to the others. */
  readonly goal?: string;
}

const shown = (value: number | null | undefined): string =>
  value === null || value === undefined ? '–' : value.toFixed(Math.abs(value) < 20 ? 1 : 0);

/**
 * Prints the table of one size in the format of docs/benchmarks.md; the brackets give the ratio of ours to each peer.
 */
export function sayComparison({ peers }: Results, size: number, lines: readonly Line[]): void {
  const names = Object.keys(peers);
  const ours = peers[OURS]?.[size];
  const cell = (line: Line, name: string): string => {
    const medians = peers[name]?.[size];
    if (medians === undefined || medians.failed !== undefined) return medians?.failed ?? '–';
    const [own, value] = [ours && line.of(ours), line.of(medians)];
    const isCompared = name !== OURS && typeof own === 'number' && typeof value === 'number' && value > 0;
    return isCompared ? `${shown(value)} (${(own / value).toFixed(2)} ×)` : shown(value);
  };
  printLine(`\n| ${size} | ${names.join(' | ')} | goal |`);
  printLine(`| --- | ${names.map(() => '---').join(' | ')} | --- |`);
  for (const line of lines)
    printLine(`| ${line.what} | ${names.map((name) => cell(line, name)).join(' | ')} | ${line.goal ?? ''} |`);
}
