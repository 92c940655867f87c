import { createCipheriv } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { issueCaptcha } from '../../../../server/identity/verification/captchas.ts';
import { requiredKey } from '../../../../server/identity/sessions/secondFactor.ts';
import { setPassword } from '../../../../server/identity/sessions/setPassword.ts';
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

const V3 = { 'x-version': 'v3', 'x-tenant-id': '0' };

/** Encrypts as the client does: key and initialisation vector are constants of its source. */
const encrypted = (password: string): string => {
  const cipher = createCipheriv('aes-128-cbc', '1234567890adbcde', '1234567890hjlkew');
  return `${cipher.update(password, 'utf8', 'base64')}${cipher.final('base64')}`;
};

const send = (url: string, body: object, headers: Readonly<Record<string, string>> = V3): Promise<TestAnswer> =>
  server.stranger.call({ method: 'POST', url, body, headers });

/** Signs in with every field of the client's form. */
const login = (username: string, password: string, more: object = {}): Promise<TestAnswer> =>
  send('/sys/login', { username, password, captcha: '', checkKey: '1700000000000', loginOrgCode: '', ...more });

const REFUSED = { success: false, code: 500, message: '用户名或密码错误' };
const failuresOf = async (): Promise<readonly number[]> =>
  (await server.services.db.selectFrom('sys_login_attempt').select('failures').execute()).map(({ failures }) =>
    Number(failures),
  );

describe('a sign-in with the encrypted password', () => {
  test('encrypts as the specification shows', () => {
    expect(encrypted('123456')).toBe('4SdS37appticEtjyQ2ZAfA==');
  });

  test('succeeds, and tells that client what it reads', async () => {
    const { status, body } = await login('clerk', encrypted(TEST_PASSWORD));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      code: 200,
      result: {
        token: expect.stringMatching(/^[\w-]{43}$/),
        userInfo: { realname: '李制单', loginTenantId: '1000' },
      },
    });
  });

  test('still succeeds with the plain text', async () => {
    expect((await login('clerk', TEST_PASSWORD)).body.success).toBe(true);
  });

  test('takes a text that is a password first, whatever it decrypts to', async () => {
    const text = encrypted('something-else');
    await setPassword(server.services.db, { username: 'reviewer', password: text });
    expect((await login('reviewer', text)).body.success).toBe(true);
    expect((await login('reviewer', 'something-else')).body).toMatchObject(REFUSED);
    expect((await login('reviewer', encrypted(text))).body.success).toBe(true);
    await setPassword(server.services.db, { username: 'reviewer', password: TEST_PASSWORD });
  });

  test('decrypts once only, and not with other paddings or letters that are none', async () => {
    expect((await login('clerk', encrypted(encrypted(TEST_PASSWORD)))).body).toMatchObject(REFUSED);
    expect((await login('clerk', Buffer.alloc(32, 7).toString('base64'))).body).toMatchObject(REFUSED);
    expect((await login('clerk', `${encrypted(TEST_PASSWORD)}\n`)).body).toMatchObject(REFUSED);
  });

  test('counts both tries as one failure', async () => {
    expect((await login('clerk', encrypted('wrong'))).body).toMatchObject(REFUSED);
    expect(await failuresOf()).toEqual([1, 1]);
    for (let count = 0; count < 3; count += 1) await login('clerk', encrypted('wrong'));
    expect((await login('clerk', encrypted(TEST_PASSWORD))).body.success).toBe(true);
    for (let count = 0; count < 5; count += 1) await login('clerk', encrypted('wrong'));
    expect((await login('clerk', encrypted(TEST_PASSWORD))).body).toMatchObject({
      success: false,
      message: '该用户登录失败次数过多，请于10分钟后再次登录！',
    });
  });

  test('answers an unknown name as a wrong password', async () => {
    const [wrong, unknown] = [await login('clerk', encrypted('wrong')), await login('nobody', encrypted('wrong'))];
    expect({ ...unknown.body, timestamp: 0 }).toEqual({ ...wrong.body, timestamp: 0 });
  });

  test('takes the longest password, and checks its length after decryption', async () => {
    const longest = '密'.repeat(200);
    await setPassword(server.services.db, { username: 'clerk2', password: longest });
    expect((await login('clerk2', encrypted(longest))).body.success).toBe(true);
    const tooLong = await send('/sys/login', { username: 'clerk2', password: encrypted('x'.repeat(201)) }, {});
    expect([tooLong.status, tooLong.body.result]).toEqual([
      400,
      { problems: [{ path: '/password', message: '不能超过 200 个字符' }] },
    ]);
    expect(encrypted('𠮷'.repeat(200))).toHaveLength(1088);
    expect((await send('/sys/login', { username: 'clerk2', password: 'A'.repeat(1092) }, {})).status).toBe(400);
  });

  test('is decrypted on this call alone', async () => {
    const client = await server.signIn('clerk');
    const { body } = await client.call({
      method: 'PUT',
      url: '/sys/user/updatePassword',
      body: {
        username: 'clerk',
        oldpassword: encrypted(TEST_PASSWORD),
        password: 'Another-1',
        confirmpassword: 'Another-1',
      },
      headers: V3,
    });
    expect(body).toMatchObject({ success: false, message: '旧密码输入错误!' });
  });
});

