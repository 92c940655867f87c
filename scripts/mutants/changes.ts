import ts from 'typescript';

/** A replacement that one mutant makes in a source. */
export interface Change {
  readonly node: ts.Node;
  /** Replaces the node; undefined removes the statement. */
  readonly text: string | undefined;
}

const { SyntaxKind } = ts;

const OPERATORS: Partial<Record<ts.SyntaxKind, readonly string[]>> = {
  [SyntaxKind.PlusToken]: ['-'],
  [SyntaxKind.MinusToken]: ['+'],
  [SyntaxKind.AsteriskToken]: ['/'],
  [SyntaxKind.SlashToken]: ['*'],
  [SyntaxKind.PercentToken]: ['*'],
  [SyntaxKind.LessThanToken]: ['<=', '>='],
  [SyntaxKind.LessThanEqualsToken]: ['<', '>'],
  [SyntaxKind.GreaterThanToken]: ['>=', '<='],
  [SyntaxKind.GreaterThanEqualsToken]: ['>', '<'],
  [SyntaxKind.EqualsEqualsEqualsToken]: ['!=='],
  [SyntaxKind.ExclamationEqualsEqualsToken]: ['==='],
  [SyntaxKind.AmpersandAmpersandToken]: ['||'],
  [SyntaxKind.BarBarToken]: ['&&'],
  [SyntaxKind.QuestionQuestionToken]: ['&&'],
};

/** Calls of a method are replaced by calls of another or removed (blank). */
const METHODS: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  indexOf: 'lastIndexOf',
  lastIndexOf: 'indexOf',
  push: 'unshift',
  shift: 'pop',
  toUpperCase: 'toLowerCase',
  toLowerCase: 'toUpperCase',
  trim: '',
  filter: '',
  slice: '',
  sort: '',
  reverse: '',
};

const isText = (node: ts.Node): boolean => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

/**
 * Whether the node is the condition of an if, a loop or a conditional expression, which is replaced by true and false.
 */
function isCondition(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isIfStatement(parent) || ts.isWhileStatement(parent) || ts.isDoStatement(parent))
    return parent.expression === node;
  return (ts.isConditionalExpression(parent) || ts.isForStatement(parent)) && parent.condition === node;
}

function conditionChanges(node: ts.Node): string[] {
  if (!isCondition(node) || node.kind === SyntaxKind.TrueKeyword) return [];
  return ts.isIfStatement(node.parent) || ts.isConditionalExpression(node.parent) ? ['true', 'false'] : ['false'];
}

function binaryChanges(node: ts.BinaryExpression): string[] {
  const { left, right, operatorToken } = node;
  if (operatorToken.kind === SyntaxKind.PlusToken && (isText(left) || isText(right))) return [];
  const equality = /^[!=]==$/.test(operatorToken.getText());
  if (equality && isCondition(node)) return [];
  return (OPERATORS[operatorToken.kind] ?? []).map((sign) => `(${left.getText()}) ${sign} (${right.getText()})`);
}

function callChanges(node: ts.CallExpression): string[] {
  const called = node.expression;
  if (!ts.isPropertyAccessExpression(called) || called.questionDotToken) return [];
  const name = called.name.text;
  const other = Object.hasOwn(METHODS, name) ? METHODS[name] : undefined;
  if (other === undefined) return [];
  const whom = called.expression.getText();
  if (other === '') return [whom];
  return [`${whom}.${other}${node.getText().slice(called.getEnd() - node.getStart())}`];
}

const isComparison = (node: ts.Node): boolean =>
  ts.isBinaryExpression(node) && /^[!=]==$/.test(node.operatorToken.getText());

/** A text that is not a value: a property name or an element access key. */
const isName = (node: ts.Node): boolean =>
  ts.isElementAccessExpression(node.parent) || ('name' in node.parent && node.parent.name === node);

/** Sentences for people: readers would notice an error, and tests of the wording would only repeat it. */
const isProse = (node: ts.Node): boolean => /\S \S|[\u4e00-\u9fff]/.test(node.getText());

function textChanges(node: ts.Node): string[] {
  const { parent } = node;
  if (isName(node) || isProse(node) || isComparison(parent) || ts.isTaggedTemplateExpression(parent)) return [];
  return [ts.isStringLiteralLike(node) && node.text === '' ? "'?'" : "''"];
}

function prefixChanges(node: ts.PrefixUnaryExpression): string[] {
  const rest = node.operand.getText();
  if (node.operator === SyntaxKind.ExclamationToken) return isCondition(node) ? [] : [`(${rest})`];
  if (node.operator === SyntaxKind.MinusToken) return [rest];
  if (node.operator === SyntaxKind.PlusPlusToken) return [`--${rest}`];
  return node.operator === SyntaxKind.MinusMinusToken ? [`++${rest}`] : [];
}

function ownChanges(node: ts.Node): string[] {
  if (ts.isBinaryExpression(node)) return binaryChanges(node);
  if (ts.isCallExpression(node)) return callChanges(node);
  if (ts.isPrefixUnaryExpression(node)) return prefixChanges(node);
  if (isText(node)) return textChanges(node);
  if (ts.isNumericLiteral(node)) return isName(node) ? [] : [`${Number(node.text) + 1}`];
  if (node.kind === SyntaxKind.TrueKeyword) return ['false'];
  if (node.kind === SyntaxKind.FalseKeyword) return ['true'];
  const written = ts.isArrayLiteralExpression(node) && node.elements.length > 0;
  const assigned = ts.isBinaryExpression(node.parent) && node.parent.left === node;
  return written && !assigned ? ['[]'] : [];
}

/** Part of an optional chain such as `a?.b.c`, but not the whole: wrapping it would break the chain. */
const insideChain = (node: ts.Node): boolean =>
  ts.isOptionalChain(node) && ts.isOptionalChain(node.parent) && node.parent.expression === node;

const isDeed = (node: ts.Node): boolean =>
  ts.isExpressionStatement(node) && !ts.isStringLiteral(node.expression) && !/^super\b/.test(node.getText());

/** Returns all possible changes of a source, in source order. */
export function findChanges(source: ts.SourceFile): Change[] {
  const found: Change[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (isDeed(node)) found.push({ node, text: undefined });
    if (!insideChain(node)) {
      const texts = [...conditionChanges(node), ...ownChanges(node)];
      found.push(...texts.map((text) => ({ node, text })));
    }
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(source, visit);
  return found;
}
