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
  /**
   * The model belongs to a document, which resolves texts typed in place of values. Default: false, the table resolves
   * them.
   */
  readonly isOwned?: boolean;
  readonly ports: TablePorts;
  /** Accessible name of the grid: the detail's title. */
  readonly label?: string;
  /**
   * Name under which the user's column arrangement is stored: the page and the detail. Absent: it is preserved only
   * while the table is open.
   */
  readonly settingsKey?: string;
  /** Row height by name (D33); the user's own choice overrides it. Default: `medium`. */
  readonly size?: TableSize;
  /** Pixels; overrides `size`. */
  readonly rowHeight?: number;
  /** Pixels, or `fill` for the parent's height. Default: as high as its rows, up to `maxHeight`. */
  readonly height?: number | 'fill';
  /** Pixels; 400 by default (W9-5). */
  readonly maxHeight?: number;
  /** Default: true. */
  readonly rowNumber?: boolean;
  /** Whether rows can be selected. Default: true, unless the model is read-only. */
  readonly rowSelection?: boolean;
  /** `radio`: at most one row. Default: `checkbox`. */
  readonly rowSelectionType?: 'checkbox' | 'radio';
  /** A drag handle in front of each row to move it (W2.1-3); never in a read-only table. Default: false. */
  readonly dragSort?: boolean;
  /** Renders the expanded content below a row, one row at a time; adds an expand column. */
  readonly expandContent?: (row: TableRow) => ReactNode;
  /** Rows that can be neither selected nor edited, by a value or values of a column (W2.1-9). */
  readonly disabledRows?: DisabledRows;
  /**
   * Dependent choices between cells, where no dictionary defines them (contract §9.5). Default: as defined by
   * dictionaries.
   */
  readonly linkageConfig?: readonly LinkageConfig[];
  /** Prefix of the permission codes for adding, removing and columns (W6-1). Default: no permissions are checked. */
  readonly authPre?: string;
  /**
   * Permission code of the detail, such as `bgd:export:detail:goods`; its buttons may be guarded by codes below it
   * (D4).
   */
  readonly code?: string;
  /** Default: true, unless the model is read-only. */
  readonly toolbar?: boolean;
  /** Buttons and slots of the toolbar. */
  readonly toolbarConfig?: ToolbarConfig;
  /**
   * In front of the buttons. An element with the attribute `data-collapse` is only visible while the toolbar is
   * expanded.
   */
  readonly toolbarPrefix?: ReactNode;
  /** After the buttons; `data-collapse` as above. */
  readonly toolbarSuffix?: ReactNode;
  /** Below the toolbar. */
  readonly toolbarAfter?: ReactNode;
  /** The line below the table: rows, selected rows, sum of the selected cells. Default: true. */
  readonly statusBar?: boolean;
  /** Shows a pager. The table does not load pages; its owner does, on `onPageChange`. */
  readonly pagination?: TablePagination;
  /**
   * A press places the caret in the cell; otherwise a click shows the editor until the user clicks elsewhere (W2.1-8,
   * D33). Default: true.
   */
  readonly alwaysEdit?: boolean;
  /** Direction of Enter; after the last cell it adds a row. Default: `down`. */
  readonly enterDirection?: EnterDirection;
  /** Cells with comments, as `<id of the stored row> <column>`: they have a mark in their corner. Default: none. */
  readonly remarked?: ReadonlySet<string> | undefined;
  readonly loading?: boolean;
  /** Shown in place of the rows. */
  readonly error?: ReactNode;
  /**
   * Returns the user's choices for unknown titles of pasted sheets; called at each paste. Absent: nothing is
   * remembered.
   */
  readonly heads?: () => HeaderMappings;
  readonly editors?: CellEditors;
  /** Renderers of `slot` columns by name. Default: none; a cell without a renderer shows the missing name. */
  readonly slots?: CellSlots;
  /** Whether the user holds a permission code of a column. Default: yes. */
  readonly can?: (code: string) => boolean;
  readonly onUndo?: () => void;
  readonly onRedo?: () => void;
  /**
   * Identifies a state of the undo stack: a paste can be undone from its strip while it is the last step. Absent: the
   * strip has no undo.
   */
  readonly undoState?: () => unknown;
}

export interface EditableTableHandle extends RowMethods, ValueMethods {
  /** Scrolls to a cell and selects it, showing its column if it was hidden; false when there is no such cell. */
  focusCell(rowId: string, key: string): boolean;
  /** Opens the details of a row, where the page has a form for it. */
  showDetails(rowId: string): void;
  /** Pixels; 0 by default. */
  resetScrollTop(top?: number): void;
  /** Expands or collapses the row's content. */
  toggleExpand(rowId: string): void;
  /** Marks the row for a moment as changed by others (contract §9.1, reloadEffect). */
  showReload(rowId: string): void;
  /** The cell whose editor is open; null when none is. */
  editedCell(): { readonly rowId: string; readonly key: string } | null;
  /** The cell that has the focus; null when the focus is elsewhere. */
  currentCell(): { readonly rowId: string; readonly key: string } | null;
  /** The half-typed text of a cell; null when there is none. */
  typing(): TypedCell | null;
  /** Starts editing a cell with a text that is not stored yet; false when it cannot be edited. */
  typeInto(cell: TypedCell): boolean;
  /** Stores edits in progress; resolves after pending code look-ups. Call it before a save. */
  flush(): Promise<void>;
}
