import {
  addDecimals,
  compareDecimals,
  divideDecimals,
  equalDecimals,
  multiplyDecimals,
  remainderOfDecimals,
  subtractDecimals,
} from '../../core/decimals.ts';
import type { ValueType } from '../../core/values.ts';
import type { Evaluate } from './typedNode.ts';

/** Both sides have the same type, one of `types`. A blank side makes the result blank, except for `&&` and `||`. */
export interface BinaryOperator {
  readonly types: readonly ValueType[];
  readonly result: ValueType;
  readonly bind: (left: Evaluate, right: Evaluate, type: ValueType) => Evaluate;
}

const arithmetic = (compute: (left: string, right: string) => string | undefined): BinaryOperator => ({
  types: ['decimal'],
  result: 'decimal',
  bind: (left, right) => (scope) => {
    const a = left(scope);
    if (typeof a !== 'string') return undefined;
    const b = right(scope);
    return typeof b === 'string' ? compute(a, b) : undefined;
  },
});

const compareTexts = (left: string, right: string): number => {
  if (left === right) return 0;
  return left < right ? -1 : 1;
};

/** Texts cannot be ordered: `'9' < '10'` would be misleading. */
const ordering = (holds: (order: number) => boolean): BinaryOperator => ({
  types: ['decimal', 'date'],
  result: 'boolean',
  bind: (left, right, type) => {
    const compare = type === 'decimal' ? compareDecimals : compareTexts;
    return (scope) => {
      const a = left(scope);
      if (typeof a !== 'string') return undefined;
      const b = right(scope);
      return typeof b === 'string' ? holds(compare(a, b)) : undefined;
    };
  },
});

const equality = (wanted: boolean): BinaryOperator => ({
  types: ['text', 'decimal', 'date', 'boolean'],
  result: 'boolean',
  bind: (left, right, type) => (scope) => {
    const a = left(scope);
    if (a === undefined) return undefined;
    const b = right(scope);
    if (b === undefined) return undefined;
    const equal =
      a === b || (type === 'decimal' && typeof a === 'string' && typeof b === 'string' && equalDecimals(a, b));
    return equal === wanted;
  },
});

/**
 * Three-valued: one side alone may decide (`false && blank` is false); otherwise a blank side makes the result blank.
 */
const logical = (decisive: boolean): BinaryOperator => ({
  types: ['boolean'],
  result: 'boolean',
  bind: (left, right) => (scope) => {
    const a = left(scope);
    if (a === decisive) return decisive;
    const b = right(scope);
    if (b === decisive) return decisive;
    return a === undefined || b === undefined ? undefined : !decisive;
  },
});

export const BINARY_OPERATORS: ReadonlyMap<string, BinaryOperator> = new Map([
  ['==', equality(true)],
  ['!=', equality(false)],
  ['<', ordering((order) => order < 0)],
  ['<=', ordering((order) => order <= 0)],
  ['>', ordering((order) => order > 0)],
  ['>=', ordering((order) => order >= 0)],
  ['+', arithmetic(addDecimals)],
  ['-', arithmetic(subtractDecimals)],
  ['*', arithmetic(multiplyDecimals)],
  ['/', arithmetic(divideDecimals)],
  ['%', arithmetic(remainderOfDecimals)],
  ['&&', logical(false)],
  ['||', logical(true)],
]);

export interface UnaryOperator {
  readonly type: ValueType;
  readonly bind: (operand: Evaluate) => Evaluate;
}

export const UNARY_OPERATORS: ReadonlyMap<string, UnaryOperator> = new Map<string, UnaryOperator>([
  [
    '!',
    {
      type: 'boolean',
      bind: (operand) => (scope) => {
        const value = operand(scope);
        return typeof value === 'boolean' ? !value : undefined;
      },
    },
  ],
  [
    '-',
    {
      type: 'decimal',
      bind: (operand) => (scope) => {
        const value = operand(scope);
        return typeof value === 'string' ? subtractDecimals('0', value) : undefined;
      },
    },
  ],
]);

/** Operators that authors know from other languages, and their equivalent here. */
export const OPERATOR_HINTS: ReadonlyMap<string, string> = new Map([
  ['===', '=='],
  ['!==', '!='],
  ['&', '&&'],
  ['|', '||'],
  ['??', 'coalesce(a, b)'],
  ['**', 'a * a'],
]);
