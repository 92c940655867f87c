import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSession } from '../../../../server/identity/sessions/sessionStore.ts';
import { prepareRecords } from '../../../../server/records/operations/prepareRecords.ts';
import { TEST_PASSWORD } from '../../testDatabase.ts';
import { startTestServer, type TestAnswer, type TestClient, type TestServer } from '../../testServer.ts';
import { userForm } from './userCalls.ts';

const CHANGED = 'changed-by-the-user-1';

let server: TestServer;
let admin: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  await prepareRecords(server.services);
  admin = await server.signIn('admin');
});
afterAll(() => server.close());

const login = (username: string, password: string, headers = {}): Promise<TestAnswer> =>
  server.stranger.call({ method: 'POST', url: '/sys/login', body: { username, password }, headers });
const asToken = (token: unknown, url: string, body?: unknown): Promise<TestAnswer> =>
  server.stranger.call({
    method: body === undefined ? 'GET' : 'PUT',
    url,
    ...(body === undefined ? {} : { body }),
    headers: { 'x-access-token': String(token) },
  });
const change = (token: unknown, username: string, [from, to]: readonly [string, string]): Promise<TestAnswer> =>
  asToken(token, '/sys/user/updatePassword', { username, oldpassword: from, password: to, confirmpassword: to });

/** Signs in with a password that another user set, and changes it. */
async function changesFirst(username: string, password: string): Promise<void> {
  const { body } = await login(username, password);
  const { token, passwordDue } = Object(body.result);
  expect(passwordDue).toBe('密码由他人设置，请先修改密码');
  for (const url of [
    '/sys/permission/getUserPermissionByToken',
    '/sys/user/getUserInfo',
    '/bgd/export/list',
    '/sys/user/settings',
    '/sys/user/actFor',
    '/sys/dict/queryAllDictItems',
  ])
    expect([url, (await asToken(token, url)).body.code]).toEqual([url, 428]);
  expect((await asToken(token, '/sys/selectDepart', { orgCode: 'A01A01' })).status).toBe(428);
  expect((await asToken(token, '/sys/ticket', { url: '/bgd/export/exportXls' })).status).toBe(428);
  expect((await change(token, username, [password, password])).body.message).toBe('新密码不能与旧密码相同');
  expect((await asToken(token, '/bgd/export/list')).status).toBe(428);
  expect((await change(token, username, [password, CHANGED])).body.success).toBe(true);
  expect((await asToken(token, '/sys/permission/getUserPermissionByToken')).status).toBe(200);
  expect(Object((await login(username, CHANGED)).body.result).passwordDue).toBeUndefined();
}

test('a password set by an administrator must be changed before any other call [decision 0068]', async () => {
  const { body } = await admin.call({ method: 'PUT', url: '/sys/user/resetPassword', body: { usernames: 'clerk' } });
  const [{ password }] = Object(body.result);
  await changesFirst('clerk', password);
  const typed = { username: 'reviewer', password: 'typed-by-admin-1', confirmpassword: 'typed-by-admin-1' };
  await admin.call({ method: 'PUT', url: '/sys/user/changePassword', body: typed });
  await changesFirst('reviewer', 'typed-by-admin-1');
});

test('also a new user’s first password, with a localized message and sign-out allowed [decision 0068]', async () => {
  const { body } = await admin.call({ method: 'POST', url: '/sys/user/add', body: userForm('newcomer') });
  expect(body.success, body.message).toBe(true);
  const { body: refused } = await login('newcomer', TEST_PASSWORD, { 'accept-language': 'en-US' });
  expect(Object(refused.result).passwordDue).toMatch(/change it first/);
  expect((await asToken(Object(refused.result).token, '/sys/logout', {})).body.success).toBe(true);
});

test('other sign-in methods are not blocked, and a new password applies at once [decision 0068]', async () => {
  const { db } = server.services;
  const { id } = await db
    .selectFrom('sys_user')
    .where('username', '=', 'clerk2')
    .select('id')
    .executeTakeFirstOrThrow();
  await admin.call({ method: 'PUT', url: '/sys/user/resetPassword', body: { usernames: 'clerk2' } });
  const token = await openSession(db, { userId: id, ip: '127.0.0.1' });
  expect((await asToken(token, '/bgd/export/list')).status).toBe(200);
  // The previous password no longer works.
  expect((await login('clerk2', TEST_PASSWORD)).body.success).toBe(false);
});
