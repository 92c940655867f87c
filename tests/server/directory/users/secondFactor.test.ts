import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { TEST_PASSWORD } from '../../testDatabase.ts';
import { startTestServer, type TestAnswer, type TestClient, type TestServer } from '../../testServer.ts';

let server: TestServer;
let admin: TestClient;
let secret: string;
let recovery: readonly string[];

beforeAll(async () => {
  // Codes belong to the half minute in which the test began, however long it takes.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date() });
  server = await startTestServer();
  admin = await server.signIn('admin');
});
afterAll(async () => {
  vi.useRealTimers();
  await server.close();
});

/** Returns the code that many 30-second steps from now. */
const codeAt = (steps: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });
const post = (client: TestClient, url: string, body: object): Promise<TestAnswer> =>
  client.call({ method: 'POST', url, body });
const login = (username = 'admin'): Promise<TestAnswer> =>
  post(server.stranger, '/sys/login', { username, password: TEST_PASSWORD });
const ticketOf = async (): Promise<string> => Object((await login()).body.result).ticket;
const enter = async (code: string, ticket?: string): Promise<TestAnswer> =>
  post(server.stranger, '/sys/loginCode', { ticket: ticket ?? (await ticketOf()), code });
const as = (token: unknown, url: string): Promise<TestAnswer> =>
  server.stranger.call({ url, headers: { 'x-access-token': String(token) } });
/** Resets used codes and login attempts. */
const forget = async (): Promise<void> => {
  await sql`update sys_user_totp set last_step = 0`.execute(server.services.db);
  await sql`delete from sys_login_attempt`.execute(server.services.db);
};

test('a second factor starts with password and first code; its secret is encrypted and hidden [decision 0068]', async () => {
  const begin = (password: string) => post(admin, '/sys/user/secondFactor/begin', { password });
  expect((await begin('wrong-password')).body.success).toBe(false);
  const { body } = await begin(TEST_PASSWORD);
  const { secret: shown, uri } = Object(body.result);
  secret = shown;
  expect(uri).toMatch(/^otpauth:\/\/totp\/Waybill:admin\?/);
  // Not required before a first code was entered.
  expect((await login()).body.success).toBe(true);
  expect((await post(admin, '/sys/user/secondFactor/confirm', { code: '000000' })).body.message).toBe(
    '验证码错误或已使用',
  );
  const { body: begun } = await post(admin, '/sys/user/secondFactor/confirm', { code: codeAt(0) });
  recovery = Object(begun.result).recoveryCodes;
  expect(new Set(recovery).size).toBe(10);
  expect((await begin(TEST_PASSWORD)).body.message).toBe('两步验证已启用');
  expect((await admin.call({ url: '/sys/user/secondFactor' })).body.result).toEqual({
    enabled: true,
    recoveryLeft: 10,
    required: false,
  });
  const kept = await sql`select to_json(t) as row from sys_user_totp t
    union all select to_json(l) from sys_data_log l union all select to_json(o) from sys_log o`.execute(
    server.services.db,
  );
  for (const told of [secret, ...recovery]) expect(JSON.stringify(kept.rows)).not.toContain(told);
});

test('then requires a code, valid once and one step early or late [decision 0068]', async () => {
  await forget();
  const { body } = await login();
  expect(body).toMatchObject({ success: false, code: 4281 });
  expect(body.message).toMatch(/两步验证/);
  expect(Object.keys(Object(body.result))).toEqual(['ticket']);
  for (const steps of [-3, -2, 3]) expect((await enter(codeAt(steps))).body.success).toBe(false);
  expect((await enter(codeAt(0), 'no-ticket')).body.message).toMatch(/登录已超时/);
  const ticket = await ticketOf();
  const code = codeAt(-1);
  const { body: signedIn } = await enter(code, ticket);
  expect(signedIn.success, signedIn.message).toBe(true);
  expect((await as(Object(signedIn.result).token, '/sys/user/getUserInfo')).status).toBe(200);
  expect((await enter(codeAt(1), ticket)).body.success).toBe(false);
  expect((await enter(code)).body.message).toBe('验证码错误或已使用');
  expect((await enter(codeAt(1))).body.success).toBe(true);
  // A code older than the last used one is invalid too.
  expect((await enter(codeAt(0))).body.success).toBe(false);
});

