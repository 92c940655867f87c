import {
  normalizeLine,
  type CompiledReport,
  type CompiledReportParam,
  type ReportFieldType,
} from '../../../engine/index.ts';
import type { InputProblem } from '../../core/base/errors.ts';
import type { ColumnPlace, PlaceKind } from '../../data/lists/columnPlaces.ts';
import { parseFilter, type Filter } from '../../data/lists/filterParameters.ts';
import { problemOfFilter } from '../../data/lists/filterValues.ts';
import { isNoCondition, parsePaging, type Paging } from '../../data/lists/paging.ts';
import { readSort } from '../../data/lists/sortParameters.ts';
import { serverText, type ServerText } from '../../core/texts/serverText.ts';
import { problemsRefusal } from '../../core/base/errors.ts';

export interface FirstRows {
  readonly column: string;
  readonly values: readonly string[];
}

/** A parsed report request; everything in it is registered by the report. */
export interface ReportQuery extends Paging {
  readonly filters: readonly Filter[];
  /** Empty: order of the statement. */
  readonly sort: readonly { readonly column: string; readonly order: 'asc' | 'desc' }[];
  /** Rows with these values come first. */
  readonly first?: FirstRows;
  /** Given values by parameter; the others have their defaults. */
  readonly params: ReadonlyMap<string, string>;
}

const MAX_PAGE_SIZE = 1000;
const MAX_VALUE_LENGTH = 2000;
/** Prefix of parameter names. */
export const PARAM = 'self_';
const EXACT = 'force_';

type Parameters = Readonly<Record<string, unknown>>;
type Sort = ReportQuery['sort'];

const KINDS: Readonly<Record<ReportFieldType, PlaceKind>> = {
  String: 'text',
  Integer: 'decimal',
  Long: 'decimal',
  Decimal: 'decimal',
  Date: 'date',
  Datetime: 'datetime',
};

/** Columns of the report by name, as filter places. */
export const reportPlaces = ({ columns }: CompiledReport): ReadonlyMap<string, ColumnPlace> =>
  new Map(
    columns.map(({ key, title, fieldType }) => [key, { key, title, kind: KINDS[fieldType], dbColumn: key }] as const),
  );

/**
 * Rejects columns that are not sortable. Without a requested order, that of the requesting popup applies, then the
 * report's.
 */
function parseSort(report: CompiledReport, parameters: Parameters, popupSort: Sort): Sort | InputProblem {
  const wanted = readSort(parameters);
  if (wanted === undefined) return popupSort.length > 0 ? popupSort : report.order;
  if ('said' in wanted) return wanted;
  const sortable = new Set([
    ...report.columns.filter(({ isOrder }) => isOrder).map(({ key }) => key),
    ...[...report.order, ...popupSort].map((item) => item.column),
  ]);
  const unknown = wanted.sort.find(({ column }) => !sortable.has(column));
  if (unknown === undefined) return wanted.sort;
  return { path: wanted.path, said: serverText('notSortable', { column: unknown.column }) };
}

/** Reads a literal value: of a parameter, or one that a column must equal. */
function readPlain(name: string, value: unknown): string | InputProblem {
  const path = `/${name}`;
  if (typeof value !== 'string') return { path, said: serverText('conditionTwice', { name }) };
  if (value.length > MAX_VALUE_LENGTH)
    return { path, said: serverText('longCondition', { name, most: MAX_VALUE_LENGTH }) };
  if (value.includes('\0')) return { path, said: serverText('oddCondition', { name }) };
  return normalizeLine(value);
}

function paramProblem({ name, title, fieldType }: CompiledReportParam, value: string): InputProblem | undefined {
  const place: ColumnPlace = { key: `${PARAM}${name}`, title, kind: KINDS[fieldType], dbColumn: name };
  const said = problemOfFilter(place, { op: 'eq', values: [value] });
  return said === undefined ? undefined : { path: `/${PARAM}${name}`, said };
}

class Reading {
  readonly problems: InputProblem[] = [];
  readonly filters: Filter[] = [];
  readonly params = new Map<string, string>();
  readonly #places: ReadonlyMap<string, ColumnPlace>;
  readonly #params: ReadonlyMap<string, CompiledReportParam>;

