import { describe, expect, it } from 'vitest';
import { createTableModel } from '../../../engine/index.ts';
import { columnOf, digits, required, unique } from './tableFixture.ts';
import { stepsOf } from './tableSteps.ts';

/** A table with much state from earlier changes, which then loads other rows. */
function openAgain() {
  const model = createTableModel({
    columns: [
      columnOf('sku', { checks: [required, digits, unique] }),
      columnOf('qty', { valueType: 'decimal', statistics: ['sum'] }),
    ],
    rows: [
      { id: 'a', sku: 'x', qty: '1' },
      { id: 'b', sku: '7', qty: '2' },
      { id: 'c', sku: null, qty: '4' },
      { id: 'e', sku: '8', qty: '' },
    ],
    orderKey: 'no',
  });
  model.statistic('qty', 'sum');
  model.validateAll('submit');
  model.setFindings([{ rowId: 'b', key: 'qty', level: 'warn', message: 'odd' }]);
  model.hold({ rowId: 'b', key: 'sku', text: 'seven' }, 'typed');
  model.apply({ kind: 'set', cells: [{ rowId: 'b', key: 'qty', value: '3' }] });
  model.apply({ kind: 'remove', rowIds: ['a'] });
  model.selectRows(['b', 'c']);
  model.load([
    { id: 'b', sku: '7', qty: '5' },
    { id: 'd', sku: null, qty: '6' },
  ]);
  return model;
}

describe('a table that is loaded anew', () => {
  it('holds the new rows alone, numbered from 1 [W3.2-1]', () => {
    const model = openAgain();
    expect(model.toValues()).toEqual([
      { id: 'b', sku: '7', qty: '5', no: '1' },
      { id: 'd', sku: null, qty: '6', no: '2' },
    ]);
    expect([model.rowById('c'), model.rowAt(0).values['qty'], model.indexOf('d')]).toEqual([undefined, '5', 1]);
  });

  it('knows nothing of edits, removals, ticks, texts and findings from before', () => {
    const model = openAgain();
    expect([model.rowState('b'), model.removedRows()]).toEqual(['stored', []]);
    expect([model.selectionState, [...model.selectedRowIds]]).toEqual(['none', []]);
    expect([model.heldCells(), model.messageAt('b', 'qty')]).toEqual([[], undefined]);
  });

  it('validates the new rows, counts their values, and shows missing values only on request', () => {
    const model = openAgain();
    expect(model.statistic('qty', 'sum')).toBe('11');
    expect(model.messageAt('d', 'sku')).toBeUndefined();
    expect(model.badCells('submit').map(({ rowId, checkId }) => [rowId, checkId])).toEqual([['d', 'required']]);
    model.apply({ kind: 'set', cells: [{ rowId: 'd', key: 'sku', value: '8' }] });
    expect(model.badCells('submit')).toEqual([]);
  });
});

describe('a text in the place of a value', () => {
  const open = () =>
    createTableModel({
      columns: [columnOf('sku', { checks: [digits] }), columnOf('name')],
      rows: [
        { id: 'a', sku: 'x' },
        { id: 'b', sku: '1' },
      ],
    });

  it('counts as one bad cell and hides what the value below it fails at', () => {
    const model = open();
    model.hold({ rowId: 'a', key: 'sku', text: 'seven' }, 'typed');
    expect(model.messageAt('a', 'sku')).toBeUndefined();
    expect([model.badCells('submit'), model.validateAll('submit')]).toEqual([[], 1]);
    expect(model.heldCells().map(({ rowId, key, held }) => [rowId, key, held.text])).toEqual([['a', 'sku', 'seven']]);
  });

  it('is dropped when its own cell is set, but not another cell', () => {
    const model = open();
    model.hold({ rowId: 'a', key: 'sku', text: 'seven' }, 'typed');
    const { steps } = stepsOf(model);
    model.commit(
      {
        kind: 'set',
        cells: [
          { rowId: 'a', key: 'name', value: 'n' },
          { rowId: 'b', key: 'sku', value: '2' },
        ],
      },
      'typed',
    );
    expect(model.heldAt('a', 'sku')?.text).toBe('seven');
    expect(JSON.stringify(steps.map(({ change }) => change))).not.toContain('text');
    const cells = [{ rowId: 'a', key: 'sku', value: '8' }];
    model.commit({ kind: 'batch', changes: [{ kind: 'set', cells }] }, 'pasted');
    expect([model.heldAt('a', 'sku'), model.heldCells(), model.toValues()[0]]).toEqual([
      undefined,
      [],
      { id: 'a', sku: '8', name: 'n' },
    ]);
  });

  it('goes and comes back with its row', () => {
    const model = open();
    model.hold({ rowId: 'a', key: 'sku', text: 'seven' }, 'typed');
    const back = model.apply({ kind: 'remove', rowIds: ['a'] });
    expect(model.heldCells()).toEqual([]);
    model.apply(back);
    expect(model.heldAt('a', 'sku')?.text).toBe('seven');
  });

  it('is told with the way back, and to those who draw', () => {
    const model = open();
    const rows: string[] = [];
    const { steps } = stepsOf(model);
    model.subscribe(({ rowIds }) => rows.push(...rowIds));
    model.hold({ rowId: 'a', key: 'sku', text: 'seven' }, 'typed');
    model.hold({ rowId: 'a', key: 'sku', text: 'eight' }, 'typed');
    expect(rows).toEqual(['a', 'a']);
    for (const text of ['seven', undefined]) {
      const last = steps.pop();
      if (last !== undefined) model.apply(last.inverse);
      expect(model.heldAt('a', 'sku')?.text).toBe(text);
    }
    expect(model.messageAt('a', 'sku')?.message).toBe('digits');
  });
});
