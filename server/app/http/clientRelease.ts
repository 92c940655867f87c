import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** How long a look at the file holds: a new front end may be laid in its place while the server runs. */
const LOOK_MS = 5000;

const NAME = /<meta\s+name="release"\s+content="([\w-]{1,64})"/;

/** The name of the front end's release, as its index.html says; `''` without one. */
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
      // No front end here, or one that is just being replaced: what was known holds.
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
