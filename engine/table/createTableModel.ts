import type { CompiledColumn, Condition } from '../language/compiled/compiledPage.ts';
import type { Moment } from '../core/findings.ts';
import { startValue } from '../language/columnKinds/startValue.ts';
import { NOBODYS_SCOPE, type Scope } from '../core/scope.ts';
import type { Values } from '../core/values.ts';
import type { UnresolvedText } from '../records/unresolvedTexts.ts';
import { CellChecks } from './cellChecks.ts';
import { CellFindings } from './cellFindings.ts';
import type { FailedCheck } from './columnChecks.ts';
import { ColumnTotals } from './columnTotals.ts';
import type { DisabledRows } from './disabledRows.ts';
import { HeldCells, holding } from './heldCells.ts';
import { LinkedCells, setCells } from './linkedCells.ts';
import { RowChanges, type Effects } from './rowChanges.ts';
import { RowSelection } from './rowSelection.ts';
import { RowStates } from './rowStates.ts';
import { RowStore, type StoredRow } from './rowStore.ts';
import { TableEvents, type TableEventPart } from './tableEvents.ts';
import type {
  BadCell,
  CellMessage,
  CellValue,
  HeldCell,
  RowFinding,
  RowState,
  TableChange,
  TableEvent,
  TableModel,
  TableModelOptions,
  TableOwner,
  TableRow,
} from './tableModel.ts';
import { createTemporaryId, isTemporaryId } from './temporaryIds.ts';

class Model implements TableModel {
  readonly columns: readonly CompiledColumn[];
  readonly minRows: number;
  readonly maxRows: number;
  readOnly: boolean;
  revision = 0;
  readonly totals: ColumnTotals;
  readonly #columnByKey: ReadonlyMap<string, CompiledColumn>;
  readonly #scope: () => Scope;
  readonly #orderKey: string | undefined;
  readonly #store = new RowStore();
  readonly #checks: CellChecks;
  readonly #changes: RowChanges;
  readonly #states = new RowStates();
  readonly #linked: LinkedCells;
  readonly #selection = new RowSelection(this.#store);
  readonly #news = new TableEvents();
  readonly #findings = new CellFindings();
  readonly #held = new HeldCells();
  #owner: TableOwner | null = null;
  /** The findings of this moment have been revealed for all rows. */
  #revealed: Moment | null = null;

