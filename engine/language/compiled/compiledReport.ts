import type { Option } from './compiledPage.ts';
import type { SystemVariable } from '../../core/recordFilter.ts';

export type ReportFieldType = 'String' | 'Integer' | 'Long' | 'Decimal' | 'Date' | 'Datetime';

export interface CompiledReportColumn {
  /** Column name in the result of the statement. */
  readonly key: string;
  readonly title: string;
  readonly fieldType: ReportFieldType;
  /** Pixels. */
  readonly width: number;
  /** Popups can still copy the values of hidden columns. */
  readonly isShow: boolean;
  readonly isOrder: boolean;
  /** `single`: one field, `group`: a range; absent: not searched. */
  readonly searchMode?: 'single' | 'group' | undefined;
  /** If false, its search field is only shown after 展开. */
  readonly expanded: boolean;
  readonly dictCode?: string | undefined;
  /** Display texts for its values, from `replace_val`. */
  readonly options?: readonly Option[] | undefined;
  readonly isTotal: boolean;
  readonly groupTitle?: string | undefined;
  /** `/path?id=${id}`: `${}` contains columns of the row. */
  readonly href?: string | undefined;
}

/** Chart next to the rows of a report that is shown as a page. */
export interface CompiledReportChart {
  readonly kind: 'bar' | 'line' | 'pie';
  /** Report column by whose values rows are grouped. */
  readonly category: string;
  /** Columns that are summed; empty: rows are counted. */
  readonly values: readonly string[];
}

export interface CompiledReportParam {
  readonly name: string;
  readonly title: string;
  readonly fieldType: ReportFieldType;
  readonly required: boolean;
  /** Absent: null. */
  readonly defaultValue?:
    | { readonly kind: 'literal'; readonly value: string }
    | { readonly kind: 'variable'; readonly name: SystemVariable };
}

/** Position in the file of a statement, one-based. */
export interface StatementPlace {
  readonly line: number;
  readonly column: number;
}

/**
 * A part of a statement: literal text with the line breaks of the file, the value of a parameter, or a session
 * variable.
 */
export type StatementPart = StatementPlace &
  (
    | { readonly kind: 'text'; readonly text: string }
    | { readonly kind: 'param'; readonly name: string }
    | { readonly kind: 'variable'; readonly name: SystemVariable }
  );

/** A single validated select; values are bound between its parts. */
export interface CompiledStatement {
  readonly parts: readonly StatementPart[];
  /** Tables that it reads, with the position of the first mention. */
  readonly tables: readonly ({ readonly name: string } & StatementPlace)[];
}

/** A popup report. Its statement is in a separate file and is never sent to the browser. */
export interface CompiledReport {
  readonly code: string;
  readonly title: string;
  /** Absent: every signed-in user; the statement then reads no table. */
  readonly permission?: string | undefined;
  /** `pages`: from each table the rows that its pages show to the caller; `all`: all rows of the tenant. */
  readonly dataScope: 'pages' | 'all';
  readonly columns: readonly CompiledReportColumn[];
  /** Empty: the order of the statement. */
  readonly order: readonly { readonly column: string; readonly order: 'asc' | 'desc' }[];
  readonly params: readonly CompiledReportParam[];
  readonly charts: readonly CompiledReportChart[];
  readonly statement: CompiledStatement;
}
