import type { CompiledColumn } from '../compiledPage.ts';
import type { Level, Moment } from '../findings.ts';
import type { Scope } from '../scope.ts';
import type { Value, Values } from '../values.ts';

/** A row as the model holds it. `id` is stable for the row's life; new rows get a temporary one (see `isTemporaryId`). */
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
  | { readonly kind: 'move'; readonly rowId: string; readonly to: number };

export interface CellValue {
  readonly rowId: string;
  readonly key: string;
  readonly value: Value;
}

/** What a subscriber hears after a change; views redraw only what it names. */
export type TableEvent =
  | { readonly kind: 'cells'; readonly rowIds: ReadonlySet<string> }
  | { readonly kind: 'rows' }
  | { readonly kind: 'errors' }
  | { readonly kind: 'selection' };

export interface CellMessage {
  readonly level: Level;
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
  readonly orderKey?: string;
  readonly minRows?: number;
  readonly maxRows?: number;
  readonly readOnly?: boolean;
}

/** The rows of an editable table, outside of React. Checks, unique values and statistics are kept up to date incrementally. */
export interface TableModel {
  readonly columns: readonly CompiledColumn[];
  readonly rowCount: number;
  /** Rises with every change; a cheap `useSyncExternalStore` snapshot. */
  readonly revision: number;
  readOnly: boolean;

  rowAt(index: number): TableRow;
  rowById(rowId: string): TableRow | undefined;
  indexOf(rowId: string): number;
  /** Fresh plain objects in order, `id` included for stored rows and left out for new ones. */
  toValues(): Values[];
  /** The rows' own values in order, not copied: for expressions. */
  liveValues(): readonly Values[];
  /** Replaces everything, without history. */
  load(rows: readonly Values[]): void;

  /** Carries a change out and returns its inverse. Tells subscribers, not the owner. */
  apply(change: TableChange): TableChange;
  /** `apply`, then tells the owner, who records it for undo and derives what depends on it. What staff do goes here. */
  commit(change: TableChange, label: string): void;
  /** At most one owner: the document. Without one, changes are simply applied. */
  setOwner(owner: ((change: TableChange, inverse: TableChange, label: string) => void) | null): void;

  /** A row with the columns' defaults and a temporary id. */
  newRow(values?: Values): TableRow;
  isDisabled(rowId: string, key: string): boolean;

  /** The message to show at a cell: the column's first failing check, else the document's finding. Checks run lazily for a row and are kept until it changes. */
  messageAt(rowId: string, key: string): CellMessage | undefined;
  /** Checks every row, those never drawn included; returns the number of bad cells. Shows the messages of all of them. */
  validateAll(at: Moment): number;
  /** The bad cells in order of rows and columns, after `validateAll`. */
  badCells(
    at: Moment,
  ): {
    readonly rowId: string;
    readonly key: string;
    readonly checkId: string;
    readonly at: Moment;
    readonly message: string;
  }[];
  setFindings(findings: readonly RowFinding[]): void;

  /** Exact decimal text; blank and unreadable cells are left out (D7). */
  statistic(key: string, kind: 'sum' | 'average'): string;

  readonly selectedRowIds: ReadonlySet<string>;
  selectRows(rowIds: Iterable<string>): void;

  subscribe(listener: (event: TableEvent) => void): () => void;
}
