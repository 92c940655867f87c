/* Made from schemas/meta by `npm run generate`. Do not edit. */

export type Condition = boolean | string;
/**
 * A part of the paper, below the one before it.
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
 * A paper on which records are printed. Pages name it by their key prints; the preview and the PDF are both drawn from it.
 */
export interface PrintSchema {
  /**
   * Path of this meta-schema, for editors: ../meta/print.schema.json.
   */
  $schema?: string;
  /**
   * Name of the paper in menus and of its file.
   */
  title: string;
  /**
   * Size of the sheet. Default: A4.
   */
  paper?: 'A3' | 'A4' | 'A5';
  /**
   * Whether the long side lies. Default: false.
   */
  landscape?: boolean;
  /**
   * Blank edges. Default: 10 mm each.
   */
  margins?: MarginsSchema;
  /**
   * What lies across every page. Default: nothing.
   */
  watermark?: WatermarkSchema;
  /**
   * Top of every page. Default: nothing.
   */
  header?: BlockSchema[];
  /**
   * Bottom of every page. Default: nothing.
   */
  footer?: BlockSchema[];
  /**
   * What the paper says, from top to bottom.
   */
  blocks: BlockSchema[];
}
/**
 * Blank edges in millimetres.
 */
export interface MarginsSchema {
  /**
   * Default: 10.
   */
  top?: number;
  /**
   * Default: 10.
   */
  right?: number;
  /**
   * Default: 10.
   */
  bottom?: number;
  /**
   * Default: 10.
   */
  left?: number;
}
/**
 * Large and pale across every page.
 */
export interface WatermarkSchema {
  /**
   * What it says.
   */
  text: string;
  /**
   * Left out where this does not hold. Default: true.
   */
  when?: Condition;
}
/**
 * Lines of text; give text or value.
 */
export interface TextBlockSchema {
  /**
   * text.
   */
  block: 'text';
  /**
   * What it says; in header and footer ${page} is the number of the page and ${pages} how many there are.
   */
  text?: string;
  /**
   * What stands here, over $values, $details, $user, and in rows $row; <column>_dictText is the text of a code.
   */
  value?: string;
  /**
   * plain: as short as it can be said, 12.5. scale: with all digits behind the point that the column has, 12.5000. amount: two digits behind the point and thousands apart, 25,153.32. day: a date without hyphens, 20261120. A sum is written as its column is. Default: plain.
   */
  format?: 'plain' | 'scale' | 'amount' | 'day';
  /**
   * Where the lines stand in their width. Default: left.
   */
  align?: 'left' | 'center' | 'right';
  /**
   * Height of the letters in points. Default: 9.
   */
  size?: number;
  /**
   * Whether it stands out: true, false, or an expression. Default: false.
   */
  bold?: Condition;
  /**
   * Left out where this does not hold. Default: true.
   */
  when?: Condition;
}
/**
 * Boxes in rows, each with a small title above its value.
 */
export interface GridBlockSchema {
  /**
   * grid.
   */
  block: 'grid';
  /**
   * Widths as shares of the line: [3, 1, 1].
   */
  columns: number[];
  /**
   * Boxes of each row, from the left.
   */
  rows: CellSchema[][];
  /**
   * Whether lines are drawn around the boxes. Default: true.
   */
  frame?: boolean;
  /**
   * Least height of a row in points. Default: as high as its lines.
   */
  height?: number;
  /**
   * Height of the letters in points. Default: 8.
   */
  size?: number;
  /**
   * Left out where this does not hold. Default: true.
   */
  when?: Condition;
}
/**
 * A box; its value is column, value, text or barcode, or it has none.
 */
export interface CellSchema {
  /**
   * Small heading of the box.
   */
  title?: string;
  /**
   * Stands in brackets behind the title: the code of which the text is the value.
   */
  code?: string;
  /**
   * Column whose value stands here: texts of codes instead of codes, days and numbers as they are read.
   */
  column?: string;
  /**
   * What stands here, over $values, $details, $user, and in rows $row; <column>_dictText is the text of a code.
   */
  value?: string;
  /**
   * plain: as short as it can be said, 12.5. scale: with all digits behind the point that the column has, 12.5000. amount: two digits behind the point and thousands apart, 25,153.32. day: a date without hyphens, 20261120. A sum is written as its column is. Default: plain.
   */
  format?: 'plain' | 'scale' | 'amount' | 'day';
  /**
   * Fixed text; in header and footer ${page} is the number of the page and ${pages} how many there are.
   */
  text?: string;
  /**
   * Drawn as Code 128; blank where there is nothing to encode.
   */
  barcode?: string;
  /**
   * How many columns of the grid it takes. Default: 1.
   */
  span?: number;
  /**
   * Where the lines stand in their width. Default: left.
   */
  align?: 'left' | 'center' | 'right';
  /**
   * Height of the letters in points. Default: that of the grid.
   */
  size?: number;
  /**
   * Whether it stands out: true, false, or an expression. Default: false.
   */
  bold?: Condition;
  /**
   * Left out where this does not hold. Default: true.
   */
  when?: Condition;
}
/**
 * Rows of a detail; the heads stand again on every page.
 */
