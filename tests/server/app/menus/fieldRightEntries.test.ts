import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestClient, type TestServer } from '../../testServer.ts';

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
])('rejects a right of an unknown field with a suggestion: %s', async (perms, said) => {
  const { status, body } = await save(perms, { confirmHidden: true });
  expect([status, body.message]).toEqual([400, expect.stringContaining(said)]);
});

test('warns before saving a field right whom it hides the field from, including its author', async () => {
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

describe('before a field gets a right of its own', () => {
  const ask = (call: string) => admin.call({ url: `/sys/permission/${call}` });

  test('offers the fields and detail buttons of its page, and marks existing rights [D4]', async () => {
    const { id } = await server.services.db
      .selectFrom('sys_permission')
      .where('component', '=', 'bgd/BgdExportList')
      .select('id')
      .executeTakeFirstOrThrow();
    const fields = (await ask(`fieldRights?id=${id}`)).body.result as readonly Record<string, unknown>[];
    const of = (code: string) => fields.find((field) => field['code'] === code);
    expect(of('bgd:export:field:contrNo')).toMatchObject({ title: expect.stringContaining('合同'), isThere: true });
    expect(of('bgd:export:field:entryId')).toMatchObject({ isThere: false });
    expect(of('bgd:export:detail:goods:add')).toMatchObject({ isThere: false });
    expect(fields.every(({ code }) => String(code).startsWith('bgd:export:'))).toBe(true);
  });

  test('an entry without a page has none, and only who sees the menu may ask [S6-9]', async () => {
    expect((await ask('fieldRights?id=nothing')).body.success).toBe(false);
    const clerk = await server.signIn('clerk');
    const asked = await clerk.call({ url: '/sys/permission/fieldRightEffect?code=bgd:export:field:entryId' });
    expect(asked.status).toBe(403);
  });

  test('whom it would hide a field from is said, and an unknown code is refused [D4]', async () => {
    const { body } = await ask('fieldRightEffect?code=bgd:export:field:entryId');
    expect(body.result).toMatchObject({ own: true, roles: expect.arrayContaining(['制单员']) });
    expect((await ask('fieldRightEffect?code=bgd:export:field:entryIdd')).status).toBe(400);
  });
});
