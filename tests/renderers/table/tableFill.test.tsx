import { page, userEvent } from 'vitest/browser';
import { expect, it } from 'vitest';
import type { TableModel } from '../../../engine/index.ts';
import { openTable, t, type OpenTable } from './openTable.tsx';
import { stepsOf } from '../../engine/table/tableSteps.ts';

const press = (keys: string): Promise<void> => userEvent.keyboard(keys);

const handleOf = ({ root }: OpenTable): HTMLElement => {
  const handle = root.querySelector<HTMLElement>('.wb-grid-fill');
  if (handle === null) throw new Error('there is no handle');
  return handle;
};

const point = (type: string, target: Element, init: MouseEventInit = {}): void => {
  const { left, top, width, height } = target.getBoundingClientRect();
  const place = { clientX: left + width / 2, clientY: top + height / 2 };
  const buttons = type === 'mouseup' ? 0 : 1;
  target.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, buttons, ...place, ...init }));
};

function drag(table: OpenTable, to: Element, init: MouseEventInit = {}): void {
  point('mousedown', handleOf(table), init);
  point('mousemove', to, init);
  point('mouseup', to, init);
}

const column = (model: TableModel, key: string): unknown[] => model.liveValues().map((row) => row[key]);

const setCells = ({ model }: OpenTable, key: string, values: readonly string[]): void => {
  model.apply({ kind: 'set', cells: values.map((value, index) => ({ rowId: `r${index}`, key, value })) });
};

const labelsOf = ({ model }: OpenTable): string[] => {
  const { labels } = stepsOf(model);
  return labels;
};

async function openMenu(table: OpenTable): Promise<void> {
  await press('{Shift>}{F10}{/Shift}');
  await expect.element(page.getByRole('menuitem', { name: t('fill.clear') })).toBeVisible();
  expect(table.root).not.toBeNull();
}

const item = (name: string) => page.getByRole('menuitem', { name });

it('the fill handle continues dates and numbered texts, and copies numbers and codes', async () => {
  const table = await openTable({ count: 6 });
  const labels = labelsOf(table);
  for (const [key, expected] of [
    ['made', ['2026-01-05', '2026-01-06', '2026-01-07', '2026-01-08']],
    ['sku', ['G0', 'G1', 'G2', 'G3']],
    ['qty', ['1', '1', '1', '1']],
    ['curr', ['142', '142', '142', '142']],
  ] as const) {
    setCells(table, 'curr', ['142', '110', '110', '110']);
    setCells(table, 'sku', ['G0', 'x', 'x', 'x']);
    table.handle.focusCell('r0', key);
    drag(table, table.cell(3, key));
    expect([key, column(table.model, key).slice(0, 4)]).toEqual([key, expected]);
  }
  expect(labels).toEqual(['填充 3 格', '填充 3 格', '填充 3 格', '填充 3 格']);
  expect(column(table.model, 'sku').slice(4)).toEqual(['G4', 'G5']);
});

it('two numbers define a series; Ctrl toggles series and copy; Esc restores', async () => {
  const table = await openTable({ count: 6 });
  setCells(table, 'qty', ['10', '15']);
  table.handle.focusCell('r0', 'qty');
  await press('{Shift>}{ArrowDown}{/Shift}');
  drag(table, table.cell(4, 'qty'));
  expect(column(table.model, 'qty')).toEqual(['10', '15', '20', '25', '30', '6']);
  table.handle.focusCell('r0', 'qty');
  drag(table, table.cell(2, 'qty'), { ctrlKey: true });
  expect(column(table.model, 'qty').slice(0, 3)).toEqual(['10', '11', '12']);
  table.handle.focusCell('r0', 'made');
  drag(table, table.cell(2, 'made'), { ctrlKey: true });
  expect(column(table.model, 'made').slice(0, 3)).toEqual(['2026-01-05', '2026-01-05', '2026-01-05']);
  table.handle.focusCell('r0', 'qty');
  point('mousedown', handleOf(table));
  point('mousemove', table.cell(5, 'qty'));
  expect(table.root.querySelector<HTMLElement>('.wb-grid-fill-preview')?.dataset['hint']).toBe(t('fill.copy'));
  await press('{Escape}');
  point('mouseup', table.cell(5, 'qty'));
  expect(column(table.model, 'qty').at(5)).toBe('6');
});

