import type { CompiledColumn, Condition } from '../compiledPage.ts';
import type { Moment } from '../findings.ts';
import type { Scope } from '../scope.ts';
import type { Values } from '../values.ts';
import { CellChecks } from './cellChecks.ts';
import type { Failure } from './columnChecks.ts';
import { ColumnSums } from './columnSums.ts';
import { isDisabledRow, selectionStateOf, type DisabledRows } from './disabledRows.ts';
import { LinkedCells, setCells } from './linkedCells.ts';
import { RowChanges, type Effects } from './rowChanges.ts';
import { RowStates } from './rowStates.ts';
import { RowStore, type StoredRow } from './rowStore.ts';
import type {
  BadCell,
  CellMessage,
  CellValue,
  RowFinding,
  RowState,
  TableChange,
  TableEvent,
  TableModel,
  TableModelOptions,
  TableRow,
} from './tableModel.ts';
import { createTemporaryId, isTemporaryId } from './temporaryIds.ts';

const NOBODY: Scope = { values: {}, details: {}, user: { id: '', username: '', realname: '', orgCode: '' } };

type Owner = Parameters<TableModel['setOwner']>[0];

class Model implements TableModel {
  readonly columns: readonly CompiledColumn[];
  readonly minRows: number;
  readonly maxRows: number;
  readOnly: boolean;
  revision = 0;
  selectedRowIds: ReadonlySet<string> = new Set();
  readonly #columnByKey: ReadonlyMap<string, CompiledColumn>;
  readonly #scope: () => Scope;
  readonly #orderKey: string | undefined;
  readonly #store = new RowStore();
  readonly #checks: CellChecks;
  readonly #sums: ColumnSums;
  readonly #changes: RowChanges;
  readonly #states = new RowStates();
  readonly #linked: LinkedCells;
  #disabledRows: DisabledRows | undefined;
  readonly #listeners = new Set<(event: TableEvent) => void>();
  #findings = new Map<string, Map<string, CellMessage>>();
  #owner: Owner = null;
  /** The checks of this moment have been shown for all rows. */
  #revealed: Moment | null = null;

