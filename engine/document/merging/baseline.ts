import type { CompiledColumn, CompiledDetail, CompiledPage } from '../../language/compiled/compiledPage.ts';
import type { TableModel } from '../../table/tableModel.ts';
import { isBlank, type Value, type Values } from '../../core/values.ts';
import { sameValue } from '../record/equality.ts';
import type { Command } from '../record/pageDocument.ts';
import type { RecordSide, SideRow } from '../record/recordChanges.ts';
import type { RecordState } from '../record/recordState.ts';
import { singleChanges, type SingleChange } from '../record/changedPaths.ts';

/** Stored rows go by their own id, so that opening a long detail does not ask the model for every row. */
const idsOf = (model: TableModel): readonly string[] =>
  model.liveValues().map(({ id }, index) => (isBlank(id) ? model.rowAt(index).id : String(id)));

/** How the rows of a detail differ from the stored ones. Knows the old values of changed cells only. */
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

  /** Compares a cell with its stored value, which is `stored` unless it has differed before. */
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

  /** Somebody else has stored another value. */
  renewCell({ rowId, key, stored }: { rowId: string; key: string; stored: Value }, model: TableModel): void {
    const cells = this.#storedCells.get(rowId);
    cells?.delete(key);
    if (cells?.size === 0) this.#storedCells.delete(rowId);
    this.noteCell({ rowId, key, stored }, model);
  }

  /** Rows with cells that differ, by row the columns. */
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

  /** The model holds changes of these rows already. */
  startFrom(rows: readonly SideRow[], model: TableModel): void {
    this.renew(rows.map(({ id }) => id));
    for (const { id, values } of rows)
      if (model.rowById(id))
        for (const [key, stored] of Object.entries(values)) this.noteCell({ rowId: id, key, stored }, model);
  }

  /** From now on these rows, with the values they have, are the stored ones. */
  renew(rowIds: readonly string[]): void {
    this.#storedIds = rowIds;
    this.#storedCells.clear();
    this.#sameRows = undefined;
  }
}

/** The stored record, to tell whether the document differs from it. Kept up to date change by change. */
export class Baseline {
  readonly #state: RecordState;
  readonly #details: ReadonlyMap<string, DetailBaseline>;
  readonly #differing = new Set<string>();
  #stored: Values;
  /** Differs whatever is typed, until it is saved: something that was changed has no place any more. */
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

  /** A cell whose stored value is not the one it has. */
  noteCell(detail: string, cell: { rowId: string; key: string; stored: Value }): void {
    this.#details.get(detail)?.noteCell(cell, this.#state.model(detail));
  }

  /** Of a cell that somebody else has stored another value of. */
  renewCell(detail: string, cell: { rowId: string; key: string; stored: Value }): void {
    this.#details.get(detail)?.renewCell(cell, this.#state.model(detail));
  }

  /** Rows whose cells differ from what is stored. */
  changedRows(detail: string): readonly string[] {
    return [...(this.#details.get(detail)?.changed.keys() ?? [])];
  }

  /** Rows that were stored and are gone. */
  removedRows(detail: string): readonly string[] {
    return this.#details.get(detail)?.removedFrom(this.#state.model(detail)) ?? [];
  }

  changedCells(detail: string, rowId: string): ReadonlySet<string> {
    return new Set(this.#details.get(detail)?.changed.get(rowId)?.keys());
  }

  /** Header fields that differ, with what is stored. */
  get changedFields(): Values {
    return Object.fromEntries([...this.#differing].map((key) => [key, this.#stored[key] ?? null]));
  }

  /** Stored values of the cells of a row that differ. */
  storedCells(detail: string, rowId: string): Values {
    return Object.fromEntries(this.#details.get(detail)?.changed.get(rowId) ?? []);
  }

  /** Ids in the model of the rows that it started with or that were saved last, in order. */
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
