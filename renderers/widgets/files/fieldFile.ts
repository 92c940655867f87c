import { fileNameOf, valuesOf, isBlank, type Value } from '../../../engine/index.ts';
import type { StoredFile } from '../../kit/ports/uploads.ts';
import type { UploadItem } from '../../data/uploads/uploadItem.ts';

/** A file as displayed in a field: stored, uploading, or failed. */
export interface FieldFile {
  /** Unique within the field. */
  readonly key: string;
  /** Blank until it is stored. */
  readonly path: string;
  readonly name: string;
  /** Bytes; 0: unknown. */
  readonly size: number;
  readonly status: 'uploading' | 'done' | 'error';
  /** 0 to 100. */
  readonly percent: number;
  readonly isWaiting: boolean;
  /** Why it failed; blank otherwise. */
  readonly message: string;
  /** The file does not exist, or the user may not read it. */
  readonly isGone: boolean;
}

/** Returns whether a file is stored. Only stored ones can be moved; running uploads come after them. */
export const isStored = ({ path }: FieldFile): boolean => path !== '';

export const pathsOfValue = (value: Value): readonly string[] => (isBlank(value) ? [] : valuesOf(String(value)));

/** Returns the column value for paths: null when there are none. */
export const valueOfPaths = (paths: readonly string[]): Value => (paths.length === 0 ? null : paths.join(','));

const isForeign = (path: string): boolean => /^https?:/i.test(path);

/** Returns the stored files in order. `facts`: metadata from the server; undefined: not loaded yet. */
export function storedFiles(
  paths: readonly string[],
  facts: ReadonlyMap<string, StoredFile> | undefined,
): readonly FieldFile[] {
  const seen = new Map<string, number>();
  return paths.map((path) => {
    const before = seen.get(path) ?? 0;
    seen.set(path, before + 1);
    const fact = facts?.get(path);
    return {
      key: `${path}#${before}`,
      path,
      name: fact?.name ?? fileNameOf(path),
      size: fact?.size ?? 0,
      status: 'done',
      percent: 100,
      isWaiting: false,
      message: '',
      isGone: facts !== undefined && fact === undefined && !isForeign(path),
    };
  });
}

/** Returns the files that are not in the column yet; stored ones wait for the others (W4-3). */
export const filesOnTheirWay = (items: readonly UploadItem[]): readonly FieldFile[] =>
  items.map(({ uid, name, size, status, percent, isWaiting, message }) => ({
    key: uid,
    path: '',
    name,
    size,
    status: status === 'removed' ? 'error' : status,
    percent,
    isWaiting,
    message,
    isGone: false,
  }));
