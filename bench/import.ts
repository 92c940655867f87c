import { utils, write } from '@e965/xlsx';
import { milliseconds, printLine, printTable, type Figure } from './figures.ts';
import { PASSWORD, withProduct, type Bench } from './product.ts';
import { send } from './server/load.ts';
import { residentMegabytes, watched } from './server/memory.ts';

/**
 * `npm run bench:import [-- --rows 1000]`: imports a workbook of customers into the built server, with one bad row in a
 * hundred, while another user works with lists and records.
 */
const ROWS = Number(process.argv[process.argv.indexOf('--rows') + 1]) || 10_000;
const BAD_EACH = 100;
/** Duration of the other user's calls without an import, before it; ms. */
const ALONE_MS = 10_000;
/** Pause between two calls of the other user; ms. */
const PAUSE_MS = 10;

type Headers = Readonly<Record<string, string>>;

async function signIn(url: string, username: string): Promise<Headers> {
  const body = JSON.stringify({ username, password: PASSWORD });
  const answer = await send({ url: `${url}/api/sys/login`, method: 'POST', body });
  return { 'x-access-token': String(JSON.parse(answer.body).result.token) };
}

function customers(prefix: string): Blob {
  const heads = ['客户代码', '客户名称', '国家/地区', '结算方式', '账期(天)', '状态'];
  const rows = Array.from({ length: ROWS }, (_, index) => {
    const country = index % BAD_EACH === 0 ? '火星' : '中国';
    return [`${prefix}${index}`, `样例客户${index}`, country, '月结', 30, '启用'];
  });
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([heads, ...rows]), '客户');
  const bytes: Uint8Array = write(book, { type: 'buffer', bookType: 'xlsx', compression: true });
  return new Blob([Uint8Array.from(bytes)]);
}

async function call(
  url: string,
  headers: Headers,
  body: FormData | string,
): Promise<{ result: unknown; code: number }> {
  const type: Headers = typeof body === 'string' ? { 'content-type': 'application/json' } : {};
  const answer = await fetch(url, { method: 'POST', headers: { ...headers, ...type }, body });
  const { success, message, result, code } = JSON.parse(await answer.text());
  if (success !== true) throw new Error(`${url}: ${String(message)}`);
  return { result, code: Number(code) };
}

interface Timed {
  readonly preview: number;
  readonly commit: number;
}

/** Imports like the dialog: a preview, then a commit of the valid rows. */
async function importOnce(url: string, headers: Headers, prefix: string): Promise<Timed> {
  const form = new FormData();
  form.append('files[]', customers(prefix), 'customers.xlsx');
  const start = performance.now();
  const { result } = await call(`${url}/api/kehu/customer/importPreview`, headers, form);
  const looked = performance.now();
  const body = JSON.stringify({ token: Object(result).token, cells: [], removed: [], onlyRight: true });
  const { code } = await call(`${url}/api/kehu/customer/importCommit`, headers, body);
  if (code !== 201) throw new Error(`the import answered ${code}`);
  return { preview: looked - start, commit: performance.now() - looked };
}

/** Durations of another user's calls, one after another, until `isOver` returns true; ms. */
async function othersWork(url: string, headers: Headers, isOver: () => boolean): Promise<readonly number[]> {
  const taken: number[] = [];
  const paths = ['/api/bgd/export/list?pageSize=10', '/api/bgd/import/list?pageSize=10', '/api/sys/user/getUserInfo'];
  for (let turn = 0; !isOver(); turn += 1) {
    const before = performance.now();
    const { status } = await send({ url: `${url}${paths[turn % paths.length] ?? ''}`, headers });
    if (status !== 200) throw new Error(`${paths[turn % paths.length] ?? ''}: others were answered ${status}`);
    taken.push(performance.now() - before);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return taken;
}

const p95 = (taken: readonly number[]): number =>
  [...taken].sort((one, other) => one - other)[Math.floor(taken.length * 0.95)] ?? Number.NaN;

async function measure({ url, pid }: Bench): Promise<Figure[]> {
  const [clerk, other] = await Promise.all([signIn(url, 'clerk'), signIn(url, 'clerk2')]);
  // Compilation and query planning of the first import are not measured.
  await importOnce(url, clerk, 'W');
  const end = performance.now() + ALONE_MS;
  const alone = await othersWork(url, other, () => performance.now() > end);
  let isOver = false;
  const others = othersWork(url, other, () => isOver);
  const before = residentMegabytes(pid);
  const { result: timed, most } = await watched(pid, () => importOnce(url, clerk, 'M'));
  isOver = true;
  const during = await others;
  const what = `import of ${ROWS} rows, 1 in ${BAD_EACH} bad`;
  const seconds = (value: number): string => `${(value / 1000).toFixed(1)} s`;
  return [
    { what: `${what}: read and judged`, value: seconds(timed.preview) },
    { what: `${what}: judged again and written`, value: seconds(timed.commit) },
    { what: `${what}: all`, value: seconds(timed.preview + timed.commit), goal: '≤ 15 s' },
    { what: `${what}: memory of the server`, value: `+ ${(most - before).toFixed(0)} MB` },
    { what: `others alone: p95 of ${alone.length} calls`, value: `${milliseconds(p95(alone))} ms` },
    {
      what: `others meanwhile: p95 of ${during.length} calls`,
      value: `${milliseconds(p95(during))} ms, ${(p95(during) / p95(alone)).toFixed(2)}×`,
      goal: '≤ 1.5×',
    },
  ];
}

printLine(`${ROWS} rows`);
await withProduct(async (bench) => printTable(await measure(bench)));
process.exit();
