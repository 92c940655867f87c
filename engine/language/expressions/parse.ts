import jsep from 'jsep';
import { normalizePunctuation } from '../../text/chineseMarks.ts';
import { hints, part, describeProblem } from '../../text/problems.ts';
import type { Part, Problem } from '../../text/problems.ts';
import { noteProblem } from './compilation.ts';
import type { Compilation } from './compilation.ts';

const MAX_LENGTH = 2000;
const MAX_NODES = 500;
const MAX_DEPTH = 50;

export type SyntaxNode = jsep.CoreExpression;

/** jsep types its children loosely; every node it creates is one of these. */
export const syntaxNode = (node: jsep.Expression): SyntaxNode => node as SyntaxNode;

const childrenOf = (node: SyntaxNode): readonly SyntaxNode[] => {
  switch (node.type) {
    case 'BinaryExpression':
      return [node.left, node.right].map(syntaxNode);
    case 'UnaryExpression':
      return [syntaxNode(node.argument)];
    case 'ConditionalExpression':
      return [node.test, node.consequent, node.alternate].map(syntaxNode);
    case 'CallExpression':
      return [node.callee, ...node.arguments].map(syntaxNode);
    case 'MemberExpression':
      return [syntaxNode(node.object)];
    default:
      return [];
  }
};

/** A chain of one operator (`a + b + c`) counts as one level. */
const continuesChain = (node: SyntaxNode, child: SyntaxNode): boolean =>
  node.type === 'BinaryExpression' && child.type === 'BinaryExpression' && node.operator === child.operator;

const TOO_DEEP = part('part.deeper', { limit: MAX_DEPTH });

const excess = (root: SyntaxNode): Part | undefined => {
  const waiting: { node: SyntaxNode; depth: number }[] = [{ node: root, depth: 1 }];
  let nodes = 0;
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { node, depth } = next;
    nodes += 1;
    if (nodes > MAX_NODES) return part('part.moreParts', { limit: MAX_NODES });
    if (depth > MAX_DEPTH) return TOO_DEEP;
    for (const child of childrenOf(node)) {
      waiting.push({ node: child, depth: continuesChain(node, child) ? depth : depth + 1 });
    }
  }
  return undefined;
};

const tooLarge = (compilation: Compilation, what: Part): undefined =>
  noteProblem(compilation, { ...describeProblem('expression-too-large', { what }), ...hints('severalRules') });

type Fault = Pick<Problem, 'code' | 'said'>;

/** Error messages of jsep and the corresponding problems. */
const FAULTS: readonly (readonly [pattern: RegExp, fault: (mark: string) => Fault])[] = [
  [/^Unexpected period/, () => describeProblem('expression-syntax.unexpected', { mark: '.' })],
  [/^Unexpected {2}at character/, () => describeProblem('expression-syntax.incomplete')],
  [
    /^Unexpected (?:token )?"?(.+?)"? at character/,
    (mark) => describeProblem('expression-syntax.unexpected', { mark }),
  ],
  [
    /^(?:Expected exponent|Variable names) .*\((.+?)\)/,
    (mark) => describeProblem('expression-syntax.unexpected', { mark }),
  ],
  [/^Unclosed quote after "(.*)" at character/s, (text) => describeProblem('expression-syntax.unclosedText', { text })],
  [/^Unclosed (.)/, (mark) => describeProblem('expression-syntax.unclosed', { mark })],
  [
    /^Expected expression after (\S+) at character/,
    (operator) => describeProblem('expression-syntax.operand', { operator }),
  ],
  [/^missing unaryOp argument/, () => describeProblem('expression-syntax.incomplete')],
  [/^Expected expression/, () => describeProblem('expression-syntax.incomplete')],
  [/^Expected comma/, () => describeProblem('expression-syntax.expected', { mark: ',' })],
  [/^Expected (\S) at character/, (mark) => describeProblem('expression-syntax.expected', { mark })],
];

function faultOf(message: string): Fault {
  for (const [pattern, fault] of FAULTS) {
    const match = pattern.exec(message);
    if (match !== null) return fault(match[1] ?? '');
  }
  return describeProblem('expression-syntax', { said: message });
}

/** Operators of other languages and their replacements here. Quoted texts are ignored. */
const FOREIGN: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/(?<![=!<>])=(?!=)/, '=='],
  [/<>/, '!='],
  [/(?<![\w$.])and(?!\w)/i, '&&'],
  [/(?<![\w$.])or(?!\w)/i, '||'],
];

function foreignOperator(source: string): Omit<Problem, 'path'> | undefined {
  const bare = source.replace(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/g, "''");
  for (const [pattern, instead] of FOREIGN) {
    const mark = pattern.exec(bare)?.[0];
    if (mark !== undefined)
      return { ...describeProblem('expression-syntax.unexpected', { mark }), ...hints('write', { text: instead }) };
  }
  return undefined;
}

/** Parses the source with jsep; reports its errors as problems. */
const read = (source: string, compilation: Compilation): SyntaxNode | undefined => {
  try {
    return syntaxNode(jsep(source));
  } catch (error) {
    if (error instanceof RangeError) return tooLarge(compilation, TOO_DEEP);
    return noteProblem(compilation, faultOf(error instanceof Error ? error.message : String(error)));
  }
};

/**
 * Returns the syntax tree within the limits, or undefined with a problem reported. Chinese punctuation is reported
 * instead of the errors that result from it.
 */
export const parse = (source: string, compilation: Compilation): SyntaxNode | undefined => {
  if (source.length > MAX_LENGTH) return tooLarge(compilation, part('part.moreCharacters', { limit: MAX_LENGTH }));
  if (source.trim() === '') return noteProblem(compilation, describeProblem('empty-expression'));
  const [mark] = normalizePunctuation(source, `'"`).marks;
  if (mark !== undefined)
    return noteProblem(compilation, {
      ...describeProblem('chinese-mark', { mark: mark.mark }),
      ...hints('write', { text: mark.instead }),
      misspelt: { written: source, meant: normalizePunctuation(source, `'"`).text },
    });
  const stray = /^\s*[;,]|[;,]\s*$/.exec(source)?.[0].trim();
  if (stray !== undefined)
    return noteProblem(compilation, describeProblem('expression-syntax.unexpected', { mark: stray }));
  const foreign = foreignOperator(source);
  if (foreign !== undefined) return noteProblem(compilation, foreign);
  const root = read(source, compilation);
  const what = root && excess(root);
  return what === undefined ? root : tooLarge(compilation, what);
};
