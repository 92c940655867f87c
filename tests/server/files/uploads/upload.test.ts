import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestClient } from '../../testServer.ts';
import { PDF, PNG, read, startPaperServer, upload, uploaded, type PaperServer } from './paperServer.ts';

let server: PaperServer;
let clerk: TestClient;
beforeAll(async () => {
  server = await startPaperServer();
  clerk = await server.signIn('clerk');
});
afterAll(() => server.close());

describe('an upload', () => {
  test('is a POST form with file, biz and isup, default folder temp, never GET [W7-21] [D26]', async () => {
    const sent = { fileName: '装箱单.pdf', bytes: PDF };
    const labelled = await upload(server, clerk, { ...sent, fields: { biz: 'bgd', isup: '1' } });
    expect(labelled.body.message).toMatch(/^bgd\/装箱单_\d{13}\.pdf$/);
    expect((await upload(server, clerk, sent)).body.message).toMatch(/^temp\/装箱单_\d{13}\.pdf$/);
    const behind = await upload(server, clerk, { ...sent, after: { biz: 'bgd/2026' } });
    expect(behind.body.message).toMatch(/^bgd\/2026\/装箱单_\d{13}\.pdf$/);
    const got = await clerk.call({ url: '/sys/common/upload' });
    expect([got.status, got.headers['allow']]).toEqual([405, 'POST, PUT']);
    expect((await upload(server, server.stranger, sent)).status).toBe(401);
  });

  test('returns success, the stored path as message, code 0 and the file details [W3.3-17]', async () => {
    const name = '装箱单 (第 3 版).pdf';
    const { status, body } = await upload(server, clerk, { fileName: name, bytes: PDF });
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        success: true,
        message: expect.stringMatching(/^temp\/装箱单第3版_\d{13}\.pdf$/),
        code: 0,
        result: {
          msg: '上传成功',
          fileUrl: `/sys/common/static/${body.message.split('/').map(encodeURIComponent).join('/')}`,
          fileName: name,
        },
        timestamp: expect.any(Number),
      },
    });
    const { fileUrl }: { fileUrl: string } = Object(body.result);
    const opened = await server.app.inject({ url: `/api${fileUrl}`, headers: { 'x-access-token': clerk.token } });
    expect([opened.statusCode, opened.rawPayload]).toEqual([200, PDF]);
  });

  test('repeated with one idempotency key is one file; different content rejects the key', async () => {
    const headers = { 'x-idempotency-key': 'upload-0001' };
    const sent = { fileName: 'a.pdf', bytes: PDF, headers };
    const first = await uploaded(server, clerk, sent);
    const before = await server.onDisk();
    expect(await uploaded(server, clerk, sent)).toBe(first);
    const other = await upload(server, clerk, { ...sent, bytes: Buffer.concat([PDF, Buffer.from(' ')]) });
    expect(other.status).toBe(409);
    expect(await server.onDisk()).toEqual(before);
  });

  test('of the same name in the same moment has a path of its own', async () => {
    const paths = await Promise.all(Array.from({ length: 8 }, () => uploaded(server, clerk, {})));
    expect(new Set(paths).size).toBe(8);
  });

  test('is held to its column: maxSize, pictures alone, and the right to fill it in', async () => {
    const big = { fileName: 'a.pdf', bytes: Buffer.concat([PDF, Buffer.alloc(11 * 1024 * 1024)]) };
    const of = (column: string, page = 'cargo/paper'): string => `_page=${page}&_column=${column}`;
    expect((await upload(server, clerk, { ...big, query: of('papers') })).body.success).toBe(true);
    expect((await upload(server, clerk, { ...big, query: of('contract') })).body.message).toBe(
      '文件大小超出10MB限制, 请压缩或降低文件质量!',
    );
    const huge = { ...big, bytes: Buffer.concat([big.bytes, Buffer.alloc(2 * 1024 * 1024)]) };
    expect((await upload(server, clerk, { ...huge, query: of('papers') })).body.message).toBe(
      '文件大小超出12MB限制, 请压缩或降低文件质量!',
    );
    const paper = { fileName: 'a.pdf', bytes: PDF };
    expect((await upload(server, clerk, { ...paper, query: of('photos') })).body.message).toBe('请上传图片');
    expect((await upload(server, clerk, { fileName: 'a.png', bytes: PNG, query: of('photos') })).body.success).toBe(
      true,
    );
    expect((await upload(server, clerk, { ...paper, query: of('lines.proof') })).body.success).toBe(true);
    const refused = await Promise.all(
      [of('name'), of('nothing'), of('papers', 'no/page'), of('secret')].map((query) =>
        upload(server, clerk, { ...paper, query }),
      ),
    );
    expect(refused.map(({ status }) => status)).toEqual([400, 400, 400, 403]);
    const reviewer = await server.signIn('reviewer');
    expect((await upload(server, reviewer, { ...paper, query: of('papers') })).status).toBe(403);
  });

  test('of another kind than a form is 415, and a form is 415 everywhere else', async () => {
    const headers = { 'x-access-token': clerk.token };
    const json = await clerk.call({ method: 'POST', url: '/sys/common/upload', body: { file: 'x' } });
    expect(json.status).toBe(415);
    const form = await server.app.inject({
      method: 'POST',
      url: '/api/cargo/paper/add',
      headers: { ...headers, 'content-type': 'multipart/form-data; boundary=x' },
      payload: '--x--\r\n',
    });
    expect(form.statusCode).toBe(415);
  });

  test('ends where too much was never saved', async () => {
    const { db } = server.services;
    const reviewer = await server.signIn('reviewer');
    await db
      .insertInto('sys_upload')
      .values({
        id: 'much',
        tenant_id: '1000',
        user_id: reviewer.userId,
        file_name: 'x',
        biz: 'temp',
        file_size: 1024 * 1024 * 1024,
        expire_time: new Date(Date.now() + 3_600_000),
      })
      .execute();
    const answer = await upload(server, reviewer, { fileName: 'a.pdf', bytes: PDF });
    expect([answer.status, answer.body.message]).toEqual([429, '未保存的上传文件过多，请先保存单据或稍后再试']);
    await db.deleteFrom('sys_upload').where('id', '=', 'much').execute();
    expect((await upload(server, reviewer, { fileName: 'a.pdf', bytes: PDF })).body.success).toBe(true);
  });
});

