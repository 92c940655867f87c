import axe from 'axe-core';
import { page, userEvent } from 'vitest/browser';
import { describe, expect, it, vi } from 'vitest';
import type { SelectRowEvent } from '../../../renderers/index.ts';
import { columnOf, rowsOf } from '../../engine/table/tableFixture.ts';
import { mouseDown, openTable } from './openTable.tsx';
import { stepsOf } from '../../engine/table/tableSteps.ts';

const item = (name: string) => page.getByRole('menuitem', { name, exact: true });
const skus = (model: { liveValues(): readonly Readonly<Record<string, unknown>>[] }) =>
  model.liveValues().map((row) => row['sku']);

/** Sorts by position on the screen: the element of a row stays with its record, so the DOM order differs. */
const all = (root: HTMLElement, selector: string): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(`.wb-grid-row:not([hidden]) ${selector}`)].sort(
    (one, other) => one.getBoundingClientRect().top - other.getBoundingClientRect().top,
  );
const nth = (root: HTMLElement, selector: string, index: number): HTMLElement => {
  const found = all(root, selector)[index];
  if (found === undefined) throw new Error(`no ${selector} in row ${index}`);
  return found;
};

const pointer = (target: EventTarget, type: string, clientY: number): void => {
  target.dispatchEvent(
    new PointerEvent(type, { bubbles: true, cancelable: true, pointerId: 1, button: 0, clientX: 20, clientY }),
  );
};

/** Drags the handle of a row to the lower or upper edge of another row. */
function drag(root: HTMLElement, from: number, to: { readonly row: number; readonly edge: 'top' | 'bottom' }): void {
  const handle = nth(root, '.wb-grid-drag', from);
  const start = handle.getBoundingClientRect().top + 5;
  pointer(handle, 'pointerdown', start);
  pointer(window, 'pointermove', start + 8);
  pointer(
    window,
    'pointermove',
    nth(root, '.wb-grid-drag', to.row).closest('.wb-grid-row')?.getBoundingClientRect()[to.edge] ?? 0,
  );
}

const orderedColumns = [columnOf('sku', { title: '货号' }), columnOf('orderNum', { title: '序' })];
const orderedRows = () => rowsOf(4, (index) => ({ sku: `G${index}` }));

describe('the columns of rows [W2.1-3]', () => {
  it('are handle, number, checkbox and unfolding, 60 and 40 px wide', async () => {
    const { root } = await openTable({}, { dragSort: true, expandContent: () => null });
    const cells = [...(root.querySelector('.wb-grid-row .wb-grid-pinned')?.children ?? [])];
    expect(cells.map((cell) => cell.getBoundingClientRect().width)).toEqual([40, 60, 40, 40]);
    expect(cells.map((cell) => cell.getAttribute('aria-colindex'))).toEqual(['1', '2', '3', '4']);
    expect(root.querySelector('.wb-grid-head-cell')?.getAttribute('aria-colindex')).toBe('5');
    const { violations } = await axe.run(root.querySelector('.wb-table-host') ?? root, { resultTypes: ['violations'] });
    expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([]);
  });

  it('choose one row at most by radio', async () => {
    const events: SelectRowEvent[] = [];
    const { model, root } = await openTable(
      {},
      { rowSelectionType: 'radio', onSelectRowChange: (event) => void events.push(event) },
    );
    mouseDown(nth(root, '.wb-grid-radio', 0));
    mouseDown(nth(root, '.wb-grid-radio', 2));
    expect([...model.selectedRowIds]).toEqual(['r2']);
    expect(nth(root, '.wb-grid-radio', 2).getAttribute('aria-checked')).toBe('true');
    expect(nth(root, '.wb-grid-radio', 0).getAttribute('aria-checked')).toBe('false');
    expect(events.map(({ type, action, row }) => [type, action, row?.id])).toEqual([
      ['radio', 'selected', 'r0'],
      ['radio', 'selected', 'r2'],
    ]);
  });

  it('tell which rows are selected, singly and all at once', async () => {
    const events: SelectRowEvent[] = [];
    const { root } = await openTable({}, { onSelectRowChange: (event) => void events.push(event) });
    mouseDown(nth(root, '.wb-grid-check', 1));
    mouseDown(nth(root, '.wb-grid-check', 1));
    const head = root.querySelector('.wb-grid-check-all');
    if (head !== null) mouseDown(head);
    expect(events.map(({ type, action, selectedRowIds }) => [type, action, selectedRowIds])).toEqual([
      ['checkbox', 'selected', ['r1']],
      ['checkbox', 'unselected', []],
      ['checkbox-all', 'selected-all', ['r0', 'r1', 'r2']],
    ]);
  });

  it('have no handle in a read-only table', async () => {
    const { root } = await openTable({ readOnly: true }, { dragSort: true });
    expect(root.querySelector('.wb-grid-drag')).toBeNull();
  });
});

