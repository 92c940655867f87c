import { alignOf } from '../cells/cellAlign.ts';
import type { CellMessage, CompiledColumn, TableRow } from '../../../../engine/index.ts';
import { toText } from '../../../kit/formats/formats.ts';
import { toggledValues, valueOfText, type CellEditor } from '../cells/cellEditors.ts';
import { EditorSessions, type SessionEvents, type SessionOptions } from './editorSessions.ts';
import type { GridPosition } from '../surface/gridNavigation.ts';
import type { GridSurface } from '../surface/gridSurface.ts';
import { LiveInput } from '../cells/liveInput.ts';

/** The selected cell. */
export interface ActiveCell extends GridPosition {
  readonly record: TableRow;
  readonly columnOf: CompiledColumn;
}

/** What editing needs from the owner of the selection. */
export interface EditingHost extends SessionEvents {
  readonly active: ActiveCell | null;
  /** The editor of the active cell; undefined where it cannot be edited. */
  readonly editor: CellEditor | undefined;
  labelOf(at: ActiveCell): string;
  /** Ensures that there is a cell to type into, where a row may be added. */
  begin(): void;
  describe(message: CellMessage | undefined): void;
  focus(): void;
}

/** Edits the active cell: in the table's single input, or in a React editor over the cell. */
export class CellEditing {
  readonly input: LiveInput;
  readonly #surface: GridSurface;
  readonly #host: EditingHost;
  readonly #sessions: EditorSessions;

  constructor(surface: GridSurface, options: SessionOptions, host: EditingHost) {
    this.#surface = surface;
    this.#host = host;
    this.input = new LiveInput(surface.frame.input, {
      onStart: () => this.#typingStarts(),
      onDraft: (draft) => this.#judge(draft),
      onComposed: (text) => this.#composed(text),
    });
    this.#sessions = new EditorSessions(surface, options, host);
  }

  get isOpen(): boolean {
    return this.input.mode === 'edit' || this.#sessions.isOpen;
  }

  get hasSession(): boolean {
    return this.#sessions.isOpen;
  }

  /** A whole text was entered without keys; in a table without rows it was composed before a cell existed. */
  #composed(text: string): void {
    this.#host.begin();
    if (this.#host.editor?.kind === 'text') this.input.take(text);
    else this.open(text);
  }

  /** Starts editing. `initialText`: text typed on the selected cell; `caret`: offset of the click in the text. */
  open(initialText = '', caret?: number): void {
    const { active: at, editor } = this.#host;
    if (at === null || editor === undefined || this.#sessions.isOpen) return;
    if (editor.kind === 'toggle') {
      if (initialText === '') this.#host.keeper()(at.record, toggledValues(editor, at));
      return;
    }
    if (editor.kind === 'react') {
      const cell = { ...at, label: this.#host.labelOf(at), rectangle: this.#surface.rectangleOf(at) };
      this.#sessions.open(cell, editor, initialText);
      return;
    }
    this.input.rest(editor);
    this.input.open(initialText === '' ? toText(at.record.values[at.columnOf.key]) : initialText, caret);
    this.#isTheCell();
    this.#host.focus();
  }

  /** The input now represents the cell; the grid's cell is no longer the active descendant. */
  #isTheCell(): void {
    this.input.element.removeAttribute('aria-activedescendant');
    const { active } = this.#host;
    if (active !== null) this.input.element.dataset['align'] = alignOf(active.columnOf);
  }

  #typingStarts(): boolean {
    const { active, editor } = this.#host;
    if (active === null || editor?.kind !== 'text') return false;
    this.#surface.reveal(active);
    this.#isTheCell();
    return true;
  }

  #judge(draft: string): void {
    const { active: at, editor } = this.#host;
    if (at === null || editor?.kind !== 'text') return;
    const value = valueOfText(editor, draft);
    this.#host.describe(this.#surface.model.judge({ rowId: at.record.id, key: at.columnOf.key, value }));
  }

  /** Places the waiting input over the active cell. */
  rest(): void {
    const { active, editor } = this.#host;
    const { element } = this.input;
    if (active !== null) this.input.place(this.#surface.rectangleOf(active));
    this.input.rest(editor?.kind === 'text' ? editor : undefined);
    element.readOnly = editor === undefined;
  }

  /** Stores the typed text and returns to the selected cell. */
  leave(): void {
    if (this.#sessions.isOpen) {
      // The editor handles the blur and stores or discards its value.
      if (document.activeElement !== this.input.element) this.#host.focus();
      this.#sessions.end(false);
    }
    const { active: at, editor } = this.#host;
    if (at === null || this.input.mode !== 'edit' || editor?.kind !== 'text') return;
    const value = valueOfText(editor, this.input.draft);
    this.#settle(at);
    this.#host.keeper()(at.record, { [at.columnOf.key]: value });
  }

  /** Discards the typed text. */
  cancel(): void {
    const { active } = this.#host;
    if (active === null) return;
    this.#sessions.end(true);
    this.#settle(active);
  }

  /** Ends editing after the edited row or column was removed. */
  drop(): void {
    this.#sessions.end(false);
    if (this.input.mode === 'edit') this.input.rest(undefined);
  }

  #settle(at: ActiveCell): void {
    this.rest();
    this.#surface.setActive(at);
  }

  /** Follows the edited cell to its new position. */
  follow(at: ActiveCell): void {
    const cell = this.#surface.rectangleOf(at);
    this.input.place(cell);
    this.#sessions.follow(cell);
  }

  /** Stores edits in progress and waits for pending code look-ups. */
  async flush(): Promise<void> {
    this.leave();
    await this.#sessions.flush();
  }
}
