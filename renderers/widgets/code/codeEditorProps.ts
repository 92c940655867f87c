import type { Ports } from '../../kit/ports/ports.ts';
import type { CodeComplete, CodeDescribe, CodeEdit, CodeLanguage, CodeLint } from './codeSources.ts';

/** Operations on an open editor from outside. */
export interface CodeEditorHandle {
  focus(): void;
  /** Selects a part of the text, scrolls to it and takes the focus. */
  select(from: number, to?: number): void;
  /** Applies edits as one step of the editor's undo. Offsets refer to the text before. */
  edit(edits: readonly CodeEdit[]): void;
}

export interface CodeEditorProps {
  /** DOM id of the focusable element. */
  readonly id?: string | undefined;
  /** Accessible name of the editor. */
  readonly label: string;
  readonly t: Ports['t'];
  readonly value: string;
  /** Receives the whole text at every change by the user; not called for changes of `value`. */
  readonly onChange: (text: string) => void;
  readonly onFocus?: (() => void) | undefined;
  /** The focus left the editor and everything that belongs to it. */
  readonly onBlur?: (() => void) | undefined;
  /** Called on Ctrl+Enter. Absent: the page handles the key. */
  readonly onFinish?: (() => void) | undefined;
  /** Called on Esc when nothing is open in the editor. Absent: the page handles the key. */
  readonly onEscape?: (() => void) | undefined;
  /** Default: text. */
  readonly language?: CodeLanguage | undefined;
  /** The text can be selected and copied, but not changed. Default: false. */
  readonly isReadOnly?: boolean | undefined;
  readonly isRequired?: boolean | undefined;
  readonly status?: '' | 'error' | 'warning' | undefined;
  /** DOM id of the message about the value. */
  readonly messageId?: string | undefined;
  readonly placeholder?: string | undefined;
  /** Height of the text in pixels, or `fill` for that of its container. Default: 240. */
  readonly height?: number | 'fill' | undefined;
  /** Default: true. */
  readonly hasLineNumbers?: boolean | undefined;
  /** Wraps long lines. Default: false. */
  readonly wrapsLines?: boolean | undefined;
  /** Tab indents; Esc followed by Tab leaves. Default: false, Tab leaves. */
  readonly tabIndents?: boolean | undefined;
  /** Takes the focus when mounted. Default: false. */
  readonly takesFocus?: boolean | undefined;
  readonly lint?: CodeLint | undefined;
  readonly complete?: CodeComplete | undefined;
  /** Returns the description shown for the position under the pointer. */
  readonly describe?: CodeDescribe | undefined;
  /** Called with the open editor; with null on unmount. */
  readonly onReady?: ((editor: CodeEditorHandle | null) => void) | undefined;
}
