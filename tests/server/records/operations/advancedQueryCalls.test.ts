import { afterAll, beforeAll, expect, test } from 'vitest';
import { toListTotals, toTabCounts } from '../../../../contract/lists/listSummary.ts';
import { columnOf, exported, exportUrl } from '../../files/exports/exportClient.ts';
import type { TestClient, TestServer } from '../../testServer.ts';
import { addOrder, startOrderServer, type Fields } from './orderServer.ts';
import { drawn, plant } from './treeServer.ts';

let server: TestServer;
let clerk: TestClient;
let east: string;

beforeAll(async () => {
  server = await startOrderServer();
  clerk = await server.signIn('clerk');
  const order = (orderCode: string, more: Fields) => addOrder(clerk, { orderCode, currency: 'USD', ...more });
  await order('Q-1', { amount: '5', orderLineList: [{ sku: 'X-1' }] });
  await order('Q-2', { amount: '7.5', orderLineList: [{ sku: 'Y-1' }] });
  await order('Q-3', { amount: '20', currency: 'EUR', orderLineList: [{ sku: 'X-2' }] });
  east = await plant(clerk, 'place', { name: '东', state: 'a' });
  await plant(clerk, 'place', { name: '东一', state: 'b', parentId: east });
  await plant(clerk, 'place', { name: '东二', state: 'a', parentId: east });
  await plant(clerk, 'place', { name: '西', state: 'b' });
});
afterAll(() => server.close());

type Sent = readonly (readonly [field: string, rule: string, val: string])[];

const withQuery = (sent: Sent, matchType = 'and'): Readonly<Record<string, string>> => ({
  superQueryParams: encodeURI(JSON.stringify(sent.map(([field, rule, val]) => ({ field, rule, val })))),
  superQueryMatchType: matchType,
});

const call = (path: string, parameters: Readonly<Record<string, string>>) =>
  clerk.call({ url: `/trade/${path}?${new URLSearchParams(parameters)}` });

/** Orders of goods X, or of more than 10. */
const ORDERS: readonly [Sent, string] = [
  [
    ['lines,sku', 'right_like', 'X-'],
    ['amount', 'gt', '10'],
  ],
  'or',
];

test('filters the sums of a list and the counts of its tabs like the list [W7-27]', async () => {
  const totals = toListTotals((await call('order/totals', withQuery(...ORDERS))).body.result);
  const amounts = totals.find(({ column }) => column === 'amount')?.sums ?? [];
  expect(amounts.map(({ value, sum }) => [value, Number(sum)])).toEqual([
    ['EUR', 20],
    ['USD', 5],
  ]);
  const counts = toTabCounts((await call('order/tabCounts', withQuery(...ORDERS))).body.result);
  expect(counts.map(({ key, total }) => [key, total])).toEqual([
    ['drafts', 2],
    ['mine', 2],
  ]);
});

test('narrows what is exported, from the address and from paramsStr alike [W7-27] [W7-30]', async () => {
  const order = { column: 'orderCode', order: 'asc', exportFormat: 'xlsx', exportFields: 'orderCode' };
  const codes = async (parameters: Readonly<Record<string, string>>) =>
    columnOf(await exported(server, clerk, exportUrl(parameters)), '订单号');
  expect(await codes({ ...order, ...withQuery(...ORDERS) })).toEqual(['Q-1', 'Q-3']);
  const both = { ...order, ...withQuery(ORDERS[0], 'and') };
  expect(await codes({ paramsStr: encodeURI(JSON.stringify(both)) })).toEqual(['Q-3']);
});

test('finds tree records at any depth with their ancestors, and filters children of one [W7-32]', async () => {
  const b = withQuery([['state', 'eq', 'b']]);
  expect(drawn(await call('place/list', b))).toBe('东+(东一!) 西!');
  expect(drawn(await call('place/list', { parentId: east, ...b }))).toBe('东一');
  expect(drawn(await call('place/childList', { parentId: east, ...b }))).toBe('东一');
  expect(drawn(await call('place/getChildListBatch', { parentIds: east, ...b }))).toBe('东一');
  const either = withQuery(
    [
      ['name', 'like', '二'],
      ['state', 'eq', 'b'],
    ],
    'or',
  );
  expect(drawn(await call('place/getChildListBatch', { parentIds: east, ...either }))).toBe('东二 东一');
});

test.each([
  'order/list',
  'order/totals',
  'order/tabCounts',
  'place/list',
  'place/childList',
  'place/getChildListBatch',
])('is rejected by name where %s meets unknown fields, rules, match types or over fifty [W4-12]', async (path) => {
  const known = path.startsWith('order') ? 'amount' : 'name';
  const above = path.endsWith('childList') ? 'parentId' : 'parentIds';
  const parent = /childList|Batch/.test(path) ? { [above]: east } : {};
  const refused = async (parameters: Readonly<Record<string, string>>, named: string) => {
    const { status, body } = await call(path, { ...parent, ...parameters });
    expect([status, body.message]).toEqual([400, expect.stringContaining(named)]);
  };
  await refused(withQuery([['nothing', 'eq', '1']]), 'nothing');
  await refused(withQuery([[known, 'ext', '1']]), 'ext');
  await refused(withQuery([[known, 'eq', '1']], 'xor'), 'xor');
  await refused(withQuery(Array.from({ length: 51 }, () => [known, 'eq', '1'] as const)), '50');
});
