import { isBlank, valuesOf, type Value } from '../../core/values.ts';

/** Maximum size of one file in megabytes if the column sets none (contract 0.3). */
export const DEFAULT_FILE_MB = 10;

/** Upper limit for the size of one file in megabytes, whatever the column sets. */
export const MAX_FILE_MB = 50;

/** Upload settings of a column of type `upload`, `file` or `image`. */
export interface CompiledUpload {
  /** Upload address. Absent: the product's own address. */
  readonly action?: string | undefined;
  readonly token: boolean;
  readonly data: Readonly<Record<string, string>>;
  /** Field of the response that holds the path; `message` by default. */
  readonly responseName: string;
  /** Maximum number of files; 0 for no limit. */
  readonly number: number;
  /** Maximum size of one file in megabytes. */
  readonly maxSize: number;
  /** Only images are accepted. */
  readonly isImage: boolean;
  readonly allowDownload: boolean;
  readonly allowRemove: boolean;
  /** Absent: the widget's default text. */
  readonly btnText?: string | undefined;
}

const pathsOf = (value: Value | undefined): readonly string[] => (isBlank(value) ? [] : valuesOf(String(value)));

/** Returns whether a new value removes files from a column that does not allow removal (W6-3). */
export function takesFilesAway(
  { upload }: { readonly upload?: CompiledUpload | undefined },
  before: Value | undefined,
  after: Value,
): boolean {
  if (upload === undefined || upload.allowRemove) return false;
  const stay = new Set(pathsOf(after));
  return pathsOf(before).some((path) => !stay.has(path));
}
