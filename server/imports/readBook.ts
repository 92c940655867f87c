/** What a file of sheets may be at most. Counted before or while it is read, not believed. */
export interface BookLimits {
  /** Bytes of all parts once they are inflated. */
  readonly inflated: number;
  /** Parts of the file. */
  readonly entries: number;
  readonly sheets: number;
  /** Rows of a sheet in which something stands. */
  readonly rows: number;
  readonly columns: number;
}

/** A cell as it is shown, and the number behind it (engine: `BlockCell`). */
export interface BookCell {
  readonly text: string;
  /** Plain decimal text. */
  readonly number?: string;
  readonly isText?: boolean;
  /** `formula`: one whose value the file does not hold; `error`: `#N/A` and the like. */
  readonly fault?: 'formula' | 'error';
}

export interface BookRow {
  /** As the sheet counts it, from 1. */
  readonly row: number;
  readonly cells: readonly (BookCell | null)[];
}

export interface BookSheet {
  readonly name: string;
  /** Those in which something stands. */
  readonly rows: readonly BookRow[];
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
  | 'tooSlow'
  | 'tooMuchMemory';

export type ReadBook =
  | { readonly sheets: readonly BookSheet[] }
  | { readonly fault: BookFault; readonly most?: number };

/** A sheet to be written, of texts alone. */
export interface TextSheet {
  /** At most 31 letters, other than those in another's. */
  readonly name: string;
  readonly rows: readonly (readonly string[])[];
  /** Of its columns, in letters. */
  readonly widths: readonly number[];
}

/** What the thread is asked for: it answers `ReadBook`, or the bytes of a file. */
export type BookTask =
  | { readonly kind: 'read'; readonly bytes: Uint8Array; readonly limits: BookLimits }
  | { readonly kind: 'write'; readonly sheets: readonly TextSheet[]; readonly format: 'xls' | 'xlsx' };
