import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileExpression } from '../../../../engine/index.ts';
import {
  exact,
  exactDifference,
  exactOrder,
  exactProduct,
  exactRound,
  exactSum,
  fixedText,
  shortText,
} from '../../core/exactDecimals.ts';
import type { Exact } from '../../core/exactDecimals.ts';
import { context, scope } from './declarationScope.ts';

interface Example {
  readonly source: string;
  readonly value: Exact;
}

const operators: Readonly<Record<string, (left: Exact, right: Exact) => Exact>> = {
  '+': exactSum,
  '-': exactDifference,
  '*': exactProduct,
};

const comparisons: Readonly<Record<string, (order: number) => boolean>> = {
  '==': (order) => order === 0,
  '!=': (order) => order !== 0,
  '<': (order) => order < 0,
  '<=': (order) => order <= 0,
  '>': (order) => order > 0,
  '>=': (order) => order >= 0,
};

const literal = fc
  .tuple(fc.stringMatching(/^\d{1,12}$/), fc.oneof(fc.constant(''), fc.stringMatching(/^\.\d{1,8}$/)))
  .map(([integer, fraction]): Example => ({ source: integer + fraction, value: exact(integer + fraction) }));

const { tree } = fc.letrec<{ tree: Example }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4 },
    literal,
    fc
      .tuple(tie('tree'), fc.constantFrom(...Object.entries(operators)), tie('tree'))
      .map(([left, [operator, compute], right]) => ({
        source: `(${left.source} ${operator} ${right.source})`,
        value: compute(left.value, right.value),
      })),
    fc.tuple(tie('tree'), fc.integer({ min: 0, max: 6 })).map(([inner, scale]) => ({
      source: `round(${inner.source}, ${scale})`,
      value: exactRound(inner.value, scale),
    })),
  ),
}));

const evaluate = (source: string): unknown => compileExpression(source, context).expression?.evaluate(scope);

describe('decimals in expressions', () => {
  it('compute + - * and round exactly, whatever their size', () => {
    fc.assert(
      fc.property(tree, ({ source, value }) => {
        expect(evaluate(`(${source}) + 0`)).toBe(shortText(value));
      }),
      { numRuns: 1000 },
    );
  });

  it('compare exactly', () => {
    fc.assert(
      fc.property(tree, tree, fc.constantFrom(...Object.entries(comparisons)), (left, right, [operator, holds]) => {
        const expected = holds(exactOrder(left.value, right.value));
        expect(evaluate(`${left.source} ${operator} ${right.source}`)).toBe(expected);
      }),
      { numRuns: 1000 },
    );
  });

  it('round to the digits asked for and show them', () => {
    fc.assert(
      fc.property(tree, fc.integer({ min: 0, max: 20 }), ({ source, value }, scale) => {
        expect(evaluate(`round(${source}, ${scale})`)).toBe(fixedText(exactRound(value, scale)));
      }),
      { numRuns: 1000 },
    );
  });
});

describe('anything typed as an expression', () => {
  it('gives an expression or problems, and never throws', () => {
    const words =
      "$values . feeMark $row.gQty ( ) [ ] ' a 1 .5 + == && ? : ! , ; isIn sum( __proto__ \\ 中 ` { = % / 1e9 null this";
    const piece = fc.constantFrom(' ', '"', ...words.split(' '));
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const { expression, problems } = compileExpression(pieces.join(''), context);
        expect(expression === undefined).toBe(problems.length > 0);
        expression?.evaluate(scope);
      }),
      { numRuns: 3000 },
    );
  });
});
