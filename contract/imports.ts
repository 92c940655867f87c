import type { Value, Values } from '../engine/index.ts';
import { isRecord, numberOf, recordsOf, textOf } from './reading.ts';
import { toValues } from './records.ts';

/** Of files with sheets: Excel's, that of WPS, and values that are separated. What a file is, its content says. */
export const SHEET_EXTENSIONS: readonly string[] = ['xls', 'xlsx', 'et', 'csv', 'tsv', 'txt'];
/** Files that one call may bring, and bytes of each. */
export const MAX_SHEET_FILES = 5;
export const MAX_SHEET_MB = 20;
/** Rows that one call may bring, of all its sheets. */
export const MAX_SHEET_ROWS = 20_000;

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
  /** Why it is not written unless staff say so; blank: it is written. */
  readonly left: 'hidden' | 'total' | 'signature' | 'heads' | '';
  /** Of a row that is left out: how it begins, as the sheet has it. */
  readonly beginning: string;
}

/** A sheet: records of the page, or rows of one of its details. */
export interface ImportTable {
  /** Key of the detail; blank: records. */
  readonly detail: string;
  readonly sheet: string;
  readonly file: string;
  readonly heads: readonly ImportHead[];
  /** Row of the sheet that they stand in, from 1; of two rows the upper one. */
  readonly headRow: number;
  /** Rows that staff may name instead. */
  readonly headRows: readonly ImportHeadRow[];
  /** What its heads may be. */
  readonly columns: readonly ImportColumn[];
  readonly rows: readonly ImportRow[];
}

/** A row of a sheet that may hold its heads, with the beginning of what is written in it. */
export interface ImportHeadRow {
  readonly row: number;
  readonly text: string;
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
  /** Id of the rule of level `confirm` that holds once a reason is given; blank: no reason helps. */
  readonly rule: string;
}

/** What was made of a cell, and is not what is written in it. `doubt`: to be looked at before it is written. */
export interface ImportRemark {
  readonly row: string;
  readonly key: string;
  readonly message: string;
  readonly level: 'doubt' | 'note';
}

/** A word of the sheets that was set as the user chose it last time. */
export interface ImportWord {
  /** Key of the detail; blank: a column of the records. */
  readonly detail: string;
  readonly key: string;
  readonly word: string;
  /** The code with its text. */
  readonly shown: string;
}

/** What was read and is not written yet. */
export interface ImportPreview {
  /** Names it in all further calls, for a day. */
  readonly token: string;
  readonly tables: readonly ImportTable[];
  readonly problems: readonly ImportProblem[];
  readonly remarks: readonly ImportRemark[];
  /** Sheets that are nobody's. */
  readonly leftSheets: readonly string[];
  /** What else was left out of the files, in words: sheets and columns that are hidden. */
  readonly notices: readonly string[];
  /** What was set by the memory of the user. */
  readonly words: readonly ImportWord[];
}

/** Which column of the page a column of a sheet is; a blank key: none. `table` counts the tables of the preview from 0. */
export interface ImportChoice {
  readonly table: number;
  readonly index: number;
  readonly key: string;
}

/** The row of a sheet that the heads of a table of the preview stand in; `table` counts from 0, `row` from 1. */
export interface ImportHeadPlace {
  readonly table: number;
  readonly row: number;
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
  /** Rows that were left out by themselves, and are written. */
  readonly added: readonly string[];
  /** Why rules of level `confirm` are passed over in all rows, by the id of the rule. */
  readonly reasons: Readonly<Record<string, string>>;
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
  /** What was left out or is stored otherwise than it was written, in words, place by place. */
  readonly notes: readonly string[];
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
