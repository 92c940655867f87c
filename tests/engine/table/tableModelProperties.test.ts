import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  compileExpression,
  createTableModel,
  type Scope,
  type TableChange,
  type TableModel,
  type Values,
} from '../../../engine/index.ts';
import { NOBODYS_SCOPE } from '../../../engine/core/scope.ts';
import { columnOf, digits, required, rowsOf, short, unique } from './tableFixture.ts';

const columns = [
  columnOf('sku', { checks: [required, digits, unique] }),
  columnOf('name', { checks: [short] }),
  columnOf('qty', { valueType: 'decimal', statistics: ['sum'], checks: [unique] }),
];

const cellValue = fc.oneof(
  fc.constantFrom(null, '', '1', '2', '3', '1.0', 'x', 'xxx', '0'),
  fc.integer({ min: -1e9, max: 1e9 }).map((cents) => (cents / 100).toFixed(2)),
);
const values = fc.record({ sku: cellValue, name: cellValue, qty: cellValue });

/** Steps refer to rows by number, so that they apply to any state of the table. */
type Step =
  | { readonly kind: 'set'; readonly cells: readonly { row: number; key: string; value: string | null }[] }
  | { readonly kind: 'insert'; readonly rows: readonly { index: number; values: Values }[] }
  | { readonly kind: 'remove'; readonly rows: readonly number[] }
  | { readonly kind: 'move'; readonly row: number; readonly to: number };

const place = fc.nat({ max: 30 });
const steps: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant('set' as const),
    cells: fc.array(fc.record({ row: place, key: fc.constantFrom('sku', 'name', 'qty'), value: cellValue }), {
      maxLength: 6,
    }),
  }),
  fc.record({
    kind: fc.constant('insert' as const),
    rows: fc.array(fc.record({ index: place, values }), { maxLength: 6 }),
  }),
  fc.record({ kind: fc.constant('remove' as const), rows: fc.array(place, { maxLength: 6 }) }),
  fc.record({ kind: fc.constant('move' as const), row: place, to: place }),
);

const rowIdOf = (model: TableModel, row: number): string =>
  model.rowCount === 0 ? 'none' : model.rowAt(row % model.rowCount).id;

const changeOf = (model: TableModel, step: Step): TableChange => {
  switch (step.kind) {
    case 'set':
      return {
        kind: 'set',
        cells: step.cells.map(({ row, key, value }) => ({ rowId: rowIdOf(model, row), key, value })),
      };
    case 'insert':
      return { kind: 'insert', rows: step.rows.map(({ index, values }) => ({ index, row: model.newRow(values) })) };
    case 'remove':
      return { kind: 'remove', rowIds: step.rows.map((row) => rowIdOf(model, row)) };
    case 'move':
      return { kind: 'move', rowId: rowIdOf(model, step.row), to: step.to };
  }
};

const open = (count: number): TableModel =>
  createTableModel({
    columns,
    rows: rowsOf(count, (index) => ({ sku: String(index % 4), name: 'n', qty: `${index}.5` })),
  });

const state = (model: TableModel): unknown => ({
  rows: model.liveValues().map((row, index) => [model.rowAt(index).id, { ...row }]),
  sum: model.statistic('qty', 'sum'),
  bad: model.badCells('submit'),
});

const randomly = fc.record({ count: fc.nat({ max: 12 }), steps: fc.array(steps, { maxLength: 25 }) });

it('restores the start by applying the inverses, and the end by undoing them', () => {
  fc.assert(
    fc.property(randomly, (run) => {
      const model = open(run.count);
      const start = state(model);
      const inverses = run.steps.map((step) => model.apply(changeOf(model, step))).reverse();
      const end = state(model);
      const redo = inverses.map((inverse) => model.apply(inverse)).reverse();
      expect(state(model)).toEqual(start);
      for (const change of redo) model.apply(change);
      expect(state(model)).toEqual(end);
    }),
  );
});

it('undoes a batch as one', () => {
  fc.assert(
    fc.property(randomly, (run) => {
      const model = open(run.count);
      const start = state(model);
      const changes = run.steps.map((step) => changeOf(model, step));
      model.apply(model.apply({ kind: 'batch', changes }));
      expect(state(model)).toEqual(start);
    }),
  );
});

