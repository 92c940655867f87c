import { describe, expect, it } from 'vitest';
import { PRESETS, compileChecks } from '../../../../engine/index.ts';
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

  it('max255 takes up to 255 characters, counted by code point [S5-4] [W5.1-39]', () => {
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

  it.each([
    {
      what: 'a mobile number [S5-1] [W5.1-36]',
      rules: [{ required: true, message: '请输入手机号' }, { pattern: 'mobile' }],
      said: ['请输入手机号', '请输入正确的手机号码'],
    },
    {
      what: 'a user name [S5-2] [W5.1-37]',
      rules: [{ required: true, message: '请输入用户名' }, { pattern: 'username' }],
      said: ['请输入用户名', '字段只能包含字母、数字、下划线，长度4到18位'],
    },
    {
      what: 'an e-mail address, which may be left out [S5-3] [W5.1-38]',
      rules: [{ pattern: 'email' }],
      said: [undefined, '字段邮箱格式不正确'],
    },
  ])('tell what is wrong with $what', ({ rules, said }) => {
    const { checks } = compileChecks({ key: 'field', title: '字段', type: 'input', validateRules: rules });
    const messageFor = (value: string): string | undefined =>
      checks.filter(({ id }) => value !== '' || id === 'required').find((check) => !check.test(value, {}))?.message;
    expect(['', 'a@b'].map(messageFor)).toEqual(said);
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
