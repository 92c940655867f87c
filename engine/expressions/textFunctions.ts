import { asType } from './typedNode.ts';
import { ofOne, ofTwoTexts } from './expressionFunction.ts';
import type { ExpressionFunction } from './expressionFunction.ts';
import type { Evaluate } from './typedNode.ts';

/** Characters are counted by code point. */
const length = ofOne('length(text)', ['text', 'decimal'], (value) => String(Array.from(value).length));

/** Joins; blank parts are left out, and nothing at all is `''`. */
const concat: ExpressionFunction = {
  signature: 'concat(text, …), other types by text(value)',
  bind: (nodes) => {
    const parts = nodes.map((node) => asType(node, 'text')?.evaluate);
    if (parts.length === 0 || !parts.every((part) => part !== undefined)) return undefined;
    return { type: 'text', evaluate: (scope) => parts.map((part) => part(scope) ?? '').join('') };
  },
};

const startsWith = ofTwoTexts('startsWith(text, start)', (value, start) => value.startsWith(start));
const endsWith = ofTwoTexts('endsWith(text, end)', (value, end) => value.endsWith(end));
const contains = ofTwoTexts('contains(text, part)', (value, part) => value.includes(part));

/** `from` counts from 0, by code point; without `count` to the end. */
const substring: ExpressionFunction = {
  signature: 'substring(text, from, count?)',
  bind: (nodes) => {
    const [textNode, ...numbers] = nodes;
    const subject = textNode && asType(textNode, 'text')?.evaluate;
    const [from, count] = numbers.map((node) => asType(node, 'decimal')?.evaluate);
    if (subject === undefined || from === undefined) return undefined;
    if (numbers.length > 2 || (numbers.length === 2 && count === undefined)) return undefined;
    const evaluate: Evaluate = (scope) => {
      const value = subject(scope);
      const start = from(scope);
      const taken = count === undefined ? String(Number.MAX_SAFE_INTEGER) : count(scope);
      if (typeof value !== 'string' || start === undefined || taken === undefined) return undefined;
      const first = Math.max(0, Number(start));
      return Array.from(value)
        .slice(first, first + Math.max(0, Number(taken)))
        .join('');
    };
    return { type: 'text', evaluate };
  },
};

export const TEXT_FUNCTIONS = { length, concat, startsWith, endsWith, contains, substring };
