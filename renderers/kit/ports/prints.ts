import type { CompiledPage, PaperPage, WireRecord } from '../../../engine/index.ts';

/** A paper form on which records of a page can be printed. */
export interface OfferedPrint {
  readonly name: string;
  readonly title: string;
}

/** Which records to print on which paper form. */
export interface PrintJob {
  readonly name: string;
  readonly ids: readonly string[];
}

export interface PrintSheets {
  /** The first pages. */
  readonly pages: readonly PaperPage[];
  /** Number of pages in the file. */
  readonly total: number;
}

/** Printing of records; the server lays them out (decision 0055). */
export interface Prints {
  choices(page: CompiledPage, signal?: AbortSignal): Promise<readonly OfferedPrint[]>;
  sheets(page: CompiledPage, job: PrintJob, signal?: AbortSignal): Promise<PrintSheets>;
  /** Lays out a record with its current values in a form. */
  paper(
    page: CompiledPage,
    paper: { readonly name: string; readonly record: WireRecord },
    signal?: AbortSignal,
  ): Promise<PrintSheets>;
  /**
   * Opens a report of one record in a new tab, at a separate URL that contains the record's id and a one-time token
   * (D13): a paper form of the page, or the URL of its action. Call it synchronously in the click handler, or the
   * browser blocks the tab: `blocked`.
   */
  open(
    page: CompiledPage,
    report: { readonly name: string } | { readonly url: string },
    id: string,
  ): Promise<'opened' | 'blocked'>;
  /** Saves the PDF as a file for the user. */
  download(page: CompiledPage, job: PrintJob, signal: AbortSignal): Promise<void>;
  /**
   * Passes the PDF to the browser's print dialog; `saved`: the browser cannot display PDF, so it was saved as a file
   * instead.
   */
  print(page: CompiledPage, job: PrintJob, signal: AbortSignal): Promise<'printed' | 'saved'>;
}
