import type { TableRow, Values } from '../../../../engine/index.ts';
import type { ValueChangeEvent } from './valueEvents.ts';

export interface RemoveEvent {
  /** Copies of the rows that the server has; new rows go without a word. */
  readonly deleteRows: readonly Values[];
  /** With `asyncRemove`: only this makes the rows vanish. */
  readonly confirmRemove?: (() => void) | undefined;
}

export interface SelectRowEvent {
  readonly type: 'checkbox' | 'radio' | 'checkbox-all';
  readonly action: 'selected' | 'unselected' | 'selected-all';
  /** The row, where it was one. */
  readonly row?: TableRow | undefined;
  readonly selectedRows: readonly TableRow[];
  readonly selectedRowIds: readonly string[];
}

/** What staff do with rows (contract §9.2). */
export interface RowEvents {
  /** A row was put behind the last one; once a row. */
  readonly onAdded?: (event: { readonly row: TableRow }) => void;
  /** A row was put in front of another; once a row. */
  readonly onInserted?: (event: { readonly row: TableRow }) => void;
  /** The toolbar's 保存. */
  readonly onSave?: () => void;
  /** Not called when all the rows were new. */
  readonly onRemove?: (event: RemoveEvent) => void;
  /** A cell holds another value: typed, pasted, filled, computed, undone, or set by the page. */
  readonly onValueChange?: (event: ValueChangeEvent) => void;
  readonly onSelectRowChange?: (event: SelectRowEvent) => void;
  readonly onPageChange?: (page: { readonly current: number; readonly pageSize: number }) => void;
  /** Stored rows vanish only when the remove event is confirmed; new ones at once. Default: false. */
  readonly asyncRemove?: boolean;
}
