import type { CompiledColumn } from '../language/compiled/compiledPage.ts';
import type { Level, Moment } from '../core/findings.ts';
import type { UnresolvedText } from '../records/unresolvedTexts.ts';
import type { RowTotals, Scope } from '../core/scope.ts';
import type { Value, Values } from '../core/values.ts';
import type { DisabledRows } from './disabledRows.ts';

/** `new`: the server does not have it; `edited`: a cell differs from what the server has. */
export type RowState = 'new' | 'edited' | 'stored';

/**
 * A row as the model holds it. `id` is stable for the row's life; new rows get a temporary one (see `isTemporaryId`),
 * which they keep after a save, when `values.id` is set to the stored one.
 */
export interface TableRow {
  readonly id: string;
  /** Read only from outside: changed by `apply` alone. */
  readonly values: Values;
}

/** Everything that can happen to the rows. Each has an exact inverse, so undo, drafts and audit come from one log. */
export type TableChange =
  | { readonly kind: 'set'; readonly cells: readonly CellValue[] }
  | { readonly kind: 'insert'; readonly rows: readonly { readonly index: number; readonly row: TableRow }[] }
  | { readonly kind: 'remove'; readonly rowIds: readonly string[] }
  | { readonly kind: 'move'; readonly rowId: string; readonly to: number }
  /**
   * Several as one step, in order: a paste that sets cells and adds rows. Batches of one `act` that follow each other are one
   * step of undo: a paste whose codes come later. Once the act was undone a further batch of it is dropped.
   */
  | { readonly kind: 'batch'; readonly changes: readonly TableChange[]; readonly act?: string };

export interface CellValue {
  readonly rowId: string;
  readonly key: string;
  readonly value: Value;
  /** What shows in place of the value. Null: nothing any more; absent: as before. What staff set takes it away. */
  readonly text?: UnresolvedText | null;
}

/** A cell that shows a text in place of its value. */
export interface HeldCell {
  readonly rowId: string;
  readonly key: string;
  readonly held: UnresolvedText;
}

/** What a subscriber hears after a change, once for all that belongs to it; views redraw only what it names. */
export interface TableEvent {
  /** Rows came, went, moved or were loaded: all places may be others. */
  readonly rows: boolean;
  /** Everything was loaded anew. */
  readonly loaded: boolean;
  /** Rows with other cells, or other messages. */
  readonly rowIds: ReadonlySet<string>;
  /** Messages or conditions may be others anywhere. */
  readonly errors: boolean;
  readonly selection: boolean;
  /** Leads back to what cells and rows were. Absent when none of them changed, or all were loaded anew. */
  readonly inverse: TableChange | undefined;
}

/** Whom a table asks before staff change it: the document. */
export interface TableOwner {
  /** Whether the change may be; the table has not changed yet. */
  readonly accepts: (change: TableChange) => boolean;
  /** Applies it, with all that follows from it. */
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

/** A finding of the document that belongs to a cell; shown besides the column's own checks. */
export interface RowFinding extends CellMessage {
  readonly rowId: string;
  readonly key: string;
}

export interface TableModelOptions {
  readonly columns: readonly CompiledColumn[];
  readonly rows: readonly Values[];
  /** What expressions of the columns see, without `row`. Default: empty. */
  readonly scope?: () => Scope;
  /** Renumbered from 1 after every change of the rows (W3.2-1). */
  readonly orderKey?: string | undefined;
  readonly minRows?: number;
  readonly maxRows?: number;
  readonly readOnly?: boolean;
  /** Default: none. */
  readonly disabledRows?: DisabledRows;
}

/** The rows of an editable table, outside of React. Checks, unique values and statistics are kept up to date incrementally. */
export interface TableModel {
  readonly columns: readonly CompiledColumn[];
  readonly rowCount: number;
  /** Rises with every change; a cheap `useSyncExternalStore` snapshot. */
  readonly revision: number;
  readOnly: boolean;
  /** Limits that the view holds; `apply` does not. */
  readonly minRows: number;
  readonly maxRows: number;

