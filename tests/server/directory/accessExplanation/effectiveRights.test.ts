import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SentEffectiveRights } from '../../../../contract/rights/rightsMatrix.ts';
import type { SentAccessAnswer } from '../../../../contract/accessExplanation.ts';
import { startTestServer, type TestClient, type TestServer } from '../../testServer.ts';

let server: TestServer;
let admin: TestClient;
let clerk: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  [admin, clerk] = [await server.signIn('admin'), await server.signIn('clerk')];
});
afterAll(() => server.close());

const matrix = async (query: string, client = admin) => {
  const { status, body } = await client.call({ url: `/sys/permission/matrix?${query}` });
  return { status, message: body.message, result: body.result as SentEffectiveRights };
};

const why = async (userId: string, query: Readonly<Record<string, string>>) =>
  (
    (await admin.call({ url: `/sys/permission/why?${new URLSearchParams({ userId, ...query }).toString()}` })).body
      .result as SentAccessAnswer
  ).allowed;

test('compares users in the requested order, and every cell matches "why" [S7-24]', async () => {
  const reviewer = await server.signIn('reviewer');
  const { db } = server.services;
  // An entry granted without its parent, and one code at two entries of which one is granted.
  const { id: role } = await db
    .selectFrom('sys_role')
    .select('id')
    .where('role_code', '=', 'clerk')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('sys_permission')
    .values([
      { id: 'x0', name: '未授权', menu_type: 0, url: '/x0', component: 'layouts/RouteView' },
      { id: 'x1', name: '下级', menu_type: 1, parent_id: 'x0', url: '/x1', component: 'x/X' },
      { id: 'x2', name: '可用', menu_type: 2, parent_id: 'x1', perms: 'x:locked', perms_type: '2' },
      { id: 'x3', name: '同码', menu_type: 2, parent_id: 'x1', perms: 'bgd:export:list' },
    ])
    .execute();
  await db
    .insertInto('sys_role_permission')
    .values([{ role_id: role, permission_id: 'x1' }])
    .execute();
  const people = [reviewer.userId, clerk.userId, admin.userId];
  const { result } = await matrix(`userIds=${people.join(',')}`);
  expect(result.columns.map(({ id }) => id)).toEqual(people);
  expect(result.permissions.find(({ id }) => id === 'x2')).toMatchObject({
    parentId: 'x1',
    permsType: '2',
    menuType: 2,
  });
  const judged = result.permissions.filter(
    ({ id, perms }) => /^x\d$/.test(id) || /^(bgd:export|system:role):/.test(perms),
  );
  expect(judged.length).toBeGreaterThan(10);
  for (const { id: of, allowedIds } of result.columns.slice(0, 2))
    for (const { id, perms, menuType } of judged.filter((row) => !row.perms.includes(','))) {
      const allowed = await why(of, menuType === 2 ? { permission: perms } : { entry: id });
      expect([of, id, perms, allowedIds.includes(id)]).toEqual([of, id, perms, allowed]);
    }
  const ofClerk = result.columns[1]?.allowedIds ?? [];
  expect(['x0', 'x1', 'x2', 'x3'].map((id) => ofClerk.includes(id))).toEqual([false, false, false, true]);
});

test('a tenant’s packs narrow users and roles alike', async () => {
  const { db } = server.services;
  const { id: roleId } = await db
    .selectFrom('sys_role')
    .select('id')
    .where('role_code', '=', 'clerk')
    .executeTakeFirstOrThrow();
  const list = async () => {
    const answers = [await matrix(`roleIds=${roleId}`), await matrix(`userIds=${clerk.userId}`)];
    const right = answers[0]?.result.permissions.find(({ perms }) => perms === 'bgd:export:list')?.id ?? '';
    return answers.map(({ result }) => result.columns[0]?.allowedIds.includes(right));
  };
  expect(await list()).toEqual([true, true]);
  const tenantId = '1000';
  await db
    .insertInto('sys_tenant_pack')
    .values({ id: 'narrow', tenant_id: tenantId, pack_name: '窄', status: '1' })
    .execute();
  const kept = await db
    .selectFrom('sys_permission')
    .select('id')
    .where('perms', '=', 'system:permission:why')
    .execute();
  await db
    .insertInto('sys_tenant_pack_permission')
    .values(kept.map(({ id }) => ({ pack_id: 'narrow', permission_id: id })))
    .execute();
  try {
    expect(await list()).toEqual([false, false]);
  } finally {
    await db.deleteFrom('sys_tenant_pack').where('id', '=', 'narrow').execute();
  }
});

test('nobody of another tenant, frozen or unknown has a column, and roles of others neither', async () => {
  const neighbour = await server.signIn('neighbour');
  const { db } = server.services;
  const { id: strange } = await db
    .selectFrom('sys_role')
    .select('id')
    .where('tenant_id', '<>', '1000')
    .executeTakeFirstOrThrow();
  const { result } = await matrix(`userIds=${neighbour.userId},none,${clerk.userId}`);
  expect(result.columns.map(({ id }) => id)).toEqual([clerk.userId]);
  expect((await matrix(`roleIds=${strange}`)).result.columns).toEqual([]);
  await db.updateTable('sys_user').set({ status: 2 }).where('id', '=', clerk.userId).execute();
  expect((await matrix(`userIds=${clerk.userId}`)).result.columns).toEqual([]);
  await db.updateTable('sys_user').set({ status: 1 }).where('id', '=', clerk.userId).execute();
});

test('it takes 50 columns at most, users or roles, and only who may ask why', async () => {
  const ids = (count: number) => Array.from({ length: count }, (_, at) => `u${at}`).join(',');
  expect((await matrix(`userIds=${ids(50)}`)).status).toBe(200);
  for (const query of [
    `userIds=${ids(51)}`,
    `roleIds=${ids(51)}`,
    '',
    'userIds=a&roleIds=b',
    `userIds=${'x'.repeat(4001)}`,
  ])
    expect([query.slice(0, 20), (await matrix(query)).status]).toEqual([query.slice(0, 20), 400]);
  expect((await matrix(`userIds=${ids(51)}`)).message).toContain('50');
  expect((await matrix(`userIds=${clerk.userId}`, clerk)).status).toBe(403);
});
