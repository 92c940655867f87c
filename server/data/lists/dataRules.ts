import { sql, type RawBuilder } from 'kysely';
import {
  normalizeText,
  systemVariableOf,
  valuesOf,
  type CompiledPage,
  type QueryCondition,
} from '../../../engine/index.ts';
import type { DataRule, SessionUser } from '../../core/calls/session.ts';
import { systemValues } from '../filters/systemValues.ts';
import { serverText, type ServerText } from '../../core/texts/serverText.ts';
import { placeOf, type ColumnPlace } from './columnPlaces.ts';
import type { AdvancedFilter } from './filterParameters.ts';
import { columnSql } from './filterSql.ts';
import { problemOfFilter } from './filterValues.ts';

type Fragment = RawBuilder<unknown>;

/**
 * How a condition compares. `isBlank`: the column has (or lacks) a value. `range`: two bounds, one of which may be
 * missing.
 */
type Comparing =
  | { readonly op: QueryCondition['op']; readonly isNot?: true; readonly isList?: true }
  | { readonly isBlank: boolean }
  | 'range';

/**
 * Operators and names of the dictionary `rule_conditions`, plus further ones that similar products use (contract
 * §11.4).
 */
const CONDITIONS: Readonly<Record<string, Comparing>> = {
  '=': { op: 'eq' },
  '!=': { op: 'eq', isNot: true },
  '>': { op: 'gt' },
  '>=': { op: 'ge' },
  '<': { op: 'lt' },
  '<=': { op: 'le' },
  EQ: { op: 'eq' },
  NE: { op: 'eq', isNot: true },
  GT: { op: 'gt' },
  GE: { op: 'ge' },
  LT: { op: 'lt' },
  LE: { op: 'le' },
  IN: { op: 'in', isList: true },
  NOT_IN: { op: 'in', isNot: true, isList: true },
  LIKE: { op: 'like' },
  NOT_LIKE: { op: 'like', isNot: true },
  LEFT_LIKE: { op: 'left_like' },
  RIGHT_LIKE: { op: 'right_like' },
  EMPTY: { isBlank: true },
  NOT_EMPTY: { isBlank: false },
  RANGE: 'range',
};

const RULE_CONDITIONS: readonly string[] = Object.keys(CONDITIONS);

/** Conditions that contain raw SQL: always rejected (D8, D58). */
const SQL_CONDITIONS = new Set(['USE_SQL_RULES', 'EXT']);

