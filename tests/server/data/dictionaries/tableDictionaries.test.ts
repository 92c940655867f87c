import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { postTo, startCustomerServer } from '../../customerServer.ts';
import type { TestClient, TestServer } from '../../testServer.ts';

let server: TestServer;
let clerk: TestClient;

beforeAll(async () => {
  server = await startCustomerServer();
  clerk = await server.signIn('clerk');
  for (const [code, name, type] of [
    ['K-1', '宁波远岭', 'owner'],
    ['K-2', '阿尔法', 'owner'],
    ['K-3', '停用公司', 'owner'],
    ['K-4', '北方代理', 'agent'],
    ['K-100%', '深圳_远岭', 'owner'],
  ])
    await postTo(clerk, '/kehu/ywinfoKehu/add', { code, name, type });
});
afterAll(() => server.close());

const dict = async (call: string, client = clerk): Promise<unknown> => {
  const { status, body } = await client.call({ url: `/sys/dict/${call}` });
  expect([status, body.success, body.message]).toEqual([200, true, '']);
  return body.result;
};

const valuesOf = async (call: string, client = clerk): Promise<readonly unknown[]> =>
  [await dict(call, client)].flat().map((item) => Object(item)['value']);

const expression = (text: string): string => encodeURIComponent(text);
const WHERE = "type = 'owner' and not name like '停用%'";

describe('a dictionary over the table of a page', () => {
  test('returns its rows as the contract defines, in order, with attributes [W7-2]', async () => {
    const items = await dict('getDictItems/customer');
    expect(items).toMatchObject([{ value: 'K-2' }, { value: 'K-1' }, { value: 'K-100%' }]);
    expect(Array.isArray(items) ? items[0] : undefined).toEqual({
      value: 'K-2',
      text: '阿尔法',
      title: '阿尔法',
      label: '阿尔法',
      color: null,
      jsonObject: { type: 'owner' },
    });
  });

  test.each([
    ['远岭', ['K-1', 'K-100%']],
    ['k-1', ['K-1', 'K-100%']],
    ['K-2', ['K-2']],
    ['宁波 远岭', ['K-1']],
    ['%', ['K-100%']],
    ['_', ['K-100%']],
    ['代理', []],
    ["' or 1=1 --", []],
    ['K-2,K-1,', ['K-1', 'K-2']],
  ])('is searched by code and text with keyword %s [W7-4] [W7-5]', async (keyword, values) => {
    for (const call of ['loadDict', 'loadDict2']) {
      const found = await valuesOf(`${call}/customer?keyword=${encodeURIComponent(keyword)}`);
      expect(keyword.endsWith(',') ? [...found].sort() : found).toEqual(values);
    }
  });

  test('names codes that can no longer be chosen: the label of a key [W7-3]', async () => {
    expect(await dict('loadDictItem/customer?key=K-1')).toEqual(['宁波远岭']);
    expect(await dict('loadDictItem/customer?key=K-3,K-4,nothing')).toEqual(['停用公司', '北方代理']);
    expect(await dict('lookup/customer?keys=K-4,nothing')).toMatchObject({
      'K-4': { text: '北方代理', jsonObject: { type: 'agent' } },
      nothing: null,
    });
  });

  test('translates the codes of a list', async () => {
    await postTo(clerk, '/kehu/visit/add', { customer: 'K-3', keeper: 'clerk' });
    const { body } = await clerk.call({ url: '/kehu/visit/list' });
    expect(body.result).toMatchObject({ records: [{ customer: 'K-3', customer_dictText: '停用公司' }] });
  });
});

test('codes shared by two tenants show each tenant’s own text, regardless of request order', async () => {
  await sql`insert into sys_role_permission (role_id, permission_id)
    select role.id, permission.id from sys_role role, sys_permission permission
    where role.tenant_id = '3000' on conflict do nothing`.execute(server.services.db);
  const neighbour = await server.signIn('neighbour');
  await postTo(neighbour, '/kehu/ywinfoKehu/add', { code: 'K-1', name: '邻居的客户', type: 'owner' });
  await postTo(neighbour, '/kehu/visit/add', { customer: 'K-1', keeper: 'neighbour' });
  await postTo(clerk, '/kehu/visit/add', { customer: 'K-1', keeper: 'clerk' });
  const textsFor = async (client: TestClient) => {
    const { body } = await client.call({ url: '/kehu/visit/list?customer=K-1' });
    return [Object(body.result)['records']].flat().map((record) => Object(record)['customer_dictText']);
  };
  for (const [client, name] of [
    [clerk, '宁波远岭'],
    [neighbour, '邻居的客户'],
    [clerk, '宁波远岭'],
    [neighbour, '邻居的客户'],
  ] as const) {
    expect(await textsFor(client)).toEqual([name]);
    expect(await dict('loadDictItem/customer?key=K-1', client)).toEqual([name]);
  }
});

