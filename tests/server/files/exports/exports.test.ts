import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addOrder, startOrderServer, type Fields } from '../../records/operations/orderServer.ts';
import type { TestClient, TestServer } from '../../testServer.ts';
import { columnOf, exported, exportUrl, rowsOf, sheetOf } from './exportClient.ts';

const XLSX = { exportFormat: 'xlsx' };
const BY_CODE = { column: 'orderCode', order: 'asc' };

let server: TestServer;
let clerk: TestClient;
let clerk2: TestClient;
let admin: TestClient;
let orders: readonly Fields[];

beforeAll(async () => {
  server = await startOrderServer();
  [clerk, clerk2, admin] = [await server.signIn('clerk'), await server.signIn('clerk2'), await server.signIn('admin')];
  const first = { orderCode: 'E-1', customer: '深圳远岭', amount: '9.50000', currency: 'USD', orderDate: '2026-01-31' };
  orders = [
    await addOrder(clerk, { ...first, orderLineList: [{ sku: 'X-10' }] }),
    await addOrder(clerk, { orderCode: 'E-2', customer: '=1+1', amount: '12345678901234.56789', currency: 'EUR' }),
    await addOrder(clerk, {
      orderCode: 'E-3',
      customer: '宁波 <A&B> "x"_x0041_\u0007',
      amount: '-10',
      currency: 'NONE',
    }),
  ];
  await addOrder(clerk2, { orderCode: 'B-1', customer: '二部', amount: '1' });
  await sql`update trade_order set agency_fee = '7.25'`.execute(server.services.db);
});
afterAll(() => server.close());

const take = (parameters: Readonly<Record<string, string>>, client: TestClient = clerk) =>
  exported(server, client, exportUrl(parameters));

describe('an export', () => {
  test.each(['xls', 'xlsx'])(
    'is a real .%s with title, exporter, head and the rows of the list [W7-30] [W2.2-1]',
    async (format) => {
      const answer = await take({ ...BY_CODE, exportFormat: format });
      const [title, exporter, head, ...rows] = rowsOf(answer);
      expect([title?.[0], exporter?.[0]]).toEqual(['订单报表', '导出人:李制单']);
      expect(head).toEqual(['订单号', '客户', '币制', '金额', '状态', '创建时间']);
      expect(rows.map((row) => row.slice(0, 5))).toEqual([
        ['E-1', '深圳远岭', '美元', 9.5, '暂存'],
        ['E-2', '=1+1', '欧元', '12345678901234.56789', '暂存'],
        ['E-3', '宁波 <A&B> "x"_x0041_', 'NONE', -10, '暂存'],
      ]);
      expect(answer.rawPayload.subarray(0, 2).toString('hex')).toBe(format === 'xls' ? 'd0cf' : '504b');
      expect(answer.headers['content-disposition']).toContain(`${encodeURIComponent('订单')}.${format}`);
      expect(answer.headers['x-total-rows']).toBe('3');
    },
  );

  test('of 20,000 cells at most is .xls unless it is asked otherwise [D34] [D69]', async () => {
    expect((await take({})).headers['content-type']).toBe('application/vnd.ms-excel');
    expect((await take(XLSX)).headers['content-type']).toContain('spreadsheetml');
  });

  test.each(['xls', 'xlsx'])('keeps what begins like a formula as a text in .%s, and never runs it', async (format) => {
    const sheet = sheetOf(await take({ ...BY_CODE, exportFormat: format }));
    expect(sheet['B5']).toMatchObject({ t: 's', v: '=1+1', z: '@' });
    expect(Object.values(sheet).filter((cell: { readonly f?: string }) => cell.f !== undefined)).toEqual([]);
  });

  test.each(['xls', 'xlsx'])('tells days and moments as dates in .%s', async (format) => {
    const fields = { exportFields: 'orderDate,createTime' };
    const sheet = sheetOf(await take({ ...BY_CODE, ...fields, exportFormat: format }));
    expect(sheet['A4']).toMatchObject({ t: 'n', v: 46053, w: '2026-01-31' });
    expect(sheet['A5']?.v).toBeUndefined();
    expect(sheet['B4']?.w).toBe(orders[0]?.['createTime']);
  });

  test('tells codes in place of texts where they are asked for', async () => {
    const answer = await take({ ...BY_CODE, ...XLSX, exportValues: 'codes' });
    expect(columnOf(answer, '币制')).toEqual(['USD', 'EUR', 'NONE']);
    expect(columnOf(answer, '状态')).toEqual(['draft', 'draft', 'draft']);
  });

  test('has the order and the conditions of the list, those of details included [W7-30]', async () => {
    const codes = async (parameters: Readonly<Record<string, string>>) =>
      columnOf(await take({ ...XLSX, ...parameters }), '订单号');
    expect(await codes({ column: 'amount', order: 'desc' })).toEqual(['E-2', 'E-1', 'E-3']);
    expect(await codes({ customer: '远岭' })).toEqual(['E-1']);
    expect(await codes({ amount_begin: '0', ...BY_CODE })).toEqual(['E-1', 'E-2']);
    expect(await codes({ 'lines.sku': 'X' })).toEqual(['E-1']);
    expect(await codes({ ...BY_CODE, tab: 'drafts', pageNo: '2', pageSize: '1', _t: '1' })).toHaveLength(3);
    expect(await codes({ customer: '没有' })).toEqual([]);
  });

  test('takes the chosen records alone, and of these only those that the caller sees [W7-30]', async () => {
    const foreign = await take({ ...XLSX }, clerk2);
    expect(columnOf(foreign, '订单号')).toEqual(['B-1']);
    const ids = orders.slice(0, 2).map(({ id }) => String(id));
    expect(columnOf(await take({ ...BY_CODE, ...XLSX, selections: `${ids.join(',')},` }), '订单号')).toEqual([
      'E-1',
      'E-2',
    ]);
    expect(columnOf(await take({ ...XLSX, selections: ids.join(',') }, clerk2), '订单号')).toEqual([]);
  });

  test('rejects columns hidden from the caller, and returns the requested ones to others', async () => {
    const refused = await take({ exportFields: 'orderCode,agencyFee' });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().message).toContain('agencyFee');
    const answer = await take({ ...BY_CODE, ...XLSX, exportFields: 'agencyFee,orderCode' }, admin);
    expect(rowsOf(answer)[2]).toEqual(['代理费', '订单号']);
    expect(columnOf(answer, '代理费')[0]).toBe(7.25);
  });

  test('speaks the language of its call', async () => {
    const answer = await server.app.inject({
      url: `/api${exportUrl(XLSX)}`,
      headers: { 'x-access-token': clerk.token, 'accept-language': 'en-US' },
    });
    expect(rowsOf(answer)[1]?.[0]).toBe('Exported by: 李制单');
  });

  test('is written to the log of operations with its rows', async () => {
    await take({ ...XLSX, customer: '远岭' });
    const { rows } = await sql<Fields>`select log_type, operate_type, log_content, username, request_url from sys_log
      where operate_type = 6 order by create_time desc limit 1`.execute(server.services.db);
    expect(rows[0]).toMatchObject({ log_type: 2, username: 'clerk', log_content: '导出“订单” 1 行（xlsx）' });
    expect(JSON.stringify(rows)).not.toContain('远岭');
  });
});

