import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestClient, type TestServer } from '../../testServer.ts';

let server: TestServer;
let admin: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  await server.services.db.deleteFrom('sys_category').execute();
  admin = await server.signIn('admin');
});
afterAll(() => server.close());

type Row = Readonly<Record<string, unknown>>;
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

const ask = async (url: string, [method, body]: readonly [Method, unknown?] = ['GET']) => {
  const { status, body: answer } = await admin.call({
    method,
    url: `/sys/category/${url}`,
    ...(body === undefined ? {} : { body }),
  });
  return { status, ...answer };
};

const done = async (url: string, how?: readonly [Method, unknown?]): Promise<Row> => {
  const answer = await ask(url, how);
  expect([answer.status, answer.success], JSON.stringify(answer)).toEqual([200, true]);
  return Object(answer.result) as Row;
};

const add = (name: string, pid: string, more: Row = {}) => done('add', ['POST', { name, pid, ...more }]);

test('a category gets the next code below the one above, and keeps code and place [S1-4]', async () => {
  const top = await add('货物', '');
  expect(top).toMatchObject({ code: 'A01', pid: '0', hasChild: '0' });
  const below = await add('机电', String(top['id']));
  expect(below).toMatchObject({ code: 'A01A01', pid: top['id'] });
  expect(await done(`queryById?id=${top['id']}`)).toMatchObject({ hasChild: '1' });
  expect(await add('单证', '0', { code: 'C01' })).toMatchObject({ code: 'C01' });
  expect(await add('服务', '0')).toMatchObject({ code: 'C02' });
  const edited = await done('edit', ['PUT', { id: below['id'], name: '机电产品', code: 'Z01', pid: top['id'] }]);
  expect(edited).toMatchObject({ name: '机电产品', code: 'A01A01' });
  const moved = await ask('edit', ['POST', { id: below['id'], pid: '0' }]);
  expect([moved.success, moved.message]).toEqual([false, expect.stringContaining('编码')]);
  const bad = await ask('add', ['POST', { name: '错', pid: top['id'], code: 'B01A01' }]);
  expect([bad.status, bad.message]).toEqual([400, expect.stringContaining('A01')]);
  const nowhere = await ask('add', ['POST', { name: '错', code: 'Q01A01' }]);
  expect([nowhere.status, nowhere.success]).toEqual([400, false]);
});

test('a code is checked against the one above it in the words of the contract [S1-4]', async () => {
  const { id } = await done('loadOne?field=code&val=A01');
  expect((await ask(`checkCode?pid=${id}&code=A01A09`)).success).toBe(true);
  expect((await ask(`checkCode?pid=${id}&code=B01`)).message).toBe('编码不符合规范,须以"A01"开头!');
  expect((await ask('checkCode?pid=&code=')).message).toBe('错误,类型编码为空!');
});

test('the tops come by pages and conditions, what is below them for several at once [S1-4]', async () => {
  const { records, total } = await done('rootList?pageNo=1&pageSize=10');
  expect([total, (records as readonly Row[]).map(({ code }) => code)]).toEqual([3, ['A01', 'C01', 'C02']]);
  const found = (await done(`rootList?name=${encodeURIComponent('机电产品')}`))['records'] as readonly Row[];
  expect(found).toMatchObject([{ code: 'A01', children: [{ code: 'A01A01' }] }]);
  const { id } = await done('loadOne?field=code&val=A01');
  expect((await done(`getChildListBatch?parentIds=${id}`))['records']).toMatchObject([{ code: 'A01A01' }]);
});

test('a category goes with all below it [S1-4]', async () => {
  const { id } = await done('loadOne?field=code&val=A01');
  await done(`deleteBatch?ids=${id},`, ['DELETE']);
  expect((await ask('loadOne?field=code&val=A01A01')).success).toBe(false);
  const clerk = await server.signIn('clerk');
  expect((await clerk.call({ method: 'POST', url: '/sys/category/add', body: { name: '甲' } })).status).toBe(403);
});