test('what was uploaded comes as a file that browsers save and never run', async () => {
  const path = await uploaded(server, clerk, { fileName: '图 1.png', bytes: PNG });
  const { statusCode, headers, rawPayload } = await read(server, clerk, path);
  expect([statusCode, rawPayload]).toEqual([200, PNG]);
  expect(headers).toMatchObject({
    'content-type': 'image/png',
    'content-disposition': `attachment; filename="__1.png"; filename*=UTF-8''%E5%9B%BE%201.png`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-cache',
    'content-security-policy': "default-src 'none'; sandbox",
  });
});

test('an avatar is visible to every user; claiming a foreign file as avatar exposes nothing [D18] [S7-23]', async () => {
  const { db } = server.services;
  const reviewer = await server.signIn('reviewer');
  const face = await uploaded(server, clerk, { fileName: 'face.png', bytes: PNG });
  const opens = async (client: TestClient, path: string) => (await read(server, client, path)).statusCode;
  const wear = (id: string, avatar: string) =>
    db.updateTable('sys_user').set({ avatar }).where('id', '=', id).execute();
  expect(await opens(reviewer, face)).not.toBe(200);
  await wear(reviewer.userId, face);
  expect(await opens(reviewer, face)).not.toBe(200);
  await wear(clerk.userId, face);
  expect(await opens(reviewer, face)).toBe(200);
  expect(await opens(await server.signIn('neighbour'), face)).not.toBe(200);
  const paper = await uploaded(server, clerk, { fileName: 'a.pdf', bytes: PDF });
  await wear(clerk.userId, paper);
  expect(await opens(reviewer, paper)).not.toBe(200);
});
