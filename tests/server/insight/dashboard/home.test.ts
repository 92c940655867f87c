import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SentWaiting } from '../../../../contract/dashboard.ts';
import { startTestServer, type Account, type TestClient, type TestServer } from '../../testServer.ts';

const EXPORT = 'customs/export-declaration';

let server: TestServer;
let clerk: TestClient;
let named: string;
let unnamed: string;

const add = async (url: string, body: Readonly<Record<string, unknown>>): Promise<string> => {
  const answer = await clerk.call({ method: 'POST', url: `${url}/add`, body });
  if (!answer.body.success) throw new Error(answer.body.message);
  return String(Object(answer.body.result).id);
};

interface Found {
  readonly page: string;
  readonly pageTitle: string;
  readonly id: string;
  readonly statusText: string;
  readonly names: readonly { readonly title: string; readonly text: string }[];
  readonly time: string;
}

const ask = async (
  account: Account,
  records: readonly { readonly page: string; readonly id: string }[],
  headers: Readonly<Record<string, string>> = {},
): Promise<readonly Found[]> => {
  const client = await server.signIn(account);
  const { status, body } = await client.call({ method: 'POST', url: '/sys/home/records', body: { records }, headers });
  expect(status, body.message).toBe(200);
  return body.result as readonly Found[];
};

beforeAll(async () => {
  server = await startTestServer();
  clerk = await server.signIn('clerk');
  named = await add('/bgd/export', { contrNo: 'HOME-1', billNo: 'BL-1', tradeName: '某公司', bgdGoodsList: [] });
  unnamed = await add('/bgd/export', { bgdGoodsList: [] });
});
afterAll(() => server.close());

describe('records that somebody opened', () => {
  test('are told by number, kind and status, those that are still there [S2.1-10]', async () => {
    const found = await ask('clerk', [
      { page: EXPORT, id: named },
      { page: EXPORT, id: unnamed },
      { page: EXPORT, id: 'gone' },
      { page: 'no/such', id: named },
    ]);
    expect(found.map(({ id }) => id).sort()).toEqual([named, unnamed].sort());
    expect(found.find(({ id }) => id === named)).toMatchObject({
      page: EXPORT,
      pageTitle: '出口报关单',
      statusText: '暂存',
      names: [
        { title: '合同协议号', text: 'HOME-1' },
        { title: '提运单号', text: 'BL-1' },
      ],
    });
    expect(found.find(({ id }) => id === unnamed)?.names).toEqual([]);
    expect(found[0]?.time).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  });

  test('are told in the language of the call', async () => {
    const [found] = await ask('clerk', [{ page: EXPORT, id: named }], { 'accept-language': 'en-US' });
    expect(found?.pageTitle).toBe('Export declaration');
    expect(found?.statusText).not.toBe('暂存');
  });

  test('are only those of the page, the department and the tenant that the caller sees', async () => {
    const records = [{ page: EXPORT, id: named }];
    expect(await ask('clerk', [{ page: 'customs/import-declaration', id: named }])).toEqual([]);
    expect(await ask('clerk2', records)).toEqual([]);
    expect(await ask('admin', records)).toHaveLength(1);
    const { db } = server.services;
    await db.insertInto('sys_tenant').values({ id: '2000', name: '别家公司' }).execute();
    await sql`update bgd_declaration set tenant_id = '2000' where id = ${named}`.execute(db);
    expect(await ask('admin', records)).toEqual([]);
    await sql`update bgd_declaration set tenant_id = '1000' where id = ${named}`.execute(db);
  });

  test('tell nothing to a stranger, and refuse what is no list of records', async () => {
    const url = '/sys/home/records';
    const records = [{ page: EXPORT, id: named }];
    expect((await server.stranger.call({ method: 'POST', url, body: { records } })).status).toBe(401);
    const bodies = [
      {},
      { records: [] },
      { records: [{ page: EXPORT }] },
      { records: [{ page: EXPORT, id: { a: 1 } }] },
      { records: Array.from({ length: 41 }, () => records[0]) },
    ];
    for (const body of bodies) expect((await clerk.call({ method: 'POST', url, body })).status).toBe(400);
  });
});

describe('the work that waits', () => {
  const waiting = async (account: Account): Promise<SentWaiting> => {
    const { status, body } = await (await server.signIn(account)).call({ url: '/sys/home/todos' });
    expect(status, body.message).toBe(200);
    return body.result as SentWaiting;
  };
  const figures = ({ todos }: SentWaiting) => todos.counts.map(({ text, records }) => [text, records]);

  test('shows a clerk’s own drafts with status, number, customer and configured date [S2.1-10]', async () => {
    const later = await add('/bgd/export', { contrNo: 'HOME-3', ieDate: '2026-12-02', bgdGoodsList: [] });
    const sooner = await add('/bgd/export', { contrNo: 'HOME-2', ieDate: '2026-12-01', bgdGoodsList: [] });
    const { todos, pages } = await waiting('clerk');
    expect(todos.counts).toEqual([
      { pageId: EXPORT, status: 'draft', text: '暂存', records: 4, where: { status: 'draft', createBy: 'clerk' } },
    ]);
    // Sorted by due date; the rest by writing time.
    expect(todos.first.map(({ id }) => id)).toEqual([sooner, later, unnamed, named]);
    expect(todos.first[0]).toMatchObject({ name: 'HOME-2', customer: '', due: '2026-12-01', dueTitle: '出口日期' });
    expect(todos.first[3]).toMatchObject({ name: 'HOME-1', customer: '某公司', due: '', statusText: '暂存' });
    expect(pages.find(({ id }) => id === EXPORT)?.components).toContain('bgd/BgdExportList');
    expect((await waiting('clerk2')).todos).toEqual({ counts: [], first: [] });
    // The list of the page understands the conditions and finds the same number of records.
    const [count] = todos.counts;
    const query = new URLSearchParams(count?.where).toString();
    const listed = await clerk.call({ url: `/bgd/export/list?${query}` });
    expect(Object(listed.body.result).total).toBe(count?.records);
  });

  test('shows what a reviewer may transition from any author, and nothing without workflow', async () => {
    expect(figures(await waiting('reviewer'))).toEqual([]);
    const { db } = server.services;
    await sql`update bgd_declaration set status = 'review' where id = ${named}`.execute(db);
    expect(figures(await waiting('reviewer'))).toEqual([['待复核', 1]]);
    expect(figures(await waiting('clerk'))).toEqual([['暂存', 3]]);
    expect((await waiting('admin')).pages.map(({ id }) => id)).not.toContain('system/job');
    await sql`update bgd_declaration set status = 'draft' where id = ${named}`.execute(db);
  });

  test('is there without the right to the figures, for pages that the caller may list', async () => {
    const { db } = server.services;
    await sql`delete from sys_role_permission using sys_permission p
      where p.id = permission_id and p.perms = 'bgd:dashboard:list'`.execute(db);
    expect(figures(await waiting('clerk'))).toEqual([['暂存', 4]]);
    await sql`delete from sys_role_permission using sys_permission p
      where p.id = permission_id and p.perms = 'bgd:export:list'`.execute(db);
    expect((await waiting('clerk')).pages.map(({ id }) => id)).not.toContain(EXPORT);
    expect(await ask('clerk', [{ page: EXPORT, id: named }])).toEqual([]);
  });
});
