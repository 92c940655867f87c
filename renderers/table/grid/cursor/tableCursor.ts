import type { CellMessage, CompiledColumn, TableRow, Values } from '../../../../engine/index.ts';
import { CellEditing, type ActiveCell, type EditingHost } from './cellEditing.ts';
import type { CellEditor, CellEditors, Move } from '../cells/cellEditors.ts';
import { CellMessages } from './cellMessages.ts';
import { CellSelection } from './cellSelection.ts';
import type { CellTooltip } from '../cells/cellTooltip.ts';
import { CellWriting, type Writer } from './cellWriting.ts';
import { CursorTravel, type TravelOptions, type Traveller } from './cursorTravel.ts';
import type { SessionOptions } from './editorSessions.ts';
import { withinExtent, type GridExtent, type GridPosition } from '../surface/gridNavigation.ts';
import type { GridRange } from '../surface/gridRange.ts';
import type { GridSurface } from '../surface/gridSurface.ts';
import type { LiveInput } from '../cells/liveInput.ts';
import type { RangeCells } from './rangeEdits.ts';

export interface CursorOptions extends SessionOptions, TravelOptions {
  readonly editors: CellEditors;
  readonly isReadOnly: (rowId: string, column: CompiledColumn) => boolean;
  /** Called when the selection changes or is cleared. */
  readonly onMove: () => void;
  /** Called when the user types without a selected cell: a table without rows gets its first row. */
  readonly onBegin: () => void;
}

/** The selected cells, the active cell, and its editing. */
export class TableCursor implements EditingHost, Traveller, Writer {
  readonly surface: GridSurface;
  readonly travel: CursorTravel;
  readonly writing: CellWriting;
  readonly holder: CellWriting['holder'] = () => this.writing.holder();
  readonly #options: CursorOptions;
  readonly #selection: CellSelection;
  readonly #editing: CellEditing;
  readonly #messages: CellMessages;
  readonly #unsubscribe: () => void;

