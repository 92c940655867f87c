import { expect, test } from 'vitest';
import { nextRun } from '../../../server/jobs/runTimes.ts';

const after = (cron: string, zone: string, from: string): string | undefined => {
  const run = nextRun(cron, zone, Date.parse(from));
  return run === undefined ? undefined : new Date(run).toISOString();
};

test.each([
  [
    'every day by the clock of Shanghai',
    '0 30 8 * * ?',
    'Asia/Shanghai',
    '2026-11-20T00:30:00Z',
    '2026-11-21T00:30:00.000Z',
  ],
  [
    'the working day nearest to the 15th',
    '0 0 9 15W * ?',
    'Asia/Shanghai',
    '2026-11-01T00:00:00Z',
    '2026-11-16T01:00:00.000Z',
  ],
  ['the last day of the month', '0 0 0 L * ?', 'UTC', '2026-02-01T00:00:00Z', '2026-02-28T00:00:00.000Z'],
  ['in another zone in summer', '0 0 9 * * ?', 'Europe/Berlin', '2026-07-01T00:00:00Z', '2026-07-01T07:00:00.000Z'],
  ['in another zone in winter', '0 0 9 * * ?', 'Europe/Berlin', '2026-12-01T00:00:00Z', '2026-12-01T08:00:00.000Z'],
  [
    'not in the hour that is left out',
    '0 30 2 * * ?',
    'Europe/Berlin',
    '2026-03-28T12:00:00Z',
    '2026-03-30T00:30:00.000Z',
  ],
])('a job runs %s [D57]', (...[, cron, zone, from, expected]) => {
  expect(after(cron, zone, from)).toBe(expected);
});

test('what is no expression, or never again, has no next run [D57]', () => {
  expect(after('every day', 'UTC', '2026-01-01T00:00:00Z')).toBeUndefined();
  expect(after('0 0 0 1 1 ? 2020', 'UTC', '2026-01-01T00:00:00Z')).toBeUndefined();
});
