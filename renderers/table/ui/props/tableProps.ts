import type { TypedCell } from '../../grid/cursor/editorSessions.ts';
import type { ReactNode } from 'react';
import type { DisabledRows, TableModel, TableRow } from '../../../../engine/index.ts';
import type { CellEditors, TablePorts } from '../../grid/cells/cellEditors.ts';
import type { EnterDirection } from '../../grid/cursor/cursorTravel.ts';
import type { TableSize } from '../../grid/surface/gridLayout.ts';
import type { LinkageConfig } from '../../../data/dictionaries/linkage.ts';
import type { HeaderMappings } from '../../../data/records/headerMappings.ts';
import type { CellSlots } from '../../grid/cells/slotCells.ts';
import type { TablePagination } from '../../grid/rows/pagination.ts';
import type { RowEvents } from '../../grid/rows/rowEvents.ts';
import type { RowMethods } from '../controller/rowMethods.ts';
import type { RowPanels } from '../../grid/rows/rowPanels.ts';
import type { ToolbarConfig } from './toolbarConfig.ts';
import type { ValueMethods } from '../../grid/rows/valueMethods.ts';

export interface EditableTableProps extends RowEvents, RowPanels {
  readonly model: TableModel;
  /** The model is a document's, which finds what is typed in place of values. Default: false, the table finds it. */
  readonly isOwned?: boolean;
  readonly ports: TablePorts;
  /** Names the grid for those who do not see it: the detail's title. */
  readonly label?: string;
  /** Under which name staff's arrangement of the columns is kept: the page and the detail. Absent: it is kept while the table is open. */
  readonly settingsKey?: string;
  /** Row height by name (D33); what staff choose themselves stands over it. Default: `medium`. */
  readonly size?: TableSize;
  /** Pixels; stands over `size`. */
  readonly rowHeight?: number;
  /** Pixels, or `fill` for the parent's height. Default: as high as its rows, up to `maxHeight`. */
  readonly height?: number | 'fill';
  /** Pixels; 400 by default (W9-5). */
  readonly maxHeight?: number;
  /** Default: true. */
  readonly rowNumber?: boolean;
  /** Rows can be selected. Default: true, unless the model is read-only. */
  readonly rowSelection?: boolean;
  /** `radio`: one row at most. Default: `checkbox`. */
  readonly rowSelectionType?: 'checkbox' | 'radio';
  /** A handle in front of each row, by which it is moved (W2.1-3); never in a read-only table. Default: false. */
  readonly dragSort?: boolean;
  /** What is unfolded below a row, one row at a time; with it comes a column to unfold. */
  readonly expandContent?: (row: TableRow) => ReactNode;
  /** Rows that cannot be selected nor edited, by a value or values of a column (W2.1-9). */
  readonly disabledRows?: DisabledRows;
  /** Choices that follow each other from cell to cell, where no dictionary says how (contract §9.5). Default: dictionaries do. */
  readonly linkageConfig?: readonly LinkageConfig[];
  /** Prefix of the codes that guard adding, removing and columns (W6-1). Default: nothing is guarded. */
  readonly authPre?: string;
  /** Of the detail; its buttons may be guarded behind it (D4): `bgd:export:detail:goods`. */
  readonly code?: string;
  /** Default: true, unless the model is read-only. */
  readonly toolbar?: boolean;
  /** Which buttons and slots the toolbar has. */
  readonly toolbarConfig?: ToolbarConfig;
  /** In front of the buttons. An element with the attribute `data-collapse` is there only while the toolbar is unfolded. */
  readonly toolbarPrefix?: ReactNode;
  /** Behind the buttons; `data-collapse` as above. */
  readonly toolbarSuffix?: ReactNode;
  /** Below the toolbar. */
  readonly toolbarAfter?: ReactNode;
  /** The line below the table: rows, selected rows, sum of the selected cells. Default: true. */
  readonly statusBar?: boolean;
  /** Shows a pager. The table does not load: its owner does, on `onPageChange`. */
  readonly pagination?: TablePagination;
  /** Cells take the caret where they are pressed; else a click shows the editor until staff click elsewhere (W2.1-8, D33). Default: true. */
  readonly alwaysEdit?: boolean;
  /** Where Enter leads; behind the last cell it adds a row. Default: `down`. */
  readonly enterDirection?: EnterDirection;
  /** Cells that somebody has commented on, as `<id of the stored row> <column>`: they have a mark in their corner. Default: none. */
  readonly remarked?: ReadonlySet<string> | undefined;
  readonly loading?: boolean;
  /** Shown instead of the rows. */
  readonly error?: ReactNode;
  /** What staff chose for heads of pasted sheets that nobody knew, asked at each paste. Absent: nothing is remembered. */
  readonly heads?: () => HeaderMappings;
  readonly editors?: CellEditors;
  /** Renderers of `slot` columns by name. Default: none; a cell without one names what is missing. */
  readonly slots?: CellSlots;
  /** Whether the user holds a permission code of a column. Default: yes. */
  readonly can?: (code: string) => boolean;
  readonly onUndo?: () => void;
  readonly onRedo?: () => void;
  /** Tells one state of the undo stack from another: a paste can be taken back from its strip while it is the last step. Absent: not from there. */
  readonly undoState?: () => unknown;
}

export interface EditableTableHandle extends RowMethods, ValueMethods {
  /** Scrolls to a cell and selects it, shown again when its column was hidden; false when there is no such cell. */
  focusCell(rowId: string, key: string): boolean;
  /** Opens a row by itself, where the page has a form for it. */
  showDetails(rowId: string): void;
  /** Pixels; 0 by default. */
  resetScrollTop(top?: number): void;
  /** Unfolds the row's content, or folds it. */
  toggleExpand(rowId: string): void;
  /** Shows for a moment that others have changed the row (contract §9.1, reloadEffect). */
  showReload(rowId: string): void;
  /** The cell whose editor is open; null when none is. */
  editedCell(): { readonly rowId: string; readonly key: string } | null;
  /** The cell that the keyboard is in; null while it is elsewhere. */
  currentCell(): { readonly rowId: string; readonly key: string } | null;
  /** What stands half typed in a cell; null where nothing does. */
  typing(): TypedCell | null;
  /** Begins to edit a cell with a text in it, not kept yet; false where it cannot be. */
  typeInto(cell: TypedCell): boolean;
  /** Keeps what is being typed; resolves when codes that are being looked up are in. Call it before a save. */
  flush(): Promise<void>;
}
