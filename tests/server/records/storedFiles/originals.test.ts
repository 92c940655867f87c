import { readdir } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { prepareRecords } from '../../../../server/records/operations/prepareRecords.ts';
import { startTestServer, type TestAnswer, type TestClient, type TestServer } from '../../testServer.ts';
import { download, listFiles, type Fields } from './fileClient.ts';

let server: TestServer;
let clerk: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  await prepareRecords(server.services);
  clerk = await server.signIn('clerk');
});
afterAll(() => server.close());

let message: string;
beforeAll(async () => {
  const { body } = await clerk.call({
    method: 'POST',
    url: '/bgd/export/add',
    body: { billNo: 'BL-2026-1', contrNo: 'HT-9' },
  });
  const { token } = clerk;
  const url = `/api/bgd/export/message?id=${String(Object(body.result).id)}`;
  message = (await server.app.inject({ url, headers: { 'x-access-token': token } })).body;
});

const upload = (xml: string, headers: Readonly<Record<string, string>> = {}): Promise<TestAnswer> =>
  clerk.call({
    method: 'POST',
    url: '/bgd/export/message',
    body: xml,
    headers: { 'content-type': 'application/xml', ...headers },
  });

const idOf = ({ body }: TestAnswer): string => String(Object(Object(body.result).record).id);

/** Counts rows and contents, to check that a failed action left nothing behind. */
const stored = async (): Promise<Fields> => {
  const { rows } = await sql<Fields>`select (select count(*) from stored_file)::integer as files,
    (select count(*) from sys_stored_content)::integer as contents,
    (select count(*) from bgd_declaration)::integer as declarations`.execute(server.services.db);
  const entries = await readdir(server.filesFolder, { recursive: true, withFileTypes: true });
  return { ...rows[0], inFolder: entries.filter((entry) => entry.isFile()).length };
};

describe('the original of an imported message', () => {
  test('is kept byte by byte as a file of the declaration that it became [S2.1-16]', async () => {
    const sent = `\ufeff${message}`;
    const name = encodeURIComponent('客户来文 (三).xml');
    const answer = await upload(sent, { 'x-file-name': name });
    expect(answer.body.success).toBe(true);
    const [file] = await listFiles(clerk, `&sourceName=*BL-2026-1*&fileName=*客户来文*`);
    expect(file).toMatchObject({
      fileName: '客户来文 (三).xml',
      biz: 'message',
      mediaType: 'application/xml',
      sourcePage: 'customs/export-declaration',
      sourceId: idOf(answer),
      createBy: 'clerk',
    });
    const { rawPayload } = await download(server, clerk, [String(file?.['id'])]);
    expect(rawPayload).toEqual(Buffer.from(sent));
  });

  test('is named after page and record when the given name is missing or invalid', async () => {
    const named = idOf(await upload(message));
    const climbing = idOf(
      await upload(message, { 'x-file-name': encodeURIComponent('../../..\\etc\\<evil>\u202e.xml') }),
    );
    const broken = idOf(await upload(message, { 'x-file-name': '%E0%A4%A' }));
    const files = await listFiles(clerk);
    const nameOf = (id: string): unknown => files.find((file) => file['sourceId'] === id)?.['fileName'];
    expect([nameOf(named), nameOf(climbing), nameOf(broken)]).toEqual([
      `出口报关单-${named}.xml`,
      '_evil_.xml',
      `出口报关单-${broken}.xml`,
    ]);
  });

  test('is kept once however often the call is repeated', async () => {
    const key = { 'x-idempotency-key': 'message-0001' };
    const before = await stored();
    const [first, second] = [await upload(message, key), await upload(message, key)];
    expect(idOf(second)).toBe(idOf(first));
    expect(await stored()).toEqual({
      files: Number(before['files']) + 1,
      contents: Number(before['contents']) + 1,
      declarations: Number(before['declarations']) + 1,
      inFolder: Number(before['inFolder']) + 1,
    });
  });

  test('is not kept, nor anything of it, when the declaration is not made', async () => {
    const before = await stored();
    const tooLong = message.replace('HT-9', 'X'.repeat(500));
    expect(tooLong).not.toBe(message);
    expect((await upload(tooLong)).body.success).toBe(false);
    expect((await upload('<nothing/>')).body.success).toBe(false);
    expect(await stored()).toEqual(before);
  });

  test('fails the import when it cannot be written down, and leaves neither behind', async () => {
    const { db } = server.services;
    const before = await stored();
    await sql`alter table stored_file add constraint no_more check (create_time < now() - interval '1 year') not valid`.execute(
      db,
    );
    try {
      expect((await upload(message)).body.success).toBe(false);
    } finally {
      await sql`alter table stored_file drop constraint no_more`.execute(db);
    }
    expect(await stored()).toEqual(before);
  });
});
