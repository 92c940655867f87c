import { sql, type RawBuilder } from 'kysely';
import type { QueryCondition } from '../../../engine/index.ts';
import { escapeLike } from '../../core/database/escapeLike.ts';
import type { TableSources } from '../tables/tableSources.ts';
import type { ColumnPlace, PlaceKind } from './columnPlaces.ts';
import type { AdvancedFilter, FilterGroup, ListFilter } from './filterParameters.ts';
import { readTimeSpan, showInstant } from '../../core/base/instants.ts';

type Fragment = RawBuilder<unknown>;
type Op = QueryCondition['op'];

/** Alias of the header table in every statement of the record family. */
export const HEADER = 'm';
const DETAIL = 'd';

const PATTERNS: Readonly<Record<'like' | 'left_like' | 'right_like', (text: string) => string>> = {
  like: (text) => `%${escapeLike(text)}%`,
  left_like: (text) => `%${escapeLike(text)}`,
  right_like: (text) => `${escapeLike(text)}%`,
};

/** A column as displayed text, for patterns. */
const asText = (column: Fragment, kind: PlaceKind): Fragment => {
  if (kind === 'time') return sql`to_char(${column} at time zone interval '8 hours', 'YYYY-MM-DD HH24:MI:SS')`;
  return kind === 'decimal' || kind === 'integer' ? sql`${column}::text` : column;
};

/** Dates are stored as `YYYY-MM-DD`: a time after the date is cut off. */
const bind = (kind: PlaceKind, value: string): Fragment => {
  if (kind === 'decimal' || kind === 'integer') return sql`${value}::numeric`;
  return sql`${kind === 'date' ? value.slice(0, 10) : value}`;
};

const anyOf = (parts: readonly Fragment[]): Fragment =>
  parts.length === 0 ? sql`false` : sql`(${sql.join([...parts], sql` or `)})`;

/** Converts an instant to its stored form: the instant itself, or the displayed text. */
type Keep = (instant: Date) => Date | string;

/** A day or a minute is a time span: equal means within it, greater means after its end. */
const timeCompare = (
  column: Fragment,
  { op, keep }: { readonly op: Op; readonly keep: Keep },
  value: string,
): Fragment => {
  const span = readTimeSpan(value);
  if (span === undefined) return sql`false`;
  const [from, to] = [keep(span.from), keep(span.to)];
  switch (op) {
    case 'gt':
      return sql`${column} > ${to}`;
    case 'ge':
      return sql`${column} >= ${from}`;
    case 'lt':
      return sql`${column} < ${from}`;
    case 'le':
      return sql`${column} <= ${to}`;
    case 'ne':
      return sql`(${column} is null or ${column} not between ${from} and ${to})`;
    default:
      return sql`${column} between ${from} and ${to}`;
  }
};

const plainCompare = (column: Fragment, op: Op, value: Fragment): Fragment => {
  switch (op) {
    case 'gt':
      return sql`${column} > ${value}`;
    case 'ge':
      return sql`${column} >= ${value}`;
    case 'lt':
      return sql`${column} < ${value}`;
    case 'le':
      return sql`${column} <= ${value}`;
    case 'ne':
      return sql`${column} is distinct from ${value}`;
    default:
      return sql`${column} = ${value}`;
  }
};

/** For a prefix without cased letters `like` and `ilike` give the same result, and `like` can use a prefix index. */
const matching = (op: Op, value: string): Fragment =>
  op === 'right_like' && value.toLowerCase() === value.toUpperCase() ? sql`like` : sql`ilike`;

/** Builds a condition on a column of any statement; every value is bound. */
export const conditionSql = (column: Fragment, kind: PlaceKind, { op, values }: QueryCondition): Fragment => {
  if (op === 'like' || op === 'left_like' || op === 'right_like')
    return anyOf(values.map((value) => sql`${asText(column, kind)} ${matching(op, value)} ${PATTERNS[op](value)}`));
  if (kind === 'time' || kind === 'datetime') {
    const keep: Keep = kind === 'time' ? (instant) => instant : showInstant;
    return anyOf(values.map((value) => timeCompare(column, { op, keep }, value)));
  }
  if (op === 'in')
    return values.length === 0 ? sql`false` : sql`${column} in (${sql.join(values.map((value) => bind(kind, value)))})`;
  return anyOf(values.map((value) => plainCompare(column, op, bind(kind, value))));
};

export const columnRef = (place: Pick<ColumnPlace, 'dbColumn'>): Fragment => sql.ref(`${HEADER}.${place.dbColumn}`);

/** A text is blank if null or empty; the other kinds cannot contain an empty text. */
const blankSql = (column: Fragment, kind: PlaceKind): Fragment =>
  kind === 'decimal' || kind === 'integer' || kind === 'time'
    ? sql`${column} is null`
    : sql`(${column} is null or ${column} = '')`;

/** Builds the condition of one column of any statement. */
export const columnSql = (column: Fragment, filter: AdvancedFilter): Fragment => {
  const { kind } = filter.place;
  if ('condition' in filter) return conditionSql(column, kind, filter.condition);
  // A blank value also satisfies a negated condition.
  if ('isNot' in filter) return sql`(${conditionSql(column, kind, filter.isNot)}) is not true`;
  return filter.isBlank ? blankSql(column, kind) : sql`not ${blankSql(column, kind)}`;
};

const JOINED: Readonly<Record<FilterGroup['match'], Fragment>> = { and: sql` and `, or: sql` or ` };

/**
 * Builds one condition of a list, or a group of them; a condition on a detail column holds if one of its rows meets it.
 */
export const filterSql = (filter: ListFilter, from: TableSources): Fragment => {
  if ('sql' in filter) return filter.sql;
  if ('parts' in filter)
    return sql`(${sql.join(
      filter.parts.map((part) => filterSql(part, from)),
      JOINED[filter.match],
    )})`;
  const { place } = filter;
  if (place.detail === undefined) return columnSql(columnRef(place), filter);
  const column = sql.ref(`${DETAIL}.${place.dbColumn}`);
  return sql`exists (select 1 from ${from(place.detail.table)} as ${sql.id(DETAIL)}
    where ${sql.ref(`${DETAIL}.main_id`)} = ${sql.ref(`${HEADER}.id`)} and ${columnSql(column, filter)})`;
};
