import { userEvent } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { openTable, type OpenTable } from './openTable.tsx';

const press = (keys: string): Promise<void> => userEvent.keyboard(keys);

/** Returns the visible selected cells as row and title: `2 数量`. */
const selected = ({ root, cells }: OpenTable): string[] => {
  const titles = new Map(
    [...root.querySelectorAll('.wb-grid-head-cell')].map((cell) => [
      cell.getAttribute('aria-colindex'),
      cell.textContent,
    ]),
  );
  return cells()
    .filter((cell) => cell.getAttribute('aria-selected') === 'true')
    .map((cell) => `${Number(cell.parentElement?.ariaRowIndex) - 1} ${titles.get(cell.getAttribute('aria-colindex'))}`)
    .sort();
};

const frame = ({ root }: OpenTable): string => {
  const element = root.querySelector<HTMLElement>('.wb-grid-range');
  if (element === null || element.hidden) return 'none';
  const { top, left, width, height } = element.getBoundingClientRect();
  return [top, left, width, height].map(Math.round).join(' ');
};

/** Returns the frame that would lie exactly around two cells. */
const around = (from: Element, to: Element): string => {
  const first = from.getBoundingClientRect();
  const last = to.getBoundingClientRect();
  return [first.top, first.left, last.right - first.left, last.bottom - first.top].map(Math.round).join(' ');
};

const pointer = (type: string, target: Element, init: MouseEventInit = {}): void => {
  const { left, top, width, height } = target.getBoundingClientRect();
  const place = { clientX: left + width / 2, clientY: top + height / 2 };
  target.dispatchEvent(
    new MouseEvent(type, { bubbles: true, cancelable: true, buttons: type === 'mouseup' ? 0 : 1, ...place, ...init }),
  );
};

const status = ({ root }: OpenTable): string => root.querySelector('[role=status].wb-grid-status')?.textContent ?? '';

