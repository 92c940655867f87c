import { describe, expect, it, test } from 'vitest';
import { nextRuns, parseCron } from '../../../../engine/formats/cron/index.ts';
import faulty from './faultyCron.cases.json' with { type: 'json' };
import cases from './quartzRuns.cases.json' with { type: 'json' };

const epoch = (zoned: string): number => Date.parse(`${zoned.replace(' ', 'T')}+08:00`);

test('at least sixty cases were worked out by hand', () => {
  expect(cases.length).toBeGreaterThanOrEqual(60);
});

describe('runs of what only Quartz says [W3.3-20][W5.1-46]', () => {
  it.each(cases)('$name: $expression', ({ expression, after, runs, isWhole }) => {
    const parsed = parseCron(expression);
    if (parsed.kind === 'faulty') throw new Error(JSON.stringify(parsed.faults));
    const found = nextRuns(parsed.quartz, { after: epoch(after) });
    expect(isWhole ? found : found.slice(0, runs.length)).toEqual(runs);
    expect(runs.length > 0 || isWhole).toBe(true);
  });
});

describe('an expression that is none names the fields at fault, all of them', () => {
  it.each(faulty)('$name: $expression', ({ expression, faults }) => {
    const parsed = parseCron(expression);
    const found = parsed.kind === 'faulty' ? parsed.faults.map(({ field, code }) => [field, code]) : [];
    expect(found).toEqual(expect.arrayContaining(faults));
    expect(found.length).toBe(faults.length);
  });
});

const runsOf = (expression: string, after: string): readonly string[] => {
  const parsed = parseCron(expression);
  if (parsed.kind === 'faulty') throw new Error(JSON.stringify(parsed.faults));
  return nextRuns(parsed.quartz, { after: epoch(after) });
};

it('gives the next ten runs, limited only by a specified year [W9-14]', () => {
  expect(runsOf('0 0 9 * * ? *', '2026-01-01 12:00:00')).toHaveLength(10);
  expect(runsOf('0 0 9 * * ? *', '2026-12-30 12:00:00').at(-1)).toBe('2027-01-09 09:00:00');
  expect(runsOf('0 0 9 * * ? 2026', '2026-12-30 12:00:00')).toEqual(['2026-12-31 09:00:00']);
});

it('gives runs in the zone of the product, later than the second that is now', () => {
  const parsed = parseCron('* * * * * ?');
  if (parsed.kind === 'faulty') throw new Error('faulty');
  const after = Date.parse('2026-01-01T23:59:58.500Z');
  expect(nextRuns(parsed.quartz, { after, count: 2 })).toEqual(['2026-01-02 07:59:59', '2026-01-02 08:00:00']);
});
