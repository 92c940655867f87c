import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestClient, TestServer } from '../../testServer.ts';
import { addOrder, countStored, fieldsOf, get, linesOf, post, startOrderServer } from './orderServer.ts';

let server: TestServer;
let clerk: TestClient;
let admin: TestClient;

beforeAll(async () => {
  server = await startOrderServer();
  [clerk, admin] = [await server.signIn('clerk'), await server.signIn('admin')];
});
afterAll(() => server.close());

const LINES = [
  { sku: 'A-1', qty: '86.50000', unit: 'USD' },
  { sku: 'A-2', qty: '2', unit: 'USD' },
  { sku: 'A-3', qty: '3', unit: 'USD' },
];

describe('a new record', () => {
  test('is stored with its rows and comes back as it was typed', async () => {
    const answer = await post(clerk, 'add', { customer: '远岭', amount: '12345678901234.50000', orderLineList: LINES });
    expect(answer.status).toBe(200);
    expect(answer.body.message).toBe('添加成功！');
    const stored = fieldsOf(await get(clerk, 'queryById', `?id=${fieldsOf(answer)['id']}`));
    expect(stored).toEqual({ ...fieldsOf(answer), createBy_dictText: '李制单', updateBy_dictText: null });
    expect(stored).toMatchObject({
      customer: '远岭',
      amount: '12345678901234.50000',
      status: 'draft',
      version: 1,
      createBy: 'clerk',
      sysOrgCode: 'A01A01',
    });
    expect(linesOf(stored).map((line) => [line['sku'], line['qty'], line['lineNo']])).toEqual([
      ['A-1', '86.50000', '1'],
      ['A-2', '2', '2'],
      ['A-3', '3', '3'],
    ]);
    expect(stored['createTime']).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/);
  });

  test('starts in the status of the page and refuses another one', async () => {
    const before = await countStored(server);
    const { status, body } = await post(clerk, 'add', { customer: 'x', status: 'approved' });
    expect(status).toBe(400);
    expect(body.result).toEqual({ problems: [{ path: '/status', message: '“状态”不能直接保存，只能通过操作改变' }] });
    expect(await countStored(server)).toEqual(before);
  });
});

describe('a changed record', () => {
  test('keeps what the call does not name: absent is not null', async () => {
    const order = await addOrder(clerk, { customer: '甲', amount: '1', orderLineList: LINES });
    const answer = await post(clerk, 'edit', { id: order['id'], version: 1, customer: null });
    expect(answer.body.message).toBe('编辑成功!');
    expect(fieldsOf(answer)).toMatchObject({ customer: null, amount: '1', version: 2, updateBy: 'clerk' });
    expect(linesOf(fieldsOf(answer))).toEqual(linesOf(order));
  });

  test('keeps the ids of its rows, and touches only those that changed', async () => {
    const order = await addOrder(clerk, { customer: '乙', orderLineList: LINES });
    const [first, second, third] = linesOf(order);
    const { services } = server;
    const placeOf = async (id: unknown) => {
      const { sql } = await import('kysely');
      const { rows } = await sql<{
        place: string;
      }>`select ctid::text as place from trade_order_line where id = ${id}`.execute(services.db);
      return rows[0]?.place;
    };
    const before = await placeOf(first?.['id']);
    const answer = await post(clerk, 'edit', {
      id: order['id'],
      version: 1,
      orderLineList: [{ ...first, qty: '86.5' }, { sku: 'NEW' }, { ...third, sku: 'A-3b' }],
    });
    const lines = linesOf(fieldsOf(answer));
    expect(lines.map((line) => [line['sku'], line['lineNo']])).toEqual([
      ['A-1', '1'],
      ['NEW', '2'],
      ['A-3b', '3'],
    ]);
    expect([lines[0]?.['id'], lines[2]?.['id']]).toEqual([first?.['id'], third?.['id']]);
    expect(lines.map((line) => line['id'])).not.toContain(second?.['id']);
    expect(await placeOf(first?.['id'])).toBe(before);
  });

  test('changes neither version nor log when nothing changed, 86.50000 being 86.5', async () => {
    const order = await addOrder(clerk, { customer: '丙', amount: '86.50000' });
    const before = await countStored(server);
    const answer = await post(clerk, 'edit', { ...order, amount: '86.5' });
    expect(fieldsOf(answer)).toMatchObject({ version: 1, amount: '86.50000' });
    expect(await countStored(server)).toEqual(before);
  });

  test('is refused with who and when once somebody else has saved', async () => {
    const order = await addOrder(clerk, { customer: '丁' });
    await post(admin, 'edit', { id: order['id'], version: 1, customer: '丁二' });
    const before = await countStored(server);
    const { status, body } = await post(clerk, 'edit', { id: order['id'], version: 1, customer: '丁三' });
    expect(status).toBe(409);
    expect(body).toMatchObject({
      success: false,
      code: 409,
      result: { by: '管理员', version: 2, current: { customer: '丁二' } },
    });
    expect(body.message).toMatch(/^该记录已被 管理员 于 \d{4}-.* 修改，请刷新后再保存$/);
    expect(await countStored(server)).toEqual(before);
  });

  test('goes through once when two save the same version at the same time', async () => {
    const order = await addOrder(clerk, { customer: '戊' });
    const saves = [clerk, admin, clerk, admin].map((client, index) =>
      post(client, 'edit', { id: order['id'], version: 1, customer: `戊${index}` }),
    );
    const statuses = (await Promise.all(saves)).map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 409, 409, 409]);
  });

  test('is written by POST, by PUT, and by POST with X-HTTP-Method-Override', async () => {
    const order = await addOrder(clerk, { customer: '己' });
    const edit = { url: '/trade/order/edit' } as const;
    const put = await clerk.call({ ...edit, method: 'PUT', body: { id: order['id'], version: 1, customer: '己1' } });
    const over = await clerk.call({
      ...edit,
      method: 'POST',
      headers: { 'x-http-method-override': 'PUT' },
      body: { id: order['id'], version: 2, customer: '己2' },
    });
    expect([put.status, fieldsOf(over)['customer']]).toEqual([200, '己2']);
  });
});

