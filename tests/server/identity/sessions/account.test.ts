import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { changePassword } from '../../../../server/identity/account/changePassword.ts';
import { findSession } from '../../../../server/identity/sessions/sessionStore.ts';
import { hashToken } from '../../../../server/identity/sessions/tokens.ts';
import { TEST_PASSWORD } from '../../testDatabase.ts';
import { startTestServer, type TestClient, type TestServer } from '../../testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.services.db.deleteFrom('sys_login_attempt').execute();
  await server.services.db.deleteFrom('sys_rate_limit').execute();
});

const WIRE_TIME: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
const me = { url: '/sys/user/getUserInfo' };

describe('changing the password', () => {
  const form = { username: 'clerk', oldpassword: TEST_PASSWORD, password: 'N3w-word', confirmpassword: 'N3w-word' };
  const change = (client: TestClient, more: object = {}, method: 'POST' | 'PUT' = 'POST') =>
    client.call({ method, url: '/sys/user/updatePassword', body: { ...form, ...more } });

  test.each([
    ['another account', { username: 'admin' }, '只允许修改自己的密码！'],
    ['an empty new password', { password: '', confirmpassword: '' }, '新密码不允许为空!'],
    ['a new one of seven characters', { password: 'N3w-wor', confirmpassword: 'N3w-wor' }, '新密码不能少于8个字符!'],
    ['two that differ', { confirmpassword: 'other' }, '两次输入密码不一致!'],
    ['a wrong old one', { oldpassword: 'wrong' }, '旧密码输入错误!'],
  ])('refuses %s [S3-11, S7-12]', async (_, more, message) => {
    const { body } = await change(await server.signIn('clerk'), more);
    expect(body).toMatchObject({ success: false, code: 500, message });
    await server.signIn('clerk');
  });

  test('accepts user name, old, new and confirmed password by POST and PUT [S3-11, S7-12]', async () => {
    const client = await server.signIn('clerk2');
    const word = { username: 'clerk2' };
    expect((await change(client, word)).body).toMatchObject({ success: true, code: 200, message: '密码重置成功!' });
    await expect(server.signIn('clerk2')).rejects.toThrow('用户名或密码错误');
    const back = { ...word, oldpassword: 'N3w-word', password: TEST_PASSWORD, confirmpassword: TEST_PASSWORD };
    expect((await change(client, back, 'PUT')).body.success).toBe(true);
    await server.signIn('clerk2');
  });

  test('ends every other session of the user, and only those', async () => {
    const [mine, other, stranger] = [
      await server.signIn('reviewer'),
      await server.signIn('reviewer'),
      await server.signIn('clerk'),
    ];
    const same = { username: 'reviewer', password: TEST_PASSWORD, confirmpassword: TEST_PASSWORD };
    await change(mine, same);
    expect((await mine.call(me)).status).toBe(200);
    expect((await other.call(me)).status).toBe(401);
    expect((await stranger.call(me)).status).toBe(200);
  });

  test('stops listening after five wrong old passwords, and leaves the sign-in open', async () => {
    const client = await server.signIn('clerk');
    for (let count = 0; count < 5; count += 1) await change(client, { oldpassword: 'wrong' });
    expect((await change(client)).body.message).toBe('旧密码输入错误次数过多，请于10分钟后再试！');
    await server.signIn('clerk');
  });

  test('is closed to strangers, and refuses what is no form', async () => {
    expect((await change(server.stranger)).status).toBe(401);
    const client = await server.signIn('clerk');
    expect((await change(client, { password: 5 })).status).toBe(400);
    expect((await change(client, { password: 'x'.repeat(201) })).status).toBe(400);
  });
});

