import type { CompiledUpload } from '../../../engine/index.ts';

/** Column that a file is uploaded for: its limits apply, and permission to fill it in is required. */
export interface UploadOrigin {
  readonly pageId: string;
  /** Key of a header column; `detail.key` for a column of a detail. */
  readonly column: string;
}

export interface UploadRequest {
  readonly file: File;
  readonly from?: UploadOrigin | undefined;
  /** `action`, `data` and `responseName` of the column. Default: the product's own URL. */
  readonly upload?: CompiledUpload | undefined;
}

/** A file stored on the server. */
export interface UploadedContent {
  /** Path that the record stores. */
  readonly path: string;
  /** File name given by the user. */
  readonly name: string;
  /** Bytes. */
  readonly size: number;
}

export interface UploadWatch {
  /** Integer percentage received by the server, 0 to 100. */
  readonly onProgress?: ((percent: number) => void) | undefined;
  /** True while the connection is broken and the upload is retried automatically; false when it continues. */
  readonly onWaiting?: ((isWaiting: boolean) => void) | undefined;
}

/** One file being uploaded. */
export interface RunningUpload {
  /**
   * Starts the upload; called again after a failure, it resumes from what the server has. Rejects with PortError:
   * `refused` and `other` with the server's message (a retry gives the same result), `network` when the connection did
   * not come back; with AbortError after `cancel`.
   */
  run(): Promise<UploadedContent>;
  /**
   * Cancels the upload and deletes the file from the server. Also allowed after completion, when the file is not wanted
   * after all.
   */
  cancel(): void;
}

/** Known metadata of a stored file. */
export interface StoredFile {
  readonly path: string;
  /** File name given by the user. */
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** `image/png`. */
  readonly mediaType: string;
}

/** Files that records refer to by path. */
export interface Uploads {
  begin(request: UploadRequest, watch?: UploadWatch): RunningUpload;
  /**
   * Returns metadata by path; files that do not exist or that the user may not read are missing. Batched, and cached
   * for a few minutes.
   */
  find(paths: readonly string[], signal?: AbortSignal): Promise<ReadonlyMap<string, StoredFile>>;
  /**
   * Returns a URL that opens the file without a session for some minutes, for `<img>`; paths that begin with `http` are
   * returned unchanged. Rejects with PortError when the file may not be read.
   */
  link(path: string): Promise<string>;
  /** Saves the file for the user. `onProgress`: the share received, 0 to 1; not called when it is unknown. */
  download(path: string, onProgress?: (share: number) => void): Promise<void>;
  /** A draft refers to the files, so they are not cleaned up meanwhile. Never rejects. */
  keep(paths: readonly string[]): Promise<void>;
}
