import type jsep from 'jsep';
import { isDecimalText } from '../../core/decimals.ts';
import { hints, part, describeProblem } from '../../text/problems.ts';
import type { Part, ProblemText } from '../../text/problems.ts';
import { didYouMean } from '../../text/suggestions.ts';
import type { ValueType } from '../../core/values.ts';
import { noteDoubts, noteProblem } from './compilation.ts';
import type { Compilation } from './compilation.ts';
import type { ExpressionFunction } from './expressionFunction.ts';
import { FUNCTIONS } from './functions.ts';
import { BINARY_OPERATORS, OPERATOR_HINTS, UNARY_OPERATORS } from './operators.ts';
import { syntaxNode } from './parse.ts';
import type { SyntaxNode } from './parse.ts';
import { compileReference } from './references.ts';
import { asOneType, asType, nameOfType } from './typedNode.ts';
import type { ScalarNode, TypedNode } from './typedNode.ts';

type Compiled = TypedNode | undefined;

type Hint = { readonly hint?: ProblemText };

const unsupported = (compilation: Compilation, what: Part, hint: Hint = {}): undefined =>
  noteProblem(compilation, { ...describeProblem('unsupported-syntax', { what }), ...hint });

/** Returns `['$details', 'goods', 'tradeCurr']`; undefined if a member is computed or its object is not a name. */
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
    ? unsupported(compilation, part('part.computedMember'), hints('fixedNames'))
    : compileReference(compilation, path);
};

/** Uses the literal's source text, so that 0.1 stays exact. */
const compileNumber = (raw: string, compilation: Compilation): Compiled => {
  const text = raw.replace(/^\./, '0.').replace(/\.$/, '');
  if (!isDecimalText(text)) {
    return noteProblem(compilation, { ...describeProblem('bad-number', { raw }), ...hints('noExponent') });
  }
  return { kind: 'scalar', type: 'decimal', literal: text, evaluate: () => text };
};

const compileLiteral = (node: jsep.Literal, compilation: Compilation): Compiled => {
  const { value, raw } = node;
  if (typeof value === 'number') return compileNumber(raw, compilation);
  if (typeof value === 'string') return { kind: 'scalar', type: 'text', literal: value, evaluate: () => value };
  if (typeof value === 'boolean') return { kind: 'scalar', type: 'boolean', literal: value, evaluate: () => value };
  return unsupported(compilation, raw, hints('isBlank'));
};

/** Returns a hint if the two sides have different types because of a literal that is correct in another spelling. */
const hintForLiteral = (left: TypedNode, right: TypedNode, takesText: boolean): Hint | undefined => {
  if (left.kind === 'list' || right.kind === 'list') return hints('oneValueOfList');
  const [literal, other] = left.literal === undefined ? [right, left] : [left, right];
  if (literal.literal === undefined) return undefined;
  const value = String(literal.literal);
  if (other.type === 'text') return takesText ? hints('quotes', { value }) : undefined;
  if (other.type === 'date') return hints('date');
  return other.type === 'decimal' ? hints('noQuotes', { value }) : {};
};

const hintForOperator = (operator: string, type: ValueType): Hint => {
  if (type !== 'text') return {};
  return operator === '+' ? hints('concat') : hints('textsHaveNoOrder');
};

const isEmptyComparison = (sides: readonly ScalarNode[], operands: readonly SyntaxNode[]): boolean =>
  sides.some(({ literal }) => literal === '') && operands.some(({ type }) => type === 'MemberExpression');

const unsupportedOperator = (compilation: Compilation, name: string): undefined => {
  const instead = OPERATOR_HINTS.get(name);
  return unsupported(
    compilation,
    part('part.operator', { name }),
    instead === undefined ? {} : hints('write', { text: instead }),
  );
};

/**
 * Returns a hint for a number next to a text: the text should be a number, because converting the number to text would
 * compare incorrectly.
 */
const hintForColumns = (operator: string, sides: readonly TypedNode[], operands: readonly SyntaxNode[]): Hint => {
  const types = sides.map(({ type }) => type);
  const text = operands[types.indexOf('text')];
  if (text === undefined) return {};
  if (operator === '+') return hints('concat');
  const column = types.includes('decimal') ? pathOf(text)?.join('.') : undefined;
  if (column !== undefined) return hints('compareNumbers', { column });
  return BINARY_OPERATORS.get(operator)?.types.includes('text') ? hints('textOf') : hints('textsHaveNoOrder');
};

const EQUALITIES: ReadonlySet<string> = new Set(['==', '!=']);