it('finds incrementally what a full pass finds, and sums what a fresh sum does', () => {
  fc.assert(
    fc.property(randomly, (run) => {
      const model = open(run.count);
      model.validateAll('submit');
      for (const step of run.steps) {
        model.statistic('qty', 'sum');
        model.apply(changeOf(model, step));
      }
      const rows = model.liveValues().map((row, index) => ({ ...row, id: model.rowAt(index).id }));
      const fresh = createTableModel({ columns, rows });
      const places = (from: TableModel): string[] =>
        from.badCells('submit').map((cell) => `${from.indexOf(cell.rowId)} ${cell.key} ${cell.checkId}`);
      expect(places(model)).toEqual(places(fresh));
      expect(model.validateAll('save')).toBe(fresh.validateAll('save'));
      expect(model.statistic('qty', 'sum')).toBe(fresh.statistic('qty', 'sum'));
      for (const { rowId, key, message } of model.badCells('submit')) {
        expect(model.messageAt(rowId, key)?.message).toBe(message);
      }
    }),
  );
});

const fields = new Map(columns.map(({ key, valueType }) => [key, valueType]));
const aggregates = [
  'sum($details.t.qty)',
  'average($details.t.qty)',
  'count($details.t.qty)',
  'count($details.t.sku)',
  'count($details.t)',
  'distinct($details.t.qty)',
  'distinct($details.t.sku)',
  "sumWhere($details.t.qty, $details.t.sku, '1')",
  "countWhere($details.t.sku, '2')",
  "isInList('x', $details.t.sku)",
].map((source) => {
  const { expression } = compileExpression(source, { values: new Map(), details: new Map([['t', fields]]) });
  if (expression === undefined) throw new Error(source);
  return expression;
});

it('keeps of its rows what an aggregate reckons from them', () => {
  fc.assert(
    fc.property(randomly, (run) => {
      const model = open(run.count);
      const plain: Scope = {
        ...NOBODYS_SCOPE,
        get details() {
          return { t: model.liveValues() };
        },
      };
      const kept: Scope = { ...plain, details: { t: [] }, totals: { t: model.totals } };
      const asked = aggregates.filter(({ source }) => source.includes('$details.t.'));
      for (const step of run.steps) {
        for (const { evaluate } of asked) evaluate(kept);
        model.apply(changeOf(model, step));
        for (const { source, evaluate } of asked) {
          expect(evaluate(kept), source).toBe(evaluate(plain));
        }
      }
      expect(aggregates.map(({ evaluate }) => evaluate(plain))).toEqual(
        aggregates.map(({ evaluate }) => evaluate({ ...kept, details: plain.details })),
      );
    }),
  );
});

it('says of a cell on its own what the full pass says', () => {
  fc.assert(
    fc.property(fc.array(values, { maxLength: 12 }), (given) => {
      const rows = given.map((row, index) => ({ id: `r${index}`, ...row }));
      const lazy = createTableModel({ columns, rows: rows.map((row) => ({ ...row })) });
      const full = createTableModel({ columns, rows });
      const bad = new Map(full.badCells('submit').map((cell) => [`${cell.rowId} ${cell.key}`, cell.message]));
      for (const row of rows) {
        for (const { key } of columns) {
          lazy.touch(row.id, key);
          const judged = lazy.judge({ rowId: row.id, key, value: row[key as 'sku'] });
          expect(judged?.message).toBe(bad.get(`${row.id} ${key}`));
        }
      }
    }),
  );
});

it('frees every partner when one change takes away many repetitions', () => {
  const pairs = 20;
  const model = createTableModel({
    columns,
    rows: rowsOf(pairs * 2, (index) => ({ sku: String(index % pairs), name: 'n', qty: String(index) })),
  });
  expect(model.badCells('submit')).toHaveLength(pairs * 2);
  model.apply({ kind: 'remove', rowIds: Array.from({ length: pairs }, (_, index) => `r${index}`) });
  expect(model.badCells('submit')).toEqual([]);
  expect(model.messageAt(`r${pairs}`, 'sku')).toBeUndefined();
});
