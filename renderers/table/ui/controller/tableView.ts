import {
  type CompiledColumn,
  type TableAccess,
  type TableModel,
  type TableRow,
  mayChange,
  maySee,
} from '../../../../engine/index.ts';
import type { CellEditors, TablePorts } from '../../grid/cells/cellEditors.ts';
import { LazyPaste } from '../../commands/clipboard/lazyPaste.ts';
import { listenToClipboard } from '../../commands/clipboard/listenToClipboard.ts';
import type { PasteReport } from '../../commands/clipboard/pasteReport.ts';
import { columnCommands } from '../../commands/columnActions/columnCommands.ts';
import { listenToHead } from '../../commands/columnActions/listenToHead.ts';
import type { ColumnTools } from '../../commands/columnActions/columnTools.ts';
import type { EditorSession, TypedCell } from '../../grid/cursor/editorSessions.ts';
import type { EnterDirection } from '../../grid/cursor/cursorTravel.ts';
import { editCommands } from '../../commands/keys/editCommands.ts';
import { FillHandle } from '../../commands/fill/fillHandle.ts';
import { findCommands } from '../../commands/find/findCommands.ts';
import { TableFinder } from '../../commands/find/tableFinder.ts';
import { orderCommands } from '../../commands/columnActions/orderCommands.ts';
import { KeyCommands, type KeyOptions } from '../../commands/keys/keyCommands.ts';
import { helpCommands } from '../../commands/keys/helpCommands.ts';
import { KeyRhythm } from '../../commands/keys/keyRhythm.ts';
import { LazyTexts } from '../../grid/cells/lazyTexts.ts';
import { rowKeyCommands } from '../../commands/rowActions/rowKeyCommands.ts';
import { listenToKeys } from '../../commands/keys/listenToKeys.ts';
import { listenToPointer } from '../../grid/cursor/listenToPointer.ts';
import type { GridPosition } from '../../grid/surface/gridNavigation.ts';
import type { GridRange } from '../../grid/surface/gridRange.ts';
import { GridSurface } from '../../grid/surface/gridSurface.ts';
import { insertRow, type RowCommandOptions, type InsertPlace } from '../../commands/rowActions/rowCommands.ts';
import type { RowColumn } from '../../grid/rows/rowColumns.ts';
import type { RowEvents } from '../../grid/rows/rowEvents.ts';
import { ViewRows } from '../../grid/rows/viewRows.ts';
import type { ExpandedRow } from '../../grid/surface/rowExpansion.ts';
import type { RowMenuRequest } from '../../grid/rows/rowMenuRequest.ts';
import { listenToRowClicks, type RowClick } from '../../commands/rowActions/rowClicks.ts';
import { rowMenuCommands } from '../../commands/rowActions/rowMenuCommands.ts';
import { panelCommands, type RowPanelCommands } from '../../commands/rowActions/panelCommands.ts';
import { listenToRowPointer } from '../../commands/rowActions/rowPointer.ts';
import { moveCommands } from '../../commands/keys/moveCommands.ts';
import { TableCursor } from '../../grid/cursor/tableCursor.ts';
import { toText } from '../../../kit/formats/formats.ts';
import type { HeaderMappings } from '../../../data/records/headerMappings.ts';

/** Events and data that the table exchanges with the page. */
interface TableEvents extends RowEvents {
  readonly heads?: () => HeaderMappings;
  /** Cells with comments; usually undefined. */
  readonly remarked?: ReadonlySet<string> | undefined;
}

