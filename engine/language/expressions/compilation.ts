import type { Problem } from '../../text/problems.ts';
import type { Doubt, ExpressionContext } from './expressionContext.ts';

/** What one compilation gathers. */
export interface Compilation {
  readonly context: ExpressionContext;
  readonly problems: Problem[];
  /** Problems of an expression that can be evaluated: what it says of codes and digits. */
  readonly doubts: Problem[];
  /** What the expression reads, by its written form. */
  readonly reads: Map<string, readonly string[]>;
}

/** Notes a problem; returns undefined, which stands for a node that could not be compiled. */
export const noteProblem = (compilation: Compilation, problem: Omit<Problem, 'path'>): undefined => {
  compilation.problems.push({ ...problem, path: [] });
};

/** Notes problems that keep nothing from being compiled. */
export const noteDoubts = (compilation: Compilation, doubts: readonly Doubt[] = []): void => {
  compilation.doubts.push(...doubts.map((doubt) => ({ ...doubt, path: [] })));
};