test('a sign-in waits five minutes for its code [decision 0068]', async () => {
  await forget();
  const pass = (seconds: number) =>
    sql`update sys_one_time_code set expire_time = expire_time - make_interval(secs => ${seconds})`.execute(
      server.services.db,
    );
  const late = await ticketOf();
  await pass(301);
  expect((await enter(codeAt(0), late)).body.message).toMatch(/登录已超时/);
  const soon = await ticketOf();
  await pass(240);
  expect((await enter(codeAt(0), soon)).body.success).toBe(true);
});

test('a recovery code signs in once, and wrong codes lock [decision 0068]', async () => {
  await forget();
  const [one = ''] = recovery;
  expect((await enter(`${one.slice(0, 5)}-${one.slice(5)}`.toLowerCase())).body.success).toBe(true);
  expect((await enter(one)).body.success).toBe(false);
  await forget();
  const ticket = await ticketOf();
  for (let tries = 0; tries < 5; tries += 1) expect((await enter('123', ticket)).body.success).toBe(false);
  expect((await enter(codeAt(0), ticket)).body.message).toMatch(/次数过多/);
  await forget();
});

test('a tenant can require it of administrators, who may only enrol until then [decision 0068]', async () => {
  const rule = (client: TestClient, required: boolean) =>
    client.call({ method: 'PUT', url: '/sys/user/secondFactorRule', body: { required } });
  const clerk = await server.signIn('clerk');
  expect((await rule(clerk, true)).status).toBe(403);
  expect((await rule(admin, true)).body.success).toBe(true);
  expect((await clerk.call({ url: '/bgd/export/list' })).status).toBe(200);
  const remove = { password: TEST_PASSWORD, code: codeAt(0) };
  expect((await post(admin, '/sys/user/secondFactor/remove', remove)).body.message).toMatch(/不能停用/);
  await sql`insert into sys_user_role (user_id, role_id) select ${clerk.userId}, id from sys_role
    where role_code = 'admin' and tenant_id = '1000'`.execute(server.services.db);
  const { body } = await login('clerk');
  const { token, factorDue } = Object(body.result);
  expect(factorDue).toMatch(/两步验证/);
  for (const url of ['/sys/permission/getUserPermissionByToken', '/bgd/export/list'])
    expect([url, (await as(token, url)).body.code]).toEqual([url, 428]);
  expect((await as(token, '/sys/user/secondFactor')).body.result).toMatchObject({ enabled: false, required: true });
  expect((await rule(admin, false)).body.success).toBe(true);
  expect((await as(token, '/bgd/export/list')).status).toBe(200);
});

test('another administrator resets a lost one, which is written down; nobody his own [decision 0068]', async () => {
  const reset = (client: TestClient, username: string) =>
    client.call({ method: 'PUT', url: '/sys/user/resetSecondFactor', body: { username } });
  expect((await reset(admin, 'admin')).body.message).toBe('不能对自己的账号进行此操作');
  expect((await reset(admin, 'reviewer')).body.message).toMatch(/没有启用两步验证/);
  expect((await reset(await server.signIn('reviewer'), 'admin')).status).toBe(403);
  const clerk = await server.signIn('clerk');
  expect((await reset(clerk, 'admin')).body.success).toBe(true);
  expect((await admin.call({ url: '/sys/user/getUserInfo' })).status).toBe(401);
  expect((await login()).body.success).toBe(true);
  const { db } = server.services;
  const logged = await db
    .selectFrom('sys_data_log')
    .where('action', '=', 'secondFactor')
    .orderBy('create_time')
    .select('create_by')
    .execute();
  expect(logged.map(({ create_by }) => create_by)).toEqual(['admin', 'clerk']);
});
