import type { CompiledColumn } from '../language/compiled/compiledPage.ts';
import type { Level, Moment } from '../core/findings.ts';
import type { UnresolvedText } from '../records/unresolvedTexts.ts';
import type { RowTotals, Scope } from '../core/scope.ts';
import type { Value, Values } from '../core/values.ts';
import type { DisabledRows } from './disabledRows.ts';

/** `new`: the server does not have it; `edited`: a cell differs from the server. */
export type RowState = 'new' | 'edited' | 'stored';

/**
 * A row of the model. Its `id` never changes; new rows get a temporary one (see `isTemporaryId`), which they keep after
 * a save, when `values.id` is set to the stored id.
 */
export interface TableRow {
  readonly id: string;
  /** Read-only for callers: only `apply` changes it. */
  readonly values: Values;
}

/** All changes of rows. Each has an exact inverse, so undo, drafts and audit use one log. */
export type TableChange =
  | { readonly kind: 'set'; readonly cells: readonly CellValue[] }
  | { readonly kind: 'insert'; readonly rows: readonly { readonly index: number; readonly row: TableRow }[] }
  | { readonly kind: 'remove'; readonly rowIds: readonly string[] }
  | { readonly kind: 'move'; readonly rowId: string; readonly to: number }
  /**
   * Several changes as one step, in order: a paste that sets cells and adds rows. Batches with the same `act` form one
   * undo step: a paste whose codes are resolved later. After the act is undone, further batches of it are dropped.
   */
  | { readonly kind: 'batch'; readonly changes: readonly TableChange[]; readonly act?: string };

export interface CellValue {
  readonly rowId: string;
  readonly key: string;
  readonly value: Value;
  /** Text shown in place of the value. Null: removes it; absent: unchanged. It is removed when staff set the cell. */
  readonly text?: UnresolvedText | null;
}

/** A cell that shows a text in place of its value. */
export interface HeldCell {
  readonly rowId: string;
  readonly key: string;
  readonly held: UnresolvedText;
}

/** Event after a change, one for everything that belongs together; views render only what it names. */
export interface TableEvent {
  /** Rows were added, removed, moved or loaded: any index may have changed. */
  readonly rows: boolean;
  /** All rows were loaded again. */
  readonly loaded: boolean;
  /** Rows whose cells or messages changed. */
  readonly rowIds: ReadonlySet<string>;
  /** Messages or conditions may have changed anywhere. */
  readonly errors: boolean;
  readonly selection: boolean;
  /** Restores the previous cells and rows. Absent if none changed, or if all rows were loaded again. */
  readonly inverse: TableChange | undefined;
}

/** Owner of a table, which is asked before staff change it: the document. */
export interface TableOwner {
  /** Whether the change is allowed; the table has not changed yet. */
  readonly accepts: (change: TableChange) => boolean;
  /** Applies the change, with everything derived from it. */
  readonly carryOut: (change: TableChange, label: string) => void;
}

export interface CellMessage {
  readonly level: Level;
  readonly message: string;
}

/** A cell whose first failing check is `checkId`. */
export interface BadCell {
  readonly rowId: string;
  readonly key: string;
  readonly checkId: string;
  readonly at: Moment;
  readonly message: string;
}

/** A finding of the document for a cell; shown in addition to the column's own checks. */
export interface RowFinding extends CellMessage {
  readonly rowId: string;
  readonly key: string;
}

export interface TableModelOptions {
  readonly columns: readonly CompiledColumn[];
  readonly rows: readonly Values[];
  /** Scope of the columns' expressions, without `row`. Default: empty. */
  readonly scope?: () => Scope;
  /** Renumbered from 1 whenever rows are loaded, added, removed or moved (W3.2-1). */
  readonly orderKey?: string | undefined;
  readonly minRows?: number;
  readonly maxRows?: number;
  readonly readOnly?: boolean;
  /** Default: none. */
  readonly disabledRows?: DisabledRows;
}

/**
 * The rows of an editable table, independent of React. Checks, unique values and statistics are updated incrementally.
 */
export interface TableModel {
  readonly columns: readonly CompiledColumn[];
  readonly rowCount: number;
  /** Increases with every change; a cheap `useSyncExternalStore` snapshot. */
  readonly revision: number;
  readOnly: boolean;
  /** Limits that the view enforces; `apply` does not. */
  readonly minRows: number;
  readonly maxRows: number;

