import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Answer } from '../../../../server/core/base/envelope.ts';
import { withIdempotency } from '../../../../server/records/operations/idempotency.ts';
import type { TestAnswer, TestClient, TestServer } from '../../testServer.ts';
import { addOrder, countStored, fieldsOf, linesOf, postWith, startOrderServer, type Fields } from './orderServer.ts';

let server: TestServer;
let clerk: TestClient;
let clerk2: TestClient;

beforeAll(async () => {
  server = await startOrderServer();
  [clerk, clerk2] = [await server.signIn('clerk'), await server.signIn('clerk2')];
});
afterAll(() => server.close());

const withKey = (key: string) => postWith({ 'x-idempotency-key': key });

test('a repeated save gets the first answer again, and one record is made', async () => {
  const body = { customer: '甲', amount: '86.5000', orderLineList: [{ sku: 'A' }] };
  const first = await withKey('save-0001')(clerk, 'add', body);
  const before = await countStored(server);
  const second = await withKey('save-0001')(clerk, 'add', body);
  expect({ ...second.body, timestamp: 0 }).toEqual({ ...first.body, timestamp: 0 });
  expect(await countStored(server)).toEqual(before);
});

test('a double click makes one record', async () => {
  const before = await countStored(server);
  const clicks = Array.from({ length: 5 }, () => withKey('save-0002')(clerk, 'add', { customer: '乙' }));
  const ids = new Set((await Promise.all(clicks)).map((answer) => fieldsOf(answer)['id']));
  expect(ids.size).toBe(1);
  expect(await countStored(server)).toMatchObject({ orders: Number(before['orders']) + 1 });
});

test('an edit whose answer was lost can be sent again, though the version has moved', async () => {
  const order = await addOrder(clerk, { customer: '丙' });
  const body = { id: order['id'], version: 1, customer: '丙二' };
  await withKey('save-0003')(clerk, 'edit', body);
  const again = await withKey('save-0003')(clerk, 'edit', body);
  expect(again).toMatchObject({ status: 200, body: { result: { version: 2, customer: '丙二' } } });
});

test('the same key with another content is refused with 409', async () => {
  await withKey('save-0004')(clerk, 'add', { customer: '丁' });
  const before = await countStored(server);
  const other = await withKey('save-0004')(clerk, 'add', { customer: '戊' });
  expect(other).toMatchObject({
    status: 409,
    body: { success: false, message: '该请求编号已用于另一个请求，请刷新页面后重试' },
  });
  expect(await countStored(server)).toEqual(before);
});

test('the same key of another user is another key', async () => {
  const answers = [clerk, clerk2].map((client) => withKey('save-0005')(client, 'add', { customer: '己' }));
  const ids = (await Promise.all(answers)).map((answer) => fieldsOf(answer)['id']);
  expect(new Set(ids).size).toBe(2);
});

test('a save that was refused may be mended and sent with the same key', async () => {
  const refused = await withKey('save-0006')(clerk, 'add', { orderLineList: [{ qty: '-1' }] });
  expect(refused.body.code).toBe(422);
  const mended = await withKey('save-0006')(clerk, 'add', { orderLineList: [{ qty: '1' }] });
  expect(mended.body.success).toBe(true);
});

test('a repeated save gets the first answer, whatever became of the record since', async () => {
  const body = { customer: '庚', orderLineList: [{ sku: 'A', qty: '2' }, { sku: 'B' }] };
  const first = await withKey('save-0007')(clerk, 'add', body);
  const { id } = fieldsOf(first);
  await postWith({})(clerk, 'edit', { id, version: 1, customer: '庚二', orderLineList: [] });
  const again = await withKey('save-0007')(clerk, 'add', body);
  expect({ ...again.body, timestamp: 0 }).toEqual({ ...first.body, timestamp: 0 });
});

test('what else changes records is done once and answered alike too: edits, transitions, removals', async () => {
  const { id } = await addOrder(clerk, { customer: '辛', amount: '1', budget: '2' });
  const twice = async (operation: string, body: unknown) => {
    const send = () => withKey(`save-0008-${operation}`)(clerk, operation, body);
    const [first, again] = [await send(), await send()];
    expect({ ...again.body, timestamp: 0 }).toEqual({ ...first.body, timestamp: 0 });
    return first;
  };
  expect((await twice('edit', { id, version: 1, customer: '辛二' })).body.message).toBe('编辑成功!');
  expect((await twice('transition', { id, transition: 'submit', version: 2 })).body.message).toBe('提交成功');
  const other = await addOrder(clerk, { customer: '壬' });
  const headers = { 'x-idempotency-key': 'save-0008-delete' };
  const remove = () => clerk.call({ method: 'DELETE', url: `/trade/order/delete?id=${String(other['id'])}`, headers });
  const [first, again] = [await remove(), await remove()];
  expect(first.body).toMatchObject({ success: true, result: null, message: '删除成功!' });
  expect({ ...again.body, timestamp: 0 }).toEqual({ ...first.body, timestamp: 0 });
});

