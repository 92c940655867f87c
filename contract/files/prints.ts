import type { PaperPage } from '../../engine/index.ts';

/** Last parts of the addresses of prints, behind the page's own. All ask for the right to print. */
export const PRINT_OPERATIONS = {
  /** GET: the papers of the page, `PrintChoice[]`. */
  choices: 'printChoices',
  /** POST with a `PrintOrder`, or GET with `name` and `id`, or `ids` by commas, and a ticket (D13): one PDF of all records. */
  pdf: 'print',
  /** POST with a `PrintOrder`: the same sheets as `PrintedPages`. */
  pages: 'printPages',
  /** POST with a `PaperOrder`: a record as it stands in the form. */
  paper: 'printPaper',
} as const;

export interface PrintChoice {
  /** `declaration`. */
  readonly name: string;
  readonly title: string;
}

export interface PrintOrder {
  readonly name: string;
  /** One after the other, each once. */
  readonly ids: readonly string[];
}

export interface PaperOrder {
  readonly name: string;
  /** As it would be saved. */
  readonly record: unknown;
}

/** Records that one file holds. */
export const MAX_PRINTED = 100;
/** Rows of a report that go on paper; more leave as a workbook. */
export const MAX_PRINTED_ROWS = 2000;
/** Sheets of one file. */
export const MAX_SHEETS = 600;
/** Sheets that a preview shows; the file has them all. */
export const MAX_PREVIEWED = 60;

export interface PrintedPages {
  /** The first of them. */
  readonly pages: readonly PaperPage[];
  /** How many sheets there are. */
  readonly total: number;
}
