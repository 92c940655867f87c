import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestClient, type TestServer } from '../../testServer.ts';

let server: TestServer;
let admin: TestClient;
let clerk: TestClient;
let departId: string;
let roleId: string;
const permissions = new Map<string, string>();

beforeAll(async () => {
  server = await startTestServer();
  const { db } = server.services;
  admin = await server.signIn('admin');
  clerk = await server.signIn('clerk');
  const rows = await db.selectFrom('sys_permission').select(['id', 'perms']).where('menu_type', '=', 2).execute();
  for (const { id, perms } of rows) permissions.set(perms ?? '', id);
  const found = await db
    .selectFrom('sys_depart')
    .select('id')
    .where('tenant_id', '=', '1000')
    .where('org_code', '=', 'A01A01')
    .executeTakeFirstOrThrow();
  departId = found.id;
});
afterAll(() => server.close());

type Row = Readonly<Record<string, unknown>>;

const ask = async (url: string, body?: Row, client = admin) => {
  const { status, body: answer } = await client.call({ method: body ? 'POST' : 'GET', url, ...(body ? { body } : {}) });
  return { status, ...answer };
};

const done = async (url: string, body?: Row): Promise<unknown> => {
  const answer = await ask(url, body);
  expect([answer.status, answer.success], JSON.stringify(answer)).toEqual([200, true]);
  return answer.result;
};

const id = (code: string): string => {
  const found = permissions.get(code);
  if (found === undefined) throw new Error(`no right ${code}`);
  return found;
};

const hasRight = async (code: string): Promise<boolean> =>
  (
    Object((await clerk.call({ url: '/sys/permission/getPermCode' })).body.result).codeList as readonly string[]
  ).includes(code);

test('a department is given rights by who holds them, and what it has is told [S6-9] [S7-24]', async () => {
  const wanted = [id('system:online:list'), id('system:log:list')];
  await done('/sys/permission/saveDepartPermission', {
    departId,
    permissionIds: `${wanted.join(',')},`,
    lastpermissionIds: '',
  });
  expect(await done(`/sys/permission/queryDepartPermission?departId=${departId}`)).toEqual([...wanted].sort());
  for (const [client, status] of [
    [clerk, 403],
    [await server.signIn('neighbour'), 404],
  ] as const) {
    const answer = await ask('/sys/permission/saveDepartPermission', { departId, permissionIds: wanted[0] }, client);
    expect(answer.status).toBe(status);
  }
});

test('a department role is limited to the department’s rights, and members receive those [S7-26]', async () => {
  const added = Object(
    await done('/sys/sysDepartRole/add', { departId, roleName: '值班', roleCode: 'duty', description: '' }),
  ) as Row;
  roleId = String(added['id']);
  const tree = Object(await done(`/sys/sysDepartPermission/queryTreeListForDeptRole?departId=${departId}`));
  expect([...tree.ids].sort()).toEqual([id('system:online:list'), id('system:log:list')].sort());
  const beyond = await ask('/sys/sysDepartPermission/saveDeptRolePermission', {
    roleId,
    permissionIds: id('system:monitor:list'),
  });
  expect([beyond.status, beyond.message]).toEqual([403, expect.stringContaining('system:monitor:list')]);
  await done('/sys/sysDepartPermission/saveDeptRolePermission', { roleId, permissionIds: id('system:online:list') });
  expect(await done(`/sys/sysDepartPermission/queryDeptRolePermission?roleId=${roleId}`)).toEqual([
    id('system:online:list'),
  ]);
  expect(await hasRight('system:online:list')).toBe(false);
  await done('/sys/sysDepartRole/deptRoleUserAdd', { userId: clerk.userId, newRoleId: roleId, oldRoleId: '' });
  expect(await hasRight('system:online:list')).toBe(true);
  expect(
    await done(`/sys/sysDepartRole/getDeptRoleByUserId?departId=${departId}&userId=${clerk.userId}`),
  ).toMatchObject([{ droleId: roleId, roleCode: 'duty' }]);
  const { records } = Object(await done(`/sys/sysDepartRole/list?deptId=${departId}`));
  expect(records).toMatchObject([{ roleCode: 'duty', departId_dictText: '报关一部' }]);
});

test('only members of the department are given its roles, and the role stays with it [S7-26]', async () => {
  const { userId } = await server.signIn('clerk2');
  const refused = await ask('/sys/sysDepartRole/deptRoleUserAdd', { userId, newRoleId: roleId });
  expect([refused.status, refused.success]).toEqual([200, false]);
  const moved = await ask('/sys/sysDepartRole/edit', { id: roleId, departId: 'elsewhere' });
  expect(moved.success).toBe(false);
  const foreign = await ask('/sys/sysDepartRole/add', { departId: 'none', roleName: '甲', roleCode: 'x1' });
  expect([foreign.status, foreign.success]).toEqual([400, false]);
});

test('what the department loses its roles lose at once [S7-26]', async () => {
  await done('/sys/permission/saveDepartPermission', {
    departId,
    permissionIds: id('system:log:list'),
    lastpermissionIds: `${id('system:online:list')},${id('system:log:list')}`,
  });
  expect(await done(`/sys/sysDepartPermission/queryDeptRolePermission?roleId=${roleId}`)).toEqual([]);
  expect(await hasRight('system:online:list')).toBe(false);
});
