import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** How long a check of the file is cached: a new front end may be deployed while the server runs. */
const LOOK_MS = 5000;

const NAME = /<meta\s+name="release"\s+content="([\w-]{1,64})"/;

/** Returns a function that reads the release name from the front end's index.html; `''` without one. */
export function createClientRelease(folder: string, now: () => number = Date.now): () => Promise<string> {
  const file = join(folder, 'index.html');
  let lookedAt = -Infinity;
  let changedAt = 0;
  let release = '';
  const look = async (): Promise<void> => {
    try {
      const { mtimeMs } = await stat(file);
      if (mtimeMs === changedAt) return;
      changedAt = mtimeMs;
      release = NAME.exec(await readFile(file, 'utf8'))?.[1] ?? '';
    } catch {
      // No front end, or one that is being replaced: keep the known release.
    }
  };
  return async () => {
    if (now() - lookedAt >= LOOK_MS) {
      lookedAt = now();
      await look();
    }
    return release;
  };
}
