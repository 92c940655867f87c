import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepareRecords } from '../../../../server/records/operations/prepareRecords.ts';
import { sendForm, sheetForm, workbook } from '../../files/imports/sheets.ts';
import { startTestServer, type TestClient, type TestServer } from '../../testServer.ts';

const URL = '/test/order';
const text = (key: string, title: string, more: object = {}) => ({ type: 'input', key, title, ...more });
const ORDER = {
  schemaVersion: 1,
  kind: 'list',
  title: '订单',
  // The rights are those of a page that the test accounts hold.
  resource: { url: URL, table: 'test_order', permission: 'kehu:customer', unique: [['billNo']] },
  columns: [
    text('billNo', '单号', { fillRule: 'order_no', maxLength: 30 }),
    text('buyer', '客户', { validateRules: [{ required: true, at: 'save' }], maxLength: 10 }),
    text('odd', '异号', { fillRule: 'odd_no', maxLength: 6 }),
  ],
  details: [
    {
      key: 'lines',
      title: '明细',
      table: 'test_order_line',
      wireName: 'lines',
      columns: [text('lineNo', '行号', { fillRule: 'line_no' }), text('name', '品名')],
    },
  ],
  list: { columns: ['billNo', 'buyer'], actions: [{ action: 'add' }, { action: 'import' }] },
  form: {
    groups: [{ key: 'base', title: '基本', fields: ['billNo', 'buyer', 'odd'] }],
    tabs: [{ detail: 'lines' }],
  },
};

let folder: string;
let server: TestServer;
let admin: TestClient;
let clerk: TestClient;

const post = (url: string, body: unknown, who = clerk) => who.call({ method: 'POST', url, body });
const rule = (ruleCode: string, ruleParams: object) =>
  post(
    '/sys/fillRule/add',
    { ruleName: ruleCode, ruleCode, ruleClass: 'orderNumber', ruleParams: JSON.stringify(ruleParams) },
    admin,
  );

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waybill-fill-'));
  for (const path of ['pages/system/fill-rule.json', 'dicts/fill_rule_class.json'])
    await cp(join('schemas', path), join(folder, path));
  const page = join(folder, 'pages/test/order.json');
  await mkdir(dirname(page), { recursive: true });
  await writeFile(page, JSON.stringify(ORDER));
  server = await startTestServer({ schemasFolder: folder });
  await prepareRecords(server.services);
  [admin, clerk] = await Promise.all([server.signIn('admin'), server.signIn('clerk')]);
  await rule('order_no', { prefix: 'DD', date: 'none', digits: 3 });
  await rule('line_no', { prefix: 'L', date: 'none', digits: 2 });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

interface Order {
  readonly id: string;
  readonly version: string;
  readonly billNo: string;
  readonly lines: readonly { readonly id: string; readonly lineNo: string }[];
}
const add = async (body: object) => (await post(`${URL}/add`, body)).body;
const read = async (id: string): Promise<Order> =>
  (await clerk.call({ url: `${URL}/queryById?id=${id}` })).body.result as Order;

test('reports a missing rule by name and a too long value, and stores nothing [S1-4]', async () => {
  expect(await add({ buyer: '甲' })).toMatchObject({
    success: false,
    message: '“异号”的编码规则“odd_no”不存在，请联系管理员',
  });
  await rule('odd_no', { prefix: 'TOO-LONG', date: 'none' });
  expect((await add({ buyer: '甲' })).message).toContain('“异号”最多6个字符');
  const rules = (await admin.call({ url: '/sys/fillRule/list?ruleCode=odd_no' })).body.result;
  const { id } = Object(rules).records[0];
  await post('/sys/fillRule/edit', { id, ruleParams: '{"date":"none","digits":1}' }, admin);
  expect(Object((await clerk.call({ url: `${URL}/list` })).body.result).total).toBe(0);
});

test('records and rows get the next numbers regardless of input, and keep them [S1-4, contract §3.4]', async () => {
  const { result } = await add({ buyer: '甲', billNo: 'MINE', lines: [{ name: 'a', lineNo: 'MINE' }, { name: 'b' }] });
  const order = await read((result as Order).id);
  // The two failed saves above took no number.
  expect(order).toMatchObject({ billNo: 'DD001', lines: [{ lineNo: 'L01' }, { lineNo: 'L02' }] });
  const edited = await clerk.call({
    method: 'PUT',
    url: `${URL}/edit`,
    body: { ...order, billNo: 'OTHER', lines: [...order.lines, { name: 'c', lineNo: 'L01' }] },
  });
  expect(edited.body, JSON.stringify(edited.body)).toMatchObject({ success: true });
  expect(await read(order.id)).toMatchObject({
    billNo: 'DD001',
    lines: [{ lineNo: 'L01' }, { lineNo: 'L02' }, { lineNo: 'L03' }],
  });
});

