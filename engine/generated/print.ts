/* Made from schemas/meta by `npm run generate`. Do not edit. */

export type Condition = boolean | string;
/**
 * A part of the layout, placed below the previous one.
 */
export type BlockSchema =
  | TextBlockSchema
  | GridBlockSchema
  | TableBlockSchema
  | WordsBlockSchema
  | BarcodeBlockSchema
  | ImageBlockSchema
  | BreakBlockSchema;

/**
 * A print layout for records. Pages reference it by their key prints; the preview and the PDF are rendered from the same layout.
 */
export interface PrintSchema {
  /**
   * Path of this meta-schema, for editors: ../meta/print.schema.json.
   */
  $schema?: string;
  /**
   * Title of the print layout in menus, and name of its file.
   */
  title: string;
  /**
   * Paper size. Default: A4.
   */
  paper?: 'A3' | 'A4' | 'A5';
  /**
   * Whether the paper is in landscape orientation. Default: false.
   */
  landscape?: boolean;
  /**
   * Page margins. Default: 10 mm each.
   */
  margins?: MarginsSchema;
  /**
   * Watermark across every page. Default: none.
   */
  watermark?: WatermarkSchema;
  /**
   * Header of every page. Default: none.
   */
  header?: BlockSchema[];
  /**
   * Footer of every page. Default: none.
   */
  footer?: BlockSchema[];
  /**
   * Content of the print layout, from top to bottom.
   */
  blocks: BlockSchema[];
}
/**
 * Page margins in millimetres.
 */
export interface MarginsSchema {
  /**
   * In millimetres. Default: 10.
   */
  top?: number;
  /**
   * In millimetres. Default: 10.
   */
  right?: number;
  /**
   * In millimetres. Default: 10.
   */
  bottom?: number;
  /**
   * In millimetres. Default: 10.
   */
  left?: number;
}
/**
 * Large, pale text across every page.
 */
export interface WatermarkSchema {
  /**
   * Text of the watermark.
   */
  text: string;
  /**
   * Omitted if the condition does not hold. Default: true.
   */
  when?: Condition;
}
/**
 * Lines of text; use text or value.
 */
export interface TextBlockSchema {
  /**
   * text.
   */
  block: 'text';
  /**
   * Fixed text; in header and footer ${page} is the page number and ${pages} the number of pages.
   */
  text?: string;
  /**
   * Expression for the content, over $values, $details, $user, and in rows $row; <column>_dictText is the text of a code.
   */
  value?: string;
  /**
   * plain: shortest form, 12.5. scale: with all decimal places of the column, 12.5000. amount: two decimal places and grouped thousands, 25,153.32. day: a date without hyphens, 20261120. A sum has the format of its column. Default: plain.
   */
  format?: 'plain' | 'scale' | 'amount' | 'day';
  /**
   * Horizontal alignment. Default: left.
   */
  align?: 'left' | 'center' | 'right';
  /**
   * Font size in points. Default: 9.
   */
  size?: number;
  /**
   * Whether the text is bold: true, false, or an expression. Default: false.
   */
  bold?: Condition;
  /**
   * Omitted if the condition does not hold. Default: true.
   */
  when?: Condition;
}
/**
 * Cells in rows, each with a small title above its value.
 */
export interface GridBlockSchema {
  /**
   * grid.
   */
  block: 'grid';
  /**
   * Relative widths of the columns: [3, 1, 1].
   */
  columns: number[];
  /**
   * Cells of each row, from left to right.
   */
  rows: CellSchema[][];
  /**
   * Whether borders are drawn around the cells. Default: true.
   */
  frame?: boolean;
  /**
   * Minimum height of a row in points. Default: the height of its lines.
   */
  height?: number;
  /**
   * Font size in points. Default: 8.
   */
  size?: number;
  /**
   * Omitted if the condition does not hold. Default: true.
   */
  when?: Condition;
}
/**
 * A cell; its value is column, value, text or barcode, or it has none.
 */
export interface CellSchema {
  /**
   * Small title of the cell.
   */
  title?: string;
  /**
   * Code that belongs to the text in value; shown in brackets after the title.
   */
  code?: string;
  /**
   * Column whose value is shown: texts instead of codes, dates and numbers in their display format.
   */
  column?: string;
  /**
   * Expression for the content, over $values, $details, $user, and in rows $row; <column>_dictText is the text of a code.
   */
  value?: string;
  /**
   * plain: shortest form, 12.5. scale: with all decimal places of the column, 12.5000. amount: two decimal places and grouped thousands, 25,153.32. day: a date without hyphens, 20261120. A sum has the format of its column. Default: plain.
   */
  format?: 'plain' | 'scale' | 'amount' | 'day';
  /**
   * Fixed text; in header and footer ${page} is the page number and ${pages} the number of pages.
   */
  text?: string;
  /**
   * Expression for the content, drawn as Code 128; blank if there is nothing to encode.
   */
  barcode?: string;
  /**
   * Number of grid columns that the cell covers. Default: 1.
   */
  span?: number;
  /**
   * Horizontal alignment. Default: left.
   */
  align?: 'left' | 'center' | 'right';
  /**
   * Font size in points. Default: that of the grid.
   */
  size?: number;
  /**
   * Whether the text is bold: true, false, or an expression. Default: false.
   */
  bold?: Condition;
  /**
   * Omitted if the condition does not hold. Default: true.
   */
  when?: Condition;
}
/**
 * Rows of a detail; the column headers are repeated on every page.
 */
