import { describe, expect, it } from 'vitest';
import { JOB_NUMBERS } from '../../../../engine/formats/cron/jobNumbers.ts';
import { nextRuns, parseCron } from '../../../../engine/formats/cron/index.ts';

const isRead = (expression: string): boolean => parseCron(expression).kind === 'read';

const runsOf = (expression: string, count: number): readonly string[] => {
  const parsed = parseCron(expression);
  if (parsed.kind === 'faulty') throw new Error(JSON.stringify(parsed.faults));
  return nextRuns(parsed.quartz, { after: Date.parse('2026-01-01T00:00:00+08:00'), count });
};

describe('a number of a field [W5.1-41][W5.1-46]', () => {
  it.each([
    ['second', '# * * * * ?', 0, 59],
    ['minute', '0 # * * * ?', 0, 59],
    ['hour', '0 0 # * * ?', 0, 23],
    ['day', '0 0 0 # * ?', 1, 31],
    ['month', '0 0 0 1 # ?', 1, 12],
    ['week', '0 0 0 ? * #', 1, 7],
  ])('%s of "%s" is %d to %d', (_field, pattern, least, most) => {
    const of = (value: number): boolean => isRead(pattern.replace('#', String(value)));
    expect([of(least), of(most), of(least - 1), of(most + 1)]).toEqual([true, true, false, false]);
  });

  it.each([
    ['second', '0/# * * * * ?', 1, 59],
    ['minute', '0 0/# * * * ?', 1, 60],
    ['hour', '0 0 0/# * * ?', 0, 23],
    ['day', '0 0 0 1/# * ?', 1, 31],
    ['month', '0 0 0 1 1/# ?', 0, 12],
    ['week', '0 0 0 ? * 1/#', 1, 7],
  ])('an interval of %s in "%s" is %d to %d', (_field, pattern, least, most) => {
    const of = (value: number): boolean => isRead(pattern.replace('#', String(value)));
    expect([of(least), of(most), of(most + 1)]).toEqual([true, true, false]);
    if (least > 0) expect(of(least - 1)).toBe(false);
  });

  it.each([
    ['SUN', '2026-01-04 00:00:00'],
    ['MON', '2026-01-05 00:00:00'],
    ['TUE', '2026-01-06 00:00:00'],
    ['WED', '2026-01-07 00:00:00'],
    ['THU', '2026-01-08 00:00:00'],
    ['FRI', '2026-01-02 00:00:00'],
    ['SAT', '2026-01-03 00:00:00'],
  ])('a weekday may be named: %s', (name, run) => {
    expect(runsOf(`0 0 0 ? * ${name}`, 1)).toEqual([run]);
  });

  it.each([...['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'].entries()])(
    'month %d from 0 may be named: %s',
    (index, name) => {
      expect(runsOf(`0 0 0 2 ${name} ?`, 1)).toEqual([`2026-${String(index + 1).padStart(2, '0')}-02 00:00:00`]);
    },
  );

  it('runs in the month that has begun, and on the day that has begun, but not before', () => {
    const parsed = parseCron('0 0 12 15W * ? 2026');
    if (parsed.kind === 'faulty') throw new Error('faulty');
    const after = Date.parse('2026-05-15T11:59:59+08:00');
    expect(nextRuns(parsed.quartz, { after, count: 2 })).toEqual(['2026-05-15 12:00:00', '2026-06-15 12:00:00']);
    expect(nextRuns(parsed.quartz, { after: after + 1000, count: 1 })).toEqual(['2026-06-15 12:00:00']);
  });
});

it.each([
  ['recountDashboard', 1, 366, 31],
  ['withdrawAnnouncements', 0, 3650, 0],
  ['pruneJobRuns', 1, 3650, 90],
] as const)('%s takes %d to %d days, %d where none are given', (name, min, max, fallback) => {
  expect(JOB_NUMBERS[name]).toEqual({ days: { min, max, fallback } });
});
