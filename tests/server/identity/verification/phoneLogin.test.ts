import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { startPhoneServer, wrongCode } from './phoneServer.ts';
import { startTestServer, type TestAnswer } from '../../testServer.ts';

const KNOWN = '13812345678';
const UNKNOWN = '19900000000';

const server = startPhoneServer(KNOWN);
const { inbox, post } = server;

const ask = (mobile: string, smsmode: unknown = '0') => post('/sys/sms', { mobile, smsmode });
const signIn = (mobile: string, captcha: string) => post('/sys/phoneLogin', { mobile, captcha });
/** Ends the waiting time at once. */
const letWaitPass = (phone: string) =>
  server.current.services.db
    .updateTable('sys_sms_code')
    .set({ next_time: sql<Date>`now()` })
    .where('phone', '=', phone)
    .execute();
const said = ({ status, body: { success, code, message, result } }: TestAnswer) => ({
  status,
  success,
  code,
  message,
  result,
});

describe('the sign-in by phone', () => {
  test('accepts the number with the code sent to it, and responds like every sign-in [S7-3]', async () => {
    expect((await ask(KNOWN)).body.success).toBe(true);
    const { body } = await signIn(KNOWN, inbox.codeOf(KNOWN));
    expect(body).toMatchObject({
      success: true,
      code: 200,
      message: '登录成功',
      result: {
        token: expect.stringMatching(/^[\w-]{43}$/),
        userInfo: { username: 'clerk' },
        departs: [{ orgCode: 'A01A01' }],
        multi_depart: 1,
        sysAllDictItems: { bgd_status: expect.any(Array) },
      },
    });
  });

  test('takes a code once only, even when it comes twice at once', async () => {
    await ask(KNOWN);
    const code = inbox.codeOf(KNOWN);
    const answers = await Promise.all([signIn(KNOWN, code), signIn(KNOWN, code)]);
    expect(answers.filter(({ body }) => body.success)).toHaveLength(1);
    expect((await signIn(KNOWN, code)).body).toMatchObject({ success: false, message: '手机验证码错误' });
  });

  test('refuses a code whose ten minutes are over', async () => {
    await ask(KNOWN);
    const { expire_time } = await server.current.services.db
      .selectFrom('sys_sms_code')
      .select(sql<number>`extract(epoch from expire_time - now())::int`.as('expire_time'))
      .executeTakeFirstOrThrow();
    expect(expire_time).toBeGreaterThan(590);
    expect(expire_time).toBeLessThanOrEqual(600);
    await server.current.services.db
      .updateTable('sys_sms_code')
      .set({ expire_time: sql<Date>`now()` })
      .execute();
    expect((await signIn(KNOWN, inbox.codeOf(KNOWN))).body.message).toBe('手机验证码错误');
  });

  test('rejects a code after five wrong attempts, and locks the number with growing delays', async () => {
    await ask(KNOWN);
    const code = inbox.codeOf(KNOWN);
    for (let count = 0; count < 5; count += 1)
      expect((await signIn(KNOWN, wrongCode(code))).body.message).toBe('手机验证码错误');
    expect((await signIn(KNOWN, code)).body.message).toBe('该用户登录失败次数过多，请于10分钟后再次登录！');
    await server.current.services.db
      .updateTable('sys_login_attempt')
      .set({ locked_until: sql<Date>`now() - interval '1 second'` })
      .execute();
    expect((await signIn(KNOWN, code)).body.message).toBe('手机验证码错误');
    for (let count = 0; count < 4; count += 1) await signIn(KNOWN, wrongCode(code));
    expect((await signIn(KNOWN, code)).body.message).toContain('请于20分钟后');
  });

  test('does not take a code that was asked for another purpose', async () => {
    await ask(KNOWN, '2');
    expect((await signIn(KNOWN, inbox.codeOf(KNOWN))).body.success).toBe(false);
  });

  test('tells the holder of a number of two accounts to sign in by account', async () => {
    const { db } = server.current.services;
    const bind = (phone: string | null) =>
      db.updateTable('sys_user').set({ phone }).where('username', '=', 'clerk2').execute();
    await bind(KNOWN);
    await ask(KNOWN);
    expect((await signIn(KNOWN, wrongCode(inbox.codeOf(KNOWN)))).body.message).toBe('手机验证码错误');
    expect((await signIn(KNOWN, inbox.codeOf(KNOWN))).body.message).toBe('该手机号绑定了多个账号，请使用账号登录');
    await bind(null);
  });

  test('treats an unknown number like a known one, but sends nothing', async () => {
    const before = inbox.messages.length;
    const unknown = [await ask(UNKNOWN), await ask(UNKNOWN), await signIn(UNKNOWN, '123456')].map(said);
    expect(inbox.messages).toHaveLength(before);
    await ask(KNOWN);
    const known = [await ask(KNOWN), await signIn(KNOWN, wrongCode(inbox.codeOf(KNOWN)))].map(said);
    expect(unknown[0]).toMatchObject({ success: true, message: '如果该手机号可用，验证码已发送，10分钟内有效' });
    expect(unknown.slice(1)).toEqual(known);
  });
});

describe('codes by SMS', () => {
  test('make who asks again wait: a minute, then twice as long each time', async () => {
    await ask(KNOWN);
    expect((await ask(KNOWN)).body).toMatchObject({ success: false, message: '获取验证码过于频繁，请于60秒后再试' });
    await letWaitPass(KNOWN);
    expect((await ask(KNOWN)).body.success).toBe(true);
    expect((await ask(KNOWN)).body).toMatchObject({ result: { waitSeconds: 120 } });
  });

  test('are sent once when they are asked for many times at once', async () => {
    const before = inbox.messages.length;
    await Promise.all(Array.from({ length: 8 }, () => ask(KNOWN)));
    expect(inbox.messages).toHaveLength(before + 1);
  });

  test('for a registration go to numbers that nobody has', async () => {
    await ask(UNKNOWN, '1');
    expect(inbox.codeOf(UNKNOWN)).toMatch(/^\d{6}$/);
    const before = inbox.messages.length;
    await ask(KNOWN, '1');
    expect(inbox.messages).toHaveLength(before);
  });

  test('from one address are refused with 429 after sixty', async () => {
    const numbers = Array.from({ length: 62 }, (_, index) => `137000000${String(index).padStart(2, '0')}`);
    const answers = await Promise.all(numbers.map((mobile) => ask(mobile)));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
  });

  test.each([{ mobile: '12345678901', smsmode: '0' }, { mobile: KNOWN }, { mobile: KNOWN, smsmode: '7' }, {}, []])(
    'refuse what is no such request: %j',
    async (body) => {
      expect((await post('/sys/sms', body)).status).toBe(400);
    },
  );

  test('are stored as a hash', async () => {
    await ask(KNOWN);
    const rows = await server.current.services.db.selectFrom('sys_sms_code').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(inbox.codeOf(KNOWN));
  });

  test('cannot be asked for where nothing sends them', async () => {
    const without = await startTestServer();
    const { body } = await without.stranger.call({
      method: 'POST',
      url: '/sys/sms',
      body: { mobile: KNOWN, smsmode: 0 },
    });
    expect(body).toMatchObject({ success: false, message: '短信接口未配置，请联系管理员！' });
    await without.close();
  });
});
