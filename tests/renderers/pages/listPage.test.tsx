import { expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { PortError, type Ports } from '../../../renderers/index.ts';
import { memoryDataSource, orders, type MemoryDataSource } from '../memoryDataSource.ts';
import { memoryDictionaries, orderDictionaries } from '../memoryDictionaries.ts';
import { orderPage } from '../orderPage.ts';
import { showPage } from '../showPage.tsx';
import { testPorts, type TestPortsOptions, type Told } from '../testPorts.ts';

const list = async (dataSource: Partial<Ports['dataSource']>, options: TestPortsOptions = {}) => {
  const ports = testPorts({ dataSource, dictionaries: memoryDictionaries(orderDictionaries), ...options });
  await showPage({ page: orderPage(), ports, view: { kind: 'list' } });
  return ports;
};

const rowOf = (code: string) => screen.getByRole('row').filter({ hasText: code });
const lastQuery = (source: MemoryDataSource) => source.queries.at(-1);
const button = (name: string) => screen.getByRole('button', { name, exact: true });

test('shows page 1 of 10 with range, total, sizes and a quick jumper [W9-1]', async () => {
  const source = memoryDataSource(orders(37));
  await list(source);
  await expect.element(rowOf('A010')).toBeVisible();
  await expect.element(screen.getByText('1-10 共 37 条')).toBeVisible();
  expect(lastQuery(source)).toMatchObject({ pageNo: 1, pageSize: 10, column: 'code', order: 'asc' });
  await expect.element(screen.getByRole('textbox', { name: '页' })).toBeVisible();
  await userEvent.click(screen.getByRole('listitem', { name: '4' }));
  await expect.element(screen.getByText('31-37 共 37 条')).toBeVisible();
});

test('draws the table as loading where the first records take long, and then them [W4-8]', async () => {
  const source = memoryDataSource(orders(3));
  let answer = (): void => undefined;
  const asked = new Promise<void>((resolve) => void (answer = resolve));
  await list({ ...source, list: (...question) => asked.then(() => source.list(...question)) });
  await expect.element(screen.getByRole('columnheader', { name: '订单号' })).toBeInTheDocument();
  await expect.poll(() => document.querySelector('.wb-records .ant-spin-spinning')).not.toBeNull();
  answer();
  await expect.element(rowOf('A003')).toBeVisible();
});

test('shows a lower bound when the server stopped counting, and the exact total on click [W9-1, D29]', async () => {
  const records = [{ id: '1', code: 'A1' }];
  await list({
    list: async (_page, { exactTotal = false }) =>
      exactTotal ? { records, total: 23_456, totalIsAtLeast: false } : { records, total: 10_000, totalIsAtLeast: true },
  });
  await userEvent.click(screen.getByText('1-10 共 10,000+ 条'));
  await expect.element(screen.getByText('1-10 共 23456 条')).toBeVisible();
});

test('shows code texts, thousands separators, no redundant digits, and the status as a tag', async () => {
  await list(memoryDataSource(orders(2)));
  await expect.element(rowOf('A002').getByText('2,000.5', { exact: true })).toBeVisible();
  await expect.element(rowOf('A002').getByText('人民币')).toBeVisible();
  await expect.element(rowOf('A002').getByText('暂存')).toHaveClass('wb-chip');
});

test('searches with Enter, returns to page 1 and clears the selection; so does a reset [W4-8]', async () => {
  const source = memoryDataSource(orders(37));
  await list(source);
  await userEvent.click(screen.getByRole('listitem', { name: '2' }));
  await userEvent.click(rowOf('A012').getByRole('checkbox'));
  await expect.element(screen.getByText('已选择 1 项')).toBeVisible();

  await userEvent.fill(screen.getByRole('textbox', { name: '订单号' }), 'A03');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('1-8 共 8 条')).toBeVisible();
  expect(lastQuery(source)).toMatchObject({ pageNo: 1, filters: { code: '*A03*' } });
  await expect.element(screen.getByText('已选择 1 项')).not.toBeInTheDocument();

  await userEvent.click(rowOf('A031').getByRole('checkbox'));
  await userEvent.click(button('重 置'));
  await expect.element(screen.getByText('1-10 共 37 条')).toBeVisible();
  expect(lastQuery(source)?.filters).toEqual({});
  await expect.element(screen.getByRole('textbox', { name: '订单号' })).toHaveValue('');
  await expect.element(screen.getByText('已选择 1 项')).not.toBeInTheDocument();
});

test('keeps the selection across pages, counts it and clears it', async () => {
  await list(memoryDataSource(orders(12)));
  await userEvent.click(rowOf('A003').getByRole('checkbox'));
  await userEvent.click(screen.getByRole('listitem', { name: '2' }));
  await userEvent.click(rowOf('A011').getByRole('checkbox'));
  await expect.element(screen.getByText('已选择 2 项')).toBeVisible();
  await userEvent.click(screen.getByRole('listitem', { name: '1' }));
  await expect.element(rowOf('A003').getByRole('checkbox')).toBeChecked();
  await userEvent.click(button('清空'));
  await expect.element(rowOf('A003').getByRole('checkbox')).not.toBeChecked();
});

