/* Made from schemas/meta by `npm run generate`. Do not edit. */

/**
 * A popup report: rows of a statement, which stands beside as <code>.sql and is never served.
 */
export interface ReportSchema {
  /**
   * Path of this meta-schema, for editors: ../meta/report.schema.json.
   */
  $schema?: string;
  /**
   * Version of the page language: 1.
   */
  schemaVersion: 1;
  /**
   * report.
   */
  kind: 'report';
  /**
   * Name of the report; this file and the statement beside it are called after it.
   */
  code: string;
  /**
   * Name of the report in headings.
   */
  title: string;
  /**
   * Permission code needed to read it. Needed when the statement reads a table. Whoever may fill in a popup that names the report may read it there without the code.
   */
  permission?: string;
  /**
   * Which rows of its tables the statement sees. pages: those that the pages of each table show to who asks. all: all of the tenant. Default: pages.
   */
  dataScope?: 'pages' | 'all';
  /**
   * Columns of the statement, in order.
   */
  columns: ReportColumn[];
  /**
   * Order of the rows, the first counts most. Default: the statement's.
   */
  order?: ReportOrder[];
  /**
   * What is drawn beside the rows where the report stands as a page, of the whole query. Default: nothing.
   */
  charts?: ReportChart[];
  /**
   * Parameters of the statement. Default: none.
   */
  params?: ReportParam[];
}
/**
 * One column of the statement.
 */
export interface ReportColumn {
  /**
   * Name of the column in the statement's result.
   */
  key: string;
  /**
   * Head of the column.
   */
  title: string;
  /**
   * What it holds: String, Integer, Long, Decimal, Date, Datetime. Default: String.
   */
  fieldType?: 'String' | 'Integer' | 'Long' | 'Decimal' | 'Date' | 'Datetime';
  /**
   * Width in pixels. Default: 120.
   */
  width?: number;
  /**
   * Whether it is shown; hidden ones can still be taken over. Default: true.
   */
  isShow?: boolean;
  /**
   * Whether rows can be sorted by it. Default: false.
   */
  isOrder?: boolean;
  /**
   * single: one field that is compared. group: two fields for a range. Default: not searched.
   */
  searchMode?: 'single' | 'group';
  /**
   * Its search shows only after 展开. Default: from the third search on.
   */
  expanded?: boolean;
  /**
   * Dictionary that gives texts for its values.
   */
  dictCode?: string;
  /**
   * Texts for its values, as text_value pairs: 男_1,女_2. Instead of dictCode.
   */
  replace_val?: string;
  /**
   * Whether the foot shows its sum. Numbers only. Default: false.
   */
  isTotal?: boolean;
  /**
   * Common head above neighbouring columns of the same group title. Default: none.
   */
  groupTitle?: string;
  /**
   * Where its values lead: a route or an http address; ${column} stands for values of the row.
   */
  href?: string;
}
/**
 * One column of the order.
 */
export interface ReportOrder {
  /**
   * Column of the report.
   */
  column: string;
  /**
   * asc or desc. Default: asc.
   */
  order?: 'asc' | 'desc';
}
/**
 * One drawing: rows put together by a column.
 */
export interface ReportChart {
  /**
   * bar and pie show the 12 largest parts and the rest as one, line the last 60 values of the column in their order.
   */
  kind: 'bar' | 'line' | 'pie';
  /**
   * Column of the report, shown, by whose values rows are put together.
   */
  category: string;
  /**
   * Columns of numbers that are summed. Default: rows are counted.
   */
  values?: string[];
}
/**
 * One parameter of the statement, written there as :name and always bound: as a number for Integer, Long and Decimal, else as text.
 */
export interface ReportParam {
  /**
   * Name in the statement and, with self_ before it, in calls.
   */
  name: string;
  /**
   * What staff read. Default: the name.
   */
  title?: string;
  /**
   * What it holds. Default: String.
   */
  fieldType?: 'String' | 'Integer' | 'Long' | 'Decimal' | 'Date' | 'Datetime';
  /**
   * Whether a call without it is refused. Default: false.
   */
  required?: boolean;
  /**
   * Value when a call gives none: a text, or #{sys_user_code}, #{sys_user_name}, #{sys_org_code}, #{sys_multi_org_code}, #{sys_date}, #{sys_time}, #{tenant_id}. Default: null.
   */
  defaultValue?: string;
}
