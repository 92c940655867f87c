import { describe, expect, it, vi } from 'vitest';
import { ChunkError } from '../../../../src/platform/chunks/chunkError.ts';
import { loadChunk } from '../../../../src/platform/chunks/loadChunk.ts';
import { createReloadGuard } from '../../../../src/platform/chunks/reloadGuard.ts';
import { memoryStorage } from '../../fakes/memoryStorage.ts';

const ADDRESS = 'http://h/assets/SchemaPage-1a.js';
const failing = (message: string) => () => Promise.reject(new TypeError(message));
const caught = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

describe('a part of the product that does not come', () => {
  it.each([
    `Failed to fetch dynamically imported module: ${ADDRESS}`,
    `error loading dynamically imported module: ${ADDRESS}`,
  ])('is a ChunkLoadError while the server has it: %s [S8-15][W8-28]', async (message) => {
    const error = await caught(loadChunk(failing(message), { isThere: async () => true }));
    expect(error).toBeInstanceOf(ChunkError);
    expect(error).toMatchObject({ name: 'ChunkLoadError', fault: 'script' });
  });

  it('cannot be found once a newer release took its place [S8-15][W8-27]', async () => {
    const asked: string[] = [];
    const isThere = (address: string) => Promise.resolve(asked.push(address) < 0);
    const error = await caught(
      loadChunk(failing(`Failed to fetch dynamically imported module: ${ADDRESS}`), { isThere }),
    );
    expect(error).toMatchObject({ message: `Cannot find module '${ADDRESS}'`, code: 'MODULE_NOT_FOUND' });
    expect(asked).toEqual([ADDRESS]);
  });

  it('says so of a style sheet [S8-15][W8-28]', async () => {
    const error = await caught(loadChunk(failing('Unable to preload CSS for /assets/a.css')));
    expect(error).toMatchObject({ name: 'ChunkLoadError', code: 'CSS_CHUNK_LOAD_FAILED' });
  });

  it('is given up after its time, which is 120 seconds [S8-15][W8-28][S9-2][W9-15]', async () => {
    vi.useFakeTimers();
    try {
      let error: unknown;
      void caught(loadChunk(() => new Promise(() => undefined))).then((fault) => (error = fault));
      await vi.advanceTimersByTimeAsync(119_999);
      expect(error).toBeUndefined();
      await vi.advanceTimersByTimeAsync(1);
      expect(error).toMatchObject({ name: 'ChunkLoadError', fault: 'timeout' });
    } finally {
      vi.useRealTimers();
    }
  });

  it('is not blamed for what fails inside it', async () => {
    const own = new RangeError('x');
    expect(await caught(loadChunk(() => Promise.reject(own)))).toBe(own);
  });
});

describe('loading the page anew without being asked', () => {
  it('happens once in ten minutes of a window, so that it never loops', () => {
    let now = 1000;
    const storage = memoryStorage();
    const first = createReloadGuard(storage, () => now);
    expect([first(), first()]).toEqual([true, false]);
    expect(createReloadGuard(storage, () => now)()).toBe(false);
    now += 10 * 60_000 + 1;
    expect(createReloadGuard(storage, () => now)()).toBe(true);
  });

  it('never happens where the window keeps nothing', () => {
    const forgetful = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
    expect([createReloadGuard(undefined)(), createReloadGuard(forgetful)()]).toEqual([false, false]);
  });
});
