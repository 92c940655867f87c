import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Upload, type UploadOptions } from 'tus-js-client';
import { PIECE_BYTES } from '../../../../contract/files/uploads.ts';
import type { TestClient } from '../../testServer.ts';
import { PDF, read, startPaperServer, upload, type PaperServer } from './paperServer.ts';

let server: PaperServer;
let clerk: TestClient;
let base: string;
beforeAll(async () => {
  server = await startPaperServer();
  clerk = await server.signIn('clerk');
  base = `${await server.app.listen({ port: 0, host: '127.0.0.1' })}/api/sys/common/uploads`;
});
afterAll(() => server.close());

const CONTENT = Buffer.concat([PDF, Buffer.alloc(2.5 * PIECE_BYTES, 'x')]);

interface Sent {
  /** Stored path from the response. */
  readonly path: string;
  /** Offsets of the pieces, in sending order. */
  readonly offsets: readonly number[];
}

/** Uploads with the client by the authors of the protocol. `onPiece` may cut the connection before a piece is sent. */
const send = (
  content: Buffer,
  options: Partial<UploadOptions> & { readonly onPiece?: (offset: number) => void },
): Promise<Sent> =>
  new Promise((resolve, reject) => {
    const offsets: number[] = [];
    const { onPiece, ...more } = options;
    const upload = new Upload(content, {
      endpoint: base,
      metadata: { filename: '大合同.pdf', biz: 'bgd' },
      headers: { 'x-access-token': clerk.token },
      chunkSize: PIECE_BYTES,
      retryDelays: null,
      onBeforeRequest: (request) => {
        if (request.getMethod() !== 'PATCH') return;
        const offset = Number(request.getHeader('Upload-Offset'));
        offsets.push(offset);
        onPiece?.(offset);
      },
      onSuccess: ({ lastResponse }) =>
        resolve({ path: decodeURIComponent(lastResponse.getHeader('x-stored-path') ?? ''), offsets }),
      onError: reject,
      ...more,
    });
    upload.start();
  });

const call = (
  method: 'POST' | 'HEAD' | 'PATCH' | 'DELETE',
  more: {
    readonly id?: string;
    readonly by?: TestClient;
    readonly headers?: Readonly<Record<string, string>>;
    readonly payload?: Buffer;
  } = {},
) =>
  server.app.inject({
    method,
    url: `/api/sys/common/uploads${more.id === undefined ? '' : `/${more.id}`}`,
    headers: {
      'tus-resumable': '1.0.0',
      'x-access-token': (more.by ?? clerk).token,
      ...(method === 'PATCH' ? { 'content-type': 'application/offset+octet-stream' } : {}),
      ...more.headers,
    },
    ...(more.payload === undefined ? {} : { payload: more.payload }),
  });

const named = (name: string, length: number): Readonly<Record<string, string>> => ({
  'upload-length': String(length),
  'upload-metadata': `filename ${Buffer.from(name).toString('base64')}`,
});

/** Begins an upload; returns its id. */
const begin = async (length = PDF.length, name = 'a.pdf'): Promise<string> => {
  const { headers, statusCode, body } = await call('POST', { headers: named(name, length) });
  if (statusCode !== 201) throw new Error(body);
  return String(headers['location']).split('/').at(-1) ?? '';
};

const at = (offset: number): Readonly<Record<string, string>> => ({ 'upload-offset': String(offset) });

