import { readdir, readFile, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';

/** The text of every file by its path below the folder, with slashes: `pages/customs/export-declaration.json`. */
export type FolderTexts = ReadonlyMap<string, string>;

/** Files that the server reads; meta files, examples with their texts, and the rest are for other programs. */
const isRead = (path: string): boolean =>
  !/^locales\/[^/]+\/examples\//.test(path) &&
  /^(menu\.json|(pages|dicts|reports|locales|messages|prints)\/.+\.json|reports\/[^/]+\.sql)$/.test(path);

async function listFiles(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder, { recursive: true });
  return names
    .map((name) => name.split(sep).join('/'))
    .filter(isRead)
    .sort();
}

/** A file that is removed while it is read counts as removed. */
const unlessGone = async <T>(action: Promise<T>): Promise<T | undefined> => {
  try {
    return await action;
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'EISDIR'))
      return undefined;
    throw error;
  }
};

export async function readFolder(folder: string): Promise<FolderTexts> {
  const texts = new Map<string, string>();
  for (const path of await listFiles(folder)) {
    const text = await unlessGone(readFile(join(folder, path), 'utf8'));
    if (text !== undefined) texts.set(path, text);
  }
  return texts;
}

/** Returns a signature that changes when a file is saved, created or removed; cheaper than reading the files. */
export async function folderSignature(folder: string): Promise<string> {
  const paths = await listFiles(folder);
  const parts = await Promise.all(
    paths.map(async (path) => {
      const status = await unlessGone(stat(join(folder, path)));
      return `${path} ${status?.mtimeMs} ${status?.size}`;
    }),
  );
  return parts.join('\n');
}
