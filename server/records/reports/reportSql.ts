import { sql, type RawBuilder } from 'kysely';
import type { CompiledReport, CompiledReportParam, ReportFieldType } from '../../../engine/index.ts';
import { systemValues } from '../../data/filters/systemValues.ts';
import { conditionSql, HEADER } from '../../data/lists/filterSql.ts';
import type { SessionUser } from '../../core/calls/session.ts';
import type { ReportQuery } from './reportParameters.ts';

type Fragment = RawBuilder<unknown>;

const NUMBERS: ReadonlySet<ReportFieldType> = new Set(['Integer', 'Long', 'Decimal']);

/** Whether the database treats the values as numbers; otherwise as text. */
export const isNumber = (type: ReportFieldType): boolean => NUMBERS.has(type);

const texts = (values: readonly string[]): Fragment =>
  values.length === 0 ? sql`null::text` : sql.join(values.map((value) => sql`${value}::text`));

/** Value of a parameter, bound with its type: the given one, the default, or null. */
function paramSql(param: CompiledReportParam | undefined, given: string | undefined, user: SessionUser): Fragment {
  const { fieldType = 'String', defaultValue } = param ?? {};
  const [first = null] =
    given !== undefined
      ? [given]
      : defaultValue?.kind === 'variable'
        ? systemValues(defaultValue.name, user)
        : [defaultValue?.value ?? null];
  return isNumber(fieldType) ? sql`cast(${first}::text as numeric)` : sql`${first}::text`;
}

/**
 * The statement of a report with its values bound. Its text comes from the schemas folder, was checked when it was
 * loaded, and is the only text that is inserted into a query literally.
 */
export function statementSql(
  { statement, params }: CompiledReport,
  given: ReadonlyMap<string, string>,
  user: SessionUser,
): Fragment {
  const byName = new Map(params.map((param) => [param.name, param]));
  const parts = statement.parts.map((part): Fragment => {
    if (part.kind === 'text') return sql.raw(part.text);
    if (part.kind === 'variable') return texts(systemValues(part.name, user));
    return paramSql(byName.get(part.name), given.get(part.name), user);
  });
  return sql.join(parts, sql``);
}

const ref = (column: string): Fragment => sql.ref(`${HEADER}.${column}`);

/** Expression for comparing and sorting a column: by value, whatever type the statement returns. */
const COMPARED: Readonly<Record<ReportFieldType, (column: Fragment) => Fragment>> = {
  String: (column) => sql`${column}::text`,
  Integer: (column) => sql`${column}::numeric`,
  Long: (column) => sql`${column}::numeric`,
  Decimal: (column) => sql`${column}::numeric`,
  Date: (column) => sql`left(${column}::text, 10)`,
  Datetime: (column) => sql`left(${column}::text, 19)`,
};

const typesOf = ({ columns }: CompiledReport): ReadonlyMap<string, ReportFieldType> =>
  new Map(columns.map(({ key, fieldType }) => [key, fieldType]));

/** Comparable expression of a report column, by key. */
export const comparedSql = (report: CompiledReport) => {
  const types = typesOf(report);
  return (column: string): Fragment => COMPARED[types.get(column) ?? 'String'](ref(column));
};

/** All cells are sent as text, as for records; blank is null. */
export const cellsSql = (report: CompiledReport): Fragment => {
  const value = comparedSql(report);
  return sql.join(report.columns.map(({ key }) => sql`${value(key)}::text as ${sql.id(key)}`));
};

/** Sums of the summed columns, as text; undefined if there are none. */
export const sumsSql = (report: CompiledReport): Fragment | undefined => {
  const value = comparedSql(report);
  const summed = report.columns.filter(({ isTotal }) => isTotal);
  if (summed.length === 0) return undefined;
  return sql.join(summed.map(({ key }) => sql`sum(${value(key)})::text as ${sql.id(key)}`));
};

/** Filters outside the statement, on its columns. */
export function whereSql(report: CompiledReport, filters: ReportQuery['filters']): Fragment {
  const value = comparedSql(report);
  const conditions = filters.map(({ place, condition }) => conditionSql(value(place.key), place.kind, condition));
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

/** Preserves the statement's own order. */
const OWN_ORDER = sql`row_number() over ()`;

const firstSql = ({ first }: Pick<ReportQuery, 'first'>, value: (column: string) => Fragment): readonly Fragment[] =>
  first === undefined
    ? []
    : [sql`coalesce(${value(first.column)}::text = any(${[...first.values]}::text[]), false) desc`];

/**
 * Sort expression of a column: dates and times as the statement returns them, so that an index can be used; their text
 * order is their time order.
 */
const orderedSql = (report: CompiledReport) => {
  const types = typesOf(report);
  const value = comparedSql(report);
  return (column: string): Fragment => (types.get(column)?.startsWith('Date') ? ref(column) : value(column));
};

/**
 * For a descending order with no chosen first rows: the condition that the first column is not blank. Blanks come last,
 * and `nulls last` would prevent the use of an index. Undefined if it has no advantage.
 */
export const notBlankSql = ({
  sort: [first],
  first: chosen,
}: Pick<ReportQuery, 'sort' | 'first'>): Fragment | undefined =>
  first?.order === 'desc' && chosen === undefined ? sql`${ref(first.column)} is not null` : undefined;

/**
 * Order clause; texts by pinyin, blanks last. The remaining columns follow, so that no row appears on two pages. Empty
 * if no order is requested: the statement's own order applies.
 */
export function orderSql(
  report: CompiledReport,
  request: Pick<ReportQuery, 'sort' | 'first'> & { readonly hasBlanks?: boolean },
  collation: string | undefined,
): Fragment {
  const { sort, hasBlanks = true } = request;
  const types = typesOf(report);
  const value = orderedSql(report);
  const first = firstSql(request, comparedSql(report));
  if (sort.length === 0) return first.length === 0 ? sql`` : sql`order by ${sql.join([...first, OWN_ORDER])}`;
  const named = sort.map(({ column, order }, index) => {
    const isText = collation !== undefined && types.get(column) === 'String';
    const key = isText ? sql`${value(column)} collate ${sql.id(collation)}` : value(column);
    const last = index > 0 || hasBlanks ? sql`nulls last` : sql``;
    return sql`${key} ${order === 'asc' ? sql`asc` : sql`desc`} ${last}`;
  });
  const rest = report.columns.filter(({ key }) => !sort.some(({ column }) => column === key));
  return sql`order by ${sql.join([...first, ...named, ...rest.map(({ key }) => sql`${ref(key)}::text`)])}`;
}
