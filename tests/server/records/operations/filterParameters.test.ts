import { describe, expect, test } from 'vitest';
import { placeOf } from '../../../../server/data/lists/columnPlaces.ts';
import { parseFilter } from '../../../../server/data/lists/filterParameters.ts';
import { orderPage } from './orderPage.ts';
import { problemsInChinese } from '../../core/texts/problemsInChinese.ts';

const page = await orderPage();
const NAMES = {
  find: (name: string) => placeOf(page, name, () => true),
  ruleOf: (name: string) => page.list.query.find(({ key }) => key === name)?.rule,
};
const refusal = (name: string, value: unknown): unknown => {
  const parsed = parseFilter(NAMES, [name, value]);
  return parsed !== null && 'said' in parsed ? problemsInChinese([parsed]) : parsed;
};

const parse = (name: string, value: unknown): unknown => {
  const parsed = parseFilter(NAMES, [name, value]);
  if (parsed === null || !('place' in parsed)) return parsed;
  const { op, values } = parsed.condition;
  return [parsed.place.key, op, ...values];
};

describe('a parameter of a list', () => {
  test.each<readonly [string, string, readonly string[] | null]>([
    ['customer', '远岭', ['customer', 'like', '远岭']],
    ['orderCode', 'L-1', ['orderCode', 'eq', 'L-1']],
    ['amount', 'ne 9', ['amount', 'ne', '9']],
    ['amount_begin', ' 9 ', ['amount', 'ge', '9']],
    ['amount_end', '9', ['amount', 'le', '9']],
    ['currency_MultiString', ' USD,,EUR, ', ['currency', 'in', 'USD', 'EUR']],
    ['currency_MultiString', ',', ['currency', 'in']],
    ['lines.sku', 'X', ['lines.sku', 'right_like', 'X']],
    ['lines.sku_MultiString', 'X,Y', ['lines.sku', 'in', 'X', 'Y']],
    ['amount_begin', '  ', null],
    ['customer', ' ', null],
    ['nothing', ' ', null],
  ])('%s=%j asks for %j', (name, value, asked) => {
    expect(parse(name, value)).toEqual(asked);
  });

  const many = (count: number): string => Array.from({ length: count }, (_, n) => n).join(',');

  test.each<readonly [string, unknown, string]>([
    ['nothing', 'x', '不认识的查询参数“nothing”'],
    ['nothing', ['x'], '不认识的查询参数“nothing”'],
    ['customer', ['a', 'b'], '查询参数“customer”只能出现一次'],
    ['customer', 'x'.repeat(2001), '查询参数“customer”过长，最多2000个字符'],
    ['customer', 'a\0', '查询参数“customer”含有非法字符'],
    ['currency_MultiString', many(501), '查询参数“currency_MultiString”最多500个值'],
    ['amount', 'x', '查询参数“amount”（金额）的值应为数字'],
  ])('%s=%j is refused by its name', (name, value, message) => {
    expect(refusal(name, value)).toEqual([{ path: `/${name}`, message }]);
  });

  test('may be of two thousand letters, and of five hundred values', () => {
    expect(parse('customer', 'x'.repeat(2000))).toHaveLength(3);
    expect(parse('currency_MultiString', many(500))).toHaveLength(502);
  });
});

test.each<readonly [string, string, boolean]>([
  ['amount', '9'.repeat(60), true],
  ['amount', '9'.repeat(61), false],
  ['amount', '-1.5', true],
  ['amount', '*x*', true],
  ['amount_begin', 'x', false],
  ['version', '-12', true],
  ['version', '123456789', true],
  ['version', '1234567890', false],
  ['version', '1.5', false],
  ['orderDate', '2026-02-28', true],
  ['orderDate', '2026-02-30', false],
  ['createTime', '2026-02-28 08:30', true],
  ['createTime', 'today', false],
  ['customer', 'anything', true],
])('%s=%s can be compared: %s', (name, value, fits) => {
  expect(Array.isArray(parse(name, value))).toBe(fits);
});
