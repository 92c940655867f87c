import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBlank, type TableChange, type TableModel, type Values } from '../../../../../engine/index.ts';
import type { RowOrder } from '../../../../../renderers/table/grid/rows/rowOrder.ts';
import { ViewRows } from '../../../../../renderers/table/grid/rows/viewRows.ts';
import { arrange, idsOf, modelOf } from './filterFixture.ts';

const BY_QTY: Partial<RowOrder> = { sorts: [{ key: 'qty', direction: 'ascending' }] };
const FROM_FIVE: Partial<RowOrder> = { filters: { qty: { kind: 'numbers', from: '5', to: '' } } };
const set = (rowId: string, qty: string): TableChange => ({ kind: 'set', cells: [{ rowId, key: 'qty', value: qty }] });

describe('the rows in view', () => {
  it('are those of the model while nothing is sorted or filtered', () => {
    const model = modelOf([{ qty: '2' }, { qty: '1' }]);
    const rows = ViewRows.of(model);
    expect(rows.isWhole).toBe(true);
    expect(rows.liveValues()).toBe(model.liveValues());
    expect(ViewRows.of(model)).toBe(rows);
  });

  it('keep their place when edited, with a count of misplaced rows', async () => {
    const model = modelOf([{ qty: '2' }, { qty: '1' }, { qty: '3' }]);
    const rows = await arrange(model, BY_QTY);
    const inverse = model.apply(set('r1', '9'));
    expect(idsOf(rows)).toEqual(['r1', 'r0', 'r2']);
    expect(rows.state.astray).toBe(1);
    model.apply(inverse);
    expect(rows.state.astray).toBe(0);
  });

  it('remain visible when an edit contradicts the filter, and hidden when one satisfies it', async () => {
    const model = modelOf([{ qty: '7' }, { qty: '1' }, { qty: '8' }]);
    const rows = await arrange(model, FROM_FIVE);
    model.apply(set('r0', '0'));
    model.apply(set('r1', '9'));
    expect(idsOf(rows)).toEqual(['r0', 'r2']);
    expect(rows.state).toMatchObject({ shown: 2, total: 3, astray: 2 });
  });

  it('appear at the end when new, and in their old place when restored', async () => {
    const model = modelOf([{ qty: '2' }, { qty: '1' }, { qty: '3' }]);
    const rows = await arrange(model, BY_QTY);
    const removed = model.apply({ kind: 'remove', rowIds: ['r0'] });
    model.apply({ kind: 'insert', rows: [{ index: 0, row: { id: 'new', values: { qty: '0' } } }] });
    expect(idsOf(rows)).toEqual(['r1', 'r2', 'new']);
    model.apply(removed);
    expect(idsOf(rows)).toEqual(['r1', 'r0', 'r2', 'new']);
    expect(rows.state.astray).toBe(1);
  });

  it('keep the places of the record, by which they are numbered', async () => {
    const rows = await arrange(modelOf([{ qty: '2' }, { qty: '1' }, { qty: '3' }]), BY_QTY);
    expect([0, 1, 2].map((index) => rows.placeAt(index))).toEqual([1, 0, 2]);
  });

  it('are the only ones that stay selected, and that 全选 selects', async () => {
    const model = modelOf([{ qty: '7' }, { qty: '1' }, { qty: '8' }]);
    model.selectAll();
    const rows = await arrange(model, FROM_FIVE);
    expect([...model.selectedRowIds]).toEqual(['r0', 'r2']);
    expect(rows.selectionState).toBe('all');
    model.selectRows([]);
    rows.selectAll();
    expect([...model.selectedRowIds]).toEqual(['r0', 'r2']);
  });

  it('show all again to lead to a row that a filter hides; the sort stays', async () => {
    const model = modelOf([{ qty: '7' }, { qty: '1' }, { qty: '5' }]);
    const rows = await arrange(model, { ...BY_QTY, ...FROM_FIVE });
    expect(idsOf(rows)).toEqual(['r2', 'r0']);
    expect(rows.reveal('r0')).toBe(1);
    expect(rows.state.lifted).toBeNull();
    expect(rows.reveal('r1')).toBe(0);
    expect(rows.state).toMatchObject({ shown: 3, lifted: FROM_FIVE.filters, order: { ...BY_QTY, filters: {} } });
    expect(rows.reveal('gone')).toBe(-1);
  });

  it('are inserted beside the visible neighbour, or at the end while sorted', async () => {
    const model = modelOf([{ qty: '7' }, { qty: '1' }, { qty: '8' }]);
    const filtered = await arrange(model, FROM_FIVE);
    expect([filtered.placeAbove(1), filtered.placeBelow(0), filtered.placeAbove(2)]).toEqual([2, 1, 3]);
    const sorted = await arrange(model, BY_QTY);
    expect([sorted.placeAbove(0), sorted.placeBelow(0)]).toEqual([3, 3]);
  });

  it('follow 10,000 rows and their edits', async () => {
    const model = modelOf(Array.from({ length: 10_000 }, (_, index) => ({ qty: String((index * 7919) % 10_007) })));
    const rows = await arrange(model, BY_QTY);
    model.apply({ kind: 'remove', rowIds: idsOf(rows).slice(0, 5000) });
    expect(rows.rowCount).toBe(5000);
    expect(rows.indexOf(rows.rowAt(4321).id)).toBe(4321);
  });
});

