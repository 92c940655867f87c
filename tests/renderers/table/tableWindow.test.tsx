import { expect, it } from 'vitest';
import type { CompiledExpression } from '../../../engine/index.ts';
import { columnOf, rowsOf } from '../../engine/table/tableFixture.ts';
import { goodsColumns, openTable } from './openTable.tsx';

const scroller = (root: HTMLElement): HTMLElement => {
  const found = root.querySelector<HTMLElement>('.wb-grid-scroller');
  if (found === null) throw new Error('no scroller');
  return found;
};
const scrollTo = (element: HTMLElement, place: ScrollToOptions): void => {
  element.scrollTo(place);
  element.dispatchEvent(new Event('scroll'));
};

it('keeps fewer than 60 rows of 10,000 in the page, wherever it is scrolled to', async () => {
  const { root } = await openTable({ count: 10_000 });
  const grid = scroller(root);
  for (const top of [0, 5_000, 140_000, 279_000]) {
    scrollTo(grid, { top });
    expect(root.querySelectorAll('.wb-grid-row').length).toBeLessThan(60);
  }
});

it('shows the right rows in the frame of the jump', async () => {
  const { root, cell } = await openTable({ count: 10_000 });
  scrollTo(scroller(root), { top: 28 * 5_000 });
  expect(cell(5_000, 'sku').textContent).toBe('G5000');
  expect(cell(5_003, 'qty').textContent).toBe('5,004');
});

it('draws only visible columns, and the right ones after horizontal scrolling', async () => {
  const columns = Array.from({ length: 60 }, (_, index) => columnOf(`c${index}`));
  const rows = rowsOf(50, (row) => Object.fromEntries(columns.map(({ key }) => [key, `${row} ${key}`])));
  const { root, cell } = await openTable({ columns, rows });
  expect(root.querySelectorAll('.wb-grid-head-cell').length).toBeLessThan(14);
  scrollTo(scroller(root), { left: 120 * 30 });
  expect(root.querySelectorAll('.wb-grid-head-cell').length).toBeLessThan(14);
  expect(cell(3, 'c33').textContent).toBe('3 c33');
});

it('a row that comes back after more columns were in view shows each column once', async () => {
  const columns = Array.from({ length: 30 }, (_, index) => columnOf(`c${index}`, { width: index < 12 ? 300 : 60 }));
  const rows = rowsOf(6, (row) => Object.fromEntries(columns.map(({ key }) => [key, `${row} ${key}`])));
  const { root, model } = await openTable({ columns, rows });
  const grid = scroller(root);
  scrollTo(grid, { left: 300 * 4 });
  model.apply({ kind: 'remove', rowIds: ['r5'] });
  scrollTo(grid, { left: 300 * 12 });
  scrollTo(grid, { left: 300 * 4 });
  const row = model.newRow(Object.fromEntries(columns.map(({ key }) => [key, `new ${key}`])));
  model.apply({ kind: 'insert', rows: [{ index: 5, row }] });
  const last = root.querySelector('.wb-grid-row[aria-rowindex="7"]:not([hidden])');
  const shown = [...(last?.querySelectorAll('.wb-grid-cell:not([hidden])') ?? [])].map(
    ({ textContent }) => textContent,
  );
  expect(shown).toContain('new c5');
  expect(shown.filter((text) => !text?.startsWith('new '))).toEqual([]);
});

it('draws rows anew that changed while they were out of sight', async () => {
  const { root, cell, model } = await openTable({ count: 1_000 });
  const grid = scroller(root);
  scrollTo(grid, { top: 10_000 });
  model.apply({ kind: 'set', cells: [{ rowId: 'r1', key: 'name', value: 'changed' }] });
  scrollTo(grid, { top: 0 });
  expect(cell(1, 'name').textContent).toBe('changed');
});

it('shows as many rows as there are after rows were removed at the end', async () => {
  const { root, model } = await openTable({ count: 100 });
  scrollTo(scroller(root), { top: 2_800 });
  model.apply({ kind: 'remove', rowIds: Array.from({ length: 97 }, (_, index) => `r${index + 3}`) });
  scroller(root).dispatchEvent(new Event('scroll'));
  expect(root.querySelectorAll('.wb-grid-row:not([hidden])').length).toBe(3);
});

