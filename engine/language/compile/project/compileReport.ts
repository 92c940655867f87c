import type {
  CompiledReport,
  CompiledReportColumn,
  CompiledReportParam,
  CompiledStatement,
  ReportFieldType,
} from '../../compiled/compiledReport.ts';
import { findDictionary } from '../../dicts/index.ts';
import type { CompiledDictionary } from '../../dicts/index.ts';
import type { ReportChart, ReportColumn, ReportParam, ReportSchema } from '../../../generated/report.ts';
import type { Path } from '../../../core/paths.ts';
import { hints, describeProblem } from '../../../text/problems.ts';
import type { Problem } from '../../../text/problems.ts';
import { systemVariableOf, SYSTEM_VARIABLES } from '../../../core/recordFilter.ts';
import { readStatement } from '../../load/index.ts';
import { didYouMean } from '../../../text/suggestions.ts';

const DEFAULT_WIDTH = 120;
/** The first two search fields are always visible. */
const SHOWN_SEARCHES = 2;
const NUMBERS: ReadonlySet<ReportFieldType> = new Set(['Integer', 'Long', 'Decimal']);

interface Reporting {
  readonly dictionaries: ReadonlyMap<string, CompiledDictionary>;
  readonly keys: ReadonlySet<string>;
  readonly problems: Problem[];
}

function unknownColumn(reporting: Reporting, name: string, path: Path): void {
  reporting.problems.push({
    ...describeProblem('unknown-column.ofReport', { name }),
    path,
    ...didYouMean(name, reporting.keys),
  });
}

/** Parses `男_1,女_2`: the last underscore separates text and value. */
const optionsOf = (written: string) =>
  written.split(',').map((pair) => {
    const at = pair.lastIndexOf('_');
    return { value: pair.slice(at + 1).trim(), text: pair.slice(0, at).trim() };
  });

function checkColumn(reporting: Reporting, column: ReportColumn, path: Path): void {
  const say = (key: string, problem: Omit<Problem, 'path'>): void => {
    reporting.problems.push({ ...problem, path: [...path, key] });
  };
  if (column.dictCode !== undefined && column.replace_val !== undefined)
    say('replace_val', describeProblem('ambiguous-options.report'));
  if (column.isTotal === true && !NUMBERS.has(column.fieldType ?? 'String')) {
    say('isTotal', {
      ...describeProblem('wrong-type.total', { type: column.fieldType ?? 'String' }),
      ...hints('decimalTotal'),
    });
  }
  if (column.dictCode !== undefined && findDictionary(reporting.dictionaries, column.dictCode) === undefined) {
    const known = didYouMean(column.dictCode, reporting.dictionaries.keys());
    say('dictCode', { ...describeProblem('unknown-dictionary', { name: column.dictCode }), ...known });
  }
  for (const [, name = ''] of (column.href ?? '').matchAll(/\$\{([^}]*)\}/g)) {
    if (!reporting.keys.has(name)) unknownColumn(reporting, name, [...path, 'href']);
  }
}

function compileColumn(reporting: Reporting, column: ReportColumn, searches: number): CompiledReportColumn {
  const dictionary =
    column.dictCode === undefined ? undefined : findDictionary(reporting.dictionaries, column.dictCode);
  return {
    key: column.key,
    title: column.title,
    fieldType: column.fieldType ?? 'String',
    width: column.width ?? DEFAULT_WIDTH,
    isShow: column.isShow ?? true,
    isOrder: column.isOrder ?? false,
    searchMode: column.searchMode,
    expanded: column.expanded ?? searches >= SHOWN_SEARCHES,
    dictCode: dictionary?.dictCode,
    options: column.replace_val === undefined ? undefined : optionsOf(column.replace_val),
    isTotal: column.isTotal ?? false,
    groupTitle: column.groupTitle,
    href: column.href,
  };
}

