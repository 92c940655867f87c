import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTableModel, type TableModel, type Values } from '../../../engine/index.ts';
import { columnOf, rowsOf } from './tableFixture.ts';
import { stepsOf } from './tableSteps.ts';

const CHAIN = ['province', 'city', 'county'] as const;
const columns = [
  columnOf('province', { type: 'select', linkageKey: 'city' }),
  columnOf('city', { type: 'select', linkageKey: 'county' }),
  columnOf('county', { type: 'select' }),
  columnOf('street'),
];

const START: Values = { province: 'gd', city: 'sz', county: 'yt', street: '路' };
const open = (): TableModel => createTableModel({ columns, rows: rowsOf(3, () => ({ ...START })) });
const rowOf = (model: TableModel, row = 'r0'): Values => model.rowById(row)?.values ?? {};

describe('cells whose choices follow the one above in their row', () => {
  it('are blank down the chain once it is another, as one step', () => {
    const model = open();
    const { steps } = stepsOf(model);
    model.commit({ kind: 'set', cells: [{ rowId: 'r0', key: 'province', value: 'zj' }] }, 'edit');
    expect(rowOf(model)).toMatchObject({ province: 'zj', city: null, county: null, street: '路' });
    expect(rowOf(model, 'r1')).toMatchObject(START);
    expect(steps).toHaveLength(1);
    for (const { inverse } of steps) model.apply(inverse);
    expect(rowOf(model)).toMatchObject(START);
  });

  it('keep their values when the parent value is unchanged or set together with them', () => {
    const model = open();
    model.commit({ kind: 'set', cells: [{ rowId: 'r0', key: 'province', value: 'gd' }] }, 'edit');
    expect(rowOf(model)).toMatchObject(START);
    const together = [
      { rowId: 'r0', key: 'city', value: 'hz' },
      { rowId: 'r0', key: 'province', value: 'zj' },
    ];
    model.commit({ kind: 'batch', changes: together.map((cell) => ({ kind: 'set', cells: [cell] })) }, 'paste');
    expect(rowOf(model)).toMatchObject({ province: 'zj', city: 'hz', county: null });
  });

  it('are reported as changed only when they held a value', () => {
    const model = createTableModel({ columns, rows: [{ id: 'r0', province: 'gd', city: '', county: null }] });
    const { steps } = stepsOf(model);
    const cells = [{ rowId: 'r0', key: 'province', value: 'zj' }];
    const changes = [
      { kind: 'set' as const, cells },
      {
        kind: 'batch' as const,
        changes: [{ kind: 'set' as const, cells: [{ rowId: 'r0', key: 'province', value: 'js' }] }],
      },
    ];
    for (const change of changes) model.commit(change, 'edit');
    expect(steps.map(({ change }) => change)).toEqual(changes);
    expect(rowOf(model)).toMatchObject({ province: 'js', city: '', county: null });
  });

  it('are cleared only by user actions, not by changes applied directly', () => {
    const model = open();
    model.apply({ kind: 'set', cells: [{ rowId: 'r0', key: 'province', value: 'zj' }] });
    expect(rowOf(model)).toMatchObject({ ...START, province: 'zj' });
  });

  it('hold over any acts what a row by itself would hold, and undo leads back', () => {
    const cell = fc.record({
      rowId: fc.constantFrom('r0', 'r1', 'r2'),
      key: fc.constantFrom(...CHAIN, 'street'),
      value: fc.constantFrom('a', 'b', 'c', null),
    });
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 6 }), { maxLength: 30 }), (acts) => {
        const model = open();
        const expected = new Map(['r0', 'r1', 'r2'].map((id) => [id, { ...START }]));
        const { steps } = stepsOf(model);
        for (const cells of acts) {
          model.commit({ kind: 'set', cells }, 'act');
          for (const [id, row] of expected) {
            const set = Object.fromEntries(
              cells.filter(({ rowId }) => rowId === id).map(({ key, value }) => [key, value]),
            );
            const before = { ...row };
            Object.assign(row, set);
            let isAboveOther = false;
            for (const key of CHAIN) {
              if (isAboveOther && !(key in set)) row[key] = null;
              else isAboveOther = row[key] !== before[key];
            }
          }
          for (const [id, row] of expected) expect(rowOf(model, id)).toMatchObject(row);
        }
        for (const { inverse } of steps.reverse()) model.apply(inverse);
        for (const id of expected.keys()) expect(rowOf(model, id)).toMatchObject(START);
      }),
    );
  });
});
