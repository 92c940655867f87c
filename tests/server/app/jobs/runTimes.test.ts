import { expect, test } from 'vitest';
import { nextRun } from '../../../../server/app/jobs/runTimes.ts';

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
])('a job runs %s [D57]', (...[, cron, zone, from, expected]) => {
  expect(after(cron, zone, from)).toBe(expected);
});

test('what is no expression, or never again, has no next run [D57]', () => {
  expect(after('every day', 'UTC', '2026-01-01T00:00:00Z')).toBeUndefined();
  expect(after('0 0 0 1 1 ? 2020', 'UTC', '2026-01-01T00:00:00Z')).toBeUndefined();
});

/** Nights with a clock change; runs in local time of the zone and in UTC. */
test.each<[string, string, string, string]>([
  // Clocks go back from 03:00 to 02:00 at 01:00 UTC: one hour occurs twice, and its first occurrence counts.
  ['Europe/Berlin', '0 0 2 * * ?', '2026-10-24T20:00:00Z', '2026-10-25T00:00:00.000Z'],
  ['Europe/Berlin', '0 30 2 * * ?', '2026-10-24T20:00:00Z', '2026-10-25T00:30:00.000Z'],
  ['Europe/Berlin', '0 0 3 * * ?', '2026-10-24T20:00:00Z', '2026-10-25T02:00:00.000Z'],
  // Between the two 02:00 the next run is the next day's.
  ['Europe/Berlin', '0 0 2 * * ?', '2026-10-25T00:30:00Z', '2026-10-26T01:00:00.000Z'],
  // Clocks go forward from 02:00 to 03:00 at 01:00 UTC: a run in the skipped hour happens an hour later.
  ['Europe/Berlin', '0 0 2 * * ?', '2026-03-28T20:00:00Z', '2026-03-29T01:00:00.000Z'],
  ['Europe/Berlin', '0 30 2 * * ?', '2026-03-28T20:00:00Z', '2026-03-29T01:30:00.000Z'],
  ['Europe/Berlin', '0 0 3 * * ?', '2026-03-28T20:00:00Z', '2026-03-29T01:00:00.000Z'],
  ['Europe/Berlin', '0 30 2,3 * * ?', '2026-03-28T20:00:00Z', '2026-03-29T01:30:00.000Z'],
  ['America/New_York', '0 30 1 * * ?', '2026-11-01T00:00:00Z', '2026-11-01T05:30:00.000Z'],
  ['America/New_York', '0 30 2 * * ?', '2026-03-08T00:00:00Z', '2026-03-08T07:30:00.000Z'],
  // A change by half an hour, in a zone with an offset of half an hour.
  ['Australia/Lord_Howe', '0 45 1 * * ?', '2026-04-04T12:00:00Z', '2026-04-04T14:45:00.000Z'],
  ['Australia/Lord_Howe', '0 15 2 * * ?', '2026-10-03T12:00:00Z', '2026-10-03T15:45:00.000Z'],
  // At midnight, back into the day before.
  ['America/Havana', '0 30 0 * * ?', '2026-11-01T00:00:00Z', '2026-11-01T04:30:00.000Z'],
  // A whole day was skipped.
  ['Pacific/Apia', '0 0 9 30 * ?', '2011-12-28T00:00:00Z', '2011-12-30T19:00:00.000Z'],
])('in %s %s runs once around a clock change, after %s at %s [V-26]', (...[zone, cron, from, expected]) => {
  expect(after(cron, zone, from)).toBe(expected);
});

test.each([
  ['0 0 * * * ?', 25],
  ['0 0 0/1 * * ?', 25],
  ['0 0/30 * * * ?', 50],
])('%s runs by the time that passes, in the night that is longer as well [V-26]', (cron, expected) => {
  const until = Date.parse('2026-10-25T23:00:00Z');
  let count = 0;
  for (let at = Date.parse('2026-10-24T22:00:00Z') - 1; ; count += 1) {
    at = nextRun(cron, 'Europe/Berlin', at) ?? until;
    if (at >= until) break;
  }
  expect(count).toBe(expected);
});

/** Zones whose clocks change in 2026: by one hour, half an hour or two; at midnight and at other hours. */
const ZONES = [
  'Africa/Casablanca',
  'America/Havana',
  'America/New_York',
  'America/Nuuk',
  'America/Santiago',
  'Antarctica/Troll',
  'Asia/Beirut',
  'Asia/Jerusalem',
  'Australia/Lord_Howe',
  'Europe/Berlin',
  'Pacific/Auckland',
  'Pacific/Chatham',
];
const HOUR_MS = 3_600_000;
const clockIn = (zone: string, at: number): string =>
  new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' }).format(at);

/**
 * Returns the times of a year, in steps of 24 hours, after which the zone's offset to UTC changes within the next 24.
 */
function changesOf(zone: string, year: number): readonly number[] {
  const behind = (at: number): number => Date.parse(`${clockIn(zone, at).replace(' ', 'T')}Z`) - at;
  const changes: number[] = [];
  for (let at = Date.UTC(year, 0, 1); at < Date.UTC(year + 1, 0, 1); at += 24 * HOUR_MS)
    if (behind(at) !== behind(at + 24 * HOUR_MS)) changes.push(at);
  return changes;
}

test.each(ZONES)('in %s a daily job runs once per day through the clock changes of 2026 [V-26]', (zone) => {
  const changes = changesOf(zone, 2026);
  expect(changes.length).toBeGreaterThanOrEqual(2);
  for (const change of changes)
    for (const time of ['0 0', '30 0', '0 1', '45 1', '0 2', '15 2', '30 2', '0 3', '30 23']) {
      const cron = `0 ${time} * * ?`;
      let at = nextRun(cron, zone, change - 48 * HOUR_MS) ?? 0;
      for (let days = 0; days < 4; days += 1) {
        const run = nextRun(cron, zone, at) ?? 0;
        // The check of the run against the job just before it starts.
        expect(nextRun(cron, zone, run - 1000), time).toBe(run);
        // One run per day of 22 to 26 hours: none is skipped and none is made twice.
        expect(run - at, time).toBeGreaterThanOrEqual(22 * HOUR_MS);
        expect(run - at, time).toBeLessThanOrEqual(26 * HOUR_MS);
        at = run;
      }
    }
});

test('a job that runs once in years is found without going through every change [V-26]', () => {
  expect(after('0 30 2 29 2 ?', 'Europe/Berlin', '2097-01-01T00:00:00Z')).toBe('2104-02-29T01:30:00.000Z');
});
