import { expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import type { CompiledPage } from '../../../engine/index.ts';
import type { Ports } from '../../../renderers/index.ts';
import { memoryDataSource, orders } from '../memoryDataSource.ts';
import { memoryDictionaries, orderDictionaries } from '../memoryDictionaries.ts';
import { orderPage } from '../orderPage.ts';
import { showPage } from '../showPage.tsx';
import { testPorts, type Told } from '../testPorts.ts';

const list = async (
  dataSource: Ports['dataSource'],
  { told, page = orderPage() }: { told: Told; page?: CompiledPage },
) => {
  const ports = testPorts({ dataSource, dictionaries: memoryDictionaries(orderDictionaries), told });
  await showPage({ page, ports, view: { kind: 'list' } });
};

const rowOf = (code: string) => screen.getByRole('row').filter({ hasText: code });
/** The toolbar button, which shows the number of selected records. */
const remove = (count = 0) =>
  screen.getByRole('button', { name: count === 0 ? '删除' : `删除 (${count})`, exact: true });
const button = (name: string) => screen.getByRole('button', { name, exact: true });

test('asks for a selection before a batch delete [W5.1-56]', async () => {
  const told: Told = [];
  await list(memoryDataSource(orders(3)), { told });
  await userEvent.click(remove());
  expect(told).toEqual(['warning 请选择一条记录！']);
});

test('reports a missing page address of an action when the action is called [W5.1-56]', async () => {
  const told: Told = [];
  const page = orderPage();
  await list(memoryDataSource(orders(3)), { told, page: { ...page, resource: { ...page.resource, url: '' } } });
  await expect.element(screen.getByText('请设置url.list属性!')).toBeVisible();
  await userEvent.click(remove());
  expect(told).toEqual(['error 请设置url.deleteBatch属性!']);
});

test('deletes the selection after confirmation, and goes back when the page became empty [W4-8]', async () => {
  const told: Told = [];
  const source = memoryDataSource(orders(11).map((order) => ({ ...order, status: 'draft' })));
  await list(source, { told });
  await userEvent.click(screen.getByRole('listitem', { name: '2' }));
  await userEvent.click(rowOf('A011').getByRole('checkbox'));
  await userEvent.click(remove(1));
  await userEvent.click(
    screen.getByRole('dialog', { name: /^确认删除.+“A011”$/ }).getByRole('button', { name: '删除 (1)' }),
  );
  await expect.element(screen.getByText('1-10 共 10 条')).toBeVisible();
  expect(told).toEqual(['success 批量删除成功！']);
  expect(source.records.has('11')).toBe(false);
});

test('keeps a record changed since display, reports it, and requires a new selection [D54]', async () => {
  const told: Told = [];
  const source = memoryDataSource(orders(3));
  await list(source, { told });
  await userEvent.click(rowOf('A001').getByRole('checkbox'));
  await userEvent.click(rowOf('A002').getByRole('checkbox'));
  source.records.set('2', { ...source.records.get('2'), version: 2, code: 'B002' });
  await userEvent.click(remove(2));
  const asked = screen.getByRole('dialog', { name: /^确认删除 2 条/ });
  await expect.element(asked.getByRole('list')).toHaveTextContent('A001A002');
  await userEvent.click(asked.getByRole('button', { name: '删除 (2)' }));
  await expect.element(rowOf('B002')).toBeVisible();
  // The row shows the name under which it was selected; the others can still be deleted, or kept as here.
  await expect.element(screen.getByText('A002：已被 王芳 修改')).toBeVisible();
  await expect.element(screen.getByText('没有删除任何记录。其余 1 条可以删除。')).toBeVisible();
  await userEvent.click(button('取 消'));
  expect(told).toEqual([]);
  await expect.element(rowOf('A001').getByRole('checkbox')).toBeChecked();
  await expect.element(rowOf('B002').getByRole('checkbox')).not.toBeChecked();
  expect(source.records.size).toBe(3);
});

test('names each protected record with the reason, and deletes the others after confirmation', async () => {
  const told: Told = [];
  const source = memoryDataSource(orders(5).map((order) => ({ ...order, status_dictText: '已复核' })));
  await list(source, { told });
  await userEvent.click(rowOf('A005').getByRole('checkbox'));
  await userEvent.click(remove(1));
  await expect.element(screen.getByRole('dialog', { name: '1 条记录不能删除' })).toBeVisible();
  await expect.element(screen.getByText('A005：状态为“已复核”，不能删除')).toBeVisible();
  await expect.element(button('取 消')).not.toBeInTheDocument();
  await userEvent.click(button('关 闭'));
  await userEvent.click(rowOf('A001').getByRole('checkbox'));
  await userEvent.click(remove(2));
  await expect.element(screen.getByText('其余 1 条可以删除。')).toBeVisible();
  await expect.element(button('删除其余 1 条')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => told).toEqual(['success 批量删除成功！']);
  expect([source.records.has('1'), source.records.has('5')]).toEqual([false, true]);
});

test('moves the selection in one dialog by keyboard, with counts and reasons for the rest [L3]', async () => {
  const told: Told = [];
  const source = memoryDataSource(orders(6));
  await list(source, { told });
  for (const code of ['A001', 'A002', 'A005']) await userEvent.click(rowOf(code).getByRole('checkbox'));
  button('提交复核 (2)').element().focus();
  await userEvent.keyboard('{Enter}');
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByText('可以提交复核 2 条。')).toBeVisible();
  await expect.element(dialog.getByText('A005：状态已变')).toBeVisible();
  await expect.element(dialog.getByText('提交后不能修改，确认提交？')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: '提交复核 (2)' })).toHaveFocus();
  expect(source.records.get('1')).toMatchObject({ status: 'draft' });
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByText('已提交复核 2 条。')).toBeVisible();
  await expect.element(dialog.getByText('A005：状态已变')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(['1', '2', '5'].map((id) => source.records.get(id)?.['status'])).toEqual(['review', 'review', 'review']);
  await expect.element(screen.getByText('已选择 1 项')).toBeVisible();
});