test('selects the page with one click, and a row range with Shift', async () => {
  await list(memoryDataSource(orders(12)));
  const page = screen.getByRole('checkbox', { name: '选择本页' });
  const boxOf = (code: string) => rowOf(code).getByRole('checkbox');
  await userEvent.click(boxOf('A003'));
  expect(page.element()).toMatchObject({ checked: false, indeterminate: true });
  await userEvent.click(boxOf('A006'), { modifiers: ['Shift'] });
  await expect.element(screen.getByText('已选择 4 项')).toBeVisible();
  await expect.element(rowOf('A005')).toHaveAttribute('aria-selected', 'true');
  await userEvent.click(boxOf('A004'));
  await userEvent.click(boxOf('A005'), { modifiers: ['Shift'] });
  await expect.element(screen.getByText('已选择 2 项')).toBeVisible();
  await userEvent.click(page);
  await expect.element(screen.getByText('已选择 10 项')).toBeVisible();
  await expect.element(page).toBeChecked();
  await userEvent.click(page);
  await expect.element(boxOf('A010')).not.toBeChecked();
});

test('keeps the header aligned with its columns during horizontal scrolling by bar or keyboard', async () => {
  await list(memoryDataSource(orders(3)));
  await expect.element(rowOf('A003')).toBeVisible();
  const table = screen.getByRole('table', { name: '订单列表' }).element();
  table.parentElement?.style.setProperty('width', '420px');
  const [head, rows] = [...table.children];
  const bar = table.querySelector('.wb-scrolled-bar');
  if (head === undefined || rows === undefined || bar === null) throw new Error('a part is missing');
  expect(bar.scrollWidth).toBe(rows.scrollWidth);
  bar.scrollLeft = 90;
  await expect.poll(() => [head.scrollLeft, rows.scrollLeft]).toEqual([90, 90]);
  const title = screen.getByRole('button', { name: '毛重' }).element();
  const cell =
    rows.querySelectorAll('tr')[0]?.children[
      [...(title.closest('tr')?.children ?? [])].indexOf(title.closest('th') ?? title)
    ];
  expect(cell?.getBoundingClientRect().left).toBe(title.closest('th')?.getBoundingClientRect().left);
  // Browsers make scrollable elements tab stops unless `tabindex` is set.
  expect(bar.getAttribute('tabindex')).toBe('-1');
  head.scrollLeft = 0;
  await expect.poll(() => [rows.scrollLeft, bar.scrollLeft]).toEqual([0, 0]);
});

test('opens 更多 by keyboard on its first entry, and leaves it to its button', async () => {
  const told: Told = [];
  await list(memoryDataSource(orders(1)), { told });
  await expect.element(rowOf('A001')).toBeVisible();
  const more = rowOf('A001').getByRole('button', { name: '更多' });
  (more.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('menuitem', { name: '复制' })).toHaveFocus();
  await expect.element(more).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Escape}');
  await expect.element(more).toHaveFocus();
  await expect.element(more).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('menuitem', { name: '复制' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => told.join()).toContain('navigate /orders/form/new');
});

test('shows filters hidden behind 展开, and sends ranges and detail columns as the contract defines', async () => {
  const source = memoryDataSource(orders(3));
  await list(source);
  await expect.element(screen.getByRole('group', { name: '日期' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '展开' }));
  await userEvent.fill(screen.getByRole('textbox', { name: '日期', exact: true }), '20260502');
  await userEvent.keyboard('{Tab}');
  await userEvent.fill(screen.getByRole('textbox', { name: '日期止' }), '2026-05-03');
  await userEvent.keyboard('{Tab}');
  await userEvent.fill(screen.getByRole('textbox', { name: '品名' }), '螺丝');
  await userEvent.click(button('查 询'));
  await expect
    .poll(() => lastQuery(source)?.filters)
    .toEqual({ orderDate_begin: '2026-05-02', orderDate_end: '2026-05-03', 'goods.name': '螺丝*' });
});

test('sorts by a click on the header', async () => {
  const source = memoryDataSource(orders(3));
  await list(source);
  await userEvent.click(screen.getByRole('columnheader', { name: '毛重' }));
  await expect.poll(() => lastQuery(source)).toMatchObject({ column: 'gross', order: 'asc' });
  await userEvent.click(screen.getByRole('columnheader', { name: '毛重' }));
  await expect.poll(() => lastQuery(source)).toMatchObject({ column: 'gross', order: 'desc' });
  await expect.element(screen.getByRole('columnheader', { name: '毛重' })).toHaveAttribute('aria-sort', 'descending');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => lastQuery(source)).toMatchObject({ column: 'code', order: 'asc' });
  await expect.element(screen.getByRole('columnheader', { name: '毛重' })).not.toHaveAttribute('aria-sort');
});

