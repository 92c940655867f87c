import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestClient, TestServer } from '../../testServer.ts';
import { addOrder, countStored, get, post, startOrderServer, type Fields } from './orderServer.ts';

let server: TestServer;
let clerk: TestClient;

beforeAll(async () => {
  server = await startOrderServer();
  clerk = await server.signIn('clerk');
});
afterAll(() => server.close());

const remove = (query: string) => clerk.call({ method: 'DELETE', url: `/trade/order/${query}` });

test('deletes the record of an id with its rows, and the log keeps everything [W7-28]', async () => {
  const before = await countStored(server);
  const order = await addOrder(clerk, { customer: '甲', orderLineList: [{ sku: 'A' }, { sku: 'B' }] });
  const answer = await remove(`delete?id=${order['id']}`);
  expect(answer).toMatchObject({ status: 200, body: { success: true, message: '删除成功!' } });
  expect((await get(clerk, 'queryById', `?id=${order['id']}`)).status).toBe(404);
  expect(await countStored(server)).toMatchObject({ orders: before['orders'], lines: before['lines'] });
  const entry = await server.services.db
    .selectFrom('sys_data_log')
    .selectAll()
    .where('action', '=', 'delete')
    .where('data_id', '=', String(order['id']))
    .executeTakeFirstOrThrow();
  expect(entry).toMatchObject({
    create_by: 'clerk',
    changes: { record: { customer: '甲', orderLineList: [{ sku: 'A' }, { sku: 'B' }] } },
  });
});

test('batch delete takes ids joined by commas with one at the end [W7-29]', async () => {
  const [one, two] = [await addOrder(clerk, { customer: '一' }), await addOrder(clerk, { customer: '二' })];
  const answer = await remove(`deleteBatch?ids=${one['id']},${two['id']},`);
  expect(answer).toMatchObject({ status: 200, body: { success: true, message: '批量删除成功!' } });
  for (const { id } of [one, two]) expect((await get(clerk, 'queryById', `?id=${id}`)).status).toBe(404);
});

test('both are also reached by POST with X-HTTP-Method-Override [W7-28] [W7-29]', async () => {
  const [one, two] = [await addOrder(clerk, { customer: '一' }), await addOrder(clerk, { customer: '二' })];
  const override = { method: 'POST', headers: { 'x-http-method-override': 'DELETE' } } as const;
  const single = await clerk.call({ ...override, url: `/trade/order/delete?id=${one['id']}` });
  const batch = await clerk.call({ ...override, url: `/trade/order/deleteBatch?ids=${two['id']}` });
  expect([single.body.message, batch.body.message]).toEqual(['删除成功!', '批量删除成功!']);
});

test.each([
  ['DELETE', {}],
  ['POST', { 'x-http-method-override': 'DELETE' }],
] as const)('a %s that says it is JSON and has no body is taken [S7-21] [W7-28]', async (method, headers) => {
  const json = { method, headers: { 'content-type': 'application/json;charset=UTF-8', ...headers } } as const;
  const [one, two] = [await addOrder(clerk, { customer: '一' }), await addOrder(clerk, { customer: '二' })];
  const single = await clerk.call({ ...json, url: `/trade/order/delete?id=${one['id']}` });
  const batch = await clerk.call({ ...json, url: `/trade/order/deleteBatch?ids=${two['id']}` });
  expect([single.body.message, batch.body.message]).toEqual(['删除成功!', '批量删除成功!']);
  const added = await clerk.call({
    method: 'POST',
    url: '/trade/order/add',
    headers: { 'content-type': 'application/json' },
  });
  expect(added.status).toBe(400);
});

