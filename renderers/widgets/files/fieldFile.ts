import { fileNameOf, valuesOf, isBlank, type Value } from '../../../engine/index.ts';
import type { StoredFile } from '../../kit/ports/uploads.ts';
import type { UploadItem } from '../../data/uploads/uploadItem.ts';

/** A file as a field shows it: stored, on its way, or failed. */
export interface FieldFile {
  /** Tells it from the others of the field. */
  readonly key: string;
  /** Blank until it is stored. */
  readonly path: string;
  readonly name: string;
  /** Bytes; 0: not known. */
  readonly size: number;
  readonly status: 'uploading' | 'done' | 'error';
  /** 0 to 100. */
  readonly percent: number;
  readonly isWaiting: boolean;
  /** Why it failed; blank otherwise. */
  readonly message: string;
  /** It is not there, or the user may not read it. */
  readonly isGone: boolean;
}

/** Those that may be moved: the ones on their way come behind them. */
export const isStored = ({ path }: FieldFile): boolean => path !== '';

export const pathsOfValue = (value: Value): readonly string[] => (isBlank(value) ? [] : valuesOf(String(value)));

/** What a column holds of some paths: null where there are none. */
export const valueOfPaths = (paths: readonly string[]): Value => (paths.length === 0 ? null : paths.join(','));

const isForeign = (path: string): boolean => /^https?:/i.test(path);

/** Stored files in their order. `facts`: what the server knows of them; undefined: it has not answered. */
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

/** Files that the column does not hold yet; those that are stored wait for the others (W4-3). */
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
