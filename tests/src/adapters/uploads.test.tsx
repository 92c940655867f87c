import { AxiosError } from 'axios';
import { describe, expect, it } from 'vitest';
import { PortError } from '../../../renderers/kit/ports/ports.ts';
import type { UploadWatch } from '../../../renderers/kit/ports/uploads.ts';
import { createHttpClient } from '../../../src/platform/http/httpClient.ts';
import { createStoredValues } from '../../../src/platform/browserStorage/storedValues.ts';
import { createBegunUploads, markOfFile, type BegunUploads } from '../../../src/adapters/uploads/begunUploads.ts';
import { createUploads } from '../../../src/adapters/uploads/uploads.ts';
import { bad, fakeServer, good, type FakeAnswer, type FakeRoute, type SeenRequest } from '../fakes/fakeServer.ts';

const MB = 1024 * 1024;

const connect = (routes: Readonly<Record<string, FakeRoute>>, begun?: BegunUploads) => {
  const { adapter, seen } = fakeServer(routes);
  const http = createHttpClient({ base: '/api', token: () => 't', tenantId: () => 0, now: () => 0, adapter });
  return { uploads: createUploads(http, { apiBase: '/api', staticDomain: '/static', begun }), seen };
};

const stored = (path: string): FakeAnswer => ({
  body: { success: true, message: path, code: 0, result: null, timestamp: 1 },
});

const fileOf = (name: string, bytes: number): File =>
  new File([new Uint8Array(bytes).fill(65)], name, { lastModified: 1_700_000_000_000 });

/** A tus server that stores what it receives. `broken`: number of pieces that do not arrive. */
function tusServer({ broken = 0, refusal }: { readonly broken?: number; readonly refusal?: FakeAnswer } = {}) {
  const state = { taken: 0, size: 0, broken, isThere: false };
  const told = (): FakeAnswer => ({
    status: 204,
    headers: {
      'upload-offset': String(state.taken),
      'upload-length': String(state.size),
      ...(state.taken === state.size && { 'x-stored-path': encodeURIComponent('temp/大_1.pdf') }),
    },
  });
  const one = '/api/sys/common/uploads/*';
  const routes: Record<string, FakeRoute> = {
    'POST /api/sys/common/uploads': ({ headers }) => {
      state.size = Number(headers['upload-length']);
      state.isThere = true;
      return { status: 201, headers: { location: '/api/sys/common/uploads/u1' } };
    },
    [`HEAD ${one}`]: () => ({ ...told(), status: 200 }),
    [`PATCH ${one}`]: ({ headers, body }) => {
      if (refusal !== undefined) return refusal;
      if (state.broken > 0 && state.taken > 0) {
        state.broken -= 1;
        throw new AxiosError('the line is dead', AxiosError.ERR_NETWORK);
      }
      if (Number(headers['upload-offset']) !== state.taken) return bad(409, '上传位置不一致');
      state.taken += body instanceof Blob ? body.size : 0;
      return told();
    },
    [`DELETE ${one}`]: () => {
      state.isThere = false;
      return { status: 204 };
    },
  };
  return { state, routes };
}

const callsTo = (seen: readonly SeenRequest[]): readonly string[] =>
  seen.map(({ method, headers }) => `${method} ${headers['upload-offset'] ?? ''}`.trim());

function browserStorage() {
  const entries = new Map<string, string>();
  const stored = createStoredValues({
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  });
  return { entries, stored };
}

