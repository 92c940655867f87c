import { ApiError } from '../../core/base/errors.ts';
import { serverText } from '../../core/texts/serverText.ts';
import type { WorkOwner } from '../../core/workers/fairQueue.ts';
import type { PoolSpec } from '../../core/workers/workerPool.ts';
import { WorkerFailure, workerScript } from '../../core/workers/workerProcess.ts';
import type { Workers } from '../../core/workers/workers.ts';
import type { SheetCell } from './sheetCells.ts';
import { sheetName } from './sheetNames.ts';
import type { WorkbookHead } from './sheetXml.ts';

/** Maximum number of cells of a workbook written as .xls (D69); the export dialog uses the same number. */
export const MAX_XLS_CELLS = 20_000;
const MAX_XLS_COLUMNS = 256;
const WRITING_MS = 60_000;

/** Holds a whole workbook in memory: two at a time per server (D69), in processes whose memory is released. */
const WRITERS: PoolSpec = {
  script: workerScript(import.meta.url, 'xlsWorker'),
  processes: 2,
  shares: { ofTenant: 2, ofUser: 1 },
  heapMb: 768,
  waiting: { ofAll: 64, ofUser: 16 },
  idleMs: 10_000,
  keptMb: 150,
};

/** A real .xls workbook. */
export interface XlsBook {
  readonly kind: 'rows';
  readonly name: string;
  /** Width of each column in pixels. */
  readonly widths: readonly number[];
  readonly head: readonly (readonly string[])[];
  readonly rows: readonly (readonly SheetCell[])[];
}

/** A sheet of texts only. */
export interface TextSheet {
  /** At most 31 characters, unique in the workbook. */
  readonly name: string;
  readonly rows: readonly (readonly string[])[];
  /** Widths of the columns in characters. */
  readonly widths: readonly number[];
}

export interface TextWorkbook {
  readonly kind: 'texts';
  readonly sheets: readonly TextSheet[];
  readonly format: 'xls' | 'xlsx';
}

/** Owner of a file, and the signal that aborts the writing. */
export interface FileOrder {
  readonly owner: WorkOwner;
  readonly signal?: AbortSignal | undefined;
}

export const fitsXls = (rows: number, columns: number): boolean =>
  columns <= MAX_XLS_COLUMNS && rows * columns <= MAX_XLS_CELLS;

async function write(workers: Workers, book: XlsBook | TextWorkbook, order: FileOrder): Promise<Buffer> {
  try {
    return Buffer.from(await workers.run<Uint8Array>(WRITERS, book, { ...order, milliseconds: WRITING_MS }));
  } catch (error) {
    if (error instanceof WorkerFailure) throw new ApiError(503, serverText('workerFailed'), { cause: error });
    throw error;
  }
}

/** Writes a real .xls workbook (D34). */
export const writeXls = (
  workers: Workers,
  { head: { title, exporter, columns }, rows }: { readonly head: WorkbookHead; readonly rows: XlsBook['rows'] },
  order: FileOrder,
): Promise<Buffer> =>
  write(
    workers,
    {
      kind: 'rows',
      name: sheetName(title),
      widths: columns.map(({ width }) => width),
      head: [[title], [exporter], columns.map((column) => column.title)],
      rows,
    },
    order,
  );

/** Writes a workbook of texts. */
export const writeTextSheets = (
  workers: Workers,
  { sheets, format = 'xlsx' }: { readonly sheets: readonly TextSheet[]; readonly format?: TextWorkbook['format'] },
  order: FileOrder,
): Promise<Buffer> => write(workers, { kind: 'texts', sheets, format }, order);
