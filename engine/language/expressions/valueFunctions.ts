import { equalDecimals, roundDecimal, subtractDecimals } from '../../core/decimals.ts';
import type { Result } from '../../core/scope.ts';
import { isBlank as isBlankValue } from '../../core/values.ts';
import { exactly, ofOne } from './expressionFunction.ts';
import type { ExpressionFunction } from './expressionFunction.ts';
import { asOneType, asType } from './typedNode.ts';
import type { Evaluate } from './typedNode.ts';

const MAX_ROUNDING = 20;

/** Dates are in the time zone that the product displays, UTC+8, regardless of the zone of browser or server. */
const ZONE_OFFSET = 8 * 3_600_000;

const isIn: ExpressionFunction = {
  signature: 'isIn(value, choice, …)',
  remark: 'remark.oneType',
  description: 'Whether the value equals one of the choices. A blank choice never matches.',
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

const isBlank: ExpressionFunction = {
  signature: 'isBlank(value)',
  description: 'Whether the value is blank. The result is never blank.',
  bind: (nodes) => {
    const [node] = nodes;
    if (nodes.length !== 1 || node?.kind !== 'scalar') return undefined;
    return { type: 'boolean', evaluate: (scope) => isBlankValue(node.evaluate(scope)) };
  },
};

const coalesce: ExpressionFunction = {
  signature: 'coalesce(value, other, …)',
  remark: 'remark.oneType',
  description: 'The first value that is not blank; if all are blank, the last.',
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

const text: ExpressionFunction = {
  signature: 'text(value)',
  description: "Converts any value to text. Blank becomes '', so that text(a) == text(b) has a result if one is blank.",
  bind: (nodes) => {
    const [node] = nodes;
    if (nodes.length !== 1 || node?.kind !== 'scalar') return undefined;
    return { type: 'text', evaluate: (scope) => String(node.evaluate(scope) ?? '') };
  },
};

const round: ExpressionFunction = {
  signature: 'round(decimal, digits?)',
  description: 'Rounds half up, away from zero, to 0 to 20 decimal places; 0 by default.',
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

const abs = ofOne(
  { signature: 'abs(decimal)', description: 'The absolute value of the number.' },
  { from: 'decimal', to: 'decimal' },
  (value) => (value.startsWith('-') ? subtractDecimals('0', value) : value),
);

const today: ExpressionFunction = {
  signature: 'today()',
  description: 'The current date in UTC+8. Never blank.',
  bind: (nodes) =>
    exactly(nodes, []) && {
      type: 'date',
      evaluate: () => new Date(Date.now() + ZONE_OFFSET).toISOString().slice(0, 10),
    },
};

/** Defines `now()` (L22). */
const now: ExpressionFunction = {
  signature: 'now()',
  description: 'The current date and time in UTC+8, as datetime columns store it: 2026-11-20 16:30:05. Never blank.',
  bind: (nodes) =>
    exactly(nodes, []) && {
      type: 'text',
      evaluate: () => new Date(Date.now() + ZONE_OFFSET).toISOString().slice(0, 19).replace('T', ' '),
    },
};

export const VALUE_FUNCTIONS = { isIn, isBlank, coalesce, text, round, abs, today, now };
