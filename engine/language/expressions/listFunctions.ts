import { addDecimals, compareDecimals, divideDecimals, shortestDecimal } from '../../core/decimals.ts';
import type { Result, RowTotals, Scope } from '../../core/scope.ts';
import { isBlank } from '../../core/values.ts';
import type { ValueType, Values } from '../../core/values.ts';
import type { ExpressionFunction } from './expressionFunction.ts';
import { asOneType } from './typedNode.ts';
import type { DetailColumn, ListNode, TypedNode } from './typedNode.ts';

interface Items {
  readonly type: ValueType | 'row';
  readonly read: (scope: Scope) => readonly (Result | Values)[];
  /** Reads from the stored totals of the rows that contain the items. */
  readonly kept?: <T>(scope: Scope, ask: (totals: RowTotals, key: string) => T | undefined) => T | undefined;
}

/** Returns one list, or single values of one type as a list. */
const itemsOf = (nodes: readonly TypedNode[]): Items | undefined => {
  const [first] = nodes;
  if (first?.kind === 'list')
    return nodes.length === 1 ? { type: first.type, read: first.items, kept: keptOf(first) } : undefined;
  const agreed = asOneType(nodes);
  if (agreed?.[0] === undefined) return undefined;
  return { type: agreed[0].type, read: (scope) => agreed.map((node) => node.evaluate(scope)) };
};

const NO_DETAIL: DetailColumn = { detail: '' };

const keptOf =
  ({ column: { detail, key } = NO_DETAIL }: ListNode): NonNullable<Items['kept']> =>
  (scope, ask) => {
    const totals = scope.totals?.[detail];
    return totals === undefined || key === undefined ? undefined : ask(totals, key);
  };

const textsOf = (items: readonly (Result | Values)[]): readonly string[] =>
  items.filter((item): item is string => typeof item === 'string' && item !== '');

/** Defines a function of decimals that ignores blanks; `reduce` receives the others. */
const ofDecimals = (
  said: Pick<ExpressionFunction, 'signature' | 'description'>,
  reduce: (decimals: readonly string[]) => string | undefined,
  ofTotals: (totals: RowTotals, key: string) => string | undefined,
): ExpressionFunction => ({
  ...said,
  bind: (nodes) => {
    const items = itemsOf(nodes);
    if (items?.type !== 'decimal') return undefined;
    return {
      type: 'decimal',
      evaluate: (scope) => items.kept?.(scope, ofTotals) ?? reduce(textsOf(items.read(scope))),
    };
  },
});

const total = (decimals: readonly string[]): string => decimals.reduce(addDecimals, '0');

const sum = ofDecimals(
  {
    signature: 'sum(list of decimal) | sum(decimal, …)',
    description: 'The sum. Blanks are ignored; 0 if there are no values.',
  },
  total,
  (totals, key) => totals.sum(key),
);

const average = ofDecimals(
  {
    signature: 'average(list of decimal) | average(decimal, …)',
    description: 'The mean of the values that are not blank; blank if there are none.',
  },
  (decimals) => divideDecimals(total(decimals), String(decimals.length)),
  (totals, key) => {
    const [sum, count] = [totals.sum(key), totals.count(key)];
    return sum === undefined || count === undefined ? undefined : divideDecimals(sum, String(count));
  },
);

const extreme = (name: string, sign: 1 | -1): ExpressionFunction => ({
  signature: `${name}(list) | ${name}(value, …)`,
  remark: 'remark.decimalsOrDates',
  description: `The ${sign === 1 ? 'largest' : 'smallest'} value. Blanks are ignored; blank if there are no values.`,
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
  description:
    'Number of values that are not blank; for a detail itself (count($details.goods)) the number of rows. Never blank.',
  bind: (nodes) => {
    const items = itemsOf(nodes);
    if (items === undefined) return undefined;
    const filled = (scope: Scope): number => items.read(scope).filter((item) => !isBlank(item)).length;
    const ofRows = items.type === 'row' ? (scope: Scope) => items.read(scope).length : undefined;
    const ofTotals = (scope: Scope) => items.kept?.(scope, (totals, key) => totals.count(key));
    return { type: 'decimal', evaluate: (scope) => String(ofRows?.(scope) ?? ofTotals(scope) ?? filled(scope)) };
  },
};

const distinct: ExpressionFunction = {
  signature: 'distinct(list)',
  description: 'Number of distinct values; decimals are compared as numbers. Blanks are ignored; never blank.',
  bind: (nodes) => {
    const items = itemsOf(nodes);
    if (items === undefined || items.type === 'row') return undefined;
    const keyOf =
      items.type === 'decimal' ? (item: unknown): unknown => shortestDecimal(String(item)) : (item: unknown) => item;
    return {
      type: 'decimal',
      evaluate: (scope) => {
        const known = items.kept?.(scope, (totals, key) => totals.distinct(key));
        if (known !== undefined) return String(known);
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
