import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestClient, TestServer } from '../testServer.ts';
import { addOrder, countStored, fieldsOf, get, post, startOrderServer, type Fields } from './orderServer.ts';

let server: TestServer;
let clerk: TestClient;
let reviewer: TestClient;

beforeAll(async () => {
  server = await startOrderServer();
  [clerk, reviewer] = [await server.signIn('clerk'), await server.signIn('reviewer')];
});
afterAll(() => server.close());

const GOOD = { customer: '甲', amount: '5', budget: '10', orderLineList: [{ sku: 'A', unit: 'USD', qty: '1' }] };

const moveWith = (reasons: Fields) => (client: TestClient, record: Fields, transition: string) =>
  post(client, 'transition', { id: record['id'], transition, version: record['version'], reasons });

const move = moveWith({});

const changesOf = async (record: Fields, action: string): Promise<unknown> => {
  const entry = await server.services.db
    .selectFrom('sys_data_log')
    .select('changes')
    .where('data_id', '=', String(record['id']))
    .where('action', '=', action)
    .executeTakeFirstOrThrow();
  return entry.changes;
};

describe('a transition', () => {
  test('moves the status on, and the record can no longer be saved or removed', async () => {
    const order = await addOrder(clerk, GOOD);
    const answer = await move(clerk, order, 'submit');
    expect(answer).toMatchObject({
      status: 200,
      body: { message: '提交成功', result: { status: 'review', version: 2 } },
    });
    expect(await changesOf(order, 'submit')).toEqual({ header: { status: ['draft', 'review'] } });
    const edit = await post(clerk, 'edit', { id: order['id'], version: 2, customer: 'x' });
    expect(edit).toMatchObject({ status: 200, body: { success: false, message: '该记录状态为“待复核”，不能修改' } });
    const removal = await clerk.call({ method: 'DELETE', url: `/trade/order/delete?id=${order['id']}` });
    expect(removal).toMatchObject({ status: 200, body: { success: false, message: '状态为“待复核”的记录不能删除' } });
    const again = await move(clerk, fieldsOf(answer), 'submit');
    expect(again).toMatchObject({ status: 200, body: { success: false, message: '状态为“待复核”的记录不能“提交”' } });
  });

  test('goes through once when several submit the same version at the same time', async () => {
    const order = await addOrder(clerk, GOOD);
    const answers = await Promise.all(Array.from({ length: 6 }, () => move(clerk, order, 'submit')));
    expect(answers.filter(({ body }) => body.success)).toHaveLength(1);
    expect(fieldsOf(await get(clerk, 'queryById', `?id=${String(order['id'])}`))).toMatchObject({ version: 2 });
  });

  test('goes through review and back to the clerk', async () => {
    const order = await addOrder(clerk, GOOD);
    const submitted = fieldsOf(await move(clerk, order, 'submit'));
    const returned = fieldsOf(await move(reviewer, submitted, 'return'));
    expect(returned).toMatchObject({ status: 'returned', version: 3, updateBy: 'reviewer' });
    const edited = fieldsOf(await post(clerk, 'edit', { id: order['id'], version: 3, customer: '乙' }));
    expect(edited).toMatchObject({ status: 'returned', customer: '乙', version: 4 });
    const resubmitted = fieldsOf(await move(clerk, edited, 'submit'));
    expect(fieldsOf(await move(reviewer, resubmitted, 'approve'))).toMatchObject({ status: 'approved', version: 6 });
  });

  test('writes what the page says of it, whoever may not, and keeps it in the log [L3]', async () => {
    const order = await addOrder(clerk, GOOD);
    const submitted = fieldsOf(await move(clerk, order, 'submit'));
    expect(submitted['terms'] ?? null).toBeNull();
    expect(fieldsOf(await move(reviewer, submitted, 'approve'))).toMatchObject({ status: 'approved', terms: 'OK' });
    expect(await changesOf(order, 'approve')).toEqual({
      header: { status: ['review', 'approved'], terms: [null, 'OK'] },
    });
  });

  test('is stopped by the rules of submit at their fields, look-ups included', async () => {
    const order = await addOrder(clerk, {
      amount: '12.5',
      budget: '12.49',
      orderLineList: [
        { unit: 'USD', qty: '1' },
        { unit: 'EUR', qty: '1' },
      ],
    });
    const before = await countStored(server);
    const { status, body } = await move(clerk, order, 'submit');
    expect({ status, code: body.code }).toEqual({ status: 200, code: 422 });
    const { findings } = fieldsOf({ status, body, headers: {} });
    expect(
      [findings]
        .flat()
        .map(Object)
        .map((one) => [one['ruleId'], one['path']]),
    ).toEqual(
      expect.arrayContaining([
        ['required', '/customer'],
        ['T01', '/amount'],
        ['T03', '/lines/1/unit'],
      ]),
    );
    expect(JSON.stringify(findings)).not.toContain('/lines/0/unit');
    expect(await countStored(server)).toEqual(before);
    expect(fieldsOf(await get(clerk, 'queryById', `?id=${order['id']}`))['status']).toBe('draft');
  });

  test('asks for a reason where a rule wants one, keeps it, and does not ask the reviewer again', async () => {
    const order = await addOrder(clerk, { ...GOOD, amount: '5000', budget: '9000' });
    const asked = await move(clerk, order, 'submit');
    expect(asked).toMatchObject({
      status: 200,
      body: {
        code: 422,
        message: '请填写原因后确认：金额较大，请说明原因',
        result: { findings: [{ ruleId: 'T02', level: 'confirm', path: '/amount' }] },
      },
    });
    const blank = await moveWith({ T02: '  ' })(clerk, order, 'submit');
    expect(blank.body.code).toBe(422);
    const submitted = await moveWith({ T02: '大客户', T99: 'x' })(clerk, order, 'submit');
    expect(submitted.body.success).toBe(true);
    expect(await changesOf(order, 'submit')).toEqual({
      header: { status: ['draft', 'review'] },
      reasons: { T02: '大客户' },
    });
    const approved = await move(reviewer, fieldsOf(submitted), 'approve');
    expect(fieldsOf(approved)['status']).toBe('approved');
    expect(await changesOf(order, 'approve')).toMatchObject({ reasons: { T02: '大客户' } });
  });

  test('keeps no reason that nothing asked for, where it judges by no rule', async () => {
    const order = await addOrder(clerk, GOOD);
    const submitted = fieldsOf(await move(clerk, order, 'submit'));
    const unasked = Object.fromEntries(Array.from({ length: 2000 }, (_, index) => [`X${index}`, 'x'.repeat(100)]));
    expect((await moveWith({ ...unasked, T02: '大客户' })(reviewer, submitted, 'return')).body.success).toBe(true);
    expect(await changesOf(order, 'return')).toEqual({ header: { status: ['review', 'returned'] } });
  });

  test('is refused on a stale version, by an unknown name and without its parts', async () => {
    const order = await addOrder(clerk, GOOD);
    const before = await countStored(server);
    const id = order['id'];
    expect((await post(clerk, 'transition', { id, transition: 'submit', version: 9 })).status).toBe(409);
    expect(await post(clerk, 'transition', { id, transition: '__proto__', version: 1 })).toMatchObject({
      status: 400,
      body: { result: { problems: [{ path: '/transition', message: '该页面没有操作“__proto__”' }] } },
    });
    const nothing = await post(clerk, 'transition', {});
    expect(Object(nothing.body.result).problems.map(({ path }: { path: string }) => path)).toEqual([
      '/id',
      '/transition',
      '/version',
    ]);
    expect((await post(clerk, 'transition', { id, transition: 'submit', version: 1, reasons: [] })).status).toBe(400);
    expect(
      (await post(clerk, 'transition', { id, transition: 'submit', version: 1, reasons: { T02: 7 } })).status,
    ).toBe(400);
    expect(await countStored(server)).toEqual(before);
  });
});
