import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beginOf, endOf, type CompiledQueryItem, type QueryRule } from '../../../../engine/index.ts';
import { readCondition } from '../../../../renderers/list/query/conditions.ts';
import { queryFilters, queryValues, ruleKeyOf } from '../../../../renderers/list/query/queryFilters.ts';
import { columnOf } from '../../../engine/table/tableFixture.ts';

const item = (more: Partial<CompiledQueryItem> = {}): CompiledQueryItem => ({
  key: 'name',
  column: columnOf('name', { title: '名称' }),
  rule: 'eq',
  expanded: false,
  ...more,
});

const sent = (rule: QueryRule, value: string, more: Partial<CompiledQueryItem> = {}): string | undefined =>
  queryFilters([item({ rule, ...more })], { name: value })['name'];

const RULES = ['eq', 'in', 'like', 'left_like', 'right_like', 'ne', 'gt', 'ge', 'lt', 'le'] as const;

describe('a filter that came by the address', () => {
  it.each(RULES)('stands in the query form as it was typed for %s', (rule) => {
    const items = [item({ rule })];
    const filters = queryFilters(items, { name: '远岭 1' });
    expect(queryValues(items, filters, {})).toEqual({ name: '远岭 1' });
  });

  it.each(['like', 'ne', 'ge', 'le', 'eq', 'right_like'] as const)(
    'chooses the comparison %s beside the field',
    (rule) => {
      const items = [item({ rule: 'eq', rules: ['eq', 'like', 'ne', 'ge', 'le', 'right_like'] })];
      const typed = { name: 'a', [ruleKeyOf('name')]: rule };
      expect(queryValues(items, queryFilters(items, typed), {})).toEqual(typed);
    },
  );

  it('changes only the fields whose filters are others', () => {
    const range = item({ key: 'day', rule: 'range' });
    const now = { name: 'a', day_end: '2026-05-01' };
    expect(queryValues([item(), range], now, { name: 'a', day_begin: '2026-04-01' })).toEqual({
      day_begin: null,
      day_end: '2026-05-01',
    });
  });
});

