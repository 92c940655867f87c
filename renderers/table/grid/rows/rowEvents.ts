import type { TableRow, Values } from '../../../../engine/index.ts';
import type { ValueChangeEvent } from './valueEvents.ts';

export interface RemoveEvent {
  /** Copies of the removed rows that are stored on the server; new rows are not listed. */
  readonly deleteRows: readonly Values[];
  /** With `asyncRemove`: rows are only removed when this is called. */
  readonly confirmRemove?: (() => void) | undefined;
}

export interface SelectRowEvent {
  readonly type: 'checkbox' | 'radio' | 'checkbox-all';
  readonly action: 'selected' | 'unselected' | 'selected-all';
  /** The row, if the event concerns a single one. */
  readonly row?: TableRow | undefined;
  readonly selectedRows: readonly TableRow[];
  readonly selectedRowIds: readonly string[];
}

/** Row events by user actions (contract §9.2). */
export interface RowEvents {
  /** A row was added after the last one; called once per row. */
  readonly onAdded?: (event: { readonly row: TableRow }) => void;
  /** A row was inserted in front of another; called once per row. */
  readonly onInserted?: (event: { readonly row: TableRow }) => void;
  /** The 保存 button of the toolbar was pressed. */
  readonly onSave?: () => void;
  /** Rows were removed; not called when all of them were new. */
  readonly onRemove?: (event: RemoveEvent) => void;
  /** The value of a cell changed: typed, pasted, filled, computed, undone, or set by the page. */
  readonly onValueChange?: (event: ValueChangeEvent) => void;
  readonly onSelectRowChange?: (event: SelectRowEvent) => void;
  readonly onPageChange?: (page: { readonly current: number; readonly pageSize: number }) => void;
  /** Stored rows are removed only when the remove event is confirmed; new ones immediately. Default: false. */
  readonly asyncRemove?: boolean;
}
