import type { Path } from '../../core/paths.ts';
import type { CompiledExpression, Scope } from '../../core/scope.ts';

/** A yes or no that is fixed, or follows from the record. Blank counts as no. */
type PrintCondition = boolean | CompiledExpression;

/** What stands at one place of the paper. */
export interface PrintText {
  /** Ready to be drawn; blank where there is nothing to say. */
  readonly read: (scope: Scope) => string;
  /** Columns that it shows: `['feeMark']`, of the row at hand `['goods', '*', 'gQty']`. */
  readonly fields: readonly Path[];
  /** `${page}` and `${pages}` in it are filled in once all pages are there. Only of fixed texts: records may say anything. */
  readonly isNumbered?: boolean | undefined;
}

export type PrintAlign = 'left' | 'center' | 'right';

interface Shown {
  readonly when: PrintCondition;
}

/** Lines of text. Sizes are points. */
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
  /** Columns of the grid that it takes. */
  readonly span: number;
  readonly align: PrintAlign;
  readonly size: number;
  readonly bold: PrintCondition;
}

export interface PrintGridBlock extends Shown {
  readonly block: 'grid';
  /** Shares of the line. */
  readonly columns: readonly number[];
  readonly rows: readonly (readonly PrintCell[])[];
  readonly frame: boolean;
  /** Least height of a row. */
  readonly height: number;
}

export interface PrintLine {
  readonly text: PrintText;
  /** Takes its room without a text. */
  readonly keep: boolean;
  readonly bold: PrintCondition;
}

export interface PrintColumn {
  readonly title: string;
  /** Share of the line. */
  readonly width: number;
  readonly align: PrintAlign;
  readonly lines: readonly PrintLine[];
  /** Column of the detail that is added up here, and how its sum is written. */
  readonly total?: { readonly key: string; readonly write: (sum: string) => string } | undefined;
}

export interface PrintTableBlock extends Shown {
  readonly block: 'table';
  /** Key of the detail. */
  readonly detail: string;
  readonly columns: readonly PrintColumn[];
  /** Rows of which it says the same stand together. */
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

/** A paper, held against the page whose records it prints. All lengths are points, 72 to the inch. */
export interface CompiledPrint {
  /** Of its file: `declaration`. */
  readonly name: string;
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly margins: { readonly top: number; readonly right: number; readonly bottom: number; readonly left: number };
  readonly watermark?: { readonly text: string; readonly when: PrintCondition } | undefined;
  /** On every page. */
  readonly header: readonly PrintBlock[];
  readonly footer: readonly PrintBlock[];
  readonly blocks: readonly PrintBlock[];
}

/** Whether a condition of a paper holds. */
export const holds = (condition: PrintCondition, scope: Scope): boolean =>
  typeof condition === 'boolean' ? condition : condition.evaluate(scope) === true;

/** Beside the value of a code, its text: `tradeMode_dictText` (contract §0.2). */
export const TEXT_SUFFIX = '_dictText';
