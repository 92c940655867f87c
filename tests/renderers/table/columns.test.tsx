import axe from 'axe-core';
import { page, userEvent } from 'vitest/browser';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Preferences, TablePorts } from '../../../renderers/index.ts';
import { columnOf } from '../../engine/table/tableFixture.ts';
import { dictionaries, goodsColumns, openTable, t } from './openTable.tsx';

const KEY = 'table-columns:goods/lines';

const storedPreferences = (stored: unknown = undefined): Preferences => {
  const values = new Map<string, unknown>([[KEY, stored]]);
  return { get: (key) => values.get(key), set: (key, value) => void values.set(key, value) };
};

const portsWith = (preferences: Preferences): TablePorts => ({ dictionaries: dictionaries(), t, preferences });

const heads = (root: HTMLElement): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>('.wb-grid-head-cell')].sort(
    (left, right) => Number(left.ariaColIndex) - Number(right.ariaColIndex),
  );
const titles = (root: HTMLElement): (string | null)[] => heads(root).map((head) => head.textContent);
const head = (root: HTMLElement, title: string): HTMLElement => {
  const found = heads(root).find((one) => one.textContent === title);
  if (found === undefined) throw new Error(`no head ${title}`);
  return found;
};
const widthOf = (element: Element): number => Math.round(element.getBoundingClientRect().width);

const pointer = (type: string, target: EventTarget, clientX: number): void => {
  target.dispatchEvent(
    new PointerEvent(type, { bubbles: true, cancelable: true, clientX, clientY: 10, pointerId: 1, button: 0 }),
  );
};
/** Presses the mouse on an element, moves to another position and releases it. */
const drag = (from: Element, to: number): void => {
  const box = from.getBoundingClientRect();
  pointer('pointerdown', from, box.left + box.width / 2);
  pointer('pointermove', window, to);
  pointer('pointerup', window, to);
};
const edgeOf = (cell: HTMLElement): Element => cell.querySelector('.wb-grid-head-edge') ?? cell;
const menuOf = async (cell: HTMLElement): Promise<void> => {
  cell.querySelector<HTMLElement>('.wb-grid-head-menu')?.click();
  await expect.element(page.getByRole('menu')).toBeVisible();
};
const choose = (name: string) => page.getByRole('menuitem', { name, exact: true }).click();
const button = (name: string) => page.getByRole('button', { name, exact: true });

beforeEach(() => page.viewport(1440, 900));

describe('the width of a column', () => {
  it('follows its edge, and is kept for the user', async () => {
    const preferences = storedPreferences();
    const { root } = await openTable({}, { ports: portsWith(preferences), settingsKey: 'goods/lines' });
    const before = head(root, '品名').getBoundingClientRect();
    drag(edgeOf(head(root, '品名')), before.right - 3 + 40);
    const after = head(root, '品名').getBoundingClientRect();
    expect(Math.round(after.left)).toBe(Math.round(before.left));
    expect(Math.abs(after.width - before.width - 40)).toBeLessThanOrEqual(1);
    await expect.poll(() => preferences.get(KEY)).toMatchObject({ widths: { name: Math.round(after.width) } });
  });

  it('stays as it was when Escape is pressed on the way', async () => {
    const { root } = await openTable();
    const before = widthOf(head(root, '品名'));
    pointer('pointerdown', edgeOf(head(root, '品名')), 300);
    pointer('pointermove', window, 380);
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    pointer('pointerup', window, 380);
    expect(widthOf(head(root, '品名'))).toBe(before);
  });

  it.each([
    [-2000, 40],
    [2000, 600],
  ])('is between 40 and 600 px, however far the edge is dragged (%i)', async (far, width) => {
    const { root } = await openTable();
    const { right } = head(root, '品名').getBoundingClientRect();
    drag(edgeOf(head(root, '品名')), right + far);
    expect(widthOf(head(root, '品名'))).toBe(width);
  });

  it('fits the content in view after a double click on the edge', async () => {
    const { root, model, cell } = await openTable();
    model.apply({
      kind: 'set',
      cells: [{ rowId: 'r1', key: 'name', value: 'a name that is quite a bit longer than others' }],
    });
    edgeOf(head(root, '品名')).dispatchEvent(new MouseEvent('dblclick', { bubbles: true }));
    const long = cell(1, 'name');
    expect(long.scrollWidth).toBe(long.clientWidth);
    expect(widthOf(head(root, '品名'))).toBeGreaterThan(250);
    expect(widthOf(head(root, '品名'))).toBeLessThan(450);
  });

  it('changes by Alt+Shift and the arrows', async () => {
    const { root, handle } = await openTable();
    handle.focusCell('r0', 'name');
    const before = widthOf(head(root, '品名'));
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowRight}{ArrowRight}{ArrowLeft}{/Shift}{/Alt}');
    expect(widthOf(head(root, '品名'))).toBe(before + 10);
  });

  it('can be typed', async () => {
    const { root } = await openTable();
    await menuOf(head(root, '品名'));
    await choose('宽度…');
    const input = page.getByRole('spinbutton', { name: '品名的列宽' });
    await userEvent.fill(input, '222');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => widthOf(head(root, '品名'))).toBe(222);
  });
});

