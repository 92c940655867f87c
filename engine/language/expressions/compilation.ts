import type { Problem } from '../../text/problems.ts';
import type { Doubt, ExpressionContext } from './expressionContext.ts';

/** State of one compilation. */
export interface Compilation {
  readonly context: ExpressionContext;
  readonly problems: Problem[];
  /** Problems with codes and digits of an expression that can be evaluated. */
  readonly doubts: Problem[];
  /** Paths that the expression reads, by their written form. */
  readonly reads: Map<string, readonly string[]>;
}

/** Adds a problem; returns undefined, which represents a node that could not be compiled. */
export const noteProblem = (compilation: Compilation, problem: Omit<Problem, 'path'>): undefined => {
  compilation.problems.push({ ...problem, path: [] });
};

/** Adds problems that do not prevent compilation. */
export const noteDoubts = (compilation: Compilation, doubts: readonly Doubt[] = []): void => {
  compilation.doubts.push(...doubts.map((doubt) => ({ ...doubt, path: [] })));
};
