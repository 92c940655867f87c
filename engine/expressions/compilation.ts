import type { Problem } from '../problems.ts';
import type { ExpressionContext } from './expressionContext.ts';

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

/** Notes a problem that keeps nothing from being compiled. */
export const noteDoubt = (compilation: Compilation, problem: Omit<Problem, 'path'>): void => {
  compilation.doubts.push({ ...problem, path: [] });
};