it('fills up and right too; read-only cells keep their values', async () => {
  const table = await openTable({ count: 4 });
  setCells(table, 'qty', ['', '', '3', '5']);
  table.handle.focusCell('r2', 'qty');
  await press('{Shift>}{ArrowDown}{/Shift}');
  drag(table, table.cell(0, 'qty'));
  expect(column(table.model, 'qty')).toEqual(['-1', '1', '3', '5']);
  table.handle.focusCell('r0', 'gName');
  drag(table, table.cell(0, 'made'));
  expect(table.model.rowAt(0).values['unit']).toBeNull();
});

it('a double click fills down as far as the neighbouring column, rows off screen too', async () => {
  const table = await openTable({ count: 200 });
  table.model.apply({ kind: 'set', cells: [{ rowId: 'r150', key: 'sku', value: null }] });
  table.handle.focusCell('r0', 'name');
  handleOf(table).dispatchEvent(new MouseEvent('dblclick', { bubbles: true }));
  expect(table.model.rowAt(149).values['name']).toBe('name 149');
  setCells(table, 'name', ['N-1']);
  table.handle.focusCell('r0', 'name');
  handleOf(table).dispatchEvent(new MouseEvent('dblclick', { bubbles: true }));
  expect(table.model.rowAt(149).values['name']).toBe('N-150');
  expect(table.model.rowAt(150).values['name']).toBe('name 150');
});

it('the keyboard menu sets a whole column by code text in one step', async () => {
  const table = await openTable({ count: 30 });
  const labels = labelsOf(table);
  table.handle.focusCell('r0', 'curr');
  await openMenu(table);
  await item(t('fill.setColumn')).click();
  await expect.element(page.getByLabelText(t('fill.value'))).toHaveFocus();
  await press('美元{Enter}');
  await table.handle.flush();
  await expect.poll(() => new Set(column(table.model, 'curr'))).toEqual(new Set(['502']));
  expect(labels).toEqual(['币制 设为 美元']);
  await expect.poll(() => document.activeElement).toBe(table.input);
});

it('the menu sets only the selected cells, and fills a series with a given increment', async () => {
  const table = await openTable({ count: 5 });
  table.handle.focusCell('r1', 'qty');
  await press('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  await openMenu(table);
  await item(t('fill.setColumn')).click();
  await expect.element(page.getByLabelText(t('fill.value'))).toHaveFocus();
  await press('1,000{Enter}');
  await expect.poll(() => column(table.model, 'qty')).toEqual(['1', '1000', '1000', '1000', '5']);
  await openMenu(table);
  await item(t('fill.series')).click();
  await expect.element(page.getByLabelText(t('fill.step'))).toHaveFocus();
  await press('{Control>}a{/Control}0.5{Enter}');
  await expect.poll(() => column(table.model, 'qty')).toEqual(['1', '1000', '1000.5', '1001', '5']);
});

it('the menu copies, cuts, clears, and inserts and removes as many rows as are selected', async () => {
  const table = await openTable({ count: 4 });
  const labels = labelsOf(table);
  let copied = '';
  table.input.addEventListener('copy', (event) => (copied = event.clipboardData?.getData('text/plain') ?? ''));
  table.handle.focusCell('r0', 'sku');
  await press('{Shift>}{ArrowDown}{/Shift}');
  await openMenu(table);
  await item(t('fill.copyCells')).click();
  await expect.poll(() => copied.trim()).toBe('G0\r\nG1');
  await openMenu(table);
  await item(t('fill.insertAbove', { count: 2 })).click();
  await expect.poll(() => column(table.model, 'sku')).toEqual([null, null, 'G0', 'G1', 'G2', 'G3']);
  table.handle.focusCell('r0', 'sku');
  await press('{Shift>}{ArrowDown}{/Shift}');
  await openMenu(table);
  await item(t('fill.clear')).click();
  await expect.poll(() => column(table.model, 'sku')).toEqual([null, null, null, null, 'G2', 'G3']);
  await openMenu(table);
  await item(t('fill.removeRows', { count: 2 })).click();
  await expect.poll(() => column(table.model, 'sku')).toEqual([null, null, 'G2', 'G3']);
  expect(labels).toHaveLength(3);
});

it('a right click opens the menu at its cell and keeps a selected range', async () => {
  const table = await openTable({ count: 4 });
  table.handle.focusCell('r0', 'sku');
  const { left, top } = table.cell(2, 'name').getBoundingClientRect();
  const click = new MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX: left + 5, clientY: top + 5 });
  table.cell(2, 'name').dispatchEvent(click);
  expect(click.defaultPrevented).toBe(true);
  expect(table.input.getAttribute('aria-label')).toBe('品名 第 3 行');
  await expect.element(item(t('fill.removeRows', { count: 1 }))).toBeVisible();
  await press('{Escape}');
});

