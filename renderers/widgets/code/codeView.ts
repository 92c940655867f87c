import { closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { bracketMatching, foldGutter, foldKeymap, indentOnInput } from '@codemirror/language';
import { lintKeymap } from '@codemirror/lint';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import { Annotation, Compartment, EditorState, Prec, type Extension } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  keymap,
  lineNumbers,
  type ViewUpdate,
} from '@codemirror/view';
import type { CodeEditorHandle, CodeEditorProps } from './codeEditorProps.ts';
import { changesOf } from './codeExtensions.ts';
import type { CodeEdit } from './codeSources.ts';

/** Marks a change that came from `value`, not from typing. */
const given = Annotation.define<true>();

/** Parts of an editor that can be reconfigured while it is open. */
export type CodePart = 'attributes' | 'theme' | 'language' | 'lint' | 'complete' | 'describe';

const lines: Extension = [lineNumbers(), foldGutter(), highlightActiveLine(), highlightActiveLineGutter()];

const steady = ({ hasLineNumbers = true, wrapsLines = false, tabIndents = false }: CodeEditorProps): Extension => [
  highlightSpecialChars(),
  history(),
  drawSelection(),
  EditorState.allowMultipleSelections.of(true),
  indentOnInput(),
  bracketMatching(),
  closeBrackets(),
  highlightSelectionMatches(),
  search({ top: true }),
  hasLineNumbers ? lines : [],
  wrapsLines ? EditorView.lineWrapping : [],
  keymap.of([
    ...closeBracketsKeymap,
    ...completionKeymap,
    ...searchKeymap,
    ...historyKeymap,
    ...foldKeymap,
    ...lintKeymap,
    ...(tabIndents ? [indentWithTab] : []),
    ...defaultKeymap,
  ]),
];

/** Returns the smallest edit between two texts, so that caret and scroll position are preserved. */
function difference(before: string, after: string): CodeEdit {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return { from: start, to: before.length - end, insert: after.slice(start, after.length - end) };
}

/** CodeMirror in an element. `read` returns the current props. */
export class CodeView implements CodeEditorHandle {
  readonly #view: EditorView;
  readonly #parts: Readonly<Record<CodePart, Compartment>> = {
    attributes: new Compartment(),
    theme: new Compartment(),
    language: new Compartment(),
    lint: new Compartment(),
    complete: new Compartment(),
    describe: new Compartment(),
  };

  constructor(parent: HTMLElement, read: () => CodeEditorProps) {
    const onUpdate = (update: ViewUpdate): void => {
      if (update.docChanged && !update.transactions.some((one) => one.annotation(given) === true))
        read().onChange(update.state.doc.toString());
    };
    const press = (key: 'onFinish' | 'onEscape') => (): boolean => {
      const act = read()[key];
      act?.();
      return act !== undefined;
    };
    this.#view = new EditorView({
      parent,
      state: EditorState.create({
        doc: read().value,
        extensions: [
          Prec.high(keymap.of([{ key: 'Mod-Enter', run: press('onFinish') }])),
          steady(read()),
          // After everything that Esc closes within the editor.
          Prec.low(keymap.of([{ key: 'Escape', run: press('onEscape') }])),
          EditorView.updateListener.of(onUpdate),
          Object.values(this.#parts).map((part) => part.of([])),
        ],
      }),
    });
  }

  set(part: CodePart, extension: Extension): void {
    this.#view.dispatch({ effects: this.#parts[part].reconfigure(extension) });
  }

  /** Sets the text from outside; does not count as a change by the user. */
  give(text: string): void {
    const before = this.#view.state.doc.toString();
    if (before !== text) this.#view.dispatch({ changes: difference(before, text), annotations: given.of(true) });
  }

  focus(): void {
    this.#view.focus();
  }

  select(from: number, to: number = from): void {
    const end = this.#view.state.doc.length;
    this.#view.dispatch({ selection: { anchor: Math.min(from, end), head: Math.min(to, end) }, scrollIntoView: true });
    this.#view.focus();
  }

  edit(edits: readonly CodeEdit[]): void {
    this.#view.dispatch({ changes: changesOf(edits, this.#view.state.doc.length) });
  }

  destroy(): void {
    this.#view.destroy();
  }
}
