import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { restoreAccount } from '../../../../server/directory/users/restoreAccount.ts';
import { runCommand, type EndedCommand } from '../../../commands.ts';
import { startTestServer, type TestServer } from '../../testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const password = (...words: readonly string[]): Promise<EndedCommand> =>
  runCommand('server/app/cli/password', words, { env: { DATABASE_URL: server.databaseUrl } });

const login = (username: string, word: string) =>
  server.stranger.call({ method: 'POST', url: '/sys/login', body: { username, password: word } });

const change = (fields: { readonly del_flag?: number; readonly status?: number }, username: string) =>
  server.services.db.updateTable('sys_user').set(fields).where('username', '=', username).execute();

test('restores the last administrator from the recycle bin with the role while a server runs', async () => {
  const { db } = server.services;
  await change({ del_flag: 1, status: 2 }, 'admin');
  await sql`delete from sys_user_role where user_id = (select id from sys_user where username = 'admin')`.execute(db);
  await sql`delete from sys_user_role where role_id in (select id from sys_role where role_code = 'admin')`.execute(db);
  const { status, said } = await password('ＡDMIN', '--restore');
  expect([status, said]).toEqual([0, expect.stringContaining('已给予角色')]);
  const word = /new password\)：(\S+)/.exec(said)?.[1] ?? '';
  const { body } = await login('admin', word);
  expect(body.success, body.message).toBe(true);
  const { token } = Object(body.result);
  const headers = { 'x-access-token': String(token) };
  const form = { username: 'admin', oldpassword: word, password: 'Mine-alone-1', confirmpassword: 'Mine-alone-1' };
  expect(
    (await server.stranger.call({ method: 'PUT', url: '/sys/user/updatePassword', body: form, headers })).body.success,
  ).toBe(true);
  const codes = await server.stranger.call({ url: '/sys/permission/getPermCode', headers });
  expect(Object(codes.body.result).codeList).toContain('system:permission:grantAll');
}, 90_000);

test('a frozen user comes back as before where others may give rights', async () => {
  await change({ status: 2 }, 'clerk');
  const restored = await restoreAccount(server.services.db, 'Clerk');
  expect(restored).toMatchObject({ username: 'clerk', role: undefined });
  expect((await login('clerk', restored.password)).body.success).toBe(true);
});

test('a tenant whose roles have lost the right to give gets it back', async () => {
  const { db } = server.services;
  await sql`delete from sys_role_permission using sys_permission permission where permission.id = permission_id
    and permission.perms like '%system:permission:grantAll%'`.execute(db);
  const restored = await restoreAccount(db, 'reviewer');
  expect(restored.role).toBe('系统管理员');
  const { body } = await login('reviewer', restored.password);
  expect(body.success).toBe(true);
});

test('refuses a permanently deleted or unknown user and suggests a similar name', async () => {
  await change({ del_flag: 2 }, 'clerk2');
  const { db } = server.services;
  await expect(restoreAccount(db, 'clerk2')).rejects.toThrow('用户已彻底删除，不能恢复 (deleted for good)：clerk2');
  await expect(restoreAccount(db, 'reviwer')).rejects.toThrow(
    '没有这个用户 (no such user)：reviwer；是否为 (did you mean) reviewer？',
  );
});