  constructor(surface: GridSurface, options: CursorOptions) {
    this.surface = surface;
    this.#options = options;
    this.#messages = new CellMessages(surface, options.ports.t);
    this.writing = new CellWriting(this, surface.model, options.ports.t);
    this.#selection = new CellSelection(surface);
    this.#editing = new CellEditing(surface, options, this);
    this.travel = new CursorTravel(this, options);
    this.#park();
    surface.onPlaced(() => this.#follow());
    this.#unsubscribe = surface.model.subscribe(() => {
      if (!this.isEditing) this.showMessage();
    });
  }

  dispose(): void {
    this.#unsubscribe();
    this.writing.dispose();
    this.#messages.dispose();
  }

  get tooltip(): CellTooltip {
    return this.#messages.tooltip;
  }

  get input(): LiveInput {
    return this.#editing.input;
  }

  get active(): ActiveCell | null {
    return this.#selection.active;
  }

  get position(): GridPosition | null {
    return this.active;
  }

  get rowId(): string | undefined {
    return this.active?.record.id;
  }

  /** The selected cells; null when none is selected. */
  get range(): GridRange | null {
    return this.#selection.range;
  }

  /** Whether more than one cell is selected. */
  get hasRange(): boolean {
    return this.#selection.isMany;
  }

  get startColumn(): number {
    return this.#selection.startColumn;
  }

  /** The end of the range that Shift moves. */
  get head(): GridPosition | null {
    return this.#selection.head;
  }

  get isEditing(): boolean {
    return this.#editing.isOpen;
  }

  get hasSession(): boolean {
    return this.#editing.hasSession;
  }

  get extent(): GridExtent {
    return this.#selection.extent;
  }

  isEditable({ row, column }: GridPosition): boolean {
    const place = this.surface.placeAt(column);
    if (place === undefined || row >= this.surface.rows.rowCount) return false;
    if (this.#options.editors[place.column.type] === undefined) return false;
    return !this.#options.isReadOnly(this.surface.rows.rowAt(row).id, place.column);
  }

  /** The editor of the selected cell; undefined where it cannot be edited. */
  get editor(): CellEditor | undefined {
    const { active } = this;
    return active !== null && this.isEditable(active) ? this.#options.editors[active.columnOf.type] : undefined;
  }

  /**
   * Selects a cell, after storing the text typed in the previous one. `tab`: Enter returns to the column where tabbing
   * started. Takes the focus unless `focus` is false.
   */
  select(wanted: GridPosition, how: { readonly tab?: boolean; readonly focus?: boolean } = {}): void {
    this.leave();
    if (!this.#selection.isPossible) {
      this.#park();
      return;
    }
    const position = withinExtent(wanted, this.extent);
    if (how.tab !== true) this.#selection.startColumn = position.column;
    this.#selection.set(position);
    this.surface.reveal(position);
    this.#arrive(how.focus);
  }

  /** Selects a block of cells. `active`: gets the keys, by default the first. Scrolls to it unless `reveal` is false. */
  selectRange(range: GridRange, how: { readonly active?: GridPosition; readonly reveal?: boolean } = {}): void {
    this.leave();
    if (!this.#selection.isPossible) return;
    this.#selection.setRange(range, how.active);
    const { active } = this;
    if (active !== null && how.reveal !== false) this.surface.reveal(active);
    this.#selection.startColumn = active?.column ?? 0;
    this.#arrive();
    this.#announceRange();
  }

  /** Extends the range from its anchor to a cell. */
  extendTo(head: GridPosition, how: { readonly reveal?: boolean } = {}): void {
    if (this.active === null) {
      this.select(head);
      return;
    }
    this.leave();
    this.#selection.extend(head);
    if (how.reveal !== false) this.surface.reveal(withinExtent(head, this.extent));
    this.#arrive();
    this.#announceRange();
  }

  activate(position: GridPosition): void {
    this.leave();
    this.#selection.activate(position);
    this.surface.reveal(position);
    this.#arrive();
  }

  #arrive(focus = true): void {
    this.#restOnActive();
    if (focus) this.focus();
    this.showMessage();
    this.#options.onMove();
  }

  #restOnActive(): void {
    const { active } = this;
    this.#editing.rest();
    if (active !== null) this.input.element.setAttribute('aria-label', this.labelOf(active));
  }

  /** Clears the selection: the input waits at the first cell as the table's tab stop. */
  #park(): void {
    this.#selection.clear();
    this.input.place(this.surface.rectangleOf({ row: 0, column: 0 }));
    this.input.rest(undefined);
    this.input.element.dataset['mode'] = 'park';
    this.input.element.setAttribute('aria-label', this.#options.ports.t('table.enter'));
    this.#options.onMove();
  }

  labelOf(at: ActiveCell): string {
    return this.#messages.labelOf(at);
  }

  focus(): void {
    this.input.element.focus({ preventScroll: true });
  }

  /** Updates selection and editing after rows or columns were added, removed or moved. */
  #follow(): void {
    const before = this.active;
    if (before === null) return;
    const isSame = this.#selection.follow();
    if (isSame !== true) this.#editing.drop();
    const { active } = this;
    if (isSame === undefined || active === null) this.#park();
    else {
      this.#editing.follow(active);
      if (!this.isEditing && active !== before) this.#restOnActive();
    }
    this.showMessage();
  }

  /** Ensures a cell to type into: in a table without rows it adds the first one. */
  begin(): void {
    if (this.active === null) this.#options.onBegin();
  }

  /** Starts editing. `initialText`: text typed on the selected cell; `caret`: offset of the click in the text. */
  open(initialText = '', caret?: number): void {
    this.#editing.open(initialText, caret);
  }

  /** Stores the typed text and returns to the selected cell. */
  leave(): void {
    this.#editing.leave();
  }

  /** Discards the typed text. */
  cancel(): void {
    this.#editing.cancel();
    this.showMessage();
  }

  /** Stores edits in progress and waits for pending code look-ups. */
  async flush(): Promise<void> {
    await this.#editing.flush();
  }

  /** Shows the message of the selected cell. */
  showMessage(): void {
    this.#messages.show(this.active);
  }

  describe(message: CellMessage | undefined): void {
    this.#messages.describe(this.active, message);
  }

  /** Announces a text to screen readers. */
  announce(text: string): void {
    this.#messages.announce(text);
  }

  /** Shows a temporary notice. */
  notice(text: string): void {
    this.#options.onNotice(text);
  }

  #announceRange(): void {
    if (this.range !== null && this.hasRange) this.#messages.announceRange(this.range);
  }

  left(row: TableRow, key: string): void {
    this.writing.left(row, key);
  }

  keeper(): (row: TableRow, values: Values) => void {
    return this.writing.keeper();
  }

  get cells(): RangeCells {
    const { rows, layout } = this.surface;
    const isEditable = (position: GridPosition): boolean => this.isEditable(position);
    return { rows, places: layout.places, editors: this.#options.editors, isEditable };
  }

  /** As `open`, by a key: a read-only cell announces that it cannot be edited. */
  edit(): void {
    if (this.editor === undefined) this.writing.refuse();
    else this.open();
  }

  /** Stores the typed text in every cell of the range; the selection is unchanged. */
  spread(): void {
    this.writing.spreads = true;
    this.leave();
    this.writing.spreads = false;
    this.showMessage();
  }

  done(move: Move | undefined): void {
    const stays = this.writing.spreads;
    this.writing.spreads = false;
    if (move !== undefined) this.travel.go(stays ? 'stay' : move);
  }
}
