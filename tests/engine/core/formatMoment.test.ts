import { describe, expect, it } from 'vitest';
import { formatMoment } from '../../../engine/core/formatMoment.ts';

const WHOLE = 'YYYY-MM-DD HH:mm:ss';

describe('a moment is written by a format [S9-10]', () => {
  it.each([
    ['2026-03-04', WHOLE, '2026-03-04 00:00:00'],
    ['2026-03-04 05:06', WHOLE, '2026-03-04 05:06:00'],
    ['2026-03-04T05:06:07.890', WHOLE, '2026-03-04 05:06:07'],
    ['2026-03-04 05:06:07', 'YYYY/MM/DD HH:mm', '2026/03/04 05:06'],
    ['05:06', 'HH:mm:ss', '05:06:00'],
    ['05:06:07', 'HH:mm', '05:06'],
    ['05:06:07', 'HH 时 mm 分', '05 时 06 分'],
  ])('%s by %s is %s', (value, format, shown) => {
    expect(formatMoment(value, format)).toBe(shown);
  });

  it.each([
    ['2026-03-04T20:00:00Z', undefined, '2026-03-05 04:00:00'],
    ['2026-03-04 20:00:00+08', undefined, '2026-03-04 20:00:00'],
    ['2026-03-04 20:00:00+08:00', 0, '2026-03-04 12:00:00'],
    ['2026-03-04T20:00:00Z', 0, '2026-03-04 20:00:00'],
    [Date.UTC(2026, 0, 1, 0, 0, 0), undefined, '2026-01-01 08:00:00'],
    [new Date(Date.UTC(2026, 0, 1)), -60, '2025-12-31 23:00:00'],
  ])('formats the instant %s at offset %s from UTC, 480 minutes by default, as %s', (value, offset, shown) => {
    expect(formatMoment(value, WHOLE, offset)).toBe(shown);
  });

  it.each([null, undefined, ''])('%s gives a blank text', (value) => {
    expect(formatMoment(value, WHOLE)).toBe('');
  });

  it('leaves an invalid moment unchanged, and a time of day has no date', () => {
    expect(formatMoment('明天', WHOLE)).toBe('明天');
    expect(formatMoment('2026-13-45T99:99:99Z', WHOLE)).toBe('2026-13-45T99:99:99Z');
    expect(formatMoment('05:06:07', WHOLE)).toBe('05:06:07');
  });
});
