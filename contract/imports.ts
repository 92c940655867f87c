import type { Value, Values } from '../engine/index.ts';
import { isRecord, numberOf, recordsOf, textOf } from './reading.ts';
import { toValues } from './records.ts';

/** Extensions of spreadsheet files: of Excel, of WPS, and delimited text. The format is detected from the content. */
export const SHEET_EXTENSIONS: readonly string[] = ['xls', 'xlsx', 'et', 'csv', 'tsv', 'txt'];
/** Maximum number of files in one call, and maximum size of each. */
export const MAX_SHEET_FILES = 5;
export const MAX_SHEET_MB = 20;
/** Maximum number of rows in one call, over all its sheets. */
export const MAX_SHEET_ROWS = 20_000;

/** A column of a sheet; `index` is its cell index from 0. */
export interface ImportHead {
  readonly index: number;
  /** As written in the sheet. */
  readonly text: string;
  /** Key of the page's column; blank: unknown, or left out by staff. */
  readonly key: string;
  /** Key of the probable column if the head is unknown; blank: none is similar. */
  readonly suggested: string;
}

export interface ImportRow {
  /** Identifies the row in further calls: `0.4`. */
  readonly id: string;
  /** Row number in the sheet, from 1. */
  readonly row: number;
  /** Blank values are left out. */
  readonly values: Values;
  /** Texts of cells that could not be converted, by key. */
  readonly texts: Readonly<Record<string, string>>;
  /** Why the row is not imported unless staff include it; blank: it is imported. */
  readonly left: 'hidden' | 'total' | 'signature' | 'heads' | '';
  /** Beginning of a left-out row, as written in the sheet. */
  readonly beginning: string;
}

/** A sheet that holds records of the page, or rows of one of its details. */
export interface ImportTable {
  /** Key of the detail; blank: records. */
  readonly detail: string;
  readonly sheet: string;
  readonly file: string;
  readonly heads: readonly ImportHead[];
  /** Sheet row of the heads, from 1; the upper one of two. */
  readonly headRow: number;
  /** Rows that staff may select as heads instead. */
  readonly headRows: readonly ImportHeadRow[];
  /** Columns that its heads can be mapped to. */
  readonly columns: readonly ImportColumn[];
  readonly rows: readonly ImportRow[];
}

/** A row of a sheet that may contain its heads, with the beginning of its text. */
export interface ImportHeadRow {
  readonly row: number;
  readonly text: string;
}

/** A column of the page, or `#join`: the key that joins a row of a detail to its record. */
export interface ImportColumn {
  readonly key: string;
  readonly title: string;
}

/** A problem of a cell; a blank key: of the row. */
export interface ImportProblem {
  readonly row: string;
  readonly key: string;
  readonly message: string;
  /** Id of the rule of level `confirm` that passes once a reason is given; blank: a reason does not help. */
  readonly rule: string;
}

/** A value that differs from the text of its cell. `doubt`: staff should check it before the import. */
export interface ImportRemark {
  readonly row: string;
  readonly key: string;
  readonly message: string;
  readonly level: 'doubt' | 'note';
}

/** A text of the sheets that was converted as the user chose last time. */
export interface ImportWord {
  /** Key of the detail; blank: a column of the records. */
  readonly detail: string;
  readonly key: string;
  readonly word: string;
  /** The code with its text. */
  readonly shown: string;
}

/** Data that was read but not imported yet. */
export interface ImportPreview {
  /** Identifies the preview in all further calls, for a day. */
  readonly token: string;
  readonly tables: readonly ImportTable[];
  readonly problems: readonly ImportProblem[];
  readonly remarks: readonly ImportRemark[];
  /** Names of sheets that are used neither for records nor for a detail. */
  readonly leftSheets: readonly string[];
  /** What else of the files was left out, as texts: hidden sheets and columns. */
  readonly notices: readonly string[];
  /** Values that were set from the user's remembered choices. */
  readonly words: readonly ImportWord[];
}

/**
 * Maps a column of a sheet to a column of the page; a blank key: none. `table` counts the tables of the preview from 0.
 */
export interface ImportChoice {
  readonly table: number;
  readonly index: number;
  readonly key: string;
}

/** The sheet row of the heads of a table of the preview; `table` counts from 0, `row` from 1. */
export interface ImportHeadPlace {
  readonly table: number;
  readonly row: number;
}

/** A cell that staff have corrected. */
export interface ImportCell {
  readonly row: string;
  readonly key: string;
  readonly value: Value;
}

/** Corrections of staff to the preview. */
export interface ImportMending {
  readonly token: string;
  readonly cells: readonly ImportCell[];
  /** Rows that staff leave out. */
  readonly removed: readonly string[];
  /** Rows that were left out automatically and that staff include. */
  readonly added: readonly string[];
  /** Reasons for overriding rules of level `confirm` in all rows, by rule id. */
  readonly reasons: Readonly<Record<string, string>>;
}

