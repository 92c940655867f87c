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

/** Edits of an earlier text may reach beyond the end of this one. */
export const changesOf = (edits: readonly CodeEdit[], length: number) =>
  edits.map(({ from, to, insert }) => ({ from: within(from, length), to: within(to, length), insert }));

/** A button of our own: CodeMirror's are named in English for those who do not see them. */
function fixButton({ label, edits }: CodeFix, view: EditorView): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'cm-diagnosticAction';
  button.textContent = label;
  button.addEventListener('click', () => {
    view.dispatch({ changes: changesOf(edits, view.state.doc.length) });
    view.focus();
  });
  // The list of problems has keys of its own.
  button.addEventListener('keydown', (event) => event.key === 'Escape' || event.stopPropagation());
  return button;
}

/** The message, what to write instead, and what mends it at once. */
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

/** Milliseconds that the hand rests before a text is judged. */
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

/** Writes an offer over what was typed and so many characters behind the caret. */
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
  // What was typed so far is compared with the labels; a closing quote behind the caret is no part of that.
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

/** Without a source of its own an editor offers what the language offers. */
export const completing = (complete: CodeComplete | undefined): Extension =>
  autocompletion(
    complete === undefined ? { icons: false } : { icons: false, override: [(context) => answer(complete, context)] },
  );

/** What is under the pointer is said beside it. */
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
