import type { CompiledUpload } from '../../../engine/index.ts';

/** For which column a file is: its limits hold, and the right to fill it in is asked for. */
export interface UploadOrigin {
  readonly pageId: string;
  /** Key of a header column; `detail.key` of a detail's. */
  readonly column: string;
}

export interface UploadRequest {
  readonly file: File;
  readonly from?: UploadOrigin | undefined;
  /** Of the column: its `action`, `data` and `responseName`. Default: the product's own address. */
  readonly upload?: CompiledUpload | undefined;
}

/** A file that the server has. */
export interface UploadedContent {
  /** What the record keeps. */
  readonly path: string;
  /** As the user called it. */
  readonly name: string;
  /** Bytes. */
  readonly size: number;
}

export interface UploadWatch {
  /** Whole per cent that the server has, 0 to 100. */
  readonly onProgress?: ((percent: number) => void) | undefined;
  /** True while the connection is broken and it is tried again by itself; false when it goes on. */
  readonly onWaiting?: ((isWaiting: boolean) => void) | undefined;
}

/** One file on its way to the server. */
export interface RunningUpload {
  /**
   * Starts. Called again after a failure it goes on from what the server has. Rejects with PortError: `refused` and `other`
   * in the server's words (it will say the same again), `network` when the connection did not come back; with AbortError
   * after `cancel`.
   */
  run(): Promise<UploadedContent>;
  /** Gives up: nothing of the file stays on the server. Also after it is done, when the file was not wanted after all. */
  cancel(): void;
}

/** A stored file as far as it is known. */
export interface StoredFile {
  readonly path: string;
  /** As the user called it. */
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** `image/png`. */
  readonly mediaType: string;
}

/** Files that records name by their paths. */
export interface Uploads {
  begin(request: UploadRequest, watch?: UploadWatch): RunningUpload;
  /** By path; what the user may not read, or is not there, is absent. Batched, and kept for a few minutes. */
  find(paths: readonly string[], signal?: AbortSignal): Promise<ReadonlyMap<string, StoredFile>>;
  /** An address that opens the file without a session for some minutes, for `<img>`; paths that begin with `http` as they are. Rejects with PortError where it may not be read. */
  link(path: string): Promise<string>;
  /** Saves the file as one of the user's. `onProgress`: the share that has come, 0 to 1; not told where it is unknown. */
  download(path: string, onProgress?: (share: number) => void): Promise<void>;
  /** A draft names the files: they are not tidied away meanwhile. Never rejects. */
  keep(paths: readonly string[]): Promise<void>;
}
