import { expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import type { Ports } from '../../../renderers/index.ts';
import { memoryDataSource } from '../memoryDataSource.ts';
import { memoryDictionaries, orderDictionaries } from '../memoryDictionaries.ts';
import { compileTestPage } from '../orderPage.ts';
import { orderSchema } from '../orderSchema.ts';
import { showPage } from '../showPage.tsx';
import { testPorts } from '../testPorts.ts';
import { button, field, stored } from './showForm.tsx';

/** The order with a seal that has one valid spelling, and a rule that can compute the correct net weight. */
const mendable = compileTestPage({
  ...orderSchema,
  columns: [
    ...orderSchema.columns.map((column) =>
      column.key === 'net' ? { ...column, editPermission: 'test:order:netChange' } : column,
    ),
    {
      type: 'input',
      key: 'seal',
      title: '封号',
      validateRules: [{ pattern: '^[A-Z]{2}[0-9]{4}$', message: '封号为两个大写字母和四位数字' }],
    },
  ],
  rules: [
    {
      id: 'N1',
      level: 'warn',
      at: 'save',
      must: '$values.net == $values.gross',
      fix: '$values.gross',
      marks: ['/net'],
      message: '净重应等于毛重',
    },
  ],
  form: {
    ...orderSchema.form,
    groups: [
      { key: 'all', title: '基本信息', columns: 4, fields: ['code', 'status', 'gross', 'net', 'seal'] },
      { key: 'rest', title: '其他', columns: 4, folded: true, fields: ['currency'] },
    ],
  },
});
const wrong = {
  ...stored,
  net: '10',
  seal: 'ab 1234',
  goodsList: [
    { id: 'g1', name: null, qty: '3' },
    { id: 'g2', name: '螺母', qty: '1' },
    { id: 'g3', name: null, qty: '4' },
  ],
};

const memoryPreferences = (): NonNullable<Ports['preferences']> => {
  const kept = new Map<string, unknown>();
  return { get: (key) => kept.get(key), set: (key, value) => void kept.set(key, value) };
};

const open = async (preferences = memoryPreferences(), denied: readonly string[] = []) => {
  const dataSource = memoryDataSource([wrong]);
  const ports = testPorts({ dataSource, dictionaries: memoryDictionaries(orderDictionaries), preferences, denied });
  const shown = await showPage({ page: mendable, ports, view: { kind: 'form', id: '7' } });
  await userEvent.fill(field('订单号'), 'B1');
  await userEvent.click(button('保存'));
  await expect.element(field('封号')).toHaveAttribute('aria-invalid', 'true');
  return shown;
};
const panel = () => screen.getByRole('region', { name: '问题' });
const openPanel = () => userEvent.click(button('问题').first());
const item = (text: string) => panel().getByRole('listitem').filter({ hasText: text });
const focusedLabel = () => document.activeElement?.getAttribute('aria-label') ?? '';

test('lists findings tab by tab and row by row, with levels and counts', async () => {
  await open();
  await openPanel();
  await expect.element(panel().getByRole('status')).toHaveTextContent(/问题 4\s*3\s*1/);
  await expect.element(panel().getByRole('group', { name: '表单 2' })).toBeVisible();
  const goods = panel().getByRole('group', { name: '商品 2' });
  await expect.element(goods.getByRole('heading', { name: '第 1 行' })).toBeVisible();
  await expect.element(goods.getByRole('heading', { name: '第 3 行' })).toBeVisible();
  await expect.element(item('净重应等于毛重').getByRole('img', { name: '提醒' })).toBeVisible();
});

test('follows what is mended, and says so when nothing is left', async () => {
  await open();
  await openPanel();
  await userEvent.fill(field('封号'), 'AB1234');
  await userEvent.tab();
  await expect.element(panel().getByRole('status')).toHaveTextContent(/问题 3/);
  await expect.element(item('封号为两个')).not.toBeInTheDocument();
});

test('Enter on a finding leads to its cell', async () => {
  await open();
  await openPanel();
  item('请输入品名').last().getByRole('button').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(focusedLabel).toBe('品名 第 3 行');
});

test('F8 goes from finding to finding and round, Shift+F8 back', async () => {
  await open();
  await userEvent.keyboard('{F8}');
  await expect.element(field('净重')).toHaveFocus();
  await userEvent.keyboard('{F8}');
  await expect.element(field('封号')).toHaveFocus();
  // As after Tab: typed text replaces the existing value.
  const faulty = field('封号').element() as HTMLInputElement;
  expect([faulty.selectionStart, faulty.selectionEnd]).toEqual([0, faulty.value.length]);
  expect(faulty.value).not.toBe('');
  await userEvent.keyboard('{Shift>}{F8}{/Shift}');
  await expect.element(field('净重')).toHaveFocus();
  await userEvent.keyboard('{Shift>}{F8}{/Shift}');
  await expect.poll(focusedLabel).toBe('品名 第 3 行');
});

test('fixes certain problems, one by one or all in one undoable step', async () => {
  await open();
  await openPanel();
  await userEvent.click(item('净重应等于毛重').getByRole('button', { name: '改为 12.5' }));
  await expect.element(field('净重')).toHaveValue('12.5');
  await userEvent.click(button('撤销').first());
  await expect.element(field('净重')).toHaveValue('10');
  await userEvent.click(panel().getByRole('button', { name: '全部修正 2' }));
  await expect.element(field('净重')).toHaveValue('12.5');
  await expect.element(field('封号')).toHaveValue('AB1234');
  await userEvent.click(button('操作记录'));
  await userEvent.click(screen.getByRole('menuitem', { name: '撤销：修正 2 项' }));
  await expect.element(field('净重')).toHaveValue('10');
  await expect.element(field('封号')).toHaveValue('ab 1234');
});

test('offers no mend for a field that the user may not change', async () => {
  await open(memoryPreferences(), ['test:order:netChange']);
  await openPanel();
  await expect.element(item('净重应等于毛重')).toBeVisible();
  await expect.element(item('净重应等于毛重').getByRole('button', { name: /^改为/ })).not.toBeInTheDocument();
  await userEvent.click(panel().getByRole('button', { name: '全部修正 1' }));
  await expect.element(field('封号')).toHaveValue('AB1234');
  await expect.element(screen.getByText('10', { exact: true }).first()).toBeVisible();
});

test('takes back several steps at once by their names', async () => {
  await open();
  await userEvent.fill(field('毛重'), '20');
  await userEvent.fill(field('净重'), '15');
  await userEvent.tab();
  await userEvent.click(button('操作记录'));
  await expect.element(screen.getByRole('menuitem', { name: '撤销：修改 净重' })).toBeVisible();
  await userEvent.click(screen.getByRole('menuitem', { name: '撤销：修改 毛重' }));
  await expect.element(field('毛重')).toHaveValue('12.5');
  await expect.element(field('净重')).toHaveValue('10');
  await userEvent.click(button('操作记录'));
  await userEvent.click(screen.getByRole('menuitem', { name: '重做：修改 净重' }));
  await expect.element(field('净重')).toHaveValue('15');
});

test('is docked, sized and folded as it was left', async () => {
  const preferences = memoryPreferences();
  const shown = await open(preferences);
  await openPanel();
  await userEvent.click(panel().getByRole('button', { name: '停靠在右侧' }));
  const grip = () => panel().getByRole('separator', { name: '调整面板大小' });
  grip().element().focus();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await expect.element(grip()).toHaveAttribute('aria-valuenow', '388');
  await shown.unmount();
  await open(preferences);
  await expect.element(grip()).toHaveAttribute('aria-valuenow', '388');
  await userEvent.click(panel().getByRole('button', { name: '收起或展开面板' }));
  await expect.element(item('净重应等于毛重')).not.toBeInTheDocument();
});
