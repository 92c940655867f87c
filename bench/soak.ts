import { setTimeout as wait } from 'node:timers/promises';
import { openDb } from '../server/core/database/db.ts';
import { median, printLine, printTable, type Figure } from './figures.ts';
import { withProduct, type Bench } from './product.ts';
import { addClerks } from './server/clerks.ts';
import { fillDeclarations } from './server/fill.ts';
import { sampleMemory, type MemorySample } from './soak/processTree.ts';
import { TASKS, workAs, type Done } from './soak/work.ts';

/**
 * `npm run bench:soak [-- --minutes 10]`: clerks list, save, export and import continuously. Fails if the built server,
 * alone or with its child processes, ends with more than 1.3 times the memory of its first minute.
 */
const MINUTES = Number(process.argv[process.argv.indexOf('--minutes') + 1]) || 10;
const RECORDS = 20_000;
const MAX_TIMES = 1.3;
/** Time between the end of the work and the last sample; longer than idle processes are kept. */
const REST_MS = 75_000;

const length = MINUTES * 60_000;
/** Length of the compared first and last periods of the soak; shorter soaks compare quarters. */
const span = Math.min(60_000, length / 4);

type Memory = Pick<MemorySample, 'server' | 'tree'>;

const middle = (samples: readonly MemorySample[], [from, to]: readonly [number, number]): Memory => {
  const within = samples.filter(({ at }) => at >= from && at < to);
  return { server: median(within.map(({ server }) => server)), tree: median(within.map(({ tree }) => tree)) };
};

const megabytes = (value: number): string => `${value.toFixed(0)} MB`;

function figuresOf(
  samples: readonly MemorySample[],
  done: Done,
): { readonly figures: Figure[]; readonly isGood: boolean } {
  const first = middle(samples, [0, span]);
  const end = middle(samples, [length - span, length]);
  const rested = samples.at(-1) ?? { server: Number.NaN, tree: Number.NaN };
  const times = { server: end.server / first.server, tree: end.tree / first.tree };
  const goal = `≤ ${MAX_TIMES}×`;
  const row = (what: string, key: keyof Memory): Figure[] => [
    { what: `${what}: first ${span / 1000} s`, value: megabytes(first[key]) },
    { what: `${what}: most`, value: megabytes(Math.max(...samples.map((sample) => sample[key]))) },
    { what: `${what}: last ${span / 1000} s`, value: `${megabytes(end[key])}, ${times[key].toFixed(2)}×`, goal },
    { what: `${what}: ${REST_MS / 1000} s after the last call`, value: megabytes(rested[key]) },
  ];
  const calls = [...done].map(([kind, count]) => `${kind} ${count}`).join(', ');
  return {
    figures: [
      { what: `calls of ${MINUTES} min`, value: calls },
      ...row('the server', 'server'),
      ...row('with its processes', 'tree'),
      { what: 'processes at the end', value: String(samples.at(-1)?.processes ?? 0) },
    ],
    isGood: times.server <= MAX_TIMES && times.tree <= MAX_TIMES,
  };
}

async function soak({ url, pid, databaseUrl }: Bench): Promise<boolean> {
  const db = openDb(databaseUrl);
  const clerks = await fillDeclarations(db, RECORDS)
    .then(() => addClerks(db, TASKS.length))
    .finally(() => db.destroy());
  const done: Done = new Map();
  const { samples, stop } = sampleMemory(pid);
  const over = performance.now() + length;
  const isOver = (): boolean => performance.now() > over;
  await Promise.all(TASKS.map((kind, index) => workAs([url, clerks[index] ?? ''], kind, { done, isOver })));
  await wait(REST_MS);
  stop();
  const { figures, isGood } = figuresOf(samples, done);
  printTable(figures);
  return isGood;
}

printLine(`${MINUTES} min, ${TASKS.length} clerks, ${RECORDS} declarations`);
let isGood = false;
await withProduct(async (bench) => {
  isGood = await soak(bench);
});
process.exit(isGood ? 0 : 1);
