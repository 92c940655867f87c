import { compareDecimals, isDecimalText, shortestDecimal } from '../../core/decimals.ts';
import type { ColumnFacts } from './expressionContext.ts';
import { parse, syntaxNode } from './parse.ts';
import type { SyntaxNode } from './parse.ts';

/** One test of a value that is read: `$values.status == 'open'`. Tests without a certain result are omitted. */
interface Test {
  readonly subject: string;
  readonly op: '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | 'blank' | 'filled';
  readonly values: readonly string[];
}

type Conjunction = readonly Test[];

/** Limit of alternatives; beyond it a condition counts as possible. */
const MAX_WAYS = 64;

/** Returns the values that a column can hold, by its written name: `$values.status`. */
export type FactsByName = (name: string) => ColumnFacts | undefined;

const MIRRORED: Readonly<Record<string, Test['op']>> = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' };
const OPPOSITE: Readonly<Record<string, Test['op']>> = {
  '==': '!=',
  '!=': '==',
  '<': '>=',
  '<=': '>',
  '>': '<=',
  '>=': '<',
};
const COMPARISONS: ReadonlySet<string> = new Set(Object.keys(OPPOSITE));

/** Returns the source of a node without blanks; equal text means an equal value. */
function nameOf(node: SyntaxNode): string {
  switch (node.type) {
    case 'Literal':
      return node.raw;
    case 'Identifier':
      return node.name;
    case 'MemberExpression':
      return `${nameOf(syntaxNode(node.object))}.${nameOf(syntaxNode(node.property))}`;
    case 'CallExpression':
      return `${nameOf(syntaxNode(node.callee))}(${node.arguments.map((one) => nameOf(syntaxNode(one))).join()})`;
    case 'BinaryExpression':
      return `(${nameOf(syntaxNode(node.left))}${node.operator}${nameOf(syntaxNode(node.right))})`;
    case 'UnaryExpression':
      return `${node.operator}(${nameOf(syntaxNode(node.argument))})`;
    case 'ConditionalExpression':
      return `(${[node.test, node.consequent, node.alternate].map((one) => nameOf(syntaxNode(one))).join('?')})`;
    default:
      return node.type;
  }
}

const asText = (value: string): string => `'${value}`;

/** Normalises `.5` and `5.` to decimal notation. */
const decimalOf = (raw: string): string => (raw.startsWith('.') ? `0${raw}` : raw.replace(/\.$/, ''));

function literalOf(node: SyntaxNode): string | undefined {
  if (node.type === 'UnaryExpression' && node.operator === '-') {
    const value = literalOf(syntaxNode(node.argument));
    return value === undefined || !isDecimalText(value) ? undefined : `-${value}`;
  }
  if (node.type !== 'Literal' || typeof node.value === 'boolean' || node.value === null) return undefined;
  // Text is compared as text even if it looks like a number: '01' is not '1'.
  return typeof node.value === 'number' ? decimalOf(node.raw) : asText(String(node.value));
}

const test = (subject: SyntaxNode, op: Test['op'], values: readonly string[] = []): Conjunction[] => [
  [{ subject: nameOf(subject), op, values }],
];

const ANY: readonly Conjunction[] = [[]];
const NEVER: readonly Conjunction[] = [];

const both = (one: readonly Conjunction[], other: readonly Conjunction[]): readonly Conjunction[] =>
  one.length * other.length > MAX_WAYS ? ANY : one.flatMap((a) => other.map((b) => [...a, ...b]));

const either = (one: readonly Conjunction[], other: readonly Conjunction[]): readonly Conjunction[] =>
  one.length + other.length > MAX_WAYS ? ANY : [...one, ...other];

function waysOfComparison(node: { operator: string; left: SyntaxNode; right: SyntaxNode }, wanted: boolean) {
  const op = (wanted ? node.operator : OPPOSITE[node.operator]) as Test['op'];
  const [left, right] = [literalOf(node.left), literalOf(node.right)];
  if (left === undefined && right !== undefined) return test(node.left, op, [right]);
  if (left !== undefined && right === undefined) return test(node.right, MIRRORED[op] ?? op, [left]);
  const isSame = left === undefined && nameOf(node.left) === nameOf(node.right);
  return isSame && (op === '!=' || op === '<' || op === '>') ? NEVER : ANY;
}

function waysOfCall(name: string, [subject, ...rest]: readonly SyntaxNode[], wanted: boolean): readonly Conjunction[] {
  if (subject === undefined) return ANY;
  if (name === 'isBlank' && rest.length === 0) return test(subject, wanted ? 'blank' : 'filled');
  const values = rest.map(literalOf);
  if (name !== 'isIn' || !values.every((value) => value !== undefined)) return ANY;
  return wanted
    ? test(subject, 'in', values)
    : [
        values.map((value): Test => ({
          subject: nameOf(subject),
          op: '!=',
          values: [value],
        })),
      ];
}

/** Cache by node, for true and for false: nested conditions are evaluated both ways at each level. */
const knownWays = new WeakMap<SyntaxNode, Map<boolean, readonly Conjunction[]>>();

function waysOf(node: SyntaxNode, wanted: boolean): readonly Conjunction[] {
  const known = knownWays.get(node) ?? new Map<boolean, readonly Conjunction[]>();
  knownWays.set(node, known);
  const ways = known.get(wanted) ?? findWays(node, wanted);
  known.set(wanted, ways);
  return ways;
}

