import type { CellMessage, CompiledColumn, TableRow, Values } from '../../engine/index.ts';
import { toText } from '../formats.ts';
import { toggledValues, valueOfText, type CellEditor, type CellEditors, type Move } from './cellEditors.ts';
import { CellTooltip } from './cellTooltip.ts';
import { EditorSessions, type SessionOptions } from './editorSessions.ts';
import { tabTo, withinExtent, type GridExtent, type GridPosition } from './gridNavigation.ts';
import type { GridSurface } from './gridSurface.ts';
import { LiveInput } from './liveInput.ts';
import { setFields } from './setFields.ts';

export interface CursorOptions extends SessionOptions {
  readonly editors: CellEditors;
  readonly isReadOnly: (rowId: string, column: CompiledColumn) => boolean;
  /** Enter in the last row; the new one is entered at that column. */
  readonly onPastEnd: (column: number) => void;
  /** Another cell is selected, or none. */
  readonly onMove: () => void;
}

/** The selected cell. */
interface At extends GridPosition {
  readonly record: TableRow;
  readonly columnOf: CompiledColumn;
}

/** The selected cell and its editing. */
export class TableCursor {
  readonly surface: GridSurface;
  readonly input: LiveInput;
  readonly tooltip: CellTooltip;
  readonly #options: CursorOptions;
  #at: At | null = null;
  #startColumn = 0;
  readonly #sessions: EditorSessions;
  readonly #unsubscribe: () => void;