test('the same key and content for another call is refused', async () => {
  const { id } = await addOrder(clerk, { customer: '癸' });
  const body = { id, version: 1, transition: 'submit' };
  await withKey('save-0009')(clerk, 'edit', body);
  expect((await withKey('save-0009')(clerk, 'transition', body)).status).toBe(409);
});

test.each([
  ['a'.repeat(7), 400],
  ['a'.repeat(8), 200],
  ['aZ0_.:-x', 200],
  ['a'.repeat(100), 200],
  ['a'.repeat(101), 400],
  ['a'.repeat(8) + '/', 400],
])('the key %s is answered with %i', async (key, status) => {
  expect((await withKey(key)(clerk, 'add', { customer: '子' })).status).toBe(status);
});

const setPerms = (from: string, to: string) =>
  server.services.db.updateTable('sys_permission').set({ perms: to }).where('perms', '=', from).execute();

/** Makes a call twice, the second time without the right. */
const without = async <T>(right: string, call: () => Promise<T>): Promise<readonly [first: T, again: T]> => {
  const first = await call();
  await setPerms(right, `${right}Gone`);
  try {
    return [first, await call()];
  } finally {
    await setPerms(`${right}Gone`, right);
  }
};

describe('the answer to a repeated call shows only what the caller may currently see', () => {
  let admin: TestClient;
  beforeAll(async () => {
    admin = await server.signIn('admin');
  });

  const post = (operation: string, body: unknown) => () => withKey(`seen-0001-${operation}`)(admin, operation, body);
  const order = async (): Promise<Fields> =>
    addOrder(admin, {
      customer: '丑',
      amount: '1',
      budget: '2',
      agencyFee: '5',
      orderLineList: [{ sku: 'A', unit: 'USD', cost: '1.5' }],
    });

  const CALLS: readonly (readonly [string, () => Promise<() => Promise<TestAnswer>>])[] = [
    ['add', async () => post('add', { customer: '丑', agencyFee: '5', orderLineList: [{ sku: 'A', cost: '1.5' }] })],
    ['edit', async () => post('edit', { id: (await order())['id'], version: 1, customer: '寅' })],
    ['transition', async () => post('transition', { id: (await order())['id'], version: 1, transition: 'submit' })],
    [
      'message',
      async () => () =>
        admin.call({
          method: 'POST',
          url: '/trade/order/message',
          headers: { 'content-type': 'application/xml', 'x-idempotency-key': 'seen-0001-message' },
          body: '<Order Version="1"><Head><Customer>丑</Customer><Fee>5</Fee></Head><Lines><Line><Sku>A</Sku><Cost>1.5</Cost></Line></Lines></Order>',
        }),
    ],
  ];

  test.each(CALLS)('%s', async (_, prepare) => {
    const [first, again] = await without('bgd:order:fee', await prepare());
    const recordIn = (answer: TestAnswer): Fields =>
      (fieldsOf(answer)['record'] as Fields | undefined) ?? fieldsOf(answer);
    expect(recordIn(first), JSON.stringify(first.body)).toMatchObject({
      orderLineList: [{ cost: expect.stringMatching(/^1\.5/) }],
    });
    expect(recordIn(first)).toHaveProperty('agencyFee');
    expect(again.body).toMatchObject({ success: true, message: first.body.message });
    expect(recordIn(again)).not.toHaveProperty('agencyFee');
    expect(recordIn(again)['id']).toBe(recordIn(first)['id']);
    const [line] = linesOf(recordIn(again));
    expect(line).toMatchObject({ sku: 'A', id: linesOf(recordIn(first))[0]?.['id'] });
    expect(line).not.toHaveProperty('cost');
  });

  test.each([
    ['add', 'add', {}],
    ['edit', 'edit', { version: 1, customer: '卯' }],
    ['transition', 'submit', { version: 1, transition: 'submit' }],
  ] as const)('%s is refused once the right to %s is gone', async (operation, right, body) => {
    const { id } = await order();
    const sent = operation === 'add' ? { customer: '卯' } : { id, ...body };
    const [first, again] = await without(`bgd:order:${right}`, () =>
      withKey(`gone-0001-${operation}`)(admin, operation, sent),
    );
    expect(first.body.success, JSON.stringify(first.body)).toBe(true);
    expect([again.status, again.body.result]).toEqual([403, null]);
  });
});

test('a key belongs to one user in one tenant, and to one represented user', async () => {
  const { db } = server.services;
  const own = { key: 'holder-0001', userId: clerk.userId, tenantId: '1000', operation: 'x', body: {} };
  const work = () => Promise.resolve(new Answer('kept'));
  expect((await withIdempotency(db, own, work)).result).toBe('kept');
  expect((await withIdempotency(db, own, () => Promise.resolve(new Answer('other')))).result).toBe('kept');
  for (const other of [{ tenantId: '2000' }, { actingFor: 'somebody' }])
    await expect(withIdempotency(db, { ...own, ...other }, work)).rejects.toMatchObject({ status: 409 });
});
