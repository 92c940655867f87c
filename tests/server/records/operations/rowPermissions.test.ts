import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { postTo, resultOf, startCustomerServer } from '../../customerServer.ts';
import type { TestClient, TestServer } from '../../testServer.ts';

let server: TestServer;
let clerk: TestClient;
let clerk2: TestClient;
beforeAll(async () => {
  server = await startCustomerServer();
  [clerk, clerk2] = [await server.signIn('clerk'), await server.signIn('clerk2')];
});
afterAll(() => server.close());

type Fields = Readonly<Record<string, unknown>>;

const add = async (client: TestClient, body: Fields): Promise<Fields> => {
  const answer = await postTo(client, '/kehu/visit/add', body);
  if (!answer.body.success) throw new Error(JSON.stringify(answer.body));
  return resultOf(answer);
};

const seen = async (client: TestClient, { id }: Fields): Promise<readonly [boolean, number]> => {
  const { body } = await client.call({ url: `/kehu/visit/list?id=${String(id)}` });
  const { status } = await client.call({ url: `/kehu/visit/queryById?id=${String(id)}` });
  return [Object(body.result)['total'] === 1, status];
};

const share = (client: TestClient, { id, version }: Fields) =>
  postTo(client, '/kehu/visit/transition', { id, transition: 'share', version });

describe('a page whose rows have rights of their own', () => {
  test('shows each user the rows that the condition allows, in lists and by id', async () => {
    const own = await add(clerk, { keeper: 'clerk', cost: '5' });
    expect([await seen(clerk, own), await seen(clerk2, own)]).toEqual([
      [true, 200],
      [false, 404],
    ]);
  });

  test('compares numbers as numbers, and a blank lets nobody through', async () => {
    const [cheap, dear, unknown] = [
      await add(clerk, { keeper: 'clerk', cost: '999.5' }),
      await add(clerk, { keeper: 'clerk', cost: '10000' }),
      await add(clerk, { keeper: 'clerk' }),
    ];
    for (const record of [cheap, dear, unknown]) expect((await share(clerk, record)).body.success).toBe(true);
    expect((await seen(clerk2, cheap))[0]).toBe(true);
    expect((await seen(clerk2, dear))[0]).toBe(false);
    expect((await seen(clerk2, unknown))[0]).toBe(false);
  });

  test('lets those change a row, and remove it, whom the page names', async () => {
    const record = await add(clerk, { keeper: 'clerk', cost: '1' });
    await share(clerk, record);
    const { id } = record;
    const edit = { id, version: 2, cost: '2' };
    expect((await postTo(clerk2, '/kehu/visit/edit', edit)).body).toMatchObject({ success: false });
    expect((await clerk2.call({ method: 'DELETE', url: `/kehu/visit/delete?id=${String(id)}` })).body.success).toBe(
      false,
    );
    const handed = await postTo(clerk, '/kehu/visit/edit', { ...edit, keeper: 'clerk2' });
    expect(handed.body).toMatchObject({ success: true, result: { keeper: 'clerk2', version: 3 } });
    expect((await postTo(clerk2, '/kehu/visit/edit', { id, version: 3, cost: '3' })).body.success).toBe(true);
    expect((await clerk2.call({ method: 'DELETE', url: `/kehu/visit/delete?id=${String(id)}` })).body.success).toBe(
      false,
    );
  });

  test('returns the stored row after a save that hides it, and hides it afterwards', async () => {
    const record = await add(clerk, { keeper: 'clerk2', cost: '1' });
    expect(record).toMatchObject({ keeper: 'clerk2', version: 1 });
    expect(await seen(clerk, record)).toEqual([false, 404]);
    const gone = await postTo(clerk, '/kehu/visit/edit', { id: record['id'], version: 1, cost: '2' });
    expect(gone.status).toBe(404);
  });
});

describe('a user sees the record just written once more, even if now hidden', () => {
  test('by an edit', async () => {
    const { id } = await add(clerk, { keeper: 'clerk', cost: '5000' });
    const { body } = await postTo(clerk, '/kehu/visit/edit', { id, version: 1, keeper: 'clerk2', cost: '7' });
    expect(body).toMatchObject({ success: true, result: { id, keeper: 'clerk2', cost: '7', version: 2 } });
    expect(await seen(clerk, { id })).toEqual([false, 404]);
  });

  test('by an addition, a second time too where the answer was lost', async () => {
    const addOnce = () =>
      clerk.call({
        method: 'POST',
        url: '/kehu/visit/add',
        body: { keeper: 'clerk2', cost: '5000' },
        headers: { 'x-idempotency-key': 'out-of-sight-0001' },
      });
    const [first, again] = [await addOnce(), await addOnce()];
    expect(first.body).toMatchObject({ success: true, result: { keeper: 'clerk2', cost: '5000', version: 1 } });
    expect(again.body.result).toEqual(first.body.result);
    expect(await seen(clerk, resultOf(first))).toEqual([false, 404]);
  });
});

describe('remote checks of columns hold for every save [S5-13]', () => {
  test('a duplicate is refused at its field, but not to the record itself', async () => {
    const first = await add(clerk, { keeper: 'clerk', ticket: 'T-1' });
    const refused = await postTo(clerk2, '/kehu/visit/add', { keeper: 'clerk2', ticket: 'T-1' });
    expect(refused.body).toMatchObject({
      success: false,
      code: 422,
      message: '该值不可用，系统中已存在！',
      result: { findings: [{ ruleId: 'duplicate', path: '/ticket' }] },
    });
    const same = { id: first['id'], version: 1, ticket: 'T-1', cost: '3' };
    expect((await postTo(clerk, '/kehu/visit/edit', same)).body.success).toBe(true);
  });

  test('of ten who save the same value at once one succeeds, without a unique index', async () => {
    const adds = Array.from({ length: 10 }, (_, n) =>
      postTo(n % 2 === 0 ? clerk : clerk2, '/kehu/visit/add', { keeper: 'clerk', ticket: 'T-2' }),
    );
    const saved = (await Promise.all(adds)).filter(({ body }) => body.success);
    expect(saved).toHaveLength(1);
  });

  test('a check rule says which part does not hold', async () => {
    const refused = await postTo(clerk, '/kehu/visit/add', { keeper: 'clerk', container: 'CSQA3054383' });
    expect(refused.body).toMatchObject({
      message: '第4位须为U、J或Z',
      result: { findings: [{ ruleId: 'checkRule', path: '/container' }] },
    });
    expect((await add(clerk, { keeper: 'clerk', container: 'CSQU3054383' }))['container']).toBe('CSQU3054383');
  });

  test('a customer code is looked for among the customers of its type', async () => {
    await postTo(clerk, '/kehu/ywinfoKehu/add', { code: 'K-9', type: 'owner', name: '甲' });
    await postTo(clerk, '/kehu/ywinfoKehu/add', { code: 'K-8', type: 'agent', name: '乙' });
    const refused = await postTo(clerk, '/kehu/visit/add', { keeper: 'clerk', newCustomer: 'K-9' });
    expect(refused.body).toMatchObject({ result: { findings: [{ ruleId: 'customerCode', path: '/newCustomer' }] } });
    expect((await add(clerk, { keeper: 'clerk', newCustomer: 'K-8' }))['newCustomer']).toBe('K-8');
  });

  test('blank values ask nothing', async () => {
    expect((await add(clerk, { keeper: 'clerk', ticket: '', container: null }))['version']).toBe(1);
    expect((await add(clerk, { keeper: 'clerk', ticket: '', container: null }))['version']).toBe(1);
  });
});
