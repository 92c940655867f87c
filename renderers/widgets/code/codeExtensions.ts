import {
  autocompletion,
  insertCompletionText,
  pickedCompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete';
import { linter, lintGutter, type Diagnostic } from '@codemirror/lint';
import type { Extension } from '@codemirror/state';
import { hoverTooltip, type EditorView } from '@codemirror/view';
import type { CodeComplete, CodeDescribe, CodeEdit, CodeFix, CodeLint, CodeOffer, CodeProblem } from './codeSources.ts';

const within = (at: number, length: number): number => Math.max(0, Math.min(at, length));

/** Clamps edits to the length of the text: edits of an earlier text may exceed it. */
export const changesOf = (edits: readonly CodeEdit[], length: number) =>
  edits.map(({ from, to, insert }) => ({ from: within(from, length), to: within(to, length), insert }));

/** A custom button, because CodeMirror's have English accessible names. */
function fixButton({ label, edits }: CodeFix, view: EditorView): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'cm-diagnosticAction';
  button.textContent = label;
  button.addEventListener('click', () => {
    view.dispatch({ changes: changesOf(edits, view.state.doc.length) });
    view.focus();
  });
  // The problem list has its own key handling.
  button.addEventListener('keydown', (event) => event.key === 'Escape' || event.stopPropagation());
  return button;
}

/** Returns an element with the message, the hint, and the fix buttons. */
function messageElement({ message, hint, fixes = [] }: CodeProblem, view: EditorView): HTMLElement {
  const element = document.createElement('span');
  element.textContent = message;
  if (hint !== undefined) {
    const below = document.createElement('div');
    below.className = 'cm-diagnostic-hint';
    below.textContent = hint;
    element.append(below);
  }
  element.append(...fixes.map((fix) => fixButton(fix, view)));
  return element;
}

const toDiagnostic = (problem: CodeProblem, length: number): Diagnostic => {
  const from = within(problem.from, length);
  return {
    from,
    to: Math.max(from, within(problem.to, length)),
    severity: problem.level,
    message: problem.hint === undefined ? problem.message : `${problem.message} ${problem.hint}`,
    renderMessage: (view) => messageElement(problem, view),
  };
};

/** Milliseconds without typing before a text is validated. */
const LINT_DELAY = 300;

export const linting = (lint: CodeLint | undefined): Extension =>
  lint === undefined
    ? []
    : [
        lintGutter(),
        linter(
          async ({ state }) => {
            const problems = await lint(state.doc.toString());
            return problems.map((problem) => toDiagnostic(problem, state.doc.length));
          },
          { delay: LINT_DELAY },
        ),
      ];

const KINDS: Readonly<Record<NonNullable<CodeOffer['kind']>, string>> = {
  key: 'property',
  value: 'enum',
  keyword: 'keyword',
};

/** Replaces the typed text and `behind` characters after the caret with an offer. */
const writing =
  (insert: string, behind: number) =>
  (view: EditorView, offer: Completion, ...[from, to]: [number, number]): void =>
    view.dispatch({
      ...insertCompletionText(view.state, insert, from, to + behind),
      annotations: pickedCompletion.of(offer),
    });

async function answer(complete: CodeComplete, context: CompletionContext): Promise<CompletionResult | null> {
  const { state, pos, explicit } = context;
  const found = await complete({ text: state.doc.toString(), at: pos, isExplicit: explicit });
  if (found === null || context.aborted) return null;
  const { from, to = pos, offers } = found;
  // The typed text is matched against the labels; a closing quote after the caret is not part of it.
  const apply = (insert: string): NonNullable<Completion['apply']> => (to <= pos ? insert : writing(insert, to - pos));
  return {
    from,
    options: offers.map(({ label, insert = label, detail, info, kind = 'value' }) => ({
      label,
      apply: apply(insert),
      type: KINDS[kind],
      ...(detail === undefined ? undefined : { detail }),
      ...(info === undefined ? undefined : { info }),
    })),
  };
}

/** Completion extension; without a custom source, the language's completions are used. */
export const completing = (complete: CodeComplete | undefined): Extension =>
  autocompletion(
    complete === undefined ? { icons: false } : { icons: false, override: [(context) => answer(complete, context)] },
  );

/** Tooltip extension with the description of what is under the pointer. */
export const describing = (describe: CodeDescribe | undefined): Extension =>
  describe === undefined
    ? []
    : hoverTooltip(({ state }, at) => {
        const found = describe(state.doc.toString(), at);
        if (found === null) return null;
        const dom = document.createElement('div');
        dom.className = 'cm-description';
        dom.textContent = found.text;
        const { length } = state.doc;
        return { pos: within(found.from, length), end: within(found.to, length), above: true, create: () => ({ dom }) };
      });
