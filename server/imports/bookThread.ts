import { Worker } from 'node:worker_threads';
import { businessFailure, type ApiError } from '../base/errors.ts';
import { say, type ServerText } from '../messages/say.ts';
import type { BookFault, BookLimits, BookSheet, BookTask, ReadBook, TextSheet } from './readBook.ts';

/** What a thread may take besides. */
interface ThreadLimits {
  readonly milliseconds: number;
  readonly memoryMb: number;
}

const LIMITS: BookLimits & ThreadLimits = {
  inflated: 100 * 1024 * 1024,
  entries: 500,
  sheets: 30,
  rows: 20_000,
  columns: 256,
  milliseconds: 30_000,
  memoryMb: 768,
};
/** Threads at a time: each may take its memory. */
const THREADS = 2;

/** Beside this very file, as source and as what is built of it. */
const isSource = import.meta.url.endsWith('.ts');
const WORKER = new URL(isSource ? './bookWorker.ts' : './bookWorker.mjs', import.meta.url);
/** A thread of Node 20 reads no source by itself, whatever its process does. */
const FROM_SOURCE = `import('tsx/esm/api').then(({ tsImport }) => tsImport('${WORKER.href}', '${WORKER.href}'))`;

const faultText = (fault: BookFault, most = 0): ServerText => {
  if (fault === 'tooManySheets' || fault === 'tooManyRows' || fault === 'tooManyColumns')
    return say(`book.${fault}`, { most });
  return say(`book.${fault}`);
};

/** Asks a thread of its own, which is gone afterwards; told where it takes too long or too much memory. */
const inThread = <T>(
  task: BookTask,
  { milliseconds, memoryMb }: ThreadLimits,
): Promise<T | 'tooSlow' | 'tooMuchMemory'> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(isSource ? FROM_SOURCE : WORKER, {
      eval: isSource,
      workerData: task,
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
      execArgv: [],
    });
    const end = (answer: T | 'tooSlow' | 'tooMuchMemory'): void => {
      clearTimeout(timer);
      resolve(answer);
      void worker.terminate();
    };
    const timer = setTimeout(() => end('tooSlow'), milliseconds);
    worker.once('message', end);
    worker.once('error', (error: Error & { readonly code?: string }) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') return end('tooMuchMemory');
      clearTimeout(timer);
      reject(error);
    });
  });

const waiting: (() => void)[] = [];
let running = 0;

/** One after another beyond so many threads. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= THREADS) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  }
}

const failed = (fault: BookFault, most?: number): ApiError =>
  businessFailure(say('importFailed', { detail: faultText(fault, most) }));

/** The sheets of an .xls or .xlsx file, read in a thread of its own. Throws in words for staff what stands against it. `less`: stricter limits. */
export async function readBookSheets(
  bytes: Uint8Array,
  less: Partial<typeof LIMITS> = {},
): Promise<readonly BookSheet[]> {
  const limits = { ...LIMITS, ...less };
  const read = await inTurn(() => inThread<ReadBook>({ kind: 'read', bytes, limits }, limits));
  if (typeof read === 'string') throw failed(read);
  if ('fault' in read) throw failed(read.fault, read.most);
  return read.sheets;
}

/** A file of texts. */
export async function writeBookSheets(
  sheets: readonly TextSheet[],
  format: 'xls' | 'xlsx' = 'xlsx',
): Promise<Uint8Array> {
  const written = await inTurn(() => inThread<Uint8Array>({ kind: 'write', sheets, format }, LIMITS));
  if (typeof written === 'string') throw failed(written);
  return written;
}
