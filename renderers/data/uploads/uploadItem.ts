import { fileRefusal, type CompiledUpload, type FileRefusal, type UploadedFile } from '../../../engine/index.ts';

/** A file of a column that is on its way, failed, or waits for others (W3.3-1, W4-3). */
export interface UploadItem extends Omit<UploadedFile, 'status' | 'url'> {
  /** Tells it from every other file of the page. */
  readonly uid: string;
  /** `removed`: staff took it away while its call was under way, which is not heard any more. */
  readonly status: UploadedFile['status'] | 'removed';
  /** The connection is broken; it goes on by itself. */
  readonly isWaiting: boolean;
}

/** Why files were not taken, or that one failed. */
export type UploadRefusal =
  | (FileRefusal & { readonly name: string })
  | { readonly kind: 'tooMany'; readonly number: number }
  | { readonly kind: 'failed'; readonly name: string };

interface SortedFiles {
  readonly taken: readonly File[];
  readonly refusals: readonly UploadRefusal[];
}

/** Which of some chosen files a column takes that holds `count` already: of one file the last. */
export function sortFiles(files: readonly File[], upload: CompiledUpload, count: number): SortedFiles {
  const refusals: UploadRefusal[] = [];
  const fitting = files.filter((file) => {
    const refusal = fileRefusal(file, upload);
    // Twenty texts among the pictures are one mistake.
    if (refusal !== undefined && !(refusal.kind === 'notImage' && refusals.some(({ kind }) => kind === 'notImage')))
      refusals.push({ ...refusal, name: file.name });
    return refusal === undefined;
  });
  const { number, allowRemove } = upload;
  if (number === 0) return { taken: fitting, refusals };
  // What is there gives way to the last one, unless it has to stay (W6-3).
  if (number === 1 && (allowRemove || count === 0)) return { taken: fitting.slice(-1), refusals };
  const taken = fitting.slice(0, Math.max(0, number - count));
  if (taken.length < fitting.length) refusals.push({ kind: 'tooMany', number });
  return { taken, refusals };
}
