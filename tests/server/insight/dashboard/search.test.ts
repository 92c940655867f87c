import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OfferedBeginning, RecordSearch } from '../../../../contract/recordStatus.ts';
import type { CompiledPage } from '../../../../engine/index.ts';
import { searchRecords } from '../../../../server/insight/dashboard/recordSearch.ts';
import { tableShapes } from '../../../../server/data/tables/tableShape.ts';
import { plainTables } from '../../../../server/data/tables/tableSources.ts';
import { startTestServer, type Account, type TestClient, type TestServer } from '../../testServer.ts';

const EXPORT = 'customs/export-declaration';

let server: TestServer;
let clerk: TestClient;

const add = async (client: TestClient, url: string, body: Readonly<Record<string, unknown>>): Promise<string> => {
  const answer = await client.call({ method: 'POST', url: `${url}/add`, body });
  if (!answer.body.success) throw new Error(answer.body.message);
  return String(Object(answer.body.result).id);
};

const search = async (account: Account, text: string): Promise<RecordSearch> => {
  const client = await server.signIn(account);
  const { status, body } = await client.call({ url: `/sys/home/search?text=${encodeURIComponent(text)}` });
  expect(status, body.message).toBe(200);
  return body.result as RecordSearch;
};

const found = async (account: Account, text: string): Promise<readonly string[]> =>
  (await search(account, text)).records.map(({ names: [first] }) => first?.text ?? '');

beforeAll(async () => {
  server = await startTestServer();
  clerk = await server.signIn('clerk');
  const declared = { tradeName: '华东贸易公司', bgdGoodsList: [] };
  await add(clerk, '/bgd/export', { ...declared, contrNo: 'SRCH-1', billNo: 'SHIP77SRCH' });
  await add(clerk, '/bgd/import', { ...declared, contrNo: 'SRCH-12' });
  await add(clerk, '/bgd/export', { ...declared, contrNo: 'X-SRCH-1', tradeName: '百分之100%公司' });
  await add(await server.signIn('admin'), '/kehu/customer', { code: 'SRCH-K', name: '华东贸易公司', country: 'CHN' });
});
afterAll(() => server.close());

