import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestClient, type TestServer } from '../../testServer.ts';

let server: TestServer;
let admin: TestClient;
let clerk: TestClient;
let neighbour: TestClient;
let depId: string;
beforeAll(async () => {
  server = await startTestServer();
  [admin, clerk, neighbour] = await Promise.all([
    server.signIn('admin'),
    server.signIn('clerk'),
    server.signIn('neighbour'),
  ]);
  const { body } = await admin.call({
    method: 'POST',
    url: '/sys/sysDepart/add',
    body: { departName: '查验部', parentId: '' },
  });
  depId = Object(body.result).id;
});
afterAll(() => server.close());

const join = (userIdList: readonly string[], client = admin, department = depId) =>
  client.call({ method: 'POST', url: '/sys/user/editSysDepartWithUser', body: { depId: department, userIdList } });

const leave = (call: string, client = admin) =>
  client.call({ method: 'DELETE', url: `/sys/user/deleteUserInDepart${call}` });

const members = async (): Promise<readonly string[]> => {
  const { body } = await admin.call({ url: `/sys/user/departUserList?depId=${depId}` });
  return (Object(body.result).records as readonly { username: string }[]).map(({ username }) => username).sort();
};

test('assigns users to a department once, and logs the assignment [S7-23] [S7-25]', async () => {
  const { body } = await join([clerk.userId, admin.userId, clerk.userId]);
  expect(body).toMatchObject({ success: true, message: '添加成功！' });
  expect(await members()).toEqual(['admin', 'clerk']);
  expect((await join([clerk.userId])).body.success).toBe(true);
  const log = await server.services.db
    .selectFrom('sys_data_log')
    .where('data_table', '=', 'sys_user_depart')
    .where('data_id', '=', depId)
    .select(['changes', 'create_by'])
    .execute();
  expect(log).toMatchObject([{ changes: { header: { users: [[], ['admin', 'clerk']] } }, create_by: 'admin' }]);
});

test('whoever leaves a department loses its roles, and works for another of his departments [S7-23] [S7-25]', async () => {
  const { db } = server.services;
  await db
    .insertInto('sys_depart_role')
    .values({ id: 'of-inspection', tenant_id: '1000', depart_id: depId, role_name: '查验', role_code: 'inspection' })
    .execute();
  await db.insertInto('sys_depart_role_user').values({ user_id: clerk.userId, role_id: 'of-inspection' }).execute();
  const { org_code: code } = await db
    .selectFrom('sys_depart')
    .where('id', '=', depId)
    .select('org_code')
    .executeTakeFirstOrThrow();
  await db.updateTable('sys_user').set({ org_code: code }).where('id', '=', clerk.userId).execute();
  expect((await leave(`?depId=${depId}&userId=${clerk.userId}`)).body.success).toBe(true);
  expect(await members()).toEqual(['admin']);
  expect(
    await db.selectFrom('sys_depart_role_user').where('role_id', '=', 'of-inspection').selectAll().execute(),
  ).toEqual([]);
  const { body } = await clerk.call({ url: '/sys/user/getUserSectionInfoByToken' });
  expect(Object(body.result).sysOrgCode).toBe('A01A01');
  expect((await leave(`Batch?depId=${depId}&userIds=${admin.userId},${clerk.userId},`)).body.success).toBe(true);
  expect(await members()).toEqual([]);
});

test('only authorized users change members within the tenant, all or none [S7-23]', async () => {
  expect((await join([clerk.userId], clerk)).status).toBe(403);
  for (const call of [`?depId=${depId}&userId=x`, `Batch?depId=${depId}&userIds=x`])
    expect((await leave(call, clerk)).status).toBe(403);
  const foreign = await join([clerk.userId, neighbour.userId]);
  expect([foreign.status, foreign.body.message.includes(neighbour.userId)]).toEqual([400, true]);
  expect((await join([clerk.userId], admin, 'none')).status).toBe(404);
  expect((await join([])).status).toBe(400);
  expect((await leave(`Batch?depId=${depId}&userIds=,`)).status).toBe(400);
  expect(await members()).toEqual([]);
});
