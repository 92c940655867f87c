import { describe, expect, test } from 'vitest';
import {
  ADVANCED_LIMITS,
  ADVANCED_RULES,
  advancedParameters,
  MATCH_TYPES,
  parseConditions,
  readConditions,
  withContent,
  withRule,
  type HalfNode,
} from '../../../../engine/index.ts';

const { conditions: MAX_CONDITIONS } = ADVANCED_LIMITS;
const code = { field: 'code', rule: 'eq', val: 'A-1' } as const;

describe('conditions', () => {
  test.each<readonly [string, readonly HalfNode[]]>([
    ['there are none', []],
    ['the one has no field', [{ rule: 'eq', val: '1' }]],
    ['the one has a blank field', [{ field: '', rule: 'eq', val: '1' }]],
    ['the one has no rule', [{ field: 'code', val: '1' }]],
    ['the one has no value', [{ field: 'code', rule: 'eq', val: null }]],
    ['the one has blanks alone', [{ field: 'code', rule: 'eq', val: '  ' }]],
    ['the one has a list of nothing', [{ field: 'code', rule: 'in', val: ['', ' '] }]],
    ['all that stand in groups are half filled', [{ matchType: 'or', group: [{ field: 'code', rule: 'eq' }] }]],
  ])('have no content where %s [W5.1-50]', (_, nodes) => {
    expect(withContent(nodes)).toEqual([]);
  });

  test('are dropped when empty, together with empty groups; list values are joined with commas [W5.1-55]', () => {
    const nodes: readonly HalfNode[] = [
      code,
      { field: 'name', rule: 'like' },
      { field: 'name', rule: 'empty', val: 'x' },
      { field: 'kind', rule: 'in', val: ['a', '', 'b'] },
      {
        matchType: 'or',
        group: [
          { rule: 'eq', val: '1' },
          { matchType: 'and', group: [{ ...code, val: 0 }] },
        ],
      },
      { matchType: 'or', group: [{ field: 'name', rule: 'eq', val: '' }] },
    ];
    expect(withContent(nodes)).toEqual([
      code,
      { field: 'name', rule: 'empty', val: '' },
      { field: 'kind', rule: 'in', val: 'a,b' },
      { matchType: 'or', group: [{ matchType: 'and', group: [{ ...code, val: '0' }] }] },
    ]);
  });

  test('that leave "in" keep their first value alone; every other change keeps all [W4-12]', () => {
    const several = { field: 'kind', rule: 'in', val: 'a,b' } as const;
    expect(withRule(several, 'eq')).toEqual({ field: 'kind', rule: 'eq', val: 'a' });
    expect(withRule({ ...several, val: ['b', 'c'] }, 'ne').val).toBe('b');
    expect(withRule({ ...several, val: '' }, 'eq').val).toBeNull();
    expect(withRule(several, 'in')).toEqual(several);
    expect(withRule({ ...several, rule: 'eq' }, 'like').val).toBe('a,b');
  });

  test('know and and or, ten comparisons for staff and five more of the wire [W9-10]', () => {
    expect(MATCH_TYPES).toEqual(['and', 'or']);
    const staff = ['eq', 'like', 'right_like', 'left_like', 'in', 'ne', 'gt', 'ge', 'lt', 'le'];
    expect(ADVANCED_RULES.slice(0, 10)).toEqual(staff);
    expect(ADVANCED_RULES.slice(10)).toEqual(['not_in', 'not_like', 'empty', 'not_empty', 'range']);
  });

  test('are sent as JSON text, encoded once, with their match type, while active [W3.3-13]', () => {
    const told = { type: 'input', dbType: 'string', options: [{ value: 'a', text: 'A' }], dictCode: 'd' };
    const query = { conditions: [{ ...code, val: '100% 是', ...told }], matchType: 'or', isActive: true } as const;
    const { superQueryParams = '', superQueryMatchType } = advancedParameters(query);
    expect(superQueryMatchType).toBe('or');
    expect(superQueryParams).toMatch(/^%5B%7B/);
    expect(parseConditions(superQueryParams)).toEqual([
      { field: 'code', rule: 'eq', val: '100% 是', type: 'input', dbType: 'string' },
    ]);
    expect(advancedParameters({ ...query, isActive: false })).toEqual({});
    expect(advancedParameters({ ...query, conditions: [] })).toEqual({});
  });
});

const nested = (depth: number): unknown => (depth === 1 ? [code] : [{ matchType: 'or', group: nested(depth - 1) }]);

describe('what somebody sent or kept', () => {
  test('is read with groups, symbols and capitals, lists, numbers and yes or no', () => {
    const sent = [
      { ...code, extra: 1, __proto__: { rule: 'ne' } },
      { field: 'size', rule: '>=', val: 5 },
      { field: 'kind', rule: 'IN', val: ['a', 2] },
      { field: 'open', rule: 'eq', val: true },
      { group: [{ field: 'name', rule: 'NOT_EMPTY' }] },
      { field: 'name', rule: 'eq', val: '' },
      {},
    ];
    expect(readConditions(sent)).toEqual({
      conditions: [
        code,
        { field: 'size', rule: 'ge', val: '5' },
        { field: 'kind', rule: 'in', val: 'a,2' },
        { field: 'open', rule: 'eq', val: 'true' },
        { matchType: 'and', group: [{ field: 'name', rule: 'not_empty', val: '' }] },
      ],
      faults: [],
    });
  });

  test.each<readonly [unknown, string, readonly (string | number)[]]>([
    ['x', 'notAList', []],
    [{ field: 'code' }, 'notAList', []],
    [undefined, 'notAList', []],
    [[1], 'notACondition', [0]],
    [[[code]], 'notACondition', [0]],
    [[{ ...code, field: 7 }], 'notACondition', [0]],
    [[code, { ...code, rule: 'ext' }], 'rule', [1, 'rule']],
    [[{ ...code, rule: 'elemMatch' }], 'rule', [0, 'rule']],
    [[{ ...code, rule: 1 }], 'rule', [0, 'rule']],
    [[{ ...code, val: {} }], 'value', [0, 'val']],
    [[{ ...code, val: [[1]] }], 'value', [0, 'val']],
    [[{ group: 'x' }], 'notAList', [0, 'group']],
    [[{ matchType: 'xor', group: [code] }], 'matchType', [0, 'matchType']],
    [nested(4), 'tooDeep', [0, 'group', 0, 'group', 0, 'group']],
    [Array.from({ length: MAX_CONDITIONS + 1 }, () => code), 'tooMany', []],
  ])('as %j has the fault %s, and it says where', (sent, kind, path) => {
    expect(readConditions(sent).faults).toMatchObject([{ kind, path }]);
  });

  test('may have fifty conditions in groups of depth three', () => {
    const fifty = Array.from({ length: MAX_CONDITIONS }, () => code);
    expect(readConditions([{ group: [{ matchType: 'or', group: fifty }] }]).faults).toEqual([]);
    expect(readConditions([{ group: [{ matchType: 'or', group: fifty }] }, code]).faults).toHaveLength(1);
    expect(readConditions(nested(3)).faults).toEqual([]);
  });

  test('is JSON text, encoded once more or not; anything else is none', () => {
    const text = JSON.stringify([{ ...code, val: '是%41' }]);
    expect(parseConditions(text)).toEqual(parseConditions(encodeURI(text)));
    for (const none of ['', '[', '%', '%5B', '[[[['.repeat(4000)]) expect(parseConditions(none)).toBeUndefined();
  });
});