describe('a dictionary whose texts have four parts', () => {
  test('returns them by loadDict2, separated by " - ", and finds by each [W7-5]', async () => {
    for (const keyword of ['K-4', '北方', 'agent'])
      expect(await dict(`loadDict2/enterprise?keyword=${encodeURIComponent(keyword)}`)).toMatchObject([
        { value: 'K-4', text: 'K-4 - agent - 北方代理 - agent' },
      ]);
    expect(await dict('loadDict/enterprise?keyword=K-4')).toMatchObject([{ value: 'K-4', text: 'agent' }]);
  });
});

describe('stored values of a picker', () => {
  test.each([
    [
      ['K-1', 'K-4'],
      ['K-1', 'K-4'],
    ],
    [['K-4'], ['K-4']],
    [['K-2', 'nobody'], ['K-2']],
    [["' or 1=1 --"], []],
  ])('are looked up by a comma list with trailing comma and equal page size: %j [W7-31]', async (wanted, there) => {
    const question = new URLSearchParams({
      code: `${wanted.join(',')},`,
      pageNo: '1',
      pageSize: String(wanted.length),
    });
    const { body } = await clerk.call({ url: `/kehu/ywinfoKehu/list?${question}` });
    expect(body.success).toBe(true);
    const { records }: { records: readonly { code: string; name: string }[] } = Object(body.result);
    expect(records.map(({ code }) => code).sort()).toEqual(there);
    expect(records.every(({ name }) => name !== '')).toBe(true);
  });
});

describe('an expression', () => {
  test.each([
    `kehu_customer,name,code,${WHERE}`,
    `kehu_customer, name, code ,type='owner'  AND  NOT name LIKE '停用%'`,
    `kehu_customer where ${WHERE},name,code`,
    encodeURIComponent(`kehu_customer,name,code,${WHERE}`),
  ])('of table, text, value and condition returns its list, encoded once or twice: %s [W7-6]', async (code) => {
    expect(await valuesOf(`loadDict/${expression(code)}`)).toEqual(['K-2', 'K-1', 'K-100%']);
    expect(await dict(`getDictItems/${expression(code)}`)).toMatchObject([
      { value: 'K-2', text: '阿尔法' },
      { value: 'K-1', text: '宁波远岭' },
      { value: 'K-100%', text: '深圳_远岭' },
    ]);
  });

  test.each([
    ['kehu_customer,name,code', 'kehu_customer'],
    ["kehu_customer,name,code,type = 'agent'", 'kehu_customer'],
    ["kehu_customer,name,code,type = 'owner' or 1 = 1", 'kehu_customer'],
    ['kehu_customer,code,name', 'kehu_customer'],
    ['sys_user,password_hash,username', 'sys_user'],
    ['sys_user,realname,username', 'sys_user'],
    ['pg_shadow,passwd,usename', 'pg_shadow'],
    ['kehu_customer;drop table kehu_customer,name,code', 'kehu_customer;drop table kehu_customer'],
  ])('that no schema registered is refused and named: %s', async (code, table) => {
    for (const call of ['getDictItems', 'loadDict', 'loadDict2', 'loadDictItem']) {
      const { status, body } = await clerk.call({ url: `/sys/dict/${call}/${expression(code)}?key=a` });
      expect([status, body.success, body.message]).toEqual([
        200,
        false,
        `白名单校验：【${table}】表未登记为这样的字典`,
      ]);
    }
  });

  test.each([
    [`a,b,c,${'x'.repeat(1000)}`, '字典Code格式不正确！'],
    ['a,b', '字典Code格式不正确！'],
    [',,', '字典Code格式不正确！'],
    ['%20', '字典Code不能为空!'],
  ])('that is malformed is said to be so: %s', async (code, message) => {
    const path = code.startsWith('%') ? code : expression(code);
    const { status, body } = await clerk.call({ url: `/sys/dict/getDictItems/${path}` });
    expect([status, body.success, body.message]).toEqual([200, false, message]);
  });
});

