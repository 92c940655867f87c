import { expect, it } from 'vitest';
import { cellStatistics } from '../../../engine/index.ts';

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
