import { describe, expect, test } from 'vitest';
import { instantsOf } from '../../../../server/insight/notices/dateRanges.ts';

/** Saturday evening in UTC, Sunday morning in +08:00. */
const SUNDAY = new Date('2026-02-28T17:00:00Z');

describe('the time that messages were sent in', () => {
  test.each([
    ['jt', '2026-03-01', '2026-03-01'],
    ['zt', '2026-02-28', '2026-02-28'],
    ['qt', '2026-02-27', '2026-02-27'],
    ['bz', '2026-02-23', '2026-03-01'],
    ['sz', '2026-02-16', '2026-02-22'],
    ['by', '2026-03-01', '2026-03-31'],
    ['sy', '2026-02-01', '2026-02-28'],
    ['7day', '2026-02-23', '2026-03-01'],
  ])('%s is whole days in +08:00, weeks from Monday', (key, from, to) => {
    const range = { key, beginDate: '', endDate: '' };
    expect(instantsOf(range, SUNDAY)).toEqual({ from: `${from} 00:00:00`, to: `${to} 23:59:59` });
  });

  test('is open on a missing side, and keeps a given time of day', () => {
    const chosen = { key: 'zdy', beginDate: '2026-01-01', endDate: '' };
    expect(instantsOf(chosen, SUNDAY)).toEqual({ from: '2026-01-01 00:00:00', to: '' });
    expect(instantsOf({ ...chosen, endDate: '2026-01-02 08:00:00' }, SUNDAY).to).toBe('2026-01-02 08:00:00');
    expect(instantsOf({ ...chosen, key: '' }, SUNDAY)).toEqual({ from: '', to: '' });
  });
});
