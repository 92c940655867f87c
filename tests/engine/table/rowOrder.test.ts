import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTableModel, createTemporaryId, type TableModel } from '../../../engine/index.ts';
import { columnOf, rowsOf } from './tableFixture.ts';

type Step =
  | { readonly kind: 'insert'; readonly at: readonly number[] }
  | { readonly kind: 'remove'; readonly rows: readonly number[] }
  | { readonly kind: 'move'; readonly row: number; readonly to: number };

const place = fc.nat({ max: 40 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('insert' as const), at: fc.array(place, { maxLength: 12 }) }),
  fc.record({
    kind: fc.constant('insert' as const),
    at: fc.uniqueArray(place, { maxLength: 12 }).map((all) => all.sort((left, right) => left - right)),
  }),
  fc.record({ kind: fc.constant('remove' as const), rows: fc.array(place, { maxLength: 12 }) }),
  fc.record({ kind: fc.constant('move' as const), row: place, to: fc.integer({ min: -3, max: 40 }) }),
);

interface Listed {
  readonly model: TableModel;
  readonly names: string[];
  readonly fresh: () => string;
}

/** Applies the step to the model and to a plain list of names. */
function act({ model, names, fresh }: Listed, one: Step): void {
  if (one.kind === 'insert') {
    const rows = one.at.map((index) => ({ index, row: { id: fresh(), values: {} } }));
    for (const { index, row } of rows) names.splice(index, 0, row.id);
    model.apply({ kind: 'insert', rows });
  } else if (one.kind === 'remove') {
    const rowIds = one.rows.flatMap((index) => names[index] ?? []);
    names.splice(0, names.length, ...names.filter((name) => !rowIds.includes(name)));
    model.apply({ kind: 'remove', rowIds });
  } else {
    const [rowId] = names.slice(one.row);
    if (rowId === undefined) return;
    names.splice(one.row, 1);
    names.splice(Math.max(0, one.to), 0, rowId);
    model.apply({ kind: 'move', rowId, to: one.to });
  }
}

const open = (count: number): TableModel =>
  createTableModel({ columns: [columnOf('no')], rows: rowsOf(count, () => ({})) });

describe('the order of rows', () => {
  it('equals that of a plain list after any actions, and every row keeps its index', () => {
    fc.assert(
      fc.property(fc.nat({ max: 20 }), fc.array(step, { maxLength: 12 }), (count, steps) => {
        const model = open(count);
        const names = Array.from({ length: count }, (_, index) => `r${index}`);
        let made = 0;
        for (const one of steps) {
          act({ model, names, fresh: () => `n${(made += 1)}` }, one);
          expect(names.map((name) => model.indexOf(name))).toEqual(names.map((_, index) => index));
          expect(model.rowCount).toBe(names.length);
        }
        expect(model.liveValues().map((_, index) => model.rowAt(index).id)).toEqual(names);
      }),
    );
  });

  it.each([
    ['one row', ['r2'], ['r0', 'r1', 'r3', 'r4', 'r5', 'r6']],
    ['two rows', ['r4', 'r1'], ['r0', 'r2', 'r3', 'r5', 'r6']],
    ['many rows', ['r6', 'r0', 'r1', 'r4'], ['r2', 'r3', 'r5']],
    ['a row that is not there', ['r9', 'r3'], ['r0', 'r1', 'r2', 'r4', 'r5', 'r6']],
  ])('loses %s that nobody has looked at, and has them back where they were', (_what, rowIds, left) => {
    const model = open(7);
    const inverse = model.apply({ kind: 'remove', rowIds });
    expect(model.toValues().map(({ id }) => id)).toEqual(left);
    model.apply(inverse);
    expect(model.toValues().map(({ id }) => id)).toEqual(['r0', 'r1', 'r2', 'r3', 'r4', 'r5', 'r6']);
  });

  it('inserts rows in turn, and the later row at one index comes first', () => {
    const model = open(3);
    const rows = [1, 1, 2, 3, 4].map((index, at) => ({ index, row: { id: `n${at}`, values: {} } }));
    model.apply({ kind: 'insert', rows });
    expect(model.liveValues().map((_, index) => model.rowAt(index).id)).toEqual([
      'r0',
      'n1',
      'n2',
      'n3',
      'n4',
      'n0',
      'r1',
      'r2',
    ]);
  });

  it('knows rows by numbers as by texts, and none where there is none', () => {
    const model = createTableModel({ columns: [columnOf('no')], rows: [{ id: 7 }, { id: '' }, {}] });
    expect(model.rowById('7')?.values).toEqual({ id: 7 });
    expect([model.indexOf('8'), model.indexOf('7')]).toEqual([-1, 0]);
    expect(() => model.rowAt(3)).toThrow('row 3 of 3');
  });
});

describe('a temporary id', () => {
  const id = createTemporaryId();
  const open = () => createTableModel({ columns: [columnOf('no')], rows: [{ id, no: '1' }] });

  it('of a loaded row names it and does not travel', () => {
    const model = open();
    expect([model.rowAt(0).id, model.rowState(id)]).toEqual([id, 'new']);
    expect(model.toValues()).toEqual([{ no: '1' }]);
  });

  it('is kept by a new row that receives it, but a server id is not', () => {
    const model = open();
    expect(model.newRow({ id, no: '2' })).toEqual({ id, values: { no: '2' } });
    const row = model.newRow({ id: '77' });
    expect([row.id === '77', Object.hasOwn(row.values, 'id')]).toEqual([false, false]);
  });

  it('is not among the values of an inserted row', () => {
    const model = open();
    const other = createTemporaryId();
    model.apply({ kind: 'insert', rows: [{ index: 1, row: { id: other, values: { id: other, no: '2' } } }] });
    expect(model.liveValues()[1]).toEqual({ no: '2' });
    expect(other).not.toBe(id);
  });
});