describe('a text filter', () => {
  it.each([
    ['like', '*远岭*'],
    ['ne', '!远岭'],
    ['ge', '>= 远岭'],
    ['le', '<= 远岭'],
    ['gt', '> 远岭'],
    ['lt', '< 远岭'],
    ['left_like', '*远岭'],
    ['right_like', '远岭*'],
    ['eq', '远岭'],
    ['in', '远岭'],
  ] as const)(
    'writes %s as %s: asterisks for like, "!" for not-equal, >= and <= as prefix [W5.1-31]',
    (rule, written) => {
      expect(sent(rule, '远岭')).toBe(written);
    },
  );

  it('leaves out the blanks around a text, unless the page has them kept [W5.1-31]', () => {
    expect(sent('like', '  远 岭 ')).toBe('*远 岭*');
    expect(sent('like', '  远 岭 ', { keepsBlanks: true })).toBe('*  远 岭 *');
    expect(sent('ne', ' a ', { keepsBlanks: true })).toBe('! a ');
    for (const keepsBlanks of [true, false]) expect(sent('like', '   ', { keepsBlanks })).toBeUndefined();
  });

  it('uses the comparison chosen by the user, otherwise the one of the page [W5.1-31]', () => {
    const rules = ['like', 'ne', 'ge'] as const;
    const written = (chosen?: string): unknown =>
      queryFilters([item({ rule: 'like', rules })], { name: 'a', ...(chosen && { [ruleKeyOf('name')]: chosen }) })[
        'name'
      ];
    expect([undefined, 'ne', 'ge', 'like'].map(written)).toEqual(['*a*', '!a', '>= a', '*a*']);
    // A comparison that the page no longer offers, stored by an earlier version of the page.
    expect(written('le')).toBe('*a*');
    expect(queryFilters([item({ rule: 'eq' })], { name: 'a', [ruleKeyOf('name')]: 'ne' })).toEqual({ name: 'a' });
  });

  it('is read by the server as it was typed, for every comparison of every text [W5.1-31] [V-23]', () => {
    const typed = fc
      .string({
        unit: fc.constantFrom(
          'a',
          'G',
          'E',
          '7',
          '中',
          '-',
          '.',
          '_',
          '%',
          "'",
          '🚢',
          ' ',
          '*',
          '!',
          ',',
          '+',
          '>',
          '=',
        ),
        minLength: 1,
        maxLength: 12,
      })
      .filter((text) => text.trim() !== '');
    fc.assert(
      fc.property(typed, fc.constantFrom(...RULES), fc.constantFrom(...RULES), (text, rule, chosen) => {
        const items = [item({ rule, rules: [rule, chosen] })];
        const values = { name: text, [ruleKeyOf('name')]: chosen };
        const [[name = '', written = ''] = []] = Object.entries(queryFilters(items, values));
        const wanted =
          chosen === 'in'
            ? text
                .split(',')
                .map((one) => one.trim())
                .filter(Boolean)
            : [text.trim()];
        if (wanted.length > 0) expect(readCondition(name, written, rule)).toEqual({ op: chosen, values: wanted });
      }),
      { numRuns: 2000 },
    );
  });

  it('stands in the form again as it was typed, whatever it looks like [V-23]', () => {
    for (const rule of ['eq', 'like', 'ne', 'left_like', 'right_like'] as const)
      for (const text of ['GE Lee', 'Smith, John', 'C++', '!vip', '*x*', ',a,', '= x', 'in a']) {
        const items = [item({ rule })];
        const filters = queryFilters(items, { name: text });
        expect(queryValues(items, filters, {}), `${rule} ${text}`).toEqual({ name: text });
        expect(queryFilters(items, { name: text }, filters)).toEqual(filters);
      }
  });

  it('that came by the address and was left alone stays as it came', () => {
    const items = [item({ rule: 'like' })];
    const inForce = { name: '>= 5' };
    const values = queryValues(items, inForce, {});
    expect(queryFilters(items, values, inForce)).toEqual(inForce);
    expect(queryFilters(items, { name: '>= 6' }, inForce)).toEqual({ name: '*>= 6*' });
  });

  it('of a column of several is a list where several were chosen', () => {
    const several = item({ column: columnOf('name', { title: '名称', type: 'sel_user', multiple: true }) });
    expect(queryFilters([several], { name: 'a,b' })).toEqual({ name: 'a,b' });
    expect(queryValues([several], { name: 'a,b' }, {})).toEqual({ name: 'a,b' });
  });
});

describe('the filters of a list', () => {
  it('have a range as two ends, each of which may be missing', () => {
    const range = [item({ key: 'day', rule: 'range' })];
    const values = { [beginOf('day')]: '2026-01-01', [endOf('day')]: ' 2026-02-01 ', day: 'x' };
    expect(queryFilters(range, values)).toEqual({ day_begin: '2026-01-01', day_end: '2026-02-01' });
    expect(queryFilters(range, { [endOf('day')]: '2026-02-01', [beginOf('day')]: null })).toEqual({
      day_end: '2026-02-01',
    });
  });

  it('are those of the page alone, without what is blank, with numbers as texts', () => {
    const items = ['a', 'b', 'c', 'd'].map((key) => item({ key }));
    expect(queryFilters(items, { a: 0, b: '', c: null, d: false, e: 'x' })).toEqual({ a: '0', d: 'false' });
    expect(queryFilters([], { a: '1' })).toEqual({});
  });

  it('never grow by input: each item sends only its own name or its range ends', () => {
    const values = fc.dictionary(
      fc.constantFrom('a', 'b', 'a_begin', 'a_end', 'b rule', 'z'),
      fc.option(fc.string(), { nil: null }),
    );
    fc.assert(
      fc.property(values, fc.constantFrom(...RULES, 'range' as const), (typed, rule) => {
        const filters = queryFilters([item({ key: 'a', rule }), item({ key: 'b', rules: ['eq', 'ne'] })], typed);
        const ofA = rule === 'range' ? ['a_begin', 'a_end'] : ['a', 'a_startsWith', 'a_endsWith'];
        const allowed = [...ofA, 'b'];
        expect(Object.keys(filters).filter((key) => !allowed.includes(key))).toEqual([]);
        expect(Object.values(filters).filter((text) => text.trim() === '')).toEqual([]);
      }),
    );
  });
});
