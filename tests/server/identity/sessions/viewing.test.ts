import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweepExpired } from '../../../../server/identity/sessions/sweep.ts';
import { findSession, openSession } from '../../../../server/identity/sessions/sessionStore.ts';
import { startTestServer, type TestAnswer, type TestClient, type TestServer } from '../../testServer.ts';

const VIEW_AS = 'system:user:viewAs';

let server: TestServer;
let admin: TestClient;
let clerk: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin');
  clerk = await server.signIn('clerk');
});
afterAll(() => server.close());

const begin = (who: TestClient, id: string, reason?: string): Promise<TestAnswer> =>
  who.call({ method: 'POST', url: '/sys/user/viewAs', body: { id, ...(reason === undefined ? {} : { reason }) } });

const as = (token: string) => ({
  call: (call: Parameters<TestClient['call']>[0]) =>
    server.stranger.call({ ...call, headers: { 'x-access-token': token, ...call.headers } }),
});

const viewClerk = async (reason?: string) => {
  const { body } = await begin(admin, clerk.userId, reason);
  const { token } = body.result as { readonly token: string };
  return { token, ...as(token) };
};

const logged = async (): Promise<readonly string[]> =>
  (await server.services.db.selectFrom('sys_log').orderBy('id').selectAll().execute()).map(
    ({ username, log_content }) => `${username}: ${log_content}`,
  );

/** Adds a role of the tenant with the given rights, and a user who holds it. */
async function addHelper(id: string, rights: readonly string[]): Promise<TestClient> {
  const { db } = server.services;
  await db
    .insertInto('sys_user')
    .values({ id, username: id, realname: `客服${id}`, tenant_id: '1000', org_code: null, password_hash: 'x' })
    .execute();
  await db.insertInto('sys_role').values({ id, tenant_id: '1000', role_code: id, role_name: id }).execute();
  await db.insertInto('sys_user_role').values({ user_id: id, role_id: id }).execute();
  await sql`insert into sys_role_permission (role_id, permission_id)
    select ${id}, id from sys_permission where perms = any(${[...rights]}::text[])`.execute(db);
  const token = await openSession(db, { userId: id, ip: '127.0.0.1' });
  return { token, userId: id, ...as(token) };
}

const rightsOfClerk = async (): Promise<readonly string[]> => [
  ...((await findSession(server.services.db, clerk.token))?.permissions ?? []),
];

test('every read while viewing uses the other user’s rights and leaves that session unchanged', async () => {
  const viewing = await viewClerk();
  const [own, seen] = await Promise.all(
    [clerk, viewing].map(async (one) => (await one.call({ url: '/sys/permission/getPermCode' })).body.result),
  );
  expect(seen).toEqual(own);
  const { body } = await viewing.call({ url: '/sys/user/getUserInfo' });
  expect(body.result).toMatchObject({ userInfo: { id: clerk.userId, username: 'clerk' } });
  expect((await viewing.call({ url: '/sys/log/list' })).status).toBe(403);
  expect((await admin.call({ url: '/sys/log/list' })).status).toBe(200);
  const sessions = await clerk.call({ url: '/sys/user/sessions' });
  expect(sessions.body.result).toHaveLength(1);
});

test('rejects every write while viewing with a clear message, whatever the method', async () => {
  const viewing = await viewClerk();
  const tried = [
    { method: 'POST', url: '/kehu/customer/add', body: { code: 'V1', name: '不存' } },
    { method: 'POST', url: '/sys/user/settings', body: { settings: [] } },
    { method: 'POST', url: '/sys/sysAnnouncementSend/readAll' },
    { method: 'PUT', url: '/sys/user/updatePassword', body: {} },
    { method: 'POST', url: '/sys/ticket', body: { url: '/bgd/export/exportXls' } },
    { method: 'GET', url: '/bgd/export/exportXls' },
    { method: 'POST', url: '/sys/user/viewAs', body: { id: admin.userId } },
  ] as const;
  for (const call of tried) {
    const { status, body } = await viewing.call(call);
    expect([status, body.message], call.url).toEqual([
      403,
      '正在以其他用户的身份查看，只能查看，不能操作；请先结束查看',
    ]);
  }
  const overridden = await viewing.call({
    method: 'POST',
    url: '/kehu/customer/delete?id=1',
    headers: { 'x-http-method-override': 'DELETE' },
  });
  expect(overridden.status).toBe(403);
});

test('nobody may view as oneself, another tenant’s user, a frozen or more powerful user', async () => {
  const neighbour = await server.signIn('neighbour');
  const reviewer = await server.signIn('reviewer');
  const helper = await addHelper('helper', [...(await rightsOfClerk()), VIEW_AS]);
  const said = async (answer: Promise<TestAnswer>) => {
    const { status, body } = await answer;
    return [status, body.success, body.message];
  };
  expect(await said(begin(admin, admin.userId))).toEqual([200, false, '不能对自己的账号进行此操作']);
  expect(await said(begin(admin, neighbour.userId))).toEqual([200, false, expect.stringContaining('用户不存在')]);
  expect(await said(begin(helper, reviewer.userId))).toEqual([403, false, expect.stringContaining('不能以其身份查看')]);
  expect(await said(begin(clerk, reviewer.userId))).toEqual([403, false, expect.stringContaining(VIEW_AS)]);
  expect(await said(begin(helper, clerk.userId))).toEqual([200, true, expect.anything()]);
  expect((await begin(admin, clerk.userId, 'x'.repeat(201))).status).toBe(400);
  const { db } = server.services;
  await db.updateTable('sys_user').set({ status: 2 }).where('id', '=', reviewer.userId).execute();
  expect((await begin(admin, reviewer.userId)).body.success).toBe(false);
  await db.updateTable('sys_user').set({ status: 1 }).where('id', '=', reviewer.userId).execute();
});

