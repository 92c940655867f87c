import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compilerOf } from './mutants/compiler.ts';
import { equivalentsOf } from './mutants/equivalents.ts';
import type { Equivalent } from './mutants/equivalents.ts';
import { caughtIn, readEntries } from './mutants/mutantLog.ts';
import type { Mutant } from './mutants/mutants.ts';
import { byLot, mutantsOf } from './mutants/mutants.ts';
import { readOptions, USAGE } from './mutants/options.ts';
import type { MutantOptions } from './mutants/options.ts';
import { GOAL, livingOf, scoreOf, tableOf } from './mutants/report.ts';
import type { Judged } from './mutants/report.ts';
import { placeOf, roomsOf, testsBeside } from './mutants/rooms.ts';
import type { Room } from './mutants/rooms.ts';
import { runMutants } from './mutants/runMutants.ts';

/** How many of the bugs that could be written into a room its tests would notice: see docs/mutants.md. */
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const reports = join(root, '.reports');
const log = join(reports, 'mutants.ndjson');
const texts = new Map<string, string>();

/** Of the first time: mutants are places in it, whoever writes meanwhile. */
function read(file: string): string {
  const text = texts.get(file) ?? readFileSync(join(root, file), 'utf8');
  texts.set(file, text);
  return text;
}

const equivalents = equivalentsOf(JSON.parse(read('tests/mutants/equivalent.json')) as Equivalent[]);

const compilers: Record<string, ReturnType<typeof compilerOf>> = {};
let ids = 0;

/** The mutants of a room that TypeScript lets pass, as many as are asked for. */
function draw(room: Room, { sample, seed, file }: MutantOptions): Judged {
  const files = room.files.filter((path) => path.includes(file));
  const all = files.flatMap((path) => mutantsOf(room.name, path, read(path)));
  for (const { file: path, line, change } of equivalents.stale(all))
    console.warn(`tests/mutants/equivalent.json speaks of what is not in ${path} any more: ${line}: ${change}`);
  const compiles = (compilers[placeOf(room.name)] ??= compilerOf(join(root, placeOf(room.name)), read));
  const mutants: Mutant[] = [];
  let equivalent = 0;
  for (const drawn of byLot(all, seed)) {
    if (mutants.length + equivalent >= sample) break;
    if (!compiles(drawn)) continue;
    if (equivalents.holds(drawn)) equivalent += 1;
    else mutants.push({ ...drawn, id: (ids += 1) });
  }
  return { room, mutants, equivalent };
}

async function show(place: string, judged: readonly Judged[], options: MutantOptions): Promise<void> {
  const run = { root, log, read, workers: options.workers, server: place === 'server' };
  for (const { room, mutants } of judged) await runMutants({ ...run, mutants }, room.tests);
  if (!options.wide) return;
  const caught = caughtIn(readEntries(log));
  const left = judged.flatMap(({ mutants }) => mutants).filter(({ id }) => !caught.has(id));
  await runMutants({ ...run, mutants: left }, testsBeside(root, place));
}

const isAsked =
  ({ rooms }: MutantOptions) =>
  ({ name }: Room): boolean =>
    rooms.length === 0 || rooms.some((asked) => `${name}/`.startsWith(asked.endsWith('/') ? asked : `${asked}/`));

async function run(): Promise<number> {
  const options = readOptions(process.argv.slice(2));
  const rooms = options === undefined ? [] : roomsOf(root).filter(isAsked(options));
  if (options === undefined || rooms.length === 0) {
    console.error(USAGE);
    return 2;
  }
  mkdirSync(reports, { recursive: true });
  rmSync(log, { force: true });
  const judged = rooms.map((room) => draw(room, options));
  for (const place of ['engine', 'server']) {
    const there = judged.filter(({ room }) => placeOf(room.name) === place);
    if (there.length > 0) await show(place, there, options);
  }
  const entries = readEntries(log);
  for (const { room, mutants } of judged) console.log([`\n${room.name}`, ...livingOf(mutants, entries)].join('\n'));
  for (const entry of entries) if (entry.event === 'unfit') console.warn(`\nnot asked: ${entry.test}: ${entry.reason}`);
  console.log(`\n${tableOf(judged, entries)}`);
  return judged.every(({ mutants }) => scoreOf(mutants, entries) >= GOAL) ? 0 : 1;
}

process.exitCode = await run();