export interface TableBlockSchema {
  /**
   * table.
   */
  block: 'table';
  /**
   * Detail whose rows stand here.
   */
  detail: string;
  /**
   * Columns of the table, from the left.
   */
  columns: TableColumnSchema[];
  /**
   * Rows with the same value of this column stand together below it. Default: not grouped.
   */
  groupBy?: string;
  /**
   * Columns of numbers that are added up below each group and at the end. Default: none.
   */
  totals?: string[];
  /**
   * Blank rows fill the table up to so many. Default: 0.
   */
  minRows?: number;
  /**
   * all: lines around every cell. rows: lines between rows and around all of them. none. Default: all.
   */
  frame?: 'all' | 'rows' | 'none';
  /**
   * Height of the letters in points. Default: 8.
   */
  size?: number;
  /**
   * Left out where this does not hold. Default: true.
   */
  when?: Condition;
}
/**
 * A column of a table; below its head each row has its lines.
 */
export interface TableColumnSchema {
  /**
   * Head of the column.
   */
  title: string;
  /**
   * Share of the line. Default: 1.
   */
  width?: number;
  /**
   * Where the lines stand in their width. Default: left.
   */
  align?: 'left' | 'center' | 'right';
  /**
   * What a row says here, one below the other; a line without text takes no room unless keep says so.
   */
  lines: LineSchema[];
}
/**
 * A line of a row; give column or value.
 */
export interface LineSchema {
  /**
   * Column whose value stands here: texts of codes instead of codes, days and numbers as they are read.
   */
  column?: string;
  /**
   * What stands here, over $values, $details, $user, and in rows $row; <column>_dictText is the text of a code.
   */
  value?: string;
  /**
   * plain: as short as it can be said, 12.5. scale: with all digits behind the point that the column has, 12.5000. amount: two digits behind the point and thousands apart, 25,153.32. day: a date without hyphens, 20261120. A sum is written as its column is. Default: plain.
   */
  format?: 'plain' | 'scale' | 'amount' | 'day';
  /**
   * Whether it takes its room without a text. Default: false.
   */
  keep?: boolean;
  /**
   * Whether it stands out: true, false, or an expression. Default: false.
   */
  bold?: Condition;
}
/**
 * An amount in Chinese capitals: 贰万伍仟壹佰伍拾叁元叁角贰分.
 */
export interface WordsBlockSchema {
  /**
   * words.
   */
  block: 'words';
  /**
   * The amount; with more than two digits that count behind the point nothing is said.
   */
  value: string;
  /**
   * Stands in front. Default: nothing.
   */
  title?: string;
  /**
   * Height of the letters in points. Default: 9.
   */
  size?: number;
  /**
   * Where the lines stand in their width. Default: left.
   */
  align?: 'left' | 'center' | 'right';
  /**
   * Left out where this does not hold. Default: true.
   */
  when?: Condition;
}
/**
 * Code 128, with what it says below.
 */
export interface BarcodeBlockSchema {
  /**
   * barcode.
   */
  block: 'barcode';
  /**
   * What is encoded: letters, digits and signs of ASCII; nothing is drawn where it is blank.
   */
  value: string;
  /**
   * Of the bars in points. Default: 28.
   */
  height?: number;
  /**
   * Of all bars in points. Default: 180.
   */
  width?: number;
  /**
   * Where the lines stand in their width. Default: left.
   */
  align?: 'left' | 'center' | 'right';
  /**
   * Left out where this does not hold. Default: true.
   */
  when?: Condition;
}
/**
 * A picture that is a part of the layout: a logo or a seal.
 */
export interface ImageBlockSchema {
  /**
   * image.
   */
  block: 'image';
  /**
   * data:image/png;base64,… or data:image/jpeg;base64,…
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
   * Where the lines stand in their width. Default: left.
   */
  align?: 'left' | 'center' | 'right';
  /**
   * Left out where this does not hold. Default: true.
   */
  when?: Condition;
}
/**
 * What follows begins on a new page.
 */
export interface BreakBlockSchema {
  /**
   * break.
   */
  block: 'break';
  /**
   * Left out where this does not hold. Default: true.
   */
  when?: Condition;
}
