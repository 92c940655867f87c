import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { upsertCodeItems } from '../../../../server/data/dictionaries/codeItems.ts';
import { postTo, startCustomerServer } from '../../customerServer.ts';
import { startOrderServer } from '../../records/operations/orderServer.ts';
import type { TestClient, TestServer } from '../../testServer.ts';

let customers: TestServer;
let orders: TestServer;
let clerk: TestClient;
let seller: TestClient;

beforeAll(async () => {
  [customers, orders] = await Promise.all([startCustomerServer(), startOrderServer()]);
  [clerk, seller] = await Promise.all([customers.signIn('clerk'), orders.signIn('clerk')]);
  for (const [code, type] of [
    ['K-1', 'owner'],
    ['K-2', 'agent'],
  ])
    await postTo(clerk, '/kehu/ywinfoKehu/add', { code, name: `远岭${code}`, type });
  const item = (value: string, text: string, zone: string) => ({ value, text, search: '', attributes: { zone } });
  await upsertCodeItems(orders.services.db, 'money', [
    item('CNY', '人民币', 'C'),
    item('HKD', '港币', 'C'),
    item('MOP', '澳门币', 'D'),
  ]);
});
afterAll(() => Promise.all([customers.close(), orders.close()]));

const ask = (dictCode: string, keyword: string, attributes: string) => {
  const client = dictCode === 'money' ? seller : clerk;
  const query = new URLSearchParams({ keyword, attributes, pageSize: '20' });
  return client.call({ url: `/sys/dict/loadDict/${dictCode}?${query.toString()}` });
};

const found = async (dictCode: string, keyword: string, attributes: object): Promise<readonly unknown[]> => {
  const { status, body } = await ask(dictCode, keyword, JSON.stringify(attributes));
  expect(status).toBe(200);
  return [body.result].flat().map((entry) => Object(entry)['value']);
};

describe('a search within attributes finds', () => {
  test.each<readonly [string, ...Parameters<typeof found>, readonly string[]]>([
    ['codes without a keyword', 'money', '', { zone: 'C' }, ['CNY', 'HKD']],
    ['codes by what is written', 'money', '币', { zone: 'D' }, ['MOP']],
    ['codes by pinyin', 'money', 'gangbi', { zone: 'C' }, ['HKD']],
    ['no code by pinyin that lies elsewhere', 'money', 'gangbi', { zone: 'D' }, []],
    ['no exact code that lies elsewhere', 'money', 'CNY,', { zone: 'D' }, []],
    ['rows of a table', 'customer', '远岭', { type: 'owner' }, ['K-1']],
    ['no rows that the dictionary itself leaves out', 'customer', '远岭', { type: 'agent' }, []],
    ['rows by pinyin', 'customer', 'yuanling', { type: 'owner' }, ['K-1']],
  ])('%s', async (_, ...[dictCode, keyword, attributes, values]) => {
    expect(await found(dictCode, keyword, attributes)).toEqual(values);
  });
});

test.each([
  '{"tenant_id":"1000"}',
  '{"zone":1}',
  '{}',
  '[]',
  'zone',
  `{"zone":"${'x'.repeat(201)}"}`,
  '{"zone":"\\u0000"}',
])('attributes that are none of the dictionary are refused: %s', async (attributes) => {
  const { status, body } = await ask('money', '', attributes);
  expect([status, body.message]).toEqual([400, expect.stringContaining('zone')]);
});

test('an item excluded by one filter remains available to others and by its code', async () => {
  expect(await found('money', 'gangbi', { zone: 'D' })).toEqual([]);
  const { body } = await ask('money', 'gangbi', '');
  expect(Object([body.result].flat()[0])['value']).toBe('HKD');
  const looked = await seller.call({ url: '/sys/dict/lookup/money?keys=HKD' });
  expect(Object(looked.body.result)['HKD']).toMatchObject({ text: '港币' });
});
