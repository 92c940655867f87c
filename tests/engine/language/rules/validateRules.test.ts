import { describe, expect, it } from 'vitest';
import { compileChecks } from '../../../../engine/index.ts';
import type { CellCheck, ColumnInput } from '../../../../engine/index.ts';

type Rules = NonNullable<ColumnInput['validateRules']>;

const column = (validateRules: Rules, over: Partial<ColumnInput> = {}): ColumnInput => ({
  key: 'ownerName',
  title: '生产销售单位',
  type: 'input',
  validateRules,
  ...over,
});

/** Only the checks of the rules, without those that the type adds. */
const rulesOf = (validateRules: Rules, over: Partial<ColumnInput> = {}): readonly CellCheck[] => {
  const { checks, problems } = compileChecks(column(validateRules, over));
  expect(problems).toEqual([]);
  return checks.slice(compileChecks(column([], over)).checks.length);
};

const first = (rule: Rules[number], over: Partial<ColumnInput> = {}): CellCheck => {
  const [check] = rulesOf([rule], over);
  if (check === undefined) throw new Error('the rule made no check');
  return check;
};

import { english } from '../../../inEnglish.ts';

describe('validateRules', () => {
  it('run after the checks of the type in written order; the first failure wins [W5.1-1]', () => {
    const { checks } = compileChecks(
      column([{ handler: 'uscc' }, { required: true }, { pattern: 's' }, { minLength: 3 }], { maxLength: 18 }),
    );
    expect(checks.map(({ id }) => id)).toEqual(['type', 'maxLength', 'uscc', 'required', 'pattern', 'minLength']);
  });

  it('required fails on an empty value only [W5.1-2]', () => {
    const { id, message, test } = first({ required: true });
    expect({ id, message }).toEqual({ id: 'required', message: '请输入生产销售单位' });
    expect([null, ''].map((value) => test(value, {}))).toEqual([false, false]);
    expect([0, false, '0', ' '].map((value) => test(value, {}))).toEqual([true, true, true, true]);
  });

  it('required: false asks for nothing', () => {
    expect(rulesOf([{ required: false }])).toEqual([]);
  });

  it('required asks to choose where there is something to choose', () => {
    expect(first({ required: true }, { type: 'sel_search' }).message).toBe('请选择生产销售单位');
    expect(first({ required: true }, { type: 'date' }).message).toBe('请选择生产销售单位');
  });

  it('minLength and maxLength give their limits [W5.1-2] [S5-5]', () => {
    const [least, most] = rulesOf([{ minLength: 2, maxLength: 4 }]);
    expect([least?.message, most?.message]).toEqual(['生产销售单位最少2个字符', '生产销售单位最多4个字符']);
    expect(['a', 'ab', '𠮷'].map((value) => least?.test(value, {}))).toEqual([false, true, false]);
    expect(['abcd', 'abcde', '𠮷𠮷𠮷𠮷'].map((value) => most?.test(value, {}))).toEqual([true, false, true]);
  });

  it('unique, or pattern only, names itself and leaves the judgement to the column [W5.1-3]', () => {
    for (const rule of [{ unique: true }, { pattern: 'only' }] as const) {
      const { id, message, test } = first({ ...rule, message: '货号重复' });
      expect({ id, message, passes: test('a', {}) }).toEqual({ id: 'unique', message: '货号重复', passes: true });
    }
  });

  it('pattern is a named preset [W5.1-4]', () => {
    expect(first({ pattern: 'm' })).toMatchObject({ id: 'pattern', message: '生产销售单位不是有效的手机号码' });
    expect(first({ pattern: 'n6-16' }).test('123456', {})).toBe(true);
    expect(first({ pattern: 'n' }).test(-12.5, {})).toBe(true);
  });

  it('handler is a registered check function [W5.1-5]', () => {
    const { id, test } = first({ handler: 'uscc' });
    expect(id).toBe('uscc');
    expect([test('91350100M000100Y43', {}), test('91350100M000100Y44', {})]).toEqual([true, false]);
  });

  it.each([
    { rule: { min: 2 }, said: '生产销售单位至少选择2项', bad: ['A', 'A,', ' , '], good: ['A,B', 'A,B,C'] },
    { rule: { max: 2 }, said: '生产销售单位最多选择2项', bad: ['A,B,C', 'A, B, C'], good: ['A', 'A,B', 'A,B,,'] },
  ])('min and max count what is chosen of several: $said [W5.1-32]', ({ rule, said, bad, good }) => {
    const { message, test } = first(rule, { type: 'checkbox_meta' });
    expect(message).toBe(said);
    expect(bad.map((value) => test(value, {}))).toEqual(bad.map(() => false));
    expect(good.map((value) => test(value, {}))).toEqual(good.map(() => true));
  });

  it('fill title, key and default value into their messages, and take no other placeholder', () => {
    const message = '${title}(${key})默认${defaultValue}$&';
    expect(first({ required: true, message }, { defaultValue: '无' }).message).toBe('生产销售单位(ownerName)默认无$&');
    const { problems } = compileChecks(column([{ required: true, message: '${titel}' }]));
    expect(problems).toMatchObject([
      { code: 'unknown-placeholder', path: ['validateRules', 0, 'message'], misspelt: { meant: '${title}' } },
    ]);
    expect(first({ required: true, message: '[${defaultValue}]' }).message).toBe('[]');
    expect(first({ required: true }, { title: '${key}' }).message).toBe('请输入${key}');
  });

  it('hold at save, required at submit, unless they say otherwise', () => {
    const checks = rulesOf([
      { required: true },
      { required: true, at: 'save' },
      { pattern: 's' },
      { handler: 'uscc', at: 'submit' },
    ]);
    expect(checks.map(({ at }) => at)).toEqual(['submit', 'save', 'save', 'submit']);
  });

  it('may give their findings an id, save required and unique, which tables know by name', () => {
    const checks = rulesOf([
      { handler: 'uscc', id: 'R02' },
      { unique: true, id: 'R98' },
      { required: true, id: 'R99' },
    ]);
    expect(checks.map(({ id }) => id)).toEqual(['R02', 'unique', 'required']);
  });

  it('with unknown names are problems that say what was meant', () => {
    const { checks, problems } = compileChecks(column([{ required: true }, { pattern: 'mony' }, { handler: 'uscs' }]));
    expect(checks.map(({ id }) => id)).toEqual(['type', 'required']);
    expect(problems.map(english)).toEqual([
      {
        code: 'unknown-preset',
        path: ['validateRules', 1, 'pattern'],
        message: 'unknown preset "mony"',
        hint: 'did you mean "money"?',
        misspelt: { written: 'mony', meant: 'money' },
      },
      {
        code: 'unknown-handler',
        path: ['validateRules', 2, 'handler'],
        message: 'unknown handler "uscs"',
        hint: 'did you mean "uscc"?',
        misspelt: { written: 'uscs', meant: 'uscc' },
      },
    ]);
  });
});
