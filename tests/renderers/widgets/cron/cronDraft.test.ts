import { describe, expect, it } from 'vitest';
import { CRON_FIELDS, nextRuns, parseCron, type CronField } from '../../../../engine/index.ts';
import {
  changeField,
  cronOfDraft,
  draftOfCron,
  type FieldDraft,
} from '../../../../renderers/widgets/cron/cronDraft.ts';
import {
  boundsOfField,
  CRON_DIALOGS,
  CRON_MODES,
  type YearsOffered,
} from '../../../../renderers/widgets/cron/cronModes.ts';

const years: YearsOffered = { range: 'fixed', thisYear: 2026 };
const reopened = (text: string): string => cronOfDraft(draftOfCron(text, years));

interface Change {
  readonly field: CronField;
  readonly change: Partial<FieldDraft>;
  readonly isLinked?: boolean;
}

const set = (text: string, { isLinked = false, ...change }: Change): string =>
  cronOfDraft(changeField(draftOfCron(text, years), { ...change, isLinked }));

const one = (value: number): Partial<FieldDraft> => ({ mode: 'specify', specified: [value] });

describe('the tabs that an expression opens', () => {
  it.each([
    ['0 30 8 ? * 2-6 *', '0 30 8 ? * 2-6 *'],
    ['0 0/5 8-18 * * ? 2026/2', '0 0/5 8-18 * * ? 2026/2'],
    ['0 0 9 15W * ?', '0 0 9 15W * ? *'],
    ['0 0 9 LW 1,5,9 ? 2027', '0 0 9 LW 1,5,9 ? 2027'],
    ['0 0 9 L-3 * ? *', '0 0 9 L-3 * ? *'],
    ['0 0 9 ? * 6#3 *', '0 0 9 ? * 6#3 *'],
    ['0 0 9 ? * 5L *', '0 0 9 ? * 5L *'],
    ['0 0 22-2 ? 0/5 FRI-MON *', '0 0 22-2 ? 0/5 6-2 *'],
    ['0 0 9 1-3,10 JAN-MAR ? *', '0 0 9 1,2,3,10 1-3 ? *'],
    ['0 0 9 1-20/5 * ? *', '0 0 9 1,6,11,16 * ? *'],
  ])('say of %s that it is %s, which means the same [W4-15]', (text, expected) => {
    expect(reopened(text)).toBe(expected);
    const [before, after] = [parseCron(text), parseCron(reopened(text))];
    if (before.kind === 'faulty' || after.kind === 'faulty') throw new Error('faulty');
    expect(nextRuns(after.quartz, { after: 0 })).toEqual(nextRuns(before.quartz, { after: 0 }));
  });

  it('are the defaults where there is no expression: every second, week not set [W4-15][W5.1-48]', () => {
    expect(reopened('')).toBe('* * * * * ? *');
    expect(reopened('0 0')).toBe('0 0 * * * ? *');
  });

  it('fall back to every where a field cannot be read, an hour among them [W4-15]', () => {
    expect(reopened('0 0 99 * * ? *')).toBe('0 0 * * * ? *');
    expect(reopened('x 0 abc 1 13 ? soon')).toBe('* 0 * 1 * ? *');
  });

  it('have one of day and week set, whatever the text said', () => {
    expect(reopened('0 0 9 * * * *')).toBe('0 0 9 * * ? *');
    expect(reopened('0 0 9 ? * ? *')).toBe('0 0 9 ? * * *');
    expect(reopened('0 0 9 * * 2 *')).toBe('0 0 9 ? * 2 *');
    expect(reopened('0 0 9 5 * 2 *')).toBe('0 0 9 5 * ? *');
  });

  it('are of seven fields with the placeholders * and ? [W3.3-20]', () => {
    expect(CRON_FIELDS).toEqual(['second', 'minute', 'hour', 'day', 'month', 'week', 'year']);
    expect(reopened('').split(' ')).toHaveLength(7);
  });
});

describe('day and week', () => {
  it('give way to each other: the one that is not set is ? [W4-15]', () => {
    expect(set('0 0 9 ? * 2 *', { field: 'day', change: one(5) })).toBe('0 0 9 5 * ? *');
    expect(set('0 0 9 5 * ? *', { field: 'week', change: one(2) })).toBe('0 0 9 ? * 2 *');
    expect(set('0 0 9 5 * ? *', { field: 'day', change: { mode: 'none' } })).toBe('0 0 9 ? * * *');
    expect(set('0 0 9 ? * 2 *', { field: 'week', change: { mode: 'none' } })).toBe('0 0 9 * * ? *');
  });

  it('can be set in every way that there is [W4-15]', () => {
    expect(CRON_MODES.day).toEqual(['none', 'every', 'range', 'loop', 'workday', 'last', 'specify']);
    expect(CRON_MODES.hour).toEqual(['every', 'range', 'loop', 'specify']);
    expect(CRON_MODES.month).toEqual(['every', 'range', 'loop', 'specify']);
    const day = (change: Partial<FieldDraft>): string | undefined => set('', { field: 'day', change }).split(' ')[3];
    expect(day({ mode: 'none' })).toBe('?');
    expect(day({ mode: 'every' })).toBe('*');
    expect(day({ mode: 'range', range: [3, 9] })).toBe('3-9');
    expect(day({ mode: 'loop', loop: [3, 9] })).toBe('3/9');
    expect(day({ mode: 'workday', day: 15 })).toBe('15W');
    expect(day({ mode: 'last' })).toBe('L');
    expect(day({ mode: 'last', before: 3, isWorkday: true })).toBe('L-3W');
    expect(day({ mode: 'specify', specified: [9, 3] })).toBe('3,9');
  });

  it('with nothing specified are * and ? [W5.1-48]', () => {
    expect(set('', { field: 'day', change: { mode: 'specify' } })).toBe('* * * * * ? *');
    expect(set('', { field: 'week', change: { mode: 'specify' } })).toBe('* * * * * ? *');
  });
});

