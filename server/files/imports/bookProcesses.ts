import { businessFailure, type ApiError } from '../../core/base/errors.ts';
import { serverText, type ServerText } from '../../core/texts/serverText.ts';
import type { WorkOwner } from '../../core/workers/fairQueue.ts';
import type { PoolSpec } from '../../core/workers/workerPool.ts';
import { WorkerFailure, workerScript } from '../../core/workers/workerProcess.ts';
import type { Workers } from '../../core/workers/workers.ts';
import type { BookFault, BookLimits, BookPart, BookRow, BookSheet, BookTask, ReadBook } from './readBook.ts';

/** A workbook as read. */
export interface Book {
  readonly sheets: readonly BookSheet[];
  readonly hiddenSheets: readonly string[];
}

const LIMITS: BookLimits = {
  inflated: 100 * 1024 * 1024,
  entries: 500,
  sheets: 30,
  rows: 20_000,
  columns: 256,
  cells: 2_000_000,
  characters: 32_000_000,
  merges: 100_000,
  styles: 200_000,
  strings: 1_000_000,
  depth: 64,
};
const READING_MS = 30_000;

/**
 * Process pool for reading workbooks. One tenant leaves a process to the others, one user leaves one to his colleagues.
 */
const BOOKS: PoolSpec = {
  script: workerScript(import.meta.url, 'bookWorker'),
  processes: 3,
  shares: { ofTenant: 2, ofUser: 1 },
  heapMb: 768,
  waiting: { ofAll: 24, ofUser: 4 },
  idleMs: 60_000,
  keptMb: 200,
};

const COUNTED = [
  'tooManySheets',
  'tooManyRows',
  'tooManyColumns',
  'tooManyCells',
  'tooManyMerges',
  'tooManyStyles',
  'tooManyStrings',
] as const satisfies readonly BookFault[];

const isCounted = (fault: BookFault): fault is (typeof COUNTED)[number] =>
  (COUNTED as readonly BookFault[]).includes(fault);

const faultText = (fault: BookFault, most = 0): ServerText =>
  isCounted(fault) ? serverText(`book.${fault}`, { most }) : serverText(`book.${fault}`);

const failed = (fault: BookFault, most?: number): ApiError =>
  businessFailure(serverText('importFailed', { detail: faultText(fault, most) }));

interface ReadOptions {
  readonly owner: WorkOwner;
  /** Stricter limits than the default ones. */
  readonly less?: Partial<BookLimits & { readonly milliseconds: number }>;
}

/** Reads the sheets of a workbook in a separate process. Throws a message for staff if it is rejected. */
export async function readWorkbook(
  workers: Workers,
  bytes: Uint8Array,
  { owner, less: { milliseconds = READING_MS, ...less } = {} }: ReadOptions,
): Promise<Book> {
  const task: BookTask = { bytes, limits: { ...LIMITS, ...less } };
  const rows: BookRow[][] = [];
  const onPart = (value: unknown): void => {
    const part: BookPart = JSON.parse(String(value));
    for (const row of part.rows) (rows[part.sheet] ??= []).push(row);
  };
  const read = await workers.run<ReadBook>(BOOKS, task, { owner, milliseconds, onPart }).catch((error: unknown) => {
    if (error instanceof WorkerFailure) throw failed(error.fault);
    throw error;
  });
  if ('fault' in read) throw failed(read.fault, read.most);
  const { sheets, hiddenSheets } = read;
  return { sheets: sheets.map((sheet, index) => ({ ...sheet, rows: rows[index] ?? [] })), hiddenSheets };
}