test('removes all records or none, and names each missing or protected one with reason', async () => {
  const [draft, other] = [
    await addOrder(clerk, { customer: '一' }),
    await addOrder(clerk, { customer: '二', amount: '1', budget: '2' }),
  ];
  await post(clerk, 'transition', { id: other['id'], transition: 'submit', version: 1 });
  const before = await countStored(server);
  const fixed = await remove(`deleteBatch?ids=${draft['id']},${other['id']}`);
  expect(fixed).toMatchObject({ status: 200, body: { success: false, message: '状态为“待复核”的记录不能删除' } });
  const protectedOne = { id: other['id'], message: '状态为“待复核”的记录不能删除' };
  expect(fixed.body.result).toEqual({ records: [protectedOne] });
  const both = await remove(`deleteBatch?ids=${draft['id']},nothing,${other['id']}`);
  expect(both).toMatchObject({
    status: 404,
    body: { result: { records: [{ id: 'nothing', message: '未找到对应数据' }, protectedOne] } },
  });
  const missing = await remove(`deleteBatch?ids=${draft['id']},nothing`);
  expect(missing).toMatchObject({ status: 404, body: { message: '未找到对应数据' } });
  expect(await countStored(server)).toEqual(before);
});

test.each([
  ['deleteBatch', '参数不识别！'],
  ['deleteBatch?ids=', '参数不识别！'],
  ['deleteBatch?ids=,,', '参数不识别！'],
  ['deleteBatch?ids=a&ids=b', '参数不识别！'],
  ['delete', '参数不识别！'],
  ['delete?id=a,b', '一次最多删除1条记录'],
  [`deleteBatch?ids=${Array.from({ length: 1001 }, (_, index) => index).join(',')}`, '一次最多删除1000条记录'],
])('refuses %s with 400', async (query, message) => {
  expect(await remove(query)).toMatchObject({ status: 400, body: { success: false, message } });
});

describe('a version that is sent along', () => {
  const change = (order: Fields, customer: string) =>
    post(clerk, 'edit', { id: order['id'], version: order['version'], customer });

  test('keeps a record changed meanwhile, and reports author, time and current state [D54]', async () => {
    const order = await addOrder(clerk, { customer: '甲' });
    await change(order, '改');
    const refused = await remove(`delete?id=${order['id']}&version=1`);
    expect(refused).toMatchObject({
      status: 409,
      body: { result: { by: '李制单', version: 2, ids: [order['id']], current: { customer: '改' } } },
    });
    expect(refused.body.message).toMatch(/^该记录已被 李制单 于 .* 修改，没有删除/);
    expect((await remove(`delete?id=${order['id']}&version=2`)).body.message).toBe('删除成功!');
  });

  test('keeps all records of a batch when one was changed, and names the changed ones', async () => {
    const [one, two, three] = [
      await addOrder(clerk, { customer: '一' }),
      await addOrder(clerk, { customer: '二' }),
      await addOrder(clerk, { customer: '三' }),
    ];
    await change(one, '改一');
    await change(three, '改三');
    const ids = [one, two, three].map(({ id }) => id).join(',');
    const before = await countStored(server);
    const refused = await remove(`deleteBatch?ids=${ids},&versions=1,1,1,`);
    expect(refused).toMatchObject({ status: 409, body: { message: expect.stringMatching(/^有2条记录已被他人修改/) } });
    expect([...Object(refused.body.result).ids].sort()).toEqual([one['id'], three['id']].sort());
    const message = expect.stringMatching(/^已被 李制单 于 .* 修改$/);
    expect(Object(refused.body.result).records).toEqual([one, three].map(({ id }) => ({ id, message })));
    expect(await countStored(server)).toEqual(before);
    expect((await remove(`deleteBatch?ids=${ids}&versions=2,1,2`)).body.message).toBe('批量删除成功!');
  });

  test.each([
    'delete?id=a&version=x',
    'delete?id=a&version=',
    'deleteBatch?ids=a,b&versions=1',
    'deleteBatch?ids=a&versions=1,2',
  ])('is a whole number for each id: %s is 400', async (query) => {
    expect(await remove(query)).toMatchObject({ status: 400, body: { message: expect.stringContaining('version') } });
  });

  test('may be left out by other clients: the record is removed whatever became of it', async () => {
    const order = await addOrder(clerk, { customer: '甲' });
    await change(order, '改');
    expect((await remove(`delete?id=${order['id']}`)).body.message).toBe('删除成功!');
  });
});
