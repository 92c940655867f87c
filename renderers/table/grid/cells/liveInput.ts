import { alignOf } from './cellAlign.ts';
import type { CompiledColumn } from '../../../../engine/index.ts';
import type { TextCellEditor } from './cellEditors.ts';

/**
 * - `select`: empty and transparent over the selected cell, so that it receives keys and compositions;
 * - `edit`: shows the typed text.
 */
export type InputMode = 'select' | 'edit';

export interface LiveInputEvents {
  /** Called when typing starts on a selected cell; returns false when the cell cannot be typed into. */
  readonly onStart: () => boolean;
  /** Called when the typed text changes. */
  readonly onDraft: (draft: string) => void;
  /** Called for text without keys, or a composition, on a cell with another editor. */
  readonly onComposed: (text: string) => void;
}

export interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Over a pinned cell, under which others scroll. Default: false. */
  readonly isPinned?: boolean;
}

/** The single native input of a table: it moves from cell to cell. */
export class LiveInput {
  readonly element: HTMLInputElement;
  readonly #events: LiveInputEvents;
  #mode: InputMode = 'select';
  #editor: TextCellEditor | undefined;
  #composing = false;
  #accepted = '';
  #original = '';

  constructor(element: HTMLInputElement, events: LiveInputEvents) {
    this.element = element;
    this.#events = events;
    element.dataset['mode'] = 'select';
    element.addEventListener('compositionstart', () => this.#compositionStarts());
    element.addEventListener('compositionend', () => this.#compositionEnds());
    element.addEventListener('input', () => this.#typed());
  }

  get mode(): InputMode {
    return this.#mode;
  }

  get isComposing(): boolean {
    return this.#composing;
  }

  get draft(): string {
    return this.element.value;
  }

  /** Whether something was typed since the cell was opened. */
  get isDirty(): boolean {
    return this.#mode === 'edit' && this.element.value !== this.#original;
  }

  place({ left, top, width, height, isPinned = false }: Rectangle): void {
    this.element.classList.toggle('is-pinned', isPinned);
    const { style } = this.element;
    style.left = `${left}px`;
    style.top = `${top}px`;
    style.width = `${width}px`;
    style.height = `${height}px`;
  }

  /** Waits over a cell. `editor` is undefined where typing opens another editor or has no effect. */
  rest(editor: TextCellEditor | undefined): void {
    this.#editor = editor;
    this.#setMode('select');
    this.element.value = '';
    this.#accepted = '';
    this.#composing = false;
    this.element.inputMode = editor?.inputMode ?? 'text';
    this.element.placeholder = '';
  }

  /** Shows the cell's text for editing. `caret`: offset, by default the end of the text. */
  open(text: string, caret = text.length): void {
    this.#setMode('edit');
    this.element.value = text;
    this.#accepted = text;
    this.#original = text;
    this.element.setSelectionRange(caret, caret);
  }

  /** Inserts the text as if it were typed on the selected cell. */
  take(text: string): void {
    if (!this.#begin()) return;
    this.element.value = text;
    this.element.setSelectionRange(text.length, text.length);
    this.#accept();
  }

  /** Adopts the alignment and placeholder of the edited column. */
  suit(column: CompiledColumn): void {
    this.element.dataset['align'] = alignOf(column);
    this.element.placeholder = column.placeholder;
  }

  #setMode(mode: InputMode): void {
    this.#mode = mode;
    this.element.dataset['mode'] = mode;
  }

  #begin(): boolean {
    if (this.#mode === 'edit') return true;
    if (this.#editor === undefined || !this.#events.onStart()) return false;
    this.#setMode('edit');
    this.#original = '';
    return true;
  }

  /** Keeps the first letter: neither the value nor the selection of the input is changed. */
  #compositionStarts(): void {
    this.#composing = true;
    if (!this.#begin()) this.element.dataset['mode'] = 'compose';
  }

  #compositionEnds(): void {
    this.#composing = false;
    if (this.#mode === 'edit') {
      this.#accept();
      return;
    }
    const text = this.element.value;
    this.element.value = '';
    this.element.dataset['mode'] = 'select';
    this.#events.onComposed(text);
  }

  #typed(): void {
    if (this.#composing) {
      if (this.#mode === 'edit') this.#events.onDraft(this.element.value);
      return;
    }
    if (this.#begin()) {
      this.#accept();
      return;
    }
    // Soft keyboards, dictation and handwriting produce text without keys.
    const text = this.element.value;
    this.element.value = '';
    if (text !== '') this.#events.onComposed(text);
  }

  #accept(): void {
    const typed = this.element.value;
    const accepted = this.#editor?.accepts === undefined ? typed : this.#editor.accepts(typed);
    const kept = accepted ?? this.#accepted;
    if (kept !== typed) {
      const end = this.element.selectionEnd ?? typed.length;
      const before = accepted === undefined ? undefined : this.#editor?.accepts?.(typed.slice(0, end));
      const caret = before?.length ?? Math.max(0, kept.length - (typed.length - end));
      this.element.value = kept;
      this.element.setSelectionRange(caret, caret);
    }
    this.#accepted = kept;
    this.#events.onDraft(kept);
  }
}
