import { asType } from './typedNode.ts';
import { ofOne, ofTwoTexts } from './expressionFunction.ts';
import type { ExpressionFunction } from './expressionFunction.ts';
import type { Evaluate } from './typedNode.ts';

const length = ofOne(
  { signature: 'length(text)', description: 'How many characters the text has.' },
  ['text', 'decimal'],
  (value) => String(Array.from(value).length),
);

const concat: ExpressionFunction = {
  signature: 'concat(text, …)',
  remark: 'remark.textOfOthers',
  description: "The texts joined. Blank ones are left out; nothing at all is ''.",
  bind: (nodes) => {
    const parts = nodes.map((node) => asType(node, 'text')?.evaluate);
    if (parts.length === 0 || !parts.every((part) => part !== undefined)) return undefined;
    return { type: 'text', evaluate: (scope) => parts.map((part) => part(scope) ?? '').join('') };
  },
};

const startsWith = ofTwoTexts(
  { signature: 'startsWith(text, start)', description: 'Whether the text begins with the other.' },
  (value, start) => value.startsWith(start),
);
const endsWith = ofTwoTexts(
  { signature: 'endsWith(text, end)', description: 'Whether the text ends with the other.' },
  (value, end) => value.endsWith(end),
);
const contains = ofTwoTexts(
  { signature: 'contains(text, part)', description: 'Whether the other stands anywhere in the text.' },
  (value, part) => value.includes(part),
);

const substring: ExpressionFunction = {
  signature: 'substring(text, from, count?)',
  description: 'So many characters of the text; from counts from 0, without count to the end.',
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
