import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ATTACKS, listenToStatements, MARK } from '../../statementLog.ts';
import type { TestClient, TestServer } from '../../testServer.ts';
import { addOrder, fieldsOf, get, startOrderServer, type Fields } from './orderServer.ts';

let server: TestServer;
let clerk: TestClient;
let clerk2: TestClient;
let admin: TestClient;

const ORDERS = [
  {
    orderCode: 'L-1',
    customer: '深圳远岭',
    amount: '9',
    currency: 'USD',
    orderDate: '2026-01-31',
    orderLineList: [{ sku: 'X-10', qty: '3' }, { sku: 'Y-1' }],
  },
  { orderCode: 'L-2', customer: '远岭100%_\\', amount: '86.5', currency: 'EUR', orderLineList: [{ sku: 'X-20' }] },
  { orderCode: 'L-3', amount: '10', currency: 'NONE', orderDate: '2026-02-01', orderLineList: [] },
];

beforeAll(async () => {
  server = await startOrderServer();
  [clerk, clerk2, admin] = [await server.signIn('clerk'), await server.signIn('clerk2'), await server.signIn('admin')];
  for (const order of ORDERS) await addOrder(clerk, order);
  await addOrder(clerk2, { orderCode: 'B-1', customer: '二部', amount: '9' });
});
afterAll(async () => {
  vi.restoreAllMocks();
  await server.close();
});

type Sent = readonly (readonly [field: string, rule: string, val?: unknown] | Fields)[];

const conditionsOf = (sent: Sent): readonly object[] =>
  sent.map((one) => {
    if (!Array.isArray(one)) return one;
    const [field, rule, val] = one;
    return { field, rule, val, type: 'input', dbType: 'string' };
  });

/** Encoded as by the client: once by itself, and once by the query string. */
const ask = (client: TestClient, sent: unknown, matchType = 'and') => {
  const text = typeof sent === 'string' ? sent : encodeURI(JSON.stringify(sent));
  return get(client, 'list', `?${new URLSearchParams({ superQueryParams: text, superQueryMatchType: matchType })}`);
};

const codesOf = async (client: TestClient, sent: Sent, matchType = 'and'): Promise<readonly unknown[]> => {
  const answer = await ask(client, conditionsOf(sent), matchType);
  const { records } = fieldsOf(answer);
  if (!Array.isArray(records)) throw new Error(JSON.stringify(answer.body));
  return records.map((record: Fields) => record['orderCode']).sort();
};

const group = (matchType: string, ...sent: Sent): Fields => ({ matchType, group: conditionsOf(sent) });

