import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { upsertCodeItems } from '../../../../server/data/dictionaries/codeItems.ts';
import { startOrderServer } from '../../records/operations/orderServer.ts';
import type { TestClient, TestServer } from '../../testServer.ts';

let server: TestServer;
let clerk: TestClient;

const item = (value: string, text: string, search = '') => ({ value, text, search, attributes: {} });

beforeAll(async () => {
  server = await startOrderServer();
  clerk = await server.signIn('clerk');
  await upsertCodeItems(server.services.db, 'money', [
    item('CNY', '人民币', 'Yuan Renminbi'),
    item('HKD', '港元', 'Hong Kong Dollar'),
    item('USD', '美元', 'US Dollar'),
    item('USDT', '美元等价', ''),
    item('X_1', '100%'),
    item('XUSD', '另一种', ''),
  ]);
});
afterAll(() => server.close());

const resultOf = async (url: string): Promise<unknown> => {
  const { status, body } = await clerk.call({ url: `/sys/dict/${url}` });
  expect(status).toBe(200);
  expect(body.success).toBe(true);
  return body.result;
};

const valuesOf = async (url: string): Promise<readonly unknown[]> =>
  [await resultOf(url)].flat().map((entry) => Object(entry)['value']);

describe('getDictItems', () => {
  test('gives every item of a file in order, in the shape of the contract', async () => {
    expect(await resultOf('getDictItems/order_status')).toMatchObject([
      { value: 'draft', text: '暂存', title: '暂存', label: '暂存', color: null, jsonObject: null },
      { value: 'review' },
      { value: 'approved' },
      { value: 'returned' },
    ]);
  });

  test('gives the items of a code table', async () => {
    expect(await valuesOf('getDictItems/money')).toEqual(expect.arrayContaining(['001', 'CNY', 'EUR', 'USD']));
  });
});

describe('items that belong to another', () => {
  beforeAll(async () => {
    const below = (value: string, parent?: string) => ({
      ...item(value, value),
      attributes: parent === undefined ? {} : { parent },
    });
    await upsertCodeItems(server.services.db, 'money', [
      below('AREA'),
      below('AREA-1', 'AREA'),
      below('AREA-2', 'AREA'),
    ]);
  });

  afterAll(() => server.services.db.deleteFrom('sys_code_item').where('value', 'like', 'AREA%').execute());

  test('are given by it, those that belong to none by a blank', async () => {
    expect(await valuesOf('getDictItems/money?parent=AREA')).toEqual(['AREA-1', 'AREA-2']);
    expect(await valuesOf('getDictItems/money?parent=')).toEqual(expect.arrayContaining(['AREA', 'USD']));
    expect(await valuesOf('getDictItems/money?parent=')).not.toContain('AREA-1');
    expect(await valuesOf("getDictItems/money?parent=' or '1'='1")).toEqual([]);
    expect(await valuesOf('getDictItems/order_status?parent=draft')).toEqual([]);
    expect(await valuesOf('getDictItems/order_status?parent=')).toHaveLength(4);
  });

  test('are asked for by one short value', async () => {
    for (const query of [`parent=${'x'.repeat(300)}`, 'parent=a&parent=b', 'parent=%00'])
      expect((await clerk.call({ url: `/sys/dict/getDictItems/money?${query}` })).status).toBe(400);
  });
});

describe('loadDict', () => {
  test.each([
    ['usd', ['USD', 'USDT', 'XUSD']],
    ['US', ['USD', 'USDT', 'XUSD']],
    ['美元', ['USD', 'USDT']],
    ['dollar', ['HKD', 'USD']],
    ['dollar hong', ['HKD']],
    ['%', ['X_1']],
    ['_', ['X_1']],
    ['001', ['001']],
    ['USD,CNY,', ['CNY', 'USD']],
    ["' or 1=1 --", []],
  ])('finds %s by code, text or search words, the code itself first', async (keyword, values) => {
    const found = await valuesOf(`loadDict/money?keyword=${encodeURIComponent(keyword)}&pageSize=20`);
    expect(keyword.endsWith(',') ? [...found].sort() : found).toEqual(values);
  });

  test('searches the items of a file the same way', async () => {
    expect(await valuesOf(`loadDict/order_status?keyword=${encodeURIComponent('复核')}`)).toEqual([
      'review',
      'approved',
    ]);
    expect(await valuesOf('loadDict/order_status?keyword=re')).toEqual(['review', 'returned']);
  });

  test('gives the first items without a keyword, ten unless told otherwise', async () => {
    await upsertCodeItems(
      server.services.db,
      'many',
      Array.from({ length: 12 }, (_, n) => item(String(n), String(n))),
    );
    expect(await valuesOf('loadDict/order_status?pageSize=2')).toEqual(['draft', 'review']);
    expect(await valuesOf('loadDict/money?keyword=')).toHaveLength(8);
  });

  test('returns at most 1,000 of a requested page of 20,000, and continues by pages [W9-2]', async () => {
    const many = Array.from({ length: 1_030 }, (_, n) => item(`Q${String(n).padStart(4, '0')}`, `第${n}项`));
    await upsertCodeItems(server.services.db, 'money', many);
    const page = (pageNo: number) => valuesOf(`loadDict/money?keyword=Q&pageSize=20000&pageNo=${pageNo}`);
    const [first, second, third] = [await page(1), await page(2), await page(3)];
    expect([first.length, second.length, third.length]).toEqual([1000, 30, 0]);
    expect([...first, ...second]).toEqual(many.map(({ value }) => value));
    await server.services.db.deleteFrom('sys_code_item').where('value', 'like', 'Q____').execute();
  });

  test.each(['0', '21', 'x', '-1'])('refuses a pageNo of %s', async (pageNo) => {
    const { status, body } = await clerk.call({ url: `/sys/dict/loadDict/money?pageSize=20000&pageNo=${pageNo}` });
    expect([status, body.message]).toEqual([400, '参数 pageNo 应为1到20的整数']);
  });

  test.each(['0', '20001', 'x', '-1'])('refuses a pageSize of %s', async (pageSize) => {
    const { status, body } = await clerk.call({ url: `/sys/dict/loadDict/money?pageSize=${pageSize}` });
    expect([status, body.message]).toEqual([400, '参数 pageSize 应为1到20000的整数']);
  });
});

