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

/** How a condition compares. `blank`: it has no value. `range`: two ends, of which one may be missing. */
type Comparing =
  | { readonly op: QueryCondition['op']; readonly isNot?: true; readonly isList?: true }
  | { readonly isBlank: boolean }
  | 'range';

/** Signs and names of the dictionary `rule_conditions`, and what its kin knows besides (contract §11.4). */
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

/** Text that would become SQL: never taken (D8, D58). */
const SQL_CONDITIONS = new Set(['USE_SQL_RULES', 'EXT']);

const VARIABLE = /(#\{\w*\}?)/;

interface ReadRule {
  readonly place: ColumnPlace;
  readonly comparing: Comparing;
  /** Each may hold variables. */
  readonly values: readonly string[];
}

const camel = (name: string): string => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** A column of the header, by key or by the name that other products keep it under: `create_by`. */
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

/** A rule against a page; what cannot be meant is said. */
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

/** `#{sys_org_code}0` for the caller; several departments are several texts, a variable that is blank makes none. */
const filledIn = (text: string, user: SessionUser): readonly string[] =>
  text.split(VARIABLE).reduce<readonly string[]>(
    (starts, piece) => {
      const name = systemVariableOf(piece);
      const ends = name === undefined ? [piece] : systemValues(name, user).filter((end) => end !== '');
      return starts.flatMap((start) => ends.map((end) => start + end));
    },
    [''],
  );

/** The conditions of a rule for the caller, all of which must hold; undefined: none can be made, so nothing is shown. */
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

/** One rule a column: a later one stands for an earlier. */
export const effectiveRules = <R extends DataRule>(rules: readonly R[]): readonly R[] => [
  ...new Map(rules.map((rule) => [camel(rule.column.trim()), rule])).values(),
];

/** The same text for rules that say the same, whatever they are called. */
export const ruleKey = ({ column, condition, value }: DataRule): string =>
  JSON.stringify([camel(column.trim()), condition.trim().toUpperCase(), value.trim()]);

/** One rule. What cannot be read any more shows nothing rather than everything. */
function ruleSql(page: CompiledPage, rule: DataRule, { user, alias }: Ruling): Fragment {
  const read = readRule(page, rule);
  const filters = 'place' in read ? filtersOf(read, user) : undefined;
  if (filters === undefined) return sql`false`;
  const parts = filters.map((filter) => columnSql(sql.ref(`${alias}.${filter.place.dbColumn}`), filter));
  return sql`(${sql.join(parts, sql` and `)})`;
}

/** Whether an entry of this component opens the page. */
export const opensPage = (page: CompiledPage, component: string): boolean =>
  component === `schema:${page.id}` || page.components.includes(component);

/** The rules on a page by role of the user; a role that opens it without any is there with none. */
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
  /** Of the page's table in the statement. */
  readonly alias: string;
}

/** What each role of the user that opens a page leaves of it: its rules, one a column, all of which must hold. */
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
 * The rows of a page that data rules leave to the user (D58): all rules of a role, of any one role. Undefined: no rule
 * restricts the page, as some role opens it without one. `alias` is that of the page's table.
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
 * The conditions that bind the user on a page, written out with his own values, by role: a record is left to him that
 * meets all conditions of one of them. Undefined: nothing restricts the page. Two lists are compared by their texts.
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

/** Of the pages of a table those that the user opens: only their rules count outside of the pages. */
const openedOver = (pages: readonly CompiledPage[], user: SessionUser, table: string): readonly CompiledPage[] =>
  pages.filter((page) => page.resource.table === table && rulesByRole(page, user).size > 0);

/**
 * The rows of a table of records that rules leave to the user, whichever of its pages they come from. Undefined: nothing
 * restricts it, as some page that the user opens shows all, or none is opened.
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

/** `ruledRowsOfTable`, written out as `ruleTexts` is. */
export function ruleTextsOfTable(
  pages: readonly CompiledPage[],
  user: SessionUser,
  table: string,
): readonly (readonly string[])[] | undefined {
  const parts = openedOver(pages, user, table).map((page) => ruleTexts(page, user));
  const restricting = parts.filter((part) => part !== undefined);
  return restricting.length === 0 || restricting.length < parts.length ? undefined : restricting.flat();
}
