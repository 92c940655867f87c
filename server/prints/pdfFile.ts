import { createRequire } from 'node:module';
import type { PaperPage } from '../../engine/index.ts';
import { ApiError } from '../base/errors.ts';
import { say } from '../messages/say.ts';
import type { WorkOwner } from '../workers/fairQueue.ts';
import type { PoolSpec } from '../workers/workerPool.ts';
import { WorkerFailure, workerScript } from '../workers/workerProcess.ts';
import type { Workers } from '../workers/workers.ts';

/** The one face of all papers, with its licence beside it in the package (SIL OFL 1.1). */
const FONT = '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf';
const WRITING_MS = 120_000;

/** Each process holds the font and its sheets. */
const WRITERS: PoolSpec = {
  script: workerScript(import.meta.url, 'pdfWorker'),
  processes: 3,
  shares: { ofTenant: 3, ofUser: 2 },
  heapMb: 512,
  waiting: { ofAll: 256, ofUser: 128 },
  idleMs: 20_000,
  keptMb: 250,
};

/** Path of the font: the layout knows the widths of its letters. */
export const paperFont = (): string => createRequire(import.meta.url).resolve(FONT);

/** Sheets that become a file. */
export interface PdfBook {
  readonly title: string;
  readonly pages: readonly PaperPage[];
  /** When the records were last written, in milliseconds: the only moment that the file knows. */
  readonly written: number;
}

export interface PdfTask extends PdfBook {
  /** Path of the font. */
  readonly font: string;
}

/** Sheets as one PDF, made in a process of its own; the same sheets and moment give the same bytes. `signal` ends it. */
export async function writePdf(
  workers: Workers,
  book: PdfBook,
  order: { readonly owner: WorkOwner; readonly signal: AbortSignal },
): Promise<Buffer> {
  const task: PdfTask = { ...book, font: paperFont() };
  try {
    return Buffer.from(await workers.run<Uint8Array>(WRITERS, task, { ...order, milliseconds: WRITING_MS }));
  } catch (error) {
    if (error instanceof WorkerFailure) throw new ApiError(503, say('workerFailed'), { cause: error });
    throw error;
  }
}