describe('an export is refused', () => {
  test.each<readonly [string, Readonly<Record<string, string>>, string]>([
    ['for a condition that the list does not know', { nothing: '1' }, 'nothing'],
    ['for a column that is not there', { exportFields: 'orderCode,nothing' }, 'nothing'],
    ['for a column of a detail', { exportFields: 'lines.sku' }, 'lines.sku'],
    ['for a format that is none', { exportFormat: 'csv' }, 'xls, xlsx'],
    ['for values that are neither', { exportValues: 'both' }, 'texts, codes'],
    ['for too many chosen records', { selections: Array.from({ length: 5001 }, (_, n) => n).join() }, '5000'],
    ['for an odd id', { selections: 'a\0b' }, 'selections'],
    ['for parameters that are no JSON', { paramsStr: '{' }, 'paramsStr'],
    ['for parameters that are a list', { paramsStr: '[]' }, 'paramsStr'],
    ['for a parameter that is no value', { paramsStr: '{"customer":{"a":1}}' }, 'customer'],
  ])('%s, by name', async (_what, parameters, named) => {
    const answer = await take(parameters);
    expect([answer.statusCode, answer.json().success]).toEqual([400, false]);
    expect(answer.json().message).toContain(named);
  });

  test('without the right to it, and without that to the list', async () => {
    const { db } = server.services;
    const reviewer = await server.signIn('reviewer');
    expect((await exported(server, undefined, exportUrl())).statusCode).toBe(401);
    await sql`delete from sys_role_permission where permission_id in (
      select id from sys_permission where perms = 'bgd:order:list') and role_id in (
      select role_id from sys_user_role where user_id = ${clerk2.userId})`.execute(db);
    expect((await take({}, clerk2)).json().message).toContain('bgd:order:list');
    await sql`delete from sys_role_permission where permission_id in (
      select id from sys_permission where perms = 'bgd:order:export')`.execute(db);
    expect((await take({}, reviewer)).json().message).toContain('bgd:order:export');
  });
});
