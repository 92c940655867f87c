/** Limits of a workbook. Counted before or during reading; figures stated in the file are never trusted. */
export interface BookLimits {
  /** Total size of all parts in bytes after inflation. */
  readonly inflated: number;
  /** Number of parts of the file. */
  readonly entries: number;
  readonly sheets: number;
  /** Rows of a sheet, blank ones excluded. */
  readonly rows: number;
  readonly columns: number;
  /** Cells of all sheets, including blank cells and cells of links. */
  readonly cells: number;
  /** Characters of all cells that are read: thousands of cells may share one long text. */
  readonly characters: number;
  readonly merges: number;
  /** Cell and number formats, fonts, fills and borders. */
  readonly styles: number;
  /** Shared strings. */
  readonly strings: number;
  /** Nesting depth of XML elements. */
  readonly depth: number;
}

/** A cell as displayed, with the underlying number (engine: `BlockCell`). */
export interface BookCell {
  readonly text: string;
  /** Number as plain decimal text. */
  readonly number?: string;
  /** Serial number converted to the 1900 date system, for a workbook that counts days from 1904. */
  readonly serial?: string;
  /** The sheet displays the number as a date or time. */
  readonly isDay?: boolean;
  readonly isText?: boolean;
  /** `formula`: a formula without a cached value; `error`: `#N/A` and similar; `picture`: a picture within the cell. */
  readonly fault?: 'formula' | 'error' | 'picture';
  /** Merged with the cell above or to the left, whose value it has. */
  readonly merged?: 'below' | 'beside';
}

export interface BookRow {
  /** Row number in the sheet, from 1. */
  readonly row: number;
  readonly cells: readonly (BookCell | null)[];
  /** Hidden by a filter or manually. */
  readonly isHidden?: boolean;
}

/** A visible sheet. */
export interface BookSheet {
  readonly name: string;
  /** Rows that are not blank. */
  readonly rows: readonly BookRow[];
  /** Indexes of hidden columns, from 0. */
  readonly hiddenColumns: readonly number[];
  /** Number of individually hidden cells of an HTML page, hidden in whole or in part. Absent: none. */
  readonly hiddenCells?: number;
}

/** Reasons for which a file is rejected. */
export type BookFault =
  | 'damaged'
  | 'noWorkbook'
  | 'encrypted'
  | 'macros'
  | 'externalLinks'
  | 'tooManyEntries'
  | 'tooMuchInside'
  | 'tooManySheets'
  | 'tooManyRows'
  | 'tooManyColumns'
  | 'tooManyCells'
  | 'tooMuchText'
  | 'tooManyMerges'
  | 'tooManyStyles'
  | 'tooManyStrings'
  | 'tooDeep'
  | 'declaresEntities'
  | 'tooSlow'
  | 'tooMuchMemory'
  | 'crashed';

/** Contents of a workbook other than the rows. */
export interface BookContents {
  readonly sheets: readonly Omit<BookSheet, 'rows'>[];
  /** Names of hidden sheets, which are not read. */
  readonly hiddenSheets: readonly string[];
}

/** Answer to `BookTask`; the rows were sent before, in parts. */
export type ReadBook = BookContents | { readonly fault: BookFault; readonly most?: number };

/** Some rows of a sheet, sent as JSON. */
export interface BookPart {
  /** Sheet index, from 0. */
  readonly sheet: number;
  readonly rows: readonly BookRow[];
}

/** Task of the worker process. */
export interface BookTask {
  readonly bytes: Uint8Array;
  readonly limits: BookLimits;
}

/** A workbook is rejected, for this reason. */
export class BookRefused extends Error {
  constructor(
    readonly fault: BookFault,
    readonly most?: number,
  ) {
    super(fault);
  }
}

const COUNTED = {
  sheets: 'tooManySheets',
  cells: 'tooManyCells',
  characters: 'tooMuchText',
  merges: 'tooManyMerges',
  styles: 'tooManyStyles',
  strings: 'tooManyStrings',
} as const satisfies Partial<Record<keyof BookLimits, BookFault>>;

export type Counted = keyof typeof COUNTED;

/** Counts the items of a workbook over all its parts; throws as soon as a limit is exceeded. */
export class BookCounts {
  readonly #counts: Record<Counted, number> = { sheets: 0, cells: 0, characters: 0, merges: 0, styles: 0, strings: 0 };

  constructor(readonly limits: BookLimits) {}

  add(what: Counted, count = 1): void {
    this.#counts[what] += count;
    if (this.#counts[what] > this.limits[what]) throw new BookRefused(COUNTED[what], this.limits[what]);
  }
}
