import { describe, expect, it } from 'vitest';
import { compileExpression, evaluateRule } from '../../../../engine/index.ts';
import type { CompiledExpression, CompiledRule, ExpressionContext, Scope, Values } from '../../../../engine/index.ts';
import { english } from '../../../inEnglish.ts';

const context: ExpressionContext = {
  values: new Map([
    ['grossWet', 'decimal'],
    ['netWt', 'decimal'],
    ['kind', 'text'],
  ]),
  details: new Map(),
};

const expression = (source: string): CompiledExpression => {
  const { expression: compiled, problems } = compileExpression(source, context);
  if (compiled === undefined) throw new Error(problems.map((problem) => english(problem).message).join('; '));
  return compiled;
};

const rule = (must: string, when?: string): CompiledRule => ({
  id: 'R05',
  level: 'error',
  at: 'submit',
  ...(when === undefined ? {} : { when: expression(when) }),
  must: expression(must),
  lookup: {},
  marks: [['grossWet']],
  message: () => '毛重不能小于净重',
  messageReads: [],
});

const scope = (values: Values): Scope => ({
  values,
  details: {},
  user: { id: '1', username: 'clerk', realname: '制单员', orgCode: 'A01' },
});

const weights = rule('$values.grossWet >= $values.netWt', "$values.kind == 'cargo'");

describe('a rule', () => {
  it.each([
    ['holds', { kind: 'cargo', grossWet: '2', netWt: '1' }, true],
    ['does not hold', { kind: 'cargo', grossWet: '1', netWt: '2' }, false],
    ['says nothing when an operand is blank', { kind: 'cargo', grossWet: '1', netWt: '' }, undefined],
    ['says nothing when its condition is false', { kind: 'post', grossWet: '1', netWt: '2' }, undefined],
    ['says nothing when its condition is blank', { grossWet: '1', netWt: '2' }, undefined],
  ])('%s', (_, values, held) => {
    expect(evaluateRule(weights, scope(values))).toBe(held);
  });

  it('without a condition is always asked', () => {
    expect(evaluateRule(rule('$values.grossWet > 0'), scope({ grossWet: '0' }))).toBe(false);
  });
});
