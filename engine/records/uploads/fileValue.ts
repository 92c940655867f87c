import { isBlank, valuesOf, type Value } from '../../core/values.ts';

export type UploadStatus = 'uploading' | 'done' | 'error';

/** The value of an upload cell (W3.3-1). */
export interface UploadedFile {
  readonly name: string;
  /** Media type, `image/png`; blank: unknown. */
  readonly type: string;
  /** Bytes. */
  readonly size: number;
  readonly status: UploadStatus;
  /** 0 to 100. */
  readonly percent: number;
  /** Comma-separated; the first is the primary one. */
  readonly path: string;
  /** Address of the file; blank: it is read by its path. */
  readonly url: string;
  /** Why it failed. */
  readonly message: string;
}

/** One of several files, in the form of clients of the contract (W3.3-2). */
export interface ListedFile {
  readonly fileName: string;
  readonly filePath: string;
  /** Bytes. */
  readonly fileSize: number;
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textAt = (fields: Fields, key: string): string => {
  const value = fields[key];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

const numberAt = (fields: Fields, key: string): number => {
  const number = Number(textAt(fields, key));
  return Number.isFinite(number) && number > 0 ? number : 0;
};

const STATUSES: ReadonlySet<string> = new Set<UploadStatus>(['uploading', 'done', 'error']);
const isStatus = (text: string): text is UploadStatus => STATUSES.has(text);

/** Parses JSON as other clients store it; other texts are lists of paths. */
const parsed = (text: string): unknown => {
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/**
 * Returns the file name of a path: `temp/装箱单_1600000000000.pdf` → `装箱单.pdf`, for an address without its query.
 */
export const fileNameOf = (path: string): string => {
  const isAddress = /^https?:/i.test(path);
  const last = (isAddress ? (path.split(/[?#]/)[0] ?? '') : path).split('/').at(-1) ?? '';
  return (isAddress ? decoded(last) : last).replace(/_\d{13}(?=\.[^.]+$|$)/, '');
};

/** Returns the primary path of a value: the first one. Blank: none. */
export const primaryPath = (value: Value | undefined): string => readListedFiles(value)[0]?.filePath ?? '';

const uploadedFile = (fields: Fields): UploadedFile => {
  const path = valuesOf(textAt(fields, 'path')).join(',');
  const status = textAt(fields, 'status');
  return {
    name: textAt(fields, 'name') || fileNameOf(valuesOf(path)[0] ?? ''),
    type: textAt(fields, 'type'),
    size: numberAt(fields, 'size'),
    status: isStatus(status) ? status : 'done',
    percent: Math.min(100, fields['percent'] === undefined ? 100 : numberAt(fields, 'percent')),
    path,
    url: textAt(fields, 'url'),
    message: textAt(fields, 'message'),
  };
};

/** Reads a column value as one file, from its paths or from the object that other clients store. Null: blank. */
export function readUploadedFile(value: Value | undefined): UploadedFile | null {
  if (isBlank(value)) return null;
  const object = parsed(String(value));
  if (isFields(object)) return uploadedFile(object);
  const path = readListedFiles(value)
    .map(({ filePath }) => filePath)
    .join(',');
  return path === '' ? null : uploadedFile({ path });
}

/** Returns the stored value of a file: its paths once it is uploaded; otherwise null. */
export const writeUploadedFile = ({ status, path }: Pick<UploadedFile, 'status' | 'path'>): string | null =>
  status === 'done' && path !== '' ? path : null;

const listedFile = (fields: Fields): ListedFile => {
  const filePath = textAt(fields, 'filePath') || textAt(fields, 'path');
  return {
    filePath,
    fileName: textAt(fields, 'fileName') || textAt(fields, 'name') || fileNameOf(filePath),
    fileSize: numberAt(fields, 'fileSize') || numberAt(fields, 'size'),
  };
};

/**
 * Reads the files of a value: comma-separated paths, a list of objects, or either as JSON text; drops those without a
 * path.
 */
export function readListedFiles(value: unknown): readonly ListedFile[] {
  if (isBlank(value)) return [];
  const source: unknown = typeof value === 'string' ? (parsed(value) ?? valuesOf(value)) : value;
  const list: readonly unknown[] = Array.isArray(source) ? source : [source];
  return list
    .flatMap((one) => {
      if (isFields(one)) {
        const file = listedFile(one);
        const paths = valuesOf(file.filePath);
        // A cell's object with several paths represents one file per path.
        return paths.length < 2 ? [file] : paths.map((filePath) => listedFile({ filePath }));
      }
      return typeof one === 'string' ? valuesOf(one).map((filePath) => listedFile({ filePath })) : [];
    })
    .filter(({ filePath }) => filePath !== '');
}

/** Returns the stored value of several files: their comma-separated paths; null if there are none. */
export const writeListedFiles = (files: readonly Pick<ListedFile, 'filePath'>[]): string | null =>
  files
    .map(({ filePath }) => filePath)
    .filter((path) => path !== '')
    .join(',') || null;
