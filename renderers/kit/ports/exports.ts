import type { CompiledPage } from '../../../engine/index.ts';
import type { ListOrder } from './listPort.ts';

export type WorkbookFormat = 'xls' | 'xlsx';

/** Format of exported rows. */
export type WorkbookSheet = Pick<ExportOrder, 'fields' | 'values' | 'format' | 'fileName'>;

/** Selection and format of a list export (W7-30). */
export interface ExportOrder extends ListOrder {
  /** Current filters of the list; empty: all records. */
  readonly filters: Readonly<Record<string, string>>;
  /** Key of the open tab; blank: all records. */
  readonly tab: string;
  /** Ids of records; empty: all records that match the filters. */
  readonly selections: readonly string[];
  /** Column keys, in the order of the sheet. */
  readonly fields: readonly string[];
  /** Whether coded cells contain texts or codes. */
  readonly values: 'texts' | 'codes';
  readonly format: WorkbookFormat;
  /** Without an extension. */
  readonly fileName: string;
}

/** Progress of an export. */
export interface ExportWatch {
  readonly signal?: AbortSignal | undefined;
  /** Bytes received; the total is not known before the end. */
  readonly onReceived?: ((bytes: number) => void) | undefined;
}

/** Exports of lists as workbooks. */
export interface Exports {
  /** Saves the workbook as a file; the extension is that of the response, regardless of the requested format (D34). */
  save(page: CompiledPage, order: ExportOrder, watch?: ExportWatch): Promise<void>;
  /**
   * Requests the workbook, which the server creates in the background; resolves when the request is accepted. The
   * result is reported later and appears in the list of the user's downloads.
   */
  begin(page: CompiledPage, order: ExportOrder, watch?: Pick<ExportWatch, 'signal'>): Promise<void>;
}
