import type { CompiledPage, PaperPage, WireRecord } from '../../../engine/index.ts';

/** A paper on which records of a page are printed. */
export interface OfferedPrint {
  readonly name: string;
  readonly title: string;
}

/** Which records on which paper. */
export interface PrintJob {
  readonly name: string;
  readonly ids: readonly string[];
}

export interface PrintSheets {
  /** The first of them. */
  readonly pages: readonly PaperPage[];
  /** How many the file has. */
  readonly total: number;
}

/** Records on paper; the server lays them out (decision 0055). */
export interface Prints {
  choices(page: CompiledPage, signal?: AbortSignal): Promise<readonly OfferedPrint[]>;
  sheets(page: CompiledPage, job: PrintJob, signal?: AbortSignal): Promise<PrintSheets>;
  /** A record as it stands in a form. */
  paper(
    page: CompiledPage,
    paper: { readonly name: string; readonly record: WireRecord },
    signal?: AbortSignal,
  ): Promise<PrintSheets>;
  /**
   * A report of one record in a new tab, at an address of its own that holds the record's id and a one-time token (D13):
   * a paper of the page, or what its action names. Call it in the very turn of a press, or the browser holds the tab back: `blocked`.
   */
  open(
    page: CompiledPage,
    report: { readonly name: string } | { readonly url: string },
    id: string,
  ): Promise<'opened' | 'blocked'>;
  /** Saves the PDF as a file of the user's. */
  download(page: CompiledPage, job: PrintJob, signal: AbortSignal): Promise<void>;
  /** Hands the PDF to the browser's own print dialog; `saved`: the browser shows no PDF, so it is a file of the user's now. */
  print(page: CompiledPage, job: PrintJob, signal: AbortSignal): Promise<'printed' | 'saved'>;
}
