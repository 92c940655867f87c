import { createTemporaryId, type CompiledUpload } from '../../../engine/index.ts';
import { PortError } from '../../kit/ports/ports.ts';
import type { RunningUpload, UploadWatch } from '../../kit/ports/uploads.ts';
import { sortFiles, type UploadItem, type UploadRefusal } from './uploadItem.ts';

/** Destination of a column's files. */
export interface UploadTarget {
  readonly upload: CompiledUpload;
  /** The paths currently in the column. */
  readonly paths: () => readonly string[];
  /** Sets all paths, as one undo step. */
  readonly set: (paths: readonly string[]) => void;
  readonly begin: (file: File, watch: UploadWatch) => RunningUpload;
  readonly refuse: (refusal: UploadRefusal) => void;
  /** Messages for a file that failed without a server message (W8-2). */
  readonly texts: { readonly failed: string; readonly unknown: string };
}

interface Entry {
  item: UploadItem;
  readonly file: File;
  /** Undefined until its upload starts; reused for every retry. */
  upload?: RunningUpload;
  isSending: boolean;
}

/** Maximum number of simultaneous uploads. */
const AT_ONCE = 3;

/**
 * The files of one column that are uploading, have failed, or are stored and waiting for others. The column gets its
 * new paths as one step when every file is done (W4-3). Independent of React; outlives the control that created it.
 */
export class FileUploads {
  #target: UploadTarget;
  #entries: readonly Entry[] = [];
  #items: readonly UploadItem[] = [];
  readonly #listeners = new Set<() => void>();
  readonly #waiting = new Set<() => void>();

  constructor(target: UploadTarget) {
    this.#target = target;
  }

  /** Continues running uploads with another target, after the control was rendered again. */
  follow(target: UploadTarget): void {
    this.#target = target;
  }