export interface TableViewOptions {
  readonly model: TableModel;
  /** The model's columns as rendered. */
  readonly drawn: readonly CompiledColumn[];
  readonly ports: TablePorts;
  readonly editors: CellEditors;
  /** A document resolves texts typed in place of values. */
  readonly isOwned: boolean;
  /** Pixels. */
  readonly rowHeight: number;
  readonly rowColumns: ReadonlySet<RowColumn>;
  readonly label: string;
  readonly enterDirection: EnterDirection;
  /**
   * A press on a text cell opens its editor immediately; otherwise the press selects the cell and the release opens its
   * editor (W2.1-8).
   */
  readonly alwaysEdit: boolean;
  /** Whether the user holds a permission code of a column. */
  readonly can: (code: string) => boolean;
  readonly onExpand: (expanded: ExpandedRow | null) => void;
  /** Called when the menu of a row is requested. */
  readonly onRowMenu: (request: RowMenuRequest) => void;
  readonly onRowClick: (click: RowClick) => void;
  readonly panels: () => RowPanelCommands;
  readonly keys: () => KeyOptions;
  readonly onSession: (session: EditorSession | null) => void;
  readonly onNotice: (text: string) => void;
  /** The user's permissions in the table. */
  readonly access: TableAccess;
  readonly events: () => TableEvents;
  readonly onMove: () => void;
  readonly onPaste: (report: PasteReport) => void;
  /** Column settings and the callbacks that open column menus. */
  readonly columns: ColumnTools;
}

/** The table without React: connects surface, cursor and listeners. */
export class TableView {
  readonly surface: GridSurface;
  readonly cursor: TableCursor;
  readonly commands: RowCommandOptions;
  /** Ports including the choices of linked columns. */
  readonly ports: TablePorts;
  readonly #paste: LazyPaste;
  readonly #fillHandle: FillHandle;
  /** For a table without a document; a document resolves typed texts itself. */
  readonly #texts: LazyTexts | undefined;
  readonly finder: TableFinder;
  /** Key commands; parts of the table may add their own. */
  readonly keys = new KeyCommands([...moveCommands, ...editCommands, ...rowKeyCommands, ...helpCommands]);