describe('unfolded content [W2.1-3]', () => {
  const content = { expandContent: (row: { readonly id: string }) => <div style={{ height: 90 }}>内容 {row.id}</div> };

  it('opens below its row and moves the rows behind it, one at a time', async () => {
    const { cell, root } = await openTable({}, content);
    const top = (row: number) =>
      cell(row, 'sku').getBoundingClientRect().top - cell(0, 'sku').getBoundingClientRect().top;
    mouseDown(nth(root, '.wb-grid-expand', 0));
    await expect.element(page.getByRole('region', { name: '展开第 1 行' })).toHaveTextContent('内容 r0');
    const panel = root.querySelector('.wb-grid-expanded')?.getBoundingClientRect();
    expect(panel?.top).toBe(cell(0, 'sku').getBoundingClientRect().bottom);
    expect(top(1)).toBe(28 + (panel?.height ?? 0));
    mouseDown(nth(root, '.wb-grid-expand', 1));
    await expect.element(page.getByText('内容 r1')).toBeVisible();
    expect(page.getByText('内容 r0').query()).toBeNull();
    expect(top(1)).toBe(28);
    mouseDown(nth(root, '.wb-grid-expand', 1));
    expect(top(2)).toBe(56);
    expect(nth(root, '.wb-grid-expand', 1).getAttribute('aria-expanded')).toBe('false');
  });

  it('opens by Alt+→ at the current row', async () => {
    const { handle, root } = await openTable({}, content);
    handle.focusCell('r1', 'name');
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    await expect.element(page.getByText('内容 r1')).toBeVisible();
    expect(nth(root, '.wb-grid-expand', 1).getAttribute('aria-expanded')).toBe('true');
  });

  it('leaves cells where the keyboard finds them, also far below', async () => {
    const { handle, input, cell, root } = await openTable({ count: 500 }, content);
    handle.toggleExpand('r3');
    handle.focusCell('r400', 'sku');
    const [at, box] = [cell(400, 'sku').getBoundingClientRect(), input.getBoundingClientRect()];
    expect([box.top, box.height]).toEqual([at.top, at.height]);
    const host = root.querySelector('.wb-grid-scroller')?.getBoundingClientRect();
    expect(at.bottom).toBeLessThanOrEqual((host?.bottom ?? 0) + 1);
  });

  it('follows its row, and goes with it', async () => {
    const { handle, model, root } = await openTable({}, content);
    handle.toggleExpand('r1');
    model.apply({ kind: 'insert', rows: [{ index: 0, row: model.newRow() }] });
    expect(root.querySelector('.wb-grid-expanded')?.getAttribute('aria-label')).toBe('展开第 3 行');
    model.apply({ kind: 'remove', rowIds: ['r1'] });
    expect(root.querySelector<HTMLElement>('.wb-grid-expanded')?.hidden).toBe(true);
  });
});

