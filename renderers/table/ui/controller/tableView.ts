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

/** What the page hears and says while the table stands. */
interface TableEvents extends RowEvents {
  readonly heads?: () => HeaderMappings;
  /** Cells that somebody has commented on; undefined as a rule. */
  readonly remarked?: ReadonlySet<string> | undefined;
}

export interface TableViewOptions {
  readonly model: TableModel;
  /** The model's columns as they are drawn. */
  readonly drawn: readonly CompiledColumn[];
  readonly ports: TablePorts;
  readonly editors: CellEditors;
  /** A document finds what is typed in place of values. */
  readonly isOwned: boolean;
  /** Pixels. */
  readonly rowHeight: number;
  readonly rowColumns: ReadonlySet<RowColumn>;
  readonly label: string;
  readonly enterDirection: EnterDirection;
  /** A press on a cell opens its editor at once; else the click selects it first (W2.1-8). */
  readonly alwaysEdit: boolean;
  /** Whether the user holds a permission code of a column. */
  readonly can: (code: string) => boolean;
  readonly onExpand: (expanded: ExpandedRow | null) => void;
  /** Staff ask for what can be done with a row. */
  readonly onRowMenu: (request: RowMenuRequest) => void;
  readonly onRowClick: (click: RowClick) => void;
  readonly panels: () => RowPanelCommands;
  readonly keys: () => KeyOptions;
  readonly onSession: (session: EditorSession | null) => void;
  readonly onNotice: (text: string) => void;
  /** What of the table the user may see. */
  readonly access: TableAccess;
  readonly events: () => TableEvents;
  readonly onMove: () => void;
  readonly onPaste: (report: PasteReport) => void;
  /** How columns are arranged, and who shows their menus. */
  readonly columns: ColumnTools;
}

/** The table without React: surface, cursor and listeners joined. */
export class TableView {
  readonly surface: GridSurface;
  readonly cursor: TableCursor;
  readonly commands: RowCommandOptions;
  /** With the choices of linked columns. */
  readonly ports: TablePorts;
  readonly #paste: LazyPaste;
  readonly #fillHandle: FillHandle;
  /** Of a table that stands alone; a document finds by itself what is typed into it. */
  readonly #texts: LazyTexts | undefined;
  readonly finder: TableFinder;
  /** What keys do; a part of the table may add its own. */
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

  /** The first column that staff can type into, in a row that is still to be made. */
  #firstOpen(isClosed: (rowId: string, column: CompiledColumn) => boolean): number {
    const index = this.surface.layout.places.findIndex(({ column }) => !isClosed('', column));
    return Math.max(0, index);
  }

  insert(at: InsertPlace): readonly TableRow[] {
    return insertRow(this.cursor, at, this.commands);
  }

  /** Puts a text into every cell of a range as if it were pasted. */
  fillWith(text: string, range: GridRange, label: string): void {
    this.#paste.carryOut((planner) => {
      planner.paste({ rows: [[{ text }]], sources: [{ key: '', type: '' }] }, range, label);
      this.cursor.selectRange(range, { reveal: false });
    });
  }

  /** Keeps what is being typed and waits for codes that are still being looked up. */
  async flush(): Promise<void> {
    await this.cursor.flush();
    await this.#paste.flush();
    await this.#fillHandle.flush();
    await this.#texts?.settled();
  }

  /** The input is the table's one tab stop; whoever leaves it leaves the table. */
  #listenToFocus(): void {
    const { element } = this.cursor.input;
    element.addEventListener('focus', () => {
      if (this.cursor.position === null) this.cursor.select({ row: 0, column: 0 });
      else this.cursor.showMessage();
    });
    element.addEventListener('blur', () => {
      // The window lost the focus, not the input: what is typed goes on when it comes back.
      if (document.activeElement === element) return;
      if (!this.cursor.hasSession) this.cursor.leave();
      this.cursor.showMessage();
    });
  }

  get #cellAtHand(): { readonly rowId: string; readonly key: string } | null {
    const { active } = this.cursor;
    return active === null ? null : { rowId: active.record.id, key: active.columnOf.key };
  }

  /** The cell that is being typed into. */
  get editedCell(): { readonly rowId: string; readonly key: string } | null {
    return this.cursor.isEditing ? this.#cellAtHand : null;
  }

  /** The cell that the keyboard is in. */
  get currentCell(): { readonly rowId: string; readonly key: string } | null {
    return this.surface.frame.scroller.contains(document.activeElement) ? this.#cellAtHand : null;
  }

  /** What stands half typed in that cell, in the table's own input or in an editor. */
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
