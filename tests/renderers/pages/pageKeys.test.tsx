import { expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useKeysHelp, type Ports } from '../../../renderers/index.ts';
import { memoryDataSource, orders } from '../memoryDataSource.ts';
import { memoryDictionaries, orderDictionaries } from '../memoryDictionaries.ts';
import { compileTestPage, orderPage } from '../orderPage.ts';
import { orderSchema } from '../orderSchema.ts';
import { inShell, showPage } from '../showPage.tsx';
import { testPorts, type TestPortsOptions, type Told } from '../testPorts.ts';
import { field, showForm, stored } from './showForm.tsx';

const at = () => document.activeElement;
const press = (keys: string) => userEvent.keyboard(keys);

/** Whether a page handles a key pressed at the focused element. */
function isTaken(init: KeyboardEventInit): boolean {
  const event = new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true });
  at()?.dispatchEvent(event);
  return event.defaultPrevented;
}

test('a form focuses its first field, and the next step after a submit', async () => {
  const move = (id: string, title: string, to: string) =>
    ({ action: 'transition', id, title, from: ['review'], to, permission: `test:order:${id}` }) as const;
  const actions = [
    ...orderSchema.list.actions,
    move('approve', '复核通过', 'done'),
    move('giveBack', '退回修改', 'draft'),
  ];
  const told: Told = [];
  const ports = testPorts({
    dataSource: memoryDataSource([stored]),
    dictionaries: memoryDictionaries(orderDictionaries),
    told,
  });
  const page = compileTestPage({ ...orderSchema, list: { ...orderSchema.list, actions } });
  await showPage({ page, ports, view: { kind: 'form', id: '7' } });
  await expect.element(field('订单号')).toHaveFocus();
  await press('{F9}');
  await expect.element(screen.getByRole('dialog').getByRole('button', { name: '提交复核' })).toHaveFocus();
  await press('{Enter}');
  await expect.poll(() => told).toContain('success 提交复核成功');
  await expect.element(screen.getByRole('button', { name: '复核通过' })).toHaveFocus();
  await press('{Tab}{Enter}');
  await expect.poll(() => told).toContain('success 退回修改成功');
  await expect.element(field('订单号')).toHaveFocus();
});

test('a list focuses its first row, and after a removal the next row', async () => {
  await list();
  await expect.element(screen.getByRole('checkbox', { name: '选择第 1 行' })).toHaveFocus();
  const row = screen.getByRole('row').filter({ hasText: 'A002' });
  await userEvent.click(row.getByRole('button', { name: '更多' }));
  await userEvent.click(screen.getByRole('menuitem', { name: '删除' }));
  await userEvent.click(screen.getByRole('button', { name: '删 除' }));
  await expect.element(row).not.toBeInTheDocument();
  await expect.poll(() => at()?.closest('tr')?.textContent ?? '').toContain('A003');
});

test('F6 cycles through the parts of a form and leaves the last; Shift+F6 goes back', async () => {
  await showForm(memoryDataSource([stored]), { id: '7' });
  await userEvent.click(field('订单号'));
  await press('{F6}');
  await expect.element(field('毛重')).toHaveFocus();
  await press('{F6}');
  expect(at()?.closest('.wb-details')).not.toBeNull();
  await press('{F6}');
  await expect.element(screen.getByRole('button', { name: '返回' })).toHaveFocus();
  expect(isTaken({ key: 'F6' })).toBe(false);
  await press('{Shift>}{F6}{F6}{/Shift}');
  await expect.element(field('毛重')).toHaveFocus();
});

test('F9 moves the status on, Alt+N begins another record, wherever the layout puts the letter', async () => {
  const { told } = await showForm(memoryDataSource([stored]), { id: '7' });
  await userEvent.click(field('订单号'));
  await press('{F9}');
  await expect.element(screen.getByText('提交后不能修改，确认提交？')).toBeVisible();
  // The page does not respond below the dialog.
  expect(isTaken({ key: 'n', code: 'KeyN', altKey: true })).toBe(false);
  await press('{Escape}');
  await expect.element(screen.getByText('提交后不能修改，确认提交？')).not.toBeInTheDocument();
  expect(isTaken({ key: '~', code: 'KeyN', altKey: true })).toBe(true);
  expect(isTaken({ key: 'n', code: 'KeyN', altKey: true, ctrlKey: true })).toBe(false);
  expect(told.filter((one) => one.startsWith('navigate'))).toHaveLength(1);
});

