import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addOrder, startOrderServer } from '../operations/orderServer.ts';
import type { TestClient, TestServer } from '../../testServer.ts';

let server: TestServer;
let clerk: TestClient;
let clerk2: TestClient;
let orderId: string;

beforeAll(async () => {
  server = await startOrderServer();
  [clerk, clerk2] = [await server.signIn('clerk'), await server.signIn('clerk2')];
  orderId = String((await addOrder(clerk, { orderCode: 'D-1', customer: '甲' }))['id']);
});
afterAll(() => server.close());

const check = (parameters: Readonly<Record<string, string>>, client = clerk) =>
  client.call({ url: `/sys/duplicate/check?${new URLSearchParams(parameters)}` });

const CODE = { tableName: 'trade_order', fieldName: 'order_code' };
const TAKEN = { success: false, code: 500, message: '该值不可用，系统中已存在！', result: null };
const FREE = { success: true, code: 200, message: '该值可用！' };

describe('GET /sys/duplicate/check', () => {
  test('reports whether a table field value is taken, except by the record dataId [S5-14] [S7-20] [W7-38]', async () => {
    expect((await check({ ...CODE, fieldVal: 'D-1' })).body).toMatchObject(TAKEN);
    expect((await check({ ...CODE, fieldVal: 'D-2' })).body).toMatchObject(FREE);
    expect((await check({ ...CODE, fieldVal: 'D-1', dataId: orderId })).body).toMatchObject(FREE);
    expect((await check({ ...CODE, fieldVal: 'D-1', dataId: 'another' })).body).toMatchObject(TAKEN);
    expect((await check({ ...CODE, fieldVal: 'D-1', dataId: '' })).body).toMatchObject(TAKEN);
  });

  test('takes the field by its key as well, and sees records outside the caller’s department', async () => {
    expect(
      (await check({ tableName: 'trade_order', fieldName: 'orderCode', fieldVal: 'D-1' }, clerk2)).body,
    ).toMatchObject(TAKEN);
  });

  test('answers a user 1,200 times a minute, whoever else asks from the same address', async () => {
    const { db } = server.services;
    const counted = db.updateTable('sys_rate_limit').where('key', '=', `/sys/duplicate/check ${clerk.userId}`);
    await check({ ...CODE, fieldVal: 'D-1' });
    await counted.set({ hits: 1199 }).execute();
    expect((await check({ ...CODE, fieldVal: 'D-1' })).status).toBe(200);
    expect((await check({ ...CODE, fieldVal: 'D-1' })).status).toBe(429);
    expect((await check({ ...CODE, fieldVal: 'D-1' }, clerk2)).status).toBe(200);
    await counted.set({ hits: 0 }).execute();
  });

  test('does nothing for an empty value', async () => {
    const blank = { success: true, code: 500, message: '数据为空,不作处理！' };
    expect((await check({ ...CODE, fieldVal: '' })).body).toMatchObject(blank);
    expect((await check(CODE)).body).toMatchObject(blank);
  });

  test('compares as text: nothing of the value reaches the statement', async () => {
    for (const fieldVal of ["' or 1=1 --", 'd-1', '%', 'D_1'])
      expect((await check({ ...CODE, fieldVal })).body).toMatchObject(FREE);
  });

  test.each([
    ['trade_order', 'customer'],
    ['trade_order', 'id'],
    ['trade_order', 'order_code = order_code or order_code'],
    ['trade_order_line', 'sku'],
    ['sys_user', 'username'],
    ['sys_user', 'password_hash'],
    ['pg_class', 'relname'],
    ['__proto__', 'constructor'],
  ])('refuses what no page registered as unique: %s, %s', async (tableName, fieldName) => {
    const { status, body } = await check({ tableName, fieldName, fieldVal: 'admin' });
    expect([status, body.success]).toEqual([200, false]);
    expect(body.message).toBe(`白名单校验：【${tableName}】表的字段“${fieldName}”未登记唯一`);
  });

  test('needs a session, a right on the page, and table and field', async () => {
    expect((await check({ ...CODE, fieldVal: 'D-1' }, server.stranger)).status).toBe(401);
    expect(await check({ fieldName: 'orderCode', fieldVal: 'x' })).toMatchObject({
      status: 400,
      body: { message: '缺少参数 tableName' },
    });
    await server.services.db.deleteFrom('sys_role_permission').execute();
    expect((await check({ ...CODE, fieldVal: 'D-1' })).status).toBe(403);
  });
});