  constructor(report: CompiledReport) {
    this.#places = reportPlaces(report);
    this.#params = new Map(report.params.map((param) => [param.name, param]));
  }

  take(name: string, value: unknown): void {
    if (this.#places.has(name)) return this.#filter(name, value);
    const param = this.#named(name, PARAM);
    const known = param === undefined ? undefined : this.#params.get(param);
    if (known !== undefined) return this.#param(known, name, value);
    // A popup's `param` may name a column of the report instead.
    const exact = param ?? this.#named(name, EXACT);
    const place = exact === undefined ? undefined : this.#places.get(exact);
    if (place !== undefined) return this.#equal(place, name, value);
    this.#filter(name, value);
  }

  #named(name: string, prefix: string): string | undefined {
    return name.startsWith(prefix) ? name.slice(prefix.length) : undefined;
  }

  #filter(name: string, value: unknown): void {
    const names = { find: (key: string) => this.#places.get(key), ruleOf: () => undefined };
    const filter = parseFilter(names, [name, value]);
    if (filter === null) return;
    if ('place' in filter) this.filters.push(filter);
    else this.problems.push(filter);
  }

  #param(param: CompiledReportParam, name: string, value: unknown): void {
    const text = readPlain(name, value);
    const problem = typeof text === 'string' ? (text === '' ? undefined : paramProblem(param, text)) : text;
    if (problem !== undefined) this.problems.push(problem);
    else if (typeof text === 'string' && text !== '') this.params.set(param.name, text);
  }

  #equal(place: ColumnPlace, name: string, value: unknown): void {
    const text = readPlain(name, value);
    if (typeof text !== 'string') this.problems.push(text);
    else if (text !== '') {
      const condition = { op: 'eq', values: [text] } as const;
      const said = problemOfFilter(place, condition);
      if (said === undefined) this.filters.push({ place, condition });
      else this.problems.push({ path: `/${name}`, said });
    }
  }
}

/**
 * Parses the parameters of a data call (contract §8.1). Unknown ones are rejected by name, never ignored. `popupSort`:
 * order of the requesting popup, used if the call requests none.
 */
export function parseReportParameters(report: CompiledReport, parameters: Parameters, popupSort: Sort): ReportQuery {
  const reading = new Reading(report);
  const { problems, filters, params } = reading;
  const { paging, problems: ofPaging } = parsePaging(parameters, MAX_PAGE_SIZE);
  problems.push(...ofPaging);
  const sort = parseSort(report, parameters, popupSort);
  if ('said' in sort) problems.push(sort);
  for (const [name, value] of Object.entries(parameters)) {
    // Names that begin with _ are reserved: `_t`, `_page`, `_column`.
    if (isNoCondition(name) || name.startsWith('_')) continue;
    reading.take(name, value);
  }
  for (const { name, title, required, defaultValue } of report.params) {
    if (!required || defaultValue !== undefined || params.has(name)) continue;
    problems.push({ path: `/${PARAM}${name}`, said: serverText('reportParameterMissing', { title }) });
  }
  if (problems.length > 0) throw problemsRefusal('badParameters', problems);
  return {
    ...paging,
    filters,
    sort: 'said' in sort ? [] : sort,
    params,
  };
}

const MAX_FIRST = 500;

/** `order_field=code&order_value=a,b`: the rows chosen already come first. Undefined if there are none. */
export function parseFirstRows(
  report: CompiledReport,
  { column, chosen = '' }: { readonly column: unknown; readonly chosen: unknown },
): FirstRows | undefined {
  const problems: InputProblem[] = [];
  const wrong = (name: string, said: ServerText): void => void problems.push({ path: `/${name}`, said });
  const values = String(chosen)
    .split(',')
    .filter((value) => value !== '');
  if (typeof chosen !== 'string' || values.length > MAX_FIRST || chosen.includes('\0'))
    wrong('order_value', serverText('wrongOrderValue', { most: MAX_FIRST }));
  const isNamed = report.columns.some(({ key }) => key === column);
  if (!isNamed && (values.length > 0 || (column ?? '') !== '')) wrong('order_field', serverText('wrongOrderField'));
  if (problems.length > 0) throw problemsRefusal('badParameters', problems);
  return values.length === 0 ? undefined : { column: String(column), values };
}
