/** The first line of every backup: `waybill-backup 1`. Only the number changes with the format. */
export const FORMAT_VERSION = 1;
export const FIRST_LINE = /^waybill-backup (\d{1,6})\n/;
export const MAX_FIRST_LINE_LENGTH = 32;

/**
 * After the first line a backup is a row of frames, each `type (1 byte) length (4 bytes, big endian) payload`:
 * one Header, then for each part PartStart, Data…, PartEnd, then one Trailer and one Digest: the SHA-256 of every byte
 * before the digest's frame. Nothing follows.
 */
export const FRAME = {
  header: 0x48,
  partStart: 0x50,
  data: 0x44,
  partEnd: 0x45,
  trailer: 0x54,
  digest: 0x53,
} as const;

export const FRAME_HEAD_BYTES = 5;
/** A frame that claims more is damaged: nothing is allocated for it. */
export const LARGEST_FRAME = 16 * 1024 * 1024;

/** What the backup holds, and of what. Made before the first part. */
export interface BackupHeader {
  readonly productVersion: string;
  /** As the server names it: `18.4`. */
  readonly postgresVersion: string;
  /** ISO. */
  readonly createdAt: string;
  /** Migrations of the database, so that an older product refuses what it does not know. */
  readonly migrations: readonly string[];
  /** Parts in their order; those of stored files are only counted. */
  readonly parts: readonly PartStart[];
  readonly files: number;
}

/** `schema`: statements that make the database; `key`: the key that seals secrets; `file`: a stored content by its key. */
export type PartStart =
  | { readonly kind: 'schema' }
  | { readonly kind: 'table'; readonly schema: string; readonly table: string; readonly columns: readonly string[] }
  | { readonly kind: 'key' }
  | { readonly kind: 'file'; readonly key: string };

/** How the data frames of a part are encoded. */
export type PartEncoding = 'gzip' | 'plain';

export interface PartEnd {
  /** Hex, of the content before compression. */
  readonly sha256: string;
  /** Of the content before compression. */
  readonly bytes: number;
  /** Of a table. */
  readonly rows: number;
}

export interface BackupTrailer {
  readonly parts: number;
  readonly rows: number;
  readonly files: number;
  readonly fileBytes: number;
  /** Contents that the database names and the store did not have when the backup began. */
  readonly missingFiles: readonly string[];
}

/** It is a backup of ours, but not as it was written: bits have changed, or its end is missing. */
export class DamagedBackupError extends Error {
  override readonly name = 'DamagedBackupError';
}

/** It is no backup that this product can read. */
export class ForeignBackupError extends Error {
  override readonly name = 'ForeignBackupError';
}