type Act = (model: TableModel) => TableChange;

const qty = fc.constantFrom('', '1', '2.0', '2', '5', '7', '10', '-3');
const name = fc.constantFrom('', '甲', '乙', 'a10', 'a9');
const curr = fc.constantFrom(null, '142', '502', '110');
const row = fc.record({ qty, name, curr });
let made = 0;

const idAt = (model: TableModel, index: number): string => model.rowAt(index % model.rowCount).id;

const act: fc.Arbitrary<Act> = fc.oneof(
  fc
    .tuple(fc.nat(50), fc.constantFrom('qty', 'name', 'curr'), fc.oneof(qty, name))
    .map(([index, key, value]): Act => (model) => ({
      kind: 'set',
      cells: model.rowCount === 0 ? [] : [{ rowId: idAt(model, index), key, value }],
    })),
  fc.tuple(fc.nat(50), fc.array(row, { minLength: 1, maxLength: 5 })).map(([index, rows]): Act => (model) => ({
    kind: 'insert',
    rows: rows.map((values, offset) => {
      made += 1;
      return { index: (index % (model.rowCount + 1)) + offset, row: { id: `new${made}`, values } };
    }),
  })),
  fc.array(fc.nat(50), { maxLength: 4 }).map((indexes): Act => (model) => ({
    kind: 'remove',
    rowIds: model.rowCount === 0 ? [] : [...new Set(indexes.map((index) => idAt(model, index)))],
  })),
  fc.tuple(fc.nat(50), fc.nat(50)).map(
    ([index, to]): Act =>
      (model) =>
        model.rowCount === 0
          ? { kind: 'batch', changes: [] }
          : { kind: 'move', rowId: idAt(model, index), to: to % model.rowCount },
  ),
);

const order: fc.Arbitrary<RowOrder> = fc.record({
  sorts: fc.uniqueArray(
    fc.record({ key: fc.constantFrom('qty', 'curr'), direction: fc.constantFrom('ascending', 'descending') }),
    { selector: ({ key }) => key, maxLength: 2 },
  ),
  filters: fc.constantFrom({}, FROM_FIVE.filters ?? {}),
});

/** The simplest model of what is on the screen: everything is computed again each time. */
class Reference {
  readonly #order: RowOrder;
  readonly #atFirst = new Map<string, Values>();
  readonly #inOrder: readonly string[];

