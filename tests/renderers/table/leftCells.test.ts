import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TableModel } from '../../../engine/index.ts';
import { LeftCells } from '../../../renderers/table/grid/cells/leftCells.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const leaving = () => {
  const touched: string[] = [];
  const model: Pick<TableModel, 'touch'> = { touch: (rowId, key) => void touched.push(`${rowId} ${key}`) };
  return { touched, cells: new LeftCells(model as TableModel) };
};

test('a cell that is left is judged after 100 ms, no sooner and no later [W5.1-19]', () => {
  const { touched, cells } = leaving();
  cells.add('r0', 'sku');
  vi.advanceTimersByTime(99);
  expect(touched).toEqual([]);
  cells.add('r0', 'qty');
  vi.advanceTimersByTime(1);
  expect(touched).toEqual(['r0 sku']);
  vi.advanceTimersByTime(99);
  expect(touched).toEqual(['r0 sku', 'r0 qty']);
});

test('a table that goes judges no cell that was left [W5.1-19]', () => {
  const { touched, cells } = leaving();
  cells.add('r0', 'sku');
  cells.dispose();
  vi.advanceTimersByTime(1000);
  expect(touched).toEqual([]);
});