/**
 * Returns the alternatives under which a condition has the wanted result. A blank makes it neither true nor false and
 * is not among them.
 */
function findWays(node: SyntaxNode, wanted: boolean): readonly Conjunction[] {
  switch (node.type) {
    case 'Literal':
      if (typeof node.value !== 'boolean') return ANY;
      return node.value === wanted ? ANY : NEVER;
    case 'UnaryExpression':
      return node.operator === '!' ? waysOf(syntaxNode(node.argument), !wanted) : ANY;
    case 'BinaryExpression': {
      const [left, right] = [syntaxNode(node.left), syntaxNode(node.right)];
      if (COMPARISONS.has(node.operator)) return waysOfComparison({ operator: node.operator, left, right }, wanted);
      if (node.operator !== '&&' && node.operator !== '||') return ANY;
      const join = (node.operator === '&&') === wanted ? both : either;
      return join(waysOf(left, wanted), waysOf(right, wanted));
    }
    case 'ConditionalExpression': {
      const [question, yes, no] = [node.test, node.consequent, node.alternate].map(syntaxNode);
      if (question === undefined || yes === undefined || no === undefined) return ANY;
      return either(
        both(waysOf(question, true), waysOf(yes, wanted)),
        both(waysOf(question, false), waysOf(no, wanted)),
      );
    }
    case 'CallExpression': {
      const callee = syntaxNode(node.callee);
      return callee.type === 'Identifier' ? waysOfCall(callee.name, node.arguments.map(syntaxNode), wanted) : ANY;
    }
    default:
      return ANY;
  }
}

const isNumber = (values: readonly string[]): boolean => values.every(isDecimalText);

const compare = (one: string, other: string): number => {
  if (isNumber([one, other])) return compareDecimals(one, other);
  if (one === other) return 0;
  return one < other ? -1 : 1;
};

/** Counts and sizes are never negative. */
const NOT_NEGATIVE = /^(count|distinct|length|abs)\(/;

const HOLDS: Readonly<Record<string, (order: number) => boolean>> = {
  '==': (order) => order === 0,
  '!=': (order) => order !== 0,
  '<': (order) => order < 0,
  '<=': (order) => order <= 0,
  '>': (order) => order > 0,
  '>=': (order) => order >= 0,
};

const isLower = ({ op }: Test): boolean => op === '>' || op === '>=';
const isUpper = ({ op }: Test): boolean => op === '<' || op === '<=';

/** Returns whether no number or date lies between two bounds. */
const isEmptySpan = (lower: Test, upper: Test): boolean => {
  const order = compare(lower.values[0] ?? '', upper.values[0] ?? '');
  return order > 0 || (order === 0 && (lower.op === '>' || upper.op === '<'));
};

function boundsOf(subject: string, { wholeDigits }: ColumnFacts = {}): readonly Test[] {
  const lower: Test[] = NOT_NEGATIVE.test(subject) ? [{ subject, op: '>=', values: ['0'] }] : [];
  if (wholeDigits === undefined) return lower;
  const most = `1${'0'.repeat(Math.max(0, wholeDigits))}`;
  return [...lower, { subject, op: '<', values: [most] }, { subject, op: '>', values: [`-${most}`] }];
}

/** Returns whether no value passes all tests of one subject. */
function isEmpty(subject: string, tests: readonly Test[], facts: ColumnFacts | undefined): boolean {
  if (tests.some(({ op }) => op === 'blank')) return tests.some(({ op }) => op !== 'blank');
  const compared = tests.filter(({ op }) => Object.hasOwn(HOLDS, op));
  const sets = tests.flatMap(({ op, values }) => (op === '==' || op === 'in' ? [values] : []));
  const { choices } = facts ?? {};
  const known = choices === undefined || choices.isOpen === true ? undefined : [...choices.values].map(asText);
  const spans = [...compared, ...boundsOf(subject, facts)];
  const passes = (value: string): boolean =>
    spans.every((one) => HOLDS[one.op]?.(compare(value, one.values[0] ?? '')) !== false) &&
    sets.every((set) => set.some((other) => compare(value, other) === 0));
  const [first] = sets;
  if (first !== undefined)
    return !first.map((value) => (isDecimalText(value) ? shortestDecimal(value) : value)).some(passes);
  if (known !== undefined && known.length > 0 && compared.every(({ op }) => op === '!=') && compared.length > 0)
    return !known.some(passes);
  return spans.filter(isLower).some((lower) => spans.filter(isUpper).some((upper) => isEmptySpan(lower, upper)));
}

function isContradiction(tests: Conjunction, factsOf: FactsByName): boolean {
  const subjects = new Set(tests.map(({ subject }) => subject));
  return [...subjects].some((subject) =>
    isEmpty(
      subject,
      tests.filter((one) => one.subject === subject),
      factsOf(subject),
    ),
  );
}

const waysIn = (source: string): readonly Conjunction[] => {
  const node = parse(source, {
    context: { values: new Map(), details: new Map() },
    problems: [],
    doubts: [],
    reads: new Map(),
  });
  return node === undefined ? ANY : waysOf(node, true);
};

/**
 * Returns whether conditions can never hold together, for any record: bounds without a value between them, codes that
 * exclude each other, a blank value that is compared. Uncertain cases count as possible.
 */
export const isUnsatisfiable = (sources: readonly string[], factsOf: FactsByName = () => undefined): boolean =>
  sources
    .map(waysIn)
    .reduce(both, ANY)
    .every((tests) => isContradiction(tests, factsOf));
