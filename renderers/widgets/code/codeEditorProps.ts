import type { Ports } from '../../kit/ports/ports.ts';
import type { CodeComplete, CodeDescribe, CodeEdit, CodeLanguage, CodeLint } from './codeSources.ts';

/** What can be done with an open editor from outside. */
export interface CodeEditorHandle {
  focus(): void;
  /** Marks a part of the text, scrolls to it and takes the focus. */
  select(from: number, to?: number): void;
  /** One step of the editor's own undo. Offsets are those of the text before. */
  edit(edits: readonly CodeEdit[]): void;
}

export interface CodeEditorProps {
  /** DOM id of the element that takes the focus. */
  readonly id?: string | undefined;
  /** Names the editor for those who do not see it. */
  readonly label: string;
  readonly t: Ports['t'];
  readonly value: string;
  /** Takes the whole text at every change by hand; not called for what `value` brings. */
  readonly onChange: (text: string) => void;
  readonly onFocus?: (() => void) | undefined;
  /** The focus left the editor and all that belongs to it. */
  readonly onBlur?: (() => void) | undefined;
  /** Ctrl+Enter. Absent: the key is the page's. */
  readonly onFinish?: (() => void) | undefined;
  /** Esc with nothing open in the editor. Absent: the key is the page's. */
  readonly onEscape?: (() => void) | undefined;
  /** Default: text. */
  readonly language?: CodeLanguage | undefined;
  /** Read, marked and copied, not changed. Default: false. */
  readonly isReadOnly?: boolean | undefined;
  readonly isRequired?: boolean | undefined;
  readonly status?: '' | 'error' | 'warning' | undefined;
  /** DOM id of the message about the value. */
  readonly messageId?: string | undefined;
  readonly placeholder?: string | undefined;
  /** Height of the text in pixels, or that of what is around it. Default: 240. */
  readonly height?: number | 'fill' | undefined;
  /** Default: true. */
  readonly hasLineNumbers?: boolean | undefined;
  /** Long lines are broken. Default: false. */
  readonly wrapsLines?: boolean | undefined;
  /** Tab indents; Esc and then Tab leaves. Default: false, Tab leaves. */
  readonly tabIndents?: boolean | undefined;
  /** Takes the focus when it is drawn. Default: false. */
  readonly takesFocus?: boolean | undefined;
  readonly lint?: CodeLint | undefined;
  readonly complete?: CodeComplete | undefined;
  /** What is under the pointer, shown beside it. */
  readonly describe?: CodeDescribe | undefined;
  /** Hands the open editor over; null when it goes. */
  readonly onReady?: ((editor: CodeEditorHandle | null) => void) | undefined;
}
