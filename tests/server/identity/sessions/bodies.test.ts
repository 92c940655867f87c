import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestServer, type TestAnswer, type TestClient, type TestServer } from '../../testServer.ts';

let server: TestServer;
let admin: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin');
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.services.db.deleteFrom('sys_login_attempt').execute();
  await server.services.db.deleteFrom('sys_rate_limit').execute();
});

const post = (url: string, body: unknown): Promise<TestAnswer> => admin.call({ method: 'POST', url, body });

const LOGIN = { username: 'nobody', password: 'x', captcha: null, checkKey: null, remember_me: null };
const FORM = { username: 'admin', oldpassword: 'x', password: 'N3w-word', confirmpassword: 'N3w-word' };
const CHOICE = { orgCode: 'A01', username: 'admin', loginTenantId: null };

/** Calls with their bodies, and the maximum length of each text. */
const TEXTS: readonly (readonly [string, object, Readonly<Record<string, number>>])[] = [
  ['/sys/login', LOGIN, { username: 100, password: 200, captcha: 20, checkKey: 100 }],
  ['/sys/user/updatePassword', FORM, { username: 100, oldpassword: 200, password: 200, confirmpassword: 200 }],
  ['/sys/selectDepart', CHOICE, { orgCode: 100, username: 100, loginTenantId: 100 }],
];

test.each(TEXTS)('%s takes texts up to their length and no longer ones', async (url, body, lengths) => {
  for (const [key, length] of Object.entries(lengths)) {
    expect([key, (await post(url, { ...body, [key]: 'x'.repeat(length) })).status]).toEqual([key, 200]);
    expect([key, (await post(url, { ...body, [key]: 'x'.repeat(length + 1) })).status]).toEqual([key, 400]);
  }
});

test.each<readonly [string, object, readonly string[]]>([
  ['/sys/login', LOGIN, ['username', 'password']],
  ['/sys/user/updatePassword', FORM, ['username', 'oldpassword', 'password', 'confirmpassword']],
  ['/sys/selectDepart', CHOICE, ['orgCode']],
  ['/sys/user/endSession', { id: '0123456789abcdef' }, ['id']],
  ['/sys/online/forceLogout', { token: '0123456789abcdef' }, ['token']],
])('%s with %j is refused without %j', async (url, body, required) => {
  expect((await post(url, body)).status).toBe(200);
  for (const key of required)
    expect([key, (await post(url, { ...body, [key]: undefined })).status]).toEqual([key, 400]);
  expect((await post(url, [body])).status).toBe(400);
});

test.each<readonly [string, object, number]>([
  ['/sys/login', { ...LOGIN, username: '' }, 400],
  ['/sys/login', { ...LOGIN, username: 'x' }, 200],
  ['/sys/login', { ...LOGIN, username: 7 }, 400],
  ['/sys/login', { ...LOGIN, password: '' }, 400],
  ['/sys/login', { ...LOGIN, password: 7 }, 400],
  ['/sys/login', { ...LOGIN, captcha: 7 }, 400],
  ['/sys/login', { ...LOGIN, checkKey: 7 }, 200],
  ['/sys/login', { ...LOGIN, checkKey: true }, 400],
  ['/sys/login', { ...LOGIN, remember_me: true }, 200],
  ['/sys/login', { ...LOGIN, remember_me: 'yes' }, 400],
  ['/sys/user/updatePassword', { ...FORM, username: 7 }, 400],
  ['/sys/user/updatePassword', { ...FORM, oldpassword: 7 }, 400],
  ['/sys/selectDepart', { ...CHOICE, orgCode: 7 }, 400],
  ['/sys/selectDepart', { ...CHOICE, username: 7 }, 400],
  ['/sys/selectDepart', { ...CHOICE, loginTenantId: 7 }, 200],
  ['/sys/selectDepart', { ...CHOICE, loginTenantId: true }, 400],
  ['/sys/user/endSession', { id: '0123456789abcdeg' }, 400],
  ['/sys/user/endSession', { id: '0123456789abcdef0' }, 400],
  ['/sys/user/endSession', { id: 7 }, 400],
  ['/sys/online/forceLogout', { token: '0123456789ABCDEF' }, 400],
  ['/sys/online/forceLogout', { token: '0123456789abcde' }, 400],
  ['/sys/online/forceLogout', { token: 7 }, 400],
])('%s with %j is answered with %i', async (url, body, status) => {
  expect((await post(url, body)).status).toBe(status);
});

test.each([
  ['username=x', 200],
  [`username=${'x'.repeat(100)}`, 200],
  [`username=${'x'.repeat(101)}`, 400],
  ['username=a&username=b', 400],
  ['pageNo=0', 400],
  ['pageNo=9999', 200],
  ['pageNo=x', 400],
  ['pageSize=0', 400],
  ['pageSize=200', 200],
  ['pageSize=201', 200],
  ['column=nothing', 400],
  ['column=constructor', 400],
  ['nothing=1', 400],
  ['pageSize=1.5', 400],
])('the list of who is signed in is asked for with %s: %i', async (query, status) => {
  expect((await admin.call({ url: `/sys/online/list?${query}` })).status).toBe(status);
});

test.each([
  ['', { size: 10, current: 1 }],
  ['?pageSize=200', { size: 200 }],
  ['?pageSize=199', { size: 199 }],
  ['?username=%20adm%20', { total: 1, records: [{ username: 'admin', avatar: '', ip: '127.0.0.1', current: true }] }],
  ['?username=_', { total: 0, pages: 0, records: [] }],
])('the list of who is signed in, asked for with %j, answers %j', async (query, page) => {
  expect((await admin.call({ url: `/sys/online/list${query}` })).body.result).toMatchObject(page);
});

test('the list of active users sorts by each column in both directions', async () => {
  await server.signIn('clerk');
  await server.signIn('reviewer');
  await sql`insert into sys_session (token_hash, user_id, create_time, expire_time)
    select 'old', id, now() - interval '1 day', now() + interval '1 day' from sys_user where username = 'clerk2'`.execute(
    server.services.db,
  );
  const column = async (name: string, order: string): Promise<readonly unknown[]> => {
    const { body } = await admin.call({ url: `/sys/online/list?column=${name}&order=${order}` });
    return Object(body.result).records.map((row: Readonly<Record<string, unknown>>) => row[name]);
  };
  for (const name of ['username', 'loginTime']) {
    const values = await column(name, 'asc');
    expect(values).toHaveLength(4);
    expect(values).toEqual([...values].sort());
    expect(await column(name, 'desc')).toEqual([...values].sort().reverse());
  }
  for (const name of ['realname', 'phone', 'birthday', 'sex', 'ip', 'createTime'])
    expect(await column(name, 'desc')).toHaveLength(4);
  expect(new Set(await column('ip', 'asc'))).toEqual(new Set(['127.0.0.1', '']));
});

test.each([
  ['/sys/login', LOGIN, '120'],
  ['/sys/user/updatePassword', { ...FORM, username: 'nobody' }, '30'],
])('%s is open for so many calls of an address in a minute: %s', async (url, body, limit) => {
  const { headers } = await post(url, body);
  expect(headers).toMatchObject({ 'x-ratelimit-limit': limit, 'x-ratelimit-reset': '60' });
});