/** Result of an import (contract §6.3). */
export interface ImportSummary {
  readonly totalCount: number;
  readonly errorCount: number;
  readonly successCount: number;
  readonly msg: string;
  /** Address, below the API base, of the workbook with the rows that were not imported; blank: there are none. */
  readonly fileUrl: string;
  readonly fileName: string;
  /** Texts about what was left out or stored differently from the sheet, one for each place. */
  readonly notes: readonly string[];
}

/** Progress of the import: records validated, and their total. */
export interface ImportProgress {
  /**
   * `interrupted`: the server stopped before the import was written, so nothing was stored; it can be started again.
   */
  readonly state: 'ready' | 'running' | 'interrupted' | 'done' | 'undone';
  readonly done: number;
  readonly total: number;
}

/** An import of the user that was written. */
export interface PastImport {
  readonly token: string;
  readonly fileName: string;
  readonly count: number;
  /** `YYYY-MM-DD HH:mm:ss`. */
  readonly time: string;
  readonly isUndone: boolean;
  /** The server stopped before the import was written, so nothing was stored. */
  readonly isInterrupted: boolean;
}

const textsAt = (source: Readonly<Record<string, unknown>>, key: string): readonly string[] => {
  const list = source[key];
  return Array.isArray(list) ? list.map(String) : [];
};

export function toImportSummary(result: unknown): ImportSummary {
  const source = isRecord(result) ? result : {};
  return {
    totalCount: numberOf(source, 'totalCount'),
    errorCount: numberOf(source, 'errorCount'),
    successCount: numberOf(source, 'successCount'),
    msg: textOf(source, 'msg'),
    fileUrl: textOf(source, 'fileUrl'),
    fileName: textOf(source, 'fileName'),
    notes: textsAt(source, 'notes'),
  };
}

const textsOf = (source: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(toValues(source)).map(([key, value]) => [key, String(value ?? '')]));

const toProblem = (source: Readonly<Record<string, unknown>>): ImportProblem => ({
  row: textOf(source, 'row'),
  key: textOf(source, 'key'),
  message: textOf(source, 'message'),
  rule: textOf(source, 'rule'),
});

const toRemark = (source: Readonly<Record<string, unknown>>): ImportRemark => ({
  row: textOf(source, 'row'),
  key: textOf(source, 'key'),
  message: textOf(source, 'message'),
  level: textOf(source, 'level') === 'note' ? 'note' : 'doubt',
});

const LEFT: readonly ImportRow['left'][] = ['hidden', 'total', 'signature', 'heads', ''];

export const toImportProblems = (result: unknown): readonly ImportProblem[] =>
  recordsOf(isRecord(result) ? result['problems'] : undefined).map(toProblem);

const toTable = (table: Readonly<Record<string, unknown>>): ImportTable => ({
  detail: textOf(table, 'detail'),
  sheet: textOf(table, 'sheet'),
  file: textOf(table, 'file'),
  columns: recordsOf(table['columns']).map((column) => ({
    key: textOf(column, 'key'),
    title: textOf(column, 'title'),
  })),
  heads: recordsOf(table['heads']).map((head) => ({
    index: numberOf(head, 'index'),
    text: textOf(head, 'text'),
    key: textOf(head, 'key'),
    suggested: textOf(head, 'suggested'),
  })),
  headRow: numberOf(table, 'headRow'),
  headRows: recordsOf(table['headRows']).map((row) => ({ row: numberOf(row, 'row'), text: textOf(row, 'text') })),
  rows: recordsOf(table['rows']).map((row) => ({
    id: textOf(row, 'id'),
    row: numberOf(row, 'row'),
    values: toValues(row['values']),
    texts: textsOf(row['texts']),
    left: LEFT.find((one) => one === textOf(row, 'left')) ?? '',
    beginning: textOf(row, 'beginning'),
  })),
});

export function toImportPreview(result: unknown): ImportPreview {
  const source = isRecord(result) ? result : {};
  return {
    token: textOf(source, 'token'),
    tables: recordsOf(source['tables']).map(toTable),
    problems: toImportProblems(source),
    remarks: recordsOf(source['remarks']).map(toRemark),
    leftSheets: textsAt(source, 'leftSheets'),
    notices: textsAt(source, 'notices'),
    words: recordsOf(source['words']).map((one) => ({
      detail: textOf(one, 'detail'),
      key: textOf(one, 'key'),
      word: textOf(one, 'word'),
      shown: textOf(one, 'shown'),
    })),
  };
}

const STATES: readonly ImportProgress['state'][] = ['ready', 'running', 'interrupted', 'done', 'undone'];

export function toImportProgress(result: unknown): ImportProgress {
  const source = isRecord(result) ? result : {};
  const state = STATES.find((one) => one === source['state']) ?? 'ready';
  return { state, done: numberOf(source, 'done'), total: numberOf(source, 'total') };
}

export const toPastImports = (result: unknown): readonly PastImport[] =>
  recordsOf(result).map((one) => ({
    token: textOf(one, 'token'),
    fileName: textOf(one, 'fileName'),
    count: numberOf(one, 'count'),
    time: textOf(one, 'time'),
    isUndone: one['isUndone'] === true,
    isInterrupted: one['isInterrupted'] === true,
  }));