describe('a range', () => {
  it('grows with Shift and the arrows, and shrinks to one cell with an arrow', async () => {
    const table = await openTable();
    table.handle.focusCell('r0', 'name');
    await press('{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
    expect(selected(table)).toEqual(['1 品名', '1 数量', '2 品名', '2 数量']);
    expect(frame(table)).toBe(around(table.cell(0, 'name'), table.cell(1, 'qty')));
    await press('{Shift>}{ArrowUp}{/Shift}');
    expect(selected(table)).toEqual(['1 品名', '1 数量']);
    await press('{ArrowDown}');
    expect(selected(table)).toEqual(['2 品名']);
    expect(frame(table)).toBe('none');
  });

  it.each([
    ['{Control>}{Shift>}{ArrowDown}{/Shift}{/Control}', '100 行 1 列'],
    ['{Control>}{Shift>}{End}{/Shift}{/Control}', '100 行 5 列'],
    ['{Shift>}{End}{/Shift}', '1 行 5 列'],
    ['{Shift>}{Home}{/Shift}', '1 行 4 列'],
    ['{Shift>}{PageDown}{PageUp}{ArrowDown}{/Shift}', '2 行 1 列'],
  ])('%s extends it, which is told to those who do not see it', async (keys, size) => {
    const table = await openTable({ count: 100 });
    table.handle.focusCell('r0', 'curr');
    await press(keys);
    await expect.poll(() => status(table)).toBe(`已选择 ${size}`);
  });

  it('is drawn with the pointer from cell to cell, without an editor in the way', async () => {
    const table = await openTable();
    pointer('mousedown', table.cell(0, 'curr'));
    pointer('mousemove', table.cell(2, 'codeTs'));
    expect(document.querySelector('.wb-combobox-input')).toBeNull();
    pointer('mouseup', table.cell(2, 'codeTs'));
    expect(selected(table)).toEqual(['1 商品编号', '1 币制', '2 商品编号', '2 币制', '3 商品编号', '3 币制']);
    expect(table.input.getAttribute('aria-label')).toBe('币制 第 1 行');
    pointer('mousemove', table.cell(0, 'curr'), { buttons: 0 });
    expect(selected(table)).toHaveLength(6);
  });

  it('reaches to the cell that is clicked with Shift', async () => {
    const table = await openTable();
    table.handle.focusCell('r1', 'name');
    pointer('mousedown', table.cell(0, 'sku'), { shiftKey: true });
    expect(selected(table)).toEqual(['1 品名', '1 货号', '2 品名', '2 货号']);
  });

  it('scrolls on while the pointer is held below the table', async () => {
    const table = await openTable({ count: 300 });
    pointer('mousedown', table.cell(0, 'name'));
    const { bottom, left } = table.root.querySelector('.wb-table-host')?.getBoundingClientRect() ?? new DOMRect();
    window.dispatchEvent(new MouseEvent('mousemove', { buttons: 1, clientX: left + 200, clientY: bottom + 120 }));
    await expect.poll(() => table.root.querySelector('.wb-grid-scroller')?.scrollTop ?? 0).toBeGreaterThan(1_000);
    window.dispatchEvent(new MouseEvent('mouseup'));
    const at = table.root.querySelector('.wb-grid-scroller')?.scrollTop;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    expect(table.root.querySelector('.wb-grid-scroller')?.scrollTop).toBe(at);
    expect(selected(table).length).toBeGreaterThan(5);
  });

  it('is a column by a click on its title, and a row by its number', async () => {
    const table = await openTable();
    const title = [...table.root.querySelectorAll('.wb-grid-head-cell')].find((cell) => cell.textContent === '数量');
    const number = table.root.querySelector('[aria-rowindex="3"] .wb-grid-row-number');
    if (title === undefined || number === null) throw new Error('nothing to click');
    pointer('mousedown', title);
    pointer('mouseup', title);
    expect(selected(table)).toEqual(['1 数量', '2 数量', '3 数量']);
    pointer('mousedown', number);
    pointer('mouseup', number);
    expect(selected(table)).toHaveLength(8);
    expect(selected(table).every((cell) => cell.startsWith('2 '))).toBe(true);
  });

  it('is every cell with Ctrl+A, and pressed again every row', async () => {
    const table = await openTable();
    table.handle.focusCell('r1', 'name');
    await press('{Control>}a{/Control}');
    expect(selected(table)).toHaveLength(24);
    expect(table.model.selectedRowIds.size).toBe(0);
    expect(table.input.getAttribute('aria-label')).toBe('品名 第 2 行');
    await press('{Control>}a{/Control}');
    expect(table.model.selectedRowIds.size).toBe(3);
  });

  it('of 100,000 rows is selected without a look at the rows', async () => {
    const table = await openTable({ count: 100_000 });
    table.handle.focusCell('r0', 'name');
    let asked = 0;
    const { rowAt } = table.model;
    table.model.rowAt = (index) => {
      asked += 1;
      return rowAt.call(table.model, index);
    };
    await press('{Control>}a{/Control}');
    expect(frame(table)).not.toBe('none');
    expect(asked).toBeLessThan(200);
  });

  it('stays on its rows when others come above, and goes with them', async () => {
    const table = await openTable();
    table.handle.focusCell('r1', 'name');
    await press('{Shift>}{ArrowDown}{/Shift}');
    table.model.apply({ kind: 'insert', rows: [{ index: 0, row: table.model.newRow() }] });
    expect(selected(table)).toEqual(['3 品名', '4 品名']);
    expect(frame(table)).toBe(around(table.cell(2, 'name'), table.cell(3, 'name')));
    table.model.apply({ kind: 'remove', rowIds: ['r1', 'r2'] });
    expect(selected(table)).toEqual(['2 品名']);
  });

  it('keeps its cells marked after a scroll away and back', async () => {
    const table = await openTable({ count: 500 });
    table.handle.focusCell('r0', 'name');
    await press('{Shift>}{ArrowDown}{/Shift}');
    const scroller = table.root.querySelector('.wb-grid-scroller');
    for (const top of [5_000, 0]) {
      scroller?.scrollTo({ top });
      scroller?.dispatchEvent(new Event('scroll'));
      expect(selected(table)).toEqual(top === 0 ? ['1 品名', '2 品名'] : []);
    }
  });

  it('is walked round by Tab and Enter', async () => {
    const table = await openTable();
    table.handle.focusCell('r0', 'sku');
    await press('{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
    const walked: (string | null)[] = [];
    for (const key of ['{Tab}', '{Tab}', '{Tab}', '{Tab}', '{Enter}', '{Enter}', '{Shift>}{Enter}{/Shift}']) {
      await press(key);
      walked.push(table.input.getAttribute('aria-label'));
    }
    expect(walked).toEqual([
      '品名 第 1 行',
      '货号 第 2 行',
      '品名 第 2 行',
      '货号 第 1 行',
      '货号 第 2 行',
      '品名 第 1 行',
      '货号 第 2 行',
    ]);
    expect(selected(table)).toHaveLength(4);
  });
});
