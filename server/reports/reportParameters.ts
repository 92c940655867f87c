import type { CompiledReport, CompiledReportParam, ReportFieldType } from '../../engine/index.ts';
import type { InputProblem } from '../errors.ts';
import type { ColumnPlace, PlaceKind } from '../records/columnPlaces.ts';
import { IGNORED, PAGING, parseFilter, wholeNumber, type Filter } from '../records/filterParameters.ts';
import { problemOfFilter } from '../records/filterValues.ts';
import { problemsRefusal } from '../records/refusals.ts';
import { reportMessages } from './reportMessages.ts';

/** What a call asks of a report; everything in it was found among what the report registers. */
export interface ReportRequest {
  readonly pageNo: number;
  readonly pageSize: number;
  readonly filters: readonly Filter[];
  /** Empty: as the statement has it. */
  readonly sort: readonly { readonly column: string; readonly order: 'asc' | 'desc' }[];
  /** Given values by parameter; the others have their defaults. */
  readonly params: ReadonlyMap<string, string>;
}

const MAX_PAGE_NO = 1_000_000;
const MAX_PAGE_SIZE = 1000;
const MAX_SORT_COLUMNS = 5;
const PARAM = 'self_';
const EXACT = 'force_';

type Parameters = Readonly<Record<string, unknown>>;
type Sort = ReportRequest['sort'];

const KINDS: Readonly<Record<ReportFieldType, PlaceKind>> = {
  String: 'text',
  Integer: 'decimal',
  Long: 'decimal',
  Decimal: 'decimal',
  Date: 'date',
  Datetime: 'datetime',
};

/** A column of the report by its name, as filters know places. */
export const placesOf = ({ columns }: CompiledReport): ReadonlyMap<string, ColumnPlace> =>
  new Map(
    columns.map(({ key, title, fieldType }) => [key, { key, title, kind: KINDS[fieldType], dbColumn: key }] as const),
  );

/** `column=a,b&order=desc,asc`; one order counts for all. Columns that are not for sorting are refused. */
function parseSort(report: CompiledReport, { column, order }: Parameters, popupSort: Sort): Sort | InputProblem {
  if (column === undefined || column === '') return popupSort.length > 0 ? popupSort : report.order;
  if (typeof column !== 'string') return { path: '/column', message: '排序列 column 只能出现一次' };
  if (order !== undefined && typeof order !== 'string')
    return { path: '/order', message: '排序方向 order 只能出现一次' };
  const names = column.split(',').map((name) => name.trim().replace(/_dictText$/, ''));
  if (names.length > MAX_SORT_COLUMNS) return { path: '/column', message: `最多按${MAX_SORT_COLUMNS}列排序` };
  const orders = (order ?? '').toLowerCase().split(',');
  const sortable = new Set([
    ...report.columns.filter(({ isOrder }) => isOrder).map(({ key }) => key),
    ...[...report.order, ...popupSort].map((item) => item.column),
  ]);
  const unknown = names.find((name) => !sortable.has(name));
  if (unknown !== undefined) return { path: '/column', message: `要排序的列“${unknown}”不存在或不能排序` };
  return names.map((name, index) => ({
    column: name,
    order: (orders[index] ?? orders[0] ?? '').includes('asc') ? 'asc' : 'desc',
  }));
}

/** A value that is taken as it stands: of a parameter, or one that a column must equal. */
function readPlain(name: string, value: unknown): string | InputProblem {
  const path = `/${name}`;
  if (typeof value !== 'string') return { path, message: `查询参数“${name}”只能出现一次` };
  if (value.length > 2000) return { path, message: `查询参数“${name}”过长，最多2000个字符` };
  if (value.includes('\0')) return { path, message: `查询参数“${name}”含有非法字符` };
  return value.trim();
}

function paramProblem({ name, title, fieldType }: CompiledReportParam, value: string): InputProblem | undefined {
  const place: ColumnPlace = { key: `${PARAM}${name}`, title, kind: KINDS[fieldType], dbColumn: name };
  const message = problemOfFilter(place, { op: 'eq', values: [value] });
  return message === undefined ? undefined : { path: `/${PARAM}${name}`, message };
}

class Reading {
  readonly problems: InputProblem[] = [];
  readonly filters: Filter[] = [];
  readonly params = new Map<string, string>();
  readonly #places: ReadonlyMap<string, ColumnPlace>;
  readonly #params: ReadonlyMap<string, CompiledReportParam>;

  constructor(report: CompiledReport) {
    this.#places = placesOf(report);
    this.#params = new Map(report.params.map((param) => [param.name, param]));
  }

  take(name: string, value: unknown): void {
    if (this.#places.has(name)) return this.#filter(name, value);
    const param = this.#named(name, PARAM);
    const known = param === undefined ? undefined : this.#params.get(param);
    if (known !== undefined) return this.#param(known, name, value);
    // A popup's `param` may as well name a column of the report.
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
      const message = problemOfFilter(place, condition);
      if (message === undefined) this.filters.push({ place, condition });
      else this.problems.push({ path: `/${name}`, message });
    }
  }
}

/**
 * Reads the parameters of a data call (contract §8.1). What is not understood is refused by name, never left out.
 * `popupSort`: the order that the asking popup states; it counts when the call names none.
 */
export function parseReportParameters(report: CompiledReport, parameters: Parameters, popupSort: Sort): ReportRequest {
  const reading = new Reading(report);
  const { problems, filters, params } = reading;
  const pageNo = wholeNumber(parameters['pageNo'], 1, MAX_PAGE_NO);
  const pageSize = wholeNumber(parameters['pageSize'], 10, MAX_PAGE_SIZE);
  if (pageNo === undefined) problems.push({ path: '/pageNo', message: `页码 pageNo 应为1到${MAX_PAGE_NO}的整数` });
  if (pageSize === undefined)
    problems.push({ path: '/pageSize', message: `每页条数 pageSize 应为1到${MAX_PAGE_SIZE}的整数` });
  const sort = parseSort(report, parameters, popupSort);
  if ('message' in sort) problems.push(sort);
  for (const [name, value] of Object.entries(parameters)) {
    // A name that begins with _ is ours: `_t`, `_page`, `_column`.
    if (IGNORED.has(name) || PAGING.has(name) || name.startsWith('_')) continue;
    reading.take(name, value);
  }
  for (const { name, title, required, defaultValue } of report.params) {
    if (!required || defaultValue !== undefined || params.has(name)) continue;
    problems.push({ path: `/${PARAM}${name}`, message: `缺少参数“${title}”` });
  }
  if (problems.length > 0) throw problemsRefusal(reportMessages.badParameters, problems);
  return {
    pageNo: pageNo ?? 1,
    pageSize: pageSize ?? 10,
    filters,
    sort: 'message' in sort ? [] : sort,
    params,
  };
}
