import type { CompiledPage } from '../../../engine/index.ts';
import type { ListOrder } from './listPort.ts';

export type WorkbookFormat = 'xls' | 'xlsx';

/** How rows leave. */
export type WorkbookSheet = Pick<ExportOrder, 'fields' | 'values' | 'format' | 'fileName'>;

/** What of a list leaves as a workbook (W7-30). */
export interface ExportOrder extends ListOrder {
  /** As the list is narrowed; all records hold where it is empty. */
  readonly filters: Readonly<Record<string, string>>;
  /** Key of the tab that is open; blank: all records. */
  readonly tab: string;
  /** Ids; empty: all records that the filters leave. */
  readonly selections: readonly string[];
  /** Keys of columns, in the order of the sheet. */
  readonly fields: readonly string[];
  /** What stands for a code. */
  readonly values: 'texts' | 'codes';
  readonly format: WorkbookFormat;
  /** Without an extension. */
  readonly fileName: string;
}

/** While a workbook comes. */
export interface ExportWatch {
  readonly signal?: AbortSignal | undefined;
  /** Bytes that have come; how many there will be is not known before the end. */
  readonly onReceived?: ((bytes: number) => void) | undefined;
}

/** Lists as workbooks of the user's. */
export interface Exports {
  /** Saves the workbook as a file; what comes is saved under its own extension, whatever was asked for (D34). */
  save(page: CompiledPage, order: ExportOrder, watch?: ExportWatch): Promise<void>;
  /** Orders the workbook, which the server makes by itself; resolves when it is ordered. What becomes of it is told later, and stands in the list of the user's downloads. */
  begin(page: CompiledPage, order: ExportOrder, watch?: Pick<ExportWatch, 'signal'>): Promise<void>;
}
