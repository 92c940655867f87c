import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findSession } from '../../../../server/identity/sessions/sessionStore.ts';
import { TEST_PASSWORD } from '../../testDatabase.ts';
import { startTestServer, type TestAnswer, type TestServer } from '../../testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  const { db } = server.services;
  await db.deleteFrom('sys_login_attempt').execute();
  await db.deleteFrom('sys_rate_limit').execute();
});

const login = (username: string, password: string, more: object = {}): Promise<TestAnswer> =>
  server.stranger.call({ method: 'POST', url: '/sys/login', body: { username, password, ...more } });

describe('signing in', () => {
  test('takes the data of the form and answers with code 200 and a message [S7-2]', async () => {
    const { status, body } = await login('clerk', TEST_PASSWORD, { captcha: '', checkKey: 1, remember_me: true });
    expect({ status, body }).toMatchObject({ status: 200, body: { success: true, code: 200, message: '登录成功' } });
    expect(body.timestamp).toBeTypeOf('number');
  });

  test('answers with token, user, departments (the current one first) and short dictionaries [S3-2]', async () => {
    const { body } = await login('clerk', TEST_PASSWORD);
    expect(body.result).toMatchObject({
      token: expect.stringMatching(/^[\w-]{43}$/),
      userInfo: { username: 'clerk', realname: expect.any(String), avatar: expect.any(String), orgCode: 'A01A01' },
      departs: [{ id: expect.any(String), departName: '报关一部', orgCode: 'A01A01' }],
      multi_depart: 1,
      sysAllDictItems: {
        bgd_status: expect.arrayContaining([expect.objectContaining({ value: 'draft', text: '暂存' })]),
      },
    });
  });

  test('leaves the dictionaries out for clients of the third generation', async () => {
    const { body } = await server.stranger.call({
      method: 'POST',
      url: '/sys/login',
      body: { username: 'clerk', password: TEST_PASSWORD },
      headers: { 'x-version': 'v3' },
    });
    expect(body.result).not.toHaveProperty('sysAllDictItems');
  });

  test('never sends a password or its hash', async () => {
    const { body } = await login('clerk', TEST_PASSWORD);
    expect(JSON.stringify(body)).not.toMatch(/password|argon2/i);
  });

  test('says that there are several departments', async () => {
    const { db } = server.services;
    const user = await db
      .selectFrom('sys_user')
      .select('id')
      .where('username', '=', 'clerk2')
      .executeTakeFirstOrThrow();
    const other = await db
      .selectFrom('sys_depart')
      .select('id')
      .where('org_code', '=', 'A01')
      .executeTakeFirstOrThrow();
    await db.insertInto('sys_user_depart').values({ user_id: user.id, depart_id: other.id }).execute();
    const { body } = await login('clerk2', TEST_PASSWORD);
    expect(body.result).toMatchObject({ multi_depart: 2, departs: [{ orgCode: 'A01A02' }, { orgCode: 'A01' }] });
  });

  test('is written into the log with who and from where, and once', async () => {
    const { db } = server.services;
    await db.deleteFrom('sys_log').execute();
    await login('clerk', 'wrong');
    await login('clerk', TEST_PASSWORD);
    expect(await db.selectFrom('sys_log').selectAll().execute()).toMatchObject([
      { tenant_id: '1000', username: 'clerk', realname: '李制单', ip: '127.0.0.1' },
    ]);
  });

  test('rejects a wrong captcha text if the client sends one', async () => {
    await server.stranger.call({ url: '/sys/randomImage/7' });
    const picture = { captcha: 'wrong', checkKey: '7' };
    expect((await login('clerk', TEST_PASSWORD, picture)).body).toMatchObject({
      success: false,
      message: '验证码错误',
    });
  });

  test('takes the sessions of the user away that ran out, and no other', async () => {
    const { db } = server.services;
    await db.deleteFrom('sys_session').execute();
    await sql`insert into sys_session (token_hash, user_id, expire_time)
      select username || age, id, now() + age::interval from sys_user, (values ('-1 minute'), ('1 minute')) as ages (age)
      where username in ('clerk', 'reviewer')`.execute(db);
    await login('clerk', TEST_PASSWORD);
    const left = await db.selectFrom('sys_session').select('token_hash').orderBy('token_hash').execute();
    const planted = left.map(({ token_hash }) => token_hash).filter((name) => name.includes('minute'));
    expect(planted.sort()).toEqual(['clerk1 minute', 'reviewer-1 minute', 'reviewer1 minute']);
  });

  test('keeps only a hash of the token', async () => {
    const { body } = await login('clerk', TEST_PASSWORD);
    const { token } = body.result as { token: string };
    const rows = await server.services.db.selectFrom('sys_session').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('answers a wrong password and an unknown name alike', async () => {
    const wrong = await login('clerk', 'wrong');
    const unknown = await login('nobody', 'wrong');
    expect(wrong).toMatchObject({ status: 200, body: { success: false, code: 500, message: '用户名或密码错误' } });
    expect({ ...unknown.body, timestamp: 0 }).toEqual({ ...wrong.body, timestamp: 0 });
  });

  test('tells a frozen account only to those who know its password', async () => {
    const { db } = server.services;
    const setStatus = (status: number) =>
      db.updateTable('sys_user').set({ status }).where('username', '=', 'reviewer').execute();
    await setStatus(2);
    expect((await login('reviewer', 'wrong')).body.message).toBe('用户名或密码错误');
    expect((await login('reviewer', TEST_PASSWORD)).body.message).toBe('该用户已冻结');
    await setStatus(1);
  });

  test('answers a user who was deleted like one whom nobody knows, and ends the sessions', async () => {
    const { db } = server.services;
    const client = await server.signIn('reviewer');
    const setDeleted = (del_flag: number) =>
      db.updateTable('sys_user').set({ del_flag }).where('username', '=', 'reviewer').execute();
    await setDeleted(1);
    expect(await login('reviewer', TEST_PASSWORD)).toMatchObject({
      status: 200,
      body: { success: false, code: 500, message: '用户名或密码错误', result: null },
    });
    expect((await client.call({ url: '/sys/user/getUserInfo' })).status).toBe(401);
    await setDeleted(0);
    expect((await login('reviewer', TEST_PASSWORD)).body.success).toBe(true);
  });

  test('takes a name that SQL would misread as any unknown one', async () => {
    expect((await login(`' or 1=1 --`, 'x')).body.message).toBe('用户名或密码错误');
  });
});

describe('too many failures', () => {
  const fail = async (username: string, times: number): Promise<void> => {
    for (let count = 0; count < times; count += 1) await login(username, 'wrong');
  };
  const endLock = (username: string) =>
    server.services.db
      .updateTable('sys_login_attempt')
      .set({ locked_until: sql<Date>`now() - interval '1 second'` })
      .where('username', 'like', `% ${username}`)
      .execute();

  test('lock the name after five within ten minutes, even for the right password', async () => {
    await fail('clerk', 5);
    expect(await login('clerk', TEST_PASSWORD)).toMatchObject({
      status: 200,
      body: { success: false, code: 500, message: '该用户登录失败次数过多，请于10分钟后再次登录！' },
    });
  });

  test('lock a name that nobody has as well', async () => {
    await fail('nobody', 5);
    expect((await login('nobody', 'x')).body.message).toContain('登录失败次数过多');
  });

  test('wait longer each time', async () => {
    await fail('clerk', 5);
    await endLock('clerk');
    await fail('clerk', 5);
    expect((await login('clerk', TEST_PASSWORD)).body.message).toContain('请于20分钟后');
  });

  test('are forgotten after a success', async () => {
    await fail('clerk', 4);
    await login('clerk', TEST_PASSWORD);
    await fail('clerk', 4);
    expect((await login('clerk', TEST_PASSWORD)).body.success).toBe(true);
  });

  test('are counted when they come at once', async () => {
    await Promise.all(Array.from({ length: 12 }, () => login('clerk', 'wrong')));
    expect((await login('clerk', TEST_PASSWORD)).body.message).toContain('登录失败次数过多');
  });

  test('from one address are refused with 429', async () => {
    const answers = await Promise.all(Array.from({ length: 125 }, (_, index) => login(`name${index}`, 'wrong')));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(5);
    expect(refused[0]?.body).toMatchObject({ success: false, code: 429, message: '请求过于频繁，请稍后再试' });
  });
});

describe('a session', () => {
  const EXPIRED = { status: 401, body: { success: false, code: 401, message: 'Token失效，请重新登录!' } };
  const departments = { url: '/sys/user/getCurrentUserDeparts' };

  test('lasts seven days at most [S9-1]', async () => {
    const { token } = await server.signIn('clerk');
    const { rows } = await sql<{ days: number }>`
      select extract(epoch from max(expire_time) - now()) / 86400 as days from sys_session`.execute(server.services.db);
    expect(token).not.toBe('');
    expect(Number(rows[0]?.days)).toBeCloseTo(7, 2);
  });

  test('ends with its time', async () => {
    const client = await server.signIn('clerk');
    await server.services.db
      .updateTable('sys_session')
      .set({ expire_time: sql<Date>`now() - interval '1 second'` })
      .execute();
    expect(await client.call(departments)).toMatchObject(EXPIRED);
  });

  test('ends by a POST with token header and empty JSON body, and only this one [S7-4]', async () => {
    const [one, other] = [await server.signIn('clerk'), await server.signIn('clerk')];
    const out = { method: 'POST', url: '/sys/logout', headers: { 'content-type': 'application/json' } } as const;
    expect((await one.call({ ...out, body: '' })).body).toMatchObject({
      success: true,
      code: 200,
      message: '退出登录成功！',
    });
    expect(await one.call(departments)).toMatchObject(EXPIRED);
    expect(await one.call(out)).toMatchObject(EXPIRED);
    expect((await other.call({ ...out, body: {} })).body.success).toBe(true);
    expect(await other.call(departments)).toMatchObject(EXPIRED);
  });

  test.each(['GET', 'PUT', 'DELETE'] as const)('is signed out by %s as well [S7-4]', async (method) => {
    const client = await server.signIn('clerk');
    expect((await client.call({ method, url: '/sys/logout?_t=1' })).body).toMatchObject({
      success: true,
      message: '退出登录成功！',
    });
    expect(await client.call(departments)).toMatchObject(EXPIRED);
  });

  test('ends when its user is frozen', async () => {
    const client = await server.signIn('clerk2');
    const setStatus = (status: number) =>
      server.services.db.updateTable('sys_user').set({ status }).where('username', '=', 'clerk2').execute();
    await setStatus(2);
    expect(await client.call(departments)).toMatchObject(EXPIRED);
    await setStatus(1);
  });

  test('holds every code of a combined right, with or without spaces', async () => {
    const { db } = server.services;
    const setCodes = (from: string, to: string) =>
      db.updateTable('sys_permission').set({ perms: to }).where('perms', '=', from).execute();
    await setCodes('bgd:export:list', 'bgd:export:look, bgd:export:list');
    const client = await server.signIn('clerk');
    const session = await findSession(db, client.token);
    await setCodes('bgd:export:look, bgd:export:list', 'bgd:export:list');
    expect([...(session?.permissions ?? [])]).toEqual(expect.arrayContaining(['bgd:export:look', 'bgd:export:list']));
  });

  test.each(['', 'x', 'a'.repeat(43), `${'a'.repeat(42)}'`])('is not opened by the token %j', async (token) => {
    expect(await server.stranger.call({ ...departments, headers: { 'x-access-token': token } })).toMatchObject(EXPIRED);
  });

  test('is not opened by a token in the address', async () => {
    const { token } = await server.signIn('clerk');
    expect(await server.stranger.call({ url: `${departments.url}?token=${token}` })).toMatchObject(EXPIRED);
  });

  test('tells the user’s departments and the current one', async () => {
    const { body } = await (await server.signIn('clerk')).call(departments);
    expect(body.result).toMatchObject({ list: [{ orgCode: 'A01A01', departName: '报关一部' }], orgCode: 'A01A01' });
  });

  test('refuses another tenant and accepts 0 and its own', async () => {
    const client = await server.signIn('clerk');
    const withTenant = (name: string, value: string) => client.call({ ...departments, headers: { [name]: value } });
    expect(await withTenant('tenant-id', '2')).toMatchObject({ status: 403, body: { code: 403, success: false } });
    expect(await withTenant('x-tenant-id', '2')).toMatchObject({ status: 403 });
    expect((await withTenant('tenant-id', '0')).status).toBe(200);
    expect((await withTenant('tenant-id', '1000')).status).toBe(200);
  });
});
