import { readdir } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FailureNotices } from '../../../../server/app/http/failureNotices.ts';
import { buildServer } from '../../../../server/app.ts';
import { canMount, skipWithoutMount, smallDisk } from '../../smallDisk.ts';
import { startTestServer, type TestClient, type TestServer } from '../../testServer.ts';

const MESSAGE = '服务器磁盘已满，没有保存任何内容，请联系管理员清理磁盘后再试';

const announced: string[] = [];
let server: TestServer;
let clerk: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  clerk = await server.signIn('clerk');
});
afterAll(() => server.close());

const upload = (app: TestServer['app'], bytes: number) => {
  const head =
    '--x\r\ncontent-disposition: form-data; name="biz"\r\n\r\ntemp\r\n' +
    '--x\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\ncontent-type: text/plain\r\n\r\n';
  return app.inject({
    method: 'POST',
    url: '/api/sys/common/upload',
    headers: { 'x-access-token': clerk.token, 'content-type': 'multipart/form-data; boundary=x' },
    payload: `${head}${'a'.repeat(bytes)}\r\n--x--\r\n`,
  });
};

const contents = async (): Promise<unknown> => {
  const { rows } = await sql`select count(*)::int as count from sys_stored_content`.execute(server.services.db);
  return rows[0];
};

test.runIf(canMount)(
  `rejects an upload to a full disk with a message and leaves nothing (${skipWithoutMount})`,
  async () => {
    const disk = smallDisk(server.filesFolder, '1m');
    const app = await buildServer({ ...server.services, announce: (notice) => announced.push(notice) });
    const before = await contents();
    for (const _ of [1, 2]) {
      const answer = await upload(app, 3 * 1024 * 1024);
      expect(answer.statusCode).toBe(507);
      expect(answer.json()).toMatchObject({ success: false, code: 507, message: MESSAGE });
    }
    const files = await readdir(server.filesFolder, { recursive: true, withFileTypes: true });
    expect(files.filter((one) => one.isFile())).toEqual([]);
    expect(await contents()).toEqual(before);
    // One plain line for the operator, regardless of the number of failing calls.
    expect(announced).toEqual([
      expect.stringMatching(/^磁盘已满.*\(the disk is full: calls that write are refused\)$/),
    ]);
    disk.remove();
    expect((await upload(app, 1000)).statusCode).toBe(200);
    await app.close();
  },
);

test('rejects a save on a full database disk with a message and writes nothing', async () => {
  const { db } = server.services;
  await clerk.call({ method: 'POST', url: '/bgd/export/add', body: { contrNo: 'FULL-0' } });
  await sql`create function full_disk() returns trigger language plpgsql as $$ begin
    raise exception 'could not extend file "base/1/2": No space left on device' using errcode = '53100'; end $$`.execute(
    db,
  );
  await sql`create trigger full_disk before insert on bgd_goods for each row execute function full_disk()`.execute(db);
  const body = { contrNo: 'FULL-1', bgdGoodsList: [{ gName: '一' }] };
  const answer = await clerk.call({ method: 'POST', url: '/bgd/export/add', body });
  expect([answer.status, answer.body.message]).toEqual([507, MESSAGE]);
  const { body: list } = await clerk.call({ url: '/bgd/export/list?contrNo=FULL-*' });
  expect(Object(list.result).total).toBe(1);
});

test('the operator reads of a full disk once a minute, and of nothing else', () => {
  let now = 0;
  const told: string[] = [];
  const notices = new FailureNotices(
    (notice) => told.push(notice),
    () => now,
  );
  const full = Object.assign(new Error('write'), { code: 'ENOSPC' });
  expect([notices.tell(new Error('x', { cause: full })), notices.tell(full)]).toEqual([true, true]);
  expect(notices.tell(new Error('other'))).toBe(false);
  expect(told.length).toBe(1);
  now = 60_000;
  notices.tell(full);
  expect(told.length).toBe(2);
});
