import type { QueryRule } from '../../language/compiled/compiledPage.ts';

/** Comparison of a column. Several values of `like` and `in` mean any of them; the other operators have one value. */
export interface QueryCondition {
  readonly op: Exclude<QueryRule, 'range'>;
  readonly values: readonly string[];
}

type Operator = QueryCondition['op'];

/** Operators before the value, separated by one space; without the space they are part of the value. */
const PREFIXES: ReadonlyMap<string, Operator> = new Map([
  ['>', 'gt'],
  ['>=', 'ge'],
  ['<', 'lt'],
  ['<=', 'le'],
  ['=', 'eq'],
  ['!=', 'ne'],
  ['eq', 'eq'],
  ['ne', 'ne'],
  ['gt', 'gt'],
  ['ge', 'ge'],
  ['lt', 'lt'],
  ['le', 'le'],
  ['in', 'in'],
]);

/** Splits the values of a comparison: `a, b,` → a and b. */
export const membersOf = (text: string): string[] =>
  text
    .split(',')
    .map((member) => member.trim())
    .filter((member) => member !== '');

const one = (op: Operator, value: string): QueryCondition | undefined =>
  value === '' ? undefined : { op, values: [value] };

const any = (op: Operator, values: readonly string[]): QueryCondition | undefined =>
  values.length === 0 ? undefined : { op, values };

function withPrefix(text: string): QueryCondition | undefined {
  const space = text.indexOf(' ');
  const op = space === -1 ? undefined : PREFIXES.get(text.slice(0, space).toLowerCase());
  if (op === undefined) return undefined;
  const rest = text.slice(space + 1).trim();
  return op === 'in' ? any(op, membersOf(rest)) : one(op, rest);
}

function withStars(text: string): QueryCondition | undefined {
  const before = text.startsWith('*');
  const after = text.length > 1 && text.endsWith('*');
  const value = text.slice(before ? 1 : 0, after ? -1 : undefined);
  if (before && after) return one('like', value);
  return one(before ? 'left_like' : 'right_like', value);
}

/**
 * Reads a query value (contract 7.3): `x`, `*x*`, `*x`, `x*`, `!x`, `x,y`, `,x,y,`, `> x`, `ne x`, `x++y`. Marks in the
 * text take precedence; a plain value is compared by `rule`. Undefined for a blank text, which is no condition.
 * `left_like` ends with the value, `right_like` starts with it.
 */
export function parseQueryValue(text: string, rule: QueryRule = 'eq'): QueryCondition | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  const prefixed = withPrefix(trimmed);
  if (prefixed) return prefixed;
  if (trimmed.length > 1 && trimmed.startsWith(',') && trimmed.endsWith(',')) return any('like', membersOf(trimmed));
  if (trimmed.startsWith('*') || trimmed.endsWith('*')) return withStars(trimmed);
  if (trimmed.length > 1 && trimmed.startsWith('!')) return one('ne', trimmed.slice(1));
  if (trimmed.includes('++')) return one('eq', trimmed.replaceAll('++', ','));
  if (trimmed.includes(',')) return any('in', membersOf(trimmed));
  return one(rule === 'range' ? 'eq' : rule, trimmed);
}

/** Parameter names of the ends of a range (contract 7.3). */
export const beginOf = (key: string): string => `${key}_begin`;
export const endOf = (key: string): string => `${key}_end`;

/** Parameter names whose value is taken literally as a prefix or suffix: for this client, whose users type `GE Lee`. */
export const startsWithOf = (key: string): string => `${key}_startsWith`;
export const endsWithOf = (key: string): string => `${key}_endsWith`;

const SUFFIXES: readonly { readonly suffix: string; readonly rule: QueryRule }[] = [
  { suffix: beginOf(''), rule: 'ge' },
  { suffix: endOf(''), rule: 'le' },
  { suffix: '_MultiString', rule: 'in' },
  { suffix: startsWithOf(''), rule: 'right_like' },
  { suffix: endsWithOf(''), rule: 'left_like' },
];

/** Returns the item and the comparison of a parameter name: `createTime_begin` → createTime, ge. */
export function parseQueryName(name: string): { readonly key: string; readonly rule?: QueryRule } {
  const found = SUFFIXES.find(({ suffix }) => name.endsWith(suffix) && name.length > suffix.length);
  return found ? { key: name.slice(0, -found.suffix.length), rule: found.rule } : { key: name };
}
