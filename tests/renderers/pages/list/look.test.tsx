import { afterEach, expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import type { Preferences } from '../../../../renderers/index.ts';
import { memoryDataSource, orders } from '../../memoryDataSource.ts';
import { memoryDictionaries, orderDictionaries } from '../../memoryDictionaries.ts';
import { compileTestPage, orderPage } from '../../orderPage.ts';
import { orderSchema } from '../../orderSchema.ts';
import { showPage } from '../../showPage.tsx';
import { testPorts } from '../../testPorts.ts';

const remembering = () => {
  const kept = new Map<string, unknown>();
  const preferences: Preferences = { get: (key) => kept.get(key), set: (key, value) => void kept.set(key, value) };
  return { kept, preferences };
};

const open = async (page = orderPage(), records = orders(60)) => {
  const source = memoryDataSource(records);
  const { kept, preferences } = remembering();
  const ports = testPorts({ dataSource: source, dictionaries: memoryDictionaries(orderDictionaries), preferences });
  const shown = await showPage({ page, ports, view: { kind: 'list' } });
  const again = async () => {
    await shown.unmount();
    await showPage({ page, ports, view: { kind: 'list' } });
  };
  return { source, kept, again };
};

const button = (name: string) => screen.getByRole('button', { name, exact: true });
const heads = () =>
  screen
    .getByRole('columnheader')
    .elements()
    .slice(1, -1)
    .map((head) => head.textContent);

afterEach(() => screen.viewport(1280, 800));

test('shows active filters with code texts; each can be removed, or all at once [W2.2-1]', async () => {
  const { source } = await open();
  const last = () => source.queries.at(-1)?.filters;
  await userEvent.fill(screen.getByRole('textbox', { name: '订单号' }), 'A0');
  await userEvent.click(screen.getByLabelText('状态', { exact: true }));
  await userEvent.click(screen.getByText('暂存').last());
  await userEvent.click(button('查 询'));
  const chips = screen.getByRole('group', { name: '当前条件' });
  await expect.element(chips.getByText('订单号：A0')).toBeVisible();
  await expect.element(chips.getByText('状态：暂存')).toBeVisible();
  await userEvent.click(button('移除条件订单号'));
  await expect.poll(last).toEqual({ status: 'draft' });
  await expect.element(screen.getByRole('textbox', { name: '订单号' })).toHaveValue('');
  await expect.element(button('移除条件状态')).toHaveFocus();
  await userEvent.click(button('清除全部'));
  await expect.poll(last).toEqual({});
  await expect.element(chips).not.toBeInTheDocument();
});

test('hides, moves, pins and resizes columns in settings or by edges, stored per user', async () => {
  const { kept, again } = await open();
  await expect.element(screen.getByRole('columnheader', { name: '毛重' })).toBeVisible();
  expect(heads()).toEqual(['订单号', '状态', '币制', '毛重', '日期']);
  await userEvent.click(button('列设置'));
  await userEvent.click(screen.getByRole('checkbox', { name: '状态' }));
  await userEvent.click(button('上移 毛重'));
  await userEvent.selectOptions(screen.getByLabelText('日期的固定位置'), 'right');
  await userEvent.fill(screen.getByLabelText('毛重的列宽'), '222');
  await userEvent.click(button('确 定'));
  await expect.poll(heads).toEqual(['订单号', '毛重', '币制', '日期']);
  const gross = screen.getByRole('columnheader', { name: '毛重' }).element();
  const columnWidth = () => gross.closest('table')?.querySelectorAll('col')[2]?.style.width;
  expect(columnWidth()).toBe('222px');
  expect(screen.getByRole('columnheader', { name: '日期' }).element().getAttribute('data-pin')).toBe('right');

  const edge = gross.querySelector('.wb-column-edge');
  const at = (type: string, target: EventTarget, clientX: number) =>
    target.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX, pointerId: 1, button: 0 }));
  const { right, width } = gross.getBoundingClientRect();
  if (edge === null) throw new Error('no edge');
  at('pointerdown', edge, right);
  at('pointermove', window, right + 30);
  at('pointerup', window, right + 30);
  await expect.poll(columnWidth).toBe(`${Math.round(width + 30)}px`);
  await expect.poll(() => kept.get('table-columns:test/order:list')).toMatchObject({ hidden: ['status'] });

  await again();
  await expect.poll(heads).toEqual(['订单号', '毛重', '币制', '日期']);
  await userEvent.click(button('列设置'));
  await userEvent.click(button('恢复默认'));
  await userEvent.click(button('确 定'));
  await expect.poll(heads).toEqual(['订单号', '状态', '币制', '毛重', '日期']);
});

