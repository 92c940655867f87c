import axe from 'axe-core';
import { page, userEvent } from 'vitest/browser';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { columnOf } from '../../engine/table/tableFixture.ts';
import { dictionaries, mouseDown, openTable, t } from './openTable.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const tooltip = (root: HTMLElement): HTMLElement | null => root.querySelector('[role=tooltip]:not([hidden])');

afterEach(() => void vi.useRealTimers());

describe('rows', () => {
  it('are added at the end and inserted above the current one [W2.1-4]', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const { cell, model, input } = await openTable();
    await button('新 增').click();
    expect(input.getAttribute('aria-label')).toBe('货号 第 4 行');
    await userEvent.click(cell(1, 'sku'));
    vi.advanceTimersByTime(1500);
    await button('插 入').click();
    expect(model.liveValues().map((row) => row['sku'])).toEqual(['G0', null, 'G1', 'G2', null]);
    expect(input.getAttribute('aria-label')).toBe('货号 第 2 行');
  });

  it('can be inserted only where one is current', async () => {
    await openTable();
    await expect.element(button('插 入')).toBeDisabled();
  });

  it('are removed after a question, and the button is there only while some are selected [W2.1-2]', async () => {
    const { model, root } = await openTable();
    expect(page.getByRole('button', { name: /^删除/ }).query()).toBeNull();
    const checks = [...root.querySelectorAll('.wb-grid-row .wb-grid-check')];
    checks.slice(0, 2).forEach((check) => mouseDown(check));
    await button('删除 (2)').click();
    await expect.element(page.getByText('确定要删除这 2 项吗?').last()).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: '删除 (2)' }).click();
    await expect.poll(() => model.rowCount).toBe(1);
    expect(model.liveValues()[0]?.['sku']).toBe('G2');
  });

  it('stay when fewer than the least would remain', async () => {
    const { model } = await openTable({ minRows: 3 });
    model.selectRows(['r0']);
    await button('删除 (1)').click();
    await page.getByRole('dialog').getByRole('button', { name: '删除 (1)' }).click();
    await expect.element(page.getByText('至少保留 3 行')).toBeVisible();
    expect(model.rowCount).toBe(3);
  });

  it('are selected none, some or all [W2.1-9]', async () => {
    const { model, root } = await openTable();
    const head = root.querySelector('.wb-grid-check-all');
    const [first, , third] = root.querySelectorAll('.wb-grid-row .wb-grid-check');
    if (head === null || first === undefined || third === undefined) throw new Error('no checkboxes');
    expect(head.getAttribute('aria-checked')).toBe('false');
    mouseDown(first);
    expect(head.getAttribute('aria-checked')).toBe('mixed');
    mouseDown(third, { shiftKey: true });
    expect(head.getAttribute('aria-checked')).toBe('true');
    mouseDown(head);
    expect(model.selectedRowIds.size).toBe(0);
  });

  it('keep the selected cell when others come above it', async () => {
    const { handle, input, model } = await openTable();
    handle.focusCell('r1', 'name');
    model.apply({ kind: 'insert', rows: [{ index: 0, row: model.newRow() }] });
    expect(input.getAttribute('aria-label')).toBe('品名 第 3 行');
  });

  it('hand the selection to their neighbour when they go', async () => {
    const { handle, input, model } = await openTable();
    handle.focusCell('r2', 'name');
    await userEvent.keyboard('typed');
    model.apply({ kind: 'remove', rowIds: ['r2'] });
    expect(input.getAttribute('aria-label')).toBe('品名 第 2 行');
    await userEvent.keyboard('{Enter}');
    expect(model.rowAt(1).values['name']).toBe('name 1');
  });

  it('cannot be added, selected or changed in a read-only table', async () => {
    const { cell, root, model } = await openTable({ readOnly: true });
    expect(button('新 增').query()).toBeNull();
    expect(root.querySelector('.wb-grid-check')).toBeNull();
    await userEvent.click(cell(0, 'name'));
    await userEvent.keyboard('x{Enter}');
    expect(model.rowAt(0).values['name']).toBe('name 0');
  });
});

describe('messages', () => {
  it('mark a bad cell and say why on hover', async () => {
    const { cell, model, root } = await openTable();
    model.apply({ kind: 'set', cells: [{ rowId: 'r1', key: 'sku', value: 'X' }] });
    expect(cell(1, 'sku').getAttribute('aria-invalid')).toBe('true');
    await userEvent.hover(cell(1, 'sku'));
    expect(tooltip(root)?.textContent).toBe('货号格式不对');
    await userEvent.hover(cell(0, 'name'));
    expect(tooltip(root)).toBeNull();
  });

  it('show at the selected cell, described for those who do not see it', async () => {
    const { handle, input, model, root } = await openTable();
    model.apply({ kind: 'set', cells: [{ rowId: 'r1', key: 'sku', value: 'X' }] });
    handle.focusCell('r1', 'sku');
    expect(tooltip(root)?.textContent).toBe('货号格式不对');
    expect(input.getAttribute('aria-describedby')).toBe(tooltip(root)?.id);
  });

  it('follow what is typed, before it is left [W5.1-19]', async () => {
    const { handle, model, root } = await openTable();
    handle.focusCell('r0', 'sku');
    await userEvent.keyboard('x');
    expect(tooltip(root)?.textContent).toBe('货号格式不对');
    await userEvent.keyboard('{Backspace}G5');
    expect(tooltip(root)).toBeNull();
    expect(model.rowAt(0).values['sku']).toBe('G0');
  });

  it('of a missing value wait until the cell is left', async () => {
    const { cell, handle, model } = await openTable();
    await button('新 增').click();
    const { id } = model.rowAt(3);
    expect(cell(3, 'sku').hasAttribute('aria-invalid')).toBe(false);
    handle.focusCell(id, 'sku');
    await userEvent.keyboard('{F2}{Enter}');
    await expect.poll(() => cell(3, 'sku').getAttribute('aria-invalid')).toBe('true');
  });

  it('of the document are amber when they only warn', async () => {
    const { cell, model, root } = await openTable();
    model.setFindings([{ rowId: 'r0', key: 'name', level: 'warn', message: '请核对' }]);
    expect(cell(0, 'name').classList.contains('is-warn')).toBe(true);
    await userEvent.hover(cell(0, 'name'));
    expect(tooltip(root)?.dataset['level']).toBe('warn');
  });
});