describe('moving rows', () => {
  it('by their handle drops them in place in one step and renumbers from 1 [W2.1-3] [W3.2-1]', async () => {
    const { model, root } = await openTable(
      { columns: orderedColumns, rows: orderedRows(), orderKey: 'orderNum' },
      { dragSort: true },
    );
    const { labels } = stepsOf(model);
    drag(root, 0, { row: 2, edge: 'bottom' });
    expect(root.querySelector('.wb-grid-drop')).not.toBeNull();
    pointer(window, 'pointerup', 0);
    expect(skus(model)).toEqual(['G1', 'G2', 'G0', 'G3']);
    expect(model.liveValues().map((row) => row['orderNum'])).toEqual(['1', '2', '3', '4']);
    expect(labels).toEqual(['第 1 行移到第 3 行']);
    expect(root.querySelector('.wb-grid-drop')).toBeNull();
    drag(root, 3, { row: 0, edge: 'top' });
    pointer(window, 'pointerup', 0);
    expect(skus(model)).toEqual(['G3', 'G1', 'G2', 'G0']);
  });

  it('is given up by Escape', async () => {
    const { model, root } = await openTable({}, { dragSort: true });
    drag(root, 0, { row: 2, edge: 'bottom' });
    await userEvent.keyboard('{Escape}');
    pointer(window, 'pointerup', 0);
    expect(skus(model)).toEqual(['G0', 'G1', 'G2']);
  });

  it('by the menu goes one up or down, and never past the ends [W4-10] [W2.1-4]', async () => {
    const { model, root } = await openTable({}, { dragSort: true });
    await userEvent.click(nth(root, '.wb-grid-drag', 0));
    await expect.element(item('上移')).toHaveAttribute('aria-disabled', 'true');
    await item('下移').click();
    expect(skus(model)).toEqual(['G1', 'G0', 'G2']);
    await expect.element(item('下移')).not.toBeInTheDocument();
    await userEvent.click(nth(root, '.wb-grid-drag', 2));
    await expect.element(item('下移')).toHaveAttribute('aria-disabled', 'true');
    await item('上移').click();
    expect(skus(model)).toEqual(['G1', 'G2', 'G0']);
  });

  it('opens its menu by Shift+F10 at the current row, for those without a pointer [W4-10]', async () => {
    const { handle, input, model } = await openTable({}, { dragSort: true });
    handle.focusCell('r2', 'name');
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    await expect.element(item('下移')).toHaveAttribute('aria-disabled', 'true');
    await item('上移').click();
    await expect.poll(() => skus(model)).toEqual(['G0', 'G2', 'G1']);
    await expect.poll(() => document.activeElement).toBe(input);
  });

  it('shares its menu with 插入一行, and double-clicking the handle inserts below [W2.1-4]', async () => {
    const onInserted = vi.fn();
    const { model, root } = await openTable({}, { dragSort: true, onInserted });
    await userEvent.click(nth(root, '.wb-grid-drag', 0));
    await item('插入一行').click();
    expect(skus(model)).toEqual(['G0', null, 'G1', 'G2']);
    await userEvent.dblClick(nth(root, '.wb-grid-drag', 2));
    expect(skus(model)).toEqual(['G0', null, 'G1', null, 'G2']);
    expect(onInserted).toHaveBeenCalledTimes(2);
  });
});

describe('disabled rows [W2.1-9]', () => {
  it('cannot be selected by press, range or all, and their cells are read-only', async () => {
    const { cell, model, root, handle } = await openTable({}, { disabledRows: { sku: ['G1'] } });
    mouseDown(nth(root, '.wb-grid-check', 1));
    expect(model.selectedRowIds.size).toBe(0);
    mouseDown(nth(root, '.wb-grid-check', 0));
    mouseDown(nth(root, '.wb-grid-check', 2), { shiftKey: true });
    expect([...model.selectedRowIds]).toEqual(['r0', 'r2']);
    expect(root.querySelector('.wb-grid-check-all')?.getAttribute('aria-checked')).toBe('true');
    expect(nth(root, '.wb-grid-check', 1).getAttribute('aria-disabled')).toBe('true');
    expect(cell(1, 'name').getAttribute('aria-readonly')).toBe('true');
    handle.focusCell('r1', 'name');
    await userEvent.keyboard('x{Enter}');
    expect(model.rowAt(1).values['name']).toBe('name 1');
  });
});
