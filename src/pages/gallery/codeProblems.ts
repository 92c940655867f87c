import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import { applyPatch, isError, localizeProblem } from '../../../engine/index.ts';
import type { Language, Problem } from '../../../engine/index.ts';
import type { CodeProblem } from '../../../renderers/index.ts';
import { editBetween, offsetOf } from './codePlaces.ts';

/** Length of the word or quoted string at an offset; at least one character. */
const lengthAt = (text: string, from: number): number =>
  /^(?:"(?:[^"\\\n]|\\.)*"?|[\w.$-]+|.)/.exec(text.slice(from))?.[0].length ?? 0;

/** Problems of a page text as editor markers, with an unambiguous fix where there is one. */
export function codeProblems(
  text: string,
  problems: readonly Problem[],
  { language, fixLabel }: { readonly language: Language; readonly fixLabel: string },
): readonly CodeProblem[] {
  const root = parseTree(text);
  return problems.map((problem) => {
    const { message, hint } = localizeProblem(problem, language);
    const node = root && findNodeAtLocation(root, [...problem.path]);
    const from = problem.line === undefined ? (node?.offset ?? 0) : offsetOf(text, problem.line, problem.column ?? 1);
    const { patch } = problem;
    return {
      from,
      to: from + lengthAt(text, from),
      level: isError(problem) ? 'error' : 'warning',
      message,
      hint,
      fixes:
        patch === undefined ? undefined : [{ label: fixLabel, edits: [editBetween(text, applyPatch(text, patch))] }],
    };
  });
}
