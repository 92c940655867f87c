import { describe, expect, it } from 'vitest';
import { PRESETS, compileChecks } from '../../../engine/index.ts';
import cases from './presets.cases.json';

const passes = (preset: string, value: string): boolean =>
  compileChecks({ key: 'field', title: '字段', type: 'normal', validateRules: [{ pattern: preset }] }).checks.every(
    ({ test }) => test(value, {}),
  );

describe('the presets', () => {
  it.each(cases)('$preset takes $is [$clause]', ({ preset, good, bad }) => {
    expect(good.filter((value) => !passes(preset, value))).toEqual([]);
    expect(bad.filter((value) => passes(preset, value))).toEqual([]);
  });

  it('max255 takes up to 255 characters, counted by code point [S5-4]', () => {
    expect(passes('max255', '𠮷'.repeat(255))).toBe(true);
    expect(passes('max255', '中'.repeat(256))).toBe(false);
  });

  it('* takes anything but nothing [W5.1-17]', () => {
    const { checks } = compileChecks({ key: 'a', title: '名称', type: 'input', validateRules: [{ pattern: '*' }] });
    const nonEmpty = checks.at(-1);
    expect(nonEmpty).toMatchObject({ id: 'required', message: '请输入名称' });
    expect(['', null].map((value) => nonEmpty?.test(value, {}))).toEqual([false, false]);
    expect(['a', ' ', '0', 0, false].every((value) => nonEmpty?.test(value, {}))).toBe(true);
  });

  it('are those of the specification, each with a message that names the column', () => {
    const names =
      'n6-16 *6-16 s6-18 url e m p s n z money mobile username email naturalNumber letters landline bankCard idNumber ' +
      'idCard qq httpUrl alnum20 cnName digitsAndLineFeeds max255';
    expect([...PRESETS.keys()]).toEqual(names.split(' '));
    const unnamed = [...PRESETS].filter(([, { message }]) => !message.includes('${title}')).map(([name]) => name);
    expect(unnamed).toEqual(['mobile']);
  });

  it.each([...PRESETS.keys()])('%s comes to an end on long hostile text', (preset) => {
    const long = 100_000;
    const hostile = ['1', 'a', '.', '-', ' ', '@', '0.0', 'a.', 'a@', 'http://a.', '中', '\n'];
    const judged = hostile.map((piece) => typeof PRESETS.get(preset)?.test(`${piece.repeat(long)}!`));
    expect(new Set(judged)).toEqual(new Set(['boolean']));
  });
});