  constructor(surface: GridSurface, options: CursorOptions) {
    this.surface = surface;
    this.#options = options;
    this.tooltip = new CellTooltip(surface.frame.tooltip, surface.frame.scroller);
    this.input = new LiveInput(surface.frame.input, {
      onStart: () => this.#typingStarts(),
      onDraft: (draft) => this.#judge(draft),
      onComposed: (text) => this.open(text),
    });
    this.#sessions = new EditorSessions(surface, options, {
      set: (row, values) => this.set(row, values),
      done: (move) => {
        if (move !== undefined) this.go(move);
      },
    });
    this.#park();
    this.#unsubscribe = surface.model.subscribe((event) => {
      if (event.kind === 'rows') this.#rowsChanged();
      else if (!this.isEditing) this.showMessage();
    });
  }

  dispose(): void {
    this.#unsubscribe();
  }

  get position(): GridPosition | null {
    return this.#at;
  }

  get rowId(): string | undefined {
    return this.#at?.record.id;
  }

  get isEditing(): boolean {
    return this.input.mode === 'edit' || this.#sessions.isOpen;
  }

  get hasSession(): boolean {
    return this.#sessions.isOpen;
  }

  get extent(): GridExtent {
    const { model, layout, page } = this.surface;
    return { rows: model.rowCount, columns: layout.places.length, page };
  }

  isEditable({ row, column }: GridPosition): boolean {
    const place = this.surface.placeAt(column);
    if (place === undefined || row >= this.surface.model.rowCount) return false;
    if (this.#options.editors[place.column.type] === undefined) return false;
    return !this.#options.isReadOnly(this.surface.model.rowAt(row).id, place.column);
  }

  /** The editor of the selected cell; undefined where it cannot be edited. */
  get editor(): CellEditor | undefined {
    const at = this.#at;
    return at !== null && this.isEditable(at) ? this.#options.editors[at.columnOf.type] : undefined;
  }

  /** Selects a cell, after what was typed in the one before has been kept. `tab`: Enter will return to where the tabbing began. */
  select(wanted: GridPosition, how: { readonly tab?: boolean } = {}): void {
    this.leave();
    const { extent } = this;
    if (extent.rows === 0 || extent.columns === 0) {
      this.#park();
      return;
    }
    const position = withinExtent(wanted, extent);
    if (how.tab !== true) this.#startColumn = position.column;
    this.#stand(position);
    this.surface.reveal(position);
    this.focus();
    this.showMessage();
    this.#options.onMove();
  }

  #stand(position: GridPosition): void {
    const place = this.surface.placeAt(position.column);
    if (place === undefined) return;
    const record = this.surface.model.rowAt(position.row);
    this.#at = { ...position, record, columnOf: place.column };
    this.input.place(this.surface.rectangleOf(position));
    const { editor } = this;
    this.input.rest(editor?.kind === 'text' ? editor : undefined);
    this.input.element.readOnly = editor === undefined;
    this.input.element.setAttribute('aria-label', this.#label(this.#at));
    this.surface.setActive(position);
  }

  /** No cell is selected: the input waits at the first one as the table's tab stop. */
  #park(): void {
    this.#at = null;
    this.input.place(this.surface.rectangleOf({ row: 0, column: 0 }));
    this.input.rest(undefined);
    this.input.element.dataset['mode'] = 'park';
    this.input.element.setAttribute('aria-label', this.#options.ports.t('table.enter'));
    this.surface.setActive(null);
    this.#options.onMove();
  }

  #label(at: At): string {
    return this.#options.ports.t('table.cell', { title: at.columnOf.title, row: at.row + 1 });
  }

  focus(): void {
    this.input.element.focus({ preventScroll: true });
  }

  /** After rows came, went or moved the same cell stays selected, or the one that took its place. */
  #rowsChanged(): void {
    const at = this.#at;
    if (at === null) return;
    const { model } = this.surface;
    const row = model.indexOf(at.record.id);
    if (row === at.row) return;
    if (row === -1) {
      this.#sessions.end(false);
      if (this.input.mode === 'edit') this.input.rest(undefined);
    }
    if (model.rowCount === 0) this.#park();
    else if (row !== -1 && this.isEditing) this.#follow(at, row);
    else this.#stand(withinExtent({ row: row === -1 ? at.row : row, column: at.column }, this.extent));
    this.showMessage();
  }

  #follow(at: At, row: number): void {
    this.#at = { ...at, row };
    const cell = this.surface.rectangleOf(this.#at);
    this.input.place(cell);
    this.#sessions.follow(cell);
    this.surface.setActive(this.#at);
  }

  /** Begins to edit. `initialText`: what was typed on the selected cell; `caret`: where the text was clicked. */
  open(initialText = '', caret?: number): void {
    const at = this.#at;
    const { editor } = this;
    if (at === null || editor === undefined || this.#sessions.isOpen) return;
    if (editor.kind === 'toggle') {
      if (initialText === '') this.set(at.record, toggledValues(editor, at));
      return;
    }
    if (editor.kind === 'react') {
      const cell = { ...at, label: this.#label(at), rectangle: this.surface.rectangleOf(at) };
      this.#sessions.open(cell, editor, initialText);
      return;
    }
    this.input.rest(editor);
    this.input.open(initialText === '' ? toText(at.record.values[at.columnOf.key]) : initialText, caret);
    this.#editing();
    this.focus();
  }

  /** From here on the input is the cell; the grid's own cell is no longer the active one. */
  #editing(): void {
    this.input.element.removeAttribute('aria-activedescendant');
    if (this.#at !== null) this.input.suit(this.#at.columnOf);
  }

  #typingStarts(): boolean {
    const at = this.#at;
    if (at === null || this.editor?.kind !== 'text') return false;
    this.surface.reveal(at);
    this.#editing();
    return true;
  }

  #judge(draft: string): void {
    const at = this.#at;
    const { editor } = this;
    if (at === null || editor?.kind !== 'text') return;
    const value = valueOfText(editor, draft);
    const message = this.surface.model.judge({ rowId: at.record.id, key: at.columnOf.key, value });
    this.#showMessage(message);
  }

  /** The message of the selected cell. */
  showMessage(): void {
    const at = this.#at;
    const isHere = document.activeElement === this.input.element;
    this.#showMessage(at === null || !isHere ? undefined : this.surface.model.messageAt(at.record.id, at.columnOf.key));
  }

  #showMessage(message: CellMessage | undefined): void {
    const cell = this.#at === null ? undefined : this.surface.rectangleOf(this.#at);
    this.tooltip.describe(this.input.element, cell === undefined ? undefined : message, cell);
  }

  /** Keeps what was typed and goes back to the selected cell. */
  leave(): void {
    if (this.#sessions.isOpen) {
      // The editor hears that the focus leaves and keeps or drops what it holds.
      if (document.activeElement !== this.input.element) this.focus();
      this.#sessions.end(false);
    }
    const at = this.#at;
    const { editor } = this;
    if (at === null || this.input.mode !== 'edit' || editor?.kind !== 'text') return;
    const value = valueOfText(editor, this.input.draft);
    this.#settle(at);
    this.set(at.record, { [at.columnOf.key]: value });
  }

  /** Drops what was typed. */
  cancel(): void {
    const at = this.#at;
    if (at === null) return;
    this.#sessions.end(true);
    this.#settle(at);
    this.showMessage();
  }

  #settle(at: At): void {
    this.input.rest(this.editor?.kind === 'text' ? this.editor : undefined);
    this.surface.setActive(at);
  }

  set(row: TableRow, values: Values): void {
    setFields(this.surface.model, { row, values, t: this.#options.ports.t });
  }

  /** Empties the selected cell. */
  clear(): void {
    const at = this.#at;
    if (at !== null && this.editor !== undefined) this.set(at.record, { [at.columnOf.key]: null });
  }

  /** Keeps what is being typed and waits for codes that are still being looked up. */
  async flush(): Promise<void> {
    this.leave();
    await this.#sessions.flush();
  }

  /** Where the selection goes after an editor is done. */
  go(move: Move): void {
    const at = this.#at;
    if (at === null) return;
    if (move === 'stay') this.select(at, { tab: true });
    else if (move === 'down') this.enter();
    else if (move === 'up') this.select({ row: at.row - 1, column: at.column });
    else if (!this.tab(move === 'previous')) this.select(at, { tab: true });
  }

  /** To the next cell that can be edited; false when the focus is to leave the table. */
  tab(backwards: boolean): boolean {
    const at = this.#at;
    if (at === null) return false;
    const isEditable = (position: GridPosition): boolean => this.isEditable(position);
    const next = tabTo(at, this.extent, { backwards, isEditable });
    if (next !== undefined) this.select(next, { tab: true });
    return next !== undefined;
  }

  /** Down, back to where tabbing began; a new row below the last one. */
  enter(): void {
    const row = (this.#at?.row ?? -1) + 1;
    this.leave();
    if (row < this.surface.model.rowCount) this.select({ row, column: this.#startColumn });
    else this.#options.onPastEnd(this.#startColumn);
  }
}
