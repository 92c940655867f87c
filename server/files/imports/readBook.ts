/** What a workbook may have at most. Counted before or while it is read, never taken from what it says of itself. */
export interface BookLimits {
  /** Bytes of all parts once they are inflated. */
  readonly inflated: number;
  /** Parts of the file. */
  readonly entries: number;
  readonly sheets: number;
  /** Rows of a sheet that are not blank. */
  readonly rows: number;
  readonly columns: number;
  /** Cells of all sheets, blank ones and cells of links included. */
  readonly cells: number;
  /** Characters of all cells that are read: thousands of cells may share one long text. */
  readonly characters: number;
  readonly merges: number;
  /** Formats of cells and of numbers, fonts, fills and borders. */
  readonly styles: number;
  /** Texts that cells share. */
  readonly strings: number;
  /** Elements of XML within each other. */
  readonly depth: number;
}

/** A cell as it is shown, and the number behind it (engine: `BlockCell`). */
export interface BookCell {
  readonly text: string;
  /** Plain decimal text. */
  readonly number?: string;
  /** The number as a day of the usual calendar, in a workbook that counts its days from 1904. */
  readonly serial?: string;
  /** The sheet shows the number as a day or a time. */
  readonly isDay?: boolean;
  readonly isText?: boolean;
  /** `formula`: one whose value the file does not hold; `error`: `#N/A` and the like; `picture`: one that lies in the cell. */
  readonly fault?: 'formula' | 'error' | 'picture';
  /** Merged with the cell above or before, whose value it has. */
  readonly merged?: 'below' | 'beside';
}

export interface BookRow {
  /** As the sheet counts it, from 1. */
  readonly row: number;
  readonly cells: readonly (BookCell | null)[];
  /** Filtered away, or hidden by hand. */
  readonly isHidden?: boolean;
}

/** A sheet that staff see. */
export interface BookSheet {
  readonly name: string;
  /** Those in which something stands. */
  readonly rows: readonly BookRow[];
  /** Columns that are hidden, counted from 0. */
  readonly hiddenColumns: readonly number[];
  /** Cells of a page that are hidden one by one, in whole or in part. Absent: none. */
  readonly hiddenCells?: number;
}

/** Why nothing is read of a file. */
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

/** What there is in a workbook besides the rows. */
export interface BookContents {
  readonly sheets: readonly Omit<BookSheet, 'rows'>[];
  /** Names of sheets that are hidden, which are not read. */
  readonly hiddenSheets: readonly string[];
}

/** The answer to `BookTask`; the rows came before, as parts. */
export type ReadBook = BookContents | { readonly fault: BookFault; readonly most?: number };

/** Some rows of a sheet, as JSON. */
export interface BookPart {
  /** Counts the sheets from 0. */
  readonly sheet: number;
  readonly rows: readonly BookRow[];
}

/** What the worker process is asked. */
export interface BookTask {
  readonly bytes: Uint8Array;
  readonly limits: BookLimits;
}

/** A workbook that is not read, for this reason. */
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

/** Counts what a workbook has, over all its parts; refuses it at the first that is too many. */
export class BookCounts {
  readonly #counts: Record<Counted, number> = { sheets: 0, cells: 0, characters: 0, merges: 0, styles: 0, strings: 0 };

  constructor(readonly limits: BookLimits) {}

  add(what: Counted, count = 1): void {
    this.#counts[what] += count;
    if (this.#counts[what] > this.limits[what]) throw new BookRefused(COUNTED[what], this.limits[what]);
  }
}
