import type { DictItem } from './dictionaryPort.ts';
import type { ExportWatch, WorkbookSheet } from './exports.ts';
import type { PrintSheets } from './prints.ts';
import type { ListResult } from './listPort.ts';

/** A column of a popup report as displayed in a picker or on a report page. */
export interface ReportColumn {
  readonly key: string;
  readonly title: string;
  /** In pixels. */
  readonly width?: number | undefined;
  readonly sortable: boolean;
  /** Items by value, when the column shows texts. */
  readonly options?: readonly DictItem[] | undefined;
  /** Summed in the footer. */
  readonly isTotal: boolean;
  /** Shared heading above this column and adjacent ones with the same group title. */
  readonly groupTitle?: string | undefined;
  readonly valueType: 'text' | 'decimal' | 'date';
  /** Target of a click on the value; `${key}` is replaced by a value of the row. */
  readonly href?: string | undefined;
}

export interface ReportQueryItem {
  readonly key: string;
  readonly title: string;
  readonly kind: 'text' | 'number' | 'date' | 'datetime' | 'options' | 'dictionary';
  /** `range`: the request carries `<key>_begin` and `<key>_end`. */
  readonly mode: 'single' | 'range';
  /** Shown only when the query form is expanded. */
  readonly expanded: boolean;
  readonly dictCode?: string | undefined;
  readonly options?: readonly DictItem[] | undefined;
  /** Required before the report can be queried. Default: false. */
  readonly required?: boolean | undefined;
}

/** A chart next to the rows. */
export interface ReportChart {
  readonly kind: 'bar' | 'line' | 'pie';
  /** Column by whose values rows are grouped. */
  readonly category: string;
  /** Columns that are summed; empty: rows are counted. */
  readonly values: readonly string[];
}

/** A data point of a chart. */
export interface ReportChartRow {
  /** Text for staff; blank: no value, or the rest. */
  readonly text: string;
  readonly isRest: boolean;
  /** Decimal texts, in the order of the chart's values. */
  readonly values: readonly (string | null)[];
}

export interface ReportInfo {
  readonly id: string;
  readonly title: string;
  readonly columns: readonly ReportColumn[];
  readonly charts: readonly ReportChart[];
  /** Whether the user may export or print all rows. */
  readonly mayLeave: boolean;
}

export interface ReportRequest {
  readonly pageNo: number;
  readonly pageSize: number;
  /** Values of query items by key, in the grammar of contract.md §7.3; blank ones are dropped. */
  readonly filters: Readonly<Record<string, string>>;
  /** Values of the report's parameters, by name. */
  readonly params?: Readonly<Record<string, string>>;
  readonly column?: string;
  readonly order?: 'asc' | 'desc';
  /** Rows with one of these values in this column come before all others. */
  readonly first?: { readonly column: string; readonly values: readonly string[] } | undefined;
}

/** Conditions for all matching rows of a report. */
export type ReportMatches = Pick<ReportRequest, 'filters' | 'params'>;

/** A parameter of the report's own statement. */
export interface ReportParameter {
  readonly name: string;
  readonly title: string;
  /** Default as text; blank when only the server knows it. */
  readonly defaultText: string;
  readonly kind: Extract<ReportQueryItem['kind'], 'text' | 'number' | 'date' | 'datetime'>;
  /** Required before the report can be queried. */
  readonly required: boolean;
}

/** The page and column that request a report: their permission counts in addition to the report's own. */
export interface ReportOrigin {
  readonly pageId: string;
  readonly column: string;
}

/** Popup reports (W7-23..25). `from`: the page and column that request the report; their permission counts. */
export interface Reports {
  /**
   * Identifies the reader and the language: tenant, user, department, permissions. Report results are cached only for
   * this reader, for half a minute (W9-8).
   */
  readonly reader: string;
  info(code: string, from?: ReportOrigin, signal?: AbortSignal): Promise<ReportInfo>;
  parameters(id: string, signal?: AbortSignal): Promise<readonly ReportParameter[]>;
  queryItems(id: string, from?: ReportOrigin, signal?: AbortSignal): Promise<readonly ReportQueryItem[]>;
  rows(
    id: string,
    request: ReportRequest,
    options?: { readonly from?: ReportOrigin | undefined; readonly signal?: AbortSignal },
  ): Promise<ListResult>;
  /** Returns the sums over all matching rows, by column, as decimal text; null when nothing is summed. */
  totals(
    id: string,
    request: ReportMatches,
    options?: { readonly from?: ReportOrigin | undefined; readonly signal?: AbortSignal },
  ): Promise<Readonly<Record<string, string | null>>>;
  /** Returns the data of a chart, over all matching rows; `at`: index of the chart in the report. */
  chart(
    id: string,
    request: ReportMatches & { readonly at: number },
    signal?: AbortSignal,
  ): Promise<readonly ReportChartRow[]>;
  /** Lays out all matching rows for print (decision 0055). */
  sheets(
    id: string,
    request: ReportMatches & Pick<ReportRequest, 'column' | 'order'>,
    signal: AbortSignal,
  ): Promise<PrintSheets>;
  /**
   * Saves these sheets as a PDF, or passes it to the browser's print dialog; `saved`: the browser cannot display PDF.
   */
  printRows(
    id: string,
    request: ReportMatches & Pick<ReportRequest, 'column' | 'order'>,
    options: { readonly task: 'print' | 'file'; readonly signal: AbortSignal },
  ): Promise<'printed' | 'saved' | void>;
  /** Saves all matching rows as a workbook. */
  exportRows(
    id: string,
    request: ReportMatches & Pick<ReportRequest, 'column' | 'order'>,
    options: { readonly sheet: WorkbookSheet; readonly watch: ExportWatch },
  ): Promise<void>;
}
