import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestAnswer, type TestClient, type TestServer } from '../../testServer.ts';

let server: TestServer;
let admin: TestClient;
let clerk: TestClient;

/** Ids used by the calls, read from the database. */
const ids = { role: '', department: '', folder: '', entry: '' };

beforeAll(async () => {
  server = await startTestServer();
  [admin, clerk] = await Promise.all([server.signIn('admin'), server.signIn('clerk')]);
  const { db } = server.services;
  const role = db.selectFrom('sys_role').where('role_code', '=', 'clerk').where('tenant_id', '=', '1000');
  const department = db.selectFrom('sys_depart').where('org_code', '=', 'A01A01').where('tenant_id', '=', '1000');
  const entry = (url: string) => db.selectFrom('sys_permission').where('url', '=', url).select('id');
  ids.role = (await role.select('id').executeTakeFirstOrThrow()).id;
  ids.department = (await department.select('id').executeTakeFirstOrThrow()).id;
  ids.folder = (await entry('/bgd').executeTakeFirstOrThrow()).id;
  ids.entry = (await entry('/bgd/export').executeTakeFirstOrThrow()).id;
});
afterAll(() => server.close());

const NAMED = { '{role}': 'role', '{department}': 'department', '{folder}': 'folder', '{entry}': 'entry' } as const;

const named = (text: string): string =>
  Object.entries(NAMED).reduce((all, [name, key]) => all.replaceAll(name, ids[key]), text);

const get = (client: TestClient, call: string): Promise<TestAnswer> =>
  client.call({ url: named(`/sys/permission/${call}`) });

const post = (client: TestClient, call: string, body: object): Promise<TestAnswer> =>
  client.call({ method: 'POST', url: `/sys/permission/${call}`, body: JSON.parse(named(JSON.stringify(body))) });

/** Read calls, and the result of each. */
const READS: readonly (readonly [call: string, result: unknown])[] = [
  ['list', expect.arrayContaining([expect.objectContaining({ children: expect.any(Array) })])],
  ['getSystemMenuList', expect.arrayContaining([expect.objectContaining({ url: '/bgd' })])],
  ['getSystemSubmenu?parentId={folder}', expect.arrayContaining([expect.objectContaining({ url: '/bgd/export' })])],
  ['getSystemSubmenuBatch?parentIds={folder},', expect.any(Object)],
  ['queryTreeList', expect.objectContaining({ treeList: expect.any(Array), ids: expect.any(Array) })],
  ['queryRolePermission?roleId={role}', expect.arrayContaining([expect.any(String)])],
  ['getPermRuleListByPermId?permissionId={entry}', []],
  ['queryPermissionRule?permissionId={entry}', []],
  ['queryDepartPermission?departId={department}', []],
];

test.each(READS)('GET permission/%s answers whoever manages rights, and nobody else [S7-24]', async (call, result) => {
  expect(await get(admin, call)).toMatchObject({ status: 200, body: { success: true, code: 200 } });
  expect((await get(admin, call)).body.result).toEqual(result);
  expect((await get(clerk, call)).status).toBe(403);
  expect((await get(server.stranger, call)).status).toBe(401);
});

test('POST permission/add and edit make and change an entry, which list shows then [S7-24]', async () => {
  const { body } = await post(admin, 'add', { name: '试用', menuType: 0, url: '/trial', component: 'x/Trial' });
  expect(body).toMatchObject({ success: true });
  const rows = async (): Promise<readonly Readonly<Record<string, unknown>>[]> =>
    [(await get(admin, 'getSystemMenuList')).body.result].flat().map(Object);
  const added = (await rows()).find(({ url }) => url === '/trial');
  expect(added).toMatchObject({ name: '试用' });
  expect((await post(admin, 'edit', { ...added, name: '改名' })).body).toMatchObject({ success: true });
  expect((await rows()).find(({ url }) => url === '/trial')).toMatchObject({ name: '改名' });
  expect((await post(clerk, 'add', { name: 'x', menuType: 0, url: '/x', component: 'x/X' })).status).toBe(403);
});

test('POST permission/saveRolePermission and saveDepartPermission give what the queries answer with then [S7-24]', async () => {
  const before = [(await get(admin, 'queryRolePermission?roleId={role}')).body.result].flat().map(String);
  const role = {
    roleId: '{role}',
    lastpermissionIds: before.join(','),
    permissionIds: [...before, '{entry}'].join(','),
  };
  expect((await post(admin, 'saveRolePermission', role)).body).toMatchObject({ success: true });
  expect((await get(admin, 'queryRolePermission?roleId={role}')).body.result).toContain(ids.entry);
  const depart = { departId: '{department}', lastpermissionIds: '', permissionIds: '{entry}' };
  expect((await post(admin, 'saveDepartPermission', depart)).body).toMatchObject({ success: true });
  expect((await get(admin, 'queryDepartPermission?departId={department}')).body.result).toEqual([ids.entry]);
  expect((await post(clerk, 'saveRolePermission', role)).status).toBe(403);
  expect((await post(clerk, 'saveDepartPermission', depart)).status).toBe(403);
});
