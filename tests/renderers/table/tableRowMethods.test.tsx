import { describe, expect, it, vi } from 'vitest';
import { columnOf } from '../../engine/table/tableFixture.ts';
import { openTable } from './openTable.tsx';
import { stepsOf } from '../../engine/table/tableSteps.ts';

const columns = [columnOf('sku', { title: '货号' }), columnOf('curr', { title: '币制', defaultValue: '142' })];
const rows = () => [
  { id: 'r0', sku: 'G0' },
  { id: 'r1', sku: 'G1' },
];

describe('rows by the page', () => {
  it('are added with defaults where a value is blank, told, and undone as one step', async () => {
    const onAdded = vi.fn();
    const { handle, model, input } = await openTable({ columns, rows: rows() }, { onAdded });
    const { labels: steps } = stepsOf(model);
    handle.addRows([
      { sku: 'A', curr: '' },
      { sku: 'B', curr: '502' },
    ]);
    expect(handle.getNewData()).toEqual([
      { sku: 'A', curr: '142' },
      { sku: 'B', curr: '502' },
    ]);
    expect([onAdded.mock.calls.length, steps]).toEqual([2, ['新增 2 行']]);
    expect(input.getAttribute('aria-label')).toBe('货号 第 4 行');
    handle.addRows({ sku: 'C' }, true);
    expect(onAdded).toHaveBeenCalledTimes(2);
  });

  it('are pushed as they are, and inserted where they are wanted', async () => {
    const onInserted = vi.fn();
    const { handle } = await openTable({ columns, rows: rows() }, { onInserted });
    handle.pushRows({ id: 'x', sku: 'P' }, { index: 0 });
    handle.insertRows({ sku: 'I' }, 1);
    expect(handle.getTableData()).toEqual([
      { sku: 'P' },
      { sku: 'I', curr: '142' },
      { id: 'r0', sku: 'G0' },
      { id: 'r1', sku: 'G1' },
    ]);
    expect(onInserted).toHaveBeenCalledTimes(1);
  });

  it('that are removed are kept for the save, new ones are not [W4-1]', async () => {
    const { handle, model } = await openTable({ columns, rows: rows() });
    const [added] = handle.addRows({ sku: 'A' });
    expect(handle.getIfRowById(added?.id ?? '')?.isNew).toBe(true);
    handle.removeRowsById(['r0', added?.id ?? '']);
    expect(handle.getAll()).toEqual({ tableData: [{ id: 'r1', sku: 'G1' }], deleteData: [{ id: 'r0', sku: 'G0' }] });
    model.selectRows(['r1']);
    handle.removeSelection();
    expect(handle.getDeleteData().map((row) => row['id'])).toEqual(['r0', 'r1']);
  });

  it('are replaced by new ones, and moved', async () => {
    const { handle } = await openTable({ columns, rows: rows() });
    handle.loadNewData([{ id: 'r9', sku: 'X' }, { sku: 'Y' }, { sku: 'Z' }]);
    handle.rowResort(0, 2);
    expect(handle.getTableData()).toEqual([{ sku: 'Y' }, { sku: 'Z' }, { sku: 'X' }]);
    expect(handle.getDeleteData()).toHaveLength(2);
    expect(handle.getNewDataWithId().every((row) => typeof row['id'] === 'string')).toBe(true);
  });
});
