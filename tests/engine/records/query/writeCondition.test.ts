import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  parseQueryName,
  parseQueryValue,
  textOfCondition,
  writeCondition,
  type QueryCondition,
  type QueryRule,
} from '../../../../engine/index.ts';

type Operator = QueryCondition['op'];

const ONE: readonly Operator[] = ['eq', 'like', 'left_like', 'right_like', 'ne', 'gt', 'ge', 'lt', 'le'];
const RULES: readonly QueryRule[] = [...ONE, 'in', 'range'];

/** Parses a parameter as the server does: the value is literal when the name contains the comparison. */
function serverReads([name, text]: readonly [string, string], rule: QueryRule): QueryCondition | undefined {
  const named = parseQueryName(name);
  if (named.key === 'salesman' && (named.rule === 'left_like' || named.rule === 'right_like'))
    return { op: named.rule, values: [text.trim()] };
  expect(name).toBe('salesman');
  return parseQueryValue(text, rule);
}

const sent = (rule: QueryRule, op: Operator, text: string) => writeCondition({ key: 'salesman', rule }, op, text);

/** Characters of the query grammar, and the letters of its keywords. */
const GRAMMAR = ['*', '!', ',', '+', '>', '<', '=', ' ', 'G', 'e', 'N', 'l', 't', 'i', 'n', 'q', '中', '%', '"'];

describe('a typed text', () => {
  it('is read back by the server as itself, for every comparison [V-23]', () => {
    const text = fc
      .string({ unit: fc.constantFrom(...GRAMMAR), minLength: 1, maxLength: 10 })
      .filter((one) => one.trim() !== '');
    fc.assert(
      fc.property(text, fc.constantFrom(...ONE), fc.constantFrom(...RULES), (typed, op, rule) => {
        const read = serverReads(sent(rule, op, typed), rule);
        expect([read?.op, read?.values.map((value) => value.trim())]).toEqual([op, [typed.trim()]]);
      }),
      { numRuns: 5000 },
    );
  });

  it.each([
    ['Lee', 'eq', ['salesman', 'Lee']],
    ['GE Lee', 'eq', ['salesman', '= GE Lee']],
    ['Smith, John', 'eq', ['salesman', '= Smith, John']],
    ['C++', 'eq', ['salesman', '= C++']],
    ['!vip', 'eq', ['salesman', '= !vip']],
    ['*x*', 'eq', ['salesman', '= *x*']],
    ['= x', 'eq', ['salesman', '= = x']],
    ['GE Lee', 'like', ['salesman', '*GE Lee*']],
    ['*x*', 'like', ['salesman', '**x**']],
    ['GE Lee', 'right_like', ['salesman_startsWith', 'GE Lee']],
    ['x*', 'left_like', ['salesman_endsWith', 'x*']],
    ['Lee', 'right_like', ['salesman', 'Lee*']],
    ['a*', 'ne', ['salesman', '!= a*']],
  ] as const)('%s by %s is sent as %o, marked only where it needs to be [V-23]', (typed, op, written) => {
    expect(sent('eq', op, typed)).toEqual(written);
  });

  it('is marked where the page would compare it in another way', () => {
    expect(sent('like', 'eq', 'x')).toEqual(['salesman', '= x']);
    expect(sent('in', 'eq', 'x')).toEqual(['salesman', '= x']);
  });

  it('is a list where several were asked for, whatever each of them looks like', () => {
    expect(sent('in', 'in', 'a,b')).toEqual(['salesman', 'a,b']);
    for (const typed of ['GE Lee, !b', '*a, b*', 'a++b', 'x'])
      expect(parseQueryValue(sent('eq', 'in', typed)[1], 'eq')).toEqual({
        op: 'in',
        values: typed.split(',').map((one) => one.trim()),
      });
  });
});

describe('a call that looks for texts', () => {
  it.each(['Lee', 'GE Lee', 'Smith, John', 'C++', '!vip', '*x*', 'a*', ',a,', '= x', 'eq x', '50%'])(
    'finds %s again in what was sent for it [V-23]',
    (typed) => {
      for (const op of ['eq', 'like'] as const) expect(textOfCondition(sent('eq', op, typed)[1])).toBe(typed);
    },
  );

  it('takes what other clients send as it did', () => {
    expect(['*a*', '*a', 'a*', ' a ', '', '**', 'a,b'].map(textOfCondition)).toEqual([
      'a',
      'a',
      'a',
      'a',
      '',
      '',
      'a,b',
    ]);
  });
});
