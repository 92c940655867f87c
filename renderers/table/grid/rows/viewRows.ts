import type { TableChange, TableEvent, TableModel, TableRow, Values } from '../../../../engine/index.ts';
import { isFiltering, RECORD_ORDER, type RowOrder } from './rowOrder.ts';

/** Result of applying an order; later edits do not change it. */
export interface ArrangedRows {
  readonly order: RowOrder;
  /** Null: in the order of the record. */
  readonly sorted: {
    /** Ranks by row id. A row without a rank was added later and is shown last. */
    readonly ranks: ReadonlyMap<string, number>;
    /** Whether the row would be sorted to the same position again. */
    readonly fits: (row: TableRow) => boolean;
  } | null;
  /** Null: every row is visible. */
  readonly filtered: {
    readonly rejected: ReadonlySet<string>;
    /** Whether the filter result of the row is unchanged. */
    readonly fits: (row: TableRow) => boolean;
  } | null;
}

/** State of the order, for display. A new object after each change. */
export interface ViewRowsState {
  readonly order: RowOrder;
  readonly shown: number;
  readonly total: number;
  /** Number of rows edited or added since then that would be elsewhere or hidden. */
  readonly astray: number;
  /** Filters that were removed to show a row they hid; null: none. */
  readonly lifted: RowOrder['filters'] | null;
}

/** Yields the ids of rows that a change has touched, from its inverse. */
function* touchedBy(inverse: TableChange | undefined): Generator<string> {
  if (inverse === undefined) return;
  if (inverse.kind === 'set') for (const { rowId } of inverse.cells) yield rowId;
  else if (inverse.kind === 'remove') yield* inverse.rowIds;
  else if (inverse.kind === 'insert') for (const { row } of inverse.rows) yield row.id;
  else if (inverse.kind === 'batch') for (const change of inverse.changes) yield* touchedBy(change);
}

const known = new WeakMap<TableModel, ViewRows>();

/**
 * The rows as displayed: a subset of the model's rows in a separate order. Without sort and filter it delegates to the
 * model and costs nothing. Sort and filter apply the decisions made when they were set: no edit, undo or redo moves or
 * hides a row. The record is not affected.
 */
export class ViewRows {
  readonly model: TableModel;
  /** Incremented when rows move without a change of the model. */
  version = 0;
  #arranged: ArrangedRows = { order: RECORD_ORDER, sorted: null, filtered: null };
  #rows: readonly TableRow[] | null = null;
  #values: readonly Values[] | null = null;
  #places: ReadonlyMap<string, number> | null = null;
  readonly #astray = new Set<string>();
  readonly #listeners = new Set<() => void>();
  readonly #drawers = new Set<() => void>();
  #state: ViewRowsState;

