import type { Values } from '../core/values.ts';
import type { FailedCheck } from './columnChecks.ts';
import { createTemporaryId, isTemporaryId } from './temporaryIds.ts';
import type { TableRow } from './tableModel.ts';

/** A row that was requested, with its validation state. */
export interface StoredRow extends TableRow {
  readonly values: Values;
  /** Last known index; verified before use. */
  position: number;
  /** In column order; null: has to be checked. */
  failures: readonly FailedCheck[] | null;
  /** Columns whose cells staff have left or changed. */
  touched: Set<string> | null;
}

export interface PlacedRow {
  readonly index: number;
  readonly row: TableRow;
}

/** Up to this many objects are searched one by one. */
const FEW = 8;

const identify = (values: Values): string => {
  const { id } = values;
  return id === null || id === undefined || id === '' ? createTemporaryId() : String(id);
};

/**
 * The rows in order. The given objects are used directly; a `StoredRow` is created on first access, so that loading
 * 100,000 rows costs only an array.
 */
export class RowStore {
  /** Read-only for other classes. */
  values: Values[] = [];
  #rows: (StoredRow | undefined)[] = [];
  readonly #known = new Map<string, StoredRow>();
  #allKnown = true;

  load(rows: readonly Values[]): void {
    this.values = rows.slice();
    this.#rows = [];
    this.#rows.length = rows.length;
    this.#known.clear();
    this.#allKnown = rows.length === 0;
  }

  get length(): number {
    return this.values.length;
  }

  /** Returns fresh objects, without the ids of rows that the server does not have. */
  copies(): Values[] {
    return this.values.map((row) => {
      const copy = { ...row };
      if (isTemporaryId(copy['id'])) delete copy['id'];
      return copy;
    });
  }

  at(index: number): StoredRow {
    const known = this.#rows[index];
    if (known !== undefined) return known;
    const values = this.values[index];
    if (values === undefined) throw new RangeError(`row ${index} of ${this.values.length}`);
    return this.#keep({ id: identify(values), values, position: index, failures: null, touched: null });
  }

