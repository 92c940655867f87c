import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { countAttempt, lockAfterFailure } from '../../../../server/identity/sessions/lockout.ts';
import { setPassword } from '../../../../server/identity/sessions/setPassword.ts';
import { beginAttempt } from '../../../../server/identity/sessions/signInAttempts.ts';
import { TEST_PASSWORD } from '../../testDatabase.ts';
import { startTestServer, type TestServer } from '../../testServer.ts';

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

/** Signs in from an address, with a device token. */
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

/** Fails like five addresses that try five passwords each. */
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

  test('from many addresses lock the account for unknown devices, even for unknown users', async () => {
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
    await minutesPass(10);
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

test.each([
  ['203.0.113.7', '::ffff:203.0.113.7', true],
  ['203.0.113.7', '::FFFF:203.0.113.7', true],
  ['203.0.113.7', '203.0.113.70', false],
  ['::ffff:203.0.113.7', '::ffff:203.0.113.8', false],
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff:5:6:7', true],
  ['2001:db8::5:6:7:8:9', '2001:db8:0:5::1', true],
  ['2001:db8::1', '2001:db8:0:0:5::1', true],
  ['::1', '0:0:0:0:1::', true],
  ['2001:db8::1', '2001:db8:0:1::1', false],
  ['2001:db8:1:23::1', '2001:db8:12:3::1', false],
])('what fails at %s is counted for %s: %s', async (ip, other, same) => {
  const { db } = server.services;
  for (let count = 0; count < 5; count += 1) await (await beginAttempt(db, 'admin', { ip })).failed();
  expect((await beginAttempt(db, 'Admin', { ip: other })).wait).toBe(same ? 10 : 0);
});

describe('a lock', () => {
  const KEY = 'password/somebody';
  const failFive = async () => {
    for (let count = 0; count < 5; count += 1) await countAttempt(server.services.db, KEY);
    await lockAfterFailure(server.services.db, KEY);
  };
  const setLock = (locks: number, until: string) =>
    sql`insert into sys_login_attempt (username, failures, first_time, locks, locked_until)
        values (${KEY}, 5, now() - interval '3 days', ${locks}, now() + ${until}::interval)`.execute(
      server.services.db,
    );

  test.each([
    [0, '-1 second', 10],
    [1, '-1 second', 20],
    [7, '-1 second', 1280],
    [8, '-1 second', 1440],
    [100, '-1 second', 1440],
    [8, '-24 hours 1 minute', 1440],
    [8, '-24 hours -1 minute', 10],
  ])('after %i locks, of which the last ended %s ago, lasts %i minutes', async (locks, until, minutes) => {
    await setLock(locks, until);
    await failFive();
    expect(await countAttempt(server.services.db, KEY)).toBe(minutes);
  });

  test('says how many minutes it still lasts, the last one as one', async () => {
    await setLock(1, '61 seconds');
    expect(await countAttempt(server.services.db, KEY)).toBe(2);
    await fail('admin', { ip: OFFICE });
    await sql`update sys_login_attempt set locked_until = now() + interval '30 seconds'`.execute(server.services.db);
    const { message, success } = await login('admin', TEST_PASSWORD, { ip: OFFICE });
    expect([success, message]).toEqual([false, LOCKED.replace('10', '1')]);
  });

  test('stands already while the answers to many at once are still to come', async () => {
    const waits: number[] = [];
    for (let count = 0; count < 7; count += 1) waits.push(await countAttempt(server.services.db, KEY));
    expect(waits).toEqual([0, 0, 0, 0, 0, 10, 10]);
  });
});

describe('a device by which a user has signed in before', () => {
  test('is marked by an HttpOnly same-site cookie, which is stored only as a hash', async () => {
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

  test('is marked for encrypted connections alone where the product is reached by one', async () => {
    const { signIn } = server.services;
    const { publicUrl } = signIn;
    Object.assign(signIn, { publicUrl: 'https://bgd.example.org' });
    const { cookie } = await login('admin', TEST_PASSWORD, { ip: OFFICE });
    Object.assign(signIn, { publicUrl });
    expect(cookie).toMatch(/; Secure/);
  });

  test('is among the user’s last twenty, and expires half a year after last use', async () => {
    const { db } = server.services;
    const planted = (user: string, age: string) => sql`
      insert into sys_known_device (token_hash, user_id, last_time)
      select ${user} || age, id, now() - age * ${age}::interval
      from sys_user, generate_series(1, 25) as age where username = ${user}`;
    await planted('clerk', '1 hour').execute(db);
    await planted('admin', '1 hour').execute(db);
    const { device } = await login('admin', TEST_PASSWORD, { ip: OFFICE });
    const { rows } = await sql<{ kept: string }>`
      select string_agg(token_hash, ',' order by last_time desc) as kept from sys_known_device group by user_id
      order by min(token_hash)`.execute(db);
    const [, ...admins] = (rows.find(({ kept }) => kept.includes('admin1'))?.kept ?? '').split(',');
    expect(admins).toEqual(Array.from({ length: 19 }, (_, n) => `admin${n + 1}`));
    expect(rows.find(({ kept }) => kept.includes('clerk1'))?.kept.split(',')).toHaveLength(25);
    await failEverywhere('admin');
    const setAge = (age: string) => sql`update sys_known_device set last_time = now() - ${age}::interval`.execute(db);
    await setAge('180 days 1 minute');
    expect((await login('admin', TEST_PASSWORD, { ip: OFFICE, device })).message).toBe(LOCKED);
    await setAge('180 days -1 minute');
    expect(await login('admin', TEST_PASSWORD, { ip: OFFICE, device })).toMatchObject({ success: true });
  });

  test('keeps its way in while address and account are locked', async () => {
    const { device } = await login('admin', TEST_PASSWORD, { ip: OFFICE });
    await failEverywhere('admin');
    await fail('admin', { ip: OFFICE });
    expect((await login('admin', TEST_PASSWORD, { ip: OFFICE })).message).toBe(LOCKED);
    expect(await login('admin', TEST_PASSWORD, { ip: OFFICE, device })).toMatchObject({ success: true });
  });

  test('belongs to its user: neither another user’s cookie nor a forged one is accepted', async () => {
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
