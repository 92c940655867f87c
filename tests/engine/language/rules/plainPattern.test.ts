import fc from 'fast-check';
import { RE2JS } from 're2js';
import { describe, expect, it } from 'vitest';
import { plainPattern } from '../../../../engine/language/rules/plainPattern.ts';

const atom = fc.constantFrom(
  'a',
  'b',
  '1',
  '-',
  '中',
  '\\d',
  '\\w',
  '\\.',
  '\\/',
  '[ab]',
  '[a-c1]',
  '[\\d.]',
  '[\\-x]',
  '/',
);
const quantifier = fc.constantFrom('', '', '', '?', '*', '+', '{2}', '{1,3}', '{0,2}', '{1,}');
const sequence = fc
  .array(fc.tuple(atom, quantifier), { minLength: 1, maxLength: 4 })
  .map((parts) => parts.map(([one, many]) => one + many).join(''));
const group = fc
  .tuple(fc.constantFrom('(', '(?:'), fc.array(sequence, { minLength: 1, maxLength: 2 }), fc.constantFrom('', '?'))
  .map(([begin, choices, end]) => `${begin}${choices.join('|')})${end}`);
const pattern = fc
  .tuple(fc.array(fc.oneof(sequence, group), { minLength: 1, maxLength: 3 }), fc.constantFrom('', '$'))
  .map(([parts, end]) => `^${parts.join('')}${end}`);
const text = fc.string({
  unit: fc.constantFrom('a', 'b', 'c', '1', '2', '.', '-', '/', 'x', '中', '_', '\n'),
  maxLength: 9,
});

describe('a plain pattern', () => {
  it('takes what RE2 takes, and nothing else', () => {
    let plain = 0;
    fc.assert(
      fc.property(pattern, fc.array(text, { minLength: 8, maxLength: 8 }), (source, texts) => {
        const own = plainPattern(source);
        if (own === undefined) return;
        plain += 1;
        const re2 = RE2JS.compile(RE2JS.translateRegExp(source));
        expect(texts.map((one) => own.test(one))).toEqual(texts.map((one) => re2.test(one)));
      }),
      { numRuns: 1500, seed: 20261125 },
    );
    expect(plain).toBeGreaterThan(500);
  });

  it.each([
    '^\\d{10}$',
    '^[A-Z]{2}\\d+(-\\d)?$',
    '^\\d+(\\.\\d{1,4})?$',
    '^G\\d{6}$',
    '^(张|李)\\w*$',
    '^[\\w.-]{1,20}$',
    '^a{0,30}b{0,30}$',
    '^a{300}b{200}$',
  ])('is %s', (source) => {
    expect(plainPattern(source)?.source).toBe(source);
  });

  it.each([
    ['may be found anywhere', '\\d{10}'],
    ['repeats a group', '^(a+)+$'],
    ['repeats without an end twice', '^\\d+\\d+$'],
    ['has too many ways', '^a{0,50}b{0,50}$'],
    ['has 1,024 ways, both ends of a count included', '^a{0,31}b{0,31}$'],
    ['counts beyond 500', '^a{300}b{201}$'],
    ['names any character, which JavaScript and RE2 understand otherwise', '^.+$'],
    ['names blanks, of which JavaScript knows more', '^a\\s$'],
    ['is lazy', '^a+?$'],
    ['looks ahead', '^(?=a)b$'],
    ['excludes characters', '^[^a]$'],
    ['ends in the middle', '^a$b'],
    ['is open', '^(a$'],
    ['has a set from back to front', '^[z-a]$'],
    ['counts from back to front', '^a{3,1}$'],
    ['begins with a repetition', '^*a$'],
    ['repeats a repetition', '^a{2}{3}$'],
  ])('is none that %s: %s', (_, source) => {
    expect(plainPattern(source)).toBeUndefined();
  });

  it('comes to an end on long text', () => {
    expect(plainPattern('^[a-z]+(-[a-z]{1,9})?(\\d{1,9})?$')?.test(`${'a'.repeat(200_000)}!`)).toBe(false);
  });
});
