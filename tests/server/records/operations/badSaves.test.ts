import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestClient, TestServer } from '../../testServer.ts';
import { addOrder, countStored, get, linesOf, postWith, startOrderServer, type Fields } from './orderServer.ts';

let server: TestServer;
let clerk: TestClient;
let order: Fields;
let other: Fields;

beforeAll(async () => {
  server = await startOrderServer();
  clerk = await server.signIn('clerk');
  order = await addOrder(clerk, { customer: '甲', amount: '5', orderLineList: [{ sku: 'A', qty: '2' }] });
  other = await addOrder(clerk, { customer: '乙', orderLineList: [{ sku: 'B' }] });
});
afterAll(() => server.close());

interface Bad {
  readonly name: string;
  readonly operation?: 'add' | 'edit';
  /** The body, or a text that is not JSON. */
  readonly body: () => unknown;
  readonly status: number;
  readonly path?: string;
  readonly message: RegExp;
  readonly headers?: Readonly<Record<string, string>>;
}

const CASES: readonly Bad[] = [
  { name: 'malformed JSON', body: () => '{"customer":', status: 400, message: /^请求内容不是有效的 JSON$/ },
  { name: 'a __proto__ key', body: () => '{"__proto__":{"customer":"x"}}', status: 400, message: /__proto__/ },
  { name: 'a constructor key', body: () => '{"constructor":{"prototype":{}}}', status: 400, message: /constructor/ },
  {
    name: 'a __proto__ key in a row',
    body: () => '{"orderLineList":[{"__proto__":{"sku":"x"}}]}',
    status: 400,
    message: /__proto__/,
  },
  { name: 'no object', body: () => [1], status: 400, path: '', message: /记录应为对象/ },
  {
    name: 'an object for a text',
    body: () => ({ customer: {} }),
    status: 400,
    path: '/customer',
    message: /客户: 应为文本/,
  },
  {
    name: 'a boolean for an amount',
    body: () => ({ amount: true }),
    status: 400,
    path: '/amount',
    message: /金额: 应为数字或文本/,
  },
  {
    name: 'a text for rows',
    body: () => ({ orderLineList: 'x' }),
    status: 400,
    path: '/lines',
    message: /明细: 应为数组/,
  },
  {
    name: 'an over-long text',
    body: () => ({ customer: 'x'.repeat(201) }),
    status: 400,
    path: '/customer',
    message: /客户: 过长，最多 50 个字符/,
  },
  {
    name: 'a text a little too long',
    body: () => ({ customer: 'x'.repeat(51) }),
    status: 200,
    path: '/customer',
    message: /50/,
  },
  { name: 'a word for an amount', body: () => ({ amount: 'abc' }), status: 200, path: '/amount', message: /金额/ },
  {
    name: 'a long word for a stored amount',
    operation: 'edit',
    body: () => ({ id: order['id'], version: 1, amount: 'not a number at all' }),
    status: 200,
    path: '/amount',
    message: /金额/,
  },
  {
    name: 'a long word for a stored quantity of a row',
    operation: 'edit',
    body: () => ({
      id: order['id'],
      version: 1,
      orderLineList: [{ id: linesOf(order)[0]?.['id'], qty: '12345678901234567x' }],
    }),
    status: 200,
    path: '/lines/0/qty',
    message: /数量/,
  },
  {
    name: 'an amount with too many digits',
    body: () => ({ amount: '1.123456' }),
    status: 200,
    path: '/amount',
    message: /金额/,
  },
  {
    name: 'a day that does not exist',
    body: () => ({ orderDate: '2026-02-30' }),
    status: 200,
    path: '/orderDate',
    message: /订单日期/,
  },
  {
    name: 'too many rows',
    body: () => ({ orderLineList: Array.from({ length: 51 }, () => ({ sku: 'x' })) }),
    status: 200,
    path: '/lines',
    message: /50/,
  },
  {
    name: 'a fixed value',
    body: () => ({ kind: 'rent' }),
    status: 400,
    path: '/kind',
    message: /“kind”在本页固定为“sale”/,
  },
  {
    name: 'a status of its own',
    body: () => ({ status: 'approved' }),
    status: 400,
    path: '/status',
    message: /状态.*不能直接保存/,
  },
  {
    name: 'an edit without id',
    operation: 'edit',
    body: () => ({ version: 1 }),
    status: 400,
    path: '/id',
    message: /缺少 id/,
  },
  {
    name: 'an edit without version',
    operation: 'edit',
    body: () => ({ id: order['id'] }),
    status: 400,
    path: '/version',
    message: /缺少 version/,
  },
  {
    name: 'an edit of nothing',
    operation: 'edit',
    body: () => ({ id: 'nothing', version: 1 }),
    status: 404,
    message: /^未找到对应数据$/,
  },
  {
    name: 'a stale version',
    operation: 'edit',
    body: () => ({ id: order['id'], version: 7, customer: 'x' }),
    status: 409,
    message: /已被 李制单 于 .* 修改/,
  },
  {
    name: 'a row of another record',
    operation: 'edit',
    body: () => ({ id: order['id'], version: 1, orderLineList: [{ id: linesOf(other)[0]?.['id'], sku: 'stolen' }] }),
    status: 400,
    path: '/lines/0/id',
    message: /第1行的编号不属于本记录/,
  },
  {
    name: 'a bad idempotency key',
    body: () => ({ customer: 'x' }),
    headers: { 'x-idempotency-key': 'a b' },
    status: 400,
    message: /X-Idempotency-Key/,
  },
  {
    name: 'another content type',
    body: () => 'customer=x',
    headers: { 'content-type': 'application/xml' },
    status: 415,
    message: /application\/json/,
  },
  { name: 'more than a megabyte', body: () => ({ customer: 'x'.repeat(1_100_000) }), status: 413, message: /1\.0 MB/ },
  {
    name: 'a token of nobody',
    body: () => ({ customer: 'x' }),
    headers: { 'x-access-token': 'x' },
    status: 401,
    message: /^Token失效，请重新登录!$/,
  },
  {
    name: 'another tenant',
    body: () => ({ customer: 'x' }),
    headers: { 'tenant-id': '2000' },
    status: 403,
    message: /租户/,
  },
];