  rowAt(index: number): TableRow;
  rowById(rowId: string): TableRow | undefined;
  indexOf(rowId: string): number;
  /** Fresh plain objects in order; `id` is there for stored rows and absent in new ones. */
  toValues(): Values[];
  /** The rows' own values in order, not copied: for expressions. */
  liveValues(): readonly Values[];
  /** Replaces everything, without history. Adopts the objects: they are changed in place from now on. */
  load(rows: readonly Values[]): void;

  /** Carries a change out and returns its inverse. Tells subscribers, and does not ask the owner. */
  apply(change: TableChange): TableChange;
  /**
   * What staff do goes here: to the owner, who applies it, records it for undo and derives what depends on it, or does not
   * accept it; then nothing has happened. Cells whose choices follow a changed one (`linkageKey`) are blanked in the same
   * step, unless the change sets them as well.
   */
  commit(change: TableChange, label: string): void;
  /** At most one owner. Without one, changes are simply applied. */
  setOwner(owner: TableOwner | null): void;
  /** What happens within `act` belongs together: subscribers hear of it when it is over, in one event. */
  asOne<T>(act: () => T): T;

  /** Puts a text in the place of a cell's value, as one step with what will be found for it. The value stays until then. */
  hold(cell: { readonly rowId: string; readonly key: string; readonly text: string }, label: string): void;
  /** The text that a cell shows in place of its value. */
  heldAt(rowId: string, key: string): UnresolvedText | undefined;
  /** All of them, of the rows that are there. */
  heldCells(): readonly HeldCell[];

  /** A row with the columns' defaults and a temporary id. */
  newRow(values?: Values): TableRow;
  isDisabled(rowId: string, key: string): boolean;
  /** Whether the row cannot be selected nor edited (W2.1-9). */
  isRowDisabled(rowId: string): boolean;
  /** Key of the column whose value disables the row. */
  disablingColumn(rowId: string): string | undefined;
  setDisabledRows(rules: DisabledRows): void;
  /** Whether the column's `visible` holds; `hidden` columns are not. */
  isColumnVisible(key: string): boolean;
  /** The scope has changed (a header field): conditions are judged anew and views redraw. */
  refresh(): void;

  /**
   * The message to show at a cell: the column's first failing check, else the document's finding; of a text in place of
   * the value the latter only. A wrong value shows at once, a missing one after the cell was left (`touch`), changed, or `validateAll`. Checks run lazily for a row and are kept until it changes.
   */
  messageAt(rowId: string, key: string): CellMessage | undefined;
  /** What `messageAt` would say of a value that is being typed. */
  judge(cell: CellValue): CellMessage | undefined;
  /** Staff have left the cell: from now on it shows that it must not be blank. */
  touch(rowId: string, key: string): void;
  /** Checks every row, those never drawn included; returns the number of bad cells. Shows the messages of all of them. */
  validateAll(at: Moment): number;
  /** The bad cells in order of rows and columns. Judges what has not been judged yet, and reveals nothing. */
  badCells(at: Moment): readonly BadCell[];
  /** Replaces what this finder has found. Default: the owner; `texts`: who looks for typed texts where nobody owns the rows. */
  setFindings(findings: readonly RowFinding[], finder?: 'owner' | 'texts'): void;
  /** Replaces what the owner has found in these rows, by row id. */
  setFindingsOf(rows: ReadonlyMap<string, readonly RowFinding[]>): void;

  /** Aggregates for expressions, kept while rows change. */
  readonly totals: RowTotals;

  /** Exact decimal text; blank and unreadable cells are left out (D7). */
  statistic(key: string, kind: 'sum' | 'average'): string;

  readonly selectedRowIds: ReadonlySet<string>;
  /** Of the rows that can be selected. */
  readonly selectionState: 'none' | 'some' | 'all';
  /** Disabled rows are left out. */
  selectRows(rowIds: Iterable<string>): void;
  selectAll(): void;

  /** What became of a row since it was loaded (W4-1). */
  rowState(rowId: string): RowState;
  /** Copies of the rows that were loaded and are removed; new rows that went leave nothing behind. */
  removedRows(): Values[];
  /** Everything is saved: from now on rows are compared with what they are now. */
  markStored(): void;

  subscribe(listener: (event: TableEvent) => void): () => void;
}
