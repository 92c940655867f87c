import { describe, expect, test } from 'vitest';
import { formatMoment } from '../../../../engine/index.ts';

const [DATE_FORMAT, DATETIME_FORMAT, TIME_FORMAT] = ['YYYY-MM-DD', 'YYYY-MM-DD HH:mm:ss', 'HH:mm:ss'];

describe('moments are written', () => {
  test.each([
    ['a day', '2026-11-20', DATE_FORMAT, '2026-11-20'],
    ['a day with a time', '2026-11-20 08:05:09', DATETIME_FORMAT, '2026-11-20 08:05:09'],
    ['a time of day', '08:05:09', TIME_FORMAT, '08:05:09'],
    ['the day of a day with a time', '2026-11-20 08:05:09', DATE_FORMAT, '2026-11-20'],
    ['the time of a day with a time', '2026-11-20 08:05:09', TIME_FORMAT, '08:05:09'],
    ['a day as a moment', '2026-11-20', DATETIME_FORMAT, '2026-11-20 00:00:00'],
    ['a format of a column', '2026-11-20 08:05:09', 'YYYY年MM月DD日 HH时mm分', '2026年11月20日 08时05分'],
  ])('%s: %s by %s [S9-10]', (...[, value, format, written]) => {
    expect(formatMoment(value, format)).toBe(written);
  });

  test.each([
    ['2026-11-20T16:30:00.000Z', '2026-11-21 00:30:00'],
    ['2026-11-20T16:30:00+00:00', '2026-11-21 00:30:00'],
    ['2026-11-20 16:30:00.123+00', '2026-11-21 00:30:00'],
    ['2026-11-20T16:30:00+08:00', '2026-11-20 16:30:00'],
    [new Date('2026-11-20T16:30:00Z'), '2026-11-21 00:30:00'],
    [Date.parse('2026-11-20T16:30:00Z'), '2026-11-21 00:30:00'],
  ])('an instant in the zone of the product, UTC+8 by default: %s [S9-10]', (value, written) => {
    expect(formatMoment(value, DATETIME_FORMAT)).toBe(written);
    expect(formatMoment('2026-11-20T16:30:00Z', DATETIME_FORMAT, 0)).toBe('2026-11-20 16:30:00');
  });

  test('as nothing when blank, and as they are when they are none', () => {
    expect([null, undefined, ''].map((value) => formatMoment(value, DATE_FORMAT))).toEqual(['', '', '']);
    expect(['昨天', '20261120'].map((value) => formatMoment(value, DATE_FORMAT))).toEqual(['昨天', '20261120']);
    expect(formatMoment(Number.NaN, DATE_FORMAT)).toBe('NaN');
    expect(formatMoment('08:05:09', DATETIME_FORMAT)).toBe('08:05:09');
  });
});
