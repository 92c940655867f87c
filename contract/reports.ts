import { present } from '../engine/index.ts';
import type { CompiledReportChart, CompiledReportColumn, ReportFieldType } from '../engine/index.ts';
import { toChoices } from './dictionaryItems.ts';
import type { DictionaryChoice, SentChoice } from './dictionaryItems.ts';
import { isRecord, recordsOf, textOf } from './reading.ts';

export interface SentReportColumn {
  readonly title: string;
  readonly dataIndex: string;
  readonly align: 'center';
  readonly fieldType: ReportFieldType;
  readonly fieldWidth: number;
  readonly sorter?: 'true';
  readonly isTotal?: '1';
  readonly groupTitle?: string;
  /** Key of its choices in `dictOptions`. */
  readonly customRender?: string;
  /** Name of one of `fieldHrefSlots`. */
  readonly scopedSlots?: { readonly customRender: string };
}

/** Data for the table of a popup report (W7-23). */
export interface SentReport {
  readonly columns: readonly SentReportColumn[];
  readonly dictOptions: Readonly<Record<string, readonly SentChoice[]>>;
  readonly fieldHrefSlots: readonly { readonly slotName: string; readonly href: string }[];
  readonly isGroupTitle: boolean;
  /** The report's code. */
  readonly cgRpConfigId: string;
  readonly cgRpConfigName: string;
  /** Not in the contract: charts shown next to the rows; absent: none. */
  readonly charts?: readonly CompiledReportChart[];
  /** Not in the contract: whether the caller may export all rows, as a workbook or on paper. */
  readonly mayLeave: boolean;
}

/** Maximum number of separate parts of a bar or pie chart, and of steps of a line chart. */
export const MAX_CHART_PARTS = 12;
export const MAX_CHART_STEPS = 60;

/** One part of a chart, as `getChart` answers. */
export interface SentChartRow {
  /** Null: blank, or the remaining parts. */
  readonly part: string | null;
  /** Text shown to users. */
  readonly text: string;
  readonly isRest: boolean;
  /** Decimal texts, in the order of the chart's values; if the chart has none: the number of rows. */
  readonly values: readonly (string | null)[];
}

/** Reads the answer of `getChart`. */
export const toChartRows = (source: unknown): readonly SentChartRow[] =>
  recordsOf(source).map((row) => ({
    part: textOf(row, 'part') || null,
    text: textOf(row, 'text'),
    isRest: row['isRest'] === true,
    values: Array.isArray(row['values'])
      ? row['values'].map((value) => (typeof value === 'string' ? value : null))
      : [],
  }));

/** One search field of a report (W7-24). */
export interface SentReportSearch {
  readonly label: string;
  readonly field: string;
  /** `list`: one of the options; `search`: one of a dictionary; otherwise the type of the column. */
  readonly view: 'list' | 'search' | Lowercase<ReportFieldType>;
  readonly mode: NonNullable<CompiledReportColumn['searchMode']>;
  readonly order: number;
  /** Shown only when the query form is expanded. */
  readonly hidden?: '1';
  readonly dictCode?: string;
  readonly options?: readonly SentChoice[];
}

/** A parameter of the report's SQL statement. */
export interface SentReportParameter {
  readonly id: string;
  readonly cgrheadId: string;
  readonly paramName: string;
  readonly paramTxt: string;
  /** Default value: a text, or `#{name}` of the user. */
  readonly paramValue: string;
  readonly orderNum: number;
  /** Not in the contract: its type, and whether a call without it is refused. */
  readonly fieldType?: ReportFieldType;
  readonly required?: boolean;
}

export interface DescribedColumn {
  readonly key: string;
  readonly title: string;
  readonly width?: number;
  readonly sortable: boolean;
  readonly options?: readonly DictionaryChoice[];
  readonly isTotal: boolean;
  readonly groupTitle?: string;
  readonly valueType: 'text' | 'decimal' | 'date';
  readonly href?: string;
}

export interface DescribedSearch {
  readonly key: string;
  readonly title: string;
  readonly kind: 'text' | 'number' | 'date' | 'datetime' | 'options' | 'dictionary';
  readonly mode: 'single' | 'range';
  readonly expanded: boolean;
  readonly dictCode?: string;
  readonly options?: readonly DictionaryChoice[];
}

export interface ReportDescription {
  readonly id: string;
  readonly title: string;
  readonly columns: readonly DescribedColumn[];
  /** Charts shown next to the rows. */
  readonly charts: readonly CompiledReportChart[];
  /** Whether the user may export all rows. */
  readonly mayLeave: boolean;
}

const CHARTS: readonly string[] = ['bar', 'line', 'pie'] satisfies CompiledReportChart['kind'][];

