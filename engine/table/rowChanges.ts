import type { Values } from '../core/values.ts';
import type { CellChecks } from './cellChecks.ts';
import type { ColumnTotals } from './columnTotals.ts';
import type { HeldCells } from './heldCells.ts';
import type { PlacedRow, RowStore, StoredRow } from './rowStore.ts';
import type { CellValue, TableChange } from './tableModel.ts';

/** Effects of a change, for rendering. */
export interface Effects {
  /** Rows whose cells or messages have to be rendered again. */
  readonly rowIds: Set<string>;
  /** Rows were added, removed or moved. */
  rows: boolean;
  /** Messages may have changed anywhere. */
  errors: boolean;
}

/** Applies changes to the rows, and updates checks and sums. */
export class RowChanges {
  readonly #store: RowStore;
  readonly #checks: CellChecks;
  readonly #totals: ColumnTotals;
  readonly #held: HeldCells;
  readonly #orderKey: string | undefined;

  constructor(parts: {
    store: RowStore;
    checks: CellChecks;
    totals: ColumnTotals;
    held: HeldCells;
    orderKey: string | undefined;
  }) {
    this.#store = parts.store;
    this.#held = parts.held;
    this.#checks = parts.checks;
    this.#totals = parts.totals;
    this.#orderKey = parts.orderKey;
  }

  /** Applies a change and returns its inverse. */
  apply(change: TableChange, effects: Effects): TableChange {
    switch (change.kind) {
      case 'set':
        return this.#set(change.cells, effects);
      case 'insert':
        return this.#insert(change.rows, effects);
      case 'remove':
        return this.#remove(new Set(change.rowIds), effects);
      case 'move':
        return this.#move(change, effects);
      case 'batch':
        return { kind: 'batch', changes: change.changes.map((one) => this.apply(one, effects)).reverse() };
    }
  }

  #set(cells: readonly CellValue[], effects: Effects): TableChange {
    const before: CellValue[] = [];
    const changed = new Set<StoredRow>();
    const partners = new Set<Values>();
    for (const { rowId, key, value, text } of cells) {
      const row = this.#store.byId(rowId);
      if (row === undefined) continue;
      if (this.#checks.collectUnique(key)) effects.errors = true;
      const old = row.values[key] ?? null;
      if (text === undefined) before.push({ rowId, key, value: old });
      else {
        before.push({ rowId, key, value: old, text: this.#held.at(rowId, key) ?? null });
        if (this.#held.set(rowId, key, text)) changed.add(row);
      }
      if (old === value) continue;
      this.#checks.count({ row: row.values, key, value: old, sign: -1 }, partners);
      this.#checks.count({ row: row.values, key, value, sign: 1 }, partners);
      this.#totals.set(row.values, key, value);
      changed.add(row);
    }
    this.#judge(changed, partners, effects);
    return { kind: 'set', cells: before.reverse() };
  }

  #judge(rows: Iterable<StoredRow>, partners: ReadonlySet<Values>, effects: Effects): void {
    const judged = new Set(rows);
    for (const row of this.#store.holding(partners)) judged.add(row);
    for (const row of judged) {
      this.#checks.invalidate(row);
      effects.rowIds.add(row.id);
    }
  }

  #insert(placed: readonly PlacedRow[], effects: Effects): TableChange {
    const partners = new Set<Values>();
    const inserted = this.#store.insert(placed);
    for (const row of inserted) {
      this.#checks.countRow(row, 1, partners);
      this.#totals.countRow(row, 1);
    }
    this.#judge(inserted, partners, effects);
    this.#moved(effects);
    return { kind: 'remove', rowIds: inserted.map((row) => row.id) };
  }

  #remove(rowIds: ReadonlySet<string>, effects: Effects): TableChange {
    const partners = new Set<Values>();
    const removed = this.#store.remove(rowIds);
    this.#checks.forget(rowIds);
    for (const { row } of removed) {
      this.#checks.countRow(row, -1, partners);
      this.#totals.countRow(row, -1);
    }
    this.#judge([], partners, effects);
    this.#moved(effects);
    return {
      kind: 'insert',
      rows: removed.map(({ index, row }) => ({ index, row: { id: row.id, values: row.values } })),
    };
  }

  #move({ rowId, to }: { rowId: string; to: number }, effects: Effects): TableChange {
    const from = this.#store.indexOf(rowId);
    if (from === -1) return { kind: 'batch', changes: [] };
    this.#store.move(from, Math.max(0, to));
    this.#moved(effects);
    return { kind: 'move', rowId, to: from };
  }

  #moved(effects: Effects): void {
    effects.rows = true;
    this.renumber();
  }

  /** Renumbers the order key from 1 (W3.2-1). */
  renumber(): void {
    const key = this.#orderKey;
    if (key === undefined) return;
    const { values } = this.#store;
    for (let index = 0; index < values.length; index += 1) {
      const row = values[index];
      const number = String(index + 1);
      if (row !== undefined && row[key] !== number) row[key] = number;
    }
  }
}