describe('a refused sign-in of that client', () => {
  test('has HTTP 200 and the reason in the envelope, for others the status stays', async () => {
    const form = { username: 'x'.repeat(101), password: 'x' };
    const [theirs, ours] = [await send('/sys/login', form), await send('/sys/login', form, {})];
    expect([theirs.status, theirs.body.success, theirs.body.code]).toEqual([200, false, 400]);
    expect([ours.status, ours.body.code]).toEqual([400, 400]);
    expect(theirs.body.message).toBe(ours.body.message);
  });

  test('has HTTP 200 when there were too many calls, too', async () => {
    const statuses = new Set<number>();
    let last = await login('nobody', 'x');
    for (let count = 0; count < 120; count += 1) {
      last = await send('/sys/login', { username: 'nobody' });
      statuses.add(last.status);
    }
    expect([...statuses]).toEqual([200]);
    expect([last.body.success, last.body.code]).toEqual([false, 429]);
  });

  test('says where a password of another hand is changed, and leaves no session', async () => {
    const { db } = server.services;
    await db.updateTable('sys_user').set({ password_due: true }).where('username', '=', 'reviewer').execute();
    const before = await db.selectFrom('sys_session').select('token_hash').execute();
    const { status, body } = await login('reviewer', encrypted(TEST_PASSWORD));
    expect([status, body]).toMatchObject([
      200,
      {
        success: false,
        code: 428,
        message: '密码由他人设置，须先修改：请用浏览器打开本系统自带的登录页，登录并修改密码，然后再从这里登录',
        result: null,
      },
    ]);
    expect(await db.selectFrom('sys_session').select('token_hash').execute()).toHaveLength(before.length);
    expect((await login('reviewer', 'wrong')).body).toMatchObject(REFUSED);
    await db.updateTable('sys_user').set({ password_due: false }).where('username', '=', 'reviewer').execute();
  });

  test('says that a second step is missing here, and signs out who falls due', async () => {
    const { db } = server.services;
    const { body: signedIn } = await login('admin', encrypted(TEST_PASSWORD));
    const key = requiredKey('1000');
    await db.insertInto('sys_setting').values({ key, value: 'true' }).execute();
    expect((await login('admin', encrypted(TEST_PASSWORD))).body).toMatchObject({
      success: false,
      code: 428,
      message: '系统要求管理员启用两步验证，此登录页不支持：请用浏览器打开本系统自带的登录页登录',
    });
    const token = { 'x-access-token': String(Object(signedIn.result).token) };
    const asUser = (headers: object) =>
      server.stranger.call({ url: '/sys/user/getUserInfo', headers: { ...token, ...headers } });
    expect([(await asUser(V3)).status, (await asUser({})).status]).toEqual([401, 428]);
    await db.deleteFrom('sys_setting').where('key', '=', key).execute();
  });
});

describe('the question for departments before a sign-in', () => {
  const ask = (body: object): Promise<TestAnswer> => send('/sys/loginGetUserDeparts', body);
  const form = { loginType: 'account', inputCode: 'abcd', checkKey: '7', loginOrgCode: '' };

  test.each([
    ['a right password', { ...form, username: 'clerk', password: encrypted(TEST_PASSWORD) }],
    ['a wrong one', { ...form, username: 'clerk', password: encrypted('wrong') }],
    ['an unknown name', { ...form, username: 'nobody', password: 'x' }],
    ['a phone', { loginType: 'phone', mobile: '13812345678', smscode: '123456', loginOrgCode: '' }],
    ['nothing', {}],
  ])('is answered the same for %s', async (_, body) => {
    const { status, body: answer } = await ask(body);
    expect([status, answer.success, answer.result]).toEqual([200, true, { departs: [], currentOrgCode: null }]);
  });

  test('counts no failure, and uses the picture not up', async () => {
    const captcha = await issueCaptcha(server.services.db, { key: '7', ip: '127.0.0.1' });
    await ask({ ...form, username: 'clerk', password: encrypted('wrong'), inputCode: captcha });
    expect(await failuresOf()).toEqual([]);
    const picture = { captcha, checkKey: '7' };
    expect((await login('clerk', encrypted(TEST_PASSWORD), picture)).body.success).toBe(true);
    expect((await login('clerk', encrypted(TEST_PASSWORD), picture)).body.message).toBe('验证码无效');
  });
});
