import { join } from 'node:path';
import { sql } from 'kysely';
import type { CompiledColumn, CompiledPage } from '../engine/index.ts';
import { countStaleDays } from '../server/insight/dashboard/countedDays.ts';
import { openDb, type Db } from '../server/core/database/db.ts';
import { newId } from '../server/core/database/newId.ts';
import { isSystemKey, ownDetailColumns } from '../server/data/lists/columnPlaces.ts';
import { openSchemaStore } from '../server/core/schemas/openSchemaStore.ts';
import { TENANT_ID } from '../server/app/seeds/accounts.ts';
import { median, milliseconds, printLine, printTable, type Figure } from './figures.ts';
import { PASSWORD, withProduct, type Bench } from './product.ts';
import type { BareSetup } from './server/bare.ts';
import { addClerks, inTurn } from './server/clerks.ts';
import { fillDeclarations, RARE_DEPARTMENT } from './server/fill.ts';
import { loadWith, send, type Call, type Load } from './server/load.ts';

/**
 * `npm run bench:server [-- --records 100000]`: compares the built server on an embedded database with a million
 * declarations with a bare Fastify and pg on the same database.
 */
const RECORDS = Number(process.argv[process.argv.indexOf('--records') + 1]) || 1_000_000;
const ROUNDS = 5;
const SECONDS = 2;
/** Number of clerks, each with one call in flight. */
const TOGETHER = 10;
const LINES = 50;
/** The middle of a million records. */
const FAR_PAGE = 50_000;

type Values = Readonly<Record<string, unknown>>;

const bareColumns = (columns: readonly CompiledColumn[]): BareSetup['header'] =>
  columns.map(({ key, dbColumn, valueType }) => ({
    key,
    name: dbColumn,
    type: valueType === 'decimal' ? 'numeric' : 'text',
  }));

async function signIn(url: string, username: string): Promise<Readonly<Record<string, string>>> {
  const body = JSON.stringify({ username, password: PASSWORD });
  const answer = await send({ url: `${url}/api/sys/login`, method: 'POST', body });
  const { result } = JSON.parse(answer.body) as { result: { token: string } };
  return { 'x-access-token': result.token };
}

async function resultOf(call: Call): Promise<Values> {
  const { body } = await send(call);
  const { success, message, result } = JSON.parse(body) as { success: boolean; message: string; result: Values };
  if (!success) throw new Error(`${call.url}: ${message}`);
  return result;
}

const without = (values: Values, keys: readonly string[]): Values =>
  Object.fromEntries(Object.entries(values).filter(([key]) => !keys.includes(key)));

/** Builds a new declaration of 50 lines from one of the demo records. */
async function declarationToSave({ url }: Bench, page: CompiledPage, headers: Call['headers'] = {}): Promise<Values> {
  const family = `${url}/api${page.resource.url}`;
  const list = await resultOf({ url: `${family}/list?pageSize=1&status=draft`, headers });
  const [first] = list['records'] as readonly Values[];
  const record = await resultOf({ url: `${family}/queryById?id=${String(first?.['id'])}`, headers });
  const goods = record['bgdGoodsList'] as readonly Values[];
  const lines = Array.from({ length: LINES }, (_, index) => without(goods[index % goods.length] ?? {}, ['id', 'gNo']));
  const kept = Object.entries(record).filter(([key]) => !isSystemKey(key) && key !== 'status' && key !== 'entryId');
  return { ...Object.fromEntries(kept), bgdGoodsList: lines };
}

interface Pair {
  readonly ours: () => Call;
  readonly bare: () => Call;
}

interface Compared {
  readonly ours: Load;
  readonly bare: Load;
  readonly ratio: number;
}

const middle = (loads: readonly Load[]): Load => ({
  perSecond: median(loads.map(({ perSecond }) => perSecond)),
  latency: median(loads.map(({ latency }) => latency)),
});

/** Alternates the rounds, so that other load of the machine affects both. */
async function compare({ ours, bare }: Pair): Promise<Compared> {
  const rounds: { ours: Load; bare: Load }[] = [];
  for (const call of [ours, bare]) await loadWith(call, { together: TOGETHER, seconds: SECONDS });
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push({
      bare: await loadWith(bare, { together: TOGETHER, seconds: SECONDS }),
      ours: await loadWith(ours, { together: TOGETHER, seconds: SECONDS }),
    });
  return {
    ours: middle(rounds.map((round) => round.ours)),
    bare: middle(rounds.map((round) => round.bare)),
    ratio: median(rounds.map((round) => round.ours.perSecond / round.bare.perSecond)),
  };
}

const comparedFigure = (what: string, { ours, bare, ratio }: Compared, goal: string): Figure => ({
  what,
  value: `${ratio.toFixed(2)} × (${ours.perSecond.toFixed(0)} of ${bare.perSecond.toFixed(0)} a second; ${milliseconds(ours.latency)} and ${milliseconds(bare.latency)} ms)`,
  goal,
});

/** Median of consecutive calls. */
async function timeOf(what: string, call: () => Call, goal = ''): Promise<Figure> {
  const { latency } = await loadWith(call, { together: 1, seconds: SECONDS });
  return { what, value: `${milliseconds(latency)} ms`, goal };
}

/** Number of days that the dashboard looks back. */
const COUNTED_DAYS = 366;

