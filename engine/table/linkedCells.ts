import type { CompiledColumn } from '../language/compiled/compiledPage.ts';
import { blankedByLinkage } from '../records/linkage.ts';
import { isBlank, type Value, type Values } from '../core/values.ts';
import type { CellValue, TableChange } from './tableModel.ts';

type Rows = (rowId: string) => { readonly values: Values } | undefined;

/** Generates every cell that a change sets, in order. */
export function* setCells(change: TableChange): Generator<CellValue> {
  if (change.kind === 'batch') for (const one of change.changes) yield* setCells(one);
  if (change.kind === 'set') yield* change.cells;
}

/** Returns the values that a change sets, by row; the last value of a cell counts. */
function setByRow(change: TableChange): ReadonlyMap<string, Values> {
  const byRow = new Map<string, Values>();
  for (const { rowId, key, value } of setCells(change)) {
    const values = byRow.get(rowId) ?? {};
    byRow.set(rowId, values);
    values[key] = value;
  }
  return byRow;
}

const same = (one: Value | undefined, other: Value): boolean => one === other || (isBlank(one) && isBlank(other));

/** Clears the cells whose choices depend on a cell that staff set, unless the same change sets them (contract §9.5). */
export class LinkedCells {
  readonly #columns: ReadonlyMap<string, CompiledColumn>;
  readonly #isLinked: boolean;

  constructor(columns: readonly CompiledColumn[]) {
    this.#columns = new Map(columns.map((column) => [column.key, column]));
    this.#isLinked = columns.some(({ linkageKey }) => linkageKey !== undefined);
  }

  /** Extends a change by the cells that it clears. */
  extend(change: TableChange, rowById: Rows): TableChange {
    if (!this.#isLinked || (change.kind !== 'set' && change.kind !== 'batch')) return change;
    const cells: CellValue[] = [];
    for (const [rowId, set] of setByRow(change)) {
      const row = rowById(rowId)?.values;
      if (row === undefined) continue;
      const changed = Object.fromEntries(Object.entries(set).filter(([key, value]) => !same(row[key], value)));
      for (const key of Object.keys(blankedByLinkage(this.#columns, { changed, set })))
        if (!isBlank(row[key])) cells.push({ rowId, key, value: null });
    }
    if (cells.length === 0) return change;
    if (change.kind === 'set') return { kind: 'set', cells: [...change.cells, ...cells] };
    return { ...change, changes: [...change.changes, { kind: 'set', cells }] };
  }
}
