import { equalDecimals, roundDecimal, subtractDecimals } from '../decimals.ts';
import type { Result } from '../scope.ts';
import { isBlank as isBlankValue } from '../values.ts';
import { exactly, ofOne } from './expressionFunction.ts';
import type { ExpressionFunction } from './expressionFunction.ts';
import { asOneType, asType } from './typedNode.ts';
import type { Evaluate } from './typedNode.ts';

const MAX_ROUNDING = 20;

/** Dates are those of the zone that the product shows, UTC+8, wherever the browser or the server stands. */
const ZONE_OFFSET = 8 * 3_600_000;

/** Whether the first value is one of the others. Blank when the first is; blank others are no match. */
const isIn: ExpressionFunction = {
  signature: 'isIn(value, choice, …), all of one type',
  bind: (nodes) => {
    const agreed = nodes.length < 2 ? undefined : asOneType(nodes);
    const [subject, ...choices] = agreed?.map((node) => node.evaluate) ?? [];
    if (agreed === undefined || subject === undefined) return undefined;
    const isDecimal = agreed[0]?.type === 'decimal';
    const equal = (a: Result, b: Result): boolean =>
      a === b || (isDecimal && typeof a === 'string' && typeof b === 'string' && equalDecimals(a, b));
    const evaluate: Evaluate = (scope) => {
      const value = subject(scope);
      return value === undefined ? undefined : choices.some((choice) => equal(value, choice(scope)));
    };
    return { type: 'boolean', evaluate };
  },
};

/** Never blank itself. */
const isBlank: ExpressionFunction = {
  signature: 'isBlank(value)',
  bind: (nodes) => {
    const [node] = nodes;
    if (nodes.length !== 1 || node?.kind !== 'scalar') return undefined;
    return { type: 'boolean', evaluate: (scope) => isBlankValue(node.evaluate(scope)) };
  },
};

/** The first that is not blank; else the last. */
const coalesce: ExpressionFunction = {
  signature: 'coalesce(value, other, …), all of one type',
  bind: (nodes) => {
    const agreed = nodes.length < 2 ? undefined : asOneType(nodes);
    if (agreed?.[0] === undefined) return undefined;
    const evaluate: Evaluate = (scope) => {
      let value: Result;
      for (const node of agreed) {
        value = node.evaluate(scope);
        if (!isBlankValue(value)) return value;
      }
      return value;
    };
    return { type: agreed[0].type, evaluate };
  },
};

/** Any value as text; blank becomes `''`, which is a text: `text(a) == text(b)` says something when one is blank. */
const text: ExpressionFunction = {
  signature: 'text(value)',
  bind: (nodes) => {
    const [node] = nodes;
    if (nodes.length !== 1 || node?.kind !== 'scalar') return undefined;
    return { type: 'text', evaluate: (scope) => String(node.evaluate(scope) ?? '') };
  },
};

/** Half up, away from zero; 0 to 20 digits, 0 by default. */
const round: ExpressionFunction = {
  signature: 'round(decimal, digits?)',
  bind: (nodes) => {
    const [value, digits] = nodes.map((node) => asType(node, 'decimal')?.evaluate);
    if (value === undefined || nodes.length > 2 || (nodes.length === 2 && digits === undefined)) return undefined;
    const evaluate: Evaluate = (scope) => {
      const decimal = value(scope);
      const wanted = digits === undefined ? '0' : digits(scope);
      const scale = typeof wanted === 'string' ? Number(wanted) : Number.NaN;
      if (typeof decimal !== 'string' || !Number.isInteger(scale) || scale < 0 || scale > MAX_ROUNDING)
        return undefined;
      return roundDecimal(decimal, scale);
    };
    return { type: 'decimal', evaluate };
  },
};

const abs = ofOne('abs(decimal)', ['decimal', 'decimal'], (value) =>
  value.startsWith('-') ? subtractDecimals('0', value) : value,
);

/** Never blank. */
const today: ExpressionFunction = {
  signature: 'today()',
  bind: (nodes) =>
    exactly(nodes, []) && {
      type: 'date',
      evaluate: () => new Date(Date.now() + ZONE_OFFSET).toISOString().slice(0, 10),
    },
};

export const VALUE_FUNCTIONS = { isIn, isBlank, coalesce, text, round, abs, today };
