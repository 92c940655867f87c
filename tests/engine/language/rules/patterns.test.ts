import { describe, expect, it } from 'vitest';
import { compileChecks } from '../../../../engine/index.ts';
import type { CellCheck, Problem } from '../../../../engine/index.ts';
import cases from './patterns.cases.json';
import { english } from '../../../inEnglish.ts';

const compile = (pattern: string): { check: CellCheck | undefined; problems: readonly Problem[] } => {
  const column = { key: 'code', title: '编号', type: 'input' as const, validateRules: [{ pattern }] };
  const { checks, problems } = compileChecks(column);
  return { check: checks.find(({ id }) => id === 'pattern'), problems };
};

describe('a custom pattern', () => {
  it.each(cases)('$pattern takes $good and refuses $bad [W5.1-4]', ({ pattern, good, bad }) => {
    const { check, problems } = compile(pattern);
    expect(problems).toEqual([]);
    expect(good.filter((value) => check?.test(value, {}) !== true)).toEqual([]);
    expect(bad.filter((value) => check?.test(value, {}) !== false)).toEqual([]);
    expect(check?.message).toBe('编号格式不正确');
  });

  it.each([
    ['look-ahead', '^(?=.*\\d).+$', 'there is no look-ahead: write several rules instead'],
    ['negative look-ahead', '^(?!0)\\d+$', 'there is no look-ahead: write several rules instead'],
    ['look-behind', '(?<=a)b', 'there is no look-behind: write what stands before into the expression'],
    ['back references', '^(.)\\1$', expect.stringContaining('no back references')],
    ['too many repetitions', '^a{1001}$', expect.stringContaining('at most 1000 repetitions')],
    ['repetitions of repetitions', '^((a{30}){30}b{30}){30}$', expect.stringContaining('at most 1000 repetitions')],
  ])('cannot use %s', (_, pattern, hint: unknown) => {
    const { check, problems } = compile(pattern);
    expect(check).toBeUndefined();
    expect(problems.map(english)).toEqual([
      {
        code: 'unsupported-pattern',
        path: ['validateRules', 0, 'pattern'],
        message: expect.stringMatching(/^the pattern cannot be used: /) as unknown,
        hint,
      },
    ]);
  });

  it.each(['[a-', '(', '*a+', 'a+**'])('that is no expression is a problem: %s', (pattern) => {
    expect(compile(pattern).problems.map(({ code }) => code)).toEqual(['unsupported-pattern']);
  });

  it('whose program would be large is a problem', () => {
    const pattern = '^a{900}b{900}c{900}d{900}$';
    expect(compile(pattern).problems.map(({ code }) => code)).toEqual(['unsupported-pattern']);
  });

  it.each(['^(a+)+$', '^(a|a)*$', '^(.*a){12}$', '(x+x+)+y'])(
    'terminates on text that would make a backtracking matcher hang: %s',
    (pattern) => {
      const { check } = compile(pattern);
      expect(check?.test(`${'a'.repeat(20_000)}!`, {})).toBe(false);
      expect(check?.test(`${'x'.repeat(20_000)}!`, {})).toBe(false);
    },
  );

  it('is told from a mistyped preset by what names do not have', () => {
    expect(compile('n6-17').problems.map(english)).toMatchObject([
      { code: 'unknown-preset', hint: 'did you mean "n6-16"?' },
    ]);
  });
});