  constructor(host: HTMLElement, options: TableViewOptions) {
    const { model, can, ports, editors } = options;
    const isReadOnly = (rowId: string, column: CompiledColumn): boolean =>
      model.isDisabled(rowId, column.key) || !mayChange(column, can);
    const isShown = (column: CompiledColumn): boolean => maySee(column, can) && options.access.column(column.key);
    const isEditable = ({ type }: CompiledColumn): boolean => type === 'slot' || editors[type] !== undefined;
    const isClosed: typeof isReadOnly = (rowId, column) => !isEditable(column) || isReadOnly(rowId, column);
    this.surface = new GridSurface(host, {
      ...options,
      columns: options.columns.settings,
      rows: ViewRows.of(model),
      isShown,
      isReadOnly: isClosed,
      remarked: () => options.events().remarked,
    });
    this.ports = ports;
    this.#texts = options.isOwned ? undefined : new LazyTexts(model, ports);
    this.commands = {
      editors,
      t: ports.t,
      onNotice: options.onNotice,
      mayAdd: () => options.access.button('add'),
      events: options.events,
    };
    this.cursor = new TableCursor(this.surface, {
      ...options,
      isReadOnly,
      onPastEnd: (column) => void this.insert({ index: model.rowCount, column }),
      onBegin: () => {
        if (model.rowCount === 0) this.insert({ index: 0 });
      },
      onMove: () => {
        this.finder?.moved();
        this.#fillHandle?.place();
        options.onMove();
      },
    });
    this.#paste = new LazyPaste(this.surface, {
      ports,
      isReadOnly: isClosed,
      mayAdd: () => options.access.button('add'),
      onAdded: (row) => options.events().onAdded?.({ row }),
      heads: () => options.events().heads?.(),
      onReport: options.onPaste,
      onFailed: () => options.onNotice(ports.t('table.pasteFailed')),
    });
    this.finder = new TableFinder(this.cursor, { paste: this.#paste, isReadOnly: isClosed, t: ports.t });
    this.#fillHandle = new FillHandle(this.cursor, ports.t);
    for (const command of findCommands(this.finder)) this.keys.add(command);
    listenToRowPointer(this.cursor, {
      t: ports.t,
      onMenu: options.onRowMenu,
      hasDetails: () => options.panels().hasDetails,
      onInsert: (row) => this.insert({ index: this.surface.rows.placeBelow(row) }),
    });
    const canExpand = options.rowColumns.has('expand');
    const hasDetails = (): boolean => options.panels().hasDetails;
    for (const command of rowMenuCommands(options.onRowMenu, { canExpand, hasDetails })) this.keys.add(command);
    for (const command of panelCommands(options.panels)) this.keys.add(command);
    listenToRowClicks(this.cursor, options.onRowClick);
    for (const command of [...columnCommands(options.columns), ...orderCommands(options.columns)])
      this.keys.add(command);
    listenToHead(this.cursor, options.columns, ports.t);
    listenToKeys(this.cursor, { commands: this.keys, options: options.keys, rhythm: new KeyRhythm() });
    listenToPointer(this.cursor, options);
    const start = (): GridPosition => ({ row: 0, column: this.#firstOpen(isClosed) });
    listenToClipboard(this.cursor, { paste: this.#paste, isReadOnly, start, t: ports.t });
    this.#listenToFocus();
  }

  /** Returns the first column that is editable in a new row. */
  #firstOpen(isClosed: (rowId: string, column: CompiledColumn) => boolean): number {
    const index = this.surface.layout.places.findIndex(({ column }) => !isClosed('', column));
    return Math.max(0, index);
  }

  insert(at: InsertPlace): readonly TableRow[] {
    return insertRow(this.cursor, at, this.commands);
  }

  /** Writes a text to every cell of a range as if it were pasted. */
  fillWith(text: string, range: GridRange, label: string): void {
    this.#paste.carryOut((planner) => {
      planner.paste({ rows: [[{ text }]], sources: [{ key: '', type: '' }] }, range, label);
      this.cursor.selectRange(range, { reveal: false });
    });
  }

  /** Stores edits in progress and waits for pending code look-ups. */
  async flush(): Promise<void> {
    await this.cursor.flush();
    await this.#paste.flush();
    await this.#fillHandle.flush();
    await this.#texts?.settled();
  }

  /** Handles focus and blur of the input, which is the table's single tab stop. */
  #listenToFocus(): void {
    const { element } = this.cursor.input;
    element.addEventListener('focus', () => {
      if (this.cursor.position === null) this.cursor.select({ row: 0, column: 0 });
      else this.cursor.showMessage();
    });
    element.addEventListener('blur', () => {
      // The window lost the focus, not the input: editing continues when it regains it.
      if (document.activeElement === element) return;
      if (!this.cursor.hasSession) this.cursor.leave();
      this.cursor.showMessage();
    });
  }

  get #cellAtHand(): { readonly rowId: string; readonly key: string } | null {
    const { active } = this.cursor;
    return active === null ? null : { rowId: active.record.id, key: active.columnOf.key };
  }

  /** The cell that is being edited. */
  get editedCell(): { readonly rowId: string; readonly key: string } | null {
    return this.cursor.isEditing ? this.#cellAtHand : null;
  }

  /** The cell that has the focus. */
  get currentCell(): { readonly rowId: string; readonly key: string } | null {
    return this.surface.frame.scroller.contains(document.activeElement) ? this.#cellAtHand : null;
  }

  /** The half-typed text of that cell, in the table's input or in an editor. */
  get typing(): TypedCell | null {
    const cell = this.editedCell;
    const value = cell === null ? undefined : this.surface.model.rowById(cell.rowId)?.values[cell.key];
    const own = this.cursor.input.element;
    const input = this.cursor.hasSession ? this.surface.frame.editor.querySelector('input, textarea') : own;
    if (cell === null || !(input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement)) return null;
    const { column } = this.surface.placeAt(this.cursor.position?.column ?? 0) ?? {};
    const isAsStored =
      input.value === toText(value) ||
      (column !== undefined && input.value === this.surface.texts.textOf(column, value ?? null));
    return input.value === '' || isAsStored ? null : { ...cell, text: input.value };
  }

  dispose(): void {
    this.#texts?.dispose();
    this.finder.dispose();
    this.#fillHandle.dispose();
    this.cursor.dispose();
    this.surface.dispose();
  }
}
