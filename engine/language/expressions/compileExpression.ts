import { hints, part, describeProblem } from '../../text/problems.ts';
import type { Part, Problem } from '../../text/problems.ts';
import type { CompiledExpression } from '../../core/scope.ts';
import type { ValueType } from '../../core/values.ts';
import { noteDoubts, noteProblem } from './compilation.ts';
import type { Compilation } from './compilation.ts';
import { compileNode } from './compileNode.ts';
import type { ExpressionContext } from './expressionContext.ts';
import { parse } from './parse.ts';
import { asType, nameOfType } from './typedNode.ts';
import type { ScalarNode, TypedNode } from './typedNode.ts';

const asExpected = (node: TypedNode, compilation: Compilation): ScalarNode | undefined => {
  const { expected: asked } = compilation.context;
  if (node.kind === 'list') {
    return noteProblem(compilation, { ...describeProblem('list-result'), ...hints('oneOfList') });
  }
  if (asked === undefined) return node;
  const wanted: readonly ValueType[] = typeof asked === 'string' ? [asked] : asked;
  const fitting = wanted.map((type) => asType(node, type)).find((typed) => typed !== undefined);
  if (fitting !== undefined) return fitting;
  const [first = 'text', ...others] = wanted;
  const expected = others.reduce<Part>(
    (one, type) => part('part.or', { one, other: part(`type.${type}`) }),
    part(`type.${first}`),
  );
  return noteProblem(compilation, describeProblem('wrong-type.result', { type: nameOfType(node), expected }));
};

export interface ExpressionResult {
  /** Absent if it cannot be evaluated; problems with codes and digits do not prevent evaluation. */
  readonly expression?: CompiledExpression;
  /** Paths are relative to the expression: `[]`. */
  readonly problems: readonly Problem[];
}

/**
 * Parses, type checks and compiles an expression into closures. Neither this function nor `evaluate` throws. There are
 * no loops, so the limits on the source (2000 characters, 500 parts, 50 levels) bound every evaluation.
 */
export const compileExpression = (source: string, context: ExpressionContext): ExpressionResult => {
  const compilation: Compilation = { context, problems: [], doubts: [], reads: new Map() };
  const root = parse(source, compilation);
  const node = root && compileNode(root, compilation);
  const typed = node && asExpected(node, compilation);
  if (typed !== undefined) noteDoubts(compilation, context.factChecks?.target(typed, context.target ?? {}));
  if (typed === undefined || compilation.problems.length > 0)
    return { problems: [...compilation.problems, ...compilation.doubts] };
  const { type, evaluate } = typed;
  return {
    expression: { source, type, reads: [...compilation.reads.values()], evaluate },
    problems: compilation.doubts,
  };
};
