import { page, userEvent } from 'vitest/browser';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { createTableModel } from '../../../engine/index.ts';
import { EditableTable, type Preferences, type RemoveEvent } from '../../../renderers/index.ts';
import { columnOf, rowsOf } from '../../engine/table/tableFixture.ts';
import { dictionaries, goodsColumns, openTable, t } from './openTable.tsx';
import { stepsOf } from '../../engine/table/tableSteps.ts';

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const skus = (model: { liveValues(): readonly Readonly<Record<string, unknown>>[] }) =>
  model.liveValues().map((row) => row['sku']);

/** User preferences as the shell stores them. */
function storedPreferences(): Preferences & { readonly stored: Map<string, unknown> } {
  const stored = new Map<string, unknown>();
  return { stored, get: (key) => stored.get(key), set: (key, value) => void stored.set(key, value) };
}
const portsWith = (preferences: Preferences) => ({ dictionaries: dictionaries(), t, preferences });

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

/** Advances past the throttle of the insert buttons. */
const wait = () => vi.advanceTimersByTime(1500);

describe('the toolbar', () => {
  it('is collapsed at first and can be unfolded and folded [W4-18] [W2.1-2]', async () => {
    const { root } = await openTable(
      {},
      { toolbarPrefix: <b data-collapse="">前缀</b>, toolbarSuffix: <i>后缀</i>, toolbarAfter: <p>提示</p> },
    );
    const prefix = root.querySelector('b');
    const isShown = (): boolean => prefix?.checkVisibility() ?? false;
    expect(isShown()).toBe(false);
    await expect.element(button('新增行设置')).not.toBeInTheDocument();
    await expect.element(page.getByText('后缀')).toBeVisible();
    await expect.element(page.getByText('提示')).toBeVisible();
    await button('展开工具栏').click();
    expect(isShown()).toBe(true);
    await expect.element(button('新增行设置')).toBeVisible();
    await button('收起工具栏').click();
    expect(isShown()).toBe(false);
  });

  it('keeps adding within one press while it is collapsed', async () => {
    const { model } = await openTable();
    await button('新 增').click();
    expect(model.rowCount).toBe(4);
  });

  it('shows 删除 and 清空选择 only while rows are selected [W2.1-2]', async () => {
    const { model } = await openTable();
    expect([button(/^删除/).query(), button('清空选择').query()]).toEqual([null, null]);
    model.selectRows(['r0']);
    await expect.element(button('删除 (1)')).toBeVisible();
    await button('清空选择').click();
    expect(model.selectedRowIds.size).toBe(0);
    await expect.element(button('清空选择')).not.toBeInTheDocument();
  });

  it('has the buttons and slots that it is told to have, 保存 among them', async () => {
    const onSave = vi.fn();
    await openTable(
      {},
      { toolbarConfig: { slots: ['suffix'], btns: ['save'] }, onSave, toolbarPrefix: '前缀', toolbarSuffix: '后缀' },
    );
    expect(button('新 增').query()).toBeNull();
    expect(page.getByText('前缀').query()).toBeNull();
    await expect.element(page.getByText('后缀')).toBeVisible();
    await button('保 存').click();
    expect(onSave).toHaveBeenCalledTimes(1);
  });

  it('hides buttons and columns whose codes under the prefix the user lacks [W6-1]', async () => {
    const lacking = new Set(['order:item:add', 'order:item:batch_delete', 'order:item:qty']);
    const { model, root } = await openTable({}, { authPre: 'order:item', can: (code) => !lacking.has(code) });
    model.selectRows(['r0']);
    await expect.element(button('清空选择')).toBeVisible();
    expect(['新 增', '插 入', /^删除/].map((name) => button(name).query())).toEqual([null, null, null]);
    expect(root.querySelector('.wb-grid-head')?.textContent).not.toContain('数量');
  });

  it('shows buttons that perms type 2 guards without letting them be pressed', async () => {
    const can = Object.assign(() => false, { button: () => 'disabled' as const });
    const { model } = await openTable({}, { authPre: 'order:item', can });
    model.selectRows(['r0']);
    for (const name of ['新 增', '插 入', '删除 (1)']) await expect.element(button(name)).toBeDisabled();
  });
});