/** Measures counting all days of the dashboard as the server does it, then counting one of them again. */
async function countDays(db: Db, pages: readonly CompiledPage[]): Promise<Figure[]> {
  const mark = (days: number) =>
    sql`insert into dashboard_stale_day (tenant_id, day)
      select ${TENANT_ID}, current_date - n from generate_series(0, ${days}::integer) as n`.execute(db);
  await mark(COUNTED_DAYS);
  const start = performance.now();
  while ((await countStaleDays(db, pages, { most: COUNTED_DAYS })) > 0);
  const all = performance.now() - start;
  const again: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await mark(0);
    const before = performance.now();
    await countStaleDays(db, pages, { most: 1 });
    again.push(performance.now() - before);
  }
  return [
    {
      what: `counting the days of a year for the dashboard, once for a database`,
      value: `${(all / 1000).toFixed(0)} s`,
    },
    { what: 'counting a day anew after a change', value: `${milliseconds(median(again))} ms` },
  ];
}

async function measure(bench: Bench, db: Db): Promise<Figure[]> {
  const schemas = await openSchemaStore(join(import.meta.dirname, '../schemas'), { watch: false });
  const page = schemas.page('customs/export-declaration');
  const goods = page?.detailByKey.get('goods');
  if (page === undefined || goods === undefined) throw new Error('no page of declarations');
  const clerks: Readonly<Record<string, string>>[] = [];
  for (const name of await addClerks(db, TOGETHER)) clerks.push(await signIn(bench.url, name));
  const someone = inTurn(clerks);
  const rare = await signIn(bench.url, 'clerk2');
  const body = await declarationToSave(bench, page, someone());
  const before = performance.now();
  await fillDeclarations(db, RECORDS);
  printLine(`${RECORDS} declarations in ${((performance.now() - before) / 1000).toFixed(0)} s`);
  const stored = page.columns.filter(({ key }) => !isSystemKey(key) && !Object.hasOwn(page.resource.fixed, key));
  const setup: BareSetup = {
    header: bareColumns(stored),
    lines: bareColumns(ownDetailColumns(goods)),
    tenantId: TENANT_ID,
    orgCode: 'A01A01',
  };
  const bare = await bench.start({
    words: ['--import', 'tsx', 'bench/server/bare.ts'],
    environment: { NODE_ENV: 'production', DATABASE_URL: bench.databaseUrl, BENCH_SETUP: JSON.stringify(setup) },
    healthPath: '/health',
  });
  const family = `${bench.url}/api${page.resource.url}`;
  const text = JSON.stringify(body);
  const save = (): Call => ({
    url: `${family}/add`,
    method: 'POST',
    headers: { ...someone(), 'x-idempotency-key': newId(), 'x-page-hash': page.hash },
    body: text,
  });
  const list =
    (query: string, who = someone) =>
    (): Call => ({ url: `${family}/list?pageNo=1&pageSize=10${query}`, headers: who() });
  const dashboard = (period: string) => (): Call => ({
    url: `${bench.url}/api/sys/dashboard/declarations?period=${period}`,
    headers: someone(),
  });
  const listed = await compare({ ours: list(''), bare: () => ({ url: `${bare}/list` }) });
  const far = await resultOf({ url: `${family}/list?pageNo=${FAR_PAGE}&pageSize=10`, headers: someone() });
  const lastOfFar = (far['records'] as readonly Values[]).at(-1)?.['id'];
  const narrowed = await compare({
    ours: list('&status=review&column=createTime&order=asc'),
    bare: () => ({ url: `${bare}/narrowed` }),
  });
  const saved = await compare({ ours: save, bare: () => ({ url: `${bare}/add`, method: 'POST', body: text }) });
  const counted = await countDays(db, schemas.pages());
  schemas.close();
  return [
    comparedFigure('authorised list of 10 of all declarations', listed, '≥ 0.4 ×'),
    comparedFigure('list of 10 out of all, with filter and sort', narrowed, '≥ 0.4 ×'),
    comparedFigure(`save of a declaration of ${LINES} lines`, saved, '≥ 0.5 ×'),
    await timeOf(
      `the list of department ${RARE_DEPARTMENT}, which has one in 2,000`,
      list('', () => rare),
    ),
    await timeOf('the list by status', list('&status=review')),
    await timeOf('the list by part of a number that is rare', list('&entryId=*000000000000000777*')),
    await timeOf('the list from day to day', list(`&createTime_begin=2020-01-01&createTime_end=2030-01-01`)),
    await timeOf(`page ${FAR_PAGE.toLocaleString('en')} of the list`, () => ({
      url: `${family}/list?pageNo=${FAR_PAGE}&pageSize=10`,
      headers: someone(),
    })),
    await timeOf('the page behind that', () => ({
      url: `${family}/list?pageNo=${FAR_PAGE + 1}&pageSize=10&afterId=${String(lastOfFar)}`,
      headers: someone(),
    })),
    await timeOf('dashboard, 30 days', dashboard('days')),
    await timeOf('dashboard, 12 months', dashboard('months')),
    await timeOf('a save alone', save),
    ...counted,
  ];
}

await withProduct(async (bench) => {
  const db = openDb(bench.databaseUrl);
  try {
    printTable(await measure(bench, db));
  } finally {
    await db.destroy();
  }
});
process.exit();
