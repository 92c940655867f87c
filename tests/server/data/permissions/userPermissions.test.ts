import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SentMenuNode } from '../../../../contract/menu.ts';
import { startTestServer, type Account, type TestServer } from '../../testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

interface UserPermissions {
  readonly menu: readonly SentMenuNode[];
  readonly auth: readonly { readonly action: string; readonly type: string; readonly describe: string }[];
  readonly allAuth: readonly { readonly action: string; readonly status: string }[];
  readonly codeList: readonly string[];
  readonly sysSafeMode: boolean;
}

async function permissionsOf(account: Account): Promise<UserPermissions> {
  const client = await server.signIn(account);
  const { body } = await client.call({ url: '/sys/permission/getUserPermissionByToken' });
  return body.result as UserPermissions;
}

const actionsOf = ({ auth }: UserPermissions): readonly string[] => auth.map(({ action }) => action).sort();

const exportActionsOf = (permissions: UserPermissions): readonly string[] =>
  actionsOf(permissions).filter((action) => action.startsWith('bgd:export:'));

test('the permission response holds a menu, what is granted, what exists, and the safe mode [S3-3]', async () => {
  const { menu, auth, allAuth, sysSafeMode } = await permissionsOf('clerk');
  expect(menu.map(({ path }) => path)).toEqual([
    '/dashboard/analysis',
    '/bgd',
    '/kehu',
    '/isps/userAnnouncement',
    '/isystem',
  ]);
  expect(menu[1]?.children?.map(({ path, component }) => ({ path, component }))).toEqual([
    { path: '/bgd/export', component: 'bgd/BgdExportList' },
    { path: '/bgd/import', component: 'bgd/BgdImportList' },
    { path: '/bgd/record', component: 'bgd/BgdRecordList' },
    { path: '/bgd/exportGoods', component: 'report:export_goods' },
  ]);
  expect(auth).toContainEqual({ action: 'bgd:export:add', type: '1', describe: '新增' });
  expect(allAuth).toContainEqual({ action: 'bgd:export:review', type: '1', status: '1', describe: '复核' });
  expect(sysSafeMode).toBe(false);
});

test('each user gets menu and buttons of the own roles from the server [S6-1]', async () => {
  const pathsOf = async (account: Account) => (await permissionsOf(account)).menu.map(({ path }) => path);
  expect(await pathsOf('clerk')).toContain('/kehu');
  expect(await pathsOf('reviewer')).not.toContain('/kehu');
  expect(await pathsOf('reviewer')).toContain('/bgd');
  expect((await server.stranger.call({ url: '/sys/permission/getUserPermissionByToken' })).status).toBe(401);
  const code = (action: string): string => `bgd:export:${action}`;
  expect(exportActionsOf(await permissionsOf('clerk'))).toEqual(
    ['add', 'delete', 'edit', 'export', 'import', 'list', 'print', 'submit'].map(code),
  );
  expect(exportActionsOf(await permissionsOf('reviewer'))).toEqual(
    ['comment', 'declare', 'export', 'list', 'print', 'review'].map(code),
  );
  expect(actionsOf(await permissionsOf('admin'))).toEqual(
    expect.arrayContaining([...['add', 'delete', 'review'].map(code), 'system:schema:problems']),
  );
});

test('a menu entry that no role holds is not sent', async () => {
  const { db } = server.services;
  await db
    .deleteFrom('sys_role_permission')
    .where('permission_id', 'in', db.selectFrom('sys_permission').select('id').where('url', '=', '/bgd'))
    .where('role_id', 'in', db.selectFrom('sys_role').select('id').where('role_code', '=', 'reviewer'))
    .execute();
  const { menu } = await permissionsOf('reviewer');
  expect(menu.map(({ path }) => path)).toEqual(['/dashboard/analysis', '/isps/userAnnouncement']);
});

test('a button whose rule is switched off is listed as such and not as granted', async () => {
  const { db } = server.services;
  await db.updateTable('sys_permission').set({ status: '0' }).where('perms', '=', 'bgd:export:add').execute();
  const { auth, allAuth } = await permissionsOf('clerk');
  expect(auth.map(({ action }) => action)).not.toContain('bgd:export:add');
  expect(allAuth).toContainEqual(expect.objectContaining({ action: 'bgd:export:add', status: '0' }));
  await db.updateTable('sys_permission').set({ status: '1' }).where('perms', '=', 'bgd:export:add').execute();
});

test.each(['2', '', '00', 'disabled'])(
  'a button of the status %j is listed with it and not granted',
  async (status) => {
    const { db } = server.services;
    const set = (to: string) =>
      db.updateTable('sys_permission').set({ status: to }).where('perms', '=', 'bgd:export:add').execute();
    await set(status);
    try {
      const { auth, allAuth } = await permissionsOf('clerk');
      expect(auth.map(({ action }) => action)).not.toContain('bgd:export:add');
      expect(auth.map(({ action }) => action)).toContain('bgd:export:edit');
      expect(allAuth).toContainEqual({ action: 'bgd:export:add', type: '1', status, describe: '新增' });
    } finally {
      await set('1');
    }
  },
);

test('returns the separate, ordered codes of the session, only from rows with a code', async () => {
  const { db } = server.services;
  await db.updateTable('sys_permission').set({ perms: 'b:z, b:a' }).where('perms', '=', 'bgd:export:add').execute();
  await db.updateTable('sys_permission').set({ perms: 'an:entry' }).where('url', '=', '/bgd/export').execute();
  await db.updateTable('sys_permission').set({ perms: '' }).where('perms', '=', 'bgd:export:edit').execute();
  try {
    const { auth, codeList } = await permissionsOf('clerk');
    expect(codeList).toEqual([...codeList].sort());
    expect(codeList).toEqual(expect.arrayContaining(['b:a', 'b:z', 'bgd:export:list']));
    expect(codeList).not.toContain('an:entry');
    const actions = auth.map(({ action }) => action);
    expect(actions).toContain('b:z, b:a');
    expect(actions).not.toContain('an:entry');
    expect(actions).not.toContain('');
  } finally {
    await db.updateTable('sys_permission').set({ perms: 'bgd:export:add' }).where('perms', '=', 'b:z, b:a').execute();
    await db.updateTable('sys_permission').set({ perms: null }).where('perms', '=', 'an:entry').execute();
    await db.updateTable('sys_permission').set({ perms: 'bgd:export:edit' }).where('perms', '=', '').execute();
  }
});

test('without a session there is no answer but 401', async () => {
  expect(await server.stranger.call({ url: '/sys/permission/getUserPermissionByToken' })).toMatchObject({
    status: 401,
  });
});

test('getUserPermissionByToken answers the token of the header alone, in the envelope [S7-9]', async () => {
  const url = '/sys/permission/getUserPermissionByToken';
  const clerk = await server.signIn('clerk');
  const { status, body } = await clerk.call({ url });
  expect([status, body.success, body.code]).toEqual([200, true, 200]);
  expect(Object.keys(Object(body.result))).toEqual([
    'menu',
    'auth',
    'allAuth',
    'codeList',
    'sysSafeMode',
    'homePaths',
    'roles',
  ]);
  const stranger = await server.stranger.call({ url: `${url}?token=${clerk.token}` });
  expect(stranger).toMatchObject({ status: 401, body: { success: false, message: 'Token失效，请重新登录!' } });
});
