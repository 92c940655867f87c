import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { setPassword } from '../../../server/sessions/setPassword.ts';
import { TEST_PASSWORD } from '../testDatabase.ts';
import { startTestServer, type TestServer } from '../testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  const { db } = server.services;
  await db.deleteFrom('sys_login_attempt').execute();
  await db.deleteFrom('sys_rate_limit').execute();
  await db.deleteFrom('sys_known_device').execute();
});

const LOCKED = '该用户登录失败次数过多，请于10分钟后再次登录！';
const STRANGER = '203.0.113.7';
const OFFICE = '198.51.100.20';

interface From {
  readonly ip: string;
  readonly device?: string;
}

/** Signs in from an address, with the mark of a device. */
const login = async (username: string, password: string, { ip, device }: From) => {
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/sys/login',
    remoteAddress: ip,
    payload: { username, password },
    ...(device === undefined ? {} : { headers: { cookie: `theme=dark; ${device}` } }),
  });
  const { message, success } = response.json<{ message: string; success: boolean }>();
  const cookie = String(response.headers['set-cookie'] ?? '');
  return { message, success, cookie, device: cookie.split(';', 1)[0] ?? '' };
};

const fail = async (username: string, from: From, times = 5): Promise<void> => {
  for (let count = 0; count < times; count += 1) await login(username, 'wrong', from);
};

/** As five addresses do that try five passwords each. */
const failEverywhere = async (username: string): Promise<void> => {
  for (let address = 1; address <= 5; address += 1) await fail(username, { ip: `203.0.113.${address}` });
};

describe('wrong passwords for one account', () => {
  test('of one address lock that address out and nobody else', async () => {
    await fail('admin', { ip: STRANGER }, 12);
    expect(await login('admin', TEST_PASSWORD, { ip: STRANGER })).toMatchObject({ success: false, message: LOCKED });
    expect(await login('clerk', TEST_PASSWORD, { ip: STRANGER })).toMatchObject({ success: true });
    expect(await login('admin', TEST_PASSWORD, { ip: OFFICE })).toMatchObject({ success: true });
  });

  test('of many addresses lock the account for whoever is not known, also one that nobody has', async () => {
    for (const username of ['admin', 'nobody']) {
      await failEverywhere(username);
      expect((await login(username, TEST_PASSWORD, { ip: OFFICE })).message).toBe(LOCKED);
    }
  });

  test('stay counted when somebody signs in meanwhile', async () => {
    for (let address = 1; address <= 4; address += 1) await fail('admin', { ip: `203.0.113.${address}` });
    expect(await login('admin', TEST_PASSWORD, { ip: OFFICE })).toMatchObject({ success: true });
    await fail('admin', { ip: '203.0.113.5' });
    expect((await login('admin', TEST_PASSWORD, { ip: '198.51.100.21' })).message).toBe(LOCKED);
  });

  test('of one network of IPv6 are those of one address', async () => {
    for (let host = 1; host <= 5; host += 1) await fail('admin', { ip: `2001:db8:1:2::${host}` }, 1);
    expect((await login('admin', TEST_PASSWORD, { ip: '2001:db8:1:2:3:4:5:6' })).message).toBe(LOCKED);
    expect(await login('admin', TEST_PASSWORD, { ip: '2001:db8:1:3::1' })).toMatchObject({ success: true });
  });

  const minutesPass = (minutes: number) =>
    sql`update sys_login_attempt set first_time = first_time - make_interval(mins => ${minutes})`.execute(
      server.services.db,
    );

  test('that are older than ten minutes count no more, for neither address nor account', async () => {
    await fail('admin', { ip: OFFICE }, 4);
    await minutesPass(11);
    await fail('admin', { ip: OFFICE }, 4);
    expect(await login('admin', TEST_PASSWORD, { ip: OFFICE })).toMatchObject({ success: true });
    for (let address = 1; address <= 4; address += 1) await fail('clerk', { ip: `203.0.113.${address}` });
    await minutesPass(11);
    await fail('clerk', { ip: '203.0.113.5' });
    expect(await login('clerk', TEST_PASSWORD, { ip: OFFICE })).toMatchObject({ success: true });
  });

  test('count for ten minutes from the first of them', async () => {
    await fail('admin', { ip: OFFICE }, 2);
    await minutesPass(5);
    await fail('admin', { ip: OFFICE }, 2);
    await minutesPass(4);
    await fail('admin', { ip: OFFICE }, 1);
    expect((await login('admin', TEST_PASSWORD, { ip: OFFICE })).message).toBe(LOCKED);
  });

  test('are over with a new password', async () => {
    await failEverywhere('admin');
    await fail('admin', { ip: OFFICE });
    await setPassword(server.services.db, { username: 'admin', password: TEST_PASSWORD });
    expect(await login('admin', TEST_PASSWORD, { ip: OFFICE })).toMatchObject({ success: true });
  });
});

describe('a device by which a user has signed in before', () => {
  test('is marked where scripts and other sites do not reach, and the mark is not kept as it is', async () => {
    const { cookie, device } = await login('admin', TEST_PASSWORD, { ip: OFFICE });
    expect(cookie).toMatch(
      /^waybill_device=[\w-]{43}; Path=\/api\/sys\/login; Max-Age=15552000; HttpOnly; SameSite=Lax$/,
    );
    const { rows } = await sql<{ token_hash: string }>`select token_hash from sys_known_device`.execute(
      server.services.db,
    );
    expect(rows).toEqual([{ token_hash: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
    const again = await login('admin', TEST_PASSWORD, { ip: OFFICE, device });
    expect(again.device).toBe(device);
  });

  test('keeps its way in while address and account are locked', async () => {
    const { device } = await login('admin', TEST_PASSWORD, { ip: OFFICE });
    await failEverywhere('admin');
    await fail('admin', { ip: OFFICE });
    expect((await login('admin', TEST_PASSWORD, { ip: OFFICE })).message).toBe(LOCKED);
    expect(await login('admin', TEST_PASSWORD, { ip: OFFICE, device })).toMatchObject({ success: true });
  });

  test('is that of this user: neither the mark of another user nor one that was made up opens anything', async () => {
    const { device: clerks } = await login('clerk', TEST_PASSWORD, { ip: OFFICE });
    await failEverywhere('admin');
    for (const device of [clerks, `waybill_device=${'A'.repeat(43)}`, 'waybill_device='])
      expect((await login('admin', TEST_PASSWORD, { ip: OFFICE, device })).message).toBe(LOCKED);
    const planted = `waybill_device=${'B'.repeat(43)}`;
    expect((await login('clerk', TEST_PASSWORD, { ip: OFFICE, device: planted })).device).not.toBe(planted);
  });

  test('is locked itself after five wrong passwords, and a new password forgets it', async () => {
    const { device } = await login('admin', TEST_PASSWORD, { ip: OFFICE });
    await fail('admin', { ip: OFFICE, device });
    expect((await login('admin', TEST_PASSWORD, { ip: OFFICE, device })).message).toBe(LOCKED);
    expect(await login('admin', TEST_PASSWORD, { ip: OFFICE })).toMatchObject({ success: true });
    await setPassword(server.services.db, { username: 'admin', password: TEST_PASSWORD });
    await failEverywhere('admin');
    expect((await login('admin', TEST_PASSWORD, { ip: OFFICE, device })).message).toBe(LOCKED);
  });
});
