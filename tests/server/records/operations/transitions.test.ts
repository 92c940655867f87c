import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestClient, TestServer } from '../../testServer.ts';
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

const moveWith =
  (reasons: Fields, said: Fields = {}) =>
  (client: TestClient, record: Fields, transition: string) =>
    post(client, 'transition', { id: record['id'], transition, version: record['version'], reasons, ...said });

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
    const returned = fieldsOf(await moveWith({}, { reason: '单价不符' })(reviewer, submitted, 'return'));
    expect(returned).toMatchObject({ status: 'returned', version: 3, updateBy: 'reviewer' });
    const edited = fieldsOf(await post(clerk, 'edit', { id: order['id'], version: 3, customer: '乙' }));
    expect(edited).toMatchObject({ status: 'returned', customer: '乙', version: 4 });
    const resubmitted = fieldsOf(await move(clerk, edited, 'submit'));
    expect(fieldsOf(await move(reviewer, resubmitted, 'approve'))).toMatchObject({ status: 'approved', version: 6 });
  });

  test('stores its required reason as an open comment until the next move, if readable', async () => {
    const order = await addOrder(clerk, GOOD);
    const submitted = fieldsOf(await move(clerk, order, 'submit'));
    const before = await countStored(server);
    const problemsOf = async (said: Fields, transition = 'return'): Promise<unknown> => {
      const { status, body } = await moveWith({}, said)(reviewer, submitted, transition);
      return [status, ...Object(body.result).problems.map(({ path }: { path: string }) => path)];
    };
    for (const reason of [undefined, ' \n', 7, 'a\u0000b', '字'.repeat(501)])
      expect(await problemsOf({ reason })).toEqual([400, '/reason']);
    expect(await problemsOf({ reason: '好' }, 'approve')).toEqual([400, '/reason']);
    expect(await countStored(server)).toEqual(before);

    const returned = fieldsOf(await moveWith({}, { reason: ' 单价不符；请改\n' })(reviewer, submitted, 'return'));
    const comments = async (): Promise<unknown> => {
      const url = `/sys/fieldComment/list?page=trade/order&id=${String(order['id'])}`;
      return Object((await clerk.call({ url })).body.result).comments;
    };
    const said = { field: '', move: '退回', text: '单价不符；请改', name: '王复核' };
    expect(await comments()).toMatchObject([{ ...said, resolvedBy: '' }]);
    const again = fieldsOf(await move(clerk, returned, 'submit'));
    expect(await comments()).toMatchObject([{ ...said, resolvedBy: expect.stringMatching(/./) }]);
    await moveWith({}, { reason: '币制' })(reviewer, again, 'return');
    expect(await comments()).toMatchObject([said, { move: '退回', text: '币制', resolvedBy: '' }]);
  });

  test('writes the configured values regardless of the caller’s permission, and logs them [L3]', async () => {
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

  test('asks for a reason required by a rule, stores it, and does not ask again', async () => {
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

  test('keeps the reason that is given now, not the one that was given before', async () => {
    const order = await addOrder(clerk, { ...GOOD, amount: '5000', budget: '9000' });
    const submitted = fieldsOf(await moveWith({ T02: '大客户' })(clerk, order, 'submit'));
    expect((await moveWith({ T02: '合同已核' })(reviewer, submitted, 'approve')).body.success).toBe(true);
    expect(await changesOf(order, 'approve')).toMatchObject({ reasons: { T02: '合同已核' } });
  });

  test('keeps no reason that nothing asked for, where it judges by no rule', async () => {
    const order = await addOrder(clerk, GOOD);
    const submitted = fieldsOf(await move(clerk, order, 'submit'));
    const unasked = Object.fromEntries(Array.from({ length: 2000 }, (_, index) => [`X${index}`, 'x'.repeat(100)]));
    expect(
      (await moveWith({ ...unasked, T02: '大客户' }, { reason: '？' })(reviewer, submitted, 'return')).body.success,
    ).toBe(true);
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

  test('of several records moves the permitted ones after a dry run, and names the others [L3]', async () => {
    const good = await Promise.all([addOrder(clerk, GOOD), addOrder(clerk, GOOD)]);
    const faulty = await addOrder(clerk, { ...GOOD, amount: '50' });
    const moved = await addOrder(clerk, GOOD);
    await move(clerk, moved, 'submit');
    const foreign = await addOrder(await server.signIn('neighbour'), GOOD);
    const all = [...good, faulty, moved, foreign];
    const records = all.map(({ id, version }) => ({ id, version }));
    const batch = (more: Fields) => post(clerk, 'transitionBatch', { records, transition: 'submit', ...more });
    const before = await countStored(server);
    const said = (answer: Awaited<ReturnType<typeof post>>) => {
      const { moved: done, records: refused } = fieldsOf(answer);
      return {
        done: new Set(Object(done)),
        refused: new Map(Object(refused).map((one: Fields) => [one['id'], one['message']])),
      };
    };
    const expected = {
      done: new Set(good.map(({ id }) => id)),
      refused: new Map([
        [faulty['id'], expect.stringContaining('预算')],
        [moved['id'], '状态为“待复核”的记录不能“提交”'],
        [foreign['id'], '未找到对应数据'],
      ]),
    };
    expect(said(await batch({ trial: true }))).toEqual(expected);
    expect(await countStored(server)).toEqual(before);
    expect(said(await batch({}))).toEqual(expected);
    expect(said(await batch({})).done.size).toBe(0);
    const [first] = good;
    expect(await changesOf(first ?? {}, 'submit')).toEqual({ header: { status: ['draft', 'review'] } });

    const back = { records: records.slice(0, 1).map(({ id }) => ({ id, version: 2 })), transition: 'return' };
    expect((await post(clerk, 'transitionBatch', back)).status).toBe(403);
    expect(said(await post(reviewer, 'transitionBatch', back)).refused.size).toBe(1);
    expect(said(await post(reviewer, 'transitionBatch', { ...back, reason: '单价' })).done.size).toBe(1);
    for (const bad of [{ records: [] }, { records: 7 }, { records: [{ id: 'a' }] }, { trial: 1 }, { reason: 'x' }])
      expect((await batch(bad)).body.success === false || said(await batch(bad)).done.size === 0).toBe(true);
    const tooMany = Array.from({ length: 51 }, (_, index) => ({ id: String(index), version: 1 }));
    expect((await batch({ records: tooMany })).status).toBe(400);
  });

  test('of several records leaves nothing of one that is refused after it was written [L3]', async () => {
    const { db } = server.services;
    const [full, other] = await Promise.all([addOrder(clerk, GOOD), addOrder(clerk, GOOD)]);
    const records = await Promise.all(
      [full, other].map(async (order) => {
        const { id, version } = fieldsOf(await move(clerk, order, 'submit'));
        return { id, version };
      }),
    );
    const comment = { tenant_id: '1000', data_table: 'trade_order', data_id: String(full['id']), content: 'x' };
    // A record takes 300 comments: the reason of this transition exceeds the limit after the transition was written.
    await db
      .insertInto('sys_field_comment')
      .values(Array.from({ length: 300 }, (_, at) => ({ ...comment, create_by: 'clerk', id: `full-${at}` })))
      .execute();
    const answer = await post(reviewer, 'transitionBatch', { records, transition: 'return', reason: '单价' });
    expect(answer.body.result).toEqual({
      moved: [other['id']],
      records: [{ id: full['id'], message: '一票单据最多 300 条批注' }],
    });
    const read = async ({ id }: Fields) => fieldsOf(await get(clerk, 'queryById', `?id=${String(id)}`));
    expect(await read(full)).toMatchObject({ status: 'review', version: 2, updateBy: 'clerk' });
    expect(await read(other)).toMatchObject({ status: 'returned', version: 3, updateBy: 'reviewer' });
    await expect(changesOf(full, 'return')).rejects.toThrow();
  });
});
