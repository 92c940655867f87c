import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { showInstant } from '../../../../server/core/base/instants.ts';
import { usernameKey, USERNAME_KEY_SQL } from '../../../../server/core/base/usernameKey.ts';
import { addUsernameKeys } from '../../../../server/core/database/migrations/users/usernameKeys.ts';
import { takenAccountName } from '../../../../server/identity/sessions/accountNames.ts';
import { sharedUsernames, storedUsernames } from '../../../../server/identity/sessions/userByName.ts';
import { TEST_PASSWORD } from '../../testDatabase.ts';
import { startTestServer, type TestClient, type TestServer } from '../../testServer.ts';
import { userForm } from '../../directory/users/userCalls.ts';

let server: TestServer;
let admin: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin');
});
afterAll(() => server.close());
beforeEach(async () => {
  for (const table of ['sys_login_attempt', 'sys_rate_limit', 'sys_known_device'] as const)
    await server.services.db.deleteFrom(table).execute();
});

const login = async (username: string, password = TEST_PASSWORD, headers: Readonly<Record<string, string>> = {}) => {
  const { body, headers: answered } = await server.stranger.call({
    method: 'POST',
    url: '/sys/login',
    body: { username, password },
    headers,
  });
  return { ...body, device: String(answered['set-cookie'] ?? '').split(';', 1)[0] ?? '' };
};

test.each([
  ['admin', 'admin'],
  ['Admin', 'admin'],
  ['ＡＤＭＩＮ', 'admin'],
  ['　ａｄｍｉｎ１', 'admin1'],
  [' admin\t', 'admin'],
  ['\u212Aim', 'kim'],
  ['wang．wu＿１', 'wang.wu_1'],
  ['İstanbul', 'İstanbul'],
  ['王五', '王五'],
])('%j has the key %j', (name, key) => {
  expect(usernameKey(name)).toBe(key);
  expect(usernameKey(key)).toBe(key);
});

test('the database makes the same key of every character of the basic plane', async () => {
  const names = Array.from({ length: 0xffff }, (_, index) => index + 1)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCharCode(code))
    .filter((letter) => !/\p{Cn}/u.test(letter))
    .flatMap((letter) => [`${letter}A${letter}Bc${letter}`]);
  // Node may know characters that the database does not know.
  const { rows } = await sql<{
    key: string;
    known: boolean;
  }>`select ${USERNAME_KEY_SQL} as key, unicode_assigned(username) as known
    from unnest(${names}::text[]) with ordinality as typed (username, place) order by place`.execute(
    server.services.db,
  );
  const other = names.filter((name, index) => rows[index]?.known !== false && rows[index]?.key !== usernameKey(name));
  expect([names.length > 50_000, other]).toEqual([true, []]);
});

describe('one account', () => {
  test.each(['admin', 'Admin', 'ＡＤＭＩＮ', ' aDMIN　'])('is signed in to as %j', async (name) => {
    expect(await login(name)).toMatchObject({ success: true, result: { userInfo: { username: 'admin' } } });
  });

  test('signs in by a name that is typed with the Chinese keyboard on [V-29]', async () => {
    expect(await login('ｃｌｅｒｋ')).toMatchObject({ success: true, result: { userInfo: { username: 'clerk' } } });
    // Passwords are compared literally.
    const wide = TEST_PASSWORD.replaceAll(/[!-~]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0));
    expect(wide.normalize('NFKC')).toBe(TEST_PASSWORD);
    expect(await login('ｃｌｅｒｋ', wide)).toMatchObject({ success: false, message: '用户名或密码错误' });
    expect(await login('clerk', TEST_PASSWORD.toUpperCase())).toMatchObject({ success: false });
  });

  test('is locked by wrong passwords for any spelling of its name', async () => {
    for (const name of ['admin', 'Admin', 'ADMIN', 'ＡＤＭＩＮ', 'ａdmin']) await login(name, 'wrong');
    expect((await login('admiN')).message).toMatch(/失败次数过多/);
  });

  test('is known by its devices whatever the spelling', async () => {
    const { device } = await login('admin');
    for (let count = 0; count < 5; count += 1) await login('admin', 'wrong');
    expect((await login('admin')).success).toBe(false);
    expect((await login('ＡDMIN', TEST_PASSWORD, { cookie: device })).success).toBe(true);
  });

  test.each(['ADMIN', 'ＡＤＭＩＮ', 'Admin '])('keeps %j from being taken by another', async (username) => {
    const check = await admin.call({ url: `/sys/user/checkOnlyUser?username=${encodeURIComponent(username)}` });
    expect(check.body).toMatchObject({ success: false, message: '用户账号已存在' });
    const added = await admin.call({ method: 'POST', url: '/sys/user/add', body: userForm(username) });
    expect(added.body.success).toBe(false);
    const insert = sql`insert into sys_user (id, tenant_id, username, realname) values ('x', '1000', ${username}, 'x')`;
    await expect(insert.execute(server.services.db)).rejects.toThrow('sys_user_account');
  });
});