it('agrees with the model after any rows came, went and moved', async () => {
  const { root, model } = await openTable({ count: 30 });
  model.apply({ kind: 'insert', rows: [{ index: 2, row: model.newRow({ sku: 'Gnew' }) }] });
  model.apply({ kind: 'move', rowId: 'r5', to: 0 });
  model.apply({ kind: 'remove', rowIds: ['r1', 'r4', 'r7', 'r9', 'r10'] });
  const shown = [...root.querySelectorAll<HTMLElement>('.wb-grid-row:not([hidden])')]
    .sort((left, right) => Number(left.getAttribute('aria-rowindex')) - Number(right.getAttribute('aria-rowindex')))
    .map((row) => row.querySelector('.wb-grid-cell')?.textContent);
  expect(shown).toEqual(
    model
      .liveValues()
      .slice(0, shown.length)
      .map((row) => row['sku']),
  );
});

/** Opens a table that records which rows are rendered: `disabled` of a cell is evaluated when the row is rendered. */
async function openCounting() {
  const drawn: unknown[] = [];
  const disabled: CompiledExpression = {
    source: '',
    type: 'boolean',
    reads: [],
    evaluate({ row }) {
      drawn.push(row?.['sku']);
      return false;
    },
  };
  const columns = goodsColumns.map((column) => (column.key === 'qty' ? { ...column, disabled } : column));
  const table = await openTable({ columns });
  const drawnBy = (act: () => void): unknown[] => {
    drawn.length = 0;
    act();
    return [...drawn].sort();
  };
  return { ...table, drawnBy };
}

it('draws a row once per edit, including computed values and findings', async () => {
  const { model, cell, drawnBy } = await openCounting();
  const set = (key: string, value: string) => model.apply({ kind: 'set', cells: [{ rowId: 'r1', key, value }] });
  const edit = (): void => {
    set('name', 'other');
    set('gName', 'computed');
  };
  expect(drawnBy(() => model.asOne(edit))).toEqual(['G1']);
  const judged = (): void => {
    edit();
    model.setFindings([{ rowId: 'r1', key: 'gName', level: 'warn', message: 'odd' }]);
    model.refresh();
  };
  expect(drawnBy(() => model.asOne(judged))).toEqual(['G0', 'G1', 'G2']);
  expect([cell(1, 'gName').textContent, cell(1, 'gName').className]).toEqual([
    'computed',
    expect.stringMatching('is-warn'),
  ]);
  const added = (): void => {
    judged();
    model.apply({ kind: 'insert', rows: [{ index: 1, row: model.newRow({ sku: 'G9' }) }] });
  };
  expect(drawnBy(() => model.asOne(added))).toEqual(['G0', 'G1', 'G2', 'G9']);
});

it('moves the elements of moved rows, so that adding and removing a row costs one', async () => {
  const { model, cell } = await openTable({ count: 100 });
  const elementOf = (row: number) => cell(row, 'sku').parentElement;
  const before = [elementOf(0), elementOf(3), elementOf(5)];
  model.commit({ kind: 'insert', rows: [{ index: 2, row: model.newRow({ sku: 'G999' }) }] }, 'insert');
  expect([elementOf(0), elementOf(4), elementOf(6)]).toEqual(before);
  expect([2, 3, 4].map((row) => cell(row, 'sku').textContent)).toEqual(['G999', 'G2', 'G3']);
  model.commit({ kind: 'remove', rowIds: ['r0', model.rowAt(2).id] }, 'remove');
  expect([elementOf(2), elementOf(4)]).toEqual(before.slice(1));
  expect([0, 1, 2].map((row) => cell(row, 'sku').textContent)).toEqual(['G1', 'G2', 'G3']);
});

it('shows the last rows at once when those that it was scrolled to are gone', async () => {
  const { root, model, cell } = await openTable({ count: 1_000 });
  scrollTo(scroller(root), { top: 28 * 990 });
  expect(cell(995, 'sku').textContent).toBe('G995');
  model.commit({ kind: 'remove', rowIds: Array.from({ length: 500 }, (_, index) => `r${index + 500}`) }, 'remove');
  expect(cell(499, 'sku').textContent).toBe('G499');
});

it.each([
  ['medium', 61],
  ['small', 48],
  ['mini', 36],
  ['tiny', 28],
] as const)('draws rows of size %s %i px high [W2.1-6]', async (size, height) => {
  const { cell } = await openTable({}, { size });
  expect(cell(0, 'sku').parentElement?.getBoundingClientRect().height).toBe(height);
});
