import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cellStatistics, createTableModel } from '../../../engine/index.ts';
import { columnOf, rowsOf } from './tableFixture.ts';

it('counts, sums and averages numbers exactly, text and blanks left out [W2.1-5] [W5.1-22]', () => {
  expect(cellStatistics(['0.1', '0.2', null, '', 'x', '12345678901234567890.5'])).toEqual({
    count: 3,
    sum: '12345678901234567890.8',
    average: '4115226300411522630.2667',
  });
});

it('says nothing of nothing', () => {
  expect(cellStatistics([null, 'x'])).toEqual({ count: 0, sum: '', average: '' });
});

it('writes sum and average with as many digits behind the point as the numbers have [W5.1-22]', () => {
  expect(cellStatistics(['5080.80', '3350.00'])).toEqual({ count: 2, sum: '8430.80', average: '4215.40' });
  expect(cellStatistics(['1.5', '2.5000', 3])).toMatchObject({ sum: '7.0000' });
  expect(cellStatistics(['696', '1000'])).toMatchObject({ sum: '1696', average: '848' });
});

it.each([
  [['-0.5', '0.2'], '-0.3', '-0.15'],
  [['-1.5', '-2'], '-3.5', '-1.75'],
  [['0.00001', '0.00002'], '0.00003', '0.00002'],
  [['0.000001', '0.000002'], '0.000003', '0.000002'],
  [['5', '-5'], '0', '0'],
  [['1', '1', '0'], '2', '0.6667'],
])('of %j it says the sum %s and the average %s', (values, sum, average) => {
  expect(cellStatistics(values)).toEqual({ count: values.length, sum, average });
});

it('cuts an average to the digits of its column', () => {
  const column = columnOf('qty', { valueType: 'decimal', scale: 2 });
  expect(cellStatistics(['1', '0', '1'], column).average).toBe('0.67');
  expect(cellStatistics(['1.25', '1.25'], column).average).toBe('1.25');
});

/** Amounts of any size, in units of 10^-8. */
const units = fc.oneof(
  fc.integer({ min: -1_000_000, max: 1_000_000 }).map((cents) => BigInt(cents) * 1_000_000n),
  fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n }),
  fc.bigInt({ min: -999n, max: 999n }).map((one) => 11_258_999_068_426_24000n + one),
);
const written = (amount: bigint): string => {
  const digits = String(amount < 0n ? -amount : amount).padStart(9, '0');
  return `${amount < 0n ? '-' : ''}${digits.slice(0, -8)}.${digits.slice(-8)}`.replace(/\.?0+$/, '') || '0';
};

it('sums amounts of any size exactly, and the same while they come and go', () => {
  fc.assert(
    fc.property(fc.array(units, { maxLength: 20 }), fc.nat({ max: 20 }), (amounts, gone) => {
      const total = (some: readonly bigint[]): string => written(some.reduce((sum, one) => sum + one, 0n));
      const model = createTableModel({
        columns: [columnOf('qty', { valueType: 'decimal' })],
        rows: rowsOf(amounts.length, (index) => ({ qty: written(amounts[index] ?? 0n) })),
      });
      const plain = (sum: string): string => (sum.includes('.') ? sum.replace(/\.?0+$/, '') : sum);
      expect(plain(model.statistic('qty', 'sum'))).toBe(total(amounts));
      model.apply({ kind: 'remove', rowIds: amounts.slice(0, gone).map((_, index) => `r${index}`) });
      expect(plain(model.statistic('qty', 'sum'))).toBe(total(amounts.slice(gone)));
    }),
  );
});
