import { once } from 'node:events';
import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import type { PaperPage } from '../../engine/index.ts';

const MOST_MEMORY_MB = 512;

/** The one face of all papers, with its licence beside it in the package (SIL OFL 1.1). */
const FONT = '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf';

/** Path of the font: the layout knows the widths of its letters. */
export const paperFont = (): string => createRequire(import.meta.url).resolve(FONT);

/** What the worker is sent. */
export interface PdfBook {
  readonly title: string;
  readonly pages: readonly PaperPage[];
  /** When the records were last written, in milliseconds: the only moment that the file knows. */
  readonly written: number;
}

/** Threads at a time: each holds the font and its sheets. */
const MOST_THREADS = 3;
let free = MOST_THREADS;
const waiting: (() => void)[] = [];

/** Resolves when a thread may start; who comes later waits, and leaves the queue when `signal` says so. */
async function takeTurn(signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  if (free > 0) return void (free -= 1);
  await new Promise<void>((resolve, reject) => {
    const leave = (): void => {
      waiting.splice(waiting.indexOf(start), 1);
      reject(signal.reason);
    };
    const start = (): void => {
      signal.removeEventListener('abort', leave);
      resolve();
    };
    waiting.push(start);
    signal.addEventListener('abort', leave, { once: true });
  });
}

function giveTurn(): void {
  const next = waiting.shift();
  if (next === undefined) free += 1;
  else next();
}

/** Sheets as one PDF, made in a thread of its own; the same sheets and moment give the same bytes. `signal` ends the thread. */
export async function writePdf(book: PdfBook, signal: AbortSignal): Promise<Buffer> {
  await takeTurn(signal);
  try {
    return await writeInThread(book, signal);
  } finally {
    giveTurn();
  }
}

async function writeInThread(book: PdfBook, signal: AbortSignal): Promise<Buffer> {
  // Beside the sources as beside the built server.
  const thread = new Worker(new URL('./pdfWorker.mjs', import.meta.url), {
    workerData: { ...book, font: paperFont() },
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
  });
  try {
    const [bytes]: Uint8Array[] = await once(thread, 'message', { signal });
    if (bytes === undefined) throw new Error('the writer of PDFs has sent nothing');
    return Buffer.from(bytes);
  } finally {
    await thread.terminate();
  }
}
