import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestClient, TestServer } from '../../testServer.ts';
import { addOrder, fieldsOf, get, post, startOrderServer, type Fields } from './orderServer.ts';

let server: TestServer;
let clerk: TestClient;
let clerk2: TestClient;
let admin: TestClient;
let orders: readonly Fields[];

const ORDERS = [
  {
    orderCode: 'L-1',
    customer: '深圳远岭',
    amount: '9',
    currency: 'USD',
    orderDate: '2026-01-31',
    orderLineList: [{ sku: 'X-10' }, { sku: 'Y-1' }],
  },
  {
    orderCode: 'L-2',
    customer: '远岭100%_\\',
    amount: '86.50000',
    currency: 'EUR',
    orderDate: '2026-02-01',
    orderLineList: [{ sku: 'X-20' }],
  },
  { orderCode: 'L-3', customer: '宁波', amount: '10', currency: 'NONE', orderDate: null, orderLineList: [] },
];

beforeAll(async () => {
  server = await startOrderServer();
  [clerk, clerk2, admin] = [await server.signIn('clerk'), await server.signIn('clerk2'), await server.signIn('admin')];
  const added: Fields[] = [];
  for (const order of ORDERS) added.push(await addOrder(clerk, order));
  await addOrder(clerk2, { orderCode: 'B-1', customer: '二部' });
  orders = added;
});
afterAll(() => server.close());

const codesOf = (query: string, client: TestClient = clerk): Promise<readonly unknown[]> =>
  get(client, 'list', query).then((answer) => {
    const { records } = fieldsOf(answer);
    if (!Array.isArray(records)) throw new Error(JSON.stringify(answer.body));
    return records.map((record: Fields) => record['orderCode']);
  });

const SORT_FORM = '排序 sortInfoString 应为 [{"column": "createTime", "order": "desc"}] 这样的 JSON';

