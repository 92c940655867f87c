import { ApiError } from '../../core/base/errors.ts';
import { serverText } from '../../core/texts/serverText.ts';
import type { WorkOwner } from '../../core/workers/fairQueue.ts';
import type { PoolSpec } from '../../core/workers/workerPool.ts';
import { WorkerFailure, workerScript } from '../../core/workers/workerProcess.ts';
import type { Workers } from '../../core/workers/workers.ts';
import type { SheetCell } from './sheetCells.ts';
import { sheetName } from './sheetNames.ts';
import type { WorkbookHead } from './sheetXml.ts';

/** Cells up to which a workbook is written as .xls (D69); the dialog of exports knows the same number. */
export const MAX_XLS_CELLS = 20_000;
const MAX_XLS_COLUMNS = 256;
const WRITING_MS = 60_000;

/** A workbook that is held as a whole: two at a time over the server (D69), in processes whose memory returns. */
const WRITERS: PoolSpec = {
  script: workerScript(import.meta.url, 'xlsWorker'),
  processes: 2,
  shares: { ofTenant: 2, ofUser: 1 },
  heapMb: 768,
  waiting: { ofAll: 64, ofUser: 16 },
  idleMs: 10_000,
  keptMb: 150,
};

/** A real .xls of some rows. */
export interface XlsBook {
  readonly kind: 'rows';
  readonly name: string;
  /** Pixels of each column. */
  readonly widths: readonly number[];
  readonly head: readonly (readonly string[])[];
  readonly rows: readonly (readonly SheetCell[])[];
}

/** A sheet of texts alone. */
export interface TextSheet {
  /** At most 31 letters, other than those in another's. */
  readonly name: string;
  readonly rows: readonly (readonly string[])[];
  /** Of its columns, in letters. */
  readonly widths: readonly number[];
}

export interface TextWorkbook {
  readonly kind: 'texts';
  readonly sheets: readonly TextSheet[];
  readonly format: 'xls' | 'xlsx';
}

/** Who wants a file, and what ends the writing. */
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

/** A real .xls of some rows (D34). */
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

/** A workbook of texts. */
export const writeTextSheets = (
  workers: Workers,
  { sheets, format = 'xlsx' }: { readonly sheets: readonly TextSheet[]; readonly format?: TextWorkbook['format'] },
  order: FileOrder,
): Promise<Buffer> => write(workers, { kind: 'texts', sheets, format }, order);
