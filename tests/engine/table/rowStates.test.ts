import { describe, expect, it } from 'vitest';
import { createTableModel } from '../../../engine/index.ts';
import { columnOf, rowsOf } from './tableFixture.ts';

const columns = [columnOf('name'), columnOf('status')];
const open = (disabledRows = {}) =>
  createTableModel({
    columns,
    rows: rowsOf(3, (index) => ({ name: `n${index}`, status: String(index) })),
    disabledRows,
  });

describe('rows', () => {
  it('are new, edited or removed [W4-1]', () => {
    const model = open();
    const row = model.newRow({ name: 'fresh' });
    model.apply({ kind: 'insert', rows: [{ index: 3, row }] });
    model.apply({ kind: 'set', cells: [{ rowId: 'r1', key: 'name', value: 'changed' }] });
    model.apply({ kind: 'remove', rowIds: ['r0'] });
    expect([model.rowState(row.id), model.rowState('r1'), model.rowState('r2')]).toEqual(['new', 'edited', 'stored']);
    expect(model.removedRows()).toEqual([{ id: 'r0', name: 'n0', status: '0' }]);
  });

  it('that are new leave nothing behind when they go, and travel without their id [W4-1]', () => {
    const model = open();
    const row = model.newRow();
    model.apply({ kind: 'insert', rows: [{ index: 0, row }] });
    expect(model.toValues()[0]).not.toHaveProperty('id');
    model.apply({ kind: 'remove', rowIds: [row.id] });
    expect(model.removedRows()).toEqual([]);
  });

  it('are what they were again after undo, and after a save [W4-1]', () => {
    const model = open();
    const batch = model.apply({
      kind: 'batch',
      changes: [
        {
          kind: 'set',
          cells: [
            { rowId: 'r1', key: 'name', value: 'a' },
            { rowId: 'r1', key: 'name', value: 'b' },
          ],
        },
        { kind: 'remove', rowIds: ['r0'] },
      ],
    });
    model.apply(batch);
    expect([model.rowState('r1'), model.removedRows()]).toEqual(['stored', []]);
    model.apply({ kind: 'set', cells: [{ rowId: 'r1', key: 'name', value: 'c' }] });
    model.apply({ kind: 'remove', rowIds: ['r2'] });
    model.markStored();
    expect([model.rowState('r1'), model.removedRows()]).toEqual(['stored', []]);
  });

  it('are restored when many steps are undone, one by one or together', () => {
    const model = open();
    const set = (value: string) => ({ kind: 'set' as const, cells: [{ rowId: 'r1', key: 'name', value }] });
    const row = model.newRow();
    const changes = [
      set('a'),
      set('b'),
      { kind: 'remove' as const, rowIds: ['r0'] },
      { kind: 'insert' as const, rows: [{ index: 0, row }] },
    ];
    const back = model.apply({ kind: 'batch', changes });
    expect([model.rowState('r1'), model.rowState('r2'), model.rowState(row.id), model.removedRows().length]).toEqual([
      'edited',
      'stored',
      'new',
      1,
    ]);
    model.apply(back);
    expect([model.rowState('r1'), model.removedRows()]).toEqual(['stored', []]);
    model.apply(set('n1'));
    expect(model.rowState('r1')).toBe('stored');
  });

  it('are stored once the server has given them an id', () => {
    const model = open();
    const row = model.newRow({ name: 'fresh' });
    model.apply({ kind: 'insert', rows: [{ index: 3, row }] });
    model.apply({ kind: 'set', cells: [{ rowId: row.id, key: 'id', value: '77' }] });
    expect(model.rowState(row.id)).toBe('stored');
    model.apply({ kind: 'remove', rowIds: [row.id] });
    expect(model.removedRows()).toMatchObject([{ id: '77', name: 'fresh' }]);
  });
});

describe('disabled rows [W2.1-9]', () => {
  it('match one or several values of a column, compared as text', () => {
    const model = open({ status: ['1', '2'], name: 'n0' });
    expect(['r0', 'r1', 'r2'].map((id) => model.isRowDisabled(id))).toEqual([true, true, true]);
    model.setDisabledRows({ status: 1 });
    expect(['r0', 'r1', 'r2'].map((id) => model.isRowDisabled(id))).toEqual([false, true, false]);
  });

  it.each([
    ['a blank text', '', ['nothing', 'null', 'blank']],
    ['null', null, ['nothing', 'null', 'blank']],
    ['a blank among values', ['1', ''], ['nothing', 'null', 'blank', 'one']],
    ['zero, which is no blank', '0', ['zero']],
    ['no value at all', [], []],
  ])('are named by %s', (_what, status, disabled) => {
    const rows = [
      { id: 'nothing' },
      { id: 'null', status: null },
      { id: 'blank', status: '' },
      { id: 'zero', status: 0 },
      { id: 'one', status: '1' },
    ];
    const model = createTableModel({ columns: [columnOf('status')], rows, disabledRows: { status } });
    expect(rows.map(({ id }) => id).filter((id) => model.isRowDisabled(id))).toEqual(disabled);
  });

  it('cannot be selected nor edited, and all are selected without them', () => {
    const model = open({ status: '1' });
    model.selectRows(['r0', 'r1']);
    expect([...model.selectedRowIds]).toEqual(['r0']);
    expect(model.selectionState).toBe('some');
    model.selectAll();
    expect([...model.selectedRowIds]).toEqual(['r0', 'r2']);
    expect(model.selectionState).toBe('all');
    expect(model.isDisabled('r1', 'name')).toBe(true);
    expect(model.isDisabled('r0', 'name')).toBe(false);
  });

  it('are none in a table without rows, where nothing is selected', () => {
    const model = createTableModel({ columns, rows: [] });
    expect(model.selectionState).toBe('none');
    model.selectAll();
    expect(model.selectionState).toBe('none');
  });

  it('leave the selection when they become disabled', () => {
    const model = open({ status: 'done' });
    model.selectRows(['r0', 'r2']);
    model.apply({ kind: 'set', cells: [{ rowId: 'r0', key: 'status', value: 'done' }] });
    expect([...model.selectedRowIds]).toEqual(['r2']);
  });
});
