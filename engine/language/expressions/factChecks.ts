import { hints, describeProblem } from '../../text/problems.ts';
import type { FactChecks, ColumnFacts, Doubt, NodeFacts } from './expressionContext.ts';
import type { KnownChoices, ScalarNode, TypedNode } from './typedNode.ts';
import { unknownCode } from './unknownCode.ts';

/** Returns the literal texts that a node can yield: a literal, or the branches of a condition. */
const literalsOf = (node: TypedNode): readonly string[] => {
  if (node.kind !== 'scalar') return [];
  return typeof node.literal === 'string' ? [node.literal] : (node.literals ?? []);
};

/** Reports literals that a column of codes never holds. A blank is not a code: it is tested with `isBlank`. */
function checkCodes(choices: KnownChoices | undefined, nodes: readonly TypedNode[]): readonly Doubt[] {
  if (choices === undefined) return [];
  const codes = new Set(nodes.flatMap(literalsOf));
  return [...codes].flatMap((code) => (code === '' || choices.values.has(code) ? [] : unknownCode(code, choices)));
}

/** Returns the facts about the result of one of several nodes: codes, if each node is a literal or holds codes. */
function joinNodes(nodes: readonly TypedNode[]): NodeFacts {
  const scalars = nodes.flatMap((node) => (node.kind === 'scalar' ? node : []));
  const literals = scalars.flatMap(literalsOf);
  const held = scalars.flatMap(({ choices }) => choices ?? []);
  const areCodes = scalars.every((node) => node.choices !== undefined || literalsOf(node).length > 0);
  const scale = largestScale(nodes);
  const [first] = held;
  return {
    ...(literals.length > 0 && { literals }),
    ...(first &&
      areCodes && {
        choices: {
          of: first.of,
          isOpen: held.some(({ isOpen }) => isOpen === true),
          values: new Set([...held.flatMap(({ values }) => [...values]), ...literals]),
        },
      }),
    ...(scale !== undefined && { scale }),
  };
}

/** Returns the decimal places of a literal, a column or a computed value; undefined: unknown. */
const scaleOf = (node: TypedNode): number | undefined => {
  if (node.scale !== undefined || node.kind !== 'scalar') return node.scale;
  return node.type === 'decimal' && typeof node.literal === 'string' ? scaleOfLiteral(node.literal) : undefined;
};

/** Returns the significant decimal places; negative for trailing zeros: a thousand removes three digits. */
function scaleOfLiteral(literal: string): number {
  const [whole = '', fraction = ''] = literal.split('.');
  const digits = fraction.replace(/0+$/, '').length;
  return digits > 0 ? digits : -(/[1-9](0*)$/.exec(whole)?.[1]?.length ?? 0);
}

/** Returns the decimal places that a division by a literal adds; infinite unless its only factors are 2 and 5. */
function scaleOfDivision(literal: string): number {
  const [whole = '', fraction = ''] = literal.split('.');
  let rest = Number(whole + fraction);
  if (!Number.isSafeInteger(rest) || rest === 0) return Infinity;
  const count = { 2: 0, 5: 0 };
  for (const factor of [2, 5] as const) for (; rest % factor === 0; rest /= factor) count[factor] += 1;
  return rest === 1 ? Math.max(count[2], count[5]) - fraction.length : Infinity;
}

/** Returns the largest number of decimal places; an endless fraction has more, whatever the others have. */
function largestScale(nodes: readonly TypedNode[]): number | undefined {
  const scales = nodes.map(scaleOf);
  if (scales.includes(Infinity)) return Infinity;
  return scales.every((scale) => scale !== undefined) ? Math.max(0, ...scales) : undefined;
}

/** Returns the decimal places of a product, a quotient or the result of another operator. */
function scaleOfOperator(operator: string, sides: readonly TypedNode[]): number | undefined {
  if (operator !== '*' && operator !== '/') return largestScale(sides);
  const [left, right] = sides;
  const literal = right?.kind === 'scalar' && typeof right.literal === 'string' ? right.literal : '';
  const scales =
    operator === '*'
      ? sides.map(scaleOf)
      : [left && scaleOf(left), literal === '' ? Infinity : scaleOfDivision(literal)];
  if (scales.includes(Infinity)) return Infinity;
  const known = scales.filter((scale) => scale !== undefined);
  return known.length < scales.length
    ? undefined
    : Math.max(
        0,
        known.reduce((sum, scale) => sum + scale, 0),
      );
}

const roundedTo = ([, digits]: readonly TypedNode[]): number | undefined => {
  if (digits === undefined) return 0;
  return digits.kind === 'scalar' && typeof digits.literal === 'string' ? Number(digits.literal) : undefined;
};

const NO_DIGITS = (): number => 0;

/** Effect of functions on decimal places; unknown for other functions. */
const SCALES: Readonly<Record<string, (nodes: readonly TypedNode[]) => number | undefined>> = {
  round: roundedTo,
  abs: largestScale,
  sum: largestScale,
  min: largestScale,
  max: largestScale,
  average: () => Infinity,
  count: NO_DIGITS,
  distinct: NO_DIGITS,
  length: NO_DIGITS,
};

const everySecond = (nodes: readonly TypedNode[], from: number): readonly TypedNode[] =>
  nodes.filter((_, index) => index >= from && (index - from) % 2 === 0);

/** Returns the results of `choose(value, case, result, …, otherwise?)`. */
const resultsOf = (nodes: readonly TypedNode[]): readonly TypedNode[] => {
  const otherwise = nodes.length % 2 === 0 ? nodes.slice(-1) : [];
  return [...everySecond(nodes.slice(0, nodes.length - otherwise.length), 2), ...otherwise];
};

function checkCall(name: string, nodes: readonly TypedNode[]): ReturnType<FactChecks['call']> {
  const [first, ...rest] = nodes;
  const choices = first?.kind === 'scalar' ? first.choices : undefined;
  switch (name) {
    case 'isIn':
      return { doubts: checkCodes(choices, rest) };
    case 'coalesce':
      return { doubts: [], ...joinNodes(nodes) };
    case 'choose': {
      const cases = everySecond(nodes, 1).slice(0, Math.floor(rest.length / 2));
      return {
        doubts: checkCodes(choices, cases),
        ...joinNodes(resultsOf(nodes)),
      };
    }
    default: {
      const scale = Object.hasOwn(SCALES, name) ? SCALES[name]?.(nodes) : undefined;
      return { doubts: [], ...(scale !== undefined && { scale }) };
    }
  }
}

function checkTarget(node: ScalarNode, { choices, defaultScale, scale: own }: ColumnFacts): readonly Doubt[] {
  const unknown = checkCodes(choices, [node]);
  const digits = largestScale([node]);
  const scale = own ?? (digits === Infinity ? defaultScale : undefined);
  if (scale === undefined || node.type !== 'decimal' || digits === undefined || digits <= scale) return unknown;
  const text =
    digits === Infinity
      ? describeProblem('unrounded.endless', { scale })
      : describeProblem('unrounded', { digits, scale });
  return [...unknown, { ...text, ...hints('round', { scale }) }];
}

export const FACT_CHECKS: FactChecks = {
  codes: checkCodes,
  branches: joinNodes,
  operator: (name, sides) => ({ scale: scaleOfOperator(name, sides) }),
  call: checkCall,
  target: checkTarget,
};
