import { describe, expect, it } from 'vitest';
import { compileExpression } from '../../../../engine/index.ts';
import { context, scope } from './declarationScope.ts';

const chain = (parts: number): string => Array.from({ length: parts }, () => '1').join('+');
const nest = (levels: number): string => `${'-'.repeat(levels)}1`;

describe('the limits of an expression', () => {
  it.each([
    ['2000 characters', `'${'x'.repeat(1998)}'`],
    ['500 parts', `-${chain(250)}`],
    ['50 levels', nest(49)],
  ])('allow %s', (_, source) => {
    const { expression, problems } = compileExpression(source, context);
    expect(problems).toEqual([]);
    expect(expression?.evaluate(scope)).toBeDefined();
  });

  it.each([
    ['2001 characters', `'${'x'.repeat(1999)}'`],
    ['more than 500 parts', chain(251)],
    ['51 levels', nest(50)],
    ['parentheses without end', '('.repeat(1999)],
    ['nested parentheses', `${'('.repeat(999)}1${')'.repeat(999)}+`],
    ['calls within calls', `${'abs('.repeat(60)}1${')'.repeat(60)}`],
    ['questions within questions', `${'true ? 1 : '.repeat(60)}1`],
    ['questions before questions', `${'('.repeat(60)}true${' ? true : false)'.repeat(60)}`],
    ['answers within answers', `${'true ? '.repeat(60)}1${' : 2'.repeat(60)}`],
    ['one operator within another', `${'1 - (2 * ('.repeat(30)}1${'))'.repeat(30)}`],
    ['too many arguments', `sum(${'1, '.repeat(499)}1)`],
    ['members without end', `$values${'.a'.repeat(600)}`],
  ])('refuse %s, without throwing', (_, source) => {
    const { expression, problems } = compileExpression(source, context);
    expect(expression).toBeUndefined();
    expect(problems).toHaveLength(1);
  });
});
