import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditChange } from '../../../../server/data/audit/auditChange.ts';
import { startTestServer, type TestClient, type TestServer } from '../../testServer.ts';

let server: TestServer;
let admin: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin');
});
afterAll(() => server.close());

type Fields = Readonly<Record<string, unknown>>;
const read = async (path: string): Promise<unknown> => (await admin.call({ url: `/sys/dataLog/${path}` })).body.result;
const customer = async (): Promise<string> => {
  const body = { code: 'K-LOG', name: '远岭贸易' };
  const { body: added } = await admin.call({ method: 'POST', url: '/kehu/customer/add', body });
  if (!added.success) throw new Error(added.message);
  const { id } = Object(added.result);
  await admin.call({ method: 'POST', url: '/kehu/customer/edit', body: { id, version: 1, name: '远岭国际' } });
  await admin.call({ method: 'DELETE', url: `/kehu/customer/delete?id=${id}` });
  return id;
};

test('the data log lists every write, and returns two versions of a record completely [S1-4]', async () => {
  const id = await customer();
  const { records, total } = Object(await read(`list?dataId=${id}`));
  expect([total, records[0].action, records[0].dataTable]).toEqual([3, 'delete', records[2].dataTable]);
  expect(records[1].dataContent_dictText).toBe('客户名称');
  expect(JSON.parse(records[1].dataContent)).toMatchObject({ header: { name: ['远岭贸易', '远岭国际'] } });
  const table = records[0].dataTable;
  const versions = (await read(`queryDataVerList?dataTable=${table}&dataId=${id}`)) as readonly Fields[];
  expect(versions.map((entry) => entry['dataVersion'])).toEqual(['2', '2', '1']);
  const pair = await read(`queryCompareList?dataId1=${versions[2]?.['id']}&dataId2=${versions[1]?.['id']}`);
  expect((pair as readonly { dataContent: string }[]).map(({ dataContent }) => JSON.parse(dataContent).name)).toEqual([
    '远岭贸易',
    '远岭国际',
  ]);
  const [removed, edited] = (await read(`history?table=${table}&id=${id}`)) as readonly Fields[];
  expect(removed).toMatchObject({ action: 'delete' });
  expect(edited).toMatchObject({ cells: [{ title: '客户名称', before: '远岭贸易', after: '远岭国际' }] });
});

test('reads other data by table, only with the right for the whole log [S6-9]', async () => {
  const user = { tenantId: '1000', username: 'admin' };
  const change = {
    table: 'sys_role_permission',
    id: 'r1',
    before: { permissions: ['a'] },
    after: { permissions: ['a', 'b'] },
  };
  await auditChange(server.services.db, user, [change]);
  expect(await read('history?table=sys_role_permission&id=r1')).toMatchObject([
    { version: 1, action: 'edit', cells: [{ title: 'permissions', after: '["a","b"]' }] },
  ]);
  const neighbour = await server.signIn('neighbour');
  const clerk = await server.signIn('clerk');
  const url = '/sys/dataLog/history?table=sys_role_permission&id=r1';
  expect((await clerk.call({ url })).status).toBe(403);
  expect((await clerk.call({ url: '/sys/dataLog/list' })).status).toBe(403);
  const foreign = await neighbour.call({ url });
  expect(foreign.status === 403 || JSON.stringify(foreign.body.result) === '[]').toBe(true);
});

test('entries of the log of calls are not removed by anybody, and that is said [S7-19]', async () => {
  for (const name of ['delete?id=1', 'deleteBatch?ids=1,2']) {
    const { status, body } = await admin.call({ method: 'DELETE', url: `/sys/log/${name}` });
    expect([status, body.success, body.message]).toEqual([200, false, '日志只能追加，不能删除']);
  }
});

test('two codes of one name are told apart by their codes [S6-9]', async () => {
  const text = { itemText: '重点', status: '1' };
  for (const itemValue of ['a', 'b']) {
    const body = { id: `customer_level:${itemValue}`, itemValue, ...text };
    const { body: answer } = await admin.call({ method: 'PUT', url: '/sys/dictItem/edit', body });
    expect(answer.success, answer.message).toBe(true);
  }
  const add = { code: 'K-ALIKE', name: '同名', level: 'a' };
  const { body: added } = await admin.call({ method: 'POST', url: '/kehu/customer/add', body: add });
  const { id } = Object(added.result);
  const body = { id, version: 1, level: 'b' };
  expect((await admin.call({ method: 'POST', url: '/kehu/customer/edit', body })).body.success).toBe(true);
  expect(await read(`compare?page=crm/customer&id=${id}&from=1&to=2`)).toMatchObject({
    cells: [{ key: 'level', before: 'a 重点', after: 'b 重点' }],
  });
});