describe('an upload in pieces', () => {
  test('by the client of the protocol is one file, and nothing of its pieces stays', async () => {
    const before = await server.onDisk();
    const { path, offsets } = await send(CONTENT, {});
    expect(offsets).toEqual([0, PIECE_BYTES, 2 * PIECE_BYTES]);
    expect(path).toMatch(/^bgd\/大合同_\d{13}\.pdf$/);
    const { rawPayload, headers } = await read(server, clerk, path);
    expect(rawPayload.equals(CONTENT)).toBe(true);
    expect(headers['content-type']).toBe('application/pdf');
    await server.sweep();
    expect((await server.onDisk()).length).toBe(before.length + 1);
  });

  test('goes on after a broken line from the first byte that is not there', async () => {
    let broken = false;
    const { path, offsets } = await send(CONTENT, {
      retryDelays: [10, 10],
      // The connection breaks on the server's side after the first piece.
      onPiece: (offset) => {
        if (offset === PIECE_BYTES && !broken) {
          broken = true;
          server.app.server.closeAllConnections();
        }
      },
    });
    expect(offsets.filter((offset) => offset === 0)).toEqual([0]);
    expect((await read(server, clerk, path)).rawPayload.equals(CONTENT)).toBe(true);
  });

  test('whose last answer was lost tells its path when it is asked where it stands', async () => {
    const id = await begin();
    const last = await call('PATCH', { id, headers: at(0), payload: PDF });
    const asked = await call('HEAD', { id });
    expect([asked.statusCode, asked.headers['upload-offset']]).toEqual([200, String(PDF.length)]);
    expect(asked.headers['x-stored-path']).toBe(last.headers['x-stored-path']);
    const again = await call('PATCH', { id, headers: at(PDF.length), payload: Buffer.alloc(0) });
    expect(again.statusCode).toBe(409);
  });

  test('takes a piece once, where it stands, and not more than was announced', async () => {
    const id = await begin(PDF.length);
    const half = PDF.subarray(0, 20);
    expect((await call('PATCH', { id, headers: at(5), payload: half })).statusCode).toBe(409);
    const both = await Promise.all([
      call('PATCH', { id, headers: at(0), payload: half }),
      call('PATCH', { id, headers: at(0), payload: half }),
    ]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409]);
    const long = await call('PATCH', { id, headers: at(20), payload: Buffer.alloc(PDF.length) });
    expect([long.statusCode, long.json().message]).toEqual([413, '一次最多上传 1048576 字节']);
    const rest = await call('PATCH', { id, headers: at(20), payload: PDF.subarray(20) });
    expect([rest.statusCode, rest.headers['upload-offset']]).toEqual([204, String(PDF.length)]);
  });

  test('is held to the checksum that comes along', async () => {
    const id = await begin();
    const sum = createHash('sha1').update(PDF).digest('base64');
    const wrong = { ...at(0), 'upload-checksum': `sha1 ${createHash('sha1').update('x').digest('base64')}` };
    expect((await call('PATCH', { id, headers: wrong, payload: PDF })).statusCode).toBe(460);
    expect((await call('HEAD', { id })).headers['upload-offset']).toBe('0');
    const right = { ...at(0), 'upload-checksum': `sha1 ${sum}` };
    expect((await call('PATCH', { id, headers: right, payload: PDF })).statusCode).toBe(204);
  });

  test('with contradicting content ends at the first chunk; invalid names or sizes never start', async () => {
    const before = await server.inDatabase();
    const id = await begin(1000, '发票.png');
    const first = await call('PATCH', { id, headers: at(0), payload: Buffer.from('4d5a90000300', 'hex') });
    expect([first.statusCode, first.json().message]).toEqual([422, '上传失败，文件内容与扩展名不符：png']);
    expect((await call('HEAD', { id })).statusCode).toBe(404);
    const refused = await Promise.all(
      [named('a.exe', 5), named('a.pdf', 0), named('a.pdf', 11_000_000), { 'upload-length': '-1' }, {}].map((headers) =>
        call('POST', { headers }),
      ),
    );
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([422, 422, 422, 400, 400]);
    expect((await call('POST', { headers: { ...named('a.pdf', 5), 'tus-resumable': '0.2.2' } })).statusCode).toBe(412);
    expect(await server.inDatabase()).toEqual(before);
  });

  test('is there for nobody else, and for nobody without a session', async () => {
    const id = await begin();
    const reviewer = await server.signIn('reviewer');
    const tried = await Promise.all([
      call('HEAD', { id, by: reviewer }),
      call('PATCH', { id, by: reviewer, headers: at(0), payload: PDF }),
      call('DELETE', { id, by: reviewer }),
      call('HEAD', { id, by: server.stranger }),
      call('POST', { by: server.stranger, headers: named('a.pdf', 5) }),
    ]);
    expect(tried.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 401, 401]);
    expect((await call('HEAD', { id })).statusCode).toBe(200);
  });

  test('leaves nothing when cancelled, either halfway or after completion', async () => {
    await server.sweep();
    const before = [await server.onDisk(), await server.inDatabase()];
    const half = await begin(PDF.length);
    await call('PATCH', { id: half, headers: at(0), payload: PDF.subarray(0, 20) });
    const whole = await begin(PDF.length);
    await call('PATCH', { id: whole, headers: at(0), payload: PDF });
    expect((await server.onDisk()).length).toBeGreaterThan(before[0]?.length ?? 0);
    const given = [await call('DELETE', { id: half }), await call('DELETE', { id: whole })];
    expect(given.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
    await server.sweep();
    expect([await server.onDisk(), await server.inDatabase()]).toEqual(before);
  });

  test('that nobody goes on with is gone after a day, with its pieces', async () => {
    const id = await begin(PDF.length);
    await call('PATCH', { id, headers: at(0), payload: PDF.subarray(0, 20) });
    await server.pass(23);
    await server.sweep();
    expect((await call('HEAD', { id })).headers['upload-offset']).toBe('20');
    await server.pass(2);
    expect((await call('HEAD', { id })).statusCode).toBe(404);
    await server.sweep();
    expect([await server.onDisk(), await server.inDatabase()]).toEqual([[], []]);
  });
});

