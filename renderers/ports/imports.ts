import type { CompiledPage } from '../../engine/index.ts';

/** A workbook of the rows that were not written, each with its reason. */
export interface LeftRows {
  /** Below the API base. */
  readonly fileUrl: string;
  readonly fileName: string;
}

/** What became of imported sheets. */
export interface Imported {
  /** In words for staff. */
  readonly message: string;
  /** Absent: all rows were written. */
  readonly left?: LeftRows | undefined;
}

/** Sheets that become records of a page (W7-22). */
export interface Imports {
  /** Writes what is right, in one transaction. Rejects where nothing was written. */
  send(page: CompiledPage, files: readonly File[], signal: AbortSignal): Promise<Imported>;
  /** Saves an empty workbook with the heads of the page as a file of the user's. */
  template(page: CompiledPage): Promise<void>;
  /** Saves the workbook of what was not written. */
  download(left: LeftRows): Promise<void>;
}