describe('a dictionary over the system’s users', () => {
  test('is available only to users of its records or of a page that uses it', async () => {
    const { db } = server.services;
    const reviewer = await server.signIn('reviewer');
    const own = (role_id: string) =>
      db
        .updateTable('sys_user_role')
        .set({ role_id })
        .where('user_id', '=', reviewer.userId)
        .where('role_id', 'in', (query) => query.selectFrom('sys_role').select('id').where('tenant_id', '=', '1000'))
        .execute();
    const [held] = await db
      .selectFrom('sys_user_role')
      .innerJoin('sys_role', 'sys_role.id', 'role_id')
      .select('role_id')
      .where('user_id', '=', reviewer.userId)
      .where('tenant_id', '=', '1000')
      .execute();
    await db.insertInto('sys_role').values({ id: 'w', tenant_id: '1000', role_code: 'w', role_name: '值班' }).execute();
    // A system right that is unrelated to records.
    await sql`insert into sys_permission (id, name, menu_type, perms, perms_type)
      values ('duty', '值班', 2, 'duty:list', '1')`.execute(db);
    await sql`insert into sys_role_permission (role_id, permission_id) values ('w', 'duty')`.execute(db);
    await own('w');
    expect(await valuesOf('getDictItems/colleague', reviewer)).toEqual(['clerk']);
    for (const call of [
      'getDictItems/customer',
      'loadDict/customer',
      'loadDictItem/customer?key=K-1',
      'lookup/customer?keys=K-1',
    ])
      expect((await reviewer.call({ url: `/sys/dict/${call}` })).body).toMatchObject({ code: 403, result: null });
    await own(held?.role_id ?? '');
    expect(await valuesOf('getDictItems/customer', reviewer)).not.toEqual([]);
  });

  test('knows who asks', async () => {
    expect(await valuesOf('getDictItems/colleague')).toEqual(['reviewer']);
    expect(await valuesOf('getDictItems/colleague', await server.signIn('reviewer'))).toEqual(['clerk']);
    expect(await valuesOf('getDictItems/colleague', await server.signIn('clerk2'))).toEqual([]);
  });

  test('never shows another tenant', async () => {
    const { db } = server.services;
    await db.updateTable('sys_user').set({ tenant_id: '2' }).where('username', '=', 'reviewer').execute();
    expect(await valuesOf('getDictItems/colleague')).toEqual([]);
    expect(await dict('loadDictItem/colleague?key=reviewer&delNotExist=false')).toEqual(['reviewer']);
    await db.updateTable('sys_user').set({ tenant_id: '1000' }).where('username', '=', 'reviewer').execute();
  });
});

test('answers carry success, message and result [W7-1]', async () => {
  for (const call of ['getDictItems/customer', 'loadDict/customer', 'getDictItems/nothing']) {
    const { body } = await clerk.call({ url: `/sys/dict/${call}` });
    expect(Object.keys(body).sort()).toEqual(['code', 'message', 'result', 'success', 'timestamp']);
  }
});

describe('a column that the rights of fields withhold [S6-7, D4]', () => {
  const guard = (key: string) =>
    server.services.db
      .insertInto('sys_permission')
      .values({
        id: `guard-${key}`,
        name: key,
        menu_type: 2,
        perms: `bgd:customer:field:${key}`,
        perms_type: '1',
        status: '1',
      })
      .execute();

  test('is never returned by dictionaries over its table, which still offer the same rows', async () => {
    const rows = await valuesOf('getDictItems/customer');
    await guard('name');
    await guard('type');
    const items = await dict('getDictItems/customer');
    expect([...(await valuesOf('getDictItems/customer'))].sort()).toEqual([...rows].sort());
    expect(items).toContainEqual(expect.objectContaining({ value: 'K-1', text: 'K-1', jsonObject: { type: null } }));
    expect(await dict('loadDictItem/customer?key=K-1')).toEqual(['K-1']);
    expect(await dict('lookup/customer?keys=K-4')).toMatchObject({
      'K-4': { text: 'K-4', jsonObject: { type: null } },
    });
    for (const keyword of ['远岭', 'yuanling', 'yl']) {
      expect(await valuesOf(`loadDict/customer?keyword=${encodeURIComponent(keyword)}`), keyword).toEqual([]);
    }
    const { body } = await clerk.call({ url: '/kehu/visit/list' });
    expect(JSON.stringify(body.result)).not.toMatch(/远岭|停用公司/);
    await server.services.db.deleteFrom('sys_permission').where('id', 'like', 'guard-%').execute();
    expect(await dict('loadDictItem/customer?key=K-1')).toEqual(['宁波远岭']);
  });
});
