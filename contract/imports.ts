import type { Value, Values } from '../engine/index.ts';
import { isRecord, numberOf, recordsOf, textOf } from './reading.ts';
import { toValues } from './records.ts';

/** Files that one call may bring, and bytes of each. */
export const MOST_SHEET_FILES = 5;
export const MOST_SHEET_MB = 20;
/** Rows that one call may bring, of all its sheets. */
export const MOST_SHEET_ROWS = 20_000;

/** A column of a sheet; `index` counts its cells from 0. */
export interface ImportHead {
  readonly index: number;
  /** As it stands in the sheet. */
  readonly text: string;
  /** The column of the page; blank: nobody knows it, or staff leave it out. */
  readonly key: string;
  /** What it probably is, where nobody knows it. Blank: nothing is near. */
  readonly suggested: string;
}

export interface ImportRow {
  /** Names the row from here on: `0.4`. */
  readonly id: string;
  /** As the sheet counts it, from 1. */
  readonly row: number;
  /** Those that are blank are left out. */
  readonly values: Values;
  /** What stands in cells that no value could be made of, by key. */
  readonly texts: Readonly<Record<string, string>>;
}

/** A sheet: records of the page, or rows of one of its details. */
export interface ImportTable {
  /** Key of the detail; blank: records. */
  readonly detail: string;
  readonly sheet: string;
  readonly file: string;
  readonly heads: readonly ImportHead[];
  /** What its heads may be. */
  readonly columns: readonly ImportColumn[];
  readonly rows: readonly ImportRow[];
}

/** A column of the page, or `#join`: what puts a row of a detail to its record. */
export interface ImportColumn {
  readonly key: string;
  readonly title: string;
}

/** What stands against a cell. A blank key is about the row. */
export interface ImportProblem {
  readonly row: string;
  readonly key: string;
  readonly message: string;
}

/** What was read and is not written yet. */
export interface ImportPreview {
  /** Names it in all further calls, for a day. */
  readonly token: string;
  readonly tables: readonly ImportTable[];
  readonly problems: readonly ImportProblem[];
  /** Sheets that are nobody's. */
  readonly leftSheets: readonly string[];
}

/** Which column of the page a column of a sheet is; a blank key: none. `table` counts the tables of the preview from 0. */
export interface ImportChoice {
  readonly table: number;
  readonly index: number;
  readonly key: string;
}

/** A cell that staff have mended. */
export interface ImportCell {
  readonly row: string;
  readonly key: string;
  readonly value: Value;
}

/** What staff made of the preview. */
export interface ImportMending {
  readonly token: string;
  readonly cells: readonly ImportCell[];
  /** Rows that are left out. */
  readonly removed: readonly string[];
}

/** Contract §6.3. */
export interface ImportSummary {
  readonly totalCount: number;
  readonly errorCount: number;
  readonly successCount: number;
  readonly msg: string;
  /** Of the workbook with the rows that were not written, below the API base; blank: there are none. */
  readonly fileUrl: string;
  readonly fileName: string;
}

/** How far the writing is: records judged, and all. */
export interface ImportProgress {
  /** `interrupted`: its server went down before it was written, so nothing of it is there; it may be written anew. */
  readonly state: 'ready' | 'running' | 'interrupted' | 'done' | 'undone';
  readonly done: number;
  readonly total: number;
}

/** An import of the user's that was written. */
export interface PastImport {
  readonly token: string;
  readonly fileName: string;
  readonly count: number;
  /** `YYYY-MM-DD HH:mm:ss`. */
  readonly time: string;
  readonly isUndone: boolean;
  /** Its server went down before it was written: nothing of it is there. */
  readonly isInterrupted: boolean;
}

export function toImportSummary(result: unknown): ImportSummary {
  const source = isRecord(result) ? result : {};
  return {
    totalCount: numberOf(source, 'totalCount'),
    errorCount: numberOf(source, 'errorCount'),
    successCount: numberOf(source, 'successCount'),
    msg: textOf(source, 'msg'),
    fileUrl: textOf(source, 'fileUrl'),
    fileName: textOf(source, 'fileName'),
  };
}

const textsOf = (source: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(toValues(source)).map(([key, value]) => [key, String(value ?? '')]));

const toProblem = (source: Readonly<Record<string, unknown>>): ImportProblem => ({
  row: textOf(source, 'row'),
  key: textOf(source, 'key'),
  message: textOf(source, 'message'),
});

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
  rows: recordsOf(table['rows']).map((row) => ({
    id: textOf(row, 'id'),
    row: numberOf(row, 'row'),
    values: toValues(row['values']),
    texts: textsOf(row['texts']),
  })),
});

export function toImportPreview(result: unknown): ImportPreview {
  const source = isRecord(result) ? result : {};
  const left = source['leftSheets'];
  return {
    token: textOf(source, 'token'),
    tables: recordsOf(source['tables']).map(toTable),
    problems: toImportProblems(source),
    leftSheets: Array.isArray(left) ? left.map(String) : [],
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