  constructor(model: TableModel, wanted: RowOrder) {
    this.#order = wanted;
    const ids = idsOf(model);
    for (const id of ids) this.#atFirst.set(id, { ...model.rowById(id)?.values });
    this.#inOrder = [...ids].sort((left, right) => {
      const [one, other] = [this.#atFirst.get(left) ?? {}, this.#atFirst.get(right) ?? {}];
      for (const { key, direction } of wanted.sorts) {
        const difference = this.#compare(key, [one, other], direction === 'descending' ? -1 : 1);
        if (difference !== 0) return difference;
      }
      return ids.indexOf(left) - ids.indexOf(right);
    });
  }

  #compare(key: string, [one, other]: readonly [Values, Values], sign: number): number {
    const [left, right] = [one[key], other[key]];
    if (isUnsortable(key, left) || isUnsortable(key, right))
      return Number(isUnsortable(key, left)) - Number(isUnsortable(key, right));
    if (key === 'qty') return sign * (Number(left) - Number(right));
    return sign * shown(left).localeCompare(shown(right), 'zh', { numeric: true });
  }

  #passes(values: Values): boolean {
    return (
      Object.keys(this.#order.filters).length === 0 || Number(values['qty'] === '' ? Number.NaN : values['qty']) >= 5
    );
  }

  ids(model: TableModel): readonly string[] {
    const now = idsOf(model);
    const isIn = (id: string): boolean => !this.#atFirst.has(id) || this.#passes(this.#atFirst.get(id) ?? {});
    if (this.#order.sorts.length === 0) return now.filter(isIn);
    return [...this.#inOrder.filter((id) => now.includes(id)), ...now.filter((id) => !this.#atFirst.has(id))].filter(
      isIn,
    );
  }

  astray(model: TableModel): number {
    return idsOf(model).filter((id) => {
      const values = model.rowById(id)?.values ?? {};
      const first = this.#atFirst.get(id);
      const isMoved = this.#order.sorts.some(({ key }) =>
        first === undefined ? !isUnsortable(key, values[key]) : this.#compare(key, [first, values], 1) !== 0,
      );
      const passed = first === undefined || this.#passes(first);
      return isMoved || passed !== this.#passes(values);
    }).length;
  }
}

const TEXTS: Readonly<Record<string, string>> = { '142': '人民币', '502': '美元', '110': '港币' };
const shown = (value: unknown): string => TEXTS[String(value)] ?? String(value);
const isUnsortable = (key: string, value: Values[string] | undefined): boolean =>
  isBlank(value) || (key === 'qty' && Number.isNaN(Number(value)));

describe('over any acts', () => {
  it('the view matches a reference, leaves the record alone, and undo restores the rows', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(row, { maxLength: 15 }),
        order,
        fc.array(act, { minLength: 1, maxLength: 40 }),
        async (start, wanted, acts) => {
          const model = modelOf(start);
          const plain = modelOf(start);
          const rows = await arrange(model, wanted);
          const reference = new Reference(model, wanted);
          const before = idsOf(rows);
          const inverses: TableChange[] = [];
          for (const make of acts) {
            const change = make(model);
            inverses.push(model.apply(change));
            plain.apply(change);
            expect(idsOf(rows)).toEqual(reference.ids(model));
            expect(rows.state.astray).toBe(rows.isWhole ? 0 : reference.astray(model));
            expect(rows.liveValues()).toEqual(idsOf(rows).map((id) => model.rowById(id)?.values));
            expect(idsOf(rows).map((id) => rows.indexOf(id))).toEqual(idsOf(rows).map((_, index) => index));
            expect(idsOf(rows).map((_, index) => rows.placeAt(index))).toEqual(
              idsOf(rows).map((id) => model.indexOf(id)),
            );
          }
          expect(model.toValues()).toEqual(plain.toValues());
          for (const inverse of inverses.reverse()) model.apply(inverse);
          expect(idsOf(rows)).toEqual(before);
          expect(rows.state.astray).toBe(0);
        },
      ),
      { numRuns: 200 },
    );
  });
});