  constructor(options: TableModelOptions) {
    this.columns = options.columns;
    this.minRows = options.minRows ?? 0;
    this.maxRows = options.maxRows ?? Number.POSITIVE_INFINITY;
    this.readOnly = options.readOnly ?? false;
    this.#columnByKey = new Map(options.columns.map((column) => [column.key, column]));
    this.#linked = new LinkedCells(options.columns);
    this.#scope = options.scope ?? (() => NOBODY);
    this.#orderKey = options.orderKey;
    this.setDisabledRows(options.disabledRows ?? {});
    this.#checks = new CellChecks(options.columns, this.#store, (row) => ({ ...this.#scope(), row }));
    this.#sums = new ColumnSums(options.columns, this.#store);
    this.#changes = new RowChanges({
      store: this.#store,
      checks: this.#checks,
      sums: this.#sums,
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
    return this.#store.values.map((row) => {
      const copy = { ...row };
      if (isTemporaryId(copy['id'])) delete copy['id'];
      return copy;
    });
  }

  liveValues(): readonly Values[] {
    return this.#store.values;
  }

  load(rows: readonly Values[]): void {
    this.#store.load(rows);
    this.#states.reset();
    this.#changes.renumber();
    this.#checks.reset('values');
    this.#sums.reset();
    this.#revealed = null;
    this.#findings = new Map();
    this.selectedRowIds = new Set();
    this.#changed({ kind: 'rows' });
  }

  apply(change: TableChange): TableChange {
    const effects: Effects = { rowIds: new Set(), rows: false, errors: false };
    const inverse = this.#changes.apply(change, effects);
    this.#states.note(inverse);
    const unselected = (effects.rows || this.#disabledRows !== undefined) && this.#keepSelection();
    if (effects.rows) this.#changed({ kind: 'rows', inverse });
    else if (effects.rowIds.size > 0) this.#changed({ kind: 'cells', rowIds: effects.rowIds, inverse });
    if (unselected) this.#changed({ kind: 'selection' });
    if (effects.errors) this.#changed({ kind: 'errors' });
    return inverse;
  }

  commit(given: TableChange, label: string): void {
    const change = this.#linked.extend(given, (rowId) => this.#store.byId(rowId));
    for (const { rowId, key } of setCells(change)) {
      const row = this.#store.byId(rowId);
      if (row !== undefined) (row.touched ??= new Set()).add(key);
    }
    const inverse = this.apply(change);
    this.#owner?.(change, inverse, label);
  }

  setOwner(owner: Owner): void {
    this.#owner = owner;
  }

  newRow(values: Values = {}): TableRow {
    const row: Values = {};
    for (const column of this.columns) row[column.key] = column.defaultValue ?? null;
    const { id, ...given } = values;
    return { id: isTemporaryId(id) ? String(id) : createTemporaryId(), values: Object.assign(row, given) };
  }

  isDisabled(rowId: string, key: string): boolean {
    const column = this.#columnByKey.get(key);
    if (this.readOnly || column === undefined || column.type === 'normal' || key === this.#orderKey) return true;
    if (this.isRowDisabled(rowId)) return true;
    if (typeof column.disabled === 'boolean') return column.disabled;
    return this.#holds(column.disabled, this.#store.byId(rowId)?.values);
  }

  isRowDisabled(rowId: string): boolean {
    if (this.#disabledRows === undefined) return false;
    return isDisabledRow(this.#store.byId(rowId)?.values, this.#disabledRows);
  }

  setDisabledRows(rules: DisabledRows): void {
    this.#disabledRows = Object.keys(rules).length === 0 ? undefined : rules;
    if (this.#keepSelection()) this.#changed({ kind: 'selection' });
    this.#changed({ kind: 'errors' });
  }

  isColumnVisible(key: string): boolean {
    const column = this.#columnByKey.get(key);
    return column !== undefined && column.type !== 'hidden' && this.#holds(column.visible, undefined);
  }

  #holds(condition: Condition, row: Values | undefined): boolean {
    if (typeof condition === 'boolean') return condition;
    return condition.evaluate(row === undefined ? this.#scope() : { ...this.#scope(), row }) === true;
  }

  refresh(): void {
    if (this.#checks.isConditional) this.#checks.reset('judgement');
    this.#changed({ kind: 'errors' });
  }

  messageAt(rowId: string, key: string): CellMessage | undefined {
    const row = this.#store.byId(rowId);
    if (row === undefined) return undefined;
    const failure = this.#checks.failuresOf(row).find((candidate) => candidate.column.key === key);
    if (failure !== undefined && this.#isShown(failure, row)) return { level: 'error', message: failure.message };
    return this.#findings.get(rowId)?.get(key);
  }

  #isShown(failure: Failure, row: StoredRow): boolean {
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
    const row = this.#store.byId(rowId);
    if (row === undefined || row.touched?.has(key) === true) return;
    (row.touched ??= new Set()).add(key);
    if (this.#checks.failuresOf(row).some((failure) => failure.column.key === key)) {
      this.#changed({ kind: 'cells', rowIds: new Set([rowId]) });
    }
  }

  validateAll(at: Moment): number {
    let count = 0;
    this.#checks.forEachBad(at, () => {
      count += 1;
    });
    if (this.#revealed !== 'submit') this.#revealed = at;
    this.#changed({ kind: 'errors' });
    return count;
  }

  badCells(at: Moment): readonly BadCell[] {
    const bad: { readonly row: StoredRow; readonly cell: BadCell }[] = [];
    this.#checks.forEachBad(at, (row, { column, checkId, at, message }) => {
      bad.push({ row, cell: { rowId: row.id, key: column.key, checkId, at, message } });
    });
    this.#store.locateAll();
    return bad.sort((left, right) => left.row.position - right.row.position).map(({ cell }) => cell);
  }

  setFindings(findings: readonly RowFinding[]): void {
    if (findings.length === 0 && this.#findings.size === 0) return;
    this.#findings = new Map();
    for (const { rowId, key, level, message } of findings) {
      const ofRow = this.#findings.get(rowId) ?? new Map<string, CellMessage>();
      if (!ofRow.has(key)) ofRow.set(key, { level, message });
      this.#findings.set(rowId, ofRow);
    }
    this.#changed({ kind: 'errors' });
  }

  statistic(key: string, kind: 'sum' | 'average'): string {
    const sum = this.#sums.of(key);
    if (sum === undefined) return '';
    return kind === 'sum' ? sum.sum() : sum.average();
  }

  selectRows(rowIds: Iterable<string>): void {
    this.selectedRowIds = new Set([...rowIds].filter((rowId) => !this.isRowDisabled(rowId)));
    this.#changed({ kind: 'selection' });
  }

  selectAll(): void {
    this.selectRows(Array.from({ length: this.rowCount }, (_, index) => this.#store.at(index).id));
  }

  get selectionState(): 'none' | 'some' | 'all' {
    return selectionStateOf(this.selectedRowIds, this.#store.values, this.#disabledRows);
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

  /** Forgets selected rows that went or cannot be selected any more; returns whether there were any. */
  #keepSelection(): boolean {
    const kept = [...this.selectedRowIds].filter(
      (rowId) => this.#store.byId(rowId) !== undefined && !this.isRowDisabled(rowId),
    );
    const unselected = kept.length < this.selectedRowIds.size;
    if (unselected) this.selectedRowIds = new Set(kept);
    return unselected;
  }

  subscribe(listener: (event: TableEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  #changed(event: TableEvent): void {
    this.revision += 1;
    for (const listener of this.#listeners) listener(event);
  }
}

/** The rows of an editable table. `rows` are adopted: the model changes the given objects in place. */
export const createTableModel = (options: TableModelOptions): TableModel => new Model(options);
