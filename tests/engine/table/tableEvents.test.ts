import { describe, expect, it } from 'vitest';
import {
  createTableModel,
  type CellCheck,
  type TableChange,
  type TableEvent,
  type TableModel,
} from '../../../engine/index.ts';
import { columnOf, digits, required, rowsOf, unique } from './tableFixture.ts';

const open = (): TableModel =>
  createTableModel({
    columns: [columnOf('sku', { checks: [required, digits, unique] }), columnOf('name', { checks: [long] })],
    rows: rowsOf(4, (index) => ({ sku: String(index), name: 'n', status: null })),
  });

const long: CellCheck = { id: 'minLength', at: 'save', message: 'long', test: () => true };

/** Formats an event as text. */
const inWords = ({ rows, loaded, rowIds, errors, selection }: TableEvent): string =>
  [
    ...(rows ? [loaded ? 'loaded' : 'rows'] : []),
    ...(!rows && rowIds.size > 0 ? [`cells ${[...rowIds].join()}`] : []),
    ...(errors ? ['errors'] : []),
    ...(selection ? ['selection'] : []),
  ].join(' + ');

/** Returns the events emitted during `act`. */
function heard(model: TableModel, act: () => void): string[] {
  const events: string[] = [];
  const leave = model.subscribe((event) => void events.push(inWords(event)));
  act();
  leave();
  return events;
}

const set = (rowId: string, key: string, value: string | null) => ({
  kind: 'set' as const,
  cells: [{ rowId, key, value }],
});

