import { createHash } from 'node:crypto';
import { access, mkdir, open, rename, rm, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { FileMissingError, FileTooLargeError, type Bytes, type FileStore, type WrittenContent } from './fileStore.ts';

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** A rename is durable only once its folder is synced. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function writeAll(handle: FileHandle, bytes: Bytes, limit: number): Promise<WrittenContent> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of bytes) {
    size += chunk.byteLength;
    if (size > limit) throw new FileTooLargeError(`more than ${limit} bytes`);
    hash.update(chunk);
    await handle.writeFile(chunk);
  }
  await handle.sync();
  return { size, sha256: hash.digest('hex') };
}

/** Stores files in a folder with 256 subfolders, readable only by the server's account. */
export function folderStore(folder: string): FileStore {
  const pathOf = (key: string): string => join(folder, key.slice(0, 2), key);
  const partOf = (key: string): string => `${pathOf(key)}.part`;
  return {
    async put(key, bytes, limit) {
      const path = pathOf(key);
      const part = partOf(key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      try {
        const handle = await open(part, 'wx', 0o600);
        const written = await writeAll(handle, bytes, limit).finally(() => handle.close());
        await rename(part, path);
        await syncFolder(dirname(path));
        return written;
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
    },
    async get(key) {
      try {
        return (await open(pathOf(key), 'r')).createReadStream();
      } catch (error) {
        if (isMissing(error)) throw new FileMissingError(`nothing is stored under ${key}`);
        throw error;
      }
    },
    async delete(key) {
      await rm(pathOf(key), { force: true });
      await rm(partOf(key), { force: true });
    },
    async exists(key) {
      try {
        await access(pathOf(key));
        return true;
      } catch {
        return false;
      }
    },
  };
}