describe('the second editor', () => {
  it.each([
    ['a minute makes the second 0', '* * * * * ? *', 'minute', one(5), '0 5 * * * ? *'],
    ['an hour makes the minute 0, and so the second', '* * * * * ? *', 'hour', one(8), '0 0 8 * * ? *'],
    ['a day makes the hour 0, and what is finer', '* * * * * ? *', 'day', one(15), '0 0 0 15 * ? *'],
    ['a day of the week makes the hour 0', '* * * * * ? *', 'week', one(2), '0 0 0 ? * 2 *'],
    ['a month makes a day that is every the first', '* * * * * ? *', 'month', one(3), '0 0 0 1 3 ? *'],
    ['a month makes a week that is every the first', '0 0 9 ? * * *', 'month', one(3), '0 0 9 ? 3 1 *'],
    ['a month of every does so too', '0 0 9 * 3 ? *', 'month', { mode: 'every' }, '0 0 9 1 * ? *'],
    ['a year makes the month 1, and what is finer', '* * * * * ? *', 'year', one(2027), '0 0 0 1 1 ? 2027'],
    ['what is set stays', '30 15 * 5 * ? *', 'hour', one(8), '30 15 8 5 * ? *'],
    ['a field that becomes every changes nothing', '* 5 * * * ? *', 'minute', { mode: 'every' }, '* * * * * ? *'],
  ] as const)('%s [W4-16]', (...[, text, field, change, expected]) => {
    expect(set(text, { field, change: change as Partial<FieldDraft>, isLinked: true })).toBe(expected);
  });

  it('does so alone, and not when it opens', () => {
    expect(CRON_DIALOGS.linked.isLinked).toBe(true);
    expect(CRON_DIALOGS.plain.isLinked).toBe(false);
    expect(set('* * * * * ? *', { field: 'hour', change: one(8) })).toBe('* * 8 * * ? *');
    expect(reopened('* * 8 * * ? *')).toBe('* * 8 * * ? *');
  });
});

describe('the numbers that the editors take', () => {
  const bounds = (field: CronField, offered = years) => {
    const { range, loop } = boundsOfField(field, offered);
    const text = ({ min, max }: { readonly min: number; readonly max: number }): string => `${min}-${max}`;
    return { from: text(range.from), to: text(range.to), start: text(loop.start), step: text(loop.step) };
  };

  it.each([
    ['second', '[W5.1-41]', { from: '1-59', to: '0-59', start: '0-59', step: '1-59' }],
    ['minute', '[W5.1-42]', { from: '0-59', to: '0-59', start: '0-59', step: '1-60' }],
    ['hour', '[W5.1-43]', { from: '0-23', to: '0-23', start: '0-23', step: '0-23' }],
    ['day', '[W5.1-44]', { from: '1-31', to: '1-31', start: '1-31', step: '1-31' }],
    ['week', '[W5.1-45]', { from: '1-7', to: '1-7', start: '1-7', step: '1-7' }],
    ['month', '[W5.1-46]', { from: '1-12', to: '1-12', start: '0-12', step: '0-12' }],
    ['year', '[W5.1-47]', { from: '2019-2119', to: '2019-2119', start: '2019-2119', step: '1-99' }],
  ] as const)('of a %s are those of %s', (field, _clause, expected) => {
    expect(bounds(field)).toEqual(expected);
  });

  it('of a year follow its range: 2019 to 2119, next hundred years, or open [W5.1-47]', () => {
    expect(bounds('year', { range: 'current', thisYear: 2026 })).toMatchObject({ from: '2026-2126', to: '2026-2126' });
    expect(bounds('year', { range: 'open', thisYear: 2026 })).toMatchObject({ from: '0-9999', to: '1-9999' });
    expect(draftOfCron('', { range: 'current', thisYear: 2026 }).year.range).toEqual([2026, 2126]);
  });

  it('loop by 1 by default; the fifth is the last of a weekday [W9-14][W5.1-45]', () => {
    expect(draftOfCron('', years).hour.loop).toEqual([0, 1]);
    const kindOf = (nth: string): string => parseCron(`0 0 0 ? * 2#${nth}`).kind;
    expect(['1', '2', '3', '4', '5'].map(kindOf)).toEqual(Array(5).fill('read'));
    expect(['0', '6', '-1', '1.5', ''].map(kindOf)).toEqual(Array(5).fill('faulty'));
    const loops = (by: string): string => parseCron(`0 0 0 ? * 1/${by}`).kind;
    expect(['1', '2', '3', '4', '5', '6', '7'].map(loops)).toEqual(Array(7).fill('read'));
    expect(['0', '8'].map(loops)).toEqual(['faulty', 'faulty']);
  });
});
