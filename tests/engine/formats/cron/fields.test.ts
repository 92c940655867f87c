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
    ['# * * * * ?', 0, 59],
    ['0 # * * * ?', 0, 59],
    ['0 0 # * * ?', 0, 23],
    ['0 0 0 # * ?', 1, 31],
    ['0 0 0 1 # ?', 1, 12],
    ['0 0 0 ? * #', 1, 7],
  ])('in "%s" is %d to %d', (pattern, least, most) => {
    const of = (value: number): boolean => isRead(pattern.replace('#', String(value)));
    expect([of(least), of(most), of(least - 1), of(most + 1)]).toEqual([true, true, false, false]);
  });

  it.each([
    ['0/# * * * * ?', 1, 59],
    ['0 0/# * * * ?', 1, 60],
    ['0 0 0/# * * ?', 0, 23],
    ['0 0 0 1/# * ?', 1, 31],
    ['0 0 0 1 1/# ?', 0, 12],
    ['0 0 0 ? * 1/#', 1, 7],
  ])('as an interval in "%s" is %d to %d', (pattern, least, most) => {
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

  it('runs within the current month and day, but not in the past', () => {
    const parsed = parseCron('0 0 12 15W * ? 2026');
    if (parsed.kind === 'faulty') throw new Error('faulty');
    const after = Date.parse('2026-05-15T11:59:59+08:00');
    expect(nextRuns(parsed.quartz, { after, count: 2 })).toEqual(['2026-05-15 12:00:00', '2026-06-15 12:00:00']);
    expect(nextRuns(parsed.quartz, { after: after + 1000, count: 1 })).toEqual(['2026-06-15 12:00:00']);
  });
});

it.each([
  ['recountDashboard', { min: 1, max: 366, fallback: 31 }],
  ['withdrawAnnouncements', { min: 0, max: 3650, fallback: 0 }],
  ['pruneJobRuns', { min: 1, max: 3650, fallback: 90 }],
] as const)('%s takes days: %o', (name, days) => {
  expect(JOB_NUMBERS[name]).toEqual({ days });
});