const compileBinary = (node: jsep.BinaryExpression, compilation: Compilation): Compiled => {
  const { operator: name } = node;
  const operands = [node.left, node.right].map(syntaxNode);
  const operator = BINARY_OPERATORS.get(name);
  if (operator === undefined) return unsupportedOperator(compilation, name);
  const [left, right] = operands.map((operand) => compileNode(operand, compilation));
  if (left === undefined || right === undefined) return undefined;
  const sides = asOneType([left, right]);
  const [first, second] = sides ?? [];
  if (sides === undefined || first === undefined || second === undefined) {
    return noteProblem(compilation, {
      ...describeProblem('types-differ', { operator: name, left: nameOfType(left), right: nameOfType(right) }),
      ...(hintForLiteral(left, right, operator.types.includes('text')) ??
        hintForColumns(name, [left, right], operands)),
    });
  }
  if (!operator.types.includes(first.type)) {
    return noteProblem(compilation, {
      ...describeProblem('wrong-operand', { operator: name, type: nameOfType(first) }),
      ...hintForOperator(name, first.type),
    });
  }
  if (isEmptyComparison(sides, operands)) {
    return noteProblem(compilation, { ...describeProblem('compared-with-empty'), ...hints('isBlank') });
  }
  const { factChecks } = compilation.context;
  if (EQUALITIES.has(name)) {
    noteDoubts(compilation, factChecks?.codes(first.choices, [second]));
    noteDoubts(compilation, factChecks?.codes(second.choices, [first]));
  }
  const evaluate = operator.bind(first.evaluate, second.evaluate, first.type);
  const facts = operator.result === 'decimal' ? factChecks?.operator(name, sides) : undefined;
  return { kind: 'scalar', type: operator.result, ...facts, evaluate };
};

const compileUnary = (node: jsep.UnaryExpression, compilation: Compilation): Compiled => {
  const operator = UNARY_OPERATORS.get(node.operator);
  if (operator === undefined) return unsupportedOperator(compilation, node.operator);
  const operand = compileNode(syntaxNode(node.argument), compilation);
  if (operand === undefined) return undefined;
  const typed = asType(operand, operator.type);
  if (typed === undefined) {
    return noteProblem(
      compilation,
      describeProblem('wrong-operand', { operator: node.operator, type: nameOfType(operand) }),
    );
  }
  const { factChecks } = compilation.context;
  const facts = operator.type === 'decimal' ? factChecks?.operator(node.operator, [typed]) : undefined;
  return { kind: 'scalar', type: operator.type, ...facts, evaluate: operator.bind(typed.evaluate) };
};

/** A blank condition gives a blank result. */
const compileConditional = (node: jsep.ConditionalExpression, compilation: Compilation): Compiled => {
  const parts = [node.test, node.consequent, node.alternate].map((part) => compileNode(syntaxNode(part), compilation));
  const [test, ...branches] = parts;
  if (test === undefined || !branches.every((branch) => branch !== undefined)) return undefined;
  const question = asType(test, 'boolean');
  if (question === undefined) {
    return noteProblem(compilation, describeProblem('wrong-operand.question', { type: nameOfType(test) }));
  }
  const [yes, no] = asOneType(branches) ?? [];
  if (yes === undefined || no === undefined) {
    const [left = '', right = ''] = branches.map(nameOfType);
    return noteProblem(compilation, {
      ...describeProblem('types-differ.branches', { left, right }),
      ...hints('oneTypeOfBranches'),
    });
  }
  const { evaluate: ask } = question;
  return {
    kind: 'scalar',
    type: yes.type,
    ...compilation.context.factChecks?.branches([yes, no]),
    evaluate: (scope) => {
      const answer = ask(scope);
      if (answer === undefined) return undefined;
      return answer === true ? yes.evaluate(scope) : no.evaluate(scope);
    },
  };
};

const signatureHint = ({ signature, remark }: ExpressionFunction): Hint =>
  remark === undefined
    ? hints('signature', { signature })
    : hints('signatureWith', { signature, remark: part(remark) });

const compileCall = (node: jsep.CallExpression, compilation: Compilation): Compiled => {
  const callee = syntaxNode(node.callee);
  if (callee.type !== 'Identifier') return unsupported(compilation, part('part.methodCall'), hints('callFunction'));
  const { name } = callee;
  const functions = compilation.context.functions ?? FUNCTIONS;
  const called = functions.get(name);
  const nodes = node.arguments.map((argument) => compileNode(syntaxNode(argument), compilation));
  if (called === undefined) {
    return noteProblem(compilation, {
      ...describeProblem('unknown-function', { name }),
      ...didYouMean(name, functions.keys()),
    });
  }
  if (!nodes.every((argument) => argument !== undefined)) return undefined;
  const bound = called.bind(nodes);
  if (bound === undefined) {
    return noteProblem(compilation, {
      ...describeProblem('wrong-arguments', { name, types: nodes.map(nameOfType) }),
      ...signatureHint(called),
    });
  }
  if ('refusal' in bound) {
    return noteProblem(compilation, { ...signatureHint(called), ...bound.refusal(name) });
  }
  const { doubts, ...facts } = compilation.context.factChecks?.call(name, nodes) ?? {};
  noteDoubts(compilation, doubts);
  return { kind: 'scalar', ...bound, ...facts };
};

/**
 * Compiles a syntax node to a typed node; undefined if a problem was reported. All problems of the tree are found in
 * one pass.
 */
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
      return unsupported(compilation, part('part.list'), hints('singleValues'));
    case 'ThisExpression':
      return unsupported(compilation, part('part.this'));
    default:
      return noteProblem(compilation, {
        ...describeProblem('expression-syntax.sideBySide'),
        ...hints('joinByOperator'),
      });
  }
};