test.each(CASES)(
  'refuses $name with $status, says so in Chinese and writes nothing',
  async ({ operation = 'add', body, status, path, message, headers }) => {
    const before = await countStored(server);
    const answer = await postWith(headers ?? {})(clerk, operation, body());
    expect(answer.body.success).toBe(false);
    expect([answer.status, answer.body.message]).toEqual([status, expect.stringMatching(message)]);
    if (path !== undefined) {
      const { problems, findings } = Object(answer.body.result);
      expect([problems ?? findings].flat().map((one: { path: string }) => one.path)).toContain(path);
    }
    expect(await countStored(server)).toEqual(before);
    expect((await get(clerk, 'queryById', `?id=${order['id']}`)).body.result).toMatchObject(order);
  },
);

/** Names of the page and its users, and the text by which clients recognise an ended session. */
const NAMES = /客户|金额|明细|数量|订单日期|状态|李制单|Token失效，请重新登录!|订单/gu;

test.each(CASES)(
  'says in English to who asks for it why $name is refused',
  async ({ operation = 'add', body, headers }) => {
    const { body: refusal } = await postWith({ ...headers, 'accept-language': 'en-US' })(clerk, operation, body());
    const { problems = [], findings = [] } = Object(refusal.result);
    const said = [refusal, ...problems, ...findings].map((one: { message: string }) =>
      one.message.replaceAll(NAMES, ''),
    );
    expect(said.filter((message) => /\p{Script=Han}/u.test(message))).toEqual([]);
  },
);
