import type { Values } from '../core/values.ts';
import type { FailedCheck } from './columnChecks.ts';
import { createTemporaryId, isTemporaryId } from './temporaryIds.ts';
import type { TableRow } from './tableModel.ts';

/** A row that somebody has asked for, with what is known of it. */
export interface StoredRow extends TableRow {
  readonly values: Values;
  /** Where it was last seen; verified before use. */
  position: number;
  /** In column order; null while it has to be judged. */
  failures: readonly FailedCheck[] | null;
  /** Columns whose cells staff have left or changed. */
  touched: Set<string> | null;
}

export interface PlacedRow {
  readonly index: number;
  readonly row: TableRow;
}

/** Up to so many objects are looked for one by one. */
const FEW = 8;

const identify = (values: Values): string => {
  const { id } = values;
  return id === null || id === undefined || id === '' ? createTemporaryId() : String(id);
};

/**
 * The rows in order. The given objects are kept as they are; a `StoredRow` is made when a row is first asked for, so
 * that mounting 100,000 rows costs an array.
 */
export class RowStore {
  /** Read only from outside. */
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

  /** Fresh objects, without the ids of rows that the server does not have. */
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

  /** Staff have left the cell, or set it. The row, unless they had before. */
  touch(rowId: string, key: string): StoredRow | undefined {
    const row = this.byId(rowId);
    if (row === undefined || row.touched?.has(key) === true) return undefined;
    (row.touched ??= new Set()).add(key);
    return row;
  }

  /** The rows that the objects are kept for, as far as they are still there. */
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

  /** Makes the rows known that carry one of the ids, without making all of them. */
  #find(rowIds: ReadonlySet<string>): void {
    if (this.#allKnown) return;
    // Comparing with one id costs less than hashing ten thousand.
    const [only] = rowIds;
    const isWanted = rowIds.size === 1 ? (id: string) => id === only : (id: string) => rowIds.has(id);
    for (let index = 0; index < this.values.length; index += 1) {
      if (this.#rows[index] !== undefined) continue;
      const id = this.values[index]?.['id'];
      if (id !== null && id !== undefined && isWanted(typeof id === 'string' ? id : String(id))) this.at(index);
    }
  }

  /** The place of a row, or -1. */
  indexOf(rowId: string): number {
    const row = this.byId(rowId);
    if (row === undefined) return -1;
    if (this.#rows[row.position] !== row) this.#locateAll();
    return row.position;
  }

  /** Brings every `position` up to date. */
  #locateAll(): void {
    for (let index = 0; index < this.#rows.length; index += 1) {
      const row = this.#rows[index];
      if (row !== undefined) row.position = index;
    }
  }

  /** Calls for the rows that exist as `StoredRow`. */
  forEachKnown(visit: (row: StoredRow) => void): void {
    this.#known.forEach(visit);
  }

  /** Puts rows in, each index that of the row in the result when taken in order; ids already there are left out. The values are copied. */
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

  /** One pass for any number of rows in ascending places. */
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

  /** Takes rows out; returns them with their places, ascending. */
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

  /** `to` is the place after the row was taken out. */
  move(from: number, to: number): void {
    const values = this.values.splice(from, 1);
    const rows = this.#rows.splice(from, 1);
    this.values.splice(to, 0, ...values);
    this.#rows.splice(to, 0, ...rows);
  }
}
