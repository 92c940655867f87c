import { describe, expect, it, vi } from 'vitest';
import { TableInvalidError, type ValueChangeEvent } from '../../../renderers/index.ts';
import { columnOf, digits, required, unique } from '../../engine/table/tableFixture.ts';
import { mouseClick, openTable } from './openTable.tsx';
import { stepsOf } from '../../engine/table/tableSteps.ts';

const columns = [
  columnOf('sku', { title: '货号', checks: [required, unique] }),
  columnOf('code', { title: '编码', checks: [digits] }),
  columnOf('qty', { title: '数量', type: 'inputNumber', valueType: 'decimal' }),
];
const rows = () => [
  { id: 'r0', sku: 'G0', code: '1', qty: '2' },
  { id: 'r1', sku: 'G0', code: 'x', qty: '3' },
  { id: 'r2', sku: '', code: '3', qty: '4' },
];
const good = () => [{ id: 'r0', sku: 'G0', code: '1', qty: '2' }];

const told = (events: readonly ValueChangeEvent[]) =>
  events.map(({ column, rowIndex, oldValue, value, isSetValues = false }) => [
    column.key,
    rowIndex,
    oldValue,
    value,
    isSetValues,
  ]);

describe('values of a table', () => {
  it('are withheld while cells fail, returning their count with column and row [W5.1-20]', async () => {
    const { handle } = await openTable({ columns, rows: rows() });
    const failure = await handle.getValues().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(TableInvalidError);
    const { count, errors, message } =
      failure instanceof TableInvalidError ? failure : new TableInvalidError({}, String);
    expect([count, message]).toEqual([4, '4 个单元格未通过校验']);
    expect(errors['sku']?.map(({ rowIndex, rowId, message: text }) => [rowIndex, rowId, text])).toEqual([
      [0, 'r0', 'unique'],
      [1, 'r1', 'unique'],
      [2, 'r2', 'required'],
    ]);
    expect(errors['code']?.map(({ rowIndex }) => rowIndex)).toEqual([1]);
  });

  it('are returned without validation on request, and for the requested rows only', async () => {
    const { handle } = await openTable({ columns, rows: rows() });
    expect(await handle.getValues({ validate: false })).toHaveLength(3);
    expect(await handle.getValues({ validate: false, rowIds: ['r2'] })).toEqual([rows()[2]]);
    const failure = await handle.getValues({ rowIds: ['r2'] }).catch((error: unknown) => error);
    expect(failure instanceof TableInvalidError && failure.count).toBe(1);
  });

  it('are given with what is being typed, new rows without their temporary id', async () => {
    const { handle, cell, input } = await openTable({ columns, rows: good() });
    handle.addRows({ sku: 'G9', code: '7' });
    mouseClick(cell(1, 'code'));
    input.value = '88';
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    expect(await handle.getValues()).toEqual([...good(), { sku: 'G9', code: '88', qty: null }]);
  });

  it('are validated by cell, first failure or all, with the rule message in the cell [W8-25]', async () => {
    const { handle, input, cell, root } = await openTable({ columns, rows: rows() });
    expect(Object.entries((await handle.validateTable()) ?? {})).toMatchObject([['sku', [{ rowId: 'r0' }]]]);
    expect(Object.keys((await handle.fullValidateTable()) ?? {})).toEqual(['sku', 'code']);
    expect(input.getAttribute('aria-label')).toBe('货号 第 1 行');
    expect(cell(2, 'sku').getAttribute('aria-invalid')).toBe('true');
    handle.focusCell('r2', 'sku');
    await expect.poll(() => root.querySelector('.wb-grid-tooltip')?.textContent).toContain('required');
    handle.removeRowsById(['r1', 'r2']);
    expect(await handle.validateTable()).toBeNull();
  });

  it('are set by the page as one step, only where different and known', async () => {
    const onValueChange = vi.fn<(event: ValueChangeEvent) => void>();
    const { handle, model } = await openTable({ columns, rows: rows() }, { onValueChange });
    const { labels: steps } = stepsOf(model);
    handle.setValues([
      { rowKey: 'r0', values: { sku: 'A', qty: '2.00', nothing: 'x' } },
      { rowKey: 'r1', values: { sku: 'B' } },
      { rowKey: 'r9', values: { sku: 'C' } },
    ]);
    await expect.poll(() => onValueChange.mock.calls.length).toBe(2);
    expect(told(onValueChange.mock.calls.map(([event]) => event))).toEqual([
      ['sku', 0, 'G0', 'A', true],
      ['sku', 1, 'G0', 'B', true],
    ]);
    expect(steps).toEqual(['修改 货号']);
    expect(model.rowById('r0')?.values).not.toHaveProperty('nothing');
  });

  it('notify once per action that changes them, and never without an effect', async () => {
    const events: ValueChangeEvent[] = [];
    const { model } = await openTable({ columns, rows: good() }, { onValueChange: (event) => events.push(event) });
    const set = (...values: readonly string[]) =>
      values.map((value) => model.apply({ kind: 'set', cells: [{ rowId: 'r0', key: 'qty', value }] }));
    const [inverse] = set('5', '6');
    await Promise.resolve();
    expect(told(events)).toEqual([['qty', 0, '2', '6', false]]);
    if (inverse !== undefined) model.apply(inverse);
    await Promise.resolve();
    expect(told(events).at(-1)).toEqual(['qty', 0, '6', '2', false]);
    set('7', '2.0');
    await Promise.resolve();
    expect(events).toHaveLength(2);
  });

  it('may be set by a change listener, as a separate step after the first', async () => {
    const { handle, model } = await openTable(
      { columns, rows: good() },
      {
        onValueChange: ({ column, row }) => {
          if (column.key === 'sku') handle.setValues([{ rowKey: row.id, values: { code: '42' } }]);
        },
      },
    );
    const { labels: steps } = stepsOf(model);
    handle.setValues([{ rowKey: 'r0', values: { sku: 'Z' } }]);
    await Promise.resolve();
    expect(steps).toEqual(['修改 货号', '修改 编码']);
    expect(model.rowAt(0).values['code']).toBe('42');
  });

  it('belong to columns that can be asked for by key', async () => {
    const { handle } = await openTable({ columns, rows: good() });
    expect([handle.getColumnByKey('qty')?.title, handle.getColumnByKey('none')]).toEqual(['数量', undefined]);
  });
});
