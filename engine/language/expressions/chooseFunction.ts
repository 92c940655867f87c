import { equalDecimals } from '../../core/decimals.ts';
import type { Result } from '../../core/scope.ts';
import type { ExpressionFunction } from './expressionFunction.ts';
import { asOneType } from './typedNode.ts';
import type { TypedNode } from './typedNode.ts';

const everySecond = <T>(items: readonly T[], from: number): readonly T[] =>
  items.filter((_, index) => index >= from && (index - from) % 2 === 0);

/** `choose($values.tradeMode, '0110', '1', '0214', '3')`: a small table instead of a chain of ?:. */
export const chooseFunction: ExpressionFunction = {
  signature: 'choose(value, case, result, …, otherwise?)',
  remark: 'remark.cases',
  description:
    'The result after the first case that equals the value; if none does, otherwise, or blank without it. Blank if the value is.',
  bind: (nodes) => {
    const [value, ...rest] = nodes;
    if (value === undefined || rest.length < 2) return undefined;
    const otherwise: readonly TypedNode[] = rest.length % 2 === 1 ? rest.slice(-1) : [];
    const pairs = rest.slice(0, rest.length - otherwise.length);
    const subjects = asOneType([value, ...everySecond(pairs, 0)]);
    const results = asOneType([...everySecond(pairs, 1), ...otherwise]);
    const [subject, ...cases] = subjects ?? [];
    if (subject === undefined || results?.[0] === undefined) return undefined;
    const equal = (a: Result, b: Result): boolean =>
      a === b || (subject.type === 'decimal' && typeof a === 'string' && typeof b === 'string' && equalDecimals(a, b));
    return {
      type: results[0].type,
      evaluate: (scope) => {
        const wanted = subject.evaluate(scope);
        if (wanted === undefined) return undefined;
        const found = cases.findIndex((one) => equal(wanted, one.evaluate(scope)));
        return results[found === -1 ? cases.length : found]?.evaluate(scope);
      },
    };
  },
};
