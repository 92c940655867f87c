import type jsep from 'jsep';
import { isDecimalText } from '../decimals.ts';
import { didYouMean } from '../suggestions.ts';
import type { ValueType } from '../values.ts';
import { complain } from './compilation.ts';
import type { Compilation } from './compilation.ts';
import { FUNCTIONS } from './functions.ts';
import { BINARY_OPERATORS, OPERATOR_HINTS, UNARY_OPERATORS } from './operators.ts';
import { syntaxNode } from './parse.ts';
import type { SyntaxNode } from './parse.ts';
import { compileReference } from './references.ts';
import { asOneType, asType, nameOfType } from './typedNode.ts';
import type { ScalarNode, TypedNode } from './typedNode.ts';

type Compiled = TypedNode | undefined;

const unsupported = (compilation: Compilation, what: string, hint?: string): undefined =>
  complain(compilation, 'unsupported-syntax', { message: `${what} is not part of expressions`, hint });

/** `['$details', 'goods', 'tradeCurr']`; undefined when a member is computed or stands on something else than a name. */
const pathOf = (node: SyntaxNode): readonly string[] | undefined => {
  if (node.type === 'Identifier') return [node.name];
  if (node.type !== 'MemberExpression' || node.computed || node.optional === true) return undefined;
  const parent = pathOf(syntaxNode(node.object));
  const property = syntaxNode(node.property);
  return parent && property.type === 'Identifier' ? [...parent, property.name] : undefined;
};

const compilePath = (node: SyntaxNode, compilation: Compilation): Compiled => {
  const path = pathOf(node);
  return path === undefined
    ? unsupported(compilation, 'a computed member', 'only fixed names: $values.feeMark')
    : compileReference(compilation, path);
};

/** The literal's own text, so that 0.1 stays exact. */
const compileNumber = (raw: string, compilation: Compilation): Compiled => {
  const text = raw.replace(/^\./, '0.').replace(/\.$/, '');
  if (!isDecimalText(text)) {
    return complain(compilation, 'bad-number', {
      message: `"${raw}" is no number here`,
      hint: 'write it out, without an exponent',
    });
  }
  return { kind: 'scalar', type: 'decimal', literal: text, evaluate: () => text };
};

const compileLiteral = (node: jsep.Literal, compilation: Compilation): Compiled => {
  const { value, raw } = node;
  if (typeof value === 'number') return compileNumber(raw, compilation);
  if (typeof value === 'string') return { kind: 'scalar', type: 'text', literal: value, evaluate: () => value };
  if (typeof value === 'boolean') return { kind: 'scalar', type: 'boolean', literal: value, evaluate: () => value };
  return unsupported(compilation, raw, 'ask isBlank(value)');
};

/** Why two sides do not go together, when a literal is to blame. */
const hintForSides = (left: TypedNode, right: TypedNode): string | undefined => {
  if (left.kind === 'list' || right.kind === 'list')
    return 'take one value of a list: sum, min, max, count or distinct';
  const [literal, other] = left.literal === undefined ? [right, left] : [left, right];
  if (literal.literal === undefined) {
    return left.type === 'text' || right.type === 'text' ? 'text(value) makes a text of the other side' : undefined;
  }
  if (other.type === 'text') return `write '${String(literal.literal)}', in quotes`;
  if (other.type === 'date') return "write a date as '2026-11-20'";
  return other.type === 'decimal' ? `write ${String(literal.literal)} without quotes, if it is a number` : undefined;
};

const hintForOperator = (operator: string, type: ValueType): string | undefined => {
  if (type === 'text' && operator === '+') return 'write concat(a, b)';
  if (type === 'text') return 'texts have no order and no arithmetic; a number belongs into an inputNumber column';
  return undefined;
};

const isEmptyComparison = (sides: readonly ScalarNode[], operands: readonly SyntaxNode[]): boolean =>
  sides.some(({ literal }) => literal === '') && operands.some(({ type }) => type === 'MemberExpression');

const compileBinary = (node: jsep.BinaryExpression, compilation: Compilation): Compiled => {
  const { operator: name } = node;
  const operands = [node.left, node.right].map(syntaxNode);
  const operator = BINARY_OPERATORS.get(name);
  if (operator === undefined) return unsupported(compilation, `the operator ${name}`, OPERATOR_HINTS.get(name));
  const [left, right] = operands.map((operand) => compileNode(operand, compilation));
  if (left === undefined || right === undefined) return undefined;
  const sides = asOneType([left, right]);
  const [first, second] = sides ?? [];
  if (sides === undefined || first === undefined || second === undefined) {
    return complain(compilation, 'types-differ', {
      message: `${name} stands between ${nameOfType(left)} and ${nameOfType(right)}`,
      hint: hintForSides(left, right),
    });
  }
  if (!operator.types.includes(first.type)) {
    return complain(compilation, 'wrong-operand', {
      message: `${name} does not take ${first.type}`,
      hint: hintForOperator(name, first.type),
    });
  }
  if (isEmptyComparison(sides, operands)) {
    return complain(compilation, 'compared-with-empty', {
      message: `a blank value compared with '' gives blank, never true`,
      hint: 'ask isBlank(value)',
    });
  }
  const evaluate = operator.bind(first.evaluate, second.evaluate, first.type);
  return { kind: 'scalar', type: operator.result, evaluate };
};

