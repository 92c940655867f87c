import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetOldAnswers } from '../../../server/records/idempotency.ts';
import type { TestClient, TestServer } from '../testServer.ts';
import { addOrder, countStored, fieldsOf, post, startOrderServer } from './orderServer.ts';

let server: TestServer;
let clerk: TestClient;
let clerk2: TestClient;

beforeAll(async () => {
  server = await startOrderServer();
  [clerk, clerk2] = [await server.signIn('clerk'), await server.signIn('clerk2')];
});
afterAll(() => server.close());

const withKey = (key: string) => ({ 'x-idempotency-key': key });

test('a repeated save gets the first answer again, and one record is made', async () => {
  const body = { customer: '甲', amount: '86.5000', orderLineList: [{ sku: 'A' }] };
  const first = await post(clerk, 'add', body, withKey('save-0001'));
  const before = await countStored(server);
  const second = await post(clerk, 'add', body, withKey('save-0001'));
  expect({ ...second.body, timestamp: 0 }).toEqual({ ...first.body, timestamp: 0 });
  expect(await countStored(server)).toEqual(before);
});

test('a double click makes one record', async () => {
  const before = await countStored(server);
  const clicks = Array.from({ length: 5 }, () => post(clerk, 'add', { customer: '乙' }, withKey('save-0002')));
  const ids = new Set((await Promise.all(clicks)).map((answer) => fieldsOf(answer)['id']));
  expect(ids.size).toBe(1);
  expect(await countStored(server)).toMatchObject({ orders: Number(before['orders']) + 1 });
});

test('an edit whose answer was lost can be sent again, though the version has moved', async () => {
  const order = await addOrder(clerk, { customer: '丙' });
  const body = { id: order['id'], version: 1, customer: '丙二' };
  await post(clerk, 'edit', body, withKey('save-0003'));
  const again = await post(clerk, 'edit', body, withKey('save-0003'));
  expect(again).toMatchObject({ status: 200, body: { result: { version: 2, customer: '丙二' } } });
});

test('the same key with another content is refused with 409', async () => {
  await post(clerk, 'add', { customer: '丁' }, withKey('save-0004'));
  const before = await countStored(server);
  const other = await post(clerk, 'add', { customer: '戊' }, withKey('save-0004'));
  expect(other).toMatchObject({
    status: 409,
    body: { success: false, message: '该请求编号已用于另一个请求，请刷新页面后重试' },
  });
  expect(await countStored(server)).toEqual(before);
});

test('the same key of another user is another key', async () => {
  const answers = [clerk, clerk2].map((client) => post(client, 'add', { customer: '己' }, withKey('save-0005')));
  const ids = (await Promise.all(answers)).map((answer) => fieldsOf(answer)['id']);
  expect(new Set(ids).size).toBe(2);
});

test('a save that was refused may be mended and sent with the same key', async () => {
  const refused = await post(clerk, 'add', { orderLineList: [{ qty: '-1' }] }, withKey('save-0006'));
  expect(refused.body.code).toBe(422);
  const mended = await post(clerk, 'add', { orderLineList: [{ qty: '1' }] }, withKey('save-0006'));
  expect(mended.body.success).toBe(true);
});

test('answers are forgotten after two days', async () => {
  const { db } = server.services;
  await db.updateTable('sys_idempotency').set({ create_time: '2020-01-01' }).where('key', '=', 'save-0001').execute();
  await forgetOldAnswers(db);
  const keys = await db.selectFrom('sys_idempotency').select('key').distinct().orderBy('key').execute();
  expect(keys.map(({ key }) => key)).toEqual(['save-0002', 'save-0003', 'save-0004', 'save-0005', 'save-0006']);
});