describe('the current department', () => {
  const select = (client: TestClient, body: object, method: 'POST' | 'PUT' = 'POST') =>
    client.call({ method, url: '/sys/selectDepart', body });
  const departments = { url: '/sys/user/getCurrentUserDeparts' };

  beforeAll(async () => {
    const { db } = server.services;
    const user = await db
      .selectFrom('sys_user')
      .select('id')
      .where('username', '=', 'clerk2')
      .executeTakeFirstOrThrow();
    const depart = await db
      .selectFrom('sys_depart')
      .select('id')
      .where('org_code', '=', 'A01')
      .executeTakeFirstOrThrow();
    await db.insertInto('sys_user_depart').values({ user_id: user.id, depart_id: depart.id }).execute();
  });

  test('is chosen by orgCode and user name, and answers with the user in it [S7-11]', async () => {
    const client = await server.signIn('clerk2');
    const { body } = await select(client, { orgCode: 'A01', username: 'clerk2' });
    expect(body).toMatchObject({ success: true, result: { userInfo: { username: 'clerk2', orgCode: 'A01' } } });
    expect((await client.call(departments)).body.result).toMatchObject({
      orgCode: 'A01',
      list: [{ orgCode: 'A01' }, {}],
    });
    await select(client, { orgCode: 'A01A02' }, 'PUT');
    expect((await client.call(departments)).body.result).toMatchObject({ orgCode: 'A01A02' });
  });

  test('tells each department with id, orgCode and departName, and the current code [S3-9, S3-10, S7-10]', async () => {
    const client = await server.signIn('clerk');
    expect((await client.call(departments)).body.result).toMatchObject({
      list: [{ id: expect.any(String), orgCode: 'A01A01', departName: '报关一部' }],
      orgCode: 'A01A01',
    });
  });

  test('opens the records of the department that was chosen', async () => {
    const client = await server.signIn('clerk2');
    await server.services.db.deleteFrom('sys_user_setting').execute();
    const total = async () =>
      ((await client.call({ url: '/bgd/export/list?pageNo=1&pageSize=1' })).body.result as { total: number }).total;
    await select(client, { orgCode: 'A01A02' });
    const clerk = await server.signIn('clerk');
    const added = await clerk.call({ method: 'POST', url: '/bgd/export/add', body: {} });
    expect(added.body.success).toBe(true);
    const before = await total();
    await select(client, { orgCode: 'A01' });
    expect(await total()).toBeGreaterThan(before);
    await select(client, { orgCode: 'A01A02' });
  });

  test('is one of the own: neither a foreign department nor another user is taken', async () => {
    const client = await server.signIn('clerk');
    expect((await select(client, { orgCode: 'A01' })).body).toMatchObject({ success: false });
    expect((await select(client, { orgCode: 'A01A01', username: 'admin' })).body).toMatchObject({ success: false });
    expect((await select(client, {})).status).toBe(400);
    expect((await select(server.stranger, { orgCode: 'A01' })).status).toBe(401);
  });
});

describe('own sessions', () => {
  interface Own {
    readonly id: string;
    readonly current: boolean;
  }
  const list = async (client: TestClient) => (await client.call({ url: '/sys/user/sessions' })).body.result as Own[];
  const end = (client: TestClient, id: string) =>
    client.call({ method: 'POST', url: '/sys/user/endSession', body: { id } });

  test('are listed without a token, the one in use marked, and another can be ended', async () => {
    const [one, other] = [await server.signIn('reviewer'), await server.signIn('reviewer')];
    const rows = await list(one);
    expect(rows.filter(({ current }) => current)).toHaveLength(1);
    expect(rows[0]).toMatchObject({ signedInAt: WIRE_TIME, expiresAt: WIRE_TIME });
    expect(JSON.stringify(rows)).not.toContain(other.token);
    const [theirs] = (await list(other)).filter(({ current }) => current);
    expect((await end(one, theirs?.id ?? '')).body.success).toBe(true);
    expect((await other.call(me)).status).toBe(401);
  });

  test('are the last fifty, the latest first, those that ran out left out', async () => {
    const { db } = server.services;
    const client = await server.signIn('clerk2');
    await sql`delete from sys_session where user_id = ${client.userId} and token_hash <> ${hashToken(client.token)}`.execute(
      db,
    );
    await sql`insert into sys_session (token_hash, user_id, create_time, expire_time, ip)
      select lpad(n::text, 64, '0'), ${client.userId}, now() - n * interval '1 hour', now() + interval '1 day', null
      from generate_series(1, 60) as n`.execute(db);
    await sql`update sys_session set expire_time = now() where token_hash = lpad('3', 64, '0')`.execute(db);
    const rows = await list(client);
    expect(rows).toHaveLength(50);
    const times = rows.map((row) => Reflect.get(row, 'signedInAt'));
    expect(times).toEqual([...times].sort().reverse());
    expect(rows.slice(0, 2)).toMatchObject([
      { current: true, ip: '127.0.0.1', id: expect.stringMatching(/^[0-9a-f]{16}$/) },
      { current: false, ip: '' },
    ]);
    await sql`delete from sys_session where user_id = ${client.userId}`.execute(db);
  });

  test('of somebody else, and the one in use, are not ended here', async () => {
    const [clerk, reviewer] = [await server.signIn('clerk'), await server.signIn('reviewer')];
    const [foreign] = (await list(reviewer)).filter(({ current }) => current);
    const [mine] = (await list(clerk)).filter(({ current }) => current);
    expect((await end(clerk, foreign?.id ?? '')).body.success).toBe(false);
    expect((await end(clerk, mine?.id ?? '')).body.success).toBe(false);
    expect((await reviewer.call(me)).status).toBe(200);
    expect((await end(clerk, 'x')).status).toBe(400);
  });
});

