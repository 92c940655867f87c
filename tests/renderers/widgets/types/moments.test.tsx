import { describe, expect, it, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import type { ColumnType, CompiledColumn } from '../../../../engine/index.ts';
import { registry } from '../../../../renderers/widgets/registry.ts';
import { cellInput, examplePage, openExample, press } from '../../table/openExample.tsx';
import { testPorts } from '../../testPorts.ts';
import { showEdit } from './showEdit.tsx';

const columnOf = (type: ColumnType, key: string): CompiledColumn => {
  const column = examplePage(type).columnByKey.get(key);
  if (column === undefined) throw new Error(key);
  return column;
};

const field = (title: string) => screen.getByLabelText(title, { exact: true });
const readAs = () => document.querySelector('output.wb-moment-read:not([hidden])')?.textContent ?? '';

test('shows the result of a date shortcut, takes it with Tab, and keeps invalid text [W9-8]', async () => {
  const { commits } = await showEdit(columnOf('datetime', 'arrivedAt'), testPorts());
  await expect.element(field('到港时间')).toHaveAttribute('placeholder', 'YYYY-MM-DD HH:mm:ss');
  await userEvent.fill(field('到港时间'), '20260801 830');
  expect(readAs()).toBe('2026-08-01 08:30:00');
  await userEvent.tab();
  await expect.element(field('到港时间')).toHaveValue('2026-08-01 08:30:00');
  expect(readAs()).toBe('');
  await userEvent.fill(field('到港时间'), '0801 25');
  await userEvent.tab();
  expect(commits).toEqual([{ value: '2026-08-01 08:30:00' }, { value: '0801 25' }]);
});

test('a time field accepts 0830 and 830, offers a clock, and clears by icon', async () => {
  const { commits } = await showEdit(columnOf('time', 'opensAt'), testPorts());
  await userEvent.fill(field('开门时间'), '830');
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await expect.poll(() => document.querySelectorAll('.ant-picker-time-panel-column').length).toBe(3);
  const nine = document.querySelectorAll('.ant-picker-time-panel-column .ant-picker-time-panel-cell-inner')[9];
  if (nine === undefined) throw new Error('no hour');
  await userEvent.click(nine);
  await expect.element(field('开门时间')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await userEvent.hover(field('开门时间'));
  await userEvent.click(screen.getByRole('button', { name: '清空开门时间' }));
  expect(commits).toEqual([{ value: '08:30:00' }, { value: '09:30:00' }, { value: null }]);
});

test('a month is a typed whole number of 1 to 12 or picked, nothing else [W5.1-30]', async () => {
  const { commits } = await showEdit(columnOf('month', 'startMonth'), testPorts());
  await userEvent.fill(field('开始月份'), '8月');
  await userEvent.keyboard('{Enter}{Alt>}{ArrowDown}{/Alt}');
  await expect.poll(() => document.querySelectorAll('.ant-picker-month-panel .ant-picker-cell').length).toBe(12);
  await userEvent.keyboard('{ArrowDown}{ArrowRight}');
  await expect.element(field('开始月份')).toHaveValue('12');
  const march = document.querySelectorAll('.ant-picker-month-panel .ant-picker-cell')[2];
  if (march === undefined) throw new Error('no month');
  await userEvent.click(march);
  await userEvent.fill(field('开始月份'), '13');
  await userEvent.tab();
  expect(commits).toEqual([{ value: '8' }, { value: '3' }, { value: '13' }]);
  const [check] = columnOf('month', 'startMonth').checks;
  expect(['1', '12', '0', '13', '1.5', 'x'].map((value) => check?.test(value, {}))).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});

test('a weekday stores a number of 1 to 7, typed or picked, showing names [W5.1-30][W3.3-21]', async () => {
  const { commits } = await showEdit(columnOf('week', 'worksOn'), testPorts());
  await userEvent.fill(field('上班日'), '周三/8');
  await userEvent.tab();
  await userEvent.fill(field('上班日'), '周三/7');
  await userEvent.keyboard('{Enter}{Alt>}{ArrowDown}{/Alt}');
  await userEvent.click(screen.getByRole('button', { name: '周一' }));
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await userEvent.click(screen.getByRole('button', { name: '每 3 天' }));
  expect(commits.map(({ value }) => value)).toEqual(['周三/8', '4/7', '2/7', '2/3']);
  const [check] = columnOf('week', 'worksOn').checks;
  expect(['1', '7', '7/7', '0', '8', '2/0', '2/8', '周一'].map((value) => check?.test(value, {}))).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
});

test('a range is typed or picked in either order, and never ends before its start', async () => {
  const { commits } = await showEdit(columnOf('dateRange', 'validDays'), testPorts());
  await userEvent.fill(field('有效期'), '20260801 20260831');
  expect(readAs()).toBe('2026-08-01 ~ 2026-08-31');
  await userEvent.keyboard('{Enter}');
  await expect.element(field('有效期')).toHaveValue('2026-08-01 ~ 2026-08-31');
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await userEvent.click(screen.getByTitle('2026-08-20'));
  await expect.element(field('有效期')).toHaveValue('2026-08-20 ~ ');
  await userEvent.click(screen.getByTitle('2026-08-10'));
  await expect.element(field('有效期')).toHaveFocus();
  expect(commits).toEqual([{ value: '2026-08-01,2026-08-31' }, { value: '2026-08-10,2026-08-20' }]);
  const said = (value: string) =>
    columnOf('dateRange', 'validDays').checks.find(({ test: holds }) => !holds(value, {}))?.message;
  expect(said('2026-08-31,2026-08-01')).toBe('有效期的止不能早于起');
  expect(said('2026-08-31')).toBe('有效期应为起止两个值，以逗号分隔');
  expect(said('2026-08-01,2026-08-31')).toBeUndefined();
});

describe('in a table', () => {
  it('ranges, months and days of the week are typed, shown and drawn further', async () => {
    const { handle, cell, model } = await openExample('dateRange');
    handle.focusCell('r0', 'stay');
    await press('0801~0805{Tab}830~1730{Enter}');
    expect(model.rowAt(0).values).toMatchObject({ shift: '08:30:00,17:30:00' });
    // In the nearest year, whenever the test runs.
    const [, year = ''] = /^(\d{4})-08-01,\1-08-05$/.exec(String(model.rowAt(0).values['stay'])) ?? [];
    expect(year).not.toBe('');
    expect(cell(0, 'stay').textContent).toBe('08-01 ~ 08-05');
    handle.focusCell('r0', 'stay');
    await press('{F2}');
    expect(cellInput()?.value).toBe(`${year}-08-01 ~ ${year}-08-05`);
    await press('{Escape}');
  });

  it('a day of the week shows its name and keeps its number', async () => {
    const { handle, cell, model } = await openExample('week');
    handle.focusCell('r0', 'visitsOn');
    await press('周五/2{Enter}');
    expect(model.rowAt(0).values['visitsOn']).toBe('6/2');
    expect(cell(0, 'visitsOn').textContent).toBe('周五/2');
  });
});

test('moments keep the widths that they need at least [W9-5]', () => {
  expect([registry.date.leastWidth, registry.datetime.leastWidth]).toEqual([135, 190]);
});
