import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SentMenuNode } from '../../../../contract/menu.ts';
import type { SentAccessAnswer } from '../../../../contract/accessExplanation.ts';
import { startRuledServer, type RuledServer } from '../../data/permissions/ruledServer.ts';
import type { TestClient } from '../../testServer.ts';

let server: RuledServer;
let admin: TestClient;
let clerk: TestClient;
beforeAll(async () => {
  server = await startRuledServer();
  ({ admin, clerk } = server);
  await server.bind('clerk', [
    { column: 'country', value: 'CHN' },
    { column: 'creditDays', condition: '>', value: '10' },
  ]);
  const guard = { menu_type: 2, perms_type: '1', status: '1' };
  await server.services.db
    .insertInto('sys_permission')
    .values([
      { ...guard, id: 'f1', name: '业务员', perms: 'kehu:customer:field:salesman' },
      { ...guard, id: 'f2', name: '备注', perms: 'kehu:customer:field:remark', perms_type: '2' },
      { ...guard, id: 'f3', name: '名称', perms: 'kehu:customer:field:name', status: '0' },
      { ...guard, id: 'f4', name: '原产国', perms: 'bgd:export:field:goods:originCountry' },
    ])
    .execute();
});
afterAll(() => server.close());

const why = async (query: Readonly<Record<string, string>>, client = admin, userId = clerk.userId) => {
  const { status, body } = await client.call({
    url: `/sys/permission/why?${new URLSearchParams({ userId, ...query }).toString()}`,
  });
  return { status, result: body.result as SentAccessAnswer };
};

describe('why says of the clerk what a call of the clerk meets', () => {
  test.each([
    ['GET', '/kehu/customer/list'],
    ['POST', '/kehu/customer/add'],
    ['DELETE', '/kehu/customer/delete?id=x'],
    ['GET', '/bgd/export/list'],
    ['GET', '/cgpt/region/list'],
    ['POST', '/sys/permission/addPermissionRule'],
    ['GET', '/sys/user/getUserInfo'],
  ] as const)('%s %s', async (method, url) => {
    const { status, result } = await why({ method, url });
    expect(status).toBe(200);
    const met = await clerk.call({ method, url, ...(method === 'POST' ? { body: {} } : {}) });
    expect([url, result.allowed]).toEqual([url, met.status !== 403]);
    expect(result.reasons.length).toBeGreaterThan(0);
  });

  test.each(['R-1', 'R-2', 'R-3', 'R-4'])('record %s', async (code) => {
    const recordId = server.ids[code] ?? '';
    const { result } = await why({ page: 'crm/customer', recordId });
    const met = await clerk.call({ url: `/kehu/customer/queryById?id=${recordId}` });
    expect(result.allowed).toBe(met.body.success);
  });

  test.each(['salesman', 'remark', 'name', 'code'])('field %s', async (field) => {
    const { result } = await why({ page: 'crm/customer', field });
    const { body } = await clerk.call({ url: `/kehu/customer/queryById?id=${server.ids['R-2']}` });
    expect(result.allowed).toBe(Object.hasOwn(Object(body.result), field));
    const edited = await clerk.call({
      method: 'POST',
      url: '/kehu/customer/edit',
      body: { id: server.ids['R-2'], version: Number(Object(body.result).version), [field]: '改' },
    });
    expect(result.changeable).toBe(edited.status !== 403);
  });
});

test('names what decides: the granting role, the hiding rule, or the required right', async () => {
  const button = await why({ permission: 'kehu:customer:add' });
  expect(button.result).toMatchObject({
    allowed: true,
    reasons: [{ by: 'role', holds: true, code: 'clerk', name: '制单员', status: '1' }],
  });
  expect((await why({ permission: 'bgd:export:review' })).result).toMatchObject({
    allowed: false,
    reasons: [{ by: 'nobody', holds: false }],
  });
  expect((await why({ permission: 'no:such:right' })).result).toEqual({
    allowed: false,
    permission: 'no:such:right',
    reasons: [{ by: 'nobody', holds: false, code: 'no:such:right' }],
  });
  const record = await why({ page: 'crm/customer', recordId: server.ids['R-1'] ?? '' });
  expect(record.result.reasons.filter(({ by }) => by === 'rule')).toMatchObject([
    { name: 'country = CHN', holds: true, condition: '国家/地区 = CHN' },
    { name: 'creditDays > 10', holds: false, condition: '账期(天) > 10' },
  ]);
  expect((await why({ page: 'crm/customer', field: 'salesman' })).result.reasons).toMatchObject([
    { by: 'guard', holds: false, name: '业务员', status: '1' },
  ]);
});

test('a column of a detail table is asked for by table and column', async () => {
  const guarded = await why({ page: 'customs/export-declaration', field: 'goods.originCountry' });
  expect(guarded.result).toMatchObject({ allowed: false, reasons: [{ by: 'guard', holds: false, name: '原产国' }] });
  const open = await why({ page: 'customs/export-declaration', field: 'goods.districtCode' });
  expect(open.result).toMatchObject({ allowed: true, reasons: [{ by: 'unguarded', holds: true }] });
});