  /**
   * Files that are not in the column yet, in the order in which they were chosen. The same array until something
   * changes.
   */
  readonly items = (): readonly UploadItem[] => this.#items;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  get isRunning(): boolean {
    return this.#entries.some(({ item }) => item.status === 'uploading');
  }

  /** Share of the bytes that has been sent, 0 to 100. */
  get percent(): number {
    const total = this.#items.reduce((sum, { size }) => sum + size, 0);
    const gone = this.#items.reduce((sum, { size, percent }) => sum + size * percent, 0);
    return total === 0 ? 0 : Math.floor(gone / total);
  }

  /** The first file that failed. */
  get failure(): UploadItem | undefined {
    return this.#items.find(({ status }) => status === 'error');
  }

  /** Returns the paths as if nothing else were uploaded: those of the column and of files waiting for others. */
  readonly finished = (): readonly string[] => {
    const done = this.#items.filter(({ status }) => status === 'done').map(({ path }) => path);
    if (done.length === 0) return this.#target.paths();
    return this.#target.upload.number === 1 ? done.slice(-1) : [...this.#target.paths(), ...done];
  };

  /** Accepts chosen files and starts their uploads; files that the column does not accept are refused. */
  add(files: readonly File[]): void {
    const { upload, paths, refuse } = this.#target;
    const { taken, refusals } = sortFiles(files, upload, paths().length + this.#entries.length);
    for (const refusal of refusals) refuse(refusal);
    if (taken.length === 0) return;
    if (upload.number === 1) this.#drop(this.#entries);
    this.#entries = [...this.#entries, ...taken.map(entryOf)];
    this.#changed();
    this.#sendNext();
  }

  /** Removes a file; a running upload is cancelled. */
  remove(uid: string): void {
    this.#drop(this.#entries.filter(({ item }) => item.uid === uid));
    this.#changed();
    this.#sendNext();
    this.#settle();
  }

  /** Resumes a failed upload where it stopped; all failed ones without `uid`. */
  retry(uid?: string): void {
    for (const entry of this.#entries) {
      const { item } = entry;
      if (item.status === 'error' && (uid === undefined || item.uid === uid))
        entry.item = { ...item, status: 'uploading', message: '' };
    }
    this.#changed();
    this.#sendNext();
  }

  /** Discards everything: running uploads are cancelled and stored files are deleted. The column does not change. */
  giveUp(): void {
    this.#drop(this.#entries);
    this.#changed();
    this.#settle();
  }

  /**
   * Cancels running uploads when their result is no longer needed. Stored files stay, because a draft contains their
   * paths.
   */
  stop(): void {
    this.#drop(this.#entries.filter(({ item }) => item.status !== 'done'));
    this.#entries = [];
    this.#changed();
    this.#settle();
  }

  /** Waits until no upload is running; returns false when files have failed. */
  async settled(): Promise<boolean> {
    while (this.isRunning) await new Promise<void>((resolve) => this.#waiting.add(resolve));
    return this.failure === undefined;
  }

  /** Cancels the uploads; their callbacks are ignored from then on. */
  #drop(dropped: readonly Entry[]): void {
    this.#entries = this.#entries.filter((entry) => !dropped.includes(entry));
    for (const entry of dropped) {
      entry.item = { ...entry.item, status: 'removed' };
      entry.upload?.cancel();
    }
  }

  #sendNext(): void {
    const free = AT_ONCE - this.#entries.filter(({ isSending }) => isSending).length;
    const next = this.#entries.filter(({ isSending, item }) => !isSending && item.status === 'uploading');
    for (const entry of next.slice(0, Math.max(0, free))) void this.#send(entry);
  }

  async #send(entry: Entry): Promise<void> {
    entry.isSending = true;
    const end = (item: Partial<UploadItem>): void => {
      entry.isSending = false;
      this.#become(entry, { ...item, isWaiting: false });
      if (entry.item.status === 'error') this.#target.refuse({ kind: 'failed', name: entry.item.name });
      this.#sendNext();
      this.#settle();
    };
    entry.upload ??= this.#target.begin(entry.file, {
      // 100 is reported only when the server has returned the path.
      onProgress: (percent) => this.#become(entry, { percent: Math.max(entry.item.percent, Math.min(99, percent)) }),
      onWaiting: (isWaiting) => this.#become(entry, { isWaiting }),
    });
    try {
      const { path } = await entry.upload.run();
      end({ status: 'done', percent: 100, path });
    } catch (error) {
      end({ status: 'error', message: this.#explain(error) });
    }
  }

  /** Returns the server's own message for an error response, including `success: false`. */
  #explain(error: unknown): string {
    const { texts } = this.#target;
    if (!(error instanceof PortError)) return texts.failed;
    const { kind, message } = error.failure;
    return message || (kind === 'network' || kind === 'expired' ? texts.failed : texts.unknown);
  }

  #become(entry: Entry, changed: Partial<UploadItem>): void {
    const { item } = entry;
    const isNews = Object.entries(changed).some(([key, value]) => item[key as keyof UploadItem] !== value);
    if (item.status === 'removed' || !isNews) return;
    entry.item = { ...item, ...changed };
    this.#changed();
  }

  /** Passes the paths to the column when every file is done. */
  #settle(): void {
    if (this.isRunning) return;
    for (const resolve of this.#waiting) resolve();
    this.#waiting.clear();
    if (this.#entries.length === 0 || this.failure !== undefined) return;
    const paths = this.finished();
    this.#entries = [];
    this.#target.set(paths);
    this.#changed();
  }

  #changed(): void {
    this.#items = this.#entries.map(({ item }) => item);
    for (const listener of this.#listeners) listener();
  }
}

const entryOf = (file: File): Entry => ({
  file,
  isSending: false,
  item: {
    uid: createTemporaryId(),
    name: file.name,
    type: file.type,
    size: file.size,
    status: 'uploading',
    percent: 0,
    isWaiting: false,
    path: '',
    message: '',
  },
});