describe('calls of other clients', () => {
  test('get the items of a keyword first and the first items after them, none twice', async () => {
    expect(await valuesOf('loadDictOrderByValue/order_status?keyword=returned,review,&pageSize=2')).toEqual([
      'review',
      'returned',
      'draft',
    ]);
    expect(await valuesOf('loadDictOrderByValue/order_status?keyword=&pageSize=2')).toEqual(['draft', 'review']);
  });

  test('get the text of one key, null for one that is unknown', async () => {
    expect(await resultOf('getDictText/order_status/review')).toBe('待复核');
    expect(await resultOf('getDictText/money/USD')).toBe('美元');
    expect(await resultOf('getDictText/money/nothing')).toBeNull();
  });

  test('get the dictionaries that have a code, by a part of the name', async () => {
    const all = await resultOf('treeList');
    expect(all).toContainEqual(
      expect.objectContaining({ key: 'order_status', id: 'order_status', dictCode: 'order_status' }),
    );
    const { title } = (all as { readonly title: string; readonly key: string }[]).find(
      ({ key }) => key === 'money',
    ) ?? { title: '' };
    expect(await resultOf(`treeList?dictName=${encodeURIComponent(title)}`)).toMatchObject([
      { dictCode: 'money', dictName: title, title },
    ]);
  });

  test.each(['GET', 'POST', 'PUT'] as const)('clear the cache by %s', async (method) => {
    expect((await clerk.call({ method, url: '/sys/dict/refleshCache' })).body.success).toBe(true);
  });
});

describe('loadDictItem and lookup', () => {
  test('give the texts of keys in their order and drop unknown ones', async () => {
    expect(await resultOf('loadDictItem/money?key=USD,nothing,001')).toEqual(['美元', '测试元']);
    expect(await resultOf('loadDictItem/money?key=USD,nothing&delNotExist=false')).toEqual(['美元', 'nothing']);
    expect(await resultOf('loadDictItem/order_status?key=review,draft')).toEqual(['待复核', '暂存']);
  });

  test('give items with their attributes by key, null where unknown', async () => {
    expect(await resultOf('lookup/money?keys=EUR,001,nothing')).toMatchObject({
      EUR: { value: 'EUR', text: '欧元', jsonObject: { zone: 'B' } },
      '001': { value: '001', jsonObject: { zone: null } },
      nothing: null,
    });
  });

  test.each(['lookup/money', 'lookup/money?keys=,', 'loadDictItem/money?key='])(
    'refuse %s without keys',
    async (url) => {
      expect((await clerk.call({ url: `/sys/dict/${url}` })).status).toBe(400);
    },
  );
});

describe('what no schema registered', () => {
  test.each([
    ['nothing', '字典“nothing”不存在'],
    ['__proto__', '字典“__proto__”不存在'],
    ['many', '字典“many”不存在'],
    ['sys_user,realname,username', '白名单校验：【sys_user】表未登记为这样的字典'],
    ["sys_user,realname,username,1=1 or ''='", '白名单校验：【sys_user】表未登记为这样的字典'],
  ])('is refused: %s', async (code, message) => {
    const all = code.includes(',') ? ['getDictItems/', 'loadDict/', 'loadDictItem/'] : ['loadDict/', 'loadDictItem/'];
    for (const call of all) {
      const { status, body } = await clerk.call({ url: `/sys/dict/${call}${encodeURIComponent(code)}?key=a` });
      expect([status, body.success, body.message]).toEqual([200, false, message]);
    }
  });

  test.each(['nothing', '__proto__', 'many'])('has no items: %s is an empty list', async (code) => {
    expect(await resultOf(`getDictItems/${code}`)).toEqual([]);
  });

  test.each(['no spaces', 'x'.repeat(101), "a';--"])('is no code: %s', async (code) => {
    const { body } = await clerk.call({ url: `/sys/dict/getDictItems/${encodeURIComponent(code)}` });
    expect(body).toMatchObject({ success: false, message: '字典Code格式不正确！' });
  });

  test('needs a session', async () => {
    expect((await server.stranger.call({ url: '/sys/dict/getDictItems/order_status' })).status).toBe(401);
  });
});
