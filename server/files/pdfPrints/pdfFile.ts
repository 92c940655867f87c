import type { PaperPage } from '../../../engine/index.ts';
import { ApiError } from '../../core/base/errors.ts';
import { serverText } from '../../core/texts/serverText.ts';
import type { WorkOwner } from '../../core/workers/fairQueue.ts';
import type { PoolSpec } from '../../core/workers/workerPool.ts';
import { WorkerFailure, workerScript } from '../../core/workers/workerProcess.ts';
import type { Workers } from '../../core/workers/workers.ts';
import { fontPaths, facesOf } from './paperFaces.ts';

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

/** Sheets that become a file. */
export interface PdfBook {
  readonly title: string;
  readonly pages: readonly PaperPage[];
  /** When the records were last written, in milliseconds: the only moment that the file knows. */
  readonly written: number;
}

export interface PdfTask extends PdfBook {
  /** Paths of faces by their names. */
  readonly faces: Readonly<Record<string, string>>;
  /** Letters that are not drawn in the main face, with the name of theirs. */
  readonly others: readonly (readonly [letter: string, face: string])[];
}

const textsOf = ({ pages }: PdfBook): readonly string[] =>
  pages.flatMap(({ boxes }) =>
    boxes.flatMap((box) => (box.kind === 'text' || box.kind === 'watermark' ? box.text : [])),
  );

/** Sheets as one PDF, made in a process of its own; the same sheets and moment give the same bytes. `signal` ends it. */
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