describe('the search of records from everywhere', () => {
  test('finds by number or customer on all pages, exact matches before prefixes [S2.6-1]', async () => {
    expect(await found('clerk', 'srch-1')).toEqual(['SRCH-1', 'SRCH-12', 'X-SRCH-1']);
    expect([...(await found('clerk', '华东贸易'))].sort()).toEqual(['SRCH-1', 'SRCH-12', 'SRCH-K']);
    const { records, pages, isMore } = await search('clerk', 'ship77');
    expect(isMore).toBe(false);
    expect(records).toMatchObject([
      {
        page: EXPORT,
        statusText: '暂存',
        names: [
          { title: '合同协议号', text: 'SRCH-1' },
          { title: '提运单号', text: 'SHIP77SRCH' },
          { title: '境内发货人', text: '华东贸易公司' },
        ],
      },
    ]);
    expect(pages).toMatchObject([{ id: EXPORT, title: '出口报关单' }]);
    expect(pages[0]?.components).toContain('bgd/BgdExportList');
  });

  test('finds by prefix from two letters on, and treats wildcard characters literally', async () => {
    expect(await found('clerk', '华东')).toHaveLength(3);
    expect(await found('clerk', '东贸')).toEqual([]);
    expect(await found('clerk', '100%公')).toEqual(['X-SRCH-1']);
    expect(await found('clerk', 'SRCH_1')).toEqual([]);
  });

  test('shows six of a page and says that there are more', async () => {
    for (const n of [1, 2, 3, 4, 5, 6, 7]) await add(clerk, '/bgd/export', { contrNo: `MANY-${n}`, bgdGoodsList: [] });
    const { records, isMore } = await search('clerk', 'MANY-');
    expect([records.length, isMore]).toEqual([6, true]);
    expect(records[0]?.names[0]?.text).toBe('MANY-7');
  });

  test('tells only what the caller may list: department, tenant, page and column', async () => {
    expect(await found('clerk2', 'SRCH-1')).toEqual([]);
    expect(await found('admin', 'SRCH-1')).toHaveLength(3);
    const { db, schemas } = server.services;
    const page = schemas.page(EXPORT);
    if (page === undefined) throw new Error('no page');
    const closed = (key: string): CompiledPage => {
      const column = page.columnByKey.get(key);
      if (column === undefined) throw new Error(key);
      return { ...page, columnByKey: new Map([...page.columnByKey, [key, { ...column, viewPermission: 'nobody' }]]) };
    };
    const user = { tenantId: '1000', orgCode: '', id: '1', username: 'x' };
    const caller = { user, can: (code: string) => code !== 'nobody' };
    const seen = async (one: CompiledPage, text: string) => {
      const all = { ...one, resource: { ...one.resource, dataScope: 'all' as const } };
      const pages = [{ page: all, from: plainTables }];
      return (await searchRecords(db, Object(caller), { pages, text })).records.map(({ names }) => names);
    };
    expect(await seen(page, 'SHIP77')).toHaveLength(1);
    expect(await seen(closed('billNo'), 'SHIP77')).toEqual([]);
    expect(JSON.stringify(await seen(closed('contrNo'), 'SHIP77'))).not.toContain('SRCH-1');

    await db.insertInto('sys_tenant').values({ id: '2000', name: '别家公司' }).execute();
    await sql`update bgd_declaration set tenant_id = '2000' where contr_no = 'SRCH-12'`.execute(db);
    expect(await found('admin', 'SRCH-1')).not.toContain('SRCH-12');
    await sql`update bgd_declaration set tenant_id = '1000' where contr_no = 'SRCH-12'`.execute(db);
    await sql`delete from sys_role_permission using sys_permission p
      where p.id = permission_id and p.perms = 'bgd:import:list'`.execute(db);
    expect(await found('clerk', 'SRCH-12')).toEqual([]);
  });

  test('has an index of the parts of each column that it reads', () => {
    const { schemas } = server.services;
    const pages = schemas.pages().filter(({ id }) => id === EXPORT);
    const indexed = tableShapes(pages).flatMap(({ indexes }) => indexes.filter(({ byPart }) => byPart === true));
    const columns = indexed.flatMap((index) => index.columns);
    for (const { dbColumn } of schemas.page(EXPORT)?.list.search ?? []) expect(columns).toContain(dbColumn);
  });

  test('rejects text that is too short, too long, untrimmed or invalid, and anonymous callers', async () => {
    const url = '/sys/home/search';
    for (const text of ['', 'a', '%20ab', 'ab%20', 'a%00b', 'x'.repeat(61)])
      expect((await clerk.call({ url: `${url}?text=${text}` })).status, text).toBe(400);
    expect((await clerk.call({ url })).status).toBe(400);
    expect((await clerk.call({ url: `${url}?text=ab&text=cd` })).status).toBe(400);
    expect((await server.stranger.call({ url: `${url}?text=abc` })).status).toBe(401);
  });
});

describe('what can be begun from everywhere', () => {
  const offered = async (account: Account, headers = {}): Promise<readonly OfferedBeginning[]> =>
    (await (await server.signIn(account)).call({ url: '/sys/home/actions', headers })).body
      .result as OfferedBeginning[];
  const texts = (all: readonly OfferedBeginning[]) => all.map(({ action, title }) => `${action}${title}`);

  test('is a new record of each page that the caller may add one to [S2.6-1]', async () => {
    expect(texts(await offered('clerk'))).toContain('新增出口报关单');
    expect(texts(await offered('clerk'))).not.toContain('新增用户');
    expect(texts(await offered('reviewer'))).not.toContain('新增出口报关单');
    expect(texts(await offered('admin'))).toEqual(expect.arrayContaining(['新增客户', '新增用户']));
    const [english] = await offered('clerk', { 'accept-language': 'en-US' });
    expect(english?.action).toMatch(/^[A-Z][a-z]+$/);
    expect((await server.stranger.call({ url: '/sys/home/actions' })).status).toBe(401);
  });
});