const VARIABLE = /(#\{\w*\}?)/;

interface ReadRule {
  readonly place: ColumnPlace;
  readonly comparing: Comparing;
  /** Each may contain variables. */
  readonly values: readonly string[];
}

const camel = (name: string): string => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Finds a header column by key or by the name that other products store it under: `create_by`. */
const columnOf = (page: CompiledPage, name: string): ColumnPlace | undefined => {
  const place = placeOf(page, name, () => true) ?? placeOf(page, camel(name), () => true);
  return place?.detail === undefined ? place : undefined;
};

const problemOfValues = ({ place, comparing, values }: ReadRule): ServerText | undefined => {
  const pieces = values.flatMap((value) => value.split(VARIABLE)).filter((piece) => piece.startsWith('#{'));
  const unknown = pieces.find((piece) => systemVariableOf(piece) === undefined);
  if (unknown !== undefined) return serverText('ruleVariable', { name: unknown.slice(0, 40) });
  const op = comparing === 'range' ? 'ge' : 'op' in comparing ? comparing.op : undefined;
  const literals = values.filter((value) => !VARIABLE.test(value));
  return op === undefined ? undefined : problemOfFilter(place, { op, values: literals });
};

const valuesIn = (comparing: Comparing, value: string): readonly string[] => {
  if (comparing === 'range') return value.split(',').map((end) => end.trim());
  if ('isBlank' in comparing) return [];
  return comparing.isList === true ? valuesOf(value) : [value.trim()];
};

const hasValues = (comparing: Comparing, values: readonly string[]): boolean => {
  if (comparing === 'range') return values.length === 2 && values.some((end) => end !== '');
  return 'isBlank' in comparing || (values.length > 0 && values.every((value) => value !== ''));
};

/** Validates a rule against a page; returns the problem if the rule is invalid. */
export function readRule(page: CompiledPage, { column, condition, value }: DataRule): ReadRule | ServerText {
  const sign = condition.trim().toUpperCase();
  if (SQL_CONDITIONS.has(sign) || column.trim().toUpperCase() === 'EXT') return serverText('ruleSql');
  const place = columnOf(page, column.trim());
  if (place === undefined) return serverText('ruleColumn', { column: column.slice(0, 60), page: page.title });
  const comparing = Object.hasOwn(CONDITIONS, sign) ? CONDITIONS[sign] : undefined;
  if (comparing === undefined)
    return serverText('ruleCondition', { condition: condition.slice(0, 40), names: RULE_CONDITIONS.join(', ') });
  const values = valuesIn(comparing, normalizeText(value));
  if (value.includes('\0') || !hasValues(comparing, values)) return serverText('ruleValue', { condition: sign });
  const read: ReadRule = { place, comparing, values };
  return problemOfValues(read) ?? read;
}

/** Resolves `#{sys_org_code}0` for the caller; several departments give several texts, a blank variable gives none. */
const filledIn = (text: string, user: SessionUser): readonly string[] =>
  text.split(VARIABLE).reduce<readonly string[]>(
    (starts, piece) => {
      const name = systemVariableOf(piece);
      const ends = name === undefined ? [piece] : systemValues(name, user).filter((end) => end !== '');
      return starts.flatMap((start) => ends.map((end) => start + end));
    },
    [''],
  );

/**
 * The conditions of a rule for the caller, all of which must hold; undefined if none can be built: nothing is shown
 * then.
 */
function filtersOf({ place, comparing, values }: ReadRule, user: SessionUser): readonly AdvancedFilter[] | undefined {
  if (comparing !== 'range' && 'isBlank' in comparing) return [{ place, isBlank: comparing.isBlank }];
  const filled = values.map((value) => filledIn(value, user));
  if (filled.some((texts) => texts.length === 0)) return undefined;
  const conditions: readonly QueryCondition[] =
    comparing === 'range'
      ? filled.flatMap((ends, index): readonly QueryCondition[] =>
          ends[0] === '' ? [] : [{ op: index === 0 ? 'ge' : 'le', values: ends }],
        )
      : [{ op: comparing.op, values: filled.flat() }];
  if (conditions.some((condition) => problemOfFilter(place, condition) !== undefined)) return undefined;
  const isNot = comparing !== 'range' && comparing.isNot === true;
  return conditions.map((condition) => (isNot ? { place, isNot: condition } : { place, condition }));
}

/** One rule per column: a later rule replaces an earlier one. */
export const effectiveRules = <R extends DataRule>(rules: readonly R[]): readonly R[] => [
  ...new Map(rules.map((rule) => [camel(rule.column.trim()), rule])).values(),
];

/** Key that is equal for rules with the same content, regardless of their names. */
export const ruleKey = ({ column, condition, value }: DataRule): string =>
  JSON.stringify([camel(column.trim()), condition.trim().toUpperCase(), value.trim()]);

/** Condition of one rule. A rule that is no longer valid shows nothing rather than everything. */
function ruleSql(page: CompiledPage, rule: DataRule, { user, alias }: Ruling): Fragment {
  const read = readRule(page, rule);
  const filters = 'place' in read ? filtersOf(read, user) : undefined;
  if (filters === undefined) return sql`false`;
  const parts = filters.map((filter) => columnSql(sql.ref(`${alias}.${filter.place.dbColumn}`), filter));
  return sql`(${sql.join(parts, sql` and `)})`;
}

/** Returns whether a menu entry with this component opens the page. */
export const opensPage = (page: CompiledPage, component: string): boolean =>
  component === `schema:${page.id}` || page.components.includes(component);

/** Rules on a page by role of the user; a role that opens the page without rules has an empty list. */
export function rulesByRole(
  page: CompiledPage,
  { opened = [] }: SessionUser,
): ReadonlyMap<string, readonly DataRule[]> {
  const byRole = new Map<string, readonly DataRule[]>();
  for (const entry of opened)
    if (opensPage(page, entry.component)) byRole.set(entry.role, [...(byRole.get(entry.role) ?? []), ...entry.rules]);
  return byRole;
}

interface Ruling {
  readonly user: SessionUser;
  /** Alias of the page's table in the statement. */
  readonly alias: string;
}

/** Rules by each role of the user that opens the page, one per column; all rules of a role must hold. */
export const ruleParts = (
  page: CompiledPage,
  user: SessionUser,
  alias: string,
): readonly {
  readonly role: string;
  readonly rules: readonly { readonly rule: DataRule; readonly where: Fragment }[];
}[] =>
  [...rulesByRole(page, user)].map(([role, rules]) => ({
    role,
    rules: effectiveRules(rules).map((rule) => ({ rule, where: ruleSql(page, rule, { user, alias }) })),
  }));

/**
 * Condition for the rows of a page that data rules permit for the user (D58): all rules of at least one role. Undefined
 * if no rule restricts the page, because some role opens it without rules. `alias` is the alias of the page's table.
 */
export function ruledRows(page: CompiledPage, user: SessionUser, alias: string): Fragment | undefined {
  const roles = ruleParts(page, user, alias);
  if (roles.length === 0 || roles.some(({ rules }) => rules.length === 0)) return undefined;
  const parts = roles.map(
    ({ rules }) =>
      sql`(${sql.join(
        rules.map(({ where }) => where),
        sql` and `,
      )})`,
  );
  return sql`(${sql.join(parts, sql` or `)})`;
}

/**
 * The conditions that restrict the user on a page, resolved with the user's values, by role: a record is visible if it
 * meets all conditions of one role. Undefined: nothing restricts the page. Two lists are compared by their texts.
 */
export function ruleTexts(page: CompiledPage, user: SessionUser): readonly (readonly string[])[] | undefined {
  const roles = [...rulesByRole(page, user).values()].map((of) => effectiveRules(of));
  if (roles.length === 0 || roles.some((rules) => rules.length === 0)) return undefined;
  return roles.map((rules) =>
    rules.map((rule) => {
      const read = readRule(page, rule);
      const filters = 'place' in read ? filtersOf(read, user) : undefined;
      return JSON.stringify(filters?.map(({ place, ...condition }) => [place.dbColumn, condition]) ?? null);
    }),
  );
}

/** Pages over a table that the user may open: only their rules apply outside of the pages. */
const openedOver = (pages: readonly CompiledPage[], user: SessionUser, table: string): readonly CompiledPage[] =>
  pages.filter((page) => page.resource.table === table && rulesByRole(page, user).size > 0);

/**
 * Condition for the rows of a table of records that rules permit for the user, across all of its pages. Undefined if
 * nothing restricts it: some page that the user opens shows all rows, or the user opens no page.
 */
export function ruledRowsOfTable(
  pages: readonly CompiledPage[],
  user: SessionUser,
  { table, alias }: { readonly table: string; readonly alias: string },
): Fragment | undefined {
  const opened = openedOver(pages, user, table);
  const parts = opened.map((page) => ruledRows(page, user, alias));
  const restricting = parts.filter((part) => part !== undefined);
  if (restricting.length === 0 || restricting.length < parts.length) return undefined;
  return sql`(${sql.join(restricting, sql` or `)})`;
}

/** `ruledRowsOfTable` in the text form of `ruleTexts`. */
export function ruleTextsOfTable(
  pages: readonly CompiledPage[],
  user: SessionUser,
  table: string,
): readonly (readonly string[])[] | undefined {
  const parts = openedOver(pages, user, table).map((page) => ruleTexts(page, user));
  const restricting = parts.filter((part) => part !== undefined);
  return restricting.length === 0 || restricting.length < parts.length ? undefined : restricting.flat();
}
