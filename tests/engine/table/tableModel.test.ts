import { describe, expect, it } from 'vitest';
import { createTableModel, isTemporaryId, type CompiledExpression, type TableEvent } from '../../../engine/index.ts';
import { columnOf, digits, required, rowsOf, short, unique } from './tableFixture.ts';
import { stepsOf } from './tableSteps.ts';

const columns = [
  columnOf('sku', { checks: [required, digits, unique] }),
  columnOf('name', { defaultValue: 'new' }),
  columnOf('qty', { type: 'inputNumber', valueType: 'decimal', scale: 2, statistics: ['sum', 'average'] }),
];
const open = (skus: readonly (string | null)[]) =>
  createTableModel({
    columns,
    rows: rowsOf(skus.length, (index) => ({ sku: skus[index] ?? null, name: 'n', qty: '1' })),
  });

const when = (evaluate: CompiledExpression['evaluate']): CompiledExpression => ({
  source: '',
  type: 'boolean',
  reads: [],
  evaluate,
});

describe('rows', () => {
  it('generates a temporary id for a row without one, outside its values [W3.2-1]', () => {
    const model = createTableModel({ columns, rows: [{ sku: '1' }] });
    expect(isTemporaryId(model.rowAt(0).id)).toBe(true);
    expect(model.toValues()).toEqual([{ sku: '1' }]);
  });

  it('renumbers the order key from 1 after every change of the rows [W3.2-1]', () => {
    const model = createTableModel({ columns, rows: rowsOf(3, () => ({ sku: '1' })), orderKey: 'no' });
    model.apply({ kind: 'move', rowId: 'r2', to: 0 });
    model.apply({ kind: 'remove', rowIds: ['r0'] });
    expect(model.toValues()).toEqual([
      { id: 'r2', sku: '1', no: '1' },
      { id: 'r1', sku: '1', no: '2' },
    ]);
  });

  it('keeps the identity of a row that was stored, and sends its new id', () => {
    const model = createTableModel({ columns, rows: [] });
    const row = model.newRow();
    model.apply({ kind: 'insert', rows: [{ index: 0, row }] });
    model.apply({ kind: 'set', cells: [{ rowId: row.id, key: 'id', value: '77' }] });
    expect(model.rowAt(0).id).toBe(row.id);
    expect(model.toValues()[0]).toMatchObject({ id: '77', name: 'new' });
  });

  it('does not share objects with the change that inserted them', () => {
    const model = createTableModel({ columns, rows: [] });
    const row = model.newRow({ sku: '1' });
    model.apply({ kind: 'insert', rows: [{ index: 0, row }] });
    model.apply({ kind: 'set', cells: [{ rowId: row.id, key: 'sku', value: '2' }] });
    expect(row.values['sku']).toBe('1');
  });

  it('drops removed rows from the selection', () => {
    const model = open(['1', '2']);
    model.selectRows(['r0', 'r1']);
    const heard: TableEvent[] = [];
    model.subscribe((event) => void heard.push(event));
    model.apply({ kind: 'remove', rowIds: ['r0'] });
    expect([...model.selectedRowIds]).toEqual(['r1']);
    expect(heard).toMatchObject([{ rows: true, selection: true }]);
  });

  it('ignores a row that is there already', () => {
    const model = open(['1']);
    const inverse = model.apply({ kind: 'insert', rows: [{ index: 0, row: { id: 'r0', values: {} } }] });
    expect(model.rowCount).toBe(1);
    expect(inverse).toEqual({ kind: 'remove', rowIds: [] });
  });
});