  #keep(row: StoredRow): StoredRow {
    this.#rows[row.position] = row;
    this.#known.set(row.id, row);
    return row;
  }

  byId(rowId: string): StoredRow | undefined {
    const row = this.#known.get(rowId);
    if (row !== undefined || this.#allKnown) return row;
    for (let index = 0; index < this.values.length; index += 1) this.at(index);
    this.#allKnown = true;
    return this.#known.get(rowId);
  }

  /** Marks a cell as left or set by staff. Returns the row, unless the cell was already marked. */
  touch(rowId: string, key: string): StoredRow | undefined {
    const row = this.byId(rowId);
    if (row === undefined || row.touched?.has(key) === true) return undefined;
    (row.touched ??= new Set()).add(key);
    return row;
  }

  /** Returns the existing rows that have these value objects. */
  holding(wanted: ReadonlySet<Values>): StoredRow[] {
    const found: StoredRow[] = [];
    if (wanted.size <= FEW) {
      for (const values of wanted) {
        const index = this.values.indexOf(values);
        if (index !== -1) found.push(this.at(index));
      }
      return found;
    }
    for (let index = 0; index < this.values.length; index += 1) {
      const values = this.values[index];
      if (values !== undefined && wanted.has(values)) found.push(this.at(index));
    }
    return found;
  }

  /** Creates the rows with these ids, without creating all rows. */
  #find(rowIds: ReadonlySet<string>): void {
    if (this.#allKnown) return;
    // Comparing with one id is cheaper than hashing ten thousand.
    const [only] = rowIds;
    const isWanted = rowIds.size === 1 ? (id: string) => id === only : (id: string) => rowIds.has(id);
    for (let index = 0; index < this.values.length; index += 1) {
      if (this.#rows[index] !== undefined) continue;
      const id = this.values[index]?.['id'];
      if (id !== null && id !== undefined && isWanted(typeof id === 'string' ? id : String(id))) this.at(index);
    }
  }

  /** Returns the index of a row, or -1. */
  indexOf(rowId: string): number {
    const row = this.byId(rowId);
    if (row === undefined) return -1;
    if (this.#rows[row.position] !== row) this.#locateAll();
    return row.position;
  }

  /** Updates every `position`. */
  #locateAll(): void {
    for (let index = 0; index < this.#rows.length; index += 1) {
      const row = this.#rows[index];
      if (row !== undefined) row.position = index;
    }
  }

  /** Visits the rows that exist as `StoredRow`. */
  forEachKnown(visit: (row: StoredRow) => void): void {
    this.#known.forEach(visit);
  }

  /** Inserts rows in order, each at its index in the result; existing ids are skipped. The values are copied. */
  insert(placed: readonly PlacedRow[]): StoredRow[] {
    this.#find(new Set(placed.map(({ row }) => row.id)));
    const fresh = placed.filter(({ row }) => !this.#known.has(row.id));
    const inserted = fresh.map(({ index, row }): StoredRow => {
      const values = { ...row.values };
      if (isTemporaryId(values['id'])) delete values['id'];
      return { id: row.id, values, position: index, failures: null, touched: null };
    });
    const ascending = inserted.every(
      (row, index) => index === 0 || (inserted[index - 1]?.position ?? 0) < row.position,
    );
    if (ascending) this.#merge(inserted);
    else for (const row of inserted) this.#place(row);
    for (const row of inserted) this.#known.set(row.id, row);
    return inserted;
  }

  #place(row: StoredRow): void {
    const index = Math.max(0, Math.min(row.position, this.values.length));
    this.values.splice(index, 0, row.values);
    this.#rows.splice(index, 0, row);
  }

  /** Inserts any number of rows with ascending indexes in one pass. */
  #merge(inserted: readonly StoredRow[]): void {
    if (inserted.length < 4) {
      for (const row of inserted) this.#place(row);
      return;
    }
    const values: Values[] = [];
    const rows: (StoredRow | undefined)[] = [];
    let from = 0;
    for (const row of inserted) {
      for (; values.length < row.position && from < this.values.length; from += 1) {
        values.push(this.values[from] ?? row.values);
        rows.push(this.#rows[from]);
      }
      values.push(row.values);
      rows.push(row);
    }
    for (; from < this.values.length; from += 1) {
      values.push(this.values[from] ?? {});
      rows.push(this.#rows[from]);
    }
    this.values = values;
    this.#rows = rows;
  }

  /** Removes rows; returns them with their indexes, ascending. */
  remove(rowIds: ReadonlySet<string>): PlacedRow[] {
    const removed: PlacedRow[] = [];
    this.#find(rowIds);
    this.#locateAll();
    for (const rowId of rowIds) {
      const row = this.#known.get(rowId);
      if (row !== undefined) removed.push({ index: row.position, row });
    }
    removed.sort((left, right) => left.index - right.index);
    const gone = new Set(removed.map(({ index }) => index));
    if (gone.size > 3) {
      this.values = this.values.filter((_, index) => !gone.has(index));
      const kept: (StoredRow | undefined)[] = [];
      for (let index = 0; index < this.#rows.length; index += 1) if (!gone.has(index)) kept.push(this.#rows[index]);
      this.#rows = kept;
    } else {
      removed.forEach(({ index }, before) => {
        this.values.splice(index - before, 1);
        this.#rows.splice(index - before, 1);
      });
    }
    for (const { row } of removed) this.#known.delete(row.id);
    return removed;
  }

  /** `to`: index after the row was removed. */
  move(from: number, to: number): void {
    const values = this.values.splice(from, 1);
    const rows = this.#rows.splice(from, 1);
    this.values.splice(to, 0, ...values);
    this.#rows.splice(to, 0, ...rows);
  }
}