describe('an advanced query', () => {
  test.each<readonly [Sent, string, readonly string[]]>([
    [[['customer', 'like', '远岭']], 'and', ['L-1', 'L-2']],
    [[['customer', 'like', '%']], 'and', ['L-2']],
    [[['customer', 'left_like', '远岭']], 'and', ['L-1']],
    [[['customer', 'right_like', '远岭']], 'and', ['L-2']],
    [[['customer', 'not_like', '远岭']], 'and', ['L-3']],
    [[['customer', 'empty']], 'and', ['L-3']],
    [[['customer', 'not_empty']], 'and', ['L-1', 'L-2']],
    [[['currency', 'in', 'USD,EUR']], 'and', ['L-1', 'L-2']],
    [[['currency', 'in', ['USD', 'NONE']]], 'and', ['L-1', 'L-3']],
    [[['currency', 'not_in', 'USD,EUR']], 'and', ['L-3']],
    [[['currency', 'ne', 'USD']], 'and', ['L-2', 'L-3']],
    [[['amount', 'eq', '86.50000']], 'and', ['L-2']],
    [[['amount', 'gt', 9]], 'and', ['L-2', 'L-3']],
    [[['amount', '>=', '9']], 'and', ['L-1', 'L-2', 'L-3']],
    [[['amount', 'lt', '10']], 'and', ['L-1']],
    [[['amount', 'le', '10']], 'and', ['L-1', 'L-3']],
    [[['amount', 'range', '9.5,50']], 'and', ['L-3']],
    [[['amount', 'range', '10,']], 'and', ['L-2', 'L-3']],
    [[['orderDate', 'empty']], 'and', ['L-2']],
    [[['orderDate', 'ge', '2026-02-01']], 'and', ['L-3']],
    [[['createTime', 'range', '2020-01-01,2099-01-01']], 'and', ['L-1', 'L-2', 'L-3']],
    [[['lines,sku', 'right_like', 'X-']], 'and', ['L-1', 'L-2']],
    [[['lines,qty', 'gt', '2']], 'and', ['L-1']],
    [[['lines,lineNo', 'eq', '2']], 'and', ['L-1']],
    [
      [
        ['customer', 'like', '远岭'],
        ['amount', 'gt', '9'],
      ],
      'and',
      ['L-2'],
    ],
    [
      [
        ['customer', 'empty'],
        ['amount', 'range', '0,9'],
      ],
      'or',
      ['L-1', 'L-3'],
    ],
    [[['amount', 'le', '10'], group('or', ['currency', 'eq', 'NONE'], ['lines,sku', 'eq', 'Y-2'])], 'and', ['L-3']],
    [
      [
        ['orderCode', 'eq', 'L-2'],
        group('and', ['amount', 'eq', '9'], group('or', ['currency', 'eq', 'USD'], ['id', 'eq', 'x'])),
      ],
      'or',
      ['L-1', 'L-2'],
    ],
    [
      [
        ['customer', 'like', ''],
        ['', 'eq', 'x'],
      ],
      'or',
      ['L-1', 'L-2', 'L-3'],
    ],
    [[], 'and', ['L-1', 'L-2', 'L-3']],
  ])('of %j joined by %s finds %j [W9-10] [W5.1-55]', async (sent, matchType, codes) => {
    expect(await codesOf(clerk, sent, matchType)).toEqual(codes);
  });

  test('narrows what the other conditions and the data scope leave, and never opens more', async () => {
    const all: Sent = [
      ['amount', 'not_empty'],
      ['amount', 'empty'],
    ];
    expect(await codesOf(clerk, all, 'or')).toEqual(['L-1', 'L-2', 'L-3']);
    expect(await codesOf(clerk2, all, 'or')).toEqual(['B-1']);
    const text = JSON.stringify(conditionsOf(all));
    const query = new URLSearchParams({ currency: 'USD', superQueryParams: text, superQueryMatchType: 'or' });
    expect(fieldsOf(await get(clerk, 'list', `?${query}`))['total']).toBe(1);
  });

  test('may use a protected column only for users with its right', async () => {
    for (const field of ['agencyFee', 'lines,cost']) {
      expect((await ask(clerk, conditionsOf([[field, 'empty']]))).status).toBe(400);
      expect((await ask(admin, conditionsOf([[field, 'empty']]))).status).toBe(200);
    }
  });

  const one = (field: string, rule: string, val: unknown): unknown => [{ field, rule, val }];
  const deep = (depth: number): unknown =>
    depth === 0 ? one('amount', 'eq', '1') : [{ matchType: 'and', group: deep(depth - 1) }];
  const form = '{"field": "createTime", "rule": "ge", "val": "2026-01-31"}';

  test.each<readonly [string, unknown, string, string]>([
    ['no JSON', 'x', '', `高级查询 superQueryParams 应为 [${form}] 这样的 JSON`],
    ['no list', { field: 'amount' }, '', `高级查询 superQueryParams 应为 [${form}] 这样的 JSON`],
    ['no condition', [5], '/0', `高级查询的第1个条件不是条件，应为 ${form}`],
    ['an unknown field', one('nothing', 'eq', '1'), '/0/field', '高级查询的第1个条件：没有字段“nothing”'],
    ['a database column', one('sys_org_code', 'eq', '1'), '/0/field', '高级查询的第1个条件：没有字段“sys_org_code”'],
    [
      'a column that is the server’s own',
      one('tenantId', 'eq', '1'),
      '/0/field',
      '高级查询的第1个条件：没有字段“tenantId”',
    ],
    ['a point for the comma', one('lines.sku', 'eq', '1'), '/0/field', '高级查询的第1个条件：没有字段“lines.sku”'],
    [
      'a table',
      one('sys_user,password_hash', 'eq', '1'),
      '/0/field',
      '高级查询的第1个条件：没有字段“sys_user,password_hash”',
    ],
    ['a function', one('pg_sleep(9)', 'eq', '1'), '/0/field', '高级查询的第1个条件：没有字段“pg_sleep(9)”'],
    ['a prototype', one('__proto__', 'eq', '1'), '/0/field', '高级查询的第1个条件：没有字段“__proto__”'],
    ['a wrong number', one('amount', 'eq', 'x'), '/0/val', '查询参数“amount”（金额）的值应为数字'],
    [
      'a wrong day',
      one('orderDate', 'ge', '2026-02-30'),
      '/0/val',
      '查询参数“orderDate”（订单日期）的值应为日期，如2026-01-31',
    ],
    ['a wrong end', one('amount', 'range', '1,x'), '/0/val', '查询参数“amount”（金额）的值应为数字'],
    ['half a range', one('amount', 'range', '1'), '/0/val', '高级查询的第1个条件：“amount”的范围应为“起,止”'],
    ['an object', one('customer', 'eq', {}), '/0/val', '高级查询的第1个条件：“customer”的值应为文本或数字'],
    ['NUL', one('customer', 'eq', 'a\0'), '/0/val', '查询参数“customer”含有非法字符'],
    ['a long text', one('customer', 'eq', 'x'.repeat(2001)), '/0/val', '查询参数“customer”过长，最多2000个字符'],
    ['many values', one('customer', 'in', Array(501).fill('x')), '/0/val', '查询参数“customer”最多500个值'],
    [
      'many conditions',
      Array.from({ length: 51 }, () => ({ field: 'amount', rule: 'eq', val: 1 })),
      '',
      '高级查询最多50个条件',
    ],
    ['deep groups', deep(3), '/0/group/0/group/0/group', '高级查询的条件组最多3层'],
    ['depth of thousands', '['.repeat(7000) + ']'.repeat(7000), '/0', `高级查询的第1个条件不是条件，应为 ${form}`],
    ['a huge text', `["${'x'.repeat(16_000)}"]`, '', '查询参数“superQueryParams”过长，最多16000个字符'],
  ])('with %s is refused with 400 that names it', async (...[, sent, at, message]) => {
    const { status, body } = await ask(clerk, sent);
    expect([status, body.message]).toEqual([400, `查询参数不正确：${message}`]);
    expect(body.result).toMatchObject({ problems: [{ path: `/superQueryParams${at}`, message }] });
  });

  test('with a comparison or a match type that is none says which there are', async () => {
    const { status, body } = await ask(clerk, one('amount', 'ext', '1 or 1=1'));
    expect([status, body.message]).toEqual([400, expect.stringContaining('不认识的匹配规则“ext”，应为 eq, like,')]);
    const joined = await ask(clerk, one('amount', 'eq', '1'), 'and 1=1 or');
    expect([joined.status, joined.body.message]).toEqual([
      400,
      '查询参数不正确：高级查询的匹配方式“and 1=1 or”应为 and 或 or',
    ]);
    const twice = await get(clerk, 'list', '?superQueryParams=[]&superQueryParams=[]');
    expect([twice.status, twice.body.message]).toEqual([400, '查询参数不正确：查询参数“superQueryParams”只能出现一次']);
  });

  test('containing SQL anywhere never becomes part of a logged database statement', async () => {
    const log = await listenToStatements(server);
    const rules = ['eq', 'like', 'in', 'not_in', 'ne', 'ge', 'range', 'right_like', 'not_like'];
    for (const [index, attack] of ATTACKS.entries()) {
      const rule = rules[index % rules.length] ?? 'eq';
      const places: readonly unknown[] = [
        attack,
        one('customer', rule, attack),
        one('lines,sku', rule, attack),
        one('amount', rule, attack),
        one('createTime', rule, attack),
        one(attack, 'eq', '1'),
        one(`lines,${attack}`, 'eq', '1'),
        one('customer', attack, '1'),
        [{ matchType: attack, group: one('customer', 'eq', '1') }],
        [{ field: 'customer', rule: 'eq', val: '1', type: attack, dbType: attack, dictTable: attack }],
      ];
      for (const sent of places) {
        const { status } = await ask(clerk, typeof sent === 'string' ? sent : encodeURIComponent(JSON.stringify(sent)));
        expect([sent, [200, 400].includes(status)]).toEqual([sent, true]);
      }
      expect((await ask(clerk, [], attack)).status).toBe(400);
    }
    expect(log.texts.filter((text) => text.includes(MARK))).toEqual([]);
    expect(log.texts.some((text) => text.includes('trade_order'))).toBe(true);
    expect(log.values.some((value) => value.includes(MARK))).toBe(true);
  });
});
