import { fileRefusal, type CompiledUpload, type FileRefusal, type UploadedFile } from '../../../engine/index.ts';

/** A file of a column that is uploading, has failed, or waits for others (W3.3-1, W4-3). */
export interface UploadItem extends Omit<UploadedFile, 'status' | 'url'> {
  /** Unique among all files of the page. */
  readonly uid: string;
  /** `removed`: staff removed it during its upload, whose callbacks are ignored. */
  readonly status: UploadedFile['status'] | 'removed';
  /** The connection is broken; the upload resumes automatically. */
  readonly isWaiting: boolean;
}

/** Why a file was refused, or that it failed. */
export type UploadRefusal =
  | (FileRefusal & { readonly name: string })
  | { readonly kind: 'tooMany'; readonly number: number }
  | { readonly kind: 'failed'; readonly name: string };

interface SortedFiles {
  readonly taken: readonly File[];
  readonly refusals: readonly UploadRefusal[];
}

/** Returns which of the chosen files a column with `count` files accepts; a column for one file accepts the last. */
export function sortFiles(files: readonly File[], upload: CompiledUpload, count: number): SortedFiles {
  const refusals: UploadRefusal[] = [];
  const fitting = files.filter((file) => {
    const refusal = fileRefusal(file, upload);
    // Twenty text files among the images are reported as one mistake.
    if (refusal !== undefined && !(refusal.kind === 'notImage' && refusals.some(({ kind }) => kind === 'notImage')))
      refusals.push({ ...refusal, name: file.name });
    return refusal === undefined;
  });
  const { number, allowRemove } = upload;
  if (number === 0) return { taken: fitting, refusals };
  // The last file replaces the existing one, unless that must stay (W6-3).
  if (number === 1 && (allowRemove || count === 0)) return { taken: fitting.slice(-1), refusals };
  const taken = fitting.slice(0, Math.max(0, number - count));
  if (taken.length < fitting.length) refusals.push({ kind: 'tooMany', number });
  return { taken, refusals };
}
