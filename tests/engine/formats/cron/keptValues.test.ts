import { describe, expect, it } from 'vitest';
import {
  compilePage,
  convertCell,
  seriesOf,
  type CompiledColumn,
  type PageSchema,
  type Value,
} from '../../../../engine/index.ts';
import cron from '../../../../schemas/examples/cron.json' with { type: 'json' };
import dateRange from '../../../../schemas/examples/dateRange.json' with { type: 'json' };
import month from '../../../../schemas/examples/month.json' with { type: 'json' };
import time from '../../../../schemas/examples/time.json' with { type: 'json' };
import week from '../../../../schemas/examples/week.json' with { type: 'json' };

const columnOf = (schema: unknown, key: string): CompiledColumn => {
  const column = compilePage(schema as PageSchema, {
    id: 'examples/one',
    dictionaries: new Map(),
  }).page?.columnByKey.get(key);
  if (column === undefined) throw new Error(key);
  return column;
};

const COLUMNS = {
  cron: columnOf(cron, 'runsAt'),
  month: columnOf(month, 'startMonth'),
  week: columnOf(week, 'worksOn'),
  days: columnOf(dateRange, 'validDays'),
  hours: columnOf(dateRange, 'openHours'),
  time: columnOf(time, 'opensAt'),
};

describe('a pasted text becomes what its column keeps, or is refused with the reason', () => {
  const pasted = (column: keyof typeof COLUMNS, text: string): Value | string => {
    const made = convertCell({ text }, COLUMNS[column], { thisYear: 2026 });
    return made.kind === 'set' ? made.value : made.kind === 'refused' ? `refused: ${made.reason}` : made.kind;
  };
  it.each([
    ['cron', '0 0  9 * * ？', '0 0 9 * * ?'],
    ['cron', '0 0 9 * * 2', 'refused: notCron'],
    ['cron', '0 0 9 * * ? 2018', 'refused: notCron'],
    ['month', '8月', '8'],
    ['month', '13', 'refused: notMonth'],
    ['week', '周一/3', '2/3'],
    ['week', '9', 'refused: notWeek'],
    ['days', '2026/8/1 - 2026/8/31', '2026-08-01,2026-08-31'],
    ['days', '8月1日至8月31日', '2026-08-01,2026-08-31'],
    ['days', '2026-08-01', 'refused: notRange'],
    ['hours', '8:30~17:30', '08:30:00,17:30:00'],
  ] as const)('%s: %s is %s', (column, text, value) => {
    expect(pasted(column, text)).toBe(value);
  });
});

describe('values that are dragged go on', () => {
  it.each([
    ['month', ['11'], ['12', '1', '2']],
    ['month', ['1', '4'], ['7', '10', '1']],
    ['time', ['22:30:00'], ['23:30:00', '00:30:00', '01:30:00']],
    ['time', ['08:00:00', '08:15:00'], ['08:30:00', '08:45:00', '09:00:00']],
    ['days', ['2026-08-01,2026-08-05'], ['2026-08-02,2026-08-06', '2026-08-03,2026-08-07', '2026-08-04,2026-08-08']],
  ] as const)('%s: behind %j come %j', (column, seeds, next) => {
    const series = seriesOf(seeds, COLUMNS[column]);
    expect([1, 2, 3].map((place) => series?.at(place))).toEqual(next);
  });

  it('not for days of the week and expressions, which are copied', () => {
    expect(seriesOf(['2'], COLUMNS.week)).toBeUndefined();
    expect(seriesOf(['0 0 9 * * ?'], COLUMNS.cron)).toBeUndefined();
  });
});