const list = async (told: Told = [], options: TestPortsOptions = {}): Promise<Ports> => {
  const source = memoryDataSource(orders(12));
  const ports = testPorts({
    dataSource: { ...source, list: (...asked) => (told.push('list'), source.list(...asked)) },
    dictionaries: memoryDictionaries(orderDictionaries),
    told,
    ...options,
  });
  await showPage({ page: orderPage(), ports, view: { kind: 'list' } });
  await expect.element(screen.getByRole('row').filter({ hasText: 'A002' })).toBeVisible();
  return ports;
};

test('F8 focuses the first list row, arrows move, Enter opens, F9 searches', async () => {
  const told: Told = [];
  await list(told);
  await press('{F8}');
  await expect.element(screen.getByRole('checkbox', { name: '选择第 1 行' })).toHaveFocus();
  await press('{ArrowDown}{ArrowDown}{ArrowUp}');
  await expect.element(screen.getByRole('checkbox', { name: '选择第 2 行' })).toHaveFocus();
  await press('{Enter}');
  expect(told.filter((one) => one.startsWith('navigate'))).toHaveLength(1);
  const asked = told.filter((one) => one === 'list').length;
  await press('{F9}');
  await expect.poll(() => told.filter((one) => one === 'list').length).toBe(asked + 1);
});

test('Alt+C copies the record of the current row, or of the saved form', async () => {
  const told: Told = [];
  await list(told);
  await press('{F8}{ArrowDown}{Alt>}c{/Alt}');
  expect(told.at(-1)).toBe('navigate /orders/form/new?copy=2');
  const form = await showForm(memoryDataSource([stored]), { id: '7' });
  await userEvent.fill(field('毛重'), '13');
  await press('{Alt>}c{/Alt}');
  expect(form.told).toEqual(['warning 请先保存']);
  await press('{Control>}s{/Control}');
  await expect.poll(() => form.told).toContain('success 保存成功');
  await press('{Alt>}c{/Alt}');
  await expect.poll(() => form.told.at(-1)).toBe('navigate /orders/form/new?copy=7');
});

test('nobody begins a record by key who may not', async () => {
  const told: Told = [];
  await list(told, { denied: ['test:order:add'] });
  expect(isTaken({ key: 'c', code: 'KeyC', altKey: true })).toBe(false);
  expect(isTaken({ key: 'n', code: 'KeyN', altKey: true })).toBe(false);
  expect(told.filter((one) => one.startsWith('navigate'))).toEqual([]);
});

test('Ctrl+/ shows only the keys of the visible page, and focus returns afterwards', async () => {
  const ports = testPorts({
    dataSource: memoryDataSource([stored]),
    dictionaries: memoryDictionaries(orderDictionaries),
  });
  const listeners = new Set<() => void>();
  const request = {
    ask: () => listeners.forEach((listener) => listener()),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  function WithHelp() {
    const dialog = useKeysHelp(ports.t, request);
    return (
      <>
        {inShell({ page: orderPage(), ports, view: { kind: 'form', id: '7' } })}
        {dialog}
      </>
    );
  }
  await render(<WithHelp />);
  await userEvent.click(field('订单号'));
  await press('{Control>}/{/Control}');
  const keys = screen.getByRole('dialog', { name: '快捷键' });
  await expect.element(keys.getByRole('region', { name: '表单' }).getByText('提交、通过，到下一状态')).toBeVisible();
  await expect.element(keys.getByText('F9')).toBeVisible();
  await expect.element(keys.getByRole('region', { name: '全局' })).toBeVisible();
  await expect.element(keys.getByRole('region', { name: '列表' })).not.toBeInTheDocument();
  await press('{Escape}');
  await expect.element(field('订单号')).toHaveFocus();
});
