import { createConnection } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestClient } from '../../testServer.ts';
import hostileFiles from './hostileFiles.cases.json' with { type: 'json' };
import { FORM_TYPE, formOf, PDF, read, startPaperServer, upload, type PaperServer } from './paperServer.ts';

interface Case {
  readonly name: string;
  readonly fileName: string;
  /** Repeats the name that many times, followed by the ending. */
  readonly times?: number;
  readonly ending?: string;
  readonly text?: string;
  readonly hex?: string;
  /** Padded with spaces to that many bytes. */
  readonly size?: number;
  readonly biz?: string;
  /** Message of the refusal; absent: the file is accepted. */
  readonly refused?: string;
  /** Stored file name. */
  readonly kept?: string;
  /** Number of characters of the stored name. */
  readonly length?: number;
  readonly type?: string;
  readonly path?: string;
}

const cases: readonly Case[] = hostileFiles;

let server: PaperServer;
let clerk: TestClient;
beforeAll(async () => {
  server = await startPaperServer();
  clerk = await server.signIn('clerk');
});
afterAll(() => server.close());

const bytesOf = ({ text, hex = '', size }: Case): Buffer => {
  const bytes = text === undefined ? Buffer.from(hex, 'hex') : Buffer.from(text);
  return size === undefined ? bytes : Buffer.concat([bytes, Buffer.alloc(size - bytes.length, ' ')]);
};

const nameIn = (disposition: unknown): string =>
  decodeURIComponent(/filename\*=UTF-8''(.*)$/.exec(String(disposition))?.[1] ?? '');

describe('of hostile files', () => {
  test('there are twenty and more', () => expect(cases.length).toBeGreaterThanOrEqual(20));

  test.each(cases)('$name', async (one) => {
    const before = await server.onDisk();
    const answer = await upload(server, clerk, {
      fileName: one.fileName.repeat(one.times ?? 1) + (one.ending ?? ''),
      bytes: bytesOf(one),
      ...(one.biz !== undefined && { fields: { biz: one.biz } }),
    });
    const { success, message } = answer.body;
    expect(answer.status).toBe(200);
    if (one.refused !== undefined) {
      expect([success, message]).toEqual([false, one.refused]);
      expect(await server.onDisk()).toEqual(before);
      return;
    }
    expect([success, message]).toEqual([true, expect.stringMatching(new RegExp(one.path ?? '', 'u'))]);
    const { headers, rawPayload } = await read(server, clerk, message);
    const kept = nameIn(headers['content-disposition']);
    if (one.kept !== undefined) expect(kept).toBe(one.kept);
    if (one.length !== undefined) expect([...kept].length).toBe(one.length);
    expect(headers).toMatchObject({
      'content-type': one.type,
      'content-disposition': expect.stringMatching(/^attachment; /),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(rawPayload.equals(bytesOf(one))).toBe(true);
    expect((await server.onDisk()).length).toBe(before.length + 1);
  });

  test('rejects a form without a file, with two files, or malformed, storing nothing', async () => {
    const before = await server.onDisk();
    const send = (payload: Buffer | string) =>
      server.app.inject({
        method: 'POST',
        url: '/api/sys/common/upload',
        headers: { 'content-type': FORM_TYPE, 'x-access-token': clerk.token },
        payload,
      });
    const one = formOf({ fileName: 'a.pdf', bytes: PDF }).toString('latin1');
    const [head = ''] = one.split('\r\n');
    const two = one.replace(`${head}--`, one);
    const field = `${head}\r\nContent-Disposition: form-data; name="biz"\r\n\r\ntemp\r\n${head}--\r\n`;
    const answers = [await send(field), await send(Buffer.from(two, 'latin1')), await send('nonsense'), await send('')];
    expect(answers.map(({ statusCode, body }) => [statusCode, JSON.parse(body).message])).toEqual([
      [200, '上传失败！'],
      [400, '一次只能上传一个文件'],
      [expect.any(Number), expect.any(String)],
      [expect.any(Number), expect.any(String)],
    ]);
    expect(answers.every(({ statusCode }) => statusCode < 500)).toBe(true);
    expect(await server.onDisk()).toEqual(before);
  });

  test('one that is broken off leaves nothing, neither on the disk nor in the database', async () => {
    const before = [await server.onDisk(), await server.inDatabase()];
    const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
    const form = formOf({ fileName: 'a.pdf', bytes: Buffer.concat([PDF, Buffer.alloc(3_000_000)]) });
    const socket = createConnection({ port: Number(new URL(address).port), host: '127.0.0.1' });
    socket.write(
      [
        'POST /api/sys/common/upload HTTP/1.1',
        'Host: x',
        `Content-Type: ${FORM_TYPE}`,
        `Content-Length: ${form.length}`,
        `X-Access-Token: ${clerk.token}`,
        '',
        '',
      ].join('\r\n'),
    );
    socket.write(form.subarray(0, 1_000_000));
    // The beginning of the file is on disk.
    await expect.poll(async () => (await server.onDisk()).length).toBe((before[0]?.length ?? 0) + 1);
    socket.destroy();
    await expect.poll(async () => [await server.onDisk(), await server.inDatabase()]).toEqual(before);
  });
});