  constructor(options: TableModelOptions) {
    this.columns = options.columns;
    this.minRows = options.minRows ?? 0;
    this.maxRows = options.maxRows ?? Number.POSITIVE_INFINITY;
    this.readOnly = options.readOnly ?? false;
    this.#columnByKey = new Map(options.columns.map((column) => [column.key, column]));
    this.#linked = new LinkedCells(options.columns);
    this.#scope = options.scope ?? (() => NOBODYS_SCOPE);
    this.#orderKey = options.orderKey;
    this.setDisabledRows(options.disabledRows ?? {});
    this.#checks = new CellChecks(options.columns, this.#store, (row) => ({ ...this.#scope(), row }));
    this.totals = new ColumnTotals(options.columns, this.#store, options.orderKey);
    this.#changes = new RowChanges({
      store: this.#store,
      checks: this.#checks,
      totals: this.totals,
      held: this.#held,
      orderKey: options.orderKey,
    });
    this.load(options.rows);
  }

  get rowCount(): number {
    return this.#store.length;
  }

  rowAt(index: number): TableRow {
    return this.#store.at(index);
  }

  rowById(rowId: string): TableRow | undefined {
    return this.#store.byId(rowId);
  }

  indexOf(rowId: string): number {
    return this.#store.indexOf(rowId);
  }

  toValues(): Values[] {
    return this.#store.copies();
  }

  liveValues(): readonly Values[] {
    return this.#store.values;
  }

  load(rows: readonly Values[]): void {
    this.#store.load(rows);
    this.#states.reset();
    this.#changes.renumber();
    this.#checks.reset('values');
    this.totals.reset();
    this.#revealed = null;
    this.#findings.clear();
    this.#held.clear();
    this.#selection.select([]);
    this.#changed({ rows: true, loaded: true });
  }

  apply(change: TableChange): TableChange {
    const effects: Effects = { rowIds: new Set(), rows: false, errors: false };
    const inverse = this.#changes.apply(change, effects);
    this.#states.note(inverse);
    const unselected = (effects.rows || this.#selection.hasRules) && this.#selection.keep();
    const { rows, rowIds, errors } = effects;
    if (rows || rowIds.size > 0) this.#changed({ rows, rowIds, errors, selection: unselected, inverse });
    else if (errors || unselected) this.#changed({ errors, selection: unselected });
    return inverse;
  }

  commit(given: TableChange, label: string): void {
    // A text in a dependent cell whose master cell is only resolved now was typed for it: linkage leaves it.
    const change = this.#linked.extend(this.#held.release(given), (rowId) => this.#store.byId(rowId));
    if (this.#owner?.accepts(change) === false) return;
    for (const { rowId, key } of setCells(change)) this.#store.touch(rowId, key);
    if (this.#owner === null) this.apply(change);
    else this.#owner.carryOut(change, label);
  }

  setOwner(owner: TableOwner | null): void {
    this.#owner = owner;
  }

  asOne<T>(act: () => T): T {
    return this.#news.asOne(act);
  }

  hold({ rowId, key, text }: { rowId: string; key: string; text: string }, label: string): void {
    this.commit(holding({ rowId, key, value: this.#store.byId(rowId)?.values[key] ?? null }, text), label);
  }

  heldAt(rowId: string, key: string): UnresolvedText | undefined {
    return this.#held.at(rowId, key);
  }

  heldCells(): readonly HeldCell[] {
    return this.#held.all((rowId) => this.#store.byId(rowId) !== undefined);
  }

  newRow(values: Values = {}): TableRow {
    const row: Values = Object.fromEntries(this.columns.map((one) => [one.key, startValue(one, this.#scope())]));
    const { id, ...given } = values;
    return { id: isTemporaryId(id) ? String(id) : createTemporaryId(), values: Object.assign(row, given) };
  }

  isDisabled(rowId: string, key: string): boolean {
    const column = this.#columnByKey.get(key);
    if (this.readOnly || column === undefined || key === this.#orderKey || this.isRowDisabled(rowId)) return true;
    return column.traits.staff === 'read' || this.#holds(column.disabled, this.#store.byId(rowId)?.values);
  }

  isRowDisabled(rowId: string): boolean {
    return this.disablingColumn(rowId) !== undefined;
  }

  readonly disablingColumn = (rowId: string): string | undefined => this.#selection.disablingColumn(rowId);

  setDisabledRows(rules: DisabledRows): void {
    this.#selection.rules = rules;
    this.#changed({ errors: true, selection: this.#selection.keep() });
  }

  isColumnVisible(key: string): boolean {
    const column = this.#columnByKey.get(key);
    return column !== undefined && column.traits.staff !== 'none' && this.#holds(column.visible, undefined);
  }

  #holds(condition: Condition, row: Values | undefined): boolean {
    if (typeof condition === 'boolean') return condition;
    return condition.evaluate(row === undefined ? this.#scope() : { ...this.#scope(), row }) === true;
  }

  refresh(): void {
    if (this.#checks.isConditional) this.#checks.reset('judgement');
    this.#changed({ errors: true });
  }

  messageAt(rowId: string, key: string): CellMessage | undefined {
    const row = this.#store.byId(rowId);
    if (row === undefined) return undefined;
    const failure = this.#checks.failuresOf(row).find((candidate) => candidate.column.key === key);
    if (failure !== undefined && this.#isShown(failure, row)) return { level: 'error', message: failure.message };
    return this.#findings.at(rowId, key);
  }

  #isShown(failure: FailedCheck, row: StoredRow): boolean {
    if (this.#held.at(row.id, failure.column.key) !== undefined) return false;
    if (!failure.missing || row.touched?.has(failure.column.key) === true) return true;
    return this.#revealed === 'submit' || this.#revealed === failure.at;
  }

  judge({ rowId, key, value }: CellValue): CellMessage | undefined {
    const row = this.#store.byId(rowId);
    if (row === undefined) return undefined;
    this.#checks.collectUnique(key);
    const failure = this.#checks.judgeValue(row, key, value);
    return failure === undefined ? undefined : { level: 'error', message: failure.message };
  }

  touch(rowId: string, key: string): void {
    const row = this.#store.touch(rowId, key);
    if (row !== undefined && this.#checks.failuresOf(row).some((failure) => failure.column.key === key))
      this.#changed({ rowIds: new Set([rowId]) });
  }

  validateAll(at: Moment): number {
    let count = this.heldCells().length;
    this.#forEachBad(at, () => void (count += 1));
    if (this.#revealed !== 'submit') this.#revealed = at;
    this.#changed({ errors: true });
    return count;
  }

  /** Skips cells with an unresolved text: the value underneath no longer counts. */
  #forEachBad(at: Moment, visit: (row: StoredRow, failure: FailedCheck) => void): void {
    this.#checks.forEachBad(at, (row, failure) => {
      if (this.#held.at(row.id, failure.column.key) === undefined) visit(row, failure);
    });
  }

  badCells(at: Moment): readonly BadCell[] {
    const bad: BadCell[] = [];
    this.#forEachBad(at, (row, { column, checkId, at, message }) => {
      bad.push({ rowId: row.id, key: column.key, checkId, at, message });
    });
    return bad.sort((left, right) => this.#store.indexOf(left.rowId) - this.#store.indexOf(right.rowId));
  }

  setFindings(findings: readonly RowFinding[], finder: 'owner' | 'texts' = 'owner'): void {
    if (this.#findings.replace(findings, finder)) this.#changed({ errors: true });
  }

  setFindingsOf(rows: ReadonlyMap<string, readonly RowFinding[]>): void {
    const rowIds = this.#findings.replaceRows(rows);
    if (rowIds.size > 0) this.#changed({ rowIds });
  }

  statistic(key: string, kind: 'sum' | 'average'): string {
    return this.totals.of(key)?.[kind]() ?? '';
  }

  selectRows(rowIds: Iterable<string>): void {
    this.#selection.select(rowIds);
    this.#changed({ selection: true });
  }

  selectAll(): void {
    this.selectRows(Array.from({ length: this.rowCount }, (_, index) => this.#store.at(index).id));
  }

  get selectedRowIds(): ReadonlySet<string> {
    return this.#selection.ids;
  }

  get selectionState(): 'none' | 'some' | 'all' {
    return this.#selection.state;
  }

  rowState(rowId: string): RowState {
    const row = this.#store.byId(rowId);
    return row === undefined ? 'stored' : this.#states.stateOf(row);
  }

  removedRows(): Values[] {
    return this.#states.removed();
  }

  markStored(): void {
    this.#states.reset();
  }

  subscribe(listener: (event: TableEvent) => void): () => void {
    return this.#news.subscribe(listener);
  }

  #changed(news: TableEventPart): void {
    this.revision += 1;
    this.#news.note(news);
  }
}

/** Creates the rows of an editable table. Takes ownership of `rows`: the model changes these objects in place. */
export const createTableModel = (options: TableModelOptions): TableModel => new Model(options);
