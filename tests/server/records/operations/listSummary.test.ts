import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toListTotals, toTabCounts } from '../../../../contract/lists/listSummary.ts';
import type { TestClient, TestServer } from '../../testServer.ts';
import { addOrder, fieldsOf, get, post, startOrderServer, type Fields } from './orderServer.ts';

let server: TestServer;
let clerk: TestClient;
let clerk2: TestClient;
let admin: TestClient;

const ORDERS = [
  { orderCode: 'S-1', customer: '远岭', amount: '0.1', currency: 'USD', budget: '1' },
  { orderCode: 'S-2', customer: '远岭', amount: '0.2', currency: 'USD', budget: '2.50' },
  { orderCode: 'S-3', customer: '宁波', amount: '12345678901234.56789', currency: 'EUR' },
  { orderCode: 'S-4', customer: '宁波', amount: '7', currency: null },
  { orderCode: 'S-5', customer: '宁波', currency: 'USD' },
];

beforeAll(async () => {
  server = await startOrderServer();
  [clerk, clerk2, admin] = [await server.signIn('clerk'), await server.signIn('clerk2'), await server.signIn('admin')];
  const added: Fields[] = [];
  for (const order of ORDERS) added.push(await addOrder(clerk, order));
  await addOrder(clerk2, { orderCode: 'S-9', customer: '二部', amount: '1000', currency: 'USD', budget: '9' });
  const [first = {}] = added;
  const { body } = await post(clerk, 'transition', { id: first['id'], transition: 'submit', version: 1 });
  if (!body.success) throw new Error(JSON.stringify(body));
});
afterAll(() => server.close());

const codes = async (query: string, client: TestClient = clerk): Promise<readonly unknown[]> => {
  const { records } = fieldsOf(await get(client, 'list', `?column=orderCode&order=asc${query}`));
  return Array.isArray(records) ? records.map((record: Fields) => record['orderCode']) : [];
};

const counts = async (query = '', client: TestClient = clerk) =>
  toTabCounts((await get(client, 'tabCounts', query)).body.result).map(({ key, total }) => [key, total]);

const sums = async (query = '', client: TestClient = clerk) =>
  toListTotals((await get(client, 'totals', query)).body.result).map(({ column, per, sums: parts }) => [
    column,
    per,
    ...parts.map(({ value, text, sum }) => [value, text, sum]),
  ]);

describe('a tab of a list', () => {
  test('shows the records matching its condition, the caller’s scope and the filters [L13]', async () => {
    expect(await codes('&tab=drafts')).toEqual(['S-2', 'S-3', 'S-4', 'S-5']);
    expect(await codes('&tab=drafts&customer=宁波&amount_begin=5')).toEqual(['S-3', 'S-4']);
    expect(await codes('&tab=large')).toEqual(['S-3', 'S-5']);
    expect(await codes('&tab=mine', admin)).toEqual([]);
    expect(await codes('&tab=mine')).toHaveLength(5);
    expect(await codes('&tab=')).toHaveLength(5);
  });

  test('tells how many a click would find, where the page says so [L13]', async () => {
    expect(await counts()).toEqual([
      ['drafts', 4],
      ['mine', 5],
    ]);
    expect(await counts('?customer=远岭&tab=large&pageNo=3&pageSize=2')).toEqual([
      ['drafts', 1],
      ['mine', 2],
    ]);
    expect(await counts('', clerk2)).toEqual([
      ['drafts', 1],
      ['mine', 1],
    ]);
  });

  test('does not exist for users without access to its column, nor for unknown tabs [L13]', async () => {
    expect((await counts('', admin)).map(([key]) => key)).toEqual(['drafts', 'mine', 'charged']);
    const refused = await get(clerk, 'list', '?tab=charged');
    expect(refused.status).toBe(400);
    expect(refused.body.message).toContain('列表没有标签“charged”');
    expect((await get(clerk, 'list', '?tab=x%27%20or%201=1')).status).toBe(400);
    expect((await get(clerk, 'list', '?tab=drafts&tab=mine')).status).toBe(400);
    expect((await get(clerk, 'totals', '?nothing=1')).status).toBe(400);
  });
});

describe('the sums of a list', () => {
  test('are exact over all that it finds, split by currency with its text, blanks last [L13]', async () => {
    expect(await sums('?pageSize=1')).toEqual([
      ['amount', 'currency', ['EUR', '欧元', '12345678901234.56789'], ['USD', '美元', '0.3'], [null, null, '7']],
      ['budget', null, [null, null, '3.50']],
    ]);
  });

  test('follow filters and tab, and of what nobody filled in there is none [L13]', async () => {
    expect(await sums('?customer=远岭&tab=drafts')).toEqual([
      ['amount', 'currency', ['USD', '美元', '0.2']],
      ['budget', null, [null, null, '2.50']],
    ]);
    expect(await sums('?orderCode=S-5')).toEqual([
      ['amount', 'currency'],
      ['budget', null],
    ]);
  });

  test('cover only the records and columns visible to the caller [L13]', async () => {
    expect(await sums('', clerk2)).toEqual([
      ['amount', 'currency', ['USD', '美元', '1000']],
      ['budget', null, [null, null, '9']],
    ]);
    expect((await sums('', admin)).map(([column]) => column)).toEqual(['amount', 'budget', 'agencyFee']);
  });

  test('are for nobody who is not signed in, as the tabs are [L13]', async () => {
    for (const operation of ['tabCounts', 'totals']) expect((await get(server.stranger, operation)).status).toBe(401);
  });
});
