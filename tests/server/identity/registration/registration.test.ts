import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { startPhoneServer, wrongCode } from '../verification/phoneServer.ts';

const CLERKS = '13812345678';
const NEW = '19900000001';
const PASSWORD = 'a-password-of-mine';

const server = startPhoneServer(CLERKS);
const { inbox, post } = server;

const codeFor = async (mobile: string, smsmode: '1' | '2'): Promise<string> => {
  await post('/sys/sms', { mobile, smsmode });
  return inbox.codeOf(mobile);
};
const register = (form: object) => post('/sys/user/register', { password: PASSWORD, phone: NEW, ...form });
const signIn = (username: string, password: string) => post('/sys/login', { username, password });

describe('the registration', () => {
  test('creates an account for a verified number, without access until a role is granted [S2.1-5]', async () => {
    const smscode = await codeFor(NEW, '1');
    const { body } = await register({ username: 'newcomer', email: 'newcomer@example.com', smscode });
    expect(body).toMatchObject({ success: true, message: '注册成功', result: null });
    const signedIn = await signIn('newcomer', PASSWORD);
    expect(signedIn.body).toMatchObject({ success: true, result: { departs: [] } });
    const { token } = signedIn.body.result as { token: string };
    const list = await server.current.stranger.call({ url: '/bgd/export/list', headers: { 'X-Access-Token': token } });
    expect(list.body.success).toBe(false);
    expect(JSON.stringify(list.body.result ?? null)).toBe('null');
  });

  test('reveals taken names only to the number’s owner, who may retry with another name', async () => {
    const phone = '19900000002';
    const smscode = await codeFor(phone, '1');
    expect((await register({ phone, username: 'CLERK', smscode: wrongCode(smscode) })).body.message).toBe(
      '手机验证码错误',
    );
    expect((await register({ phone, username: 'CLERK', smscode })).body.message).toBe('用户名已注册');
    expect((await register({ phone, username: 'another', smscode })).body.message).toBe('注册成功');
    expect((await register({ phone, username: 'third', smscode })).body.message).toBe('手机验证码错误');
  });

  test('makes one account when the form is sent many times at once', async () => {
    const phone = '19900000003';
    const smscode = await codeFor(phone, '1');
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => register({ phone, username: 'one-of-one', smscode })),
    );
    expect(answers.filter(({ body }) => body.success)).toHaveLength(1);
  });

  test('treats the number of an existing account like a wrong code, and sends nothing', async () => {
    const before = inbox.messages.length;
    await post('/sys/sms', { mobile: CLERKS, smsmode: '1' });
    expect(inbox.messages).toHaveLength(before);
    const { body } = await register({ phone: CLERKS, username: 'thief', smscode: '123456' });
    expect(body.message).toBe('手机验证码错误');
  });

  test('stores the password as a hash', async () => {
    const rows = await server.current.services.db.selectFrom('sys_user').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(PASSWORD);
  });

  test.each([
    { username: 'ab' },
    { username: '<b>x</b>' },
    { username: 'x'.repeat(51) },
    { password: 'short' },
    { password: 'x'.repeat(201) },
    { phone: '123' },
    { email: 'no address' },
    { smscode: 'abcdef' },
    { smscode: null },
  ])('refuses what is no such form: %j', async (part) => {
    const { status, body } = await register({ username: 'somebody', smscode: '123456', ...part });
    expect(status).toBe(400);
    expect(body.message).toContain(Object.keys(part)[0]);
  });
});

describe('a forgotten password', () => {
  test('is replaced by the holder of the number, and ends every session of the account [S2.1-7]', async () => {
    const smscode = await codeFor(CLERKS, '2');
    const verified = await post('/sys/user/phoneVerification', { phone: CLERKS, smscode });
    expect(verified.body).toMatchObject({ success: true, result: { username: 'clerk', smscode } });
    const { username } = verified.body.result as { username: string };
    const change = { phone: CLERKS, smscode, username: username.toUpperCase(), password: PASSWORD };
    expect((await post('/sys/user/passwordChange', change)).body.message).toBe('密码重置完成！');
    expect((await signIn('clerk', PASSWORD)).body.success).toBe(true);
    expect((await post('/sys/user/passwordChange', change)).body.message).toBe('手机验证码错误');
    const sessions = await server.current.services.db
      .selectFrom('sys_session')
      .innerJoin('sys_user', 'sys_user.id', 'sys_session.user_id')
      .where('username', '=', 'clerk')
      .select(sql<number>`count(*)::int`.as('count'))
      .executeTakeFirstOrThrow();
    expect(sessions.count).toBe(1);
  });

  test('is not replaced for another account than that of the number', async () => {
    const smscode = await codeFor(CLERKS, '2');
    const change = { phone: CLERKS, smscode, username: 'admin', password: 'taken-over-1' };
    expect((await post('/sys/user/passwordChange', change)).body.message).toBe('手机验证码错误');
    expect((await signIn('admin', 'taken-over-1')).body.success).toBe(false);
  });

  test('never reveals whether a number has an account: responses are equal and attempts lock', async () => {
    const verify = (phone: string, smscode: string) => post('/sys/user/phoneVerification', { phone, smscode });
    const code = await codeFor(CLERKS, '2');
    await codeFor('19900000009', '2');
    const known = await verify(CLERKS, wrongCode(code));
    const unknown = await verify('19900000009', '123456');
    expect(unknown.body).toMatchObject({ success: known.body.success, message: known.body.message });
    for (let count = 0; count < 4; count += 1) await verify(CLERKS, wrongCode(code));
    expect((await verify(CLERKS, code)).body.message).toContain('请于10分钟后');
  });
});