const toCharts = (source: unknown): readonly CompiledReportChart[] =>
  recordsOf(source).flatMap((chart) => {
    const kind = textOf(chart, 'kind');
    if (!CHARTS.includes(kind)) return [];
    const values = Array.isArray(chart['values']) ? chart['values'].filter((key) => typeof key === 'string') : [];
    return [{ kind: kind as CompiledReportChart['kind'], category: textOf(chart, 'category'), values }];
  });

type Source = Readonly<Record<string, unknown>>;

const NUMBERS: ReadonlySet<string> = new Set(['integer', 'long', 'decimal']);
const DATES: ReadonlySet<string> = new Set(['date', 'datetime']);

function valueTypeOf(fieldType: string): DescribedColumn['valueType'] {
  if (NUMBERS.has(fieldType)) return 'decimal';
  return DATES.has(fieldType) ? 'date' : 'text';
}

function hrefOf(column: Source, slots: readonly Source[]): string | undefined {
  const slot = textOf(column['scopedSlots'], 'customRender');
  const found = slots.find((one) => textOf(one, 'slotName') === slot);
  return textOf(found, 'href') || undefined;
}

function toColumn(source: Source, dictOptions: unknown, slots: readonly Source[]): DescribedColumn {
  const width = Number(source['fieldWidth']);
  const choices = textOf(source, 'customRender');
  return present({
    key: textOf(source, 'dataIndex'),
    title: textOf(source, 'title'),
    sortable: source['sorter'] === 'true' || source['sorter'] === true,
    isTotal: textOf(source, 'isTotal') === '1',
    valueType: valueTypeOf(textOf(source, 'fieldType').toLowerCase()),
    width: width > 0 ? width : undefined,
    options: choices === '' ? undefined : toChoices(isRecord(dictOptions) ? dictOptions[choices] : undefined),
    groupTitle: textOf(source, 'groupTitle') || undefined,
    href: hrefOf(source, slots),
  });
}

/** Reads the answer of `getRpColumns`. */
export function toReport(source: unknown): ReportDescription {
  const { columns, dictOptions, fieldHrefSlots, charts, mayLeave } = isRecord(source) ? source : {};
  const slots = recordsOf(fieldHrefSlots);
  return {
    id: textOf(source, 'cgRpConfigId'),
    title: textOf(source, 'cgRpConfigName'),
    columns: recordsOf(columns).map((column) => toColumn(column, dictOptions, slots)),
    charts: toCharts(charts),
    mayLeave: mayLeave === true,
  };
}

/** Unknown kinds are text inputs. */
function kindOf(view: string): DescribedSearch['kind'] {
  if (view === 'list') return 'options';
  if (view === 'search') return 'dictionary';
  if (view === 'date' || view === 'datetime') return view;
  return NUMBERS.has(view) ? 'number' : 'text';
}

function toSearch(source: Source): DescribedSearch {
  const options = toChoices(source['options']);
  return present({
    key: textOf(source, 'field'),
    title: textOf(source, 'label'),
    kind: kindOf(textOf(source, 'view')),
    mode: textOf(source, 'mode') === 'group' ? ('range' as const) : ('single' as const),
    expanded: textOf(source, 'hidden') === '1',
    dictCode: textOf(source, 'dictCode') || undefined,
    options: options.length === 0 ? undefined : options,
  });
}

export interface DescribedParameter {
  readonly name: string;
  readonly title: string;
  /** Blank if the value comes from the session (`#{sys_user_code}`): the server fills it in. */
  readonly defaultText: string;
  readonly kind: Extract<DescribedSearch['kind'], 'text' | 'number' | 'date' | 'datetime'>;
  /** A call without it is refused, and it has no other source. */
  readonly required: boolean;
}

const parameterKind = (written: string): DescribedParameter['kind'] => {
  const kind = kindOf(written);
  return kind === 'options' || kind === 'dictionary' ? 'text' : kind;
};

/** Reads the answer of `getParamsInfo`. */
export const toReportParameters = (source: unknown): readonly DescribedParameter[] =>
  recordsOf(source).map((param) => {
    const written = textOf(param, 'paramValue');
    return {
      name: textOf(param, 'paramName'),
      title: textOf(param, 'paramTxt') || textOf(param, 'paramName'),
      defaultText: written.startsWith('#{') ? '' : written,
      kind: parameterKind(textOf(param, 'fieldType').toLowerCase()),
      required: param['required'] === true && written === '',
    };
  });

/** Reads the answer of `getTotals`: sums as decimal text, by column. */
export const toReportSums = (source: unknown): Readonly<Record<string, string | null>> =>
  Object.fromEntries(
    Object.keys(isRecord(source) ? source : {}).map((key) => [key, textOf(source, key) || null] as const),
  );

/** Reads the answer of `getQueryInfo`. */
export const toReportSearches = (source: unknown): readonly DescribedSearch[] => recordsOf(source).map(toSearch);
