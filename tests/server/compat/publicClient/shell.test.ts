import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { markRead, publish, startNoticeServer } from '../../insight/notices/announcements.ts';
import type { TestClient, TestServer } from '../../testServer.ts';
import { callBy, resultOf, testRefusals } from './publicCalls.ts';

let server: TestServer;
let admin: TestClient;
let clerk: TestClient;
let neighbour: TestClient;
beforeAll(async () => {
  server = await startNoticeServer();
  [admin, clerk, neighbour] = await Promise.all([
    server.signIn('admin'),
    server.signIn('clerk'),
    server.signIn('neighbour'),
  ]);
});
afterAll(() => server.close());

const HOME = 'PUT /sys/sysRoleIndex/updateDefIndex?url=%2Fbgd%2Fexport&component=bgd%2FBgdExportList&isRoute=true';
const CHOSEN = { url: '/bgd/export', component: 'bgd/BgdExportList', route: true };

describe('what the shell of that client asks for at the start', () => {
  test('no password is the one of all new users: the message is blank', async () => {
    const { body } = await callBy(clerk, 'GET /sys/user/verifyIzDefaultPwd?_t=1');
    expect(body).toMatchObject({ success: true, code: 200, message: '' });
  });

  test('a refreshed cache is answered with success, and no provider is switched on', async () => {
    expect(await resultOf(clerk, 'GET /drag/page/refreshCache?_t=1')).toBeNull();
    expect(await resultOf(clerk, 'GET /sys/thirdApp/getEnabledType?_t=1')).toEqual({});
  });

  test('the bell has the number of unread messages of the caller alone', async () => {
    const count = (client: TestClient) => resultOf(client, 'GET /sys/annountCement/getUnreadMessageCount?_t=1');
    expect(await count(clerk)).toEqual({ count: 0 });
    const first = await publish(admin);
    await publish(admin, { msgCategory: '2' });
    await publish(admin, { msgType: 'USER', userIds: admin.userId, userNames: 'admin' });
    await publish(admin, { endTime: '2020-01-01' });
    expect([await count(clerk), await count(admin), await count(neighbour)]).toEqual([
      { count: 2 },
      { count: 3 },
      { count: 0 },
    ]);
    await markRead(clerk, first);
    expect(await count(clerk)).toEqual({ count: 1 });
  });

  test.each(['GET /sys/user/verifyIzDefaultPwd', 'GET /drag/page/refreshCache', 'GET /sys/thirdApp/getEnabledType'])(
    '%s is answered to nobody without a session',
    async (name) => {
      expect((await callBy(server.stranger, name)).status).toBe(401);
    },
  );
});

describe('the home page of those whose roles have none', () => {
  const homePaths = async (client: TestClient): Promise<unknown> =>
    Object((await client.call({ url: '/sys/permission/getUserPermissionByToken' })).body.result).homePaths;

  test('is the overview until another is chosen, for the tenant of the caller alone', async () => {
    const ask = 'GET /sys/sysRoleIndex/queryDefIndex';
    expect(await resultOf(admin, ask)).toEqual({
      url: '/dashboard/analysis',
      component: 'dashboard/Analysis',
      route: true,
    });
    expect(await homePaths(clerk)).toEqual([]);
    await resultOf(admin, HOME);
    expect(await resultOf(admin, ask)).toEqual(CHOSEN);
    expect([await homePaths(clerk), await homePaths(neighbour)]).toEqual([['/bgd/export'], []]);
    expect(await resultOf(neighbour, ask)).toMatchObject({ url: '/dashboard/analysis' });
  });

  test('stands behind that of a role, and is none when it is switched off', async () => {
    await resultOf(admin, 'POST /sys/sysRoleIndex/add', { roleCode: 'clerk', url: '/crm/customer' });
    expect(await homePaths(clerk)).toEqual(['/crm/customer', '/bgd/export']);
    await resultOf(admin, HOME.replace('isRoute=true', 'isRoute=false'));
    expect(await homePaths(clerk)).toEqual(['/crm/customer']);
  });

  test('is changed by who holds what all roles hold, and told in the log', async () => {
    await sql`insert into sys_role_permission (role_id, permission_id)
      select role.id, permission.id from sys_role role, sys_permission permission
      where role.tenant_id = '1000' and role.role_code = 'reviewer' and permission.perms = 'system:role:edit'`.execute(
      server.services.db,
    );
    const refused = await callBy(await server.signIn('reviewer'), HOME);
    expect([refused.status, refused.body.success]).toEqual([403, false]);
    const log = await server.services.db
      .selectFrom('sys_data_log')
      .where('data_id', '=', 'home.default.1000')
      .select('create_by')
      .execute();
    expect(log.map(({ create_by }) => create_by)).toEqual(['admin', 'admin']);
  });

  test('is an address of the product', async () => {
    for (const url of ['https%3A%2F%2Fevil.example', '%2F%2Fevil.example', 'javascript%3Aalert(1)'])
      expect((await callBy(admin, HOME.replace('%2Fbgd%2Fexport', url))).status).toBe(400);
  });

  testRefusals([{ name: 'GET /sys/sysRoleIndex/queryDefIndex' }, { name: HOME }], {
    idle: () => clerk,
    stranger: () => server.stranger,
  });
});
