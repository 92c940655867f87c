import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';

declare const fileKey: unique symbol;

/** Under which a content lies in the store: 32 hex digits, random, never of the wire. */
export type FileKey = string & { readonly [fileKey]: true };

const KEY = /^[0-9a-f]{32}$/;

export const isFileKey = (text: string): text is FileKey => KEY.test(text);

export function newFileKey(): FileKey {
  const key = randomBytes(16).toString('hex');
  if (!isFileKey(key)) throw new Error(`${key} is no key of a file`);
  return key;
}

/** What was written. */
export interface WrittenContent {
  /** Bytes. */
  readonly size: number;
  /** Hex. */
  readonly sha256: string;
}

export type Bytes = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** There is more than was allowed. */
export class FileTooLargeError extends Error {
  override readonly name = 'FileTooLargeError';
}

/** Nothing lies under the key. */
export class FileMissingError extends Error {
  override readonly name = 'FileMissingError';
}

/** Where contents lie: a folder today; whoever keeps them elsewhere writes these four. */
export interface FileStore {
  /** Whole and durable once it resolves, else not there. Throws FileTooLargeError beyond `limit` bytes. A key is written once. */
  put(key: FileKey, bytes: Bytes, limit: number): Promise<WrittenContent>;
  /** Throws FileMissingError before the first byte. */
  get(key: FileKey): Promise<Readable>;
  /** Also what a broken-off `put` left; no error where nothing is. */
  delete(key: FileKey): Promise<void>;
  exists(key: FileKey): Promise<boolean>;
}
