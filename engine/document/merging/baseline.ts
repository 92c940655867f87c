import type { CompiledColumn, CompiledDetail, CompiledPage } from '../../language/compiled/compiledPage.ts';
import type { TableModel } from '../../table/tableModel.ts';
import { isBlank, type Value, type Values } from '../../core/values.ts';
import { sameValue } from '../record/equality.ts';
import type { Command } from '../record/pageDocument.ts';
import type { RecordSide, SideRow } from '../record/recordChanges.ts';
import type { RecordState } from '../record/recordState.ts';
import { singleChanges, type SingleChange } from '../record/changedPaths.ts';

/** Uses the stored id of rows, so that opening a long detail does not request every row from the model. */
const idsOf = (model: TableModel): readonly string[] =>
  model.liveValues().map(({ id }, index) => (isBlank(id) ? model.rowAt(index).id : String(id)));

/** Difference between the rows of a detail and the stored ones. Stores old values of changed cells only. */
class DetailBaseline {
  readonly #columns: ReadonlyMap<string, CompiledColumn>;
  #storedIds: readonly string[];
  readonly #storedCells = new Map<string, Map<string, Value>>();
  #sameRows: boolean | undefined = true;

  constructor(detail: CompiledDetail, model: TableModel) {
    this.#columns = new Map(detail.columns.map((column) => [column.key, column]));
    this.#storedIds = idsOf(model);
  }

  note({ change, inverse }: SingleChange, model: TableModel): void {
    if (change.kind !== 'set' || inverse.kind !== 'set') {
      this.#sameRows = undefined;
      return;
    }
    for (const { rowId, key, value } of inverse.cells) this.noteCell({ rowId, key, stored: value }, model);
  }

  /** Compares a cell with its stored value, which is `stored` unless the cell already differed. */
  noteCell(cell: { rowId: string; key: string; stored: Value }, model: TableModel): void {
    const column = this.#columns.get(cell.key);
    if (!column) return;
    const cells = this.#storedCells.get(cell.rowId) ?? new Map<string, Value>();
    const stored = cells.has(cell.key) ? (cells.get(cell.key) ?? null) : cell.stored;
    if (sameValue(column.valueType, stored, model.rowById(cell.rowId)?.values[cell.key])) cells.delete(cell.key);
    else cells.set(cell.key, stored);
    if (cells.size > 0) this.#storedCells.set(cell.rowId, cells);
    else this.#storedCells.delete(cell.rowId);
  }

  /** Sets the stored value of a cell after another user has stored another one. */
  renewCell({ rowId, key, stored }: { rowId: string; key: string; stored: Value }, model: TableModel): void {
    const cells = this.#storedCells.get(rowId);
    cells?.delete(key);
    if (cells?.size === 0) this.#storedCells.delete(rowId);
    this.noteCell({ rowId, key, stored }, model);
  }

  /** Stored values of differing cells, by row and column. */
  get changed(): ReadonlyMap<string, ReadonlyMap<string, Value>> {
    return this.#storedCells;
  }

