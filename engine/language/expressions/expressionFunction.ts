import type { Problem, TextKey } from '../../text/problems.ts';
import type { Result } from '../../core/scope.ts';
import type { ValueType } from '../../core/values.ts';
import { asType } from './typedNode.ts';
import type { Evaluate, TypedNode } from './typedNode.ts';

/** What a call yields, once its arguments fit. */
export interface BoundCall {
  readonly type: ValueType;
  readonly evaluate: Evaluate;
}

/** What is wrong with a call whose arguments have the right types. */
export interface RefusedCall {
  /** The problem, with the name that the function is called by. */
  readonly refusal: (name: string) => Omit<Problem, 'path'>;
}

export interface ExpressionFunction {
  /** Shown as the hint when the arguments do not fit. */
  readonly signature: string;
  /** What the signature cannot say. */
  readonly remark?: Extract<TextKey, `remark.${string}`>;
  /** What it yields and what it does with blanks; the reference of functions is made of it. */
  readonly description: string;
  /** Undefined when number or types of the arguments do not fit. */
  readonly bind: (nodes: readonly TypedNode[]) => BoundCall | RefusedCall | undefined;
}

/** How a function shows itself to authors. */
type Said = Pick<ExpressionFunction, 'signature' | 'description'>;

/** The arguments' evaluators when number and types are exactly these; else undefined. */
export const exactly = (nodes: readonly TypedNode[], types: readonly ValueType[]): readonly Evaluate[] | undefined => {
  if (nodes.length !== types.length) return undefined;
  const fitting = nodes.map((node, index) => asType(node, types[index] ?? 'text')?.evaluate);
  return fitting.every((evaluate) => evaluate !== undefined) ? fitting : undefined;
};

/** A function of one text or decimal; blank gives blank. */
export const ofOne = (
  said: Said,
  types: readonly [from: ValueType, to: ValueType],
  apply: (value: string) => Result,
): ExpressionFunction => ({
  ...said,
  bind: (nodes) => {
    const [argument] = exactly(nodes, [types[0]]) ?? [];
    if (argument === undefined) return undefined;
    const evaluate: Evaluate = (scope) => {
      const value = argument(scope);
      return typeof value === 'string' ? apply(value) : undefined;
    };
    return { type: types[1], evaluate };
  },
});

/** A question about two texts; blank gives blank. */
export const ofTwoTexts = (said: Said, apply: (text: string, other: string) => boolean): ExpressionFunction => ({
  ...said,
  bind: (nodes) => {
    const [first, second] = exactly(nodes, ['text', 'text']) ?? [];
    if (first === undefined || second === undefined) return undefined;
    const evaluate: Evaluate = (scope) => {
      const text = first(scope);
      if (typeof text !== 'string') return undefined;
      const other = second(scope);
      return typeof other === 'string' ? apply(text, other) : undefined;
    };
    return { type: 'boolean', evaluate };
  },
});