test('asks again on 刷新, and stands as near as the user wants', async () => {
  const { source, kept } = await open();
  await expect.element(screen.getByText('A001')).toBeVisible();
  const before = source.queries.length;
  await userEvent.click(button('刷新'));
  await expect.poll(() => source.queries.length).toBe(before + 1);
  const heightOf = () => document.querySelector('.wb-scrolled-rows tr')?.getBoundingClientRect().height ?? 0;
  const usual = heightOf();
  await userEvent.click(button('显示设置'));
  await userEvent.click(screen.getByRole('menuitem', { name: '紧凑' }));
  await expect.poll(heightOf).toBeLessThan(usual);
  expect(kept.get('list-settings:test/order')).toMatchObject({ density: 'compact' });
});

test('fits the number of rows to the window if the page requests it [D60, W9-1]', async () => {
  const page = compileTestPage({ ...orderSchema, list: { ...orderSchema.list, rows: 'fit' } });
  await screen.viewport(1280, 1000);
  const { source } = await open(page);
  const size = () => source.queries.at(-1)?.pageSize ?? 0;
  await expect.poll(size).toBeGreaterThan(12);
  const many = size();
  expect(source.queries.map(({ pageSize }) => pageSize)).toEqual([many]);
  await screen.viewport(1280, 600);
  await expect.poll(size).toBeLessThan(many);
  await expect.poll(() => document.documentElement.scrollHeight).toBeLessThanOrEqual(620);
});

test('becomes cards at 390 px if page or user request it, else a scrolling table [D60]', async () => {
  await screen.viewport(390, 800);
  const { source, kept } = await open();
  await expect.element(screen.getByRole('table', { name: '订单列表' })).toBeVisible();
  await userEvent.click(button('显示设置'));
  await userEvent.click(screen.getByRole('menuitem', { name: '窄屏显示为卡片' }));
  const card = screen.getByRole('list', { name: '订单列表' }).getByRole('listitem').filter({ hasText: 'A002' });
  await expect.element(card.getByText('暂存')).toHaveClass('wb-chip');
  await expect.element(card.getByText('2,000.5', { exact: true })).toBeVisible();
  await userEvent.click(card.getByRole('checkbox'));
  await expect.element(screen.getByText('已选择 1 项')).toBeVisible();
  expect(kept.get('list-settings:test/order')).toMatchObject({ cards: true });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '排序' }), '订单号');
  await expect.poll(() => source.queries.at(-1)).toMatchObject({ column: 'code', order: 'asc', pageNo: 1 });
  await userEvent.click(button('升序'));
  await expect.poll(() => source.queries.at(-1)).toMatchObject({ column: 'code', order: 'desc' });
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  expect(source.queries.length).toBeGreaterThan(0);
  await screen.viewport(1280, 800);
  await expect.element(screen.getByRole('table', { name: '订单列表' })).toBeVisible();
});

test('a record whose first column is blank is opened all the same', async () => {
  await open(orderPage(), [{ id: '1', code: '', status: 'draft' }]);
  const link = screen.getByRole('cell').first().element().nextElementSibling?.querySelector('button');
  expect(link?.textContent).toBe('查看');
});
