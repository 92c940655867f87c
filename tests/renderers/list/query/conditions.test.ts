import { describe, expect, it } from 'vitest';
import { listConditions } from '../../../../renderers/list/query/conditions.ts';
import { orderPage } from '../../orderPage.ts';

const page = orderPage();
const said = (filters: Readonly<Record<string, string>>) =>
  listConditions(page, filters).map(({ column, rule, values, names }) => [column.title, rule, values, names]);

describe('the conditions of a list', () => {
  it('are read in the order of the query form, with a range as one condition', () => {
    const filters = { orderDate_end: '2026-05-03', 'goods.name': '螺丝*', orderDate_begin: '2026-05-01', code: '*A*' };
    expect(said(filters)).toEqual([
      ['订单号', 'like', ['A'], ['code']],
      ['日期', 'range', ['2026-05-01', '2026-05-03'], ['orderDate_begin', 'orderDate_end']],
      ['品名', 'right_like', ['螺丝'], ['goods.name']],
    ]);
  });

  it('include those outside the query form, by the columns of the page', () => {
    expect(said({ currency: '142,502', bonded: 'true', gross: '>= 5', rate_end: '2' })).toEqual([
      ['币制', 'in', ['142', '502'], ['currency']],
      ['保税', 'eq', [expect.anything()], ['bonded']],
      ['毛重', 'ge', ['5'], ['gross']],
      ['汇率', 'range', [null, '2'], ['rate_end']],
    ]);
  });

  it('are texts where the name of the filter says how it compares [V-23]', () => {
    expect(said({ currency: '= a,b', 'goods.name_endsWith': 'x*', code_startsWith: 'GE Lee' })).toEqual([
      ['订单号', 'right_like', ['GE Lee'], ['code_startsWith']],
      ['品名', 'left_like', ['x*'], ['goods.name_endsWith']],
      ['币制', 'eq', ['a,b'], ['currency']],
    ]);
  });

  it('leave out what names no column and what is blank', () => {
    expect(said({ nothing: '1', code: ' ', 'goods.nothing': '1' })).toEqual([]);
  });
});