describe('an edit without a version', () => {
  test('is refused where the page does not allow it', async () => {
    const { id } = await addOrder(clerk, { customer: '甲' });
    for (const version of [undefined, null]) {
      const { status, body } = await post(clerk, 'edit', { id, version, customer: '乙' });
      expect([status, body.result]).toEqual([400, { problems: [{ path: '/version', message: '缺少 version' }] }]);
    }
  });
});

describe('the audit log', () => {
  test('says who changed what from what to what', async () => {
    const order = await addOrder(clerk, { customer: '庚', orderLineList: LINES });
    const [first, second] = linesOf(order);
    await post(clerk, 'edit', {
      id: order['id'],
      version: 1,
      customer: '辛',
      orderLineList: [{ ...first, sku: 'B' }, second],
    });
    const log = await server.services.db
      .selectFrom('sys_data_log')
      .selectAll()
      .where('data_id', '=', String(order['id']))
      .orderBy('data_version')
      .execute();
    expect(log.map(({ action, data_version, create_by }) => [action, data_version, create_by])).toEqual([
      ['add', 1, 'clerk'],
      ['edit', 2, 'clerk'],
    ]);
    expect(log[1]?.changes).toMatchObject({
      header: { customer: ['庚', '辛'] },
      details: { lines: { changed: [{ id: first?.['id'], cells: { sku: ['A-1', 'B'] } }], removed: [{ sku: 'A-3' }] } },
    });
  });
});

describe('a unique column', () => {
  test('is refused at its field, also when two add it at the same time', async () => {
    const answers = await Promise.all(['1', '2', '3'].map(() => post(clerk, 'add', { orderCode: 'U-1' })));
    expect(answers.map(({ body }) => body.success).sort()).toEqual([false, false, true]);
    const refused = answers.find(({ body }) => !body.success);
    expect(refused).toMatchObject({
      status: 200,
      body: {
        code: 422,
        message: '订单号已存在',
        result: { findings: [{ ruleId: 'unique', level: 'error', path: '/orderCode' }] },
      },
    });
  });

  test('may be blank in many records', async () => {
    const answers = [await post(clerk, 'add', { orderCode: '' }), await post(clerk, 'add', { orderCode: null })];
    expect(answers.map(({ body }) => body.success)).toEqual([true, true]);
  });
});

describe('rules at save', () => {
  test('refuse with the rule at the field and row, and nothing is written', async () => {
    const before = await countStored(server);
    const answer = await post(clerk, 'add', { customer: 'x', orderLineList: [{ qty: '1' }, { qty: '-1' }] });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        success: false,
        code: 422,
        message: '数量不能为负',
        result: { findings: [{ ruleId: 'T04', level: 'error', path: '/lines/1/qty' }] },
      },
    });
    expect(await countStored(server)).toEqual(before);
  });
});

