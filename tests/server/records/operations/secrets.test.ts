import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SECRET_MASK } from '../../../../engine/index.ts';
import { prepareRecords } from '../../../../server/records/operations/prepareRecords.ts';
import { followMenu } from '../../../../server/app/seeds/menu.ts';
import { isPassword } from '../../../../server/identity/sessions/passwords.ts';
import { startTestServer, type TestAnswer, type TestClient, type TestServer } from '../../testServer.ts';
import { fieldsOf, type Fields } from './orderServer.ts';

let server: TestServer;
let admin: TestClient;

beforeAll(async () => {
  server = await startTestServer({ schemasFolder: join(import.meta.dirname, '../../fixtures/secrets') });
  await followMenu(server.services.db, server.services.schemas.menu() ?? [], { fresh: true });
  await prepareRecords(server.services);
  admin = await server.signIn('admin');
});
afterAll(() => server.close());

const SECRET = 'correct horse battery';
const call = (operation: string, body?: unknown): Promise<TestAnswer> =>
  admin.call(
    body === undefined
      ? { url: `/trade/account/${operation}` }
      : { method: 'POST', url: `/trade/account/${operation}`, body },
  );
const add = async (fields: Fields): Promise<Fields> => {
  const answer = await call('add', { name: '甲', secret: SECRET, ...fields });
  if (!answer.body.success) throw new Error(JSON.stringify(answer.body));
  return fieldsOf(answer);
};
const stored = async (id: unknown): Promise<string> => {
  const { rows } = await sql<{ secret: string | null }>`select secret from trade_account where id = ${id}`.execute(
    server.services.db,
  );
  return rows[0]?.secret ?? '';
};

test('stores a password as a hash and exposes only a mask in answers and log', async () => {
  const record = await add({});
  expect(record['secret']).toBe(SECRET_MASK);
  expect(fieldsOf(await call(`queryById?id=${record['id']}`))['secret']).toBe(SECRET_MASK);
  const hash = await stored(record['id']);
  expect(hash).toMatch(/^\$argon2id\$/);
  expect(await isPassword(SECRET, hash)).toBe(true);
  const listed = JSON.stringify((await call('list')).body);
  expect(listed).toContain('甲');
  expect(listed).not.toMatch(/secret|argon2/);
  const edited = await call('edit', { id: record['id'], version: 1, secret: 'another long secret' });
  expect(fieldsOf(edited)['secret']).toBe(SECRET_MASK);
  const { rows } = await sql<{ log: string }>`select changes::text as log from sys_data_log`.execute(
    server.services.db,
  );
  expect(rows.map(({ log }) => log).join()).not.toMatch(/argon2|horse|another/);
});

test('a returned mask means no change; a new password is validated as typed', async () => {
  const record = await add({});
  const hash = await stored(record['id']);
  const kept = await call('edit', { id: record['id'], version: 1, name: '乙', secret: SECRET_MASK });
  expect(fieldsOf(kept)).toMatchObject({ name: '乙', secret: SECRET_MASK });
  expect(await stored(record['id'])).toBe(hash);
  const short = await call('edit', { id: record['id'], version: 2, secret: 'short' });
  expect(short.body.success).toBe(false);
  expect(await stored(record['id'])).toBe(hash);
});

test('a new record has no password that a mask could stand for', async () => {
  const answer = await call('add', { name: '甲', secret: SECRET_MASK });
  expect(answer.body.success).toBe(false);
});

test('a report that asks for a password gets nothing in its place', async () => {
  await add({ name: '乙' });
  const { body } = await admin.call({ url: '/online/cgreport/api/getData/accounts?pageNo=1&pageSize=10' });
  const { records } = Object(body.result) as { readonly records: readonly Fields[] };
  expect(records.find(({ name }) => name === '乙')).toMatchObject({ name: '乙', secret: null });
  expect(JSON.stringify(body)).not.toContain('argon2');
});

test('nobody looks for a password nor sorts by it', async () => {
  expect((await call('list?secret=*a*')).status).toBe(400);
  expect((await call('list?column=secret&order=asc')).status).toBe(400);
});

test('sanitizes rich text on save, validates JSON by schema and limits long text', async () => {
  const record = await add({
    content: '<p onclick="x()">甲</p><script>x()</script><img src="https://evil.test/a.png">',
  });
  expect(record['content']).toBe('<p>甲</p>');
  const refused = await call('add', { name: '甲', secret: SECRET, settings: '{"port":1}' });
  expect(refused.body.success).toBe(false);
  expect((await add({ script: '甲'.repeat(30_000) }))['script']).toHaveLength(30_000);
  expect((await call('add', { name: '甲', secret: SECRET, script: '甲'.repeat(30_001) })).body.success).toBe(false);
  expect((await call('add', { name: '甲', secret: SECRET, script: '甲'.repeat(60_001) })).status).toBe(400);
});