test('offers per row what its state and the permissions allow', async () => {
  await list(memoryDataSource(orders(5)), { denied: ['test:order:copy', 'test:order:delete'] });
  await expect.element(rowOf('A001').getByRole('button', { name: '编辑' })).toBeVisible();
  await expect.element(rowOf('A001').getByRole('button', { name: '提交复核' })).toBeVisible();
  await expect.element(rowOf('A005').getByRole('button', { name: '查看' })).toBeVisible();
  await expect.element(rowOf('A005').getByRole('button', { name: '提交复核' })).not.toBeInTheDocument();
  await expect.element(button('删除')).not.toBeInTheDocument();
});

test('moves a status after the question of its action', async () => {
  const told: Told = [];
  const source = memoryDataSource(orders(1));
  await list(source, { told });
  await userEvent.click(rowOf('A001').getByRole('button', { name: '提交复核' }));
  await expect.element(screen.getByText('提交后不能修改，确认提交？')).toBeVisible();
  await userEvent.click(screen.getByRole('dialog').getByRole('button', { name: '提交复核' }));
  await expect.poll(() => source.records.get('1')?.['status']).toBe('review');
  expect(told).toEqual(['success 提交复核成功']);
});

test('opens a record by link and double click, and a new one by its button', async () => {
  const told: Told = [];
  await list(memoryDataSource(orders(2)), { told });
  await userEvent.click(screen.getByRole('button', { name: 'A001' }));
  await userEvent.dblClick(rowOf('A002').getByText('人民币'));
  await userEvent.click(screen.getByRole('button', { name: '新增' }));
  expect(told).toEqual(['navigate /orders/form/1', 'navigate /orders/form/2', 'navigate /orders/form/new']);
});

test('shows the newest answer when an older one comes late', async () => {
  const waiting: ((records: { id: string; code: string }[]) => void)[] = [];
  const signals: (AbortSignal | undefined)[] = [];
  await list({
    list: (_page, _query, signal) => {
      signals.push(signal);
      return new Promise((resolve) => {
        waiting.push((records) => resolve({ records, total: 1, totalIsAtLeast: false }));
      });
    },
  });
  await userEvent.click(button('查 询'));
  await expect.poll(() => waiting.length).toBe(2);
  waiting[1]?.([{ id: '2', code: 'NEW' }]);
  waiting[0]?.([{ id: '1', code: 'OLD' }]);
  await expect.element(rowOf('NEW')).toBeVisible();
  await expect.element(rowOf('OLD')).not.toBeInTheDocument();
  expect(signals[0]?.aborted).toBe(true);
});

test('shows server errors as a warning and in place of the records, with retry [W8-26]', async () => {
  const told: Told = [];
  const source = memoryDataSource(orders(1));
  let failing = true;
  await list(
    {
      list: async (page, query) => {
        if (failing) throw new PortError({ kind: 'network', message: '网络不通' });
        return source.list(page, query);
      },
    },
    { told },
  );
  expect(told).toEqual(['warning 网络不通']);
  await expect.element(screen.getByText('网络不通')).toBeVisible();
  failing = false;
  await userEvent.click(button('重 试'));
  await expect.element(rowOf('A001')).toBeVisible();
});

test('speaks Chinese in the pager', async () => {
  await list(memoryDataSource(Array.from({ length: 12 }, (_, index) => ({ id: `${index}`, code: `A${index}` }))));
  await expect.element(screen.getByRole('combobox', { name: '页码' })).toHaveDisplayValue('10 条/页');
  await expect.element(screen.getByText('跳至')).toBeVisible();
});

test('removes buttons without permission, and disables those with rights of type 2 [S6-7]', async () => {
  const codes: Readonly<Record<string, 'hidden' | 'disabled'>> = {
    'test:order:add': 'hidden',
    'test:order:delete': 'disabled',
    'test:order:submit': 'disabled',
  };
  await list(memoryDataSource(orders(1)), { denied: Object.keys(codes), button: (code) => codes[code] ?? 'shown' });
  await expect.element(rowOf('A001')).toBeVisible();
  await expect.element(button('删除')).toBeDisabled();
  await expect.element(rowOf('A001').getByRole('button', { name: '提交复核' })).toBeDisabled();
  await expect.element(screen.getByRole('button', { name: '新增' })).not.toBeInTheDocument();
  await userEvent.click(rowOf('A001').getByRole('button', { name: '更多' }));
  await expect.element(screen.getByRole('menuitem', { name: '删除' })).toHaveAttribute('aria-disabled', 'true');
  await expect.element(screen.getByRole('menuitem', { name: '复制' })).not.toBeInTheDocument();
});

test('shows no column or filter of a hidden field, nor any trace of it [D4, S6-7]', async () => {
  await list(memoryDataSource(orders(1)), { denied: ['test:order:field:status', 'test:order:field:goods:name'] });
  await expect.element(rowOf('A001')).toBeVisible();
  await expect.element(screen.getByRole('columnheader', { name: '状态' })).not.toBeInTheDocument();
  const query = screen.getByRole('form', { name: '查询' });
  await expect.element(query.getByText('订单号')).toBeVisible();
  await expect.element(query.getByText('状态')).not.toBeInTheDocument();
});
