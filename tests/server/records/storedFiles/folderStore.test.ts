import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  FileMissingError,
  FileTooLargeError,
  isFileKey,
  newFileKey,
} from '../../../../server/core/blobStore/fileStore.ts';
import { folderStore } from '../../../../server/core/blobStore/folderStore.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waybill-store-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const textOf = async (stream: AsyncIterable<unknown>): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(Buffer.from(part as Buffer));
  return Buffer.concat(parts).toString();
};

const filesIn = async (): Promise<readonly string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);

describe('contents in a folder', () => {
  test('come back byte by byte, with size and digest', async () => {
    const store = folderStore(folder);
    const key = newFileKey();
    const written = await store.put(key, [Buffer.from('装箱'), Buffer.from('单')], 100);
    expect(written).toEqual({
      size: 9,
      sha256: '4b5288525878fe333f5c82bde26695889edfdc5ca13928aabe1bb00e9cbab759',
    });
    expect(await textOf(await store.get(key))).toBe('装箱单');
    expect(await store.exists(key)).toBe(true);
  });

  test('have unguessable names that no caller chooses, readable only by the server account', async () => {
    const keys = Array.from({ length: 50 }, newFileKey);
    expect(new Set(keys).size).toBe(50);
    expect(keys.every(isFileKey)).toBe(true);
    expect(['', '../passwd', 'a'.repeat(31), 'A'.repeat(32), `${'a'.repeat(32)}/`].filter(isFileKey)).toEqual([]);
    const [key = newFileKey()] = keys;
    await folderStore(folder).put(key, [Buffer.from('x')], 1);
    expect((await stat(join(folder, key.slice(0, 2), key))).mode & 0o077).toBe(0);
  });

  test('are whole or not there: one that breaks off, or is too large, leaves nothing', async () => {
    const store = folderStore(folder);
    const before = await filesIn();
    const [broken, large] = [newFileKey(), newFileKey()];
    function* breaking(): Generator<Uint8Array> {
      yield Buffer.from('half');
      throw new Error('connection lost');
    }
    await expect(store.put(broken, breaking(), 100)).rejects.toThrow('connection lost');
    await expect(store.put(large, [Buffer.alloc(60), Buffer.alloc(41)], 100)).rejects.toThrow(FileTooLargeError);
    expect(await filesIn()).toEqual(before);
    expect([await store.exists(broken), await store.exists(large)]).toEqual([false, false]);
  });

  test('show nothing of themselves before the last byte is written', async () => {
    const store = folderStore(folder);
    const key = newFileKey();
    const seen: boolean[] = [];
    async function* slowly(): AsyncGenerator<Uint8Array> {
      yield Buffer.from('first');
      seen.push(await store.exists(key));
      yield Buffer.from('last');
    }
    await store.put(key, slowly(), 100);
    expect(seen).toEqual([false]);
    expect(await readFile(join(folder, key.slice(0, 2), key), 'utf8')).toBe('firstlast');
  });

  test('are missed by name, and may be removed twice', async () => {
    const store = folderStore(folder);
    const key = newFileKey();
    await store.put(key, [Buffer.from('x')], 1);
    await store.delete(key);
    await store.delete(key);
    await expect(store.get(key)).rejects.toThrow(FileMissingError);
  });
});