describe('the order of columns', () => {
  it('changes when a head is dragged over another one', async () => {
    const { root } = await openTable();
    const { right } = head(root, '数量').getBoundingClientRect();
    drag(head(root, '货号'), right - 5);
    expect(titles(root).slice(0, 4)).toEqual(['品名', '数量', '货号', '币制']);
  });

  it('shows by a line where the column will go', async () => {
    const { root } = await openTable();
    const box = head(root, '币制').getBoundingClientRect();
    pointer('pointerdown', head(root, '货号'), 100);
    pointer('pointermove', window, box.left + 5);
    const line = root.querySelector('.wb-grid-column-line')?.getBoundingClientRect();
    expect(Math.round(line?.left ?? 0)).toBe(Math.round(box.left) - 1);
    pointer('pointercancel', window, box.left + 5);
    expect(root.querySelector('.wb-grid-column-line')).toBeNull();
    expect(titles(root)[0]).toBe('货号');
  });

  it('changes by the column menu, opened by key', async () => {
    const { root, handle, input } = await openTable();
    handle.focusCell('r0', 'name');
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}');
    await choose('右移');
    expect(titles(root).slice(0, 3)).toEqual(['货号', '数量', '品名']);
    await expect.poll(() => document.activeElement).toBe(input);
    expect(input.getAttribute('aria-label')).toBe('品名 第 1 行');
  });

  it('keeps paste and copy going by what is seen', async () => {
    const preferences = storedPreferences({ order: ['name', 'sku', ...goodsColumns.slice(2).map(({ key }) => key)] });
    const { root, handle, model, input } = await openTable(
      {},
      { ports: portsWith(preferences), settingsKey: 'goods/lines' },
    );
    expect(titles(root).slice(0, 2)).toEqual(['品名', '货号']);
    handle.focusCell('r0', 'name');
    const data = new DataTransfer();
    data.setData('text/plain', 'new name\tG77');
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    expect(model.rowAt(0).values).toMatchObject({ name: 'new name', sku: 'G77' });
  });
});

describe('pinned columns', () => {
  const wide = Array.from({ length: 20 }, (_, index) => columnOf(`c${index}`, { title: `T${index}` }));
  const scroll = async (root: HTMLElement, left: number): Promise<void> => {
    const scroller = root.querySelector('.wb-grid-scroller');
    if (scroller === null) throw new Error('no scroller');
    scroller.scrollLeft = left;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  };

  it('stay where they are while the others scroll, at both sides', async () => {
    const columns = wide.map((column, index) =>
      index === 3
        ? { ...column, fixed: 'left' as const }
        : index === 5
          ? { ...column, fixed: 'right' as const }
          : column,
    );
    const { root, cell } = await openTable({ columns });
    const lefts = () => ['T3', 'T5'].map((title) => Math.round(head(root, title).getBoundingClientRect().left));
    const before = lefts();
    await scroll(root, 900);
    expect(lefts()).toEqual(before);
    expect(Math.round(cell(0, 'c3').getBoundingClientRect().left)).toBe(before[0]);
    expect(Math.round(cell(0, 'c5').getBoundingClientRect().left)).toBe(before[1]);
    expect(titles(root)).not.toContain('T0');
  });

  it('carry the selected cell with them, above what passes below', async () => {
    const columns = wide.map((column, index) => (index === 3 ? { ...column, fixed: 'left' as const } : column));
    const { root, cell, handle, input } = await openTable({ columns });
    handle.focusCell('r1', 'c3');
    await scroll(root, 700);
    const [seen, at] = [cell(1, 'c3').getBoundingClientRect(), input.getBoundingClientRect()];
    expect([Math.round(at.left), Math.round(at.top)]).toEqual([Math.round(seen.left), Math.round(seen.top)]);
    expect(document.elementFromPoint(seen.left + 5, seen.top + 5)?.closest('.wb-grid-cell')).toBe(cell(1, 'c3'));
  });

  it('leave room: a cell beside them is scrolled fully into view', async () => {
    const columns = wide.map((column, index) => (index === 3 ? { ...column, fixed: 'left' as const } : column));
    const { root, cell, handle } = await openTable({ columns });
    await scroll(root, 1200);
    handle.focusCell('r0', 'c4');
    expect(cell(0, 'c4').getBoundingClientRect().left).toBeGreaterThanOrEqual(
      Math.floor(cell(0, 'c3').getBoundingClientRect().right),
    );
  });

  it('are pinned and let go by the menu of the column', async () => {
    const { root } = await openTable();
    await menuOf(head(root, '数量'));
    await choose('固定到左侧');
    expect(titles(root)[0]).toBe('数量');
    await menuOf(head(root, '数量'));
    await choose('取消固定');
    expect(titles(root).slice(0, 3)).toEqual(['货号', '品名', '数量']);
  });

  it('scroll with the others where they would take most of a narrow screen', async () => {
    await page.viewport(390, 800);
    const columns = wide.map((column, index) => (index < 3 ? { ...column, fixed: 'left' as const } : column));
    const { root, rerender } = await openTable({ columns }, { height: 300 });
    const box = root.querySelector<HTMLElement>('div[style*="1000px"]');
    if (box !== null) box.style.width = '380px';
    await rerender({});
    await expect.poll(() => root.querySelectorAll('.wb-grid-head .wb-grid-pinned .wb-grid-head-cell').length).toBe(0);
  });
});