test('twenty concurrent saves get consecutive numbers, and a rejected save uses none [S1-4]', async () => {
  const saves = await Promise.all(
    Array.from({ length: 24 }, (_, n) => add({ buyer: n % 6 === 5 ? '' : `客户${n}`, lines: [{ name: 'x' }] })),
  );
  const orders = saves.filter(({ success }) => success).map(({ result }) => result as Order);
  const inRow = (from: number, count: number, write: (n: number) => string) =>
    Array.from({ length: count }, (_, n) => write(from + n));
  expect(orders.map(({ billNo }) => billNo).sort()).toEqual(inRow(2, 20, (n) => `DD${String(n).padStart(3, '0')}`));
  const lines = await Promise.all(orders.map(({ id }) => read(id)));
  expect(lines.flatMap((order) => order.lines.map(({ lineNo }) => lineNo)).sort()).toEqual(
    inRow(4, 20, (n) => `L${String(n).padStart(2, '0')}`),
  );
});

test('rows of a sheet get theirs as well, and the sheet has no such column [S1-4, W7-22]', async () => {
  const bytes = workbook({
    订单: [
      ['单号', '客户'],
      ['X1', '乙'],
      ['X2', '丙'],
    ],
  });
  const { body } = await sendForm(server, clerk, [
    `${URL}/importExcel`,
    sheetForm([{ name: '订单.xlsx', bytes, field: 'file' }]),
  ]);
  expect(body, JSON.stringify(body)).toMatchObject({ success: true });
  const { body: list } = await clerk.call({ url: `${URL}/list?column=billNo&order=desc&pageSize=2` });
  expect(Object(list.result).records).toMatchObject([{ billNo: 'DD023' }, { billNo: 'DD022' }]);
});

const take = (code: string, who = clerk) =>
  who.call({ method: 'PUT', url: `/sys/fillRule/executeRuleByCode/${code}`, body: {} });
const takeBatch = (codes: readonly string[], who = clerk) => {
  const rules = codes.map((ruleCode) => ({ ruleCode }));
  return who.call({ method: 'PUT', url: '/sys/fillRule/executeRuleByCodeBatch', body: { rules } });
};
const next = async (ruleCode: string): Promise<unknown> =>
  (await admin.call({ url: `/sys/fillRule/testFillRule?ruleCode=${ruleCode}` })).body.result;

test('a number over the wire is given once, however many ask at once [S1-4]', async () => {
  await rule('order_no', { prefix: 'DD', date: 'none', digits: 3 });
  const answers = await Promise.all(Array.from({ length: 12 }, () => take('order_no')));
  const numbers = answers.map(({ body }) => String(body.result)).sort();
  expect(numbers).toEqual(Array.from({ length: 12 }, (_, n) => `DD${String(n + 24).padStart(3, '0')}`));
  expect((await takeBatch(['order_no'])).body.result).toEqual([{ ruleCode: 'order_no', result: 'DD036' }]);
});

test('users without create permission consume no number of a rule, nor in a batch', async () => {
  await rule('nobodys_no', { prefix: 'N', date: 'none' });
  const reviewer = await server.signIn('reviewer');
  const before = [await next('order_no'), await next('line_no'), await next('nobodys_no')];
  for (const code of ['order_no', 'line_no']) expect((await take(code, reviewer)).status, code).toBe(403);
  expect((await take('nobodys_no')).status).toBe(403);
  expect((await take('nobodys_no', admin)).status).toBe(403);
  // Refused before any number is taken.
  expect((await takeBatch(['order_no', 'nobodys_no'])).status).toBe(403);
  expect([await next('order_no'), await next('line_no'), await next('nobodys_no')]).toEqual(before);
});

test('users with edit permission consume row numbers, but none of hidden columns', async () => {
  const { db } = server.services;
  const setPerms = (from: string, to: string) =>
    db.updateTable('sys_permission').set({ perms: to }).where('perms', '=', from).execute();
  const statuses = async (): Promise<readonly number[]> => [
    (await take('order_no')).status,
    (await take('line_no')).status,
  ];
  await setPerms('kehu:customer:add', 'kehu:customer:addGone');
  expect(await statuses()).toEqual([403, 200]);
  await setPerms('kehu:customer:addGone', 'kehu:customer:add');
  const row = { id: 'guard', name: '行号', menu_type: 2, perms: 'kehu:customer:field:lines:lineNo', perms_type: '1' };
  await db
    .insertInto('sys_permission')
    .values({ ...row, status: '1' })
    .execute();
  expect(await statuses()).toEqual([200, 403]);
  await db.deleteFrom('sys_permission').where('id', '=', 'guard').execute();
});
