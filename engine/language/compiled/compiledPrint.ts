import type { Path } from '../../core/paths.ts';
import type { CompiledExpression, Scope } from '../../core/scope.ts';

/** A fixed boolean, or an expression over the record. Blank counts as false. */
type PrintCondition = boolean | CompiledExpression;

/** Text at one place of the print layout. */
export interface PrintText {
  /** Returns the text to draw; blank if there is none. */
  readonly read: (scope: Scope) => string;
  /** Columns that it shows: `['feeMark']`, for the current row `['goods', '*', 'gQty']`. */
  readonly fields: readonly Path[];
  /**
   * Contains `${page}` or `${pages}`, which are replaced once all pages are laid out. Only for fixed texts: values of
   * records are never replaced.
   */
  readonly isNumbered?: boolean | undefined;
}

export type PrintAlign = 'left' | 'center' | 'right';

interface Shown {
  readonly when: PrintCondition;
}

/** Lines of text. Sizes are in points. */
export interface PrintTextBlock extends Shown {
  readonly block: 'text';
  readonly text: PrintText;
  readonly align: PrintAlign;
  readonly size: number;
  readonly bold: PrintCondition;
}

export interface PrintCell extends Shown {
  readonly title: string;
  readonly code?: PrintText | undefined;
  readonly text?: PrintText | undefined;
  readonly barcode?: PrintText | undefined;
  /** Number of grid columns that it covers. */
  readonly span: number;
  readonly align: PrintAlign;
  readonly size: number;
  readonly bold: PrintCondition;
}

export interface PrintGridBlock extends Shown {
  readonly block: 'grid';
  /** Relative widths of the columns. */
  readonly columns: readonly number[];
  readonly rows: readonly (readonly PrintCell[])[];
  readonly frame: boolean;
  /** Minimum height of a row. */
  readonly height: number;
}

export interface PrintLine {
  readonly text: PrintText;
  /** Occupies its space even without text. */
  readonly keep: boolean;
  readonly bold: PrintCondition;
}

export interface PrintColumn {
  readonly title: string;
  /** Relative width of the column. */
  readonly width: number;
  readonly align: PrintAlign;
  readonly lines: readonly PrintLine[];
  /** Column of the detail that is summed here, and the format of the sum. */
  readonly total?: { readonly key: string; readonly write: (sum: string) => string } | undefined;
}

export interface PrintTableBlock extends Shown {
  readonly block: 'table';
  /** Key of the detail. */
  readonly detail: string;
  readonly columns: readonly PrintColumn[];
  /** Rows with the same text are grouped together. */
  readonly groupBy?: PrintText | undefined;
  readonly sumTitle: string;
  readonly groupSumTitle: string;
  readonly minRows: number;
  readonly frame: 'all' | 'rows' | 'none';
  readonly size: number;
}

export interface PrintBarcodeBlock extends Shown {
  readonly block: 'barcode';
  readonly text: PrintText;
  readonly width: number;
  readonly height: number;
  readonly align: PrintAlign;
}

export interface PrintImageBlock extends Shown {
  readonly block: 'image';
  /** `data:image/png;base64,…`. */
  readonly data: string;
  readonly width: number;
  readonly height: number;
  readonly align: PrintAlign;
}

export interface PrintBreakBlock extends Shown {
  readonly block: 'break';
}

export type PrintBlock =
  | PrintTextBlock
  | PrintGridBlock
  | PrintTableBlock
  | PrintBarcodeBlock
  | PrintImageBlock
  | PrintBreakBlock;

/** A print layout compiled against the page whose records it prints. All lengths are in points, 72 to the inch. */
export interface CompiledPrint {
  /** Name of its file: `declaration`. */
  readonly name: string;
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly margins: { readonly top: number; readonly right: number; readonly bottom: number; readonly left: number };
  readonly watermark?: { readonly text: string; readonly when: PrintCondition } | undefined;
  /** Repeated on every page. */
  readonly header: readonly PrintBlock[];
  readonly footer: readonly PrintBlock[];
  readonly blocks: readonly PrintBlock[];
}

/** Returns whether a condition of a print layout holds. */
export const holds = (condition: PrintCondition, scope: Scope): boolean =>
  typeof condition === 'boolean' ? condition : condition.evaluate(scope) === true;

/** Suffix of the field with the text of a code: `tradeMode_dictText` (contract §0.2). */
export const TEXT_SUFFIX = '_dictText';