describe('inserting by the toolbar', () => {
  it('is throttled to one per 1500 ms [W5.1-25] [W8-17]', async () => {
    const { model } = await openTable();
    await button('新 增').click();
    vi.advanceTimersByTime(1499);
    await button('插 入').click();
    await expect.element(page.getByText('你点击的太快了，请慢点点击!')).toBeVisible();
    expect(model.rowCount).toBe(4);
    vi.advanceTimersByTime(1);
    await button('插 入').click();
    expect(model.rowCount).toBe(5);
  });

  it('goes to the first cell that can be edited, ready to be typed into', async () => {
    const number = columnOf('gNo', { title: '序号', type: 'inputNumber', valueType: 'decimal' });
    const closed = columnOf('kind', { title: '类别', disabled: true });
    const { model } = await openTable({ columns: [number, closed, ...goodsColumns], orderKey: 'gNo' });
    await button('新 增').click();
    await userEvent.keyboard('X9{Enter}');
    expect(skus(model)).toContain('X9');
  });

  it('leaves Enter at the last row as fast as staff are [W5.1-25]', async () => {
    const { handle, model } = await openTable();
    handle.focusCell('r2', 'sku');
    await userEvent.keyboard('{Enter}{Enter}{Enter}');
    expect(model.rowCount).toBe(6);
  });

  it('adds as the settings say: how many, where, and kept under one key [W2.1-10] [W5.1-25] [W8-18]', async () => {
    const preferences = storedPreferences();
    const { model } = await openTable({}, { ports: portsWith(preferences) });
    await button('展开工具栏').click();
    await button('新增行设置').click();
    const [count, index] = [page.getByLabelText('新增行数'), page.getByLabelText('插入位置')];
    await expect.element(count).toHaveValue('1');
    await expect.element(index).toHaveValue('0');
    await expect.element(page.getByRole('switch')).not.toBeChecked();
    await count.fill('2');
    await index.fill('1');
    await button('确 定').click();
    await expect.element(page.getByText('保存成功')).toBeVisible();
    expect([...preferences.stored]).toEqual([['table-add-rows', { count: 2, index: 1, scroll: false }]]);
    await button('新 增').click();
    expect(skus(model)).toEqual(['G0', null, null, 'G1', 'G2']);
  });

  it('takes no fewer than one row and no place beyond the last one [W2.1-10]', async () => {
    const preferences = storedPreferences();
    await openTable({}, { ports: portsWith(preferences) });
    await button('展开工具栏').click();
    await button('新增行设置').click();
    await page.getByLabelText('新增行数').fill('0');
    await page.getByLabelText('插入位置').fill('9');
    await button('确 定').click();
    await expect.poll(() => preferences.get('table-add-rows')).toEqual({ count: 1, index: 3, scroll: false });
  });

  it('reads invalid stored settings as defaults, and an excessive position as the bottom', async () => {
    const preferences = storedPreferences();
    preferences.set('table-add-rows', { count: -3, index: 'x', scroll: 1 });
    const { model } = await openTable({}, { ports: portsWith(preferences) });
    await button('新 增').click();
    expect(skus(model)).toEqual(['G0', 'G1', 'G2', null]);
    preferences.set('table-add-rows', { count: 1, index: 99, scroll: false });
    wait();
    await button('新 增').click();
    expect(model.rowCount).toBe(5);
    expect(skus(model).at(-1)).toBeNull();
  });

  it('scrolls to new rows if configured, and clears the flag after 100 ms [W2.1-10, W9-4]', async () => {
    const preferences = storedPreferences();
    preferences.set('table-add-rows', { count: 1, index: 0, scroll: true });
    const { root } = await openTable({ count: 200 }, { ports: portsWith(preferences) });
    const scroller = root.querySelector<HTMLElement>('.wb-grid-scroller');
    await button('新 增').click();
    expect(scroller?.scrollTop).toBeGreaterThan(4000);
    await expect.poll(() => scroller?.dataset['scrolling']).toBeUndefined();
  });

  it('is one step that takes back all of its rows, and tells each of them', async () => {
    const preferences = storedPreferences();
    preferences.set('table-add-rows', { count: 3, index: 0, scroll: false });
    const onAdded = vi.fn();
    const { model } = await openTable({}, { ports: portsWith(preferences), onAdded });
    const { labels } = stepsOf(model);
    await button('新 增').click();
    expect(labels).toEqual(['新增 3 行']);
    expect(onAdded).toHaveBeenCalledTimes(3);
  });
});

describe('removing', () => {
  const removeSelected = async (): Promise<void> => {
    const removal = page.getByRole('button', { name: /^删除 \(\d+\)$/ });
    await removal.click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^删除 \(\d+\)$/ })
      .click();
  };

  it('drops new rows at once and waits with stored ones for the owner [W4-1]', async () => {
    const events: RemoveEvent[] = [];
    const { model } = await openTable({}, { asyncRemove: true, onRemove: (event) => void events.push(event) });
    await button('新 增').click();
    model.selectRows(['r1', model.rowAt(3).id]);
    await removeSelected();
    await expect.poll(() => model.rowCount).toBe(3);
    expect(events.map(({ deleteRows }) => deleteRows.map((row) => row['sku']))).toEqual([['G1']]);
    events[0]?.confirmRemove?.();
    expect(skus(model)).toEqual(['G0', 'G2']);
    expect(model.removedRows().map((row) => row['id'])).toEqual(['r1']);
  });

  it('says nothing of rows that were all new [W4-1]', async () => {
    const onRemove = vi.fn();
    const { model } = await openTable({}, { onRemove });
    await button('新 增').click();
    model.selectRows([model.rowAt(3).id]);
    await removeSelected();
    await expect.poll(() => model.rowCount).toBe(3);
    expect(onRemove).not.toHaveBeenCalled();
  });
});

