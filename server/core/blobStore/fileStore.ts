import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';

declare const fileKey: unique symbol;

/** Key of a content in the store: 32 hex digits, random, never sent to clients. */
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

/** The content is larger than allowed. */
export class FileTooLargeError extends Error {
  override readonly name = 'FileTooLargeError';
}

/** There is no content under the key. */
export class FileMissingError extends Error {
  override readonly name = 'FileMissingError';
}

/** Storage of contents; another storage than the folder or the bucket implements these methods. */
export interface FileStore {
  /**
   * The content is complete and durable once the promise resolves, otherwise absent. Throws FileTooLargeError beyond
   * `limit` bytes. A key is written once.
   */
  put(key: FileKey, bytes: Bytes, limit: number): Promise<WrittenContent>;
  /** Throws FileMissingError before the first byte. */
  get(key: FileKey): Promise<Readable>;
  /** Also removes what an interrupted `put` left; no error when nothing is there. */
  delete(key: FileKey): Promise<void>;
  exists(key: FileKey): Promise<boolean>;
}
