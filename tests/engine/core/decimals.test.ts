import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDecimals,
  compareDecimals,
  digitsOf,
  divideDecimals,
  equalDecimals,
  isDecimalText,
  multiplyDecimals,
  readDecimal,
  remainderOfDecimals,
  roundDecimal,
  shortestDecimal,
  subtractDecimals,
} from '../../../engine/core/decimals.ts';
import {
  exact,
  exactDifference,
  exactOrder,
  exactProduct,
  exactRound,
  exactSum,
  fixedText,
  shortText,
} from './exactDecimals.ts';

/** Ordinary amounts, and some that a double cannot represent. */
const decimal = fc
  .tuple(
    fc.boolean(),
    fc.oneof(fc.stringMatching(/^\d{1,6}$/), fc.stringMatching(/^\d{1,20}$/)),
    fc.oneof(fc.constant(''), fc.stringMatching(/^\.\d{1,5}$/), fc.stringMatching(/^\.\d{1,18}$/)),
  )
  .map(([negative, integer, fraction]) => `${negative ? '-' : ''}${integer}${fraction}`);

const many = { numRuns: 2000 };

describe('decimals', () => {
  it.each(['0', '-0', '12', '-12.50', '007', '0.00001', '9'.repeat(64)])('take %s as a decimal text', (text) => {
    expect(isDecimalText(text)).toBe(true);
  });

  it.each(['', '-', '.5', '5.', '+5', '1e5', '1,000', ' 1', '1 ', '0x1', 'NaN', '１', '1\n', '9'.repeat(65)])(
    'do not take %j as a decimal text',
    (text) => {
      expect(isDecimalText(text)).toBe(false);
    },
  );

  it.each([
    ['86.50', '86.50'],
    [12.5, '12.5'],
    [0, '0'],
    [1e-7, '0.0000001'],
    [1e21, '1000000000000000000000'],
    [1.5e-7, '0.00000015'],
    [-1.25e-9, '-0.00000000125'],
    [-1.5e21, '-1500000000000000000000'],
    [1.234e22, '12340000000000000000000'],
    [Number.NaN, undefined],
    [Number.POSITIVE_INFINITY, undefined],
    [1e300, undefined],
    ['abc', undefined],
    [null, undefined],
    [true, undefined],
    [{}, undefined],
    [['1'], undefined],
  ])('read %j as %j', (value, text) => {
    expect(readDecimal(value)).toBe(text);
  });

  it('add, subtract and multiply exactly, in the shortest form', () => {
    fc.assert(
      fc.property(decimal, decimal, (left, right) => {
        expect(addDecimals(left, right)).toBe(shortText(exactSum(exact(left), exact(right))));
        expect(subtractDecimals(left, right)).toBe(shortText(exactDifference(exact(left), exact(right))));
        expect(multiplyDecimals(left, right)).toBe(shortText(exactProduct(exact(left), exact(right))));
      }),
      many,
    );
  });

  it('compare as numbers, however they are written', () => {
    fc.assert(
      fc.property(decimal, decimal, (left, right) => {
        const order = exactOrder(exact(left), exact(right));
        expect(compareDecimals(left, right)).toBe(order);
        expect(equalDecimals(left, right)).toBe(order === 0);
        expect(equalDecimals(left, left.includes('.') ? `${left}00` : `${left}.00`)).toBe(true);
        expect(shortestDecimal(left)).toBe(shortText(exact(left)));
      }),
      many,
    );
  });

  it('tell neighbours apart that differ in the last digit only', () => {
    fc.assert(
      fc.property(decimal, fc.integer({ min: 0, max: 18 }), (text, scale) => {
        const step = scale === 0 ? '1' : `0.${'0'.repeat(scale - 1)}1`;
        expect(compareDecimals(text, addDecimals(text, step))).toBe(-1);
      }),
      many,
    );
  });

  it('round half up, away from zero, and keep the digits asked for', () => {
    fc.assert(
      fc.property(decimal, fc.integer({ min: 0, max: 20 }), (text, scale) => {
        expect(roundDecimal(text, scale)).toBe(fixedText(exactRound(exact(text), scale)));
      }),
      many,
    );
  });

  it.each([
    ['1.005', 2, '1.01'],
    ['-1.005', 2, '-1.01'],
    ['-0.004', 2, '0.00'],
    ['25950', 2, '25950.00'],
    ['0.5', 0, '1'],
    ['99999999999999.995', 2, '100000000000000.00'],
  ])('round %s to %i digits as %s', (text, scale, rounded) => {
    expect(roundDecimal(text, scale)).toBe(rounded);
  });

  it('divide to 20 digits, and not by zero', () => {
    expect(divideDecimals('1', '3')).toBe('0.33333333333333333333');
    expect(divideDecimals('2', '-3')).toBe('-0.66666666666666666667');
    expect(divideDecimals('10', '4')).toBe('2.5');
    expect(divideDecimals('0', '-4')).toBe('0');
    expect(divideDecimals('1', '0.00')).toBeUndefined();
    expect(remainderOfDecimals('7.5', '2')).toBe('1.5');
    expect(remainderOfDecimals('-7', '2')).toBe('-1');
    expect(remainderOfDecimals('7', '0')).toBeUndefined();
  });

  it.each([
    ['0', 0, 0],
    ['0.5', 0, 1],
    ['007', 1, 0],
    ['-12.340', 2, 2],
    ['86.50000', 2, 1],
    ['100', 3, 0],
    ['-0.00', 0, 0],
  ])('count the digits of %s that matter: %i before the point, %i behind it', (text, integer, fraction) => {
    expect(digitsOf(text)).toEqual({ integer, fraction });
  });
});
