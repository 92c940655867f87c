import { isBlank, valuesOf, type Value } from '../../core/values.ts';

/** Megabytes of one file where its column says nothing (contract 0.3). */
export const DEFAULT_FILE_MB = 10;

/** Megabytes of one file, whatever its column says. */
export const MAX_FILE_MB = 50;

/** How a column of type `upload`, `file` or `image` takes files. */
export interface CompiledUpload {
  /** Absent: the product's own address. */
  readonly action?: string | undefined;
  readonly token: boolean;
  readonly data: Readonly<Record<string, string>>;
  /** Field of the answer that holds the path; `message` by default. */
  readonly responseName: string;
  /** Most files; 0 for no limit. */
  readonly number: number;
  /** Megabytes of one file. */
  readonly maxSize: number;
  /** Pictures alone are taken. */
  readonly isImage: boolean;
  readonly allowDownload: boolean;
  readonly allowRemove: boolean;
  /** Absent: the widget's own text. */
  readonly btnText?: string | undefined;
}

const pathsOf = (value: Value | undefined): readonly string[] => (isBlank(value) ? [] : valuesOf(String(value)));

/** Whether a value would take files away from a column that does not let them be deleted (W6-3). */
export function takesFilesAway(
  { upload }: { readonly upload?: CompiledUpload | undefined },
  before: Value | undefined,
  after: Value,
): boolean {
  if (upload === undefined || upload.allowRemove) return false;
  const stay = new Set(pathsOf(after));
  return pathsOf(before).some((path) => !stay.has(path));
}
