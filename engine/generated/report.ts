/* Made from schemas/meta by `npm run generate`. Do not edit. */

/**
 * A popup report: rows of an SQL statement, which is stored next to this file as <code>.sql and never sent to clients.
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
   * Name of the report; this file and its SQL statement have the same name.
   */
  code: string;
  /**
   * Title of the report in headings.
   */
  title: string;
  /**
   * Permission code required to read the report. Required if the statement reads a table. Users who may fill in a popup field that references the report can read it there without the code.
   */
  permission?: string;
  /**
   * Rows of its tables that the statement reads. pages: those that the pages of each table show to the user. all: all rows of the tenant. Default: pages.
   */
  dataScope?: 'pages' | 'all';
  /**
   * Columns of the statement, in order.
   */
  columns: ReportColumn[];
  /**
   * Sort order of the rows, most significant column first. Default: that of the statement.
   */
  order?: ReportOrder[];
  /**
   * Charts of the whole query result, shown next to the rows when the report is a page. Default: none.
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
   * Header of the column.
   */
  title: string;
  /**
   * Type of the values: String, Integer, Long, Decimal, Date, Datetime. Default: String.
   */
  fieldType?: 'String' | 'Integer' | 'Long' | 'Decimal' | 'Date' | 'Datetime';
  /**
   * Width in pixels. Default: 120.
   */
  width?: number;
  /**
   * Whether the column is shown; values of hidden columns can still be copied. Default: true.
   */
  isShow?: boolean;
  /**
   * Whether users can sort the rows by it. Default: false.
   */
  isOrder?: boolean;
  /**
   * single: one query field. group: two query fields for a range. Default: not searchable.
   */
  searchMode?: 'single' | 'group';
  /**
   * Whether its query field is shown only after 展开. Default: from the third query field on.
   */
  expanded?: boolean;
  /**
   * Dictionary with the texts of its values.
   */
  dictCode?: string;
  /**
   * Texts of its values, as text_value pairs: 男_1,女_2. Replaces dictCode.
   */
  replace_val?: string;
  /**
   * Whether the footer shows its sum. Only for numbers. Default: false.
   */
  isTotal?: boolean;
  /**
   * Common header above adjacent columns with the same group title. Default: none.
   */
  groupTitle?: string;
  /**
   * Target of a click on its values: a route or an http address; ${column} is replaced by a value of the row.
   */
  href?: string;
}
/**
 * One column of the sort order.
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
 * One chart: rows grouped by a column.
 */
export interface ReportChart {
  /**
   * bar and pie show the 12 largest groups and the rest as one; line shows the last 60 values of the column in their order.
   */
  kind: 'bar' | 'line' | 'pie';
  /**
   * Visible column of the report by whose values rows are grouped.
   */
  category: string;
  /**
   * Numeric columns that are summed. Default: rows are counted.
   */
  values?: string[];
}
/**
 * One parameter of the statement, written there as :name and always bound: as a number for Integer, Long and Decimal, else as text.
 */
export interface ReportParam {
  /**
   * Name in the statement and, prefixed with self_, in calls.
   */
  name: string;
  /**
   * Title shown to users. Default: the name.
   */
  title?: string;
  /**
   * Type of the value. Default: String.
   */
  fieldType?: 'String' | 'Integer' | 'Long' | 'Decimal' | 'Date' | 'Datetime';
  /**
   * Whether a call without it is rejected. Default: false.
   */
  required?: boolean;
  /**
   * Value if a call has none: a text, or #{sys_user_code}, #{sys_user_name}, #{sys_org_code}, #{sys_multi_org_code}, #{sys_date}, #{sys_time}, #{tenant_id}. Default: null.
   */
  defaultValue?: string;
}