test.each([
  ['a page', { page: 'crm/none', field: 'name' }],
  ['a column', { page: 'crm/customer', field: 'none' }],
  ['a column of a detail table', { page: 'customs/export-declaration', field: 'goods.none' }],
  ['an operation of a page', { method: 'GET', url: '/kehu/customer/none' }],
  ['a call', { method: 'GET', url: '/none/at/all' }],
])('says that there is no such thing when asked about %s that is unknown', async (_what, query) => {
  expect((await why(query)).status).toBe(404);
});

test('finds a call by its full address with parameters, and as PUT for POST', async () => {
  const asked = await Promise.all([
    why({ method: 'POST', url: '/sys/permission/addPermissionRule' }),
    why({ method: 'PUT', url: '/api/sys/permission/addPermissionRule?id=1' }),
    why({ method: 'DELETE', url: '/api/kehu/customer/delete?id=1' }),
  ]);
  expect(asked.map(({ result }) => result.permission)).toEqual([
    'system:permission:addRule',
    'system:permission:addRule',
    'kehu:customer:delete',
  ]);
});

test('is for who may ask, of users of the own tenant alone', async () => {
  expect((await why({ permission: 'kehu:customer:add' }, clerk)).status).toBe(403);
  const neighbour = await server.signIn('neighbour');
  const own = await server.services.db
    .selectFrom('sys_user')
    .select('id')
    .where('username', '=', 'neighbour')
    .executeTakeFirstOrThrow();
  expect((await why({ permission: 'kehu:customer:add' }, admin, own.id)).status).toBe(404);
  const hidden = await why({ page: 'crm/customer', recordId: server.ids['R-1'] ?? '' }, neighbour, own.id);
  expect(hidden.result).toMatchObject({ allowed: false });
  expect(hidden.result.reasons).toContainEqual({ by: 'missing', holds: false });
  expect((await why({})).status).toBe(400);
});

test('a menu entry is allowed as the user’s menu shows it, with its place [S7-24]', async () => {
  const { body } = await clerk.call({ url: '/sys/permission/getUserPermissionByToken' });
  const idsIn = (nodes: readonly SentMenuNode[]): readonly string[] =>
    nodes.flatMap(({ id, children = [] }) => [id, ...idsIn(children)]);
  const shown = new Set(idsIn((body.result as { readonly menu: readonly SentMenuNode[] }).menu));
  const { db } = server.services;
  const entries = await db
    .selectFrom('sys_permission')
    .select(['id', 'component'])
    .where('menu_type', '<', 2)
    .where('del_flag', '=', 0)
    .execute();
  const asked = await Promise.all(entries.map(async ({ id }) => [id, (await why({ entry: id })).result] as const));
  expect(asked.filter(([id, { allowed }]) => allowed !== shown.has(id))).toEqual([]);
  expect(new Map(asked).get(server.entry)?.reasons).toMatchObject([
    { by: 'role', code: 'clerk', roleId: await server.roleId('clerk'), entryId: server.entry },
  ]);
  const roles = entries.find(({ component }) => component === 'system/RoleUserList')?.id ?? '';
  const lacked = (await why({ entry: roles })).result.reasons;
  expect(lacked[0]).toMatchObject({ by: 'nobody', entryId: roles, entry: ['系统管理', '角色管理'] });
  expect((await why({ entry: 'none' })).status).toBe(404);
  const above = (
    await db.selectFrom('sys_permission').select('parent_id').where('id', '=', server.entry).executeTakeFirstOrThrow()
  ).parent_id;
  await db
    .deleteFrom('sys_role_permission')
    .where('permission_id', '=', above ?? '')
    .execute();
  const orphan = (await why({ entry: server.entry })).result;
  expect(orphan).toMatchObject({ allowed: false, reasons: [{ by: 'role' }, { by: 'above', entryId: above }] });
});

test('a right not granted to the tenant belongs to no role, as the explanation states [S6-9]', async () => {
  const { db } = server.services;
  await db
    .insertInto('sys_tenant_pack')
    .values({ id: 'pack', tenant_id: '1000', pack_name: '小', status: '1' })
    .execute();
  const kept = await db
    .selectFrom('sys_permission')
    .select('id')
    .where('perms', '=', 'system:permission:why')
    .execute();
  await db
    .insertInto('sys_tenant_pack_permission')
    .values(kept.map(({ id }) => ({ pack_id: 'pack', permission_id: id })))
    .execute();
  const denied = (await why({ permission: 'kehu:customer:add' })).result;
  await db.deleteFrom('sys_tenant_pack').where('id', '=', 'pack').execute();
  expect(denied.allowed).toBe(false);
  expect(denied.reasons).toContainEqual(expect.objectContaining({ by: 'pack', holds: false }));
});
