import jsep from 'jsep';
import { complain } from './compilation.ts';
import type { Compilation } from './compilation.ts';

const MAX_LENGTH = 2000;
const MAX_NODES = 500;
const MAX_DEPTH = 50;

export type SyntaxNode = jsep.CoreExpression;

/** jsep types its children loosely; every node it makes is one of these. */
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

/** A chain of one operator (`a + b + c`) reads as one level. */
const continuesChain = (node: SyntaxNode, child: SyntaxNode): boolean =>
  node.type === 'BinaryExpression' && child.type === 'BinaryExpression' && node.operator === child.operator;

const excess = (root: SyntaxNode): string | undefined => {
  const waiting: { node: SyntaxNode; depth: number }[] = [{ node: root, depth: 1 }];
  let nodes = 0;
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { node, depth } = next;
    nodes += 1;
    if (nodes > MAX_NODES) return `more than ${MAX_NODES} parts`;
    if (depth > MAX_DEPTH) return `nested deeper than ${MAX_DEPTH}`;
    for (const child of childrenOf(node)) {
      waiting.push({ node: child, depth: continuesChain(node, child) ? depth : depth + 1 });
    }
  }
  return undefined;
};

const tooLarge = (compilation: Compilation, what: string): undefined =>
  complain(compilation, 'expression-too-large', {
    message: `the expression is too large: ${what}`,
    hint: 'split it into several rules',
  });

/** The syntax tree within the limits, or undefined with a problem noted. */
export const parse = (source: string, compilation: Compilation): SyntaxNode | undefined => {
  if (source.length > MAX_LENGTH) return tooLarge(compilation, `more than ${MAX_LENGTH} characters`);
  if (source.trim() === '') return complain(compilation, 'empty-expression', { message: 'the expression is empty' });
  const stray = /^\s*[;,]|[;,]\s*$/.exec(source)?.[0].trim();
  if (stray !== undefined) return complain(compilation, 'expression-syntax', { message: `unexpected "${stray}"` });
  try {
    const root = syntaxNode(jsep(source));
    const what = excess(root);
    return what === undefined ? root : tooLarge(compilation, what);
  } catch (error) {
    if (error instanceof RangeError) return tooLarge(compilation, `nested deeper than ${MAX_DEPTH}`);
    return complain(compilation, 'expression-syntax', {
      message: error instanceof Error ? error.message : String(error),
    });
  }
};
