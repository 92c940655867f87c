import type { DictItem } from './dictionaryPort.ts';
import type { ExportWatch, WorkbookSheet } from './exports.ts';
import type { PrintSheets } from './prints.ts';
import type { ListResult } from './listPort.ts';

/** A column of a popup report as a picker or a report page shows it. */
export interface ReportColumn {
  readonly key: string;
  readonly title: string;
  /** In pixels. */
  readonly width?: number | undefined;
  readonly sortable: boolean;
  /** Items by value where the column shows texts. */
  readonly options?: readonly DictItem[] | undefined;
  /** Summed at the foot. */
  readonly isTotal: boolean;
  /** The heading over this column and its neighbours of the same one. */
  readonly groupTitle?: string | undefined;
  readonly valueType: 'text' | 'decimal' | 'date';
  /** Where a click on the value leads; `${key}` stands for a value of the row. */
  readonly href?: string | undefined;
}

export interface ReportQueryItem {
  readonly key: string;
  readonly title: string;
  readonly kind: 'text' | 'number' | 'date' | 'datetime' | 'options' | 'dictionary';
  /** `range`: the request carries `<key>_begin` and `<key>_end`. */
  readonly mode: 'single' | 'range';
  /** Shown only when the query is expanded. */
  readonly expanded: boolean;
  readonly dictCode?: string | undefined;
  readonly options?: readonly DictItem[] | undefined;
  /** Nothing is asked without it. Default: false. */
  readonly required?: boolean | undefined;
}

/** What is drawn beside the rows. */
export interface ReportChart {
  readonly kind: 'bar' | 'line' | 'pie';
  /** Column by whose values rows are put together. */
  readonly category: string;
  /** Columns that are summed; empty: rows are counted. */
  readonly values: readonly string[];
}

/** A part of a chart. */
export interface ReportChartRow {
  /** As staff read it; blank: no value, or the rest. */
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
  /** Whether the user may take all rows away, as a workbook or on paper. */
  readonly mayLeave: boolean;
}

export interface ReportRequest {
  readonly pageNo: number;
  readonly pageSize: number;
  /** Values of query items by key, in the grammar of contract.md §7.3; blank ones are dropped. */
  readonly filters: Readonly<Record<string, string>>;
  /** Values of the report's own parameters by name. */
  readonly params?: Readonly<Record<string, string>>;
  readonly column?: string;
  readonly order?: 'asc' | 'desc';
  /** Rows that have one of these values in this column stand before all others. */
  readonly first?: { readonly column: string; readonly values: readonly string[] } | undefined;
}

/** All rows of a report that match. */
export type ReportMatches = Pick<ReportRequest, 'filters' | 'params'>;

/** A parameter of a report's own statement. */
export interface ReportParameter {
  readonly name: string;
  readonly title: string;
  /** What it is where nothing is said; blank where that is known to the server alone. */
  readonly defaultText: string;
  readonly kind: Extract<ReportQueryItem['kind'], 'text' | 'number' | 'date' | 'datetime'>;
  /** Nothing can be asked without it. */
  readonly required: boolean;
}

/** The page and column that ask for a report: their right counts besides the report's own. */
export interface ReportOrigin {
  readonly pageId: string;
  readonly column: string;
}

/** Popup reports (W7-23..25). `from`: the page and column that ask; their right counts. */
export interface Reports {
  /**
   * Who reads, and in which language: tenant, user, department, rights. What a report said is kept for them alone, for half
   * a minute (W9-8).
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
  /** Sums of all rows that match, by column, as decimal text; null where nothing is summed up. */
  totals(
    id: string,
    request: ReportMatches,
    options?: { readonly from?: ReportOrigin | undefined; readonly signal?: AbortSignal },
  ): Promise<Readonly<Record<string, string | null>>>;
  /** What a chart shows, of all rows that match; `at`: its place in the report. */
  chart(
    id: string,
    request: ReportMatches & { readonly at: number },
    signal?: AbortSignal,
  ): Promise<readonly ReportChartRow[]>;
  /** All rows that match on paper (decision 0055). */
  sheets(
    id: string,
    request: ReportMatches & Pick<ReportRequest, 'column' | 'order'>,
    signal: AbortSignal,
  ): Promise<PrintSheets>;
  /** Saves these sheets as a PDF, or hands it to the browser's own print dialog; `saved`: the browser shows no PDF. */
  printRows(
    id: string,
    request: ReportMatches & Pick<ReportRequest, 'column' | 'order'>,
    options: { readonly task: 'print' | 'file'; readonly signal: AbortSignal },
  ): Promise<'printed' | 'saved' | void>;
  /** Saves all rows that match as a workbook. */
  exportRows(
    id: string,
    request: ReportMatches & Pick<ReportRequest, 'column' | 'order'>,
    options: { readonly sheet: WorkbookSheet; readonly watch: ExportWatch },
  ): Promise<void>;
}
