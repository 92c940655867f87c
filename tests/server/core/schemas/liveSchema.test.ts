import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../../../server/core/config/config.ts';
import type { SentEnvelope } from '../../../../contract/envelope.ts';
import { startServer, type RunningServer } from '../../../../server/startServer.ts';
import { createTestDatabase, TEST_PASSWORD, type TestDatabase } from '../../testDatabase.ts';
import page from './depot.page.json' with { type: 'json' };

const folder = mkdtempSync(join(tmpdir(), 'waybill-live-'));
const file = join(folder, 'pages/store/depot.json');
const NOTICES: string[] = [];

let database: TestDatabase;
let server: RunningServer;
let token = '';

const call = async (url: string, body?: unknown): Promise<SentEnvelope & { readonly status: number }> => {
  const answer = await fetch(`http://127.0.0.1:${server.port}/api${url}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'x-access-token': token, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { ...((await answer.json()) as SentEnvelope), status: answer.status };
};

beforeAll(async () => {
  cpSync(join(import.meta.dirname, '../../fixtures/customers'), folder, { recursive: true });
  mkdirSync(join(folder, 'pages/store'));
  database = await createTestDatabase();
  const config = { ...readConfig({ WAYBILL_LOG: 'silent', PORT: '0', HOST: '127.0.0.1' }), schemasFolder: folder };
  server = await startServer({ ...config, databaseUrl: database.url }, (notice) => NOTICES.push(notice));
  const signedIn = await call('/sys/login', { username: 'admin', password: TEST_PASSWORD });
  token = String(Object(signedIn.result)['token']);
});
afterAll(async () => {
  await server.close();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

const writePage = (change: (text: string) => string = (text) => text): void =>
  writeFileSync(file, change(JSON.stringify(page, null, 2)));

const addToMenu = (): void => {
  const menu = join(folder, 'menu.json');
  const actions = ['list', 'add', 'edit', 'delete'].map((name) => ({ action: `store:depot:${name}`, title: name }));
  const item = { path: '/store/depot', name: 'store-depot', title: '仓库', component: 'schema:store/depot' };
  const items: readonly unknown[] = JSON.parse(readFileSync(menu, 'utf8'));
  writeFileSync(menu, JSON.stringify([...items, { ...item, permissionList: actions }]));
};

const soon = { timeout: 10_000, interval: 50 };
const deliveredKeys = async (): Promise<readonly unknown[]> => {
  const { result } = await call('/schema/page?id=store/depot');
  const columns: unknown = Object(Object(result)['page'])['columns'];
  return Array.isArray(columns) ? columns.map((column: unknown) => Object(column)['key']) : [];
};

const tableColumns = async (): Promise<readonly string[]> => {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns where table_name = 'store_depot'`.execute(database.db);
  return rows.map(({ name }) => name);
};

const renamed = (text: string): string =>
  text
    .replace('"key": "keeper",', '"key": "manager", "renamedFrom": "keeper",')
    .replaceAll('"keeper"', (found, at: number, whole: string) =>
      whole.slice(0, at).endsWith('"renamedFrom": ') ? found : '"manager"',
    );

describe('a page that is written while the server runs', () => {
  let record: Readonly<Record<string, unknown>>;

  test('is a working screen with its menu entry, calls and rights, without restart', async () => {
    expect((await call('/store/depot/list')).status).toBe(404);
    writePage();
    addToMenu();
    await expect.poll(async () => (await call('/store/depot/list')).status, soon).toBe(200);
    const { result } = await call('/sys/permission/getUserPermissionByToken');
    expect(JSON.stringify(Object(result)['menu'])).toContain('/store/depot');
    const body = { code: 'W-1', keeper: '王仓管', area: '120.50', shelfList: [{ name: 'A', places: '4' }] };
    const added = await call('/store/depot/add', body);
    expect(added).toMatchObject({ success: true, result: body });
    record = Object(added.result);
    expect(await call(`/sys/fieldComment/list?page=store/depot&id=${record['id']}`)).toMatchObject({ success: true });
    expect(await call('/store/depot/list?keeper=王*&column=area')).toMatchObject({
      result: { total: 1, records: [{ keeper: '王仓管', area: '120.50' }] },
    });
    expect((await call('/store/depot/add', { code: 'W-1' })).message).toBe('代码已存在');
  });

  test('suggests renamedFrom for a renamed key before its stored data becomes unreachable', async () => {
    writePage((text) => text.replaceAll('"keeper"', '"manager"'));
    const asked = (): boolean =>
      NOTICES.some((notice) =>
        /depot\.json:\d+:\d+ \/columns\/1\/type .*：keeper；.*"renamedFrom"：keeper/.test(notice),
      );
    await expect.poll(asked, soon).toBe(true);
    const known = NOTICES.length;
    writePage();
    await expect.poll(deliveredKeys, soon).toContain('keeper');
    expect(NOTICES.slice(known).join()).not.toContain('renamedFrom');
  });

  type Column = Readonly<Record<string, unknown>>;
  const withColumn = (key: string, column: Column): (() => string) => {
    const columns = page.columns.map((one): Column => (one.key === key ? column : one));
    return () =>
      JSON.stringify({ ...page, columns }, null, 2).replaceAll('"since"', key === 'since' ? '"begin"' : '"since"');
  };
  const [code, keeper, area, since] = page.columns;

  test.each([
    [
      'fewer characters than are stored',
      withColumn('keeper', { ...keeper, maxLength: 2 }),
      /columns\/1\/maxLength .*“store_depot.keeper”有 1 行超过 2 个字符/,
    ],
    ['fewer digits', withColumn('area', { ...area, scale: 0 }), /columns\/2\/scale .*area”有 1 行的小数超过 0 位/],
    [
      'a type that stored values do not convert to',
      withColumn('code', { type: 'inputNumber', key: 'code', title: code?.title }),
      /columns\/0\/type .*“store_depot.code”是 text，页面要 numeric：有 1 行的值不能转换/,
    ],
    [
      'an earlier name that there never was',
      withColumn('since', { ...since, key: 'begin', renamedFrom: 'sinse' }),
      /columns\/3\/renamedFrom .*没有列“sinse”.*是不是“since”/,
    ],
  ])('says at once when a saved file has %s', async (_, change, said) => {
    const known = NOTICES.length;
    writePage(change);
    await expect.poll(() => NOTICES.slice(known).join('\n'), soon).toMatch(said);
    writePage();
    await expect.poll(deliveredKeys, soon).toEqual(['code', 'keeper', 'area', 'since']);
  });

  test('shows its data under a renamed key before and after the first write', async () => {
    writePage(renamed);
    await expect.poll(deliveredKeys, soon).toContain('manager');
    expect(await call('/store/depot/list?manager=王*&column=manager')).toMatchObject({
      result: { total: 1, records: [{ manager: '王仓管' }] },
    });
    expect(await call(`/store/depot/queryById?id=${record['id']}`)).toMatchObject({ result: { manager: '王仓管' } });
    expect(await tableColumns()).toContain('keeper');
    const edit = { id: record['id'], version: 1, area: '121' };
    expect(await call('/store/depot/edit', edit)).toMatchObject({ success: true, result: { manager: '王仓管' } });
    expect(await tableColumns()).toContain('manager');
    expect(await tableColumns()).not.toContain('keeper');
    expect(await call('/store/depot/list?manager=王*')).toMatchObject({ result: { total: 1 } });
  });

  test('serves its last valid version while its file is invalid, and informs schema administrators', async () => {
    writePage((text) => renamed(text).replace('"type": "inputNumber"', '"type": "inputNumbr"'));
    const problems = async () => Object((await call('/schema/page?id=store/depot')).result)['problems'];
    await expect.poll(problems, soon).toMatchObject([{ file: expect.stringContaining('pages/store/depot.json') }]);
    expect(await call('/store/depot/list')).toMatchObject({ success: true, result: { total: 1 } });
    expect(NOTICES.some((notice) => notice.includes('inputNumbr'))).toBe(true);
    writePage((text) => renamed(text).slice(0, 100));
    await expect.poll(async () => JSON.stringify(await problems()), soon).not.toContain('inputNumbr');
    const edit = { id: record['id'], version: 2, area: '122' };
    expect(await call('/store/depot/edit', edit)).toMatchObject({ success: true, result: { area: '122' } });
    const known = NOTICES.length;
    writePage(renamed);
    await expect.poll(problems, soon).toBeUndefined();
    await expect.poll(() => NOTICES.slice(known).join('\n'), soon).toContain('已恢复正常');
    expect(NOTICES.slice(known).join('\n')).toMatch(/已恢复正常 \(works again\)：.*pages\/store\/depot\.json/);
  });

  test('answers the comments of a page whose rename was taken back', async () => {
    writePage();
    await expect.poll(deliveredKeys, soon).toContain('keeper');
    const comments = `/sys/fieldComment/list?page=store/depot&id=${record['id']}`;
    expect(await call(comments)).toMatchObject({ status: 200, success: true });
    expect(await call('/store/depot/edit', { id: record['id'], version: 3, area: '123' })).toMatchObject({
      success: true,
    });
  });
});

describe('a report that is written while the server runs', () => {
  test('whose statement the database cannot prepare is told at once, until it is mended', async () => {
    const sql = join(folder, 'reports/ticks.sql');
    const report = { schemaVersion: 1, kind: 'report', code: 'ticks', title: '序号' };
    mkdirSync(join(folder, 'reports'), { recursive: true });
    writeFileSync(sql, 'select n\nfrom generate_series(1, 3) as t (m)');
    writeFileSync(
      join(folder, 'reports/ticks.json'),
      JSON.stringify({ ...report, columns: [{ key: 'n', title: 'n' }] }),
    );
    const told = (): boolean =>
      NOTICES.some((notice) => /reports\/ticks\.sql:1:8 .*column "n" does not exist/.test(notice));
    await expect.poll(told, soon).toBe(true);
    const known = NOTICES.length;
    writeFileSync(sql, 'select n\nfrom generate_series(1, 3) as t (n)');
    await expect.poll(async () => (await call('/online/cgreport/api/getData/ticks')).success, soon).toBe(true);
    const after = NOTICES.slice(known).join();
    expect(after).toContain('已恢复正常 (works again)：schemas/reports/ticks.sql');
    expect(after).not.toMatch(/ticks\.sql:\d/);
  });
});
