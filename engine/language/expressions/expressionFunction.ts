import type { Problem, TextKey } from '../../text/problems.ts';
import type { Result } from '../../core/scope.ts';
import type { ValueType } from '../../core/values.ts';
import { asType } from './typedNode.ts';
import type { Evaluate, TypedNode } from './typedNode.ts';

/** Result of binding a call whose arguments fit. */
export interface BoundCall {
  readonly type: ValueType;
  readonly evaluate: Evaluate;
}

/** Problem of a call whose arguments have the right types. */
export interface RefusedCall {
  /** Returns the problem, given the name under which the function is called. */
  readonly refusal: (name: string) => Omit<Problem, 'path'>;
}

export interface ExpressionFunction {
  /** Shown as the hint if the arguments do not fit. */
  readonly signature: string;
  /** Additional remark that the signature cannot express. */
  readonly remark?: Extract<TextKey, `remark.${string}`>;
  /** The result and the handling of blanks; the function reference is generated from it. */
  readonly description: string;
  /** Returns undefined if number or types of the arguments do not fit. */
  readonly bind: (nodes: readonly TypedNode[]) => BoundCall | RefusedCall | undefined;
}

/** Texts about a function that authors see. */
type Said = Pick<ExpressionFunction, 'signature' | 'description'>;

/** Returns the arguments' evaluators if number and types match exactly; else undefined. */
export const exactly = (nodes: readonly TypedNode[], types: readonly ValueType[]): readonly Evaluate[] | undefined => {
  if (nodes.length !== types.length) return undefined;
  const fitting = nodes.map((node, index) => asType(node, types[index] ?? 'text')?.evaluate);
  return fitting.every((evaluate) => evaluate !== undefined) ? fitting : undefined;
};

/** Defines a function of one text or decimal; a blank gives blank. */
export const ofOne = (
  said: Said,
  types: { readonly from: ValueType; readonly to: ValueType },
  apply: (value: string) => Result,
): ExpressionFunction => ({
  ...said,
  bind: (nodes) => {
    const [argument] = exactly(nodes, [types.from]) ?? [];
    if (argument === undefined) return undefined;
    const evaluate: Evaluate = (scope) => {
      const value = argument(scope);
      return typeof value === 'string' ? apply(value) : undefined;
    };
    return { type: types.to, evaluate };
  },
});

/** Defines a boolean function of two texts; a blank gives blank. */
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
