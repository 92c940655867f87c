import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { sheetName, type WorkbookHead } from './sheetXml.ts';
import type { SheetCell } from './sheetCells.ts';

/** Cells up to which a workbook is written as .xls (D56). */
export const MOST_XLS_CELLS = 60_000;
const MOST_XLS_COLUMNS = 256;
const MOST_MEMORY_MB = 512;

/** What the worker is sent. */
export interface XlsBook {
  readonly name: string;
  /** Pixels of each column. */
  readonly widths: readonly number[];
  readonly head: readonly (readonly string[])[];
  readonly rows: readonly (readonly SheetCell[])[];
}

export const fitsXls = (rows: number, columns: number): boolean =>
  columns <= MOST_XLS_COLUMNS && rows * columns <= MOST_XLS_CELLS;

const startWorker = (book: XlsBook): Worker =>
  // Beside the sources as beside the built server.
  new Worker(new URL('./xlsWorker.mjs', import.meta.url), {
    workerData: book,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
  });

/** A real .xls of some rows (D34), made in a thread of its own. `signal` ends the thread. */
export async function writeXls(
  { title, exporter, columns }: WorkbookHead,
  rows: XlsBook['rows'],
  signal: AbortSignal,
): Promise<Buffer> {
  const thread = startWorker({
    name: sheetName(title),
    widths: columns.map(({ width }) => width),
    head: [[title], [exporter], columns.map((column) => column.title)],
    rows,
  });
  try {
    const [bytes]: Uint8Array[] = await once(thread, 'message', { signal });
    if (bytes === undefined) throw new Error('the writer of .xls has sent nothing');
    return Buffer.from(bytes);
  } finally {
    await thread.terminate();
  }
}