function defaultOf(
  reporting: Reporting,
  written: string,
  path: Path,
): NonNullable<CompiledReportParam['defaultValue']> {
  const name = systemVariableOf(written);
  if (name !== undefined) return { kind: 'variable', name };
  if (written.startsWith('#{')) {
    const hint = didYouMean(written.replace(/[#{}]/g, ''), SYSTEM_VARIABLES);
    reporting.problems.push({ ...describeProblem('unknown-variable', { name: written }), path, ...hint });
  }
  return { kind: 'literal', value: written };
}

function compileParam(reporting: Reporting, param: ReportParam, path: Path): CompiledReportParam {
  const { name, title, fieldType, required, defaultValue } = param;
  return {
    name,
    title: title ?? name,
    fieldType: fieldType ?? 'String',
    required: required ?? false,
    ...(defaultValue !== undefined && { defaultValue: defaultOf(reporting, defaultValue, [...path, 'defaultValue']) }),
  };
}

/** Checks a chart: it names visible columns and sums only numbers. */
function checkChart(
  reporting: Reporting,
  { category, values = [] }: ReportChart,
  { columns, path }: { readonly columns: readonly ReportColumn[]; readonly path: Path },
): void {
  const shown = new Map(columns.filter(({ isShow }) => isShow !== false).map((column) => [column.key, column]));
  const check = (name: string, at: Path, sums: boolean): void => {
    const { fieldType = 'String' } = shown.get(name) ?? {};
    if (!shown.has(name)) unknownColumn(reporting, name, at);
    else if (sums && !NUMBERS.has(fieldType))
      reporting.problems.push({
        ...describeProblem('wrong-type.total', { type: fieldType }),
        path: at,
        ...hints('decimalTotal'),
      });
  };
  check(category, [...path, 'category'], false);
  for (const [index, name] of values.entries()) check(name, [...path, 'values', index], true);
}

/** Reports names that occur twice. */
function checkOnce(reporting: Reporting, names: readonly string[], place: (index: number) => Path): void {
  for (const [index, name] of names.entries()) {
    if (names.indexOf(name) === index) continue;
    reporting.problems.push({ ...describeProblem('duplicate-key.report', { name }), path: place(index) });
  }
}

/** A report that reads tables must have a permission. A parameter must not have the name of a session variable. */
function checkGuards(
  reporting: Reporting,
  { permission, params = [] }: ReportSchema,
  statement: CompiledStatement,
): void {
  const [table] = statement.tables;
  if (permission === undefined && table !== undefined) {
    const said = describeProblem('missing-permission.reads', { table: table.name });
    reporting.problems.push({ ...said, path: [], ...hints('permission') });
  }
  for (const [index, { name }] of params.entries()) {
    if (systemVariableOf(`#{${name}}`) === undefined) continue;
    const said = describeProblem('reserved-name.parameter', { name });
    reporting.problems.push({ ...said, path: ['params', index, 'name'], ...hints('otherName') });
  }
}

interface CompileReportResult {
  readonly report?: CompiledReport | undefined;
  readonly problems: readonly Problem[];
  /** Problems of the statement, with line and column in it. */
  readonly statementProblems: readonly Problem[];
}

/**
 * Compiles a report and checks its columns, dictionaries, totals of numbers, links to columns of the row, and that the
 * statement only reads. `statement` is its text; without it there is no report.
 */
export function compileReport(
  schema: ReportSchema,
  dictionaries: ReadonlyMap<string, CompiledDictionary>,
  statement: string | undefined,
): CompileReportResult {
  const { columns, order = [], params = [], charts = [] } = schema;
  const keys = columns.map(({ key }) => key);
  const reporting: Reporting = { dictionaries, keys: new Set(keys), problems: [] };
  checkOnce(reporting, keys, (index) => ['columns', index, 'key']);
  checkOnce(
    reporting,
    params.map(({ name }) => name),
    (index) => ['params', index, 'name'],
  );
  for (const [index, column] of columns.entries()) checkColumn(reporting, column, ['columns', index]);
  for (const [index, { column }] of order.entries()) {
    if (!reporting.keys.has(column)) unknownColumn(reporting, column, ['order', index, 'column']);
  }
  for (const [index, chart] of charts.entries()) checkChart(reporting, chart, { columns, path: ['charts', index] });
  const described = describeReport(reporting, schema);
  const read =
    statement === undefined ? { problems: [] } : readStatement(statement, new Set(params.map(({ name }) => name)));
  const good = 'statement' in read ? read.statement : undefined;
  if (good !== undefined) checkGuards(reporting, schema, good);
  const result = { problems: reporting.problems, statementProblems: read.problems };
  if (good === undefined || reporting.problems.length > 0) return result;
  return { ...result, report: { ...described, statement: good } };
}

function describeReport(reporting: Reporting, schema: ReportSchema): Omit<CompiledReport, 'statement'> {
  const { code, title, permission, dataScope, columns, order = [], params = [], charts = [] } = schema;
  const searchesBefore = (end: number): number =>
    columns.slice(0, end).filter(({ searchMode }) => searchMode !== undefined).length;
  return {
    code,
    title,
    permission,
    dataScope: dataScope ?? 'pages',
    columns: columns.map((column, index) => compileColumn(reporting, column, searchesBefore(index))),
    order: order.map(({ column, order: direction }) => ({ column, order: direction ?? 'asc' })),
    params: params.map((param, index) => compileParam(reporting, param, ['params', index])),
    charts: charts.map(({ kind, category, values }) => ({ kind, category, values: values ?? [] })),
  };
}
