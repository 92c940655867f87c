import { afterAll, beforeAll, expect, test } from 'vitest';
import { TEST_PASSWORD } from '../../testDatabase.ts';
import { startTestServer, type TestServer } from '../../testServer.ts';
import { userCalls, type UserCalls } from './userCalls.ts';

let server: TestServer;
let own: UserCalls;
const codes = new Map<string, string>();

beforeAll(async () => {
  server = await startTestServer({
    sms: { send: ({ mobile, code }) => Promise.resolve(void codes.set(mobile, code)) },
  });
  own = userCalls(server, await server.signIn('clerk'));
});
afterAll(() => server.close());

const codeFor = async (mobile: string): Promise<string> => {
  await server.stranger.call({ method: 'POST', url: '/sys/sms', body: { mobile, smsmode: '1' } });
  await expect.poll(() => codes.get(mobile)).toBeDefined();
  return codes.get(mobile) ?? '';
};

const password = TEST_PASSWORD;

test('users change their phone by a code sent to it and their password [S7-23]', async () => {
  const phone = '13700000001';
  const smscode = await codeFor(phone);
  const wrong = smscode === '000000' ? '111111' : '000000';
  for (const [body, message] of [
    [{ phone, smscode }, '请输入当前密码'],
    [{ phone, smscode, password: 'not-the-one' }, '旧密码输入错误!'],
    [{ phone, smscode: wrong, password }, '手机验证码错误'],
    [{ password }, /phone/],
  ] as const)
    expect((await own.ask('POST', 'changePhoneEmail', body)).body).toMatchObject({
      success: false,
      message: typeof message === 'string' ? message : expect.stringMatching(message),
    });
  await own.done('POST', 'changePhoneEmail', { phone, smscode, password });
  expect(await own.done('GET', 'login/setting/getUserData')).toMatchObject({ username: 'clerk', phone });
  // A code is valid once.
  expect((await own.ask('PUT', 'changePhone', { newPhone: phone, smscode, password })).body.success).toBe(false);
});

test('an address is changed with the password, and neither is taken from somebody else [S7-23]', async () => {
  await own.done('PUT', 'changePhoneEmail', { email: 'clerk@example.com', password });
  const other = userCalls(server, await server.signIn('reviewer'));
  expect((await other.ask('PUT', 'changePhoneEmail', { email: 'CLERK@example.com', password })).body).toMatchObject({
    success: false,
    message: '邮箱已被注册',
  });
  await own.done('PUT', 'changePhoneEmail', { email: '', password });
  expect(await own.done('GET', 'login/setting/getUserData')).toMatchObject({ email: null });
  for (const body of [
    { email: 'no address', password },
    { phone: '12', password },
  ])
    expect((await own.ask('PUT', 'changePhoneEmail', body)).status).toBe(400);
});

test('picture, birthday and sex are one’s own to say, name and positions are not [S7-23]', async () => {
  await own.done('POST', 'login/setting/userEdit', { birthday: '1991-05-06', sex: 2, realname: '李制单', post: '' });
  expect(await own.done('GET', 'login/setting/getUserData')).toMatchObject({
    birthday: '1991-05-06',
    sex: '2',
    relTenantIds: '1000',
  });
  expect((await own.ask('POST', 'login/setting/userEdit', { realname: '管理员' })).body).toMatchObject({
    success: false,
    message: '姓名与职务由管理员维护，不能自行修改',
  });
  expect((await own.ask('POST', 'login/setting/userEdit', { birthday: '2026-02-31' })).status).toBe(400);
});