describe('messages', () => {
  it('evaluates the checks in order, and the first that fails wins [W5.1-1]', () => {
    const model = createTableModel({
      columns: [columnOf('sku', { checks: [digits, short] })],
      rows: [{ id: 'a', sku: 'xxxx' }],
    });
    expect(model.messageAt('a', 'sku')?.message).toBe('digits');
    model.apply({ kind: 'set', cells: [{ rowId: 'a', key: 'sku', value: '1234' }] });
    expect(model.messageAt('a', 'sku')?.message).toBe('short');
  });

  it('fails a value that occurs in two or more rows of its column [W5.1-3]', () => {
    const model = open(['1', '2', '2', null, '']);
    expect(model.validateAll('save')).toBe(2);
    model.apply({ kind: 'set', cells: [{ rowId: 'r1', key: 'sku', value: '3' }] });
    expect(model.validateAll('save')).toBe(0);
    expect(model.messageAt('r2', 'sku')).toBeUndefined();
  });

  it('counts equal decimals as one value', () => {
    const amounts = [columnOf('qty', { valueType: 'decimal', checks: [unique] })];
    const model = createTableModel({
      columns: amounts,
      rows: rowsOf(2, (index) => ({ qty: index ? '86.5' : '86.50000' })),
    });
    expect(model.validateAll('save')).toBe(2);
  });

  it('draws the partner of a repeated value anew', () => {
    const model = open(['1', '2', '3']);
    model.validateAll('save');
    const events: TableEvent[] = [];
    model.subscribe((event) => events.push(event));
    model.apply({ kind: 'set', cells: [{ rowId: 'r2', key: 'sku', value: '1' }] });
    expect(events).toMatchObject([{ rows: false, rowIds: new Set(['r2', 'r0']) }]);
    expect(model.messageAt('r0', 'sku')?.message).toBe('unique');
  });

  it('shows a missing value only after the cell was left, changed or all was validated', () => {
    const model = open([null, null]);
    expect(model.messageAt('r0', 'sku')).toBeUndefined();
    model.touch('r0', 'sku');
    expect(model.messageAt('r0', 'sku')?.message).toBe('required');
    model.validateAll('save');
    expect(model.messageAt('r1', 'sku')).toBeUndefined();
    model.validateAll('submit');
    expect(model.messageAt('r1', 'sku')?.message).toBe('required');
  });

  it('leaves checks of the submit out of a save', () => {
    const model = createTableModel({
      columns: [columnOf('sku', { checks: [short, digits] })],
      rows: [{ id: 'a', sku: 'xxx' }],
    });
    expect(model.badCells('save')).toMatchObject([{ checkId: 'pattern', at: 'save' }]);
    expect(model.badCells('submit')).toMatchObject([{ checkId: 'maxLength', at: 'submit' }]);
  });

  it('lists bad cells in the order of rows and columns, without revealing them', () => {
    const model = open(['x', null, 'y']);
    model.apply({ kind: 'move', rowId: 'r2', to: 0 });
    expect(model.badCells('submit').map(({ rowId }) => rowId)).toEqual(['r2', 'r0', 'r1']);
    expect(model.messageAt('r1', 'sku')).toBeUndefined();
  });

  it('shows a finding of the document where the column has nothing to say', () => {
    const model = open(['1', 'x']);
    model.setFindings([
      { rowId: 'r0', key: 'name', level: 'warn', message: 'odd' },
      { rowId: 'r1', key: 'sku', level: 'warn', message: 'odd' },
    ]);
    expect(model.messageAt('r0', 'name')).toEqual({ level: 'warn', message: 'odd' });
    expect(model.messageAt('r1', 'sku')).toEqual({ level: 'error', message: 'digits' });
  });

  it('judges a value before it is set', () => {
    const model = open(['1', '2']);
    expect(model.judge({ rowId: 'r0', key: 'sku', value: '2' })?.message).toBe('unique');
    expect(model.judge({ rowId: 'r0', key: 'sku', value: '1' })).toBeUndefined();
    expect(model.validateAll('submit')).toBe(0);
  });
});