describe('a list', () => {
  test('gives the page object, newest first, with dictionary texts beside the codes', async () => {
    const answer = await get(clerk, 'list', '?pageNo=1&pageSize=2&_t=1700000000&field=id,,orderCode');
    expect(fieldsOf(answer)).toMatchObject({
      total: 3,
      totalIsAtLeast: false,
      size: 2,
      current: 1,
      pages: 2,
      records: [
        { orderCode: 'L-3', currency: 'NONE', currency_dictText: 'NONE', status: 'draft', status_dictText: '暂存' },
        {
          orderCode: 'L-2',
          currency: 'EUR',
          currency_dictText: '欧元',
          amount: '86.50000',
          createBy_dictText: '李制单',
        },
      ],
    });
    expect(await codesOf('?pageNo=2&pageSize=2')).toEqual(['L-1']);
  });

  test.each([
    ['column=amount&order=asc', ['L-1', 'L-3', 'L-2']],
    ['column=amount&order=desc', ['L-2', 'L-3', 'L-1']],
    ['column=orderDate&order=asc', ['L-1', 'L-2', 'L-3']],
    ['column=orderDate&order=desc', ['L-2', 'L-1', 'L-3']],
    ['column=currency_dictText&order=ascend', ['L-2', 'L-3', 'L-1']],
    ['column=status,orderCode&order=asc', ['L-1', 'L-2', 'L-3']],
    ['column=status,orderCode&order=desc', ['L-3', 'L-2', 'L-1']],
    ['column=createTime&order=asc', ['L-1', 'L-2', 'L-3']],
    ['column=customer&order=asc', ['L-3', 'L-1', 'L-2']],
    ['sortInfoString=[{"column":"amount","order":"asc"}]&column=createTime&order=desc', ['L-1', 'L-3', 'L-2']],
    [
      `sortInfoString=${encodeURI('[{"column":"status","order":"desc"},{"column":"orderCode","order":"asc"}]')}`,
      ['L-1', 'L-2', 'L-3'],
    ],
    ['defSortString=[{"column":"orderCode","order":"asc"}]', ['L-1', 'L-2', 'L-3']],
  ])('sorts by %s', async (query, codes) => {
    const encoded = new URLSearchParams(query.split('&').map((part) => part.split(/=(.*)/s).slice(0, 2)));
    expect(await codesOf(`?${encoded}`)).toEqual(codes);
  });

  test.each([
    ['customer=远岭', ['L-2', 'L-1']],
    ['customer=远岭*', ['L-2']],
    ['customer=*岭', ['L-1']],
    ['customer=%', ['L-2']],
    ['customer=_', ['L-2']],
    ['customer=\\', ['L-2']],
    ['customer=!宁波', ['L-2', 'L-1']],
    ['customer=  ', ['L-3', 'L-2', 'L-1']],
    ["customer=' or 1=1 --", []],
    ['currency=USD,EUR', ['L-2', 'L-1']],
    ['currency_MultiString=USD,EUR,', ['L-2', 'L-1']],
    ['amount=86.5', ['L-2']],
    ['amount=> 9', ['L-3', 'L-2']],
    ['amount_begin=10&amount_end=86.5', ['L-3', 'L-2']],
    ['amount=ne 9', ['L-3', 'L-2']],
    ['orderDate_begin=2026-02-01', ['L-2']],
    ['orderDate_end=2026-01-31 23:59:59', ['L-1']],
    ['createTime_begin=2020-01-01&createTime_end=2099-01-01', ['L-3', 'L-2', 'L-1']],
    ['createTime_end=2020-01-01', []],
    ['createBy=clerk&sysOrgCode=A01A01', ['L-3', 'L-2', 'L-1']],
    ['lines.sku=X-', ['L-2', 'L-1']],
    ['lines.sku=X-1*', ['L-1']],
    ['lines.lineNo=2', ['L-1']],
    ['status=draft', ['L-3', 'L-2', 'L-1']],
    ['_t=1&token=x&field=id&tenant=7', ['L-3', 'L-2', 'L-1']],
    ['nothing=&nothing_begin= &lines.nothing=&superQueryParams=&superQueryMatchType=', ['L-3', 'L-2', 'L-1']],
  ])('finds by %s', async (query, codes) => {
    const encoded = new URLSearchParams(query.split('&').map((part) => part.split(/=(.*)/s).slice(0, 2)));
    expect(await codesOf(`?${encoded}`)).toEqual(codes);
  });

  test.each([
    ['pageNo=0', '/pageNo', '页码 pageNo 应为1到1000000的整数'],
    ['pageSize=0', '/pageSize', '每页条数 pageSize 应为1到200的整数'],
    ['pageSize=ten', '/pageSize', '每页条数 pageSize 应为1到200的整数'],
    ['column=nothing', '/column', '要排序的列“nothing”不存在'],
    ['column=create_time', '/column', '要排序的列“create_time”不存在'],
    ['column=__proto__', '/column', '要排序的列“__proto__”不存在'],
    ['column=lines.sku', '/column', '要排序的列“lines.sku”不存在'],
    ['column=agencyFee', '/column', '要排序的列“agencyFee”不存在'],
    ['column=id;drop%20table%20trade_order', '/column', '要排序的列“id;drop table trade_order”不存在'],
    ['sortInfoString=amount', '/sortInfoString', SORT_FORM],
    ['sortInfoString=[{"column":"lines.sku"}]', '/sortInfoString', '要排序的列“lines.sku”不存在'],
    ['sortInfoString=[{"column":"agencyFee"}]', '/sortInfoString', '要排序的列“agencyFee”不存在'],
    ['nothing=1', '/nothing', '不认识的查询参数“nothing”'],
    ['__proto__=1', '/__proto__', '不认识的查询参数“__proto__”'],
    ['constructor=1', '/constructor', '不认识的查询参数“constructor”'],
    ['lines.nothing=1', '/lines.nothing', '不认识的查询参数“lines.nothing”'],
    ['nothing_begin=1', '/nothing_begin', '不认识的查询参数“nothing_begin”'],
    ['agencyFee=1', '/agencyFee', '不认识的查询参数“agencyFee”'],
    ['amount=abc', '/amount', '查询参数“amount”（金额）的值应为数字'],
    ['orderDate=2026-02-30', '/orderDate', '查询参数“orderDate”（订单日期）的值应为日期，如2026-01-31'],
    [
      'createTime_begin=yesterday',
      '/createTime_begin',
      '查询参数“createTime”（创建时间）的值应为日期或时间，如2026-01-31 08:30:00',
    ],
    ['version=99999999999', '/version', '查询参数“version”（版本）的值应为整数'],
    ['customer=a&customer=b', '/customer', '查询参数“customer”只能出现一次'],
    ['customer=%00', '/customer', '查询参数“customer”含有非法字符'],
    [`customer=${'x'.repeat(2001)}`, '/customer', '查询参数“customer”过长，最多2000个字符'],
  ])('refuses %s with 400 and names it', async (query, path, message) => {
    const { status, body } = await get(clerk, 'list', `?${query}`);
    expect({ status, success: body.success, result: body.result }).toEqual({
      status: 400,
      success: false,
      result: { problems: [{ path, message }] },
    });
    expect(body.message).toBe(`查询参数不正确：${message}`);
  });

  test('lets those sort and find by a guarded column who may see it', async () => {
    expect(await codesOf('?column=agencyFee&order=asc&agencyFee=1', admin)).toEqual([]);
  });
});