describe('the servers that hold the windows are told of a session that ends', () => {
  const toldOf = async (): Promise<readonly unknown[]> => {
    const { rows } = await sql<{ body: string }>`
      select body from sys_live_message where topic = 'endedSessions' order by id`.execute(server.services.db);
    return rows.flatMap(({ body }): unknown => JSON.parse(body));
  };
  const changed = { username: 'reviewer', oldpassword: TEST_PASSWORD, password: TEST_PASSWORD };

  test.each<readonly [string, (client: TestClient) => Promise<unknown>, boolean]>([
    ['signing out', (client) => client.call({ method: 'POST', url: '/sys/logout', body: {} }), true],
    [
      'a new password',
      (client) =>
        client.call({
          method: 'POST',
          url: '/sys/user/updatePassword',
          body: { ...changed, confirmpassword: TEST_PASSWORD },
        }),
      false,
    ],
    [
      'ending another one',
      async (client) => {
        const { body } = await client.call({ url: '/sys/user/sessions' });
        const other = (body.result as { id: string; current: boolean }[]).find(({ current }) => !current);
        return client.call({ method: 'POST', url: '/sys/user/endSession', body: { id: other?.id } });
      },
      false,
    ],
  ])('by %s', async (_way, end, isOwn) => {
    await sql`delete from sys_live_message`.execute(server.services.db);
    await sql`delete from sys_session`.execute(server.services.db);
    const [mine, other] = [await server.signIn('reviewer'), await server.signIn('reviewer')];
    await end(mine);
    expect(await toldOf()).toEqual([hashToken((isOwn ? mine : other).token)]);
  });
});

test('a user deleted during the call is reported as missing and keeps the old password', async () => {
  const { db } = server.services;
  const { token } = await server.signIn('clerk2');
  const session = await findSession(db, token);
  const setDeleted = (del_flag: number) =>
    db.updateTable('sys_user').set({ del_flag }).where('username', '=', 'clerk2').execute();
  await setDeleted(1);
  const form = { username: 'clerk2', oldpassword: TEST_PASSWORD, password: 'N3w-word', confirmpassword: 'N3w-word' };
  if (session === undefined) throw new Error('no session');
  await expect(changePassword(db, session, form)).rejects.toThrow('用户不存在');
  await setDeleted(0);
  await server.signIn('clerk2');
});

test('the user data include all short dictionaries, for clients that got none at sign-in', async () => {
  const client = await server.signIn('clerk');
  const { body } = await client.call({ ...me, headers: { 'x-version': 'v3' } });
  expect(body.result).toMatchObject({
    userInfo: { username: 'clerk' },
    sysAllDictItems: { bgd_status: expect.arrayContaining([expect.objectContaining({ value: 'draft' })]) },
  });
});

test('clearing the cache answers, and all short dictionaries come at once [S7-18]', async () => {
  const client = await server.signIn('clerk');
  expect((await client.call({ url: '/sys/dict/refleshCache' })).body.success).toBe(true);
  expect((await client.call({ url: '/sys/dict/queryAllDictItems' })).body.result).toMatchObject({
    bgd_status: expect.arrayContaining([expect.objectContaining({ value: 'draft', text: '暂存' })]),
  });
});
