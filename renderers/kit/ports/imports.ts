import type { CompiledPage, Value, Values } from '../../../engine/index.ts';

/** A column of a sheet; `index` counts from 0. A blank key: nobody knows it, or it is left out. */
export interface HeadOfSheet {
  readonly index: number;
  readonly text: string;
  readonly key: string;
  /** What it probably is, where nobody knows it. Blank: nothing is near. */
  readonly suggested: string;
}

export interface SheetLine {
  readonly id: string;
  /** As the sheet counts it, from 1. */
  readonly row: number;
  readonly values: Values;
  /** What stands in cells that no value could be made of, by key. */
  readonly texts: Readonly<Record<string, string>>;
  /** Why it is not written unless staff say so; blank: it is written. */
  readonly left: 'hidden' | 'total' | 'signature' | 'heads' | '';
  /** Of a row that is left out: how it begins, as the sheet has it. */
  readonly beginning: string;
}

/** Records of the page, or with `detail` rows of it. */
export interface SheetPart {
  readonly detail: string;
  readonly sheet: string;
  readonly file: string;
  readonly heads: readonly HeadOfSheet[];
  /** Row of the sheet that they stand in, from 1. */
  readonly headRow: number;
  /** Rows that may be named instead, with the beginning of what is written there. */
  readonly headRows: readonly { readonly row: number; readonly text: string }[];
  /** What its heads may be: columns of the page, and `#join`, which puts rows of a detail to their record. */
  readonly columns: readonly { readonly key: string; readonly title: string }[];
  readonly rows: readonly SheetLine[];
}

/** What stands against a cell; a blank key: against the row. */
export interface SheetProblem {
  readonly row: string;
  readonly key: string;
  readonly message: string;
  /** Id of a rule that holds once a reason is given; blank: no reason helps. */
  readonly rule: string;
}

/** A value that is not what is written in its cell. `doubt`: to be looked at before it is written. */
export interface SheetRemark {
  readonly row: string;
  readonly key: string;
  readonly message: string;
  readonly level: 'doubt' | 'note';
}

/** A word of the sheets that was set to the code that the user chose for it before. */
export interface SheetWord {
  /** Key of the detail; blank: a column of the records. */
  readonly detail: string;
  readonly key: string;
  readonly word: string;
  /** The code with its text. */
  readonly shown: string;
}

/** What was read of files and is not written yet. */
export interface SheetPreview {
  readonly token: string;
  readonly tables: readonly SheetPart[];
  readonly problems: readonly SheetProblem[];
  readonly remarks: readonly SheetRemark[];
  /** Sheets that are nobody's. */
  readonly leftSheets: readonly string[];
  /** What else was left out of the files, in words. */
  readonly notices: readonly string[];
  /** What was set by the memory of the user. */
  readonly words: readonly SheetWord[];
}

/** What a head of a table of the preview is; `table` counts from 0. */
export interface HeadChoice {
  readonly table: number;
  readonly index: number;
  readonly key: string;
}

/** The row of a table of the preview that its heads stand in; `table` counts from 0, `row` from 1. */
export interface HeadPlace {
  readonly table: number;
  readonly row: number;
}

/** Cells that staff have mended, rows that they leave out or take back, and their reasons by the id of the rule. */
export interface SheetMending {
  readonly token: string;
  readonly cells: readonly { readonly row: string; readonly key: string; readonly value: Value }[];
  readonly removed: readonly string[];
  readonly added: readonly string[];
  readonly reasons: Readonly<Record<string, string>>;
}

/** How files are read and judged (W7-22). */
export interface SheetReading {
  /** Keys of columns by plain heads that the user chose before; blank: left out. */
  readonly heads: Readonly<Record<string, string>>;
  /** Judged as at submit: `validateStatus`. */
  readonly isSubmitted: boolean;
  /** Sheets of details are left alone: `isSingleTableImport`. */
  readonly isSingle: boolean;
}

/** A workbook of the rows that were not written, each with its reason. */
export interface LeftRows {
  /** Below the API base. */
  readonly fileUrl: string;
  readonly fileName: string;
}

/** What became of sheets, in words for staff. */
export type Imported =
  | { readonly kind: 'written'; readonly message: string; readonly notes: readonly string[] }
  | { readonly kind: 'mixed'; readonly message: string; readonly left: LeftRows; readonly notes: readonly string[] }
  /** Nothing was written. */
  | { readonly kind: 'problems'; readonly message: string; readonly problems: readonly SheetProblem[] };

/** An import of the user's that was written. */
export interface PastSheets {
  readonly token: string;
  readonly fileName: string;
  readonly count: number;
  /** `YYYY-MM-DD HH:mm:ss`. */
  readonly time: string;
  readonly isUndone: boolean;
  /** Its server went down before it was written: nothing of it is there. */
  readonly isInterrupted: boolean;
}

/** What one import may bring. The server judges by the same figures. */
export interface ImportLimits {
  readonly files: number;
  /** Of each file. */
  readonly megabytes: number;
  /** Of all sheets. */
  readonly rows: number;
  /** Of files, without the dot. */
  readonly extensions: readonly string[];
}

/** Sheets that become records of a page (W7-22). */
export interface Imports {
  /** Told before a file is chosen. Absent: nothing is told. */
  readonly limits?: ImportLimits;
  /** Reads files and judges them; nothing is written. */
  preview(
    page: CompiledPage,
    files: readonly File[],
    options: SheetReading & { readonly signal: AbortSignal },
  ): Promise<SheetPreview>;
  /** Says which columns of the page columns of the sheets are. */
  choose(page: CompiledPage, token: string, choices: readonly HeadChoice[]): Promise<SheetPreview>;
  /** Says which row of a table the heads stand in. */
  placeHeads(page: CompiledPage, token: string, place: HeadPlace): Promise<SheetPreview>;
  /** Forgets what the user meant by a word, and reads the sheets without it. */
  forgetWord(page: CompiledPage, token: string, word: SheetWord): Promise<SheetPreview>;
  check(page: CompiledPage, mending: SheetMending): Promise<readonly SheetProblem[]>;
  /** In one transaction. `onlyRight`: what can be written is, whatever stands against the rest. */
  write(page: CompiledPage, mending: SheetMending & { readonly onlyRight: boolean }): Promise<Imported>;
  /** How far the writing is, 0 to 1. */
  progress(page: CompiledPage, token: string): Promise<number>;
  /** Whoever writes it stops, and nothing is written. */
  cancel(page: CompiledPage, token: string): Promise<void>;
  /** The user's imports of the page, newest first. */
  past(page: CompiledPage): Promise<readonly PastSheets[]>;
  /** Removes all that an import wrote; says so in words. */
  undo(page: CompiledPage, token: string): Promise<string>;
  /** Saves an empty workbook with the heads of the page as a file of the user's. */
  template(page: CompiledPage): Promise<void>;
  /** Saves the workbook of what was not written. */
  download(left: LeftRows): Promise<void>;
}