export interface TableBlockSchema {
  /**
   * table.
   */
  block: 'table';
  /**
   * Detail whose rows are shown.
   */
  detail: string;
  /**
   * Columns of the table, from left to right.
   */
  columns: TableColumnSchema[];
  /**
   * Groups rows with the same value of this column under that value. Default: not grouped.
   */
  groupBy?: string;
  /**
   * Numeric columns that are summed below each group and at the end. Default: none.
   */
  totals?: string[];
  /**
   * Minimum number of rows; the table is filled up with blank rows. Default: 0.
   */
  minRows?: number;
  /**
   * all: borders around every cell. rows: lines between rows and a border around all of them. none: no lines. Default: all.
   */
  frame?: 'all' | 'rows' | 'none';
  /**
   * Font size in points. Default: 8.
   */
  size?: number;
  /**
   * Omitted if the condition does not hold. Default: true.
   */
  when?: Condition;
}
/**
 * A column of a table; each row shows its lines below the column header.
 */
export interface TableColumnSchema {
  /**
   * Header of the column.
   */
  title: string;
  /**
   * Relative width of the column. Default: 1.
   */
  width?: number;
  /**
   * Horizontal alignment. Default: left.
   */
  align?: 'left' | 'center' | 'right';
  /**
   * Lines that each row shows in this column, one below the other; a line without text takes no space unless keep is set.
   */
  lines: LineSchema[];
}
/**
 * A line of a row; use column or value.
 */
export interface LineSchema {
  /**
   * Column whose value is shown: texts instead of codes, dates and numbers in their display format.
   */
  column?: string;
  /**
   * Expression for the content, over $values, $details, $user, and in rows $row; <column>_dictText is the text of a code.
   */
  value?: string;
  /**
   * plain: shortest form, 12.5. scale: with all decimal places of the column, 12.5000. amount: two decimal places and grouped thousands, 25,153.32. day: a date without hyphens, 20261120. A sum has the format of its column. Default: plain.
   */
  format?: 'plain' | 'scale' | 'amount' | 'day';
  /**
   * Whether the line takes its space even without text. Default: false.
   */
  keep?: boolean;
  /**
   * Whether the text is bold: true, false, or an expression. Default: false.
   */
  bold?: Condition;
}
/**
 * An amount in Chinese capital numerals: 贰万伍仟壹佰伍拾叁元叁角贰分.
 */
export interface WordsBlockSchema {
  /**
   * words.
   */
  block: 'words';
  /**
   * Expression for the amount; nothing is shown if it has more than two significant decimal places.
   */
  value: string;
  /**
   * Text in front of the amount. Default: none.
   */
  title?: string;
  /**
   * Font size in points. Default: 9.
   */
  size?: number;
  /**
   * Horizontal alignment. Default: left.
   */
  align?: 'left' | 'center' | 'right';
  /**
   * Omitted if the condition does not hold. Default: true.
   */
  when?: Condition;
}
/**
 * A Code 128 barcode, with its content as text below.
 */
export interface BarcodeBlockSchema {
  /**
   * barcode.
   */
  block: 'barcode';
  /**
   * Expression for the content: ASCII letters, digits and symbols; nothing is drawn if it is blank.
   */
  value: string;
  /**
   * Height of the bars in points. Default: 28.
   */
  height?: number;
  /**
   * Total width of the bars in points. Default: 180.
   */
  width?: number;
  /**
   * Horizontal alignment. Default: left.
   */
  align?: 'left' | 'center' | 'right';
  /**
   * Omitted if the condition does not hold. Default: true.
   */
  when?: Condition;
}
/**
 * An image that is part of the layout: a logo or a seal.
 */
export interface ImageBlockSchema {
  /**
   * image.
   */
  block: 'image';
  /**
   * Image as a data URL: data:image/png;base64,… or data:image/jpeg;base64,…
   */
  data: string;
  /**
   * In points.
   */
  width: number;
  /**
   * In points.
   */
  height: number;
  /**
   * Horizontal alignment. Default: left.
   */
  align?: 'left' | 'center' | 'right';
  /**
   * Omitted if the condition does not hold. Default: true.
   */
  when?: Condition;
}
/**
 * Starts a new page.
 */
export interface BreakBlockSchema {
  /**
   * break.
   */
  block: 'break';
  /**
   * Omitted if the condition does not hold. Default: true.
   */
  when?: Condition;
}
