import { describe, expect, it } from 'vitest';
import { compileExpression } from '../../../../engine/index.ts';
import type { ExpressionContext, Problem, Result, Scope } from '../../../../engine/index.ts';
import blankCases from './blank.cases.json';
import { blankScope, context, scope } from './declarationScope.ts';
import problemCases from './problems.cases.json';
import valueCases from './values.cases.json';
import { english } from '../../../inEnglish.ts';

const evaluate = (source: string, over: Scope = scope): Result => {
  const { expression, problems } = compileExpression(source, context);
  expect(problems).toEqual([]);
  return expression?.evaluate(over);
};

/** `wrong-type: the text (the hint)` */
const sayWhole = (problem: Problem): string => {
  const { code, message, hint } = english(problem);
  return `${code}: ${message}${hint === undefined ? '' : ` (${hint})`}`;
};

describe('an expression', () => {
  it.each(valueCases)('$source gives $expected', ({ source, expected }) => {
    expect(evaluate(source) ?? null).toBe(expected);
  });

  it.each(blankCases)('$name: $source', ({ source, expected }) => {
    expect(evaluate(source) ?? null).toBe(expected);
  });

  it.each(problemCases)('$source is refused: $problems', ({ source, problems: expected }) => {
    const { expression, problems } = compileExpression(source, context);
    expect(expression).toBeUndefined();
    expect(problems.map(sayWhole)).toEqual(expected);
    expect(problems.flatMap(({ path }) => path)).toEqual([]);
  });

  it('tells all its problems at once', () => {
    const { problems } = compileExpression("$values.feMark == '1' && $row.gqty > rond(1)", context);
    expect(problems.map(({ code }) => code)).toEqual(['unknown-field', 'unknown-field', 'unknown-function']);
  });

  it('never throws over a scope with nothing in it', () => {
    const sources = [...valueCases, ...blankCases].map(({ source }) => source);
    expect(() => sources.map((source) => evaluate(source, blankScope))).not.toThrow();
  });

  it('reads own keys only', () => {
    const inherited: Scope = {
      ...blankScope,
      values: Object.create({ feeMark: '1' }),
      details: Object.create({ goods: [{ gQty: '1' }] }),
      lookup: Object.create({ hs: { unit1: '003' } }),
    };
    expect(evaluate('isBlank($values.feeMark)', inherited)).toBe(true);
    expect(evaluate('count($details.goods)', inherited)).toBe('0');
    expect(evaluate('isBlank($lookup.hs.unit1)', inherited)).toBe(true);
  });

  it.each([
    { name: 'a number in a text column is read as text', key: 'feeMark', value: 1, expected: '1' },
    { name: 'a number in a decimal column is read as a decimal', key: 'grossWet', value: 12.5, expected: '12.5' },
    { name: 'a decimal that nobody can read is blank', key: 'grossWet', value: '12,5', expected: undefined },
    { name: 'a date of another form is blank', key: 'ieDate', value: '20261105', expected: undefined },
    { name: 'a text in a yes-or-no column is blank', key: 'isChecked', value: 'Y', expected: undefined },
  ])('$name', ({ key, value, expected }) => {
    expect(evaluate(`$values.${key}`, { ...blankScope, values: { [key]: value } })).toBe(expected);
  });

  it('takes a look-up that is not there yet, or has no such row, for blank', () => {
    expect(evaluate('isBlank($lookup.hs.unit1)', { ...blankScope, lookup: { hs: null } })).toBe(true);
    expect(evaluate('isBlank($lookup.hs.unit1)', { ...blankScope, lookup: {} })).toBe(true);
  });

  it('says what it reads without being run, each once', () => {
    const source =
      "$values.feeMark == '1' ? $row.gQty * $row.gQty : sum($details.goods.gQty) + count($details.goods) + $lookup.hs.rate";
    expect(compileExpression(source, context).expression?.reads).toEqual([
      ['$values', 'feeMark'],
      ['$row', 'gQty'],
      ['$details', 'goods', 'gQty'],
      ['$details', 'goods'],
      ['$lookup', 'hs', 'rate'],
    ]);
  });

  it('says its type', () => {
    const typeOf = (source: string): string | undefined => compileExpression(source, context).expression?.type;
    expect([typeOf('1 > 2'), typeOf('1 + 2'), typeOf("'a'"), typeOf('today()')]).toEqual([
      'boolean',
      'decimal',
      'text',
      'date',
    ]);
  });

  it('must yield the expected type', () => {
    const problemsFor = (source: string, expected: NonNullable<ExpressionContext['expected']>) =>
      compileExpression(source, { ...context, expected }).problems.map(({ code }) => code);
    expect(problemsFor('1 + 1', 'boolean')).toEqual(['wrong-type']);
    expect(problemsFor('1 + 1', ['text', 'decimal'])).toEqual([]);
    expect(problemsFor("'2026-11-20'", 'date')).toEqual([]);
    expect(problemsFor("'20.11.2026'", 'date')).toEqual(['wrong-type']);
  });

  it('names only what there is where it stands', () => {
    const inList: ExpressionContext = { values: new Map(), details: new Map(), record: new Map([['status', 'text']]) };
    expect(compileExpression("$values.status == 'draft'", inList).problems.map(english)[0]).toMatchObject({
      code: 'unavailable-name',
      hint: 'available: $record, $user',
    });
    expect(compileExpression("$record.status == 'draft'", inList).problems).toEqual([]);
  });
});
