import type { CompiledUpload } from '../../language/columnKinds/compiledUpload.ts';

/** Extensions of image files. */
export const IMAGE_EXTENSIONS: readonly string[] = ['jpg', 'jpeg', 'png', 'gif', 'bmp', 'svg', 'ico'];

/** Extensions of all accepted files (contract 6.1). */
export const FILE_EXTENSIONS: readonly string[] =
  'jpg jpeg png gif bmp svg ico txt doc docx pdf csv mp4 avi mov wmv mp3 wav xls xlsx zip rar 7z tar apk wgt'.split(
    ' ',
  );

const FILES: ReadonlySet<string> = new Set(FILE_EXTENSIONS);
const IMAGES: ReadonlySet<string> = new Set(IMAGE_EXTENSIONS);

export const BYTES_OF_MB = 1024 * 1024;

/** `装箱单.PDF` → `pdf`; blank if there is none. */
export const extensionOf = (name: string): string => /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** Why a file is refused, before its content is read. */
export type FileRefusal =
  | { readonly kind: 'type'; readonly extension: string }
  | { readonly kind: 'notImage' }
  | { readonly kind: 'empty' }
  /** `most`: maximum size in megabytes. */
  | { readonly kind: 'size'; readonly most: number };

/**
 * Checks a file, in browser and server alike: extensions of the contract's list, only images for a column of type
 * `image`, at most the column's `maxSize`, not empty. `size` is in bytes; absent: not known yet. Undefined: the file is
 * accepted.
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
