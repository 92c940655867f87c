import type { PaperPage } from '../../../engine/index.ts';
import { ApiError } from '../../core/base/errors.ts';
import { serverText } from '../../core/texts/serverText.ts';
import type { WorkOwner } from '../../core/workers/fairQueue.ts';
import type { PoolSpec } from '../../core/workers/workerPool.ts';
import { WorkerFailure, workerScript } from '../../core/workers/workerProcess.ts';
import type { Workers } from '../../core/workers/workers.ts';
import { fontPaths, facesOf } from './paperFaces.ts';

const WRITING_MS = 120_000;

/** Process pool; each process holds the fonts and its pages in memory. */
const WRITERS: PoolSpec = {
  script: workerScript(import.meta.url, 'pdfWorker'),
  processes: 3,
  shares: { ofTenant: 3, ofUser: 2 },
  heapMb: 512,
  waiting: { ofAll: 256, ofUser: 128 },
  idleMs: 20_000,
  keptMb: 250,
};

/** Pages to be written to a file. */
export interface PdfBook {
  readonly title: string;
  readonly pages: readonly PaperPage[];
  /** Time of the last change of the records, in milliseconds: the only timestamp in the file. */
  readonly written: number;
}

export interface PdfTask extends PdfBook {
  /** Font file paths by face name. */
  readonly faces: Readonly<Record<string, string>>;
  /** Characters that are not drawn in the main face, with the name of their face. */
  readonly others: readonly (readonly [letter: string, face: string])[];
}

const textsOf = ({ pages }: PdfBook): readonly string[] =>
  pages.flatMap(({ boxes }) =>
    boxes.flatMap((box) => (box.kind === 'text' || box.kind === 'watermark' ? box.text : [])),
  );

/**
 * Writes pages as one PDF in a separate process; the same pages and timestamp give the same bytes. `signal` aborts it.
 */
export async function writePdf(
  workers: Workers,
  book: PdfBook,
  order: { readonly owner: WorkOwner; readonly signal: AbortSignal },
): Promise<Buffer> {
  const task: PdfTask = { ...book, faces: fontPaths(), others: [...facesOf(textsOf(book)).others] };
  try {
    return Buffer.from(await workers.run<Uint8Array>(WRITERS, task, { ...order, milliseconds: WRITING_MS }));
  } catch (error) {
    if (error instanceof WorkerFailure) throw new ApiError(503, serverText('workerFailed'), { cause: error });
    throw error;
  }
}
