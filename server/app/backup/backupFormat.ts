/** The first line of every backup: `waybill-backup 1`. Only the number changes with the format. */
export const FORMAT_VERSION = 1;
export const FIRST_LINE = /^waybill-backup (\d{1,6})\n/;
export const MAX_FIRST_LINE_LENGTH = 32;

/**
 * After the first line, a backup is a sequence of frames, each `type (1 byte) length (4 bytes, big endian) payload`:
 * one Header, then for each part PartStart, Data…, PartEnd, then one Trailer and one Digest: the SHA-256 of all bytes
 * before the digest's frame. Nothing follows the digest.
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
/** Largest valid frame in bytes. A longer declared length means damage; no memory is allocated for it. */
export const LARGEST_FRAME = 16 * 1024 * 1024;

/** Contents and origin of the backup. Created before the first part. */
export interface BackupHeader {
  readonly productVersion: string;
  /** Server version as PostgreSQL reports it, such as `18.4`. */
  readonly postgresVersion: string;
  /** ISO 8601. */
  readonly createdAt: string;
  /** Applied migrations of the database, so that an older release refuses a backup with migrations unknown to it. */
  readonly migrations: readonly string[];
  /** Parts in order; stored files are only counted, in `files`. */
  readonly parts: readonly PartStart[];
  readonly files: number;
}

/**
 * `schema`: statements that create the database; `key`: the key that seals secrets; `file`: stored content by its key.
 */
export type PartStart =
  | { readonly kind: 'schema' }
  | { readonly kind: 'table'; readonly schema: string; readonly table: string; readonly columns: readonly string[] }
  | { readonly kind: 'key' }
  | { readonly kind: 'file'; readonly key: string };

/** Encoding of the data frames of a part. */
export type PartEncoding = 'gzip' | 'plain';

export interface PartEnd {
  /** Hex, computed over the uncompressed content. */
  readonly sha256: string;
  /** Size of the uncompressed content. */
  readonly bytes: number;
  /** Number of rows, for a table. */
  readonly rows: number;
}

export interface BackupTrailer {
  readonly parts: number;
  readonly rows: number;
  readonly files: number;
  readonly fileBytes: number;
  /** Keys of contents that the database references but the store did not have when the backup began. */
  readonly missingFiles: readonly string[];
}

/** The file is a Waybill backup but has changed since it was written: bits differ or its end is missing. */
export class DamagedBackupError extends Error {
  override readonly name = 'DamagedBackupError';
}

/** The file is not a backup that this release can read. */
export class ForeignBackupError extends Error {
  override readonly name = 'ForeignBackupError';
}
