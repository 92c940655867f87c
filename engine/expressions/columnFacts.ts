import { hints, says } from '../problems.ts';
import type { Problem } from '../problems.ts';
import { didYouMean } from '../suggestions.ts';
import { noteDoubt } from './compilation.ts';
import type { Compilation } from './compilation.ts';
import type { KnownChoices } from './columnLimits.ts';
import type { TypedNode } from './typedNode.ts';

/** More codes than this are not listed. */
const MOST_LISTED = 12;

const isWord = (code: string): boolean => /^[A-Za-z]{3,}$/.test(code);

/**
 * What was probably written for a code: `opne` for `open`. Codes of few characters or of digits lie a slip apart and
 * mean something else: `0110` is not misspelt for `0111`.
 */
export function meantCode(
  code: string,
  known: Iterable<string>,
  inPlace: (code: string) => string = (plain) => plain,
): ReturnType<typeof didYouMean> {
  if (!isWord(code)) return {};
  const { misspelt, ...hint } = didYouMean(code, [...known].filter(isWord), inPlace);
  return code.length > 3 ? { ...hint, misspelt } : hint;
}

/** A code that a column does not know, with what is known. */
export const unknownCode = (code: string, { of, values }: KnownChoices): Omit<Problem, 'path'> => {
  const meant = meantCode(code, values, (name) => `'${name}'`);
  const names = [...values];
  const listed = names.length > MOST_LISTED ? [...names.slice(0, MOST_LISTED), '…'] : names;
  return { ...says('unknown-code', { code, of }), ...hints('known', { names: listed }), ...meant };
};

/** Texts that a node yields as they are written: a literal, or the branches of a question. */
const literalsOf = (node: TypedNode): readonly string[] => {
  if (node.kind !== 'scalar') return [];
  return typeof node.literal === 'string' ? [node.literal] : (node.literals ?? []);
};

/** Notes literals that a column of codes never holds. Blank is no code: it is asked for by `isBlank`. */
export function checkCodes(
  compilation: Compilation,
  choices: KnownChoices | undefined,
  nodes: readonly TypedNode[],
): void {
  if (choices === undefined) return;
  const codes = new Set(nodes.flatMap(literalsOf));
  for (const code of codes)
    if (code !== '' && !choices.values.has(code)) noteDoubt(compilation, unknownCode(code, choices));
}

/** What one of several nodes yields: of codes, where each is a literal or holds the same codes. */
export function joinNodes(nodes: readonly TypedNode[]): {
  readonly literals?: readonly string[];
  readonly choices?: KnownChoices;
  readonly scale?: number;
} {
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
        choices: { of: first.of, values: new Set([...held.flatMap(({ values }) => [...values]), ...literals]) },
      }),
    ...(scale !== undefined && { scale }),
  };
}

/** Digits behind the point of a literal, a column or what is computed; undefined: not known. */
const scaleOf = (node: TypedNode): number | undefined => {
  if (node.scale !== undefined || node.kind !== 'scalar') return node.scale;
  return node.type === 'decimal' && typeof node.literal === 'string'
    ? (node.literal.split('.')[1] ?? '').length
    : undefined;
};

/** An endless fraction is known to have more digits, whatever the others have. */
export function largestScale(nodes: readonly TypedNode[]): number | undefined {
  const scales = nodes.map(scaleOf);
  if (scales.includes(Infinity)) return Infinity;
  return scales.every((scale) => scale !== undefined) ? Math.max(0, ...scales) : undefined;
}

/** Digits behind the point of a product, a quotient and the rest. */
export function scaleOfOperator(operator: string, sides: readonly TypedNode[]): number | undefined {
  if (operator === '/') return Infinity;
  if (operator !== '*') return largestScale(sides);
  const scales = sides.map(scaleOf);
  if (scales.includes(Infinity)) return Infinity;
  return scales.every((scale) => scale !== undefined) ? scales.reduce((sum, scale) => sum + scale, 0) : undefined;
}

const roundedTo = ([, digits]: readonly TypedNode[]): number | undefined => {
  if (digits === undefined) return 0;
  return digits.kind === 'scalar' && typeof digits.literal === 'string' ? Number(digits.literal) : undefined;
};

const NO_DIGITS = (): number => 0;

/** What functions do to the digits behind the point; of others nothing is known. */
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

/** The results of `choose(value, case, result, …, otherwise?)`. */
const resultsOf = (nodes: readonly TypedNode[]): readonly TypedNode[] => {
  const otherwise = nodes.length % 2 === 0 ? nodes.slice(-1) : [];
  return [...everySecond(nodes.slice(0, nodes.length - otherwise.length), 2), ...otherwise];
};

/** What is known of a call, after its codes were checked. */
export function factsOfCall(
  compilation: Compilation,
  name: string,
  nodes: readonly TypedNode[],
): ReturnType<typeof joinNodes> {
  const [first, ...rest] = nodes;
  const choices = first?.kind === 'scalar' ? first.choices : undefined;
  switch (name) {
    case 'isIn':
      checkCodes(compilation, choices, rest);
      return {};
    case 'coalesce':
      return joinNodes(nodes);
    case 'choose': {
      const cases = everySecond(nodes, 1).slice(0, Math.floor(rest.length / 2));
      checkCodes(compilation, choices, cases);
      return joinNodes(resultsOf(nodes));
    }
    default: {
      const scale = Object.hasOwn(SCALES, name) ? SCALES[name]?.(nodes) : undefined;
      return scale === undefined ? {} : { scale };
    }
  }
}
