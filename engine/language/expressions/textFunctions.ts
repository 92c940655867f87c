import { asType } from './typedNode.ts';
import { ofOne, ofTwoTexts } from './expressionFunction.ts';
import type { ExpressionFunction } from './expressionFunction.ts';
import type { Evaluate } from './typedNode.ts';

const length = ofOne(
  { signature: 'length(text)', description: 'Number of characters of the text.' },
  { from: 'text', to: 'decimal' },
  (value) => String(Array.from(value).length),
);

const concat: ExpressionFunction = {
  signature: 'concat(text, …)',
  remark: 'remark.textOfOthers',
  description: "Joins the texts. Blank ones are ignored; if all are blank, the result is ''.",
  bind: (nodes) => {
    const parts = nodes.map((node) => asType(node, 'text')?.evaluate);
    if (parts.length === 0 || !parts.every((part) => part !== undefined)) return undefined;
    return { type: 'text', evaluate: (scope) => parts.map((part) => part(scope) ?? '').join('') };
  },
};

const startsWith = ofTwoTexts(
  { signature: 'startsWith(text, start)', description: 'Whether the text starts with the other.' },
  (value, start) => value.startsWith(start),
);
const endsWith = ofTwoTexts(
  { signature: 'endsWith(text, end)', description: 'Whether the text ends with the other.' },
  (value, end) => value.endsWith(end),
);
const contains = ofTwoTexts(
  { signature: 'contains(text, part)', description: 'Whether the text contains the other.' },
  (value, part) => value.includes(part),
);

const substring: ExpressionFunction = {
  signature: 'substring(text, from, count?)',
  description: 'The given number of characters of the text; from is counted from 0; without count, up to the end.',
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
