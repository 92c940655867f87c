import { describe, expect, it } from 'vitest';
import { compilePage } from '../../../engine/index.ts';
import type { CheckRequest, RemoteCheck } from '../../../engine/index.ts';
import { createHttpClient } from '../../../src/platform/http/httpClient.ts';
import { createRemoteChecks } from '../../../src/adapters/remoteChecks.ts';
import { bad, fakeServer, good } from '../fakes/fakeServer.ts';
import type { FakeRoute } from '../fakes/fakeServer.ts';

const { page } = compilePage(
  {
    schemaVersion: 1,
    kind: 'list',
    title: '客户',
    resource: { url: '/kehu/customer', table: 'customer', permission: 'kehu:customer', dataScope: 'all' },
    columns: [{ type: 'input', key: 'code', title: '编码' }],
    details: [
      { key: 'lines', title: '明细', table: 'customer_line', columns: [{ type: 'input', key: 'no', title: '号' }] },
    ],
    list: { columns: ['code'] },
    form: { groups: [{ key: 'base', title: '基本', fields: ['code'] }], tabs: [{ detail: 'lines' }] },
  },
  { id: 'test/customer', dictionaries: new Map() },
);

async function ask(routes: Readonly<Record<string, FakeRoute>>, request: Omit<CheckRequest, 'key'>) {
  if (!page) throw new Error('the page of the test does not compile');
  const { adapter, seen } = fakeServer(routes);
  const http = createHttpClient({ base: '/api', token: () => 't', tenantId: () => 0, now: () => 0, adapter });
  const answer = await createRemoteChecks(http)(page, { key: 'code', ...request });
  return { answer, seen };
}

const DUPLICATE: RemoteCheck = { kind: 'duplicate', name: 'duplicate', at: 'save' };
const configured = (name: string, type?: string): RemoteCheck => ({
  kind: 'configured',
  name,
  at: 'save',
  ...(type === undefined ? {} : { type }),
});

describe('remote checks', () => {
  it('ask for uniqueness by table, field and value, with the id that may keep it [S5-14][S7-20]', async () => {
    const routes = { 'GET /api/sys/duplicate/check': () => good(null) };
    const first = await ask(routes, { check: DUPLICATE, value: 'A1' });
    expect(first.answer).toEqual({ ok: true, message: '' });
    expect(first.seen[0]?.params).toEqual({ tableName: 'customer', fieldName: 'code', fieldVal: 'A1', _t: 0 });
    const line = await ask(routes, { check: DUPLICATE, detail: 'lines', value: '1', dataId: 'g1' });
    expect(line.seen[0]?.params).toMatchObject({ tableName: 'customer_line', dataId: 'g1' });
    const other = await ask(routes, { check: { ...DUPLICATE, table: 'party', field: 'scc' }, value: '1' });
    expect(other.seen[0]?.params).toMatchObject({ tableName: 'party', fieldName: 'scc' });
  });

  it('ask a check rule by its code with a value that is encoded twice [S5-17][S7-20]', async () => {
    const { seen } = await ask(
      { 'GET /api/sys/checkRule/checkByCode': () => good(null) },
      { check: { kind: 'checkRule', name: 'checkRule', ruleCode: 'orderNo', at: 'save' }, value: 'a/甲' },
    );
    // The call itself does the second encoding.
    expect(seen[0]?.params).toMatchObject({ ruleCode: 'orderNo', value: 'a%2F%E7%94%B2' });
  });

  it.each([
    { name: 'unifiedCode', path: '/api/ywd/ywYwd/check', body: { code: 'YW1', id: 'r1' }, clause: 'S5-15' },
    {
      name: 'customerCode',
      type: 'supplier',
      path: '/api/kehu/ywinfoKehu/check',
      body: { code: 'YW1', id: 'r1', type: 'supplier' },
      clause: 'S5-16',
    },
  ])('post a configured check $name to its own address [$clause][S7-20]', async ({ name, type, path, body }) => {
    const { seen } = await ask(
      { [`POST ${path}`]: () => good(null) },
      { check: configured(name, type), value: 'YW1', dataId: 'r1' },
    );
    expect(seen[0]?.body).toEqual(body);
  });

  it("give the server's message when success is false [S5-13][W5.1-57]", async () => {
    const { answer } = await ask(
      { 'GET /api/sys/duplicate/check': () => bad(200, '该值不可用，系统中已存在！', 500) },
      { check: DUPLICATE, value: 'A1' },
    );
    expect(answer).toEqual({ ok: false, message: '该值不可用，系统中已存在！' });
  });

  it('fail when the server gave no answer, so that a save can be tried again', async () => {
    const routes = { 'GET /api/sys/duplicate/check': () => bad(500, '服务器忙') };
    await expect(ask(routes, { check: DUPLICATE, value: 'A1' })).rejects.toThrow('服务器忙');
  });
});