it('shows sum and average below their column, and follows every change [W2.1-5]', async () => {
  const { model, root } = await openTable();
  const foot = (): (string | null)[] => [...root.querySelectorAll('.wb-grid-foot-row')].map((row) => row.textContent);
  expect(foot()).toEqual(['合计6', '平均2']);
  model.apply({ kind: 'set', cells: [{ rowId: 'r0', key: 'qty', value: '1234.5' }] });
  expect(foot()).toEqual(['合计1,239.5', '平均413.1667']);
  model.apply({ kind: 'remove', rowIds: ['r0'] });
  expect(foot()).toEqual(['合计5', '平均2.5']);
});

it('says that there is nothing yet, and takes it back with the first row', async () => {
  const { root } = await openTable({ count: 0 });
  expect(root.textContent).toContain('还没有');
  await button('新 增').click();
  expect(root.textContent).not.toContain('还没有');
});

it('shows that it is loading, and an error in place of the rows', async () => {
  const { root, rerender } = await openTable({ count: 0 }, { loading: true });
  expect(root.textContent).toContain('加载中…');
  await rerender({ loading: false, error: '加载失败' });
  expect(root.querySelector('[role=alert]')?.textContent).toBe('加载失败');
});

it('shows code texts, or nothing until the dictionary answers, so that no code flashes', async () => {
  const known = dictionaries();
  let answer = (): void => undefined;
  const asked = new Promise<void>((resolve) => (answer = resolve));
  const lookup: typeof known.lookup = async (dictCode, values) => {
    await asked;
    return known.lookup(dictCode, values);
  };
  const { cell } = await openTable({}, { ports: { dictionaries: { ...known, lookup }, t } });
  expect(cell(0, 'curr').textContent).toBe('');
  answer();
  await expect.poll(() => cell(0, 'curr').textContent).toBe('人民币');
});

it('tells a long text in full on hover', async () => {
  const { cell, model } = await openTable();
  const long = '品牌：某某；型号：很长很长很长很长很长很长';
  model.apply({ kind: 'set', cells: [{ rowId: 'r0', key: 'name', value: long }] });
  await userEvent.hover(cell(0, 'name'));
  expect(cell(0, 'name').title).toBe(long);
});

it('omits columns the user may not see, and locks those not editable', async () => {
  const columns = [
    columnOf('sku', { title: '货号' }),
    columnOf('fee', { title: '代理费', viewPermission: 'fee' }),
    columnOf('price', { title: '单价', editPermission: 'price:edit' }),
  ];
  const { root, cell, handle, model } = await openTable({ columns, rows: [{ id: 'r0' }] }, { can: () => false });
  expect([...root.querySelectorAll('.wb-grid-head-cell')].map((head) => head.textContent)).toEqual(['货号', '单价']);
  expect(handle.focusCell('r0', 'fee')).toBe(false);
  expect(cell(0, 'price').getAttribute('aria-readonly')).toBe('true');
  handle.focusCell('r0', 'price');
  await userEvent.keyboard('5{Enter}');
  expect(model.rowAt(0).values['price']).toBeUndefined();
});

it('is a grid with counts, indices and one tab stop, without serious axe violations', async () => {
  const { root, handle, input } = await openTable({ count: 500 });
  const grid = root.querySelector('[role=grid]');
  expect(grid?.getAttribute('aria-rowcount')).toBe('503');
  expect(grid?.getAttribute('aria-colcount')).toBe('10');
  handle.focusCell('r3', 'name');
  const active = document.getElementById(input.getAttribute('aria-activedescendant') ?? '');
  expect(active?.getAttribute('aria-colindex')).toBe('4');
  expect(active?.parentElement?.getAttribute('aria-rowindex')).toBe('5');
  expect(active?.getAttribute('aria-selected')).toBe('true');
  const stops = [...root.querySelectorAll<HTMLElement>('.wb-table-host *')].filter((element) => element.tabIndex >= 0);
  expect(stops).toEqual([input]);
  const { violations } = await axe.run(root.querySelector('.wb-table-host') ?? root, { resultTypes: ['violations'] });
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(serious.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
});
