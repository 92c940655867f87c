import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { upsertCodeItems } from '../../../../server/data/dictionaries/codeItems.ts';
import { startOrderServer } from '../../records/operations/orderServer.ts';
import { postTo, startCustomerServer } from '../../customerServer.ts';
import type { TestClient, TestServer } from '../../testServer.ts';

let customers: TestServer;
let orders: TestServer;
let clerk: TestClient;
let seller: TestClient;

const item = (value: string, text: string, search = '') => ({ value, text, search, attributes: {} });

/** Number of codes in the largest customs table. */
const THOUSANDS = 15_000;

beforeAll(async () => {
  customers = await startCustomerServer();
  orders = await startOrderServer();
  clerk = await customers.signIn('clerk');
  seller = await orders.signIn('clerk');
  for (const [code, name, type] of [
    ['K-1', '宁波远岭', 'owner'],
    ['K-2', '阿尔法', 'owner'],
    ['K-3', '停用远岭', 'owner'],
    ['K-4', '远岭代理', 'agent'],
    ['NB', '广州通达', 'owner'],
  ])
    await postTo(clerk, '/kehu/ywinfoKehu/add', { code, name, type });
  await upsertCodeItems(orders.services.db, 'money', [
    item('CNY', '人民币', 'Yuan Renminbi'),
    item('JPY', '日元'),
    item('RMB', '旧币'),
    item('LVS', '绿石'),
  ]);
});
afterAll(() => Promise.all([customers.close(), orders.close()]));

const search = async (dictCode: string, keyword: string): Promise<readonly unknown[]> => {
  const client = dictCode === 'customer' ? clerk : seller;
  const { status, body } = await client.call({
    url: `/sys/dict/loadDict/${dictCode}?keyword=${encodeURIComponent(keyword)}`,
  });
  expect(status).toBe(200);
  return [body.result].flat().map((entry) => Object(entry)['value']);
};

describe('a search on the server finds by pinyin [W7-4] [W9-2]', () => {
  test.each([
    { by: 'initials', dictCode: 'customer', keyword: 'nbyl', values: ['K-1'] },
    { by: 'full pinyin', dictCode: 'customer', keyword: 'ningboyuan', values: ['K-1'] },
    { by: 'what lies within', dictCode: 'customer', keyword: 'yuanling', values: ['K-1'] },
    { by: 'capitals', dictCode: 'customer', keyword: 'AEF', values: ['K-2'] },
    { by: 'a word by what is written and one by its sound', dictCode: 'customer', keyword: '宁波 yl', values: ['K-1'] },
    { by: 'what is written before what is spelled', dictCode: 'customer', keyword: 'nb', values: ['NB', 'K-1'] },
    { by: 'only what may be chosen', dictCode: 'customer', keyword: 'tyyl', values: [] },
    { by: 'initials of codes', dictCode: 'money', keyword: 'ry', values: ['JPY'] },
    { by: 'codes that are written so first', dictCode: 'money', keyword: 'rmb', values: ['RMB', 'CNY'] },
    { by: 'ü as v', dictCode: 'money', keyword: 'lvshi', values: ['LVS'] },
    { by: 'ü as itself', dictCode: 'money', keyword: 'lüshi', values: ['LVS'] },
    { by: 'nothing that sounds otherwise', dictCode: 'money', keyword: 'zzz', values: [] },
  ])('$by', async ({ dictCode, keyword, values }) => {
    expect(await search(dictCode, keyword)).toEqual(values);
  });

  test('items of a file', async () => {
    expect(await search('order_status', 'zancun')).toEqual(['draft']);
    expect(await search('order_status', 'dfh')).toEqual(['review']);
  });
});

test('what is added, renamed and removed is found at once', async () => {
  const { db } = orders.services;
  expect(await search('money', 'taizhu')).toEqual([]);
  await upsertCodeItems(db, 'money', [item('THB', '泰铢')]);
  expect(await search('money', 'taizhu')).toEqual(['THB']);
  await upsertCodeItems(db, 'money', [item('THB', '新泰币')]);
  expect(await search('money', 'taizhu')).toEqual([]);
  expect(await search('money', 'xtb')).toEqual(['THB']);
  await db.deleteFrom('sys_code_item').where('value', '=', 'THB').execute();
  expect(await search('money', 'xtb')).toEqual([]);
});

test('of fifteen thousand codes the first ten are answered', async () => {
  const { db } = orders.services;
  const words = ['电子', '机械', '纺织', '钢铁', '化工', '食品', '木制', '塑料'];
  await upsertCodeItems(
    db,
    'money',
    Array.from({ length: THOUSANDS }, (_, n) =>
      item(String(2_000_000_000 + n), `${words[n % 8]}${words[Math.floor(n / 8) % 8]}零件第${n}号`),
    ),
  );
  expect(await search('money', 'dzjxlj')).toHaveLength(10);
  for (const keyword of ['jxdz', 'gangtie', 'spmz', 'suliao', 'hgljd'])
    expect(await search('money', keyword)).toHaveLength(10);
});

describe.each(['loadDict', 'loadDict2'])('%s', (call) => {
  const ask = (query: string) => clerk.call({ url: `/sys/dict/${call}/${query}` });

  test('gives ten by default and as many as pageSize says [W7-4] [W7-5]', async () => {
    const codes = Array.from({ length: 12 }, (_, at) => `T-${String(at + 10)}`);
    for (const code of codes) await postTo(clerk, '/kehu/ywinfoKehu/add', { code, name: `十条${code}`, type: 'owner' });
    onTestFinished(async () => {
      await sql`delete from kehu_customer where code like 'T-%'`.execute(customers.services.db);
    });
    const found = async (size: string): Promise<readonly unknown[]> => {
      const { body } = await ask(`customer?keyword=${encodeURIComponent('十条')}${size}`);
      return [body.result].flat().map((entry) => Object(entry)['value']);
    };
    expect(await found('')).toEqual(codes.slice(0, 10));
    expect(await found('&pageSize=1')).toEqual(['T-10']);
    expect(await found('&pageSize=11')).toEqual(codes.slice(0, 11));
    expect(await found('&pageSize=20')).toEqual(codes);
  });

  test('of a dictionary that there is not fails in words [W7-4] [W7-5]', async () => {
    const { status, body } = await ask('nothing?keyword=a');
    expect([status < 500, body.success, body.message]).toEqual([true, false, expect.stringMatching(/./)]);
  });
});