describe('the data scope', () => {
  test('shows a department and those below it, to each its own', async () => {
    expect(await codesOf('')).toEqual(['L-3', 'L-2', 'L-1']);
    expect(await codesOf('', clerk2)).toEqual(['B-1']);
    expect(await codesOf('', admin)).toEqual(['B-1', 'L-3', 'L-2', 'L-1']);
    expect(await codesOf('?sysOrgCode=A01A01', clerk2)).toEqual([]);
  });

  test('answers a foreign record like one that does not exist', async () => {
    const foreign = await get(clerk2, 'queryById', `?id=${orders[0]?.['id']}`);
    const missing = await get(clerk2, 'queryById', '?id=0123456789abcdef');
    expect(foreign).toMatchObject({ status: 404, body: { code: 404, message: '未找到对应数据', result: null } });
    expect({ ...foreign.body, timestamp: 0 }).toEqual({ ...missing.body, timestamp: 0 });
  });

  test('keeps a foreign record from being saved, moved or removed', async () => {
    const id = orders[0]?.['id'];
    const calls = [
      await post(clerk2, 'edit', { id, version: 1, customer: 'x' }),
      await post(clerk2, 'transition', { id, transition: 'submit', version: 1 }),
      await clerk2.call({ method: 'DELETE', url: `/trade/order/delete?id=${id}` }),
      await clerk2.call({ method: 'DELETE', url: `/trade/order/deleteBatch?ids=${id},` }),
    ];
    expect(calls.map(({ status, body }) => [status, body.message])).toEqual(calls.map(() => [404, '未找到对应数据']));
    expect(fieldsOf(await get(clerk, 'queryById', `?id=${id}`))).toMatchObject({ version: 1, customer: '深圳远岭' });
  });

  test('leaves other tenants and other values of a fixed column out', async () => {
    await sql`insert into trade_order (id, tenant_id, sys_org_code, create_by, create_time, kind, customer) values
      ('other-tenant', '2000', 'A01A01', 'x', now(), 'sale', 'x'),
      ('other-kind', '1000', 'A01A01', 'x', now(), 'rent', 'x')`.execute(server.services.db);
    expect(await codesOf('?customer=x', admin)).toEqual([]);
    for (const id of ['other-tenant', 'other-kind'])
      expect((await get(admin, 'queryById', `?id=${id}`)).status).toBe(404);
    await sql`delete from trade_order where id in ('other-tenant', 'other-kind')`.execute(server.services.db);
  });

  test('gives a user without a department the records he made, not everybody’s', async () => {
    const { db } = server.services;
    await db.updateTable('sys_user').set({ org_code: null }).where('username', '=', 'clerk2').execute();
    const homeless = await server.signIn('clerk2');
    expect(await codesOf('', homeless)).toEqual(['B-1']);
    await db.updateTable('sys_user').set({ org_code: 'A01A02' }).where('username', '=', 'clerk2').execute();
  });
});

describe('the total', () => {
  const totalOf = async (query: string) => {
    const { total, totalIsAtLeast, pages, records } = fieldsOf(await get(clerk, 'list', query));
    return { total, totalIsAtLeast, pages, shown: Object(records).length };
  };

  test('is the same on every page, full or not, and behind the end', async () => {
    await sql`
      insert into trade_order (id, tenant_id, sys_org_code, create_by, create_time, kind, customer, status)
      select 'few' || n, '1000', 'A01A01', 'clerk', timestamptz '2000-01-01' + n * interval '1 minute', 'sale', 'few', 'draft'
      from generate_series(1, 7) as n`.execute(server.services.db);
    const same = { total: 7, totalIsAtLeast: false, pages: 3 };
    expect(await totalOf('?customer=few&pageSize=3')).toEqual({ ...same, shown: 3 });
    expect(await totalOf('?customer=few&pageSize=3&pageNo=3')).toEqual({ ...same, shown: 1 });
    expect(await totalOf('?customer=few&pageSize=3&pageNo=9')).toEqual({ ...same, shown: 0 });
    expect(await totalOf('?customer=nobody')).toEqual({ total: 0, totalIsAtLeast: false, pages: 0, shown: 0 });
  });
});

describe('rights', () => {
  test('refuse those without the code, and strangers', async () => {
    await server.services.db.deleteFrom('sys_user_role').where('user_id', '=', clerk2.userId).execute();
    const calls = [
      await get(clerk2, 'list'),
      await get(clerk2, 'queryById', `?id=${orders[0]?.['id']}`),
      await post(clerk2, 'add', { customer: 'x' }),
      await post(clerk2, 'edit', { id: 'x', version: 1 }),
      await post(clerk2, 'transition', { id: 'x', transition: 'submit', version: 1 }),
      await clerk2.call({ method: 'DELETE', url: '/trade/order/deleteBatch?ids=x' }),
    ];
    expect(calls.map(({ status }) => status)).toEqual(calls.map(() => 403));
    expect(calls.map(({ body }) => body.message)).toEqual(
      ['list', 'list', 'add', 'edit', 'list', 'delete'].map(
        (action) => `没有权限，请联系管理员分配权限！（bgd:order:${action}）`,
      ),
    );
    expect(await get(server.stranger, 'list')).toMatchObject({
      status: 401,
      body: { message: 'Token失效，请重新登录!' },
    });
  });

  test('ask for the right of the transition itself', async () => {
    const id = orders[0]?.['id'];
    const refused = await post(clerk, 'transition', { id, transition: 'approve', version: 1 });
    expect(refused).toMatchObject({
      status: 403,
      body: { message: '没有权限，请联系管理员分配权限！（bgd:order:review）' },
    });
  });

  test('an address that no page has is not found, a wrong method is named', async () => {
    expect((await clerk.call({ url: '/trade/nothing/list' })).status).toBe(404);
    const wrong = await clerk.call({ method: 'POST', url: '/trade/order/list', body: {} });
    expect(wrong).toMatchObject({ status: 405, headers: { allow: 'GET' } });
  });
});
