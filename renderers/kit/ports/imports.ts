import type { CompiledPage, Value, Values } from '../../../engine/index.ts';

/** A column of a sheet; `index` starts at 0. A blank key: unrecognized or left out. */
export interface HeadOfSheet {
  readonly index: number;
  readonly text: string;
  readonly key: string;
  /** Suggested column for an unrecognized header. Blank: no similar column. */
  readonly suggested: string;
}

export interface SheetLine {
  readonly id: string;
  /** Row number in the sheet, from 1. */
  readonly row: number;
  readonly values: Values;
  /** Texts of cells that could not be converted to a value, by key. */
  readonly texts: Readonly<Record<string, string>>;
  /** Why the row is left out unless staff include it; blank: it is written. */
  readonly left: 'hidden' | 'total' | 'signature' | 'heads' | '';
  /** For a row that is left out: its beginning, as in the sheet. */
  readonly beginning: string;
}

/** Records of the page, or with `detail` rows of that detail. */
export interface SheetPart {
  readonly detail: string;
  readonly sheet: string;
  readonly file: string;
  readonly heads: readonly HeadOfSheet[];
  /** Header row of the sheet, from 1. */
  readonly headRow: number;
  /** Other rows that can be chosen as the header row, with the beginning of their text. */
  readonly headRows: readonly { readonly row: number; readonly text: string }[];
  /**
   * Columns that a header can be assigned to: columns of the page, and `#join`, which links rows of a detail to their
   * record.
   */
  readonly columns: readonly { readonly key: string; readonly title: string }[];
  readonly rows: readonly SheetLine[];
}

/** A problem of a cell; a blank key: of the row. */
export interface SheetProblem {
  readonly row: string;
  readonly key: string;
  readonly message: string;
  /** Id of a rule that accepts a reason; blank: a reason does not resolve it. */
  readonly rule: string;
}

/** A value that differs from the text in its cell. `doubt`: must be checked before writing. */
export interface SheetRemark {
  readonly row: string;
  readonly key: string;
  readonly message: string;
  readonly level: 'doubt' | 'note';
}

/** A word in the sheets that was replaced by the code that the user chose for it before. */
export interface SheetWord {
  /** Key of the detail; blank: a column of the records. */
  readonly detail: string;
  readonly key: string;
  readonly word: string;
  /** The code and its text. */
  readonly shown: string;
}

/** Content read from files and not written yet. */
export interface SheetPreview {
  readonly token: string;
  readonly tables: readonly SheetPart[];
  readonly problems: readonly SheetProblem[];
  readonly remarks: readonly SheetRemark[];
  /** Sheets that were not assigned to anything. */
  readonly leftSheets: readonly string[];
  /** What else was left out of the files, as text. */
  readonly notices: readonly string[];
  /** Words replaced by the user's earlier choices. */
  readonly words: readonly SheetWord[];
}

/** Assignment of a header in a table of the preview; `table` starts at 0. */
export interface HeadChoice {
  readonly table: number;
  readonly index: number;
  readonly key: string;
}

/** Header row of a table in the preview; `table` starts at 0, `row` at 1. */
export interface HeadPlace {
  readonly table: number;
  readonly row: number;
}

/** Cells that staff have corrected, rows that they excluded or included, and their reasons by rule id. */
export interface SheetMending {
  readonly token: string;
  readonly cells: readonly { readonly row: string; readonly key: string; readonly value: Value }[];
  readonly removed: readonly string[];
  readonly added: readonly string[];
  readonly reasons: Readonly<Record<string, string>>;
}

/** How files are read and validated (W7-22). */
export interface SheetReading {
  /** Column keys by plain header text that the user chose before; blank: left out. */
  readonly heads: Readonly<Record<string, string>>;
  /** Validates as at submit: `validateStatus`. */
  readonly isSubmitted: boolean;
  /** Ignores sheets of details: `isSingleTableImport`. */
  readonly isSingle: boolean;
}

/** A workbook of the rows that were not written, each with its reason. */
export interface LeftRows {
  /** Relative to the API base. */
  readonly fileUrl: string;
  readonly fileName: string;
}

/** Result of an import, as text for staff. */
export type Imported =
  | { readonly kind: 'written'; readonly message: string; readonly notes: readonly string[] }
  | { readonly kind: 'mixed'; readonly message: string; readonly left: LeftRows; readonly notes: readonly string[] }
  /** Nothing was written. */
  | { readonly kind: 'problems'; readonly message: string; readonly problems: readonly SheetProblem[] };

/** A completed import of the user. */
export interface PastSheets {
  readonly token: string;
  readonly fileName: string;
  readonly count: number;
  /** `YYYY-MM-DD HH:mm:ss`. */
  readonly time: string;
  readonly isUndone: boolean;
  /** The server stopped before the import was written: none of its records exist. */
  readonly isInterrupted: boolean;
}

/** Limits of one import. The server checks the same limits. */
export interface ImportLimits {
  readonly files: number;
  /** Per file. */
  readonly megabytes: number;
  /** Over all sheets. */
  readonly rows: number;
  /** File extensions, without the dot. */
  readonly extensions: readonly string[];
}

/** Import of sheets as records of a page (W7-22). */
export interface Imports {
  /** Shown before a file is chosen. Absent: not shown. */
  readonly limits?: ImportLimits;
  /** Reads and validates files; writes nothing. */
  preview(
    page: CompiledPage,
    files: readonly File[],
    options: SheetReading & { readonly signal: AbortSignal },
  ): Promise<SheetPreview>;
  /** Assigns columns of the sheets to columns of the page. */
  choose(page: CompiledPage, token: string, choices: readonly HeadChoice[]): Promise<SheetPreview>;
  /** Sets the header row of a table. */
  placeHeads(page: CompiledPage, token: string, place: HeadPlace): Promise<SheetPreview>;
  /** Deletes the user's stored meaning of a word and reads the sheets again without it. */
  forgetWord(page: CompiledPage, token: string, word: SheetWord): Promise<SheetPreview>;
  check(page: CompiledPage, mending: SheetMending): Promise<readonly SheetProblem[]>;
  /** Writes in one transaction. `onlyRight`: writes the valid rows even if others have problems. */
  write(page: CompiledPage, mending: SheetMending & { readonly onlyRight: boolean }): Promise<Imported>;
  /** Returns the progress of writing, 0 to 1. */
  progress(page: CompiledPage, token: string): Promise<number>;
  /** Stops a running write; nothing is written. */
  cancel(page: CompiledPage, token: string): Promise<void>;
  /** Returns the user's imports of the page, newest first. */
  past(page: CompiledPage): Promise<readonly PastSheets[]>;
  /** Removes all records that an import wrote; returns the result as text. */
  undo(page: CompiledPage, token: string): Promise<string>;
  /** Saves an empty workbook with the page's headers as a file for the user. */
  template(page: CompiledPage): Promise<void>;
  /** Saves the workbook of the rows that were not written. */
  download(left: LeftRows): Promise<void>;
}
