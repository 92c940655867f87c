import { isRecord, numberOf, recordsOf, textOf } from '../reading.ts';

/** Takes one file as multipart: `file`, `biz` (a label, `temp` by default), `isup` (W7-21). POST only (D26). */
export const UPLOAD_URL = '/sys/common/upload';

/**
 * Takes a file in pieces by the protocol tus 1.0.0: POST here, then HEAD, PATCH and DELETE at the `Location` of the
 * answer.
 */
export const RESUMABLE_URL = '/sys/common/uploads';

/** A stored file by its path, for a session that has read access: `/sys/common/static/temp/a_1.pdf`. */
export const STATIC_URL = '/sys/common/static';

/** Metadata of stored files, with signed links: POST of `{paths}`. */
export const FILES_URL = '/sys/common/files';

/** Keeps files that a draft refers to for another 30 days: POST of `{paths}`. */
export const KEEP_FILES_URL = '/sys/common/files/keep';

/**
 * Query parameters of POST to `UPLOAD_URL` and `RESUMABLE_URL` that name the column of the file: page id, and column
 * key or
 * `detail.key`.
 */
export const COLUMN_PARAMETERS = ['_page', '_column'] as const;

/** Header of the answers about a piece that contains the path of a complete file; encoded with `encodeURIComponent`. */
export const STORED_PATH_HEADER = 'x-stored-path';

/** Size of one piece in bytes: the most that a broken connection loses. The last one may be shorter, none longer. */
export const PIECE_BYTES = 1024 * 1024;

/** Maximum number of paths in one call. */
export const MAX_PATHS = 200;

/** `result` of an upload's answer (W3.3-17). The stored path is the `message` of its envelope, `code` is 0. */
export interface UploadAnswer {
  /** Message for staff. */
  readonly msg: string;
  /** Below the API base: `/sys/common/static/temp/a_1.pdf`. */
  readonly fileUrl: string;
  /** File name given by the user. */
  readonly fileName: string;
}

/** Metadata of a stored file that the caller may read. */
export interface FileFacts {
  readonly path: string;
  /** File name given by the user. */
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** `image/png`. */
  readonly mediaType: string;
  /** A link below the API base that needs no session: for `<img>` and for browser downloads. */
  readonly link: string;
  /** Expiry of the link, milliseconds since 1970; at most five minutes after the answer (D18). */
  readonly linkUntil: number;
}

/** Answer of `FILES_URL`; files that do not exist or that the caller may not read are left out. */
export interface FileFactsAnswer {
  readonly files: readonly FileFacts[];
}

/** Reads the answer of `FILES_URL`. */
export const toFileFacts = (source: unknown): readonly FileFacts[] =>
  recordsOf(isRecord(source) ? source['files'] : undefined).map((file) => ({
    path: textOf(file, 'path'),
    name: textOf(file, 'name'),
    size: numberOf(file, 'size'),
    mediaType: textOf(file, 'mediaType'),
    link: textOf(file, 'link'),
    linkUntil: numberOf(file, 'linkUntil'),
  }));