  differs(model: TableModel): boolean {
    this.#sameRows ??=
      model.rowCount === this.#storedIds.length &&
      this.#storedIds.every((rowId, index) => model.rowAt(index).id === rowId);
    if (!this.#sameRows) return true;
    for (const rowId of this.#storedCells.keys()) if (model.rowById(rowId)) return true;
    return false;
  }

  get storedIds(): readonly string[] {
    return this.#storedIds;
  }

  removedFrom(model: TableModel): readonly string[] {
    return this.#sameRows === true ? [] : this.#storedIds.filter((rowId) => model.rowById(rowId) === undefined);
  }

  /** Starts with these stored rows; the model already has changes to them. */
  startFrom(rows: readonly SideRow[], model: TableModel): void {
    this.renew(rows.map(({ id }) => id));
    for (const { id, values } of rows)
      if (model.rowById(id))
        for (const [key, stored] of Object.entries(values)) this.noteCell({ rowId: id, key, stored }, model);
  }

  /** From now on these rows, with their current values, are the stored ones. */
  renew(rowIds: readonly string[]): void {
    this.#storedIds = rowIds;
    this.#storedCells.clear();
    this.#sameRows = undefined;
  }
}

/** The stored record, to determine whether the document differs from it. Updated with every change. */
export class Baseline {
  readonly #state: RecordState;
  readonly #details: ReadonlyMap<string, DetailBaseline>;
  readonly #differing = new Set<string>();
  #stored: Values;
  /**
   * True: the document counts as changed until it is saved, because some changes no longer have a place on the page.
   */
  #isUnknown: boolean;

  constructor(page: CompiledPage, state: RecordState, before: RecordSide | undefined) {
    this.#state = state;
    this.#stored = state.values;
    this.#isUnknown = before !== undefined;
    this.#details = new Map(
      page.details.map((detail) => [detail.key, new DetailBaseline(detail, state.model(detail.key))]),
    );
    if (before === undefined) return;
    this.#compareWith(before.values);
    for (const { key } of page.details) this.#details.get(key)?.startFrom(before.rows[key] ?? [], state.model(key));
  }

  get isDirty(): boolean {
    if (this.#isUnknown || this.#differing.size > 0) return true;
    for (const [key, detail] of this.#details) if (detail.differs(this.#state.model(key))) return true;
    return false;
  }

  note(command: Command, inverse: Command): void {
    if (command.kind === 'set') for (const key of Object.keys(command.values)) this.#compare(key);
    else if (inverse.kind === 'detail') {
      const model = this.#state.model(command.detail);
      for (const single of singleChanges(command.change, inverse.change))
        this.#details.get(command.detail)?.note(single, model);
    }
  }

  renewHeader(stored: Values): void {
    this.#isUnknown = false;
    this.#compareWith(stored);
  }

  #compareWith(stored: Values): void {
    this.#stored = stored;
    this.#differing.clear();
    for (const key of Object.keys({ ...stored, ...this.#state.values })) this.#compare(key);
  }

  renewDetail(key: string, rowIds: readonly string[]): void {
    this.#details.get(key)?.renew(rowIds);
  }

  /** Notes a cell that differs from its stored value. */
  noteCell(detail: string, cell: { rowId: string; key: string; stored: Value }): void {
    this.#details.get(detail)?.noteCell(cell, this.#state.model(detail));
  }

  /** Updates the stored value of a cell after another user has stored another one. */
  renewCell(detail: string, cell: { rowId: string; key: string; stored: Value }): void {
    this.#details.get(detail)?.renewCell(cell, this.#state.model(detail));
  }

  /** Rows whose cells differ from the stored ones. */
  changedRows(detail: string): readonly string[] {
    return [...(this.#details.get(detail)?.changed.keys() ?? [])];
  }

  /** Stored rows that were removed. */
  removedRows(detail: string): readonly string[] {
    return this.#details.get(detail)?.removedFrom(this.#state.model(detail)) ?? [];
  }

  changedCells(detail: string, rowId: string): ReadonlySet<string> {
    return new Set(this.#details.get(detail)?.changed.get(rowId)?.keys());
  }

  /** Stored values of the header fields that differ. */
  get changedFields(): Values {
    return Object.fromEntries([...this.#differing].map((key) => [key, this.#stored[key] ?? null]));
  }

  /** Stored values of a row's cells that differ. */
  storedCells(detail: string, rowId: string): Values {
    return Object.fromEntries(this.#details.get(detail)?.changed.get(rowId) ?? []);
  }

  /** Model ids of the rows at the start or after the last save, in order. */
  storedIds(detail: string): readonly string[] {
    return this.#details.get(detail)?.storedIds ?? [];
  }

  detailDiffers(detail: string): boolean {
    return this.#details.get(detail)?.differs(this.#state.model(detail)) ?? false;
  }

  #compare(key: string): void {
    const column = this.#state.page.columnByKey.get(key);
    if (!column) return;
    const stored = Object.hasOwn(this.#stored, key) ? this.#stored[key] : null;
    if (sameValue(column.valueType, stored, this.#state.value(key))) this.#differing.delete(key);
    else this.#differing.add(key);
  }
}
