import { describe, expect, it } from 'vitest';
import { compileChecks } from '../../../../engine/index.ts';
import type { CellCheck, ColumnInput, Value } from '../../../../engine/index.ts';
import cases from './checks.cases.json';

const options = [
  { value: 'draft', text: '暂存' },
  { value: 'review', text: '待复核', disabled: true },
];

const compile = (column: Partial<ColumnInput>): readonly CellCheck[] => {
  const { checks, problems } = compileChecks(
    { key: 'field', title: '字段', type: 'input', ...column },
    column.type === 'select' ? { options } : {},
  );
  expect(problems).toEqual([]);
  return checks;
};

const failing = (checks: readonly CellCheck[], value: unknown): readonly string[] =>
  checks.filter(({ test }) => !test(value as Value, {})).map(({ id }) => id);

const messageOf = (column: Partial<ColumnInput>, id: string): string | undefined =>
  compile(column).find((check) => check.id === id)?.message;

describe('the checks that follow from a column', () => {
  it.each(cases)('$name: $value', ({ column, value, failing: expected }) => {
    expect(failing(compile(column as Partial<ColumnInput>), value)).toEqual(expected);
  });

  it('replaces a length check by a rule that is at least as strict', () => {
    const column = (maxLength: number, at?: 'submit') => ({
      maxLength: 3,
      validateRules: [{ id: 'R34', maxLength, message: '${title}太长', ...(at ? { at } : {}) }],
    });
    expect(failing(compile(column(3)), 'abcd')).toEqual(['R34']);
    expect(messageOf(column(3), 'R34')).toBe('字段太长');
    expect(failing(compile(column(2)), 'abcd')).toEqual(['R34']);
    expect(failing(compile(column(4)), 'abcd')).toEqual(['maxLength']);
    expect(failing(compile(column(3, 'submit')), 'abcd')).toEqual(['maxLength', 'R34']);
  });

  it('let a value stay whose option is no longer offered', () => {
    expect(failing(compile({ type: 'select' }), 'review')).toEqual([]);
  });

  it('name their limits', () => {
    const number = { title: '毛重(千克)', type: 'inputNumber' } as const;
    expect(messageOf({ ...number, precision: 19, scale: 5 }, 'precision')).toBe('毛重(千克)最多14位整数、5位小数');
    expect(messageOf({ ...number, precision: 9, scale: 0 }, 'precision')).toBe('毛重(千克)最多9位整数，不能有小数');
    expect(messageOf({ ...number, scale: 2 }, 'precision')).toBe('毛重(千克)最多2位小数');
    expect(messageOf({ ...number, scale: 0 }, 'precision')).toBe('毛重(千克)应为整数');
    expect(messageOf({ ...number, precision: 9 }, 'precision')).toBe('毛重(千克)最多9位数字');
    expect(messageOf({ title: '备注', maxLength: 70 }, 'maxLength')).toBe('备注最多70个字符');
  });

  it('hold at every save', () => {
    const checks = compile({ type: 'inputNumber', precision: 19, scale: 5 });
    expect(checks.map(({ at }) => at)).toEqual(['save', 'save']);
  });
});