it('the menu offers the choices of a column, taken with the arrow keys', async () => {
  const table = await openTable({ count: 3 });
  table.handle.focusCell('r0', 'curr');
  await openMenu(table);
  await item(t('fill.setColumn')).click();
  await expect.element(page.getByLabelText(t('fill.value'))).toHaveFocus();
  await press('元');
  await expect.element(page.getByText('502 - 美元')).toBeVisible();
  await press('{ArrowDown}{ArrowDown}{Enter}');
  await expect.element(page.getByLabelText(t('fill.value'))).toHaveValue('502');
  await press('{Enter}');
  await expect.poll(() => new Set(column(table.model, 'curr'))).toEqual(new Set(['502']));
});

it('the menu accepts a typed date and shows its interpretation at once', async () => {
  const table = await openTable({ count: 3 });
  table.handle.focusCell('r0', 'made');
  await openMenu(table);
  await item(t('fill.setColumn')).click();
  await expect.element(page.getByLabelText(t('fill.value'))).toHaveFocus();
  await press('20260309');
  await expect.element(page.getByText('2026-03-09').first()).toBeVisible();
  await press('{Enter}');
  await expect.poll(() => new Set(column(table.model, 'made'))).toEqual(new Set(['2026-03-09']));
});

it('the menu offers a calendar for a date, usable by keyboard and mouse', async () => {
  const table = await openTable({ count: 3 });
  table.handle.focusCell('r0', 'made');
  await openMenu(table);
  await item(t('fill.setColumn')).click();
  const field = page.getByLabelText(t('fill.value'));
  await expect.element(field).toHaveFocus();
  await press('20260309');
  await press('{Alt>}{ArrowDown}{/Alt}');
  const panel = () => document.querySelector('.ant-picker-date-panel');
  await expect.poll(panel).not.toBeNull();
  await press('{ArrowRight}');
  await expect.element(field).toHaveValue('2026-03-10');
  await press('{Escape}');
  await expect.poll(panel).toBeNull();
  await expect.element(field).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: t('popup.open', { title: '生产日期' }) }));
  await expect.poll(() => document.querySelector('td[title="2026-03-17"]')).not.toBeNull();
  await userEvent.click(page.getByTitle('2026-03-17'));
  await expect.element(field).toHaveValue('2026-03-17');
  await expect.element(field).toHaveFocus();
  await expect.poll(panel).toBeNull();
  await press('{Enter}');
  await expect.poll(() => new Set(column(table.model, 'made'))).toEqual(new Set(['2026-03-17']));
});