  private constructor(model: TableModel) {
    this.model = model;
    this.#state = { order: RECORD_ORDER, shown: 0, total: 0, astray: 0, lifted: null };
    // Must be the first listener: renderers read the updated rows.
    model.subscribe((event) => this.#hear(event));
  }

  /** Returns the single instance of a model: a remounted table has the same view. */
  static of(model: TableModel): ViewRows {
    const there = known.get(model) ?? new ViewRows(model);
    known.set(model, there);
    return there;
  }

  get rowCount(): number {
    return this.#rows === null ? this.model.rowCount : this.#rows.length;
  }

  rowAt(index: number): TableRow {
    if (this.#rows === null) return this.model.rowAt(index);
    const row = this.#rows[index];
    if (row === undefined) throw new RangeError(`row ${index} of ${this.#rows.length} in view`);
    return row;
  }

  /** Returns -1 when the row is hidden or removed. */
  indexOf(rowId: string): number {
    if (this.#rows === null) return this.model.indexOf(rowId);
    this.#places ??= new Map(this.#rows.map((row, index) => [row.id, index]));
    return this.#places.get(rowId) ?? -1;
  }

  /** Returns the row values in order, not copied. */
  liveValues(): readonly Values[] {
    if (this.#rows === null) return this.model.liveValues();
    this.#values ??= this.#rows.map((row) => row.values);
    return this.#values;
  }

  /** Returns the index of the row in the record, from which its number is derived. */
  placeAt(index: number): number {
    return this.#rows === null ? index : this.model.indexOf(this.rowAt(index).id);
  }

  /** Returns the record index at which to insert a row above this one. While rows are sorted: the end. */
  placeAbove(index: number): number {
    return this.isSorted || index >= this.rowCount ? this.model.rowCount : this.placeAt(index);
  }

  placeBelow(index: number): number {
    return this.isSorted ? this.model.rowCount : this.placeAt(index) + 1;
  }

  get isSorted(): boolean {
    return this.#arranged.sorted !== null;
  }

  /** Whether all rows are shown in the order of the record. */
  get isWhole(): boolean {
    return this.#rows === null;
  }

  get order(): RowOrder {
    return this.#arranged.order;
  }

  get selectionState(): 'none' | 'some' | 'all' {
    const { model } = this;
    if (this.#rows === null || model.selectedRowIds.size === 0) return model.selectionState;
    const { selectedRowIds } = model;
    return this.#rows.every(({ id }) => selectedRowIds.has(id) || model.isRowDisabled(id)) ? 'all' : 'some';
  }

  /** Selects the visible rows. */
  selectAll(): void {
    if (this.#rows === null) this.model.selectAll();
    else this.model.selectRows(this.#rows.map(({ id }) => id));
  }

  get state(): ViewRowsState {
    return this.#state;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Subscribes to rows being moved, hidden or shown without a change of the model. */
  onArranged(listener: () => void): () => void {
    this.#drawers.add(listener);
    return () => void this.#drawers.delete(listener);
  }

  /** Displays rows as arranged. Hidden rows are deselected, so that actions on selected rows are visible. */
  arrange(arranged: ArrangedRows): void {
    this.#arranged = arranged;
    this.#arrangedAnew(null);
    const { filtered } = arranged;
    const { model } = this;
    if (filtered === null) return;
    const seen = [...model.selectedRowIds].filter((rowId) => !filtered.rejected.has(rowId));
    if (seen.length < model.selectedRowIds.size) model.selectRows(seen);
  }

  /** Shows a row hidden by a filter by removing all filters. Returns its index, or -1 when there is no such row. */
  reveal(rowId: string): number {
    const index = this.indexOf(rowId);
    if (index !== -1 || this.model.rowById(rowId) === undefined) return index;
    const { order, sorted } = this.#arranged;
    this.#arranged = { order: { ...order, filters: {} }, sorted, filtered: null };
    this.#arrangedAnew(order.filters);
    return this.indexOf(rowId);
  }

  /** Clears the note about removed filters. */
  forgetLifted(): void {
    this.#tell(null);
  }

  #arrangedAnew(lifted: RowOrder['filters'] | null): void {
    this.version += 1;
    this.#deal();
    this.#astray.clear();
    this.#checkAll();
    for (const draw of this.#drawers) draw();
    this.#tell(lifted);
  }

  /** Rebuilds the visible rows; linear in the rows of the model. */
  #deal(): void {
    const { sorted, filtered } = this.#arranged;
    this.#values = null;
    this.#places = null;
    this.#rows = null;
    if (sorted === null && filtered === null) return;
    const { model } = this;
    const later: TableRow[] = [];
    const ranked: (TableRow | undefined)[] = [];
    ranked.length = sorted?.ranks.size ?? 0;
    for (let index = 0; index < model.rowCount; index += 1) {
      const row = model.rowAt(index);
      if (filtered?.rejected.has(row.id) === true) continue;
      const rank = sorted?.ranks.get(row.id);
      if (rank === undefined) later.push(row);
      else ranked[rank] = row;
    }
    const inOrder = ranked.filter((row): row is TableRow => row !== undefined);
    this.#rows = inOrder.length === 0 ? later : [...inOrder, ...later];
  }

  #hear({ rows, loaded, inverse }: TableEvent): void {
    if (this.#rows === null) return;
    const { size } = this.#astray;
    if (rows) this.#deal();
    if (loaded) this.#checkAll();
    else for (const rowId of new Set(touchedBy(inverse))) this.#check(rowId);
    if (rows || size !== this.#astray.size) this.#tell(this.#state.lifted);
  }

  #checkAll(): void {
    if (this.#rows === null) return;
    for (let index = 0; index < this.model.rowCount; index += 1) this.#check(this.model.rowAt(index).id);
  }

  #check(rowId: string): void {
    const row = this.model.rowById(rowId);
    const { sorted, filtered } = this.#arranged;
    const fits = row === undefined || (sorted?.fits(row) !== false && filtered?.fits(row) !== false);
    if (fits) this.#astray.delete(rowId);
    else this.#astray.add(rowId);
  }

  #tell(lifted: RowOrder['filters'] | null): void {
    const { order } = this;
    this.#state = {
      order,
      shown: this.rowCount,
      total: this.model.rowCount,
      astray: this.#astray.size,
      lifted: isFiltering(order) ? null : lifted,
    };
    for (const listener of this.#listeners) listener();
  }
}
