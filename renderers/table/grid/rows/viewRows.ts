import type { TableChange, TableEvent, TableModel, TableRow, Values } from '../../../../engine/index.ts';
import { isFiltering, RECORD_ORDER, type RowOrder } from './rowOrder.ts';

/** What an order came to when it was set: later edits change none of it. */
export interface ArrangedRows {
  readonly order: RowOrder;
  /** Null: in the order of the record. */
  readonly sorted: {
    /** Places by row id. A row without one came later and stands behind all others. */
    readonly ranks: ReadonlyMap<string, number>;
    /** Whether the row would come to stand there again. */
    readonly fits: (row: TableRow) => boolean;
  } | null;
  /** Null: every row shows. */
  readonly filtered: {
    readonly rejected: ReadonlySet<string>;
    /** Whether the row would show, or not show, again. */
    readonly fits: (row: TableRow) => boolean;
  } | null;
}

/** What is told of the order. Another object after each change. */
export interface ViewRowsState {
  readonly order: RowOrder;
  readonly shown: number;
  readonly total: number;
  /** Rows that were edited or added since and would stand elsewhere, or not show. */
  readonly astray: number;
  /** Filters that were given up to lead to a row that they hid; null: none. */
  readonly lifted: RowOrder['filters'] | null;
}

/** Ids of the rows that changes have touched or brought back, by what leads back. */
function* touchedBy(inverse: TableChange | undefined): Generator<string> {
  if (inverse === undefined) return;
  if (inverse.kind === 'set') for (const { rowId } of inverse.cells) yield rowId;
  else if (inverse.kind === 'remove') yield* inverse.rowIds;
  else if (inverse.kind === 'insert') for (const { row } of inverse.rows) yield row.id;
  else if (inverse.kind === 'batch') for (const change of inverse.changes) yield* touchedBy(change);
}

const known = new WeakMap<TableModel, ViewRows>();

/**
 * The rows as the table shows them: some of the model's, in an order of their own. Without sort and filter it is the model
 * itself and costs nothing. Sort and filter hold what was decided when they were set: no edit, undo or redo moves or hides
 * a row. The record never hears of it.
 */
export class ViewRows {
  readonly model: TableModel;
  /** Rises when rows stand elsewhere without a change of the model. */
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
    // The first to hear of changes: who draws asks for rows as they stand then.
    model.subscribe((event) => this.#hear(event));
  }

  /** There is one for a model: a table that is drawn again shows what it showed. */
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

  /** -1: the row does not show, or is gone. */
  indexOf(rowId: string): number {
    if (this.#rows === null) return this.model.indexOf(rowId);
    this.#places ??= new Map(this.#rows.map((row, index) => [row.id, index]));
    return this.#places.get(rowId) ?? -1;
  }

  /** The rows' own values in order, not copied. */
  liveValues(): readonly Values[] {
    if (this.#rows === null) return this.model.liveValues();
    this.#values ??= this.#rows.map((row) => row.values);
    return this.#values;
  }

  /** The place of the row in the record, where its number comes from. */
  placeAt(index: number): number {
    return this.#rows === null ? index : this.model.indexOf(this.rowAt(index).id);
  }

  /** Where in the record a row is to be put that is wanted in front of this one. While rows are sorted: at the end. */
  placeAbove(index: number): number {
    return this.isSorted || index >= this.rowCount ? this.model.rowCount : this.placeAt(index);
  }

  placeBelow(index: number): number {
    return this.isSorted ? this.model.rowCount : this.placeAt(index) + 1;
  }

  get isSorted(): boolean {
    return this.#arranged.sorted !== null;
  }

  /** All rows, as they stand in the record. */
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

  /** Selects the rows that show. */
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

  /** Rows show elsewhere, or not, or again, without a change of the model. */
  onArranged(listener: () => void): () => void {
    this.#drawers.add(listener);
    return () => void this.#drawers.delete(listener);
  }

  /** Shows rows as they were arranged. Those that do not show are not selected any more: what is done to selected rows is seen. */
  arrange(arranged: ArrangedRows): void {
    this.#arranged = arranged;
    this.#arrangedAnew(null);
    const { filtered } = arranged;
    const { model } = this;
    if (filtered === null) return;
    const seen = [...model.selectedRowIds].filter((rowId) => !filtered.rejected.has(rowId));
    if (seen.length < model.selectedRowIds.size) model.selectRows(seen);
  }

  /** Brings a row into view that a filter hides, by giving up all filters; its index, or -1 where there is no such row. */
  reveal(rowId: string): number {
    const index = this.indexOf(rowId);
    if (index !== -1 || this.model.rowById(rowId) === undefined) return index;
    const { order, sorted } = this.#arranged;
    this.#arranged = { order: { ...order, filters: {} }, sorted, filtered: null };
    this.#arrangedAnew(order.filters);
    return this.indexOf(rowId);
  }

  /** What was given up need not be told any longer. */
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

  /** Linear in the rows of the model. */
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
