import { addDecimals, compareDecimals, divideDecimals, shortestDecimal } from '../decimals.ts';
import type { Result, Scope } from '../scope.ts';
import { isBlank } from '../values.ts';
import type { ValueType, Values } from '../values.ts';
import type { ExpressionFunction } from './expressionFunction.ts';
import { asOneType } from './typedNode.ts';
import type { TypedNode } from './typedNode.ts';

interface Items {
  readonly type: ValueType | 'row';
  readonly read: (scope: Scope) => readonly (Result | Values)[];
}

/** One list, or single values of one type as a list. */
const itemsOf = (nodes: readonly TypedNode[]): Items | undefined => {
  const [first] = nodes;
  if (first?.kind === 'list') return nodes.length === 1 ? { type: first.type, read: first.items } : undefined;
  const agreed = asOneType(nodes);
  if (agreed?.[0] === undefined) return undefined;
  return { type: agreed[0].type, read: (scope) => agreed.map((node) => node.evaluate(scope)) };
};

const textsOf = (items: readonly (Result | Values)[]): readonly string[] =>
  items.filter((item): item is string => typeof item === 'string' && item !== '');

/** A function of decimals that leaves blanks out; `reduce` gets what remains. */
const ofDecimals = (
  said: Pick<ExpressionFunction, 'signature' | 'description'>,
  reduce: (decimals: readonly string[]) => string | undefined,
): ExpressionFunction => ({
  ...said,
  bind: (nodes) => {
    const items = itemsOf(nodes);
    if (items?.type !== 'decimal') return undefined;
    return { type: 'decimal', evaluate: (scope) => reduce(textsOf(items.read(scope))) };
  },
});

const total = (decimals: readonly string[]): string => decimals.reduce(addDecimals, '0');

const sum = ofDecimals(
  {
    signature: 'sum(list of decimal) | sum(decimal, …)',
    description: 'The sum. Blanks are left out; 0 when there is nothing to add.',
  },
  total,
);

const average = ofDecimals(
  {
    signature: 'average(list of decimal) | average(decimal, …)',
    description: 'The mean of the values that are there; blank when there is none.',
  },
  (decimals) => divideDecimals(total(decimals), String(decimals.length)),
);

const extreme = (name: string, sign: 1 | -1): ExpressionFunction => ({
  signature: `${name}(list) | ${name}(value, …)`,
  remark: 'remark.decimalsOrDates',
  description: `The ${sign === 1 ? 'largest' : 'smallest'} value. Blanks are left out; blank when nothing remains.`,
  bind: (nodes) => {
    const items = itemsOf(nodes);
    if (items?.type !== 'decimal' && items?.type !== 'date') return undefined;
    const isBeyond =
      items.type === 'decimal'
        ? (a: string, b: string): boolean => compareDecimals(a, b) === sign
        : (a: string, b: string): boolean => (sign === 1 ? a > b : a < b);
    return {
      type: items.type,
      evaluate: (scope) => {
        let best: string | undefined;
        for (const item of textsOf(items.read(scope))) if (best === undefined || isBeyond(item, best)) best = item;
        return best;
      },
    };
  },
});

const count: ExpressionFunction = {
  signature: 'count(list)',
  description: 'How many values are not blank; of a detail itself (count($details.goods)) how many rows. Never blank.',
  bind: (nodes) => {
    const items = itemsOf(nodes);
    if (items === undefined) return undefined;
    return { type: 'decimal', evaluate: (scope) => String(items.read(scope).filter((item) => !isBlank(item)).length) };
  },
};

const distinct: ExpressionFunction = {
  signature: 'distinct(list)',
  description:
    'How many different values there are; decimals are one when equal as numbers. Blanks are left out; never blank.',
  bind: (nodes) => {
    const items = itemsOf(nodes);
    if (items === undefined || items.type === 'row') return undefined;
    const keyOf =
      items.type === 'decimal' ? (item: unknown): unknown => shortestDecimal(String(item)) : (item: unknown) => item;
    return {
      type: 'decimal',
      evaluate: (scope) => {
        const filled = items.read(scope).filter((item) => !isBlank(item));
        return String(new Set(filled.map(keyOf)).size);
      },
    };
  },
};

export const LIST_FUNCTIONS = {
  sum,
  average,
  min: extreme('min', -1),
  max: extreme('max', 1),
  count,
  distinct,
};
