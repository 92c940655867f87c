import type { PaperPage } from '../../engine/index.ts';

/** Last segments of the print addresses, below the page's own. All require the right to print. */
export const PRINT_OPERATIONS = {
  /** GET: the print layouts of the page, `PrintChoice[]`. */
  choices: 'printChoices',
  /**
   * POST with a `PrintOrder`, or GET with `name` and `id`, or `ids` comma-separated, and a ticket (D13): one PDF of all
   * records.
   */
  pdf: 'print',
  /** POST with a `PrintOrder`: the same sheets as `PrintedPages`. */
  pages: 'printPages',
  /** POST with a `PaperOrder`: a record in its current state in the form. */
  paper: 'printPaper',
} as const;

export interface PrintChoice {
  /** `declaration`. */
  readonly name: string;
  readonly title: string;
}

export interface PrintOrder {
  readonly name: string;
  /** Printed one after another, each once. */
  readonly ids: readonly string[];
}

export interface PaperOrder {
  readonly name: string;
  /** As it would be sent to be saved. */
  readonly record: unknown;
}

/** Maximum number of records in one file. */
export const MAX_PRINTED = 100;
/** Maximum number of report rows on paper; larger reports are exported as a workbook. */
export const MAX_PRINTED_ROWS = 2000;
/** Maximum number of sheets in one file. */
export const MAX_SHEETS = 600;
/** Maximum number of sheets in a preview; the file has all of them. */
export const MAX_PREVIEWED = 60;

export interface PrintedPages {
  /** The first sheets. */
  readonly pages: readonly PaperPage[];
  /** Total number of sheets. */
  readonly total: number;
}
