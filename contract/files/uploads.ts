import { isRecord, numberOf, recordsOf, textOf } from '../reading.ts';

/** Takes one file as multipart: `file`, `biz` (a label, `temp` by default), `isup` (W7-21). POST alone (D26). */
export const UPLOAD_URL = '/sys/common/upload';

/** Takes a file in pieces, as tus 1.0.0 has it: POST here, then HEAD, PATCH and DELETE at the `Location` of the answer. */
export const RESUMABLE_URL = '/sys/common/uploads';

/** A stored file by its path, for a session that may read it: `/sys/common/static/temp/a_1.pdf`. */
export const STATIC_URL = '/sys/common/static';

/** What is known of stored files, with signed links: POST of `{paths}`. */
export const FILES_URL = '/sys/common/files';

/** A draft names the files: POST of `{paths}`. They stay for another 30 days. */
export const KEEP_FILES_URL = '/sys/common/files/keep';

/** Which column a file is for, in the address of POST to `UPLOAD_URL` and `RESUMABLE_URL`: page id, and column key or `detail.key`. */
export const COLUMN_PARAMETERS = ['_page', '_column'] as const;

/** Where the answers about a piece tell the path of a file that is whole; as `encodeURIComponent` writes it. */
export const STORED_PATH_HEADER = 'x-stored-path';

/** Bytes of one piece: what a broken connection costs at most. The last one may be shorter, none longer. */
export const PIECE_BYTES = 1024 * 1024;

/** How many paths one call may name. */
export const MAX_PATHS = 200;

/** `result` of an upload's answer (W3.3-17). The stored path stands in the `message` of its envelope, `code` is 0. */
export interface UploadAnswer {
  /** In words for staff. */
  readonly msg: string;
  /** Below the API base: `/sys/common/static/temp/a_1.pdf`. */
  readonly fileUrl: string;
  /** As the user called it. */
  readonly fileName: string;
}

/** A stored file that the caller may read. */
export interface FileFacts {
  readonly path: string;
  /** As the user called it. */
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** `image/png`. */
  readonly mediaType: string;
  /** A link below the API base that needs no session: for `<img>` and for the browser's own download. */
  readonly link: string;
  /** Until when the link opens, milliseconds since 1970; five minutes from the answer at most (D18). */
  readonly linkUntil: number;
}

/** Of `FILES_URL`: those that the caller may not read, or that are not there, are left out. */
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