const compileUnary = (node: jsep.UnaryExpression, compilation: Compilation): Compiled => {
  const operator = UNARY_OPERATORS.get(node.operator);
  if (operator === undefined) return unsupported(compilation, `the operator ${node.operator}`);
  const operand = compileNode(syntaxNode(node.argument), compilation);
  if (operand === undefined) return undefined;
  const typed = asType(operand, operator.type);
  if (typed === undefined) {
    return complain(compilation, 'wrong-operand', { message: `${node.operator} does not take ${nameOfType(operand)}` });
  }
  return { kind: 'scalar', type: operator.type, evaluate: operator.bind(typed.evaluate) };
};

/** A blank question gives blank. */
const compileConditional = (node: jsep.ConditionalExpression, compilation: Compilation): Compiled => {
  const parts = [node.test, node.consequent, node.alternate].map((part) => compileNode(syntaxNode(part), compilation));
  const [test, ...branches] = parts;
  if (test === undefined || !branches.every((branch) => branch !== undefined)) return undefined;
  const question = asType(test, 'boolean');
  if (question === undefined) {
    return complain(compilation, 'wrong-operand', {
      message: `before ? stands ${nameOfType(test)}, expected is boolean`,
    });
  }
  const [yes, no] = asOneType(branches) ?? [];
  if (yes === undefined || no === undefined) {
    const [left, right] = branches.map(nameOfType);
    return complain(compilation, 'types-differ', {
      message: `? gives ${left ?? ''} or ${right ?? ''}`,
      hint: 'both branches need one type',
    });
  }
  const { evaluate: ask } = question;
  return {
    kind: 'scalar',
    type: yes.type,
    evaluate: (scope) => {
      const answer = ask(scope);
      if (answer === undefined) return undefined;
      return answer === true ? yes.evaluate(scope) : no.evaluate(scope);
    },
  };
};

const compileCall = (node: jsep.CallExpression, compilation: Compilation): Compiled => {
  const callee = syntaxNode(node.callee);
  if (callee.type !== 'Identifier')
    return unsupported(compilation, 'a method call', 'call a function: round(value, 2)');
  const { name } = callee;
  const functions = compilation.context.functions ?? FUNCTIONS;
  const called = functions.get(name);
  const nodes = node.arguments.map((argument) => compileNode(syntaxNode(argument), compilation));
  if (called === undefined) {
    return complain(compilation, 'unknown-function', {
      message: `unknown function "${name}"`,
      ...didYouMean(name, functions.keys()),
    });
  }
  if (!nodes.every((argument) => argument !== undefined)) return undefined;
  const bound = called.bind(nodes);
  if (bound === undefined) {
    return complain(compilation, 'wrong-arguments', {
      message: `${name} does not take (${nodes.map(nameOfType).join(', ')})`,
      hint: called.signature,
    });
  }
  if ('refusal' in bound) {
    return complain(compilation, 'wrong-arguments', {
      message: `${name}: ${bound.refusal}`,
      hint: bound.hint ?? called.signature,
      ...(bound.misspelt ? { misspelt: bound.misspelt } : {}),
    });
  }
  return { kind: 'scalar', ...bound };
};

/** A syntax node as a typed node; undefined when a problem was noted. All problems of the tree are found at once. */
export const compileNode = (node: SyntaxNode, compilation: Compilation): Compiled => {
  switch (node.type) {
    case 'Literal':
      return compileLiteral(node, compilation);
    case 'Identifier':
    case 'MemberExpression':
      return compilePath(node, compilation);
    case 'BinaryExpression':
      return compileBinary(node, compilation);
    case 'UnaryExpression':
      return compileUnary(node, compilation);
    case 'ConditionalExpression':
      return compileConditional(node, compilation);
    case 'CallExpression':
      return compileCall(node, compilation);
    case 'ArrayExpression':
      return unsupported(compilation, 'a list', 'isIn(value, choice, …) takes single values');
    case 'ThisExpression':
      return unsupported(compilation, 'this');
    default:
      return complain(compilation, 'expression-syntax', {
        message: 'several expressions stand side by side',
        hint: 'join them by an operator',
      });
  }
};