describe('the height of rows', () => {
  it.each([
    ['medium', 61],
    ['small', 48],
    ['mini', 36],
    ['tiny', 28],
  ] as const)('is in size %s %i px [W2.1-6] [W9-5]', async (size, height) => {
    const { cell } = await openTable({}, { size });
    expect(cell(0, 'sku').parentElement?.getBoundingClientRect().height).toBe(height);
    expect(cell(1, 'sku').getBoundingClientRect().top - cell(0, 'sku').getBoundingClientRect().top).toBe(height);
  });

  it('is medium where nobody says, in a table of at most 400 px [W2.1-6] [W9-5]', async () => {
    const model = createTableModel({ columns: goodsColumns, rows: rowsOf(100, () => ({ sku: 'G1' })) });
    const ports = { dictionaries: dictionaries(), t };
    const { container } = await render(<EditableTable model={model} ports={ports} />);
    const height = (selector: string) => container.querySelector(selector)?.getBoundingClientRect().height;
    expect([height('.wb-table'), height('.wb-grid-row')]).toEqual([400, 61]);
  });

  it('follows the choice of staff over that of the page, and keeps it [W2.1-6]', async () => {
    const preferences = storedPreferences();
    const { cell } = await openTable({}, { ports: portsWith(preferences) });
    const height = () => cell(0, 'sku').parentElement?.getBoundingClientRect().height;
    await button('展开工具栏').click();
    await button('行高').click();
    await page.getByRole('menuitem', { name: '适中' }).click();
    await expect.poll(height).toBe(48);
    expect(preferences.get('table-size')).toBe('small');
    await button('行高').click();
    await page.getByRole('menuitem', { name: '按页面设置' }).click();
    await expect.poll(height).toBe(28);
  });
});

it('counts rows and selected rows below the table, and remaining rows under a limit', async () => {
  const { model, root } = await openTable({ maxRows: 5 });
  const status = () => root.querySelector('.wb-table-status')?.textContent;
  const add = () => model.apply({ kind: 'insert', rows: [{ index: 0, row: model.newRow() }] });
  expect(status()).toBe('共 3 行');
  add();
  await expect.poll(status).toBe('共 4 行最多 5 行，还可新增 1 行');
  add();
  await expect.poll(status).toBe('共 5 行已满，最多 5 行');
  add();
  model.selectRows(['r0', 'r1']);
  await expect.poll(status).toBe('共 6 行 · 已选 2 行最多 5 行，超出 1 行，不能保存');
});

it('adds up the numbers of the selected cells, and follows them [W2.1-5] [W5.1-22]', async () => {
  const { handle, model, root } = await openTable();
  const status = () => root.querySelector('.wb-table-status')?.textContent;
  handle.focusCell('r0', 'name');
  await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowDown}{ArrowDown}{/Shift}');
  await expect.poll(status).toBe('共 3 行 · 计数 3 · 求和 6 · 平均 2');
  model.apply({ kind: 'set', cells: [{ rowId: 'r2', key: 'qty', value: '1234.5' }] });
  await expect.poll(status).toBe('共 3 行 · 计数 3 · 求和 1,237.5 · 平均 412.5');
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(status).toBe('共 3 行');
});

it('has a pager that tells its owner and loads nothing itself', async () => {
  const onPageChange = vi.fn();
  const { model } = await openTable({}, { pagination: { total: 45 }, onPageChange });
  await expect.element(page.getByText('1-10 共 45 条')).toBeVisible();
  await page.getByRole('listitem', { name: '2', exact: true }).click();
  expect(onPageChange).toHaveBeenCalledWith({ current: 2, pageSize: 10 });
  expect(model.rowCount).toBe(3);
});

it('labels the statistics in the first column, even without row columns [W2.1-5]', async () => {
  const columns = [columnOf('qty', { title: '数量', valueType: 'decimal', statistics: ['sum'] }), columnOf('name')];
  const { root } = await openTable({ columns }, { rowNumber: false });
  const label = root.querySelector('.wb-grid-foot-label');
  expect(label?.textContent).toBe('合计');
  expect(label?.getBoundingClientRect().width).toBe(60);
});
