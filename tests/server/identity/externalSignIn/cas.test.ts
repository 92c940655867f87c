import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { userOfAnswer } from '../../../../server/identity/externalSignIn/casTicket.ts';
import { startStandIn, type StandIn } from '../../../standIn/standInServer.ts';
import { startTestServer, type TestServer } from '../../testServer.ts';

const PUBLIC = 'https://waybill.example.com';
const SERVICE = `${PUBLIC}/oauth2-app/login?redirect=%2Fbgd%2Fexport`;

let standIn: StandIn;
let server: TestServer;
beforeAll(async () => {
  standIn = await startStandIn();
  server = await startTestServer({ signIn: { ssoUrl: `${standIn.url}/cas`, publicUrl: PUBLIC } });
});
afterAll(async () => {
  await server.close();
  await standIn.close();
});
beforeEach(() => {
  standIn.state.broken = false;
  standIn.state.asked.length = 0;
});

/** Returns a ticket as a browser receives it in the redirect of the CAS server. */
const ticketFor = async (user: string, service = SERVICE): Promise<string> => {
  standIn.state.casUser = user;
  const answer = await fetch(`${standIn.url}/cas/login?service=${encodeURIComponent(service)}`, { redirect: 'manual' });
  return new URL(answer.headers.get('location') ?? '').searchParams.get('ticket') ?? '';
};
const validate = async (ticket: string, service = SERVICE, by: TestServer = server) =>
  by.stranger.call({ method: 'POST', url: '/sys/cas/client/validateLogin', body: { ticket, service } });

describe('the ticket of single sign-on', () => {
  test('brings token, user and departments, as every sign-in does [S7-6]', async () => {
    const { body } = await validate(await ticketFor('clerk'));
    expect(body).toMatchObject({
      success: true,
      code: 200,
      result: {
        token: expect.stringMatching(/^[\w-]{43}$/),
        userInfo: { username: 'clerk' },
        departs: [{ orgCode: 'A01A01' }],
        multi_depart: 1,
      },
    });
  });

  test.each(['Clerk', 'ＣＬＥＲＫ'])('of %j is that of clerk', async (name) => {
    const { body } = await validate(await ticketFor(name));
    expect(body).toMatchObject({ success: true, result: { userInfo: { username: 'clerk' } } });
  });

  test('holds once', async () => {
    const ticket = await ticketFor('clerk');
    expect((await validate(ticket)).body.success).toBe(true);
    expect((await validate(ticket)).body).toMatchObject({
      success: false,
      message: '单点登录票据无效或已过期，请重新登录',
    });
  });

  test.each([
    'https://elsewhere.example.com/oauth2-app/login',
    `${PUBLIC}/other`,
    `${PUBLIC}.evil.example/oauth2-app/login`,
    'javascript:alert(1)',
    'http://169.254.169.254/',
  ])('of another service is refused without a question to anybody: %s', async (service) => {
    const ticket = await ticketFor('clerk', 'https://elsewhere.example.com/oauth2-app/login');
    standIn.state.asked.length = 0;
    expect((await validate(ticket, service)).body.success).toBe(false);
    expect(standIn.state.asked).toEqual([]);
  });

  test('of somebody without an account here, or with a frozen one, opens nothing', async () => {
    expect((await validate(await ticketFor('stranger'))).body).toMatchObject({
      success: false,
      message: '您在本系统没有账号，请联系管理员',
    });
    const { db } = server.services;
    const setStatus = (status: number) =>
      db.updateTable('sys_user').set({ status }).where('username', '=', 'reviewer').execute();
    await setStatus(2);
    expect((await validate(await ticketFor('reviewer'))).body.message).toBe('该用户已冻结');
    await setStatus(1);
  });

  test('waits for a server that answers', async () => {
    const ticket = await ticketFor('clerk');
    standIn.state.broken = true;
    expect(await validate(ticket)).toMatchObject({
      status: 200,
      body: { success: false, message: '单点登录服务暂时不可用，请稍后再试' },
    });
  });

  test('is refused where single sign-on is not set up', async () => {
    const without = await startTestServer();
    expect((await validate('ST-1', SERVICE, without)).body.message).toBe('单点登录未配置，请联系管理员');
    await without.close();
  });

  test.each([{}, { ticket: 'a b', service: SERVICE }, { ticket: 'ST-1' }, { ticket: 1, service: SERVICE }])(
    'is refused when it is no such request: %j',
    async (body) => {
      const { status } = await server.stranger.call({ method: 'POST', url: '/sys/cas/client/validateLogin', body });
      expect(status).toBe(400);
    },
  );
});

const wrapped = (inside: string): string => `<cas:serviceResponse xmlns:cas="urn:cas">${inside}</cas:serviceResponse>`;

describe('the answer of a CAS server', () => {
  test.each([
    ['<cas:authenticationSuccess><cas:user>li</cas:user></cas:authenticationSuccess>', 'li'],
    ['<cas:authenticationSuccess><cas:user>007</cas:user><cas:attributes/></cas:authenticationSuccess>', '007'],
    ['<cas:authenticationFailure code="X"><cas:user>li</cas:user></cas:authenticationFailure>', undefined],
    ['<cas:authenticationSuccess><cas:user></cas:user></cas:authenticationSuccess>', undefined],
    ['<cas:authenticationSuccess><cas:user>a</cas:user><cas:user>b</cas:user></cas:authenticationSuccess>', undefined],
  ])('%s names %s', (inside, user) => {
    expect(userOfAnswer(wrapped(inside))).toBe(user);
  });

  test.each(['<html><body>sorry', '', '{}', `<!DOCTYPE x [<!ENTITY e "li">]>${wrapped('&e;')}`])(
    'is none: %s',
    (text) => {
      expect(() => userOfAnswer(text)).toThrow();
    },
  );
});
