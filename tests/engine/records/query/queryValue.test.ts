import { describe, expect, it } from 'vitest';
import { parseQueryName, parseQueryValue } from '../../../../engine/index.ts';
import type { QueryRule } from '../../../../engine/index.ts';
import cases from './queryValue.cases.json';

describe('a query value', () => {
  it.each(cases)('"$text" by rule $rule reads as $condition', ({ text, rule, condition }) => {
    expect(parseQueryValue(text, rule as QueryRule | undefined)).toEqual(condition ?? undefined);
  });
});

describe('the name of a query parameter', () => {
  it.each([
    ['ownerName', { key: 'ownerName' }],
    ['goods.codeTs', { key: 'goods.codeTs' }],
    ['createTime_begin', { key: 'createTime', rule: 'ge' }],
    ['createTime_end', { key: 'createTime', rule: 'le' }],
    ['status_MultiString', { key: 'status', rule: 'in' }],
    ['salesman_startsWith', { key: 'salesman', rule: 'right_like' }],
    ['salesman_endsWith', { key: 'salesman', rule: 'left_like' }],
    ['_begin', { key: '_begin' }],
  ])('%s means %o', (name, meaning) => {
    expect(parseQueryName(name)).toEqual(meaning);
  });
});
