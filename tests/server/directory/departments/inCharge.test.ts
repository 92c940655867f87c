import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestClient, type TestServer } from '../../testServer.ts';

let server: TestServer;
let clerk: TestClient;
let reviewer: TestClient;
let clerk2: TestClient;
const depart: Record<string, string> = {};

beforeAll(async () => {
  server = await startTestServer();
  const { db } = server.services;
  // The clerk's role manages the people of his departments; he is the head of 报关二部 without being a member of it.
  for (const action of ['list', 'edit']) {
    await sql`insert into sys_role_permission (role_id, permission_id)
      select role.id, permission.id from sys_role role, sys_permission permission
      where role.role_code = 'clerk' and permission.perms = ${`system:departUser:${action}`}
      on conflict do nothing`.execute(db);
  }
  [clerk, reviewer, clerk2] = await Promise.all([
    server.signIn('clerk'),
    server.signIn('reviewer'),
    server.signIn('clerk2'),
  ]);
  const { rows } = await sql<{ id: string; org_code: string }>`
    select id, org_code from sys_depart where tenant_id = '1000'`.execute(db);
  for (const { id, org_code } of rows) depart[org_code] = id;
  await sql`insert into sys_depart (id, tenant_id, parent_id, depart_name, org_code, sort_no)
    values ('below', '1000', ${depart['A01A02']}, '二部一组', 'A01A02A01', 1)`.execute(db);
  depart['A01A02A01'] = 'below';
  await db
    .updateTable('sys_depart')
    .set({ director_user_ids: `x,${clerk.userId}` })
    .where('id', '=', depart['A01A02'] ?? '')
    .execute();
});
afterAll(() => server.close());

const join = (depId: string | undefined, ids: readonly string[], client = clerk) =>
  client.call({ method: 'POST', url: '/sys/user/editSysDepartWithUser', body: { depId, userIdList: ids } });
const leave = (depId: string | undefined, id: string, client = clerk) =>
  client.call({ method: 'DELETE', url: `/sys/user/deleteUserInDepart?depId=${depId}&userId=${id}` });

interface Node {
  readonly orgCode: string;
  readonly isInCharge: boolean;
  readonly children: readonly Node[] | null;
}
const flat = (nodes: readonly Node[]): readonly Node[] => nodes.flatMap((node) => [node, ...flat(node.children ?? [])]);

test('own departments include those of membership and of leadership, each marked [S7-25]', async () => {
  const { body } = await clerk.call({ url: '/sys/sysDepart/queryMyDeptTreeList' });
  expect(body.message).toBe('2');
  const nodes = flat(body.result as readonly Node[]).map(({ orgCode, isInCharge }) => [orgCode, isInCharge]);
  expect(nodes).toEqual([
    ['A01A01', false],
    ['A01A02', true],
    ['A01A02A01', true],
  ]);
});

test('a head of department manages members there and below only [S7-23] [D28]', async () => {
  for (const code of ['A01A02', 'A01A02A01']) {
    expect((await join(depart[code], [clerk2.userId])).body).toMatchObject({ success: true });
    expect((await leave(depart[code], clerk2.userId)).body).toMatchObject({ success: true });
  }
  for (const code of ['A01A01', 'A01']) {
    const refused = await join(depart[code], [clerk2.userId]);
    expect([refused.status, refused.body.message]).toEqual([403, '只能管理自己负责的部门及其下级']);
    expect((await leave(depart[code], clerk2.userId)).status).toBe(403);
  }
  // Heading a department is not enough without the right, and nobody may move a user who holds more rights.
  await server.services.db
    .updateTable('sys_depart')
    .set({ director_user_ids: reviewer.userId })
    .where('id', '=', 'below')
    .execute();
  expect((await join('below', [clerk2.userId], reviewer)).status).toBe(403);
  expect((await join(depart['A01A02'], [(await server.signIn('admin')).userId])).status).toBe(403);
  expect((await join(depart['A01A02'], [clerk2.userId])).body.success).toBe(true);
});

test('a superior is in charge of the departments that the account names [S7-25]', async () => {
  const { db } = server.services;
  const identity = (user_identity: string) =>
    db
      .updateTable('sys_user')
      .set({ user_identity, depart_ids: depart['A01A01'] ?? '' })
      .where('id', '=', clerk.userId)
      .execute();
  await identity('1');
  expect((await join(depart['A01A01'], [clerk2.userId])).status).toBe(403);
  await identity('2');
  expect((await join(depart['A01A01'], [clerk2.userId])).body.success).toBe(true);
  expect((await leave(depart['A01A01'], clerk2.userId)).body.success).toBe(true);
  await identity('1');
});

test('a head of department grants its roles to its members only [S7-26] [D28]', async () => {
  const { db } = server.services;
  const roles = ['A01A01', 'A01A02'].map((code) => ({
    id: `role-${code}`,
    tenant_id: '1000',
    depart_id: depart[code] ?? '',
    role_name: code,
    role_code: code,
  }));
  await db.insertInto('sys_depart_role').values(roles).execute();
  const list = (code: string) => clerk.call({ url: `/sys/sysDepartRole/getDeptRoleList?departId=${depart[code]}` });
  expect(Object((await list('A01A02')).body.result)[0]).toMatchObject({ id: 'role-A01A02' });
  expect((await list('A01A01')).status).toBe(403);
  const give = (newRoleId: string, oldRoleId: string, userId = clerk2.userId) =>
    clerk.call({ method: 'POST', url: '/sys/sysDepartRole/deptRoleUserAdd', body: { userId, newRoleId, oldRoleId } });
  expect((await give('role-A01A02', '')).body.success).toBe(true);
  expect((await give('', 'role-A01A02')).body.success).toBe(true);
  expect((await give('role-A01A01', '', clerk.userId)).status).toBe(403);
  expect((await give('', 'role-A01A01', clerk.userId)).status).toBe(403);
});