describe('field rights', () => {
  test('hide a column from those who may not see it, in queryById, list and rows', async () => {
    const order = await addOrder(admin, {
      customer: '壬',
      agencyFee: '9.5',
      orderLineList: [{ sku: 'S', cost: '1.25' }],
    });
    await server.services.db.updateTable('sys_user').set({ org_code: 'A01' }).where('username', '=', 'clerk').execute();
    const wide = await server.signIn('clerk');
    const record = fieldsOf(await get(wide, 'queryById', `?id=${order['id']}`));
    expect(record).not.toHaveProperty('agencyFee');
    expect(linesOf(record)[0]).not.toHaveProperty('cost');
    const kept = await post(wide, 'edit', { ...record, customer: '壬二' });
    expect(kept.body.message).toBe('编辑成功!');
    const refused = await post(wide, 'edit', { id: order['id'], version: 2, agencyFee: '1' });
    expect(refused).toMatchObject({ status: 403, body: { message: '没有权限，不能修改：代理费' } });
    const line = linesOf(fieldsOf(kept))[0];
    const row = await post(wide, 'edit', { id: order['id'], version: 2, orderLineList: [{ ...line, cost: '2' }] });
    expect(row).toMatchObject({ status: 403, body: { message: '没有权限，不能修改：成本' } });
    const after = fieldsOf(await get(admin, 'queryById', `?id=${order['id']}`));
    expect(after).toMatchObject({ agencyFee: '9.5', customer: '壬二' });
    expect(linesOf(after)[0]).toMatchObject({ cost: '1.25' });
    await server.services.db
      .updateTable('sys_user')
      .set({ org_code: 'A01A01' })
      .where('username', '=', 'clerk')
      .execute();
  });

  test('reject every value for a hidden column equally, so that guesses reveal nothing', async () => {
    const { id } = await addOrder(clerk, { customer: '子', orderLineList: [{ sku: 'S' }] });
    const seen = fieldsOf(await get(admin, 'queryById', `?id=${String(id)}`));
    const lines = [{ ...linesOf(seen)[0], cost: '1.25' }];
    const { version } = fieldsOf(await post(admin, 'edit', { ...seen, agencyFee: '9.5', orderLineList: lines }));
    const [line] = linesOf(fieldsOf(await get(clerk, 'queryById', `?id=${String(id)}`)));
    const headRefusal = { status: 403, body: { message: '没有权限，不能修改：代理费' } };
    for (const agencyFee of ['9.5', '9.50', 9.5, '1', '', null])
      expect(await post(clerk, 'edit', { id, version, agencyFee }), String(agencyFee)).toMatchObject(headRefusal);
    const rowRefusal = { status: 403, body: { message: '没有权限，不能修改：成本' } };
    for (const cost of ['1.25', '1', '', null])
      expect(
        await post(clerk, 'edit', { id, version, orderLineList: [{ ...line, cost }] }),
        String(cost),
      ).toMatchObject(rowRefusal);
    expect(await post(clerk, 'add', { agencyFee: '1' })).toMatchObject(headRefusal);
    expect(await post(clerk, 'add', { orderLineList: [{ cost: '1' }] })).toMatchObject(rowRefusal);
    expect(fieldsOf(await get(admin, 'queryById', `?id=${String(id)}`))).toMatchObject({ agencyFee: '9.5', version });
  });

  test('ignore a blank hidden value in a new record or row', async () => {
    const order = await addOrder(clerk, { customer: '丑', agencyFee: null, orderLineList: [{ sku: 'S', cost: '' }] });
    const more = [...linesOf(order), { sku: 'T', cost: null }];
    const edited = await post(clerk, 'edit', { ...order, orderLineList: more });
    expect(linesOf(fieldsOf(edited))).toHaveLength(2);
  });

  test('let a column be seen and not changed', async () => {
    const order = await addOrder(clerk, { customer: '癸' });
    const refused = await post(clerk, 'edit', { id: order['id'], version: 1, grade: 'A' });
    expect(refused).toMatchObject({
      status: 403,
      body: { message: '没有权限，不能修改：等级', result: { columns: ['grade'] } },
    });
    const same = await post(clerk, 'edit', { ...order, customer: '癸二' });
    expect(same.status).toBe(200);
  });
});

test('the answer to a new record shows its rows as they are stored', async () => {
  const lines = [
    { sku: 'A\ud800', qty: '02.500' },
    { sku: '', qty: '1' },
  ];
  const order = await addOrder(clerk, { customer: '甲', orderLineList: lines });
  const stored = fieldsOf(await get(clerk, 'queryById', `?id=${String(order['id'])}`));
  expect(stored).toMatchObject(order);
  expect(linesOf(order)).toMatchObject([
    { sku: 'A\ufffd', qty: '2.500' },
    { sku: null, qty: '1' },
  ]);
});
