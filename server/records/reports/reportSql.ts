import { sql, type RawBuilder } from 'kysely';
import type { CompiledReport, CompiledReportParam, ReportFieldType } from '../../../engine/index.ts';
import { systemValues } from '../../data/filters/systemValues.ts';
import { conditionSql, HEADER } from '../../data/lists/filterSql.ts';
import type { SessionUser } from '../../core/calls/session.ts';
import type { ReportQuery } from './reportParameters.ts';

type Fragment = RawBuilder<unknown>;

const NUMBERS: ReadonlySet<ReportFieldType> = new Set(['Integer', 'Long', 'Decimal']);

/** Whether values are numbers to the database, else text. */
export const isNumber = (type: ReportFieldType): boolean => NUMBERS.has(type);

const texts = (values: readonly string[]): Fragment =>
  values.length === 0 ? sql`null::text` : sql.join(values.map((value) => sql`${value}::text`));

/** The value of a parameter, bound with its type: the given one, the default, or null. */
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
 * The statement of a report with its values bound. Its own text comes from the schemas folder, was checked when it was
 * loaded, and is the only text that goes into a query as it stands.
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

/** How a column is compared and sorted: by its value, whatever type the statement gives it. */
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

/** A column of the report by its key, as it is compared. */
export const comparedSql = (report: CompiledReport) => {
  const types = typesOf(report);
  return (column: string): Fragment => COMPARED[types.get(column) ?? 'String'](ref(column));
};

/** Everything travels as text, as it does from records; blank is null. */
export const cellsSql = (report: CompiledReport): Fragment => {
  const value = comparedSql(report);
  return sql.join(report.columns.map(({ key }) => sql`${value(key)}::text as ${sql.id(key)}`));
};

/** The sums of the columns that are summed, as text; undefined where none is. */
export const sumsSql = (report: CompiledReport): Fragment | undefined => {
  const value = comparedSql(report);
  const summed = report.columns.filter(({ isTotal }) => isTotal);
  if (summed.length === 0) return undefined;
  return sql.join(summed.map(({ key }) => sql`sum(${value(key)})::text as ${sql.id(key)}`));
};

/** The filters outside the statement, on its columns. */
export function whereSql(report: CompiledReport, filters: ReportQuery['filters']): Fragment {
  const value = comparedSql(report);
  const conditions = filters.map(({ place, condition }) => conditionSql(value(place.key), place.kind, condition));
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

/** As many as the statement has, in its own order. */
const OWN_ORDER = sql`row_number() over ()`;

const firstSql = ({ first }: Pick<ReportQuery, 'first'>, value: (column: string) => Fragment): readonly Fragment[] =>
  first === undefined
    ? []
    : [sql`coalesce(${value(first.column)}::text = any(${[...first.values]}::text[]), false) desc`];

/** How a column is ordered: days and moments as the statement gives them, which an index may serve; they stand in the order of their texts. */
const orderedSql = (report: CompiledReport) => {
  const types = typesOf(report);
  const value = comparedSql(report);
  return (column: string): Fragment => (types.get(column)?.startsWith('Date') ? ref(column) : value(column));
};

/**
 * Where rows are asked for downwards by one column, that it is not blank: blank ones stand last, and saying so keeps an
 * index from being used. Undefined: nothing is won by it.
 */
export const notBlankSql = ({
  sort: [first],
  first: chosen,
}: Pick<ReportQuery, 'sort' | 'first'>): Fragment | undefined =>
  first?.order === 'desc' && chosen === undefined ? sql`${ref(first.column)} is not null` : undefined;

/**
 * The order; texts by pinyin, blank ones last. The remaining columns follow, so that no row shows on two pages. Blank
 * where nobody asks for one: the statement's own order stays.
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