const TIME = { startTime: showInstant(new Date()), endTime: showInstant(new Date(Date.now() + 86_400_000)) };
const AGENT = { id: '', userName: 'clerk', agentUserName: 'clerk2', ...TIME };

test.each([
  ['PUT', '/sys/user/resetPassword', { usernames: 'ＣＬＥＲＫ２' }, '密码已重置，请立即告知用户，关闭后不再显示'],
  ['PUT', '/sys/user/resetPassword', { usernames: 'ADMIN' }, '修改自己的密码请使用“修改密码”，并输入旧密码'],
  [
    'PUT',
    '/sys/user/changePassword',
    { username: 'Clerk2', password: 'long-enough-1', confirmpassword: 'long-enough-1' },
    '密码修改成功!',
  ],
  [
    'PUT',
    '/sys/user/changePassword',
    { username: 'Admin', password: 'long-enough-1', confirmpassword: 'long-enough-1' },
    '修改自己的密码请使用“修改密码”，并输入旧密码',
  ],
  ['PUT', '/sys/user/resetSecondFactor', { username: 'CLERK2' }, '用户“赵制单”没有启用两步验证'],
  ['POST', '/sys/sysUserAgent/add', { ...AGENT, agentUserName: 'CLERK' }, '不能由本人代理自己'],
  ['POST', '/sys/sysUserAgent/add', { ...AGENT, userName: 'Clerk', agentUserName: 'ＣLERK２' }, '代理设置已保存'],
  ['PUT', '/sys/user/userQuitAgent', { userName: 'clerk', agentUserName: 'CLERK' }, '交接人不能是离职人本人'],
  ['PUT', '/sys/user/putCancelQuit?usernames=CLERK', undefined, '用户“李制单”没有办理离职'],
  ['PUT', '/sys/user/actFor', { username: 'CLERK' }, '您现在不是该用户的代理人'],
  [
    'PUT',
    '/sys/user/updatePassword',
    { username: 'ADMIN', oldpassword: 'no', password: 'long-enough-1', confirmpassword: 'long-enough-1' },
    '旧密码输入错误!',
  ],
  ['PUT', '/sys/selectDepart', { username: 'ＡDMIN', orgCode: 'A01' }, ''],
] as const)('%s %s finds the account of %j', async (...[method, url, body, message]) => {
  const answer = await admin.call({ method, url, ...(body !== undefined && { body }) });
  expect(answer.body.message).toBe(message);
});

test.each([
  '/sys/sysUserAgent/queryByUserName?userName=CLERK',
  '/sys/user/queryByNames?userNames=CLERK',
  '/sys/user/getMultiUser?username=CLERK',
  '/sys/user/queryUserComponentData?username=CLERK&isMultiTranslate=true',
])('%s finds the account', async (url) => {
  const answer = await server.app.inject({ url: `/api${url}`, headers: { 'x-access-token': admin.token } });
  expect(answer.body).toMatch(/"(userName|username)":"clerk"/);
});

