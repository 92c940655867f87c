import { watch, type FSWatcher } from 'node:fs';
import { folderSignature } from './readFolder.ts';

/** Editors write in several steps; files are read after this pause. */
const SETTLE_MS = 80;
/** Folders shared over a network or with a container send no events: a periodic check finds these changes. */
const SWEEP_MS = 700;

interface FolderWatch {
  readonly folder: string;
  /** The folder's signature at the time of reading. */
  readonly signature: string;
  readonly onSaved: () => Promise<void>;
  readonly onError: (error: unknown) => void;
}

/** Calls `onSaved` after files of the folder were saved. Returns a function that ends the watch. */
export function watchFolder({ folder, signature: first, onSaved, onError }: FolderWatch): () => void {
  let seen = first;
  let settling: NodeJS.Timeout | undefined;
  let running = false;
  let isClosed = false;

  const look = async (): Promise<void> => {
    if (running || isClosed) return;
    running = true;
    try {
      const signature = await folderSignature(folder);
      if (signature === seen) return;
      seen = signature;
      await onSaved();
    } catch (error) {
      onError(error);
    } finally {
      running = false;
    }
  };
  const lookSoon = (): void => {
    clearTimeout(settling);
    settling = setTimeout(() => void look(), SETTLE_MS);
  };

  let watcher: FSWatcher | undefined;
  try {
    watcher = watch(folder, { recursive: true }, lookSoon);
    watcher.on('error', () => watcher?.close());
  } catch {
    // No events on this system: the periodic check finds every change.
  }
  const sweep = setInterval(() => void look(), SWEEP_MS);
  return () => {
    isClosed = true;
    clearTimeout(settling);
    clearInterval(sweep);
    watcher?.close();
  };
}