  rowAt(index: number): TableRow;
  rowById(rowId: string): TableRow | undefined;
  indexOf(rowId: string): number;
  /** Returns fresh plain objects in order; `id` is present in stored rows and absent in new ones. */
  toValues(): Values[];
  /** The row values in order, not copied: for expressions. */
  liveValues(): readonly Values[];
  /** Replaces all rows, without history. Takes ownership of the objects: they are changed in place. */
  load(rows: readonly Values[]): void;

  /** Applies a change and returns its inverse. Notifies subscribers without asking the owner. */
  apply(change: TableChange): TableChange;
  /**
   * Entry point for changes by staff: the owner either applies the change, records it for undo and derives dependent
   * values, or rejects it without effect. Cells whose choices depend on a changed one (`linkageKey`) are cleared in the
   * same step, unless the change sets them.
   */
  commit(change: TableChange, label: string): void;
  /** Sets the only owner. Without one, changes are applied directly. */
  setOwner(owner: TableOwner | null): void;
  /** Groups changes during `act`: subscribers are notified afterwards, in one event. */
  asOne<T>(act: () => T): T;

  /** Shows a text in place of a cell's value, as one step with its later result. The value stays until then. */
  hold(cell: { readonly rowId: string; readonly key: string; readonly text: string }, label: string): void;
  /** Returns the text shown in place of a cell's value. */
  heldAt(rowId: string, key: string): UnresolvedText | undefined;
  /** All such texts of existing rows. */
  heldCells(): readonly HeldCell[];

  /** Returns a row with column defaults and a temporary id. */
  newRow(values?: Values): TableRow;
  isDisabled(rowId: string, key: string): boolean;
  /** Whether the row cannot be selected or edited (W2.1-9). */
  isRowDisabled(rowId: string): boolean;
  /** Returns the key of the column whose value disables the row. */
  disablingColumn(rowId: string): string | undefined;
  setDisabledRows(rules: DisabledRows): void;
  /** Whether the column's `visible` holds; false for `hidden` columns. */
  isColumnVisible(key: string): boolean;
  /** Called when the scope has changed (a header field): conditions are evaluated again and views render. */
  refresh(): void;

  /**
   * Returns the message of a cell: the column's first failing check, otherwise the document's finding; for a cell with
   * a text in place of its value only the latter. An invalid value is reported immediately, a missing one after the
   * cell was left (`touch`), changed, or after `validateAll`. Checks run lazily per row and are cached until it
   * changes.
   */
  messageAt(rowId: string, key: string): CellMessage | undefined;
  /** Returns the message for a value that is being typed. */
  judge(cell: CellValue): CellMessage | undefined;
  /** Staff have left the cell: from now on it reports a missing value. */
  touch(rowId: string, key: string): void;
  /**
   * Checks every row, including rows never rendered; returns the number of invalid cells, plus that of cells with an
   * unresolved text. Reveals all messages.
   */
  validateAll(at: Moment): number;
  /**
   * Returns the invalid cells in order of rows and columns, without those that have an unresolved text. Checks what has
   * not been checked yet, and reveals nothing.
   */
  badCells(at: Moment): readonly BadCell[];
  /** Replaces the findings of this finder. Default: the owner; `texts`: the text look-up of tables without an owner. */
  setFindings(findings: readonly RowFinding[], finder?: 'owner' | 'texts'): void;
  /** Replaces the owner's findings in these rows, by row id. */
  setFindingsOf(rows: ReadonlyMap<string, readonly RowFinding[]>): void;

  /** Aggregates for expressions, updated incrementally. */
  readonly totals: RowTotals;

  /** Exact decimal text; blank and unreadable cells are left out (D7). */
  statistic(key: string, kind: 'sum' | 'average'): string;

  readonly selectedRowIds: ReadonlySet<string>;
  /** State of the selectable rows. */
  readonly selectionState: 'none' | 'some' | 'all';
  /** Selects rows, except disabled ones. */
  selectRows(rowIds: Iterable<string>): void;
  selectAll(): void;

  /** State of a row since it was loaded (W4-1). */
  rowState(rowId: string): RowState;
  /** Copies of loaded rows that were removed; removed new rows are not included. */
  removedRows(): Values[];
  /** Everything is saved: from now on rows are compared with their current state. */
  markStored(): void;

  subscribe(listener: (event: TableEvent) => void): () => void;
}