describe('conditions', () => {
  it('disables and requires by other row fields, and by header fields after a refresh', () => {
    let mark = '1';
    const model = createTableModel({
      columns: [
        columnOf('rate', {
          disabled: when((scope) => scope.row?.['free'] === true),
          required: when((scope) => scope.values['mark'] === '2'),
        }),
      ],
      rows: [{ id: 'a' }, { id: 'b', free: true }],
      scope: () => ({ values: { mark }, details: {}, user: { id: '', username: '', realname: '', orgCode: '' } }),
    });
    expect([model.isDisabled('a', 'rate'), model.isDisabled('b', 'rate')]).toEqual([false, true]);
    expect(model.validateAll('submit')).toBe(0);
    mark = '2';
    model.refresh();
    expect(model.badCells('submit').map(({ rowId }) => rowId)).toEqual(['a']);
  });

  it.each([
    ['a wrong value is told, whoever wrote it', { sku: 'x' }, ['pattern']],
    ['a value that occurs twice is told', { sku: '7' }, ['unique']],
    ['a missing value is not', { sku: null }, []],
    ['a blank text is as good as missing', { sku: '' }, []],
  ])('of a cell that a condition disables: %s', (_what, values, told) => {
    const disabled = when((scope) => scope.row?.['locked'] === true);
    const model = createTableModel({
      columns: [columnOf('sku', { disabled, checks: [required, digits, unique] })],
      rows: [
        { id: 'a', locked: true, ...values },
        { id: 'b', sku: '7' },
      ],
    });
    expect(model.isDisabled('a', 'sku')).toBe(true);
    model.validateAll('submit');
    expect(model.badCells('submit').flatMap(({ rowId, checkId }) => (rowId === 'a' ? [checkId] : []))).toEqual(told);
  });

  it('disables every cell of a read-only table', () => {
    const model = open(['1']);
    model.readOnly = true;
    expect(model.isDisabled('r0', 'name')).toBe(true);
  });
});

describe('statistics', () => {
  it('sums integer and decimal cells exactly and skips what is blank or unreadable [W5.1-22]', () => {
    const quantities = ['0.1', '0.2', null, '', 'x', '12345678901234567.12345', 3];
    const model = createTableModel({
      columns,
      rows: rowsOf(quantities.length, (index) => ({ qty: quantities[index] ?? null })),
    });
    expect(model.statistic('qty', 'sum')).toBe('12345678901234570.42345');
    model.apply({ kind: 'remove', rowIds: ['r5'] });
    expect(model.statistic('qty', 'sum')).toBe('3.3');
    expect(model.statistic('qty', 'average')).toBe('1.1');
  });

  it('writes the sum with the digits of the cells that are there now', () => {
    const model = createTableModel({
      columns,
      rows: rowsOf(3, (index) => ({ qty: ['5080.80', '3350.0', '2'][index] ?? '' })),
    });
    expect(model.statistic('qty', 'sum')).toBe('8432.80');
    model.apply({ kind: 'set', cells: [{ rowId: 'r0', key: 'qty', value: '80' }] });
    expect(model.statistic('qty', 'sum')).toBe('3432.0');
    model.apply({ kind: 'remove', rowIds: ['r1'] });
    expect(model.statistic('qty', 'sum')).toBe('82');
  });

  it('has no average of nothing', () => {
    const model = createTableModel({ columns, rows: [] });
    expect([model.statistic('qty', 'sum'), model.statistic('qty', 'average')]).toEqual(['0', '']);
  });
});

describe('the owner', () => {
  const name = (value: string | null) => ({ kind: 'set' as const, cells: [{ rowId: 'r0', key: 'name', value }] });

  it('carries out what staff do, and is not asked about what it applies itself', () => {
    const model = open(['1']);
    const { steps } = stepsOf(model);
    model.apply(name('a'));
    model.commit(name('b'), 'typed');
    expect(steps).toEqual([{ label: 'typed', change: name('b'), inverse: name('a') }]);
    expect(model.rowAt(0).values['name']).toBe('b');
  });

  it('is asked before anything has changed; what it does not accept leaves no trace', () => {
    const model = open(['1']);
    model.apply(name('a'));
    const asked: unknown[] = [];
    const heard: TableEvent[] = [];
    model.subscribe((event) => void heard.push(event));
    const { revision } = model;
    model.setOwner({
      accepts: (change) => {
        asked.push(change, model.rowAt(0).values['name']);
        return false;
      },
      carryOut: () => {
        throw new Error('was not accepted');
      },
    });
    model.commit(name('b'), 'typed');
    model.hold({ rowId: 'r0', key: 'name', text: 'seven' }, 'typed');
    expect(asked).toEqual([name('b'), 'a', expect.objectContaining({ kind: 'batch' }), 'a']);
    expect(model.rowAt(0).values['name']).toBe('a');
    expect([model.rowState('r0'), model.heldCells(), model.revision, heard]).toEqual(['edited', [], revision, []]);
  });

  it('may go: without one a change is simply applied', () => {
    const model = open(['1']);
    const { steps } = stepsOf(model);
    model.setOwner(null);
    model.commit(name('b'), 'typed');
    expect([model.rowAt(0).values['name'], steps]).toEqual(['b', []]);
  });
});
