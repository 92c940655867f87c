import type { CompiledUpload } from '../../language/columnKinds/compiledUpload.ts';

/** Extensions of pictures. */
export const IMAGE_EXTENSIONS: readonly string[] = ['jpg', 'jpeg', 'png', 'gif', 'bmp', 'svg', 'ico'];

/** Extensions of the files that are taken at all (contract 6.1). */
export const FILE_EXTENSIONS: readonly string[] =
  'jpg jpeg png gif bmp svg ico txt doc docx pdf csv mp4 avi mov wmv mp3 wav xls xlsx zip rar 7z tar apk wgt'.split(
    ' ',
  );

const FILES: ReadonlySet<string> = new Set(FILE_EXTENSIONS);
const IMAGES: ReadonlySet<string> = new Set(IMAGE_EXTENSIONS);

export const BYTES_OF_MB = 1024 * 1024;

/** `装箱单.PDF` → `pdf`; blank where there is none. */
export const extensionOf = (name: string): string => /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** Why a file is not taken, before anything of it is read. */
export type FileRefusal =
  | { readonly kind: 'type'; readonly extension: string }
  | { readonly kind: 'notImage' }
  | { readonly kind: 'empty' }
  /** `most`: megabytes. */
  | { readonly kind: 'size'; readonly most: number };

/**
 * The same in browser and server: extensions of the contract's list, pictures alone for a column of type `image`, at most
 * the column's `maxSize`, not empty. `size` is in bytes; absent: not known yet. Undefined: it may be sent.
 */
export function fileRefusal(
  { name, size }: { readonly name: string; readonly size?: number | undefined },
  { isImage, maxSize }: Pick<CompiledUpload, 'isImage' | 'maxSize'>,
): FileRefusal | undefined {
  const extension = extensionOf(name);
  if (isImage && !IMAGES.has(extension)) return { kind: 'notImage' };
  if (!FILES.has(extension)) return { kind: 'type', extension };
  if (size === 0) return { kind: 'empty' };
  if (size !== undefined && size > maxSize * BYTES_OF_MB) return { kind: 'size', most: maxSize };
  return undefined;
}
