import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestClient, type TestServer } from '../testServer.ts';

let server: TestServer;
let admin: TestClient;
let parentId: string;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin');
  const page = await server.services.db
    .selectFrom('sys_permission')
    .where('menu_type', '=', 1)
    .select('id')
    .executeTakeFirstOrThrow();
  parentId = page.id;
});
afterAll(() => server.close());

const save = (perms: string, more: object = {}, call = 'add') =>
  admin.call({
    method: 'POST',
    url: `/sys/permission/${call}`,
    body: { name: '字段', menuType: 2, parentId, perms, permsType: '1', ...more },
  });

test.each([
  ['bgd:export:field:contrN', 'bgd:export:field:contrNo（'],
  ['bgd:exprt:field:contrNo', 'bgd:export:field:contrNo（'],
  ['bgd:export:detail:nothing:add', '不对应任何页面的字段'],
  ['bgd:export:add, bgd:export:field:none-of-all', '不对应任何页面的字段'],
])('a right of a field that there is not is refused with what may be meant: %s', async (perms, said) => {
  const { status, body } = await save(perms, { confirmHidden: true });
  expect([status, body.message]).toEqual([400, expect.stringContaining(said)]);
});

test('a right of a field says from whom it hides it, its author too, before it is saved', async () => {
  const asked = await save('bgd:export:field:contrNo');
  expect(asked.status).toBe(409);
  expect(asked.body.result).toMatchObject({ own: true, roles: expect.arrayContaining(['系统管理员', '制单员']) });
  expect(asked.body.message).toContain('包括您自己');
  const saved = await save('bgd:export:field:contrNo', { confirmHidden: true });
  expect(saved.body.success, saved.body.message).toBe(true);
});

test('switching one on or renaming a right into one asks as well', async () => {
  const off = await save('bgd:export:field:tradeCode', { status: '0' });
  expect(off.body.success, off.body.message).toBe(true);
  const { id } = Object(off.body.result);
  expect((await save('bgd:export:field:tradeCode', { id, status: '1' }, 'edit')).status).toBe(409);
  const plain = await save('own:thing:press');
  expect(plain.body.success, plain.body.message).toBe(true);
  const other = Object(plain.body.result).id;
  expect((await save('bgd:export:field:billNo', { id: other }, 'edit')).status).toBe(409);
});