describe('hidden columns', () => {
  it('are counted in the toolbar, even required ones, and restored from its list', async () => {
    const { root } = await openTable();
    await menuOf(head(root, '货号'));
    await choose('隐藏此列');
    expect(titles(root)).not.toContain('货号');
    await button('已隐藏 1 列').click();
    await page.getByRole('checkbox', { name: '货号' }).click();
    await button('确 定').click();
    await expect.poll(() => titles(root)[0]).toBe('货号');
    expect(button('已隐藏 1 列').query()).toBeNull();
  });

  it('show again when a message leads there', async () => {
    const preferences = storedPreferences({ hidden: ['sku'] });
    const { root, handle, input } = await openTable({}, { ports: portsWith(preferences), settingsKey: 'goods/lines' });
    expect(titles(root)).not.toContain('货号');
    expect(handle.focusCell('r1', 'sku')).toBe(true);
    expect(input.getAttribute('aria-label')).toBe('货号 第 2 行');
  });

  it('are never all of them', async () => {
    const { root } = await openTable({ columns: goodsColumns.slice(0, 1) });
    await menuOf(head(root, '货号'));
    await expect.element(page.getByRole('menuitem', { name: '隐藏此列' })).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('the list of columns', () => {
  it('moves them, and gives back what the page has', async () => {
    const preferences = storedPreferences({ order: ['made', 'sku'], hidden: ['name'], widths: { sku: 300 } });
    const { root } = await openTable({}, { ports: portsWith(preferences), settingsKey: 'goods/lines' });
    expect(titles(root).slice(0, 2)).toEqual(['生产日期', '货号']);
    await button('展开工具栏').click();
    await button('列设置').click();
    await button('上移 货号').click();
    await button('确 定').click();
    await expect.poll(() => titles(root).slice(0, 2)).toEqual(['货号', '生产日期']);
    await button('列设置').click();
    await button('恢复默认').click();
    await button('确 定').click();
    await expect.poll(() => titles(root)).toEqual(goodsColumns.map(({ title }) => title));
  });

  it('can be searched when there are more than 15', async () => {
    const columns = Array.from({ length: 16 }, (_, index) => columnOf(`c${index}`, { title: `T${index}` }));
    await openTable({ columns });
    await button('展开工具栏').click();
    await button('列设置').click();
    await userEvent.fill(page.getByPlaceholder('搜索列'), 't15');
    await expect.poll(() => document.querySelectorAll('.wb-columns-list li').length).toBe(1);
  });
});

it('draws heads with their tools so that axe finds nothing', async () => {
  const { root } = await openTable();
  const found = await axe.run(root.querySelector('.wb-table-host') ?? root, { resultTypes: ['violations'] });
  expect(found.violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([]);
  await menuOf(head(root, '数量'));
  const menu = document.querySelector('.ant-dropdown');
  const open = await axe.run(menu ?? root, { resultTypes: ['violations'] });
  expect(open.violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([]);
});