test('nobody looks past the data rules that bind oneself [decision 0067]', async () => {
  const { db } = server.services;
  const helper = await addHelper('ruled', [...(await rightsOfClerk()), VIEW_AS]);
  const { token } = (await begin(helper, clerk.userId)).body.result as { readonly token: string };
  const info = async () => (await as(token).call({ url: '/sys/user/getUserInfo' })).status;
  expect(await info()).toBe(200);
  const { parent_id } = await db
    .selectFrom('sys_permission')
    .select('parent_id')
    .where('perms', '=', 'bgd:export:list')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('sys_permission_data_rule')
    .values({
      id: 'ruled',
      tenant_id: '1000',
      permission_id: parent_id ?? '',
      rule_name: '一家',
      rule_column: 'entNo',
      rule_conditions: '=',
      rule_value: '1',
      status: '1',
    })
    .execute();
  await db.insertInto('sys_role_data_rule').values({ role_id: 'ruled', rule_id: 'ruled' }).execute();
  expect((await begin(helper, clerk.userId)).status).toBe(403);
  expect(await info()).toBe(401);
  await db.updateTable('sys_permission_data_rule').set({ status: '0' }).where('id', '=', 'ruled').execute();
  expect(await info()).toBe(200);
});

test('viewing ends with its right, a new right of the other, its time or session', async () => {
  const { db } = server.services;
  const helper = await addHelper('helper2', [...(await rightsOfClerk()), VIEW_AS]);
  const view = async () => as(((await begin(helper, clerk.userId)).body.result as { readonly token: string }).token);
  const statusOf = async (viewing: ReturnType<typeof as>) =>
    (await viewing.call({ url: '/sys/user/getUserInfo' })).status;
  const viewing = await view();
  expect(await statusOf(viewing)).toBe(200);
  const unlink = sql`delete from sys_role_permission where role_id = 'helper2' and permission_id in
    (select id from sys_permission where perms = ${VIEW_AS})`;
  await unlink.execute(db);
  expect(await statusOf(viewing)).toBe(401);
  await sql`insert into sys_role_permission (role_id, permission_id)
    select 'helper2', id from sys_permission where perms = ${VIEW_AS}`.execute(db);
  expect(await statusOf(viewing)).toBe(200);
  await sql`insert into sys_user_role (user_id, role_id) select ${clerk.userId}, id from sys_role
    where role_code = 'admin' and tenant_id = '1000'`.execute(db);
  expect(await statusOf(viewing)).toBe(401);
  await sql`delete from sys_user_role link using sys_role role where role.id = link.role_id
    and link.user_id = ${clerk.userId} and role.role_code = 'admin'`.execute(db);
  expect(await statusOf(viewing)).toBe(200);
  await sql`update sys_viewing set expire_time = now() where end_time is null and user_id = 'helper2'`.execute(db);
  expect(await statusOf(viewing)).toBe(401);
  const another = await view();
  expect(await statusOf(another)).toBe(200);
  await helper.call({ method: 'POST', url: '/sys/logout' });
  expect(await statusOf(another)).toBe(401);
  await sweepExpired(db);
  const ends = (await logged()).filter((line) => line.startsWith('helper2: ') && line.includes('到期'));
  expect(ends).toEqual(Array<string>(2).fill(expect.stringMatching(/（clerk）的身份查看已到期或随登录结束$/)));
});

test('logs start, every protected call and end of viewing with both users', async () => {
  const viewing = await viewClerk('核对权限');
  await viewing.call({ url: '/kehu/customer/list?pageNo=1&pageSize=10' });
  await viewing.call({ method: 'POST', url: '/kehu/customer/add', body: { code: 'V2', name: '不存' } });
  expect((await viewing.call({ method: 'POST', url: '/sys/logout' })).body.success).toBe(true);
  expect((await viewing.call({ url: '/sys/user/getUserInfo' })).status).toBe(401);
  expect((await admin.call({ url: '/sys/user/getUserInfo' })).status).toBe(200);
  await expect
    .poll(async () => (await logged()).filter((line) => line.includes('（clerk）')).slice(-4))
    .toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^admin: 开始以.+（clerk）的身份查看，事由：核对权限$/),
        expect.stringMatching(/^admin: 以.+（clerk）的身份查看：客户：/),
        expect.stringMatching(/^admin: 以.+（clerk）的身份查看：客户：.+，失败：正在以其他用户的身份查看/),
        expect.stringMatching(/^admin: 结束以.+（clerk）的身份查看$/),
      ]),
    );
  const kept = await server.services.db
    .selectFrom('sys_data_log')
    .where('data_table', '=', 'sys_viewing')
    .orderBy('id')
    .select(['action', 'create_by', 'changes'])
    .execute();
  expect(kept.slice(-2).map(({ action, create_by }) => [action, create_by])).toEqual([
    ['add', 'admin'],
    ['end', 'admin'],
  ]);
  expect(JSON.stringify(kept.at(-2)?.changes)).toContain('核对权限');
});
