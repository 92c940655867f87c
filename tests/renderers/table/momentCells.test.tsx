import { presentMoment } from '../../../renderers/widgets/moments/momentShortcuts.ts';
import { userEvent } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { cellInput, exampleColumns, openExample, press } from './openExample.tsx';

const COLUMNS = {
  date: { key: 'deadline', held: '2026-01-05', shown: '2026年01月05日', typed: '2026-3-9', value: '2026-03-09' },
  datetime: {
    key: 'startedAt',
    held: '2026-01-31 08:30:15',
    shown: '01-31 08:30',
    typed: '2026-3-9 8:05',
    value: '2026-03-09 08:05:00',
  },
  time: { key: 'startsAt', held: '08:30:15', shown: '08:30', typed: '905', value: '09:05:00' },
} as const;

const found = async (selector: string): Promise<Element> => {
  await expect.poll(() => document.querySelector(selector)).not.toBeNull();
  const element = document.querySelector(selector);
  if (element === null) throw new Error(selector);
  return element;
};

describe.each(Object.entries(COLUMNS))('a cell of type %s', (type, { key, held, shown, typed, value }) => {
  const open = (options?: Parameters<typeof openExample>[1]) => openExample(type as keyof typeof COLUMNS, options);

  it('is shown in the format of its column and edited as it is kept [W3.1-2]', async () => {
    const { handle, cell, model } = await open({ rows: [{ [key]: held }] });
    expect(cell(0, key).textContent).toBe(shown);
    handle.focusCell('r0', key);
    await press('{F2}');
    expect(cellInput()?.value).toBe(held);
    await press('{Enter}');
    expect(model.rowAt(0).values[key]).toBe(held);
  });

  it('takes what is typed with Tab and Enter, and drops it on Escape', async () => {
    const { handle, model } = await open({ rows: [{}, {}, { [key]: held }] });
    handle.focusCell('r0', key);
    await press(`${typed}{Tab}`);
    handle.focusCell('r1', key);
    await press(`${typed}{Enter}`);
    handle.focusCell('r2', key);
    await press(`${typed}{Escape}`);
    expect([0, 1, 2].map((row) => model.rowAt(row).values[key])).toEqual([value, value, held]);
  });

  it('is emptied when its text is', async () => {
    const { handle, model } = await open({ rows: [{ [key]: held }] });
    handle.focusCell('r0', key);
    await press('{F2}{Delete}{Enter}');
    expect(model.rowAt(0).values[key]).toBeNull();
  });

  it('opens nothing where the table is read-only', async () => {
    const { handle, model } = await open({ rows: [{ [key]: held }], readOnly: true });
    handle.focusCell('r0', key);
    await press('{F2}1{Enter}');
    expect(model.rowAt(0).values[key]).toBe(held);
  });
});

/** Returns the nearest 5 January: a date typed without a year means the nearest one. */
function nearestFifth(): string {
  const year = new Date().getFullYear();
  const away = (day: string): number => Math.abs(Date.parse(day) - Date.now());
  const days = [year, year + 1].map((one) => `${one}-01-05`);
  return days.sort((one, other) => away(one) - away(other))[0] ?? '';
}

it.each([
  ['20260105', '2026-01-05'],
  ['2026-1-5', '2026-01-05'],
  ['２０２６/1/5', '2026-01-05'],
  ['1/5', nearestFifth()],
])('reads %s as the day %s', async (typed, value) => {
  const { handle, model } = await openExample('date');
  handle.focusCell('r0', 'day');
  await press(`${typed}{Enter}`);
  expect(model.rowAt(0).values['day']).toBe(value);
});

it.each([
  ['20260105', '2026-01-05 00:00:00'],
  ['202601050830', '2026-01-05 08:30:00'],
  ['20260105 083015', '2026-01-05 08:30:15'],
  ['2026-01-05T08:30:15', '2026-01-05 08:30:15'],
  ['2026/1/5 25:00', '2026/1/5 25:00'],
])('reads %s as the moment %s', async (typed, value) => {
  const { handle, model } = await openExample('datetime');
  handle.focusCell('r0', 'startedAt');
  await press(`${typed}{Enter}`);
  expect(model.rowAt(0).values['startedAt']).toBe(value);
});

it.each([
  ['8', '08:00:00'],
  ['0830', '08:30:00'],
  ['8:5', '08:05:00'],
  ['083015', '08:30:15'],
  ['8点30分', '08:30:00'],
  ['24:00', '24:00'],
])('reads %s as the time %s', async (typed, value) => {
  const { handle, model } = await openExample('time');
  handle.focusCell('r0', 'startsAt');
  await press(`${typed}{Enter}`);
  expect(model.rowAt(0).values['startsAt']).toBe(value);
});

it('takes today with Ctrl+; as a field does, and stays in the cell', async () => {
  const { handle, model } = await openExample('date');
  handle.focusCell('r0', 'day');
  await press('{F2}{Control>};{/Control}');
  expect(model.rowAt(0).values['day']).toBe(presentMoment().slice(0, 10));
  expect(cellInput()).toBeNull();
  await press('{Enter}1/5{Enter}');
  expect([0, 1].map((row) => model.rowAt(row).values['day'])).toEqual([presentMoment().slice(0, 10), nearestFifth()]);
});

it('picks a moment from calendar and clock, while the focus stays in the cell', async () => {
  const { cell, model } = await openExample('datetime', { rows: [{ startedAt: '2026-01-31 08:30:15' }] });
  await userEvent.click(cell(0, 'startedAt'));
  await userEvent.click(await found('td[title="2026-01-20"]'));
  expect(cellInput()?.value).toBe('2026-01-20 08:30:15');
  expect(document.activeElement).toBe(cellInput());
  await userEvent.click(await found('.ant-picker-ok button'));
  expect(model.rowAt(0).values['startedAt']).toBe('2026-01-20 08:30:15');
});

it('takes the present moment with one click', async () => {
  const { cell, model } = await openExample('datetime');
  await userEvent.click(cell(0, 'startedAt'));
  await userEvent.click(await found('.ant-picker-now-btn'));
  expect(String(model.rowAt(0).values['startedAt'])).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  expect(cellInput()).toBeNull();
});

it('keeps a moment that was pointed at when the cell is left', async () => {
  const { cell, model } = await openExample('time', { rows: [{ startsAt: '08:30:15' }] });
  await userEvent.click(cell(0, 'startsAt'));
  const hours = await found('.ant-picker-time-panel-column');
  const nine = hours.querySelectorAll('.ant-picker-time-panel-cell-inner')[9];
  if (nine === undefined) throw new Error('no hour');
  await userEvent.click(nine);
  await press('{Tab}');
  expect(model.rowAt(0).values['startsAt']).toBe('09:30:15');
});

it('loses no letter that is typed before the calendar is there', async () => {
  const { handle, model } = await openExample('datetime');
  handle.focusCell('r0', 'startedAt');
  await press('2026-1-5 9:00{Tab}');
  expect(model.rowAt(0).values['startedAt']).toBe('2026-01-05 09:00:00');
});

it('stands in columns as wide as their type needs [W9-5]', () => {
  const widthOf = (type: Parameters<typeof exampleColumns>[0]) =>
    exampleColumns(type).find((column) => column.type === type)?.width;
  expect([widthOf('datetime'), widthOf('date'), widthOf('time'), widthOf('sel_user'), widthOf('sel_depart')]).toEqual([
    200, 135, 120, 220, 160,
  ]);
});