describe('those who draw a table hear', () => {
  it.each<[string, string[], (model: TableModel) => void]>([
    ['of one cell', ['cells r1'], (model) => model.apply(set('r1', 'name', 'm'))],
    ['nothing of a cell that stays as it is', [], (model) => model.apply(set('r1', 'name', 'n'))],
    ['nothing of a row that is not there', [], (model) => model.apply(set('r9', 'name', 'm'))],
    [
      'that unique values were looked at for the first time',
      ['cells r1 + errors'],
      (model) => model.apply(set('r1', 'sku', '9')),
    ],
    [
      'of rows that come',
      ['rows'],
      (model) => model.apply({ kind: 'insert', rows: [{ index: 0, row: model.newRow() }] }),
    ],
    ['of rows that move', ['rows'], (model) => model.apply({ kind: 'move', rowId: 'r0', to: 2 })],
    [
      'nothing where a row that is not there is to move',
      [],
      (model) => model.apply({ kind: 'move', rowId: 'r9', to: 2 }),
    ],
    ['of everything that is loaded anew', ['loaded'], (model) => model.load([])],
    ['that conditions are judged anew', ['errors'], (model) => model.refresh()],
    ['that messages of all rows are shown', ['errors'], (model) => void model.validateAll('save')],
    ['of a selection', ['selection'], (model) => model.selectRows(['r0'])],
    ['that other rows are disabled', ['errors'], (model) => model.setDisabledRows({ status: 'x' })],
    [
      'of findings',
      ['errors'],
      (model) => model.setFindings([{ rowId: 'r0', key: 'name', level: 'warn', message: 'odd' }]),
    ],
    ['nothing where there were no findings and are none', [], (model) => model.setFindings([])],
  ])('%s', (_what, events, act) => {
    const model = open();
    expect(heard(model, () => act(model))).toEqual(events);
  });

  it('that ticked rows were taken out of the selection, once', () => {
    const model = open();
    model.selectRows(['r0', 'r1']);
    expect(heard(model, () => model.setDisabledRows({ sku: '1' }))).toEqual(['errors + selection']);
    const ticked = model.selectedRowIds;
    expect(heard(model, () => model.setDisabledRows({ sku: '3' }))).toEqual(['errors']);
    expect(heard(model, () => model.apply({ kind: 'move', rowId: 'r0', to: 2 }))).toEqual(['rows']);
    expect(model.selectedRowIds).toBe(ticked);
  });

  it('of a cell that was left where it shows a message from now on, once', () => {
    const model = open();
    model.apply(set('r1', 'sku', null));
    expect(heard(model, () => model.touch('r1', 'name'))).toEqual([]);
    expect(heard(model, () => model.touch('r1', 'sku'))).toEqual(['cells r1']);
    expect(heard(model, () => model.touch('r1', 'sku'))).toEqual([]);
    expect(heard(model, () => model.touch('r0', 'sku'))).toEqual([]);
    expect(heard(model, () => model.touch('r9', 'sku'))).toEqual([]);
  });

  it('only for the row with a permitted duplicate or a blank unique value', () => {
    const model = open();
    model.validateAll('save');
    expect(heard(model, () => model.apply(set('r1', 'name', 'n2')))).toEqual(['cells r1']);
    expect(heard(model, () => model.apply(set('r2', 'name', 'n2')))).toEqual(['cells r2']);
    model.apply(set('r1', 'sku', null));
    expect(heard(model, () => model.apply(set('r2', 'sku', null)))).toEqual(['cells r2']);
  });

  it('of the partners of many values, and of no others', () => {
    const model = createTableModel({
      columns: [columnOf('sku', { checks: [unique] })],
      rows: rowsOf(40, (index) => ({ sku: String(index % 20) })),
    });
    model.validateAll('save');
    const rowIds = Array.from({ length: 12 }, (_, index) => `r${index}`);
    const cells = rowIds.map((rowId, index) => ({ rowId, key: 'sku', value: `x${index}` }));
    const partners = rowIds.map((_, index) => `r${index + 20}`);
    expect(heard(model, () => model.apply({ kind: 'set', cells }))).toEqual([
      `cells ${[...rowIds, ...partners].join()}`,
    ]);
    expect(model.badCells('save')).toHaveLength(16);
  });

  describe('as one event', () => {
    /** Returns the events of grouped actions, and whether the inverse of the event restores the rows. */
    function together(acts: readonly ((model: TableModel) => void)[]) {
      const model = open();
      const before = model.toValues();
      let inverse: TableChange | undefined;
      model.subscribe((event) => (inverse = event.inverse));
      const events = heard(model, () =>
        model.asOne(() => {
          for (const act of acts) act(model);
        }),
      );
      if (inverse !== undefined) model.apply(inverse);
      return { events, isBack: JSON.stringify(model.toValues()) === JSON.stringify(before) };
    }

    it.each<[string, string[], readonly ((model: TableModel) => void)[]]>([
      [
        'of two cells',
        ['cells r0,r1'],
        [(model) => model.apply(set('r0', 'name', 'a')), (model) => model.apply(set('r1', 'name', 'b'))],
      ],
      [
        'of a cell that is set twice',
        ['cells r0'],
        [(model) => model.apply(set('r0', 'name', 'a')), (model) => model.apply(set('r0', 'name', 'b'))],
      ],
      [
        'of a row that comes and is filled',
        ['rows'],
        [
          (model) => model.apply({ kind: 'insert', rows: [{ index: 1, row: { id: 'x', values: { sku: '7' } } }] }),
          (model) => model.apply(set('x', 'name', 'b')),
        ],
      ],
      [
        'of a cell that changes in a row that goes',
        ['rows'],
        [
          (model) => model.apply(set('r2', 'name', 'b')),
          (model) => model.apply({ kind: 'remove', rowIds: ['r2', 'r0'] }),
        ],
      ],
      [
        'of a cell and of what is found in another',
        ['cells r0 + errors'],
        [
          (model) => model.apply(set('r0', 'name', 'a')),
          (model) => model.setFindings([{ rowId: 'r1', key: 'name', level: 'warn', message: 'odd' }]),
        ],
      ],
      ['nothing where nothing happened', [], [(model) => model.setFindings([])]],
    ])('%s, with one way back', (_what, events, acts) => {
      expect(together(acts)).toEqual({ events, isBack: true });
    });

    it('of a loading, behind which nothing leads back', () => {
      const model = open();
      const events: TableEvent[] = [];
      model.subscribe((event) => void events.push(event));
      model.asOne(() => {
        model.apply(set('r0', 'name', 'a'));
        model.load(rowsOf(1, () => ({ sku: '1', name: 'new', status: null })));
        model.apply(set('r0', 'name', 'b'));
      });
      expect(events).toMatchObject([{ rows: true, loaded: true, inverse: set('r0', 'name', 'new') }]);
    });

    it('when the outermost of several acts is over, and also when it throws', () => {
      const model = open();
      const acts = (): void =>
        model.asOne(() => {
          model.asOne(() => model.apply(set('r0', 'name', 'a')));
          model.asOne(() => model.apply(set('r1', 'name', 'b')));
          throw new Error('on the way');
        });
      expect(heard(model, () => expect(acts).toThrow('on the way'))).toEqual(['cells r0,r1']);
      expect(heard(model, () => model.apply(set('r2', 'name', 'c')))).toEqual(['cells r2']);
    });

    it('after everything has happened: each of its listeners sees the end', () => {
      const model = open();
      const seen: unknown[] = [];
      model.subscribe(() => seen.push(model.rowAt(0).values['name'], model.rowAt(1).values['name']));
      model.asOne(() => {
        model.apply(set('r0', 'name', 'a'));
        model.apply(set('r1', 'name', 'b'));
      });
      expect(seen).toEqual(['a', 'b']);
    });
  });

  it('a number that rises with whatever happens', () => {
    const model = open();
    const before = model.revision;
    model.apply(set('r1', 'name', 'm'));
    expect(model.revision).toBeGreaterThan(before);
  });
});