test('a deputy takes up the work of the user by any spelling', async () => {
  await admin.call({ method: 'POST', url: '/sys/sysUserAgent/add', body: { ...AGENT, agentUserName: 'reviewer' } });
  const reviewer = await server.signIn('reviewer');
  const { body } = await reviewer.call({ method: 'PUT', url: '/sys/user/actFor', body: { username: 'Ｃlerk' } });
  expect(body.success).toBe(true);
});

/** Lookups by exact name, for names that were already stored, with the reason. */
const EXACT: Readonly<Record<string, string>> = {
  'server/identity/account/actFor.ts': 'storedUsernames before',
  'server/core/database/cluster.ts': 'an argument of initdb',
  'server/directory/people/peopleRoutes.ts': 'beside the key',
  'server/data/recordStore/staffNames.ts': 'makers of records',
  'server/identity/sessions/setPassword.ts': 'callers have looked the user up',
  'server/identity/sessions/lockout.ts': 'keys of attempts, which signInAttempts makes',
  'server/directory/tenantManagement/members.ts': 'storedUsernames before',
  'server/directory/tenantManagement/tenantThings.ts': 'makers of records',
  'server/directory/tenantManagement/tenantsOfUser.ts': 'makers of records',
  'server/insight/notices/sendTemplate.ts': 'storedUsernames before',
  'server/directory/users/restoreAccount.ts': 'storedUsernames before',
  'server/directory/users/accountChanges.ts': 'userRoutes has looked them up',
  'server/directory/users/secondFactors.ts': 'storedUsernames before',
  'server/directory/users/delegation.ts': 'delegationRoutes has looked them up',
  'server/directory/users/offboarding.ts': 'offboardingRoutes has looked them up',
};

test('nothing else looks a user up by the exact name', () => {
  const files = readdirSync('server', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const exact = files
    .map((file) => join('server', file).replaceAll('\\', '/'))
    .filter((file) => {
      const text = readFileSync(file, 'utf8');
      return /(['.])username', ?'(=|in)'|username\s*(=|in)\s*(any)?\(?\s*\$\{|username = \w+\.create_by|column: 'username'/.test(
        text,
      );
    });
  expect(exact.sort()).toEqual(Object.keys(EXACT).sort());
});

describe('accounts that shared a name before names were compared so', () => {
  const shared = async (): Promise<void> => {
    const { db } = server.services;
    await sql`alter table sys_user drop column username_key, drop column username_shared`.execute(db);
    for (const name of ['Admin', 'ＡＤＭＩＮ', 'CLERK'])
      await sql`insert into sys_user (id, tenant_id, username, realname, password_hash, del_flag)
        select ${`id-${name}`}, tenant_id, ${name}, ${name}, password_hash, ${name === 'CLERK' ? 1 : 0}
        from sys_user where username = 'admin'`.execute(db);
    await addUsernameKeys(db as unknown as Kysely<unknown>);
  };

  test('stay, are named to the operator, and sign in by their exact names', async () => {
    await shared();
    const { db } = server.services;
    expect(await sharedUsernames(db)).toEqual(['Admin, admin, ＡＤＭＩＮ', 'CLERK, clerk']);
    for (const username of ['admin', 'Admin', 'ＡＤＭＩＮ'])
      expect(await login(username)).toMatchObject({ success: true, result: { userInfo: { username } } });
    expect((await login('aDMIN')).message).toBe('用户名或密码错误');
    // The other account is in the recycle bin.
    expect(await login('CLERK')).toMatchObject({ result: { userInfo: { username: 'clerk' } } });
    expect(await storedUsernames(db, ['ADMIN', 'Admin', 'Clerk', 'nobody'])).toEqual([
      'ADMIN',
      'Admin',
      'clerk',
      'nobody',
    ]);
    expect(await takenAccountName(db, { username: 'aDmIn' })).toBe('username');
    const found = await admin.call({ url: '/sys/user/queryByNames?userNames=Admin' });
    expect(Object(found.body.result)).toHaveLength(1);
  });
});