describe('uploads over HTTP', () => {
  it('sends a small file as one form with its column, retrying with the same key [W7-21]', async () => {
    const { uploads, seen } = connect({ 'POST /api/sys/common/upload': () => stored('temp/a_1.pdf') });
    const from = { pageId: 'cargo/paper', column: 'lines.proof' };
    const running = uploads.begin({ file: fileOf('a.pdf', 100), from });
    expect(await running.run()).toEqual({ path: 'temp/a_1.pdf', name: 'a.pdf', size: 100 });
    await running.run();
    const [first, second] = seen;
    expect(first?.params).toMatchObject({ _page: 'cargo/paper', _column: 'lines.proof' });
    const form = first?.body;
    if (!(form instanceof FormData)) throw new Error('no form was sent');
    expect([...form.entries()].map(([name, value]) => [name, value instanceof File ? value.name : value])).toEqual([
      ['biz', 'temp'],
      ['isup', '1'],
      ['file', 'a.pdf'],
    ]);
    expect(first?.headers['x-access-token']).toBe('t');
    expect(first?.headers['x-idempotency-key']).toMatch(/^[\w.:-]{8,100}$/);
    expect(second?.headers['x-idempotency-key']).toBe(first?.headers['x-idempotency-key']);
  });

  it('shows the server’s refusal, and reads the path from the configured field', async () => {
    const { uploads } = connect({
      'POST /api/sys/common/upload': () => bad(200, '请上传图片', 500),
      'POST /api/other': () => good({ path: 'x/y.pdf' }),
    });
    const refused = await uploads
      .begin({ file: fileOf('a.pdf', 1) })
      .run()
      .catch((error: unknown) => error);
    expect(refused instanceof PortError && refused.failure).toEqual({ kind: 'other', message: '请上传图片' });
    const upload = {
      action: '/other',
      token: true,
      data: {},
      responseName: 'result.path',
      number: 1,
      maxSize: 10,
      isImage: false,
      allowDownload: true,
      allowRemove: true,
    };
    expect((await uploads.begin({ file: fileOf('a.pdf', 1), upload }).run()).path).toBe('x/y.pdf');
  });

  it('sends a large file in pieces and goes on by itself where the line broke', async () => {
    const { state, routes } = tusServer({ broken: 1 });
    const { uploads, seen } = connect(routes);
    const said: (number | boolean)[] = [];
    const watch: UploadWatch = { onWaiting: (isWaiting) => said.push(isWaiting) };
    const from = { pageId: 'p', column: 'c' };
    const done = await uploads.begin({ file: fileOf('大.pdf', 2.5 * MB), from }, watch).run();
    expect(done).toEqual({ path: 'temp/大_1.pdf', name: '大.pdf', size: 2.5 * MB });
    expect(callsTo(seen)).toEqual(['POST', 'PATCH 0', `PATCH ${MB}`, 'HEAD', `PATCH ${MB}`, `PATCH ${2 * MB}`]);
    expect(said).toContain(true);
    expect(said.at(-1)).toBe(false);
    expect(seen[0]?.params).toMatchObject({ _page: 'p', _column: 'c' });
    expect(seen.every(({ headers }) => headers['x-access-token'] === 't')).toBe(true);
    expect(state.taken).toBe(2.5 * MB);
  });

  it('resumes after the last chunk when the same file is chosen after a reload', async () => {
    const { entries, stored } = browserStorage();
    const { state, routes } = tusServer({ broken: 1 });
    const before = createBegunUploads(stored, 'u1');
    const from = { pageId: 'p', column: 'c' };
    let waits: (isWaiting: boolean) => void = () => undefined;
    const waiting = new Promise((resolve) => (waits = resolve));
    const first = connect(routes, before);
    const left = first.uploads.begin(
      { file: fileOf('大.pdf', 2.5 * MB), from },
      { onWaiting: (is) => is && waits(is) },
    );
    // The page is closed before the retry: nothing further arrives from it.
    void left.run().catch(() => undefined);
    await waiting;
    expect(state.taken).toBe(MB);
    expect([...entries.values()].join()).not.toContain('大.pdf');
    for (const key of entries.keys()) before.release(key.replace('pro__Upload_u1_', ''));

    const other = connect(routes, createBegunUploads(stored, 'u1'));
    const done = await other.uploads.begin({ file: fileOf('大.pdf', 2.5 * MB), from }).run();
    expect(done.path).toBe('temp/大_1.pdf');
    expect(callsTo(other.seen)).toEqual(['HEAD', `PATCH ${MB}`, `PATCH ${2 * MB}`]);
    expect(entries.size).toBe(0);
  });

  it('begins anew where the server has forgotten the half, or another file has its name', async () => {
    const { stored } = browserStorage();
    const { routes } = tusServer();
    const begun = createBegunUploads(stored, 'u2');
    const file = fileOf('大.pdf', 2 * MB);
    begun.keep(await markOfFile(file, 'temp?'), 'gone');
    const head = 'HEAD /api/sys/common/uploads/*';
    let asked = 0;
    const { uploads, seen } = connect({ ...routes, [head]: () => ((asked += 1), bad(404, '未找到对应数据')) }, begun);
    expect((await uploads.begin({ file }).run()).path).toBe('temp/大_1.pdf');
    expect([asked, callsTo(seen)]).toEqual([1, ['HEAD', 'POST', 'PATCH 0', `PATCH ${MB}`]]);
    const same = new File([new Uint8Array(2 * MB).fill(66)], '大.pdf', { lastModified: file.lastModified });
    expect(await markOfFile(same, 'temp?')).not.toBe(await markOfFile(file, 'temp?'));
  });

  it('is not retried after a refusal, and leaves nothing when cancelled', async () => {
    const refusal = bad(422, '上传失败，文件内容与扩展名不符：png', 500);
    const refused = connect(tusServer({ refusal }).routes);
    const error = await refused.uploads
      .begin({ file: fileOf('a.png', 2 * MB) })
      .run()
      .catch((one: unknown) => one);
    expect(error instanceof PortError && error.failure).toEqual({
      kind: 'other',
      message: refusal.body && '上传失败，文件内容与扩展名不符：png',
    });
    expect(callsTo(refused.seen)).toEqual(['POST', 'PATCH 0']);

    const { state, routes } = tusServer({ broken: 99 });
    const { uploads } = connect(routes);
    let waits: (isWaiting: boolean) => void = () => undefined;
    const waiting = new Promise((resolve) => (waits = resolve));
    const running = uploads.begin({ file: fileOf('a.pdf', 2 * MB) }, { onWaiting: (isWaiting) => waits(isWaiting) });
    const ended = running.run().catch((one: unknown) => one);
    await waiting;
    running.cancel();
    expect(String(await ended)).toContain('AbortError');
    await expect.poll(() => state.isThere).toBe(false);
  });

  it('batches file requests, caches them while links are valid, and ignores external addresses', async () => {
    let now = 0;
    const file = (path: string) => ({
      path,
      name: `${path}!`,
      size: 3,
      mediaType: 'image/png',
      link: `/sys/common/signed/${path}`,
      linkUntil: Date.now() + now + 300_000,
    });
    const { uploads, seen } = connect({
      'POST /api/sys/common/files': ({ body }) => {
        const { paths }: { paths: string[] } = Object(body);
        now += 1;
        return good({ files: paths.filter((path) => path !== 'gone').map(file) });
      },
    });
    const [found, link] = await Promise.all([uploads.find(['a', 'gone', 'https://x/y.png']), uploads.link('b')]);
    expect([...found.keys()]).toEqual(['a']);
    expect(link).toBe('/api/sys/common/signed/b');
    expect(await uploads.link('https://x/y.png')).toBe('https://x/y.png');
    await uploads.link('a');
    expect(seen.map(({ body }) => body)).toEqual([{ paths: ['a', 'gone', 'b'] }]);
    await expect(uploads.link('gone')).rejects.toBeInstanceOf(PortError);
  });
});
