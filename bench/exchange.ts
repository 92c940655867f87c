import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDb } from '../server/core/database/db.ts';
import { openSchemaStore } from '../server/core/schemas/openSchemaStore.ts';
import { median, milliseconds, printLine, printTable, type Figure } from './figures.ts';
import { PASSWORD, ROOT, withProduct, type Bench } from './product.ts';
import { fillDeclarations } from './server/fill.ts';
import { loadWith, send } from './server/load.ts';
import { residentMegabytes, watched } from './server/memory.ts';

/**
 * `npm run bench:exchange [-- --records 50000]`: measures workbook exports and reports of the built server, with a
 * million declarations in its embedded database.
 */
const RECORDS = Number(process.argv[process.argv.indexOf('--records') + 1]) || 1_000_000;
const ROWS = 50_000;
const COLUMNS = 30;
const ROUNDS = 3;

/** A report over all declarations, written as an implementer would. */
const REPORT = {
  schemaVersion: 1,
  kind: 'report',
  code: 'bench_declared',
  title: '申报明细',
  permission: 'bgd:export:list',
  columns: [
    { key: 'entry_id', title: '海关编号', searchMode: 'single', isOrder: true },
    { key: 'contr_no', title: '合同号', searchMode: 'single' },
    { key: 'status', title: '状态', dictCode: 'bgd_status', searchMode: 'single' },
    { key: 'create_time', title: '制单时间', fieldType: 'Datetime', isOrder: true },
  ],
  order: [{ column: 'entry_id' }],
};
const STATEMENT = 'select entry_id, contr_no, status, create_time from bgd_declaration';

interface Download {
  /** Time to the first byte; `whole` is the time to the last byte; ms. */
  readonly first: number;
  readonly whole: number;
  readonly bytes: number;
}

const download = (url: string, headers: Readonly<Record<string, string>>): Promise<Download> =>
  new Promise((resolve, reject) => {
    const start = performance.now();
    const sent = request(url, { headers }, (answer) => {
      let first = 0;
      let bytes = 0;
      answer.on('data', (part: Buffer) => {
        if (first === 0) first = performance.now() - start;
        bytes += part.length;
      });
      answer.on('error', reject);
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve({ first, whole: performance.now() - start, bytes });
        else reject(new Error(`${url}: ${answer.statusCode}`));
      });
    });
    sent.on('error', reject);
    sent.end();
  });

const seconds = (value: number): string => `${(value / 1000).toFixed(1)} s`;

async function exportFigures(bench: Bench, headers: Readonly<Record<string, string>>): Promise<Figure[]> {
  const schemas = await openSchemaStore(join(ROOT, 'schemas'), { watch: false });
  const page = schemas.page('customs/export-declaration');
  schemas.close();
  if (page === undefined) throw new Error('no page of declarations');
  const fields = page.columns.filter(({ type, valueType }) => type !== 'hidden' && valueType !== 'boolean');
  const names = fields.slice(0, COLUMNS).map(({ key }) => key);
  // The query excludes numbers above this one, which leaves `ROWS` rows.
  const last = String(ROWS).padStart(18, '0');
  const query = `exportFields=${names.join(',')}&exportFormat=xlsx&entryId_end=${last}`;
  const before = residentMegabytes(bench.pid);
  const rounds: Download[] = [];
  let most = before;
  for (let round = 0; round < ROUNDS; round += 1) {
    const seen = await watched(bench.pid, () => download(`${bench.url}/api/bgd/export/exportXls?${query}`, headers));
    rounds.push(seen.result);
    most = Math.max(most, seen.most);
  }
  const what = `export of ${ROWS} × ${names.length} as .xlsx`;
  return [
    {
      what: `${what}: first byte`,
      value: `${milliseconds(median(rounds.map(({ first }) => first)))} ms`,
      goal: '≤ 1 s',
    },
    {
      what: `${what}: all ${(rounds[0]?.bytes ?? 0) >> 20} MB`,
      value: seconds(median(rounds.map(({ whole }) => whole))),
    },
    { what: `${what}: memory of the server`, value: `+ ${(most - before).toFixed(0)} MB`, goal: '+ 80 MB' },
  ];
}

async function reportFigures({ url }: Bench, headers: Readonly<Record<string, string>>): Promise<Figure[]> {
  const rows = (query: string) => () => ({
    url: `${url}/api/online/cgreport/api/getData/${REPORT.code}?pageNo=1&pageSize=10${query}`,
    headers,
  });
  const asked: readonly (readonly [what: string, query: string])[] = [
    ['in its own order', ''],
    ['the newest first', '&column=create_time&order=desc'],
    ['one number', `&entry_id=${'777'.padStart(18, '0')}`],
  ];
  const figures: Figure[] = [];
  for (const [what, query] of asked) {
    const { latency } = await loadWith(rows(query), { together: 1, seconds: 2 });
    figures.push({
      what: `report over ${RECORDS} records, first page, ${what}`,
      value: `${milliseconds(latency)} ms`,
      goal: '≤ 200 ms',
    });
  }
  return figures;
}

async function measure(bench: Bench): Promise<Figure[]> {
  const body = JSON.stringify({ username: 'clerk', password: PASSWORD });
  const answer = await send({ url: `${bench.url}/api/sys/login`, method: 'POST', body });
  const headers = { 'x-access-token': String(JSON.parse(answer.body).result.token) };
  const db = openDb(bench.databaseUrl);
  try {
    await fillDeclarations(db, RECORDS);
  } finally {
    await db.destroy();
  }
  printLine(`${RECORDS} declarations are there`);
  return [...(await reportFigures(bench, headers)), ...(await exportFigures(bench, headers))];
}

const folder = mkdtempSync(join(tmpdir(), 'waybill-bench-schemas-'));
try {
  cpSync(join(ROOT, 'schemas'), folder, { recursive: true });
  writeFileSync(join(folder, 'reports', `${REPORT.code}.json`), JSON.stringify(REPORT));
  writeFileSync(join(folder, 'reports', `${REPORT.code}.sql`), STATEMENT);
  await withProduct(async (bench) => printTable(await measure(bench)), {
    WAYBILL_SCHEMAS: folder,
    WAYBILL_EXPORT_ROWS: String(ROWS),
  });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit();