describe('signing out while a file is on its way', () => {
  test('ends it without creating a file, and a new sign-in resumes at its position', async () => {
    const leaver = await server.signIn('reviewer');
    const begun = await call('POST', { by: leaver, headers: named('a.pdf', CONTENT.length) });
    expect(begun.statusCode).toBe(201);
    const id = String(begun.headers['location']).split('/').at(-1) ?? '';
    const piece = (offset: number, by: TestClient) =>
      call('PATCH', { id, by, headers: at(offset), payload: CONTENT.subarray(offset, offset + PIECE_BYTES) });
    expect((await piece(0, leaver)).statusCode).toBe(204);
    const before = await server.onDisk();
    expect((await leaver.call({ method: 'POST', url: '/sys/logout', body: {} })).body.success).toBe(true);
    for (const method of ['HEAD', 'DELETE'] as const)
      expect((await call(method, { id, by: leaver })).statusCode).toBe(401);
    expect((await piece(PIECE_BYTES, leaver)).statusCode).toBe(401);
    expect(await server.onDisk()).toEqual(before);

    const back = await server.signIn('reviewer');
    expect((await call('HEAD', { id, by: back })).headers['upload-offset']).toBe(String(PIECE_BYTES));
    expect((await call('HEAD', { id })).statusCode).toBe(404);
    await piece(PIECE_BYTES, back);
    const last = await piece(2 * PIECE_BYTES, back);
    const path = decodeURIComponent(String(last.headers['x-stored-path']));
    expect((await read(server, back, path)).rawPayload.equals(CONTENT)).toBe(true);
  });

  test('whoever sends a form with the token of a session that has ended stores nothing', async () => {
    const leaver = await server.signIn('reviewer');
    await leaver.call({ method: 'POST', url: '/sys/logout', body: {} });
    const before = await server.onDisk();
    const refused = await upload(server, leaver, { fileName: 'a.pdf', bytes: PDF });
    expect([refused.status, refused.body.success]).toEqual([401, false]);
    expect(await server.onDisk()).toEqual(before);
  });
});
