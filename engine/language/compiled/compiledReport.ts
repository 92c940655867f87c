import type { Option } from './compiledPage.ts';
import type { SystemVariable } from '../../core/recordFilter.ts';

export type ReportFieldType = 'String' | 'Integer' | 'Long' | 'Decimal' | 'Date' | 'Datetime';

export interface CompiledReportColumn {
  /** Name in the result of the statement. */
  readonly key: string;
  readonly title: string;
  readonly fieldType: ReportFieldType;
  /** Pixels. */
  readonly width: number;
  /** Hidden ones can still be taken over by a popup. */
  readonly isShow: boolean;
  readonly isOrder: boolean;
  /** `single`: one field, `group`: a range; absent: not searched. */
  readonly searchMode?: 'single' | 'group' | undefined;
  /** Its search shows only after 展开. */
  readonly expanded: boolean;
  readonly dictCode?: string | undefined;
  /** Texts for its values, from `replace_val`. */
  readonly options?: readonly Option[] | undefined;
  readonly isTotal: boolean;
  readonly groupTitle?: string | undefined;
  /** `/path?id=${id}`: columns of the row in `${}`. */
  readonly href?: string | undefined;
}

/** What is drawn beside the rows of a report that stands as a page. */
export interface CompiledReportChart {
  readonly kind: 'bar' | 'line' | 'pie';
  /** Column of the report by whose values rows are put together. */
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

/** Where something begins in the file of a statement, one-based. */
export interface StatementPlace {
  readonly line: number;
  readonly column: number;
}

/** A piece of a statement: its own text, line for line as in the file, the value of a parameter, or what the session says. */
export type StatementPart = StatementPlace &
  (
    | { readonly kind: 'text'; readonly text: string }
    | { readonly kind: 'param'; readonly name: string }
    | { readonly kind: 'variable'; readonly name: SystemVariable }
  );

/** One select, checked; values are bound between its parts. */
export interface CompiledStatement {
  readonly parts: readonly StatementPart[];
  /** Tables that it reads, with the place of the first mention. */
  readonly tables: readonly ({ readonly name: string } & StatementPlace)[];
}

/** A popup report. Its statement stands beside the file and never travels. */
export interface CompiledReport {
  readonly code: string;
  readonly title: string;
  /** Absent: whoever is signed in; then the statement reads no table. */
  readonly permission?: string | undefined;
  /** `pages`: of each table what its pages show to the caller; `all`: everything of the tenant. */
  readonly dataScope: 'pages' | 'all';
  readonly columns: readonly CompiledReportColumn[];
  /** Empty: as the statement has it. */
  readonly order: readonly { readonly column: string; readonly order: 'asc' | 'desc' }[];
  readonly params: readonly CompiledReportParam[];
  readonly charts: readonly CompiledReportChart[];
  readonly statement: CompiledStatement;
}
