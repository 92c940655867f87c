import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountInWords } from '../../../engine/index.ts';

const DIGITS = '零壹贰叁肆伍陆柒捌玖';
const PLACES: Readonly<Record<string, bigint>> = { 仟: 1000n, 佰: 100n, 拾: 10n };

/** Parses an amount in words of up to four digits to its number. */
const readFour = (words: string): bigint =>
  [...words.matchAll(/([壹贰叁肆伍陆柒捌玖])([仟佰拾]?)/g)].reduce(
    (sum, [, digit = '', place = '']) => sum + BigInt(DIGITS.indexOf(digit)) * (PLACES[place] ?? 1n),
    0n,
  );

/** The text before and after a unit; without the unit, all text counts as after it. */
const parted = (words: string, unit: string): readonly [string, string] => {
  const at = words.lastIndexOf(unit);
  return at < 0 ? ['', words] : [words.slice(0, at), words.slice(at + 1)];
};

const readEight = (words: string): bigint => {
  const [high, low] = parted(words, '万');
  return readFour(high) * 10_000n + readFour(low);
};

/** An independent parser of amounts in words, by the rule for cheques; returns 分. */
function centsOf(words: string): bigint {
  const sign = words.startsWith('负') ? -1n : 1n;
  const [whole, fraction] = parted(words.replace('负', ''), '元');
  const [high, low] = parted(whole, '亿');
  const tenth = /([壹贰叁肆伍陆柒捌玖])角/.exec(fraction)?.[1] ?? '零';
  const hundredth = /([壹贰叁肆伍陆柒捌玖])分/.exec(fraction)?.[1] ?? '零';
  const cents = BigInt(DIGITS.indexOf(tenth)) * 10n + BigInt(DIGITS.indexOf(hundredth));
  return sign * ((readEight(high) * 100_000_000n + readEight(low)) * 100n + cents);
}

const MOST = 10n ** 18n - 1n;
/** Numbers with many zeros, which are the error-prone cases. */
const cents = fc.oneof(
  fc.bigInt({ min: -MOST, max: MOST }),
  fc
    .array(fc.constantFrom('0', '0', '0', '1', '5', '9'), { minLength: 1, maxLength: 18 })
    .map((digits) => BigInt(digits.join(''))),
);
const decimalOf = (amount: bigint): string => {
  const text = String(amount < 0n ? -amount : amount).padStart(3, '0');
  return `${amount < 0n ? '-' : ''}${text.slice(0, -2)}.${text.slice(-2)}`;
};

describe('an amount in the capitals of cheques', () => {
  it.each([
    ['0', '零元整'],
    ['-0.00', '零元整'],
    ['0.05', '伍分'],
    ['0.5', '伍角整'],
    ['0.56', '伍角陆分'],
    ['-0.05', '负伍分'],
    ['1', '壹元整'],
    ['10', '壹拾元整'],
    ['10.01', '壹拾元零壹分'],
    ['1409.50', '壹仟肆佰零玖元伍角整'],
    ['6007.14', '陆仟零柒元壹角肆分'],
    ['16409.02', '壹万陆仟肆佰零玖元零贰分'],
    ['325.04', '叁佰贰拾伍元零肆分'],
    ['100000', '壹拾万元整'],
    ['1000001', '壹佰万零壹元整'],
    ['100000000', '壹亿元整'],
    ['100010000', '壹亿零壹万元整'],
    ['100000001', '壹亿零壹元整'],
    ['1000000000000', '壹万亿元整'],
    ['9999999999999999.99', '玖仟玖佰玖拾玖万玖仟玖佰玖拾玖亿玖仟玖佰玖拾玖万玖仟玖佰玖拾玖元玖角玖分'],
  ])('%s is %s', (amount, words) => {
    expect(amountInWords(amount)).toBe(words);
    expect(centsOf(words)).toBe(
      BigInt(amount.includes('.') ? amount.replace('.', '').padEnd(amount.indexOf('.') + 2, '0') : `${amount}00`),
    );
  });

  it('is read back as the same amount, to the cent', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        expect(centsOf(amountInWords(decimalOf(amount)) ?? '')).toBe(amount);
      }),
      { numRuns: 1000 },
    );
  });

  it('writes a zero once, never first or before a unit, and 整 only without cents', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        const words = amountInWords(decimalOf(amount)) ?? '';
        expect(words).not.toMatch(/零零|零[仟佰拾万亿角分]/);
        if (amount !== 0n) expect(words).not.toMatch(/^负?零|零元|亿万/);
        expect(words.endsWith('整')).toBe(amount % 10n === 0n);
      }),
      { numRuns: 1000 },
    );
  });

  it('is the same for the same number, however many zeros it is written with', () => {
    fc.assert(
      fc.property(cents, fc.nat(3), fc.nat(3), (amount, before, behind) => {
        const written = decimalOf(amount);
        const padded = written.replace(/^-?/, (sign) => sign + '0'.repeat(before)) + '0'.repeat(behind);
        expect(amountInWords(padded)).toBe(amountInWords(written));
      }),
    );
  });

  it.each(['', ' ', 'x', '1,000', '1e3', '0x10', '١', '1.001', '0.001', '10000000000000000', '-10000000000000000.00'])(
    'is not said of %j: it is said exactly or not at all',
    (text) => {
      expect(amountInWords(text)).toBeUndefined();
    },
  );
});
