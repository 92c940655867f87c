import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { smsGateway } from '../../../../server/core/services/smsGateway.ts';
import { standInSettings, startStandIn, type StandIn } from '../../../standIn/standInServer.ts';
import { startTestServer, type TestServer } from '../../testServer.ts';

const PUBLIC = 'http://waybill.example.com';
const PHONE = '13812345678';

let standIn: StandIn;
let server: TestServer;
beforeAll(async () => {
  standIn = await startStandIn();
  const { providers, sms } = standInSettings(standIn.url);
  server = await startTestServer({ signIn: { providers, publicUrl: PUBLIC }, sms: smsGateway(sms) });
  const { db } = server.services;
  await db.updateTable('sys_user').set({ phone: PHONE }).where('username', '=', 'clerk').execute();
});
afterAll(async () => {
  await server.close();
  await standIn.close();
});
beforeEach(async () => {
  const { db } = server.services;
  for (const table of ['sys_third_account', 'sys_one_time_code', 'sys_sms_code', 'sys_rate_limit'] as const)
    await db.deleteFrom(table).execute();
  standIn.state.broken = false;
});

const bind = (id: number) =>
  sql`insert into sys_third_account values ('standin', ${String(id)}, (select id from sys_user where username = 'clerk'))`.execute(
    server.services.db,
  );

const get = (url: string, cookie = '') =>
  server.app.inject({ method: 'GET', url: `/api/sys/thirdLogin${url}`, headers: cookie === '' ? {} : { cookie } });

/** Goes to the provider and back like a browser; returns its cookie and the message of its popup. */
async function popup(): Promise<{ cookie: string; message: string }> {
  const begun = await get('/render/standin');
  const cookie = String(begun.headers['set-cookie']).split(';', 1)[0] ?? '';
  const back = await fetch(String(begun.headers.location), { redirect: 'manual' });
  const { pathname, search } = new URL(back.headers.get('location') ?? '');
  const page = await get(`${pathname.replace('/api/sys/thirdLogin', '')}${search}`, cookie);
  return { cookie, message: /data-message="([^"]*)"/.exec(page.body)?.[1] ?? '' };
}
const enter = async (code: string, cookie: string, thirdType = 'standin') =>
  (await get(`/getLoginUser/${code}/${thirdType}`, cookie)).json() as { success: boolean; message: string };

describe('the sign-in by an account elsewhere', () => {
  test('redirects the browser to the configured address, with state and public callback address', async () => {
    const answer = await get('/render/standin');
    expect(answer.statusCode).toBe(302);
    const to = new URL(String(answer.headers.location));
    expect(`${to.origin}${to.pathname}`).toBe(`${standIn.url}/authorize`);
    expect(to.searchParams.get('redirect_uri')).toBe(`${PUBLIC}/api/sys/thirdLogin/standin/callback`);
    expect(to.searchParams.get('response_type')).toBe('code');
    expect(to.href).not.toContain('secret');
    expect(answer.headers['set-cookie']).toMatch(/HttpOnly; SameSite=Lax$/);
    expect((await get('/render/other')).statusCode).toBe(404);
    expect((await get('/render/http:%2F%2Fevil.example')).statusCode).toBe(400);
  });

  test('gives the popup a code, which brings the session by token and thirdType, once [S7-5, S7-7]', async () => {
    await bind(standIn.state.accountId);
    const { cookie, message } = await popup();
    expect(message).toMatch(/^[\w-]{43}$/);
    expect(await enter(message, cookie)).toMatchObject({
      success: true,
      code: 200,
      result: {
        token: expect.stringMatching(/^[\w-]{43}$/),
        userInfo: { username: 'clerk' },
        departs: [{ orgCode: 'A01A01' }],
        sysAllDictItems: expect.any(Object),
      },
    });
    expect(await enter(message, cookie)).toMatchObject({ success: false, message: '第三方登录已失效，请重新登录' });
  });

  test('takes one of the user’s own tenants as third part of the address, or none', async () => {
    await bind(standIn.state.accountId);
    for (const tenant of ['1000', '0', 'undefined']) {
      const { cookie, message } = await popup();
      const entered = await enter(message, cookie, `standin/${tenant}`);
      expect(entered).toMatchObject({ success: true, result: { userInfo: { loginTenantId: '1000' } } });
    }
    const { db } = server.services;
    await db.insertInto('sys_tenant').values({ id: '2000', name: '别家公司' }).execute();
    const foreign = await popup();
    expect(await enter(foreign.message, foreign.cookie, 'standin/2000')).toMatchObject({
      success: false,
      message: '您不属于该租户，请重新选择',
    });
    await sql`insert into sys_user_tenant select id, '2000' from sys_user where username = 'clerk'`.execute(db);
    const member = await popup();
    expect(await enter(member.message, member.cookie, 'standin/2000')).toMatchObject({
      result: { userInfo: { loginTenantId: '2000' } },
    });
    await db.deleteFrom('sys_user_tenant').execute();
  });

  test('is bound to the browser that began it, to its kind, and to sixty seconds [S7-5]', async () => {
    await bind(standIn.state.accountId);
    const { cookie, message } = await popup();
    expect((await enter(message, '')).success).toBe(false);
    expect((await enter(message, `waybill_sign_in=${'a'.repeat(43)}`)).success).toBe(false);
    expect((await enter(message, cookie, 'github')).success).toBe(false);
    const { rows } = await sql<{ left: number }>`
      select extract(epoch from expire_time - now())::int as left from sys_one_time_code`.execute(server.services.db);
    expect(rows[0]?.left).toBeLessThanOrEqual(60);
    await server.services.db
      .updateTable('sys_one_time_code')
      .set({ expire_time: sql<Date>`now()` })
      .execute();
    expect((await enter(message, cookie)).success).toBe(false);
  });

  test('fails for a state of another browser, and when the provider does not answer', async () => {
    await bind(standIn.state.accountId);
    const { cookie } = await popup();
    const forged = await get(`/standin/callback?code=x&state=${'b'.repeat(43)}`, cookie);
    expect(forged.body).toContain('data-message="登录失败"');
    standIn.state.broken = true;
    const begun = await get('/render/standin', cookie);
    const state = new URL(String(begun.headers.location)).searchParams.get('state') ?? '';
    const asked = standIn.state.asked.length;
    const elsewhere = await get(`/standin/callback?code=x&state=${state}`);
    expect(elsewhere.body).toContain('登录失败');
    expect(standIn.state.asked).toHaveLength(asked);
    expect((await get(`/standin/callback?code=x&state=${state}`, cookie)).body).toContain('登录失败');
  });

  test('asks who is not known for the phone, and knows the account from then on', async () => {
    const first = await popup();
    const [words, thirdUserUuid] = first.message.split(',');
    expect(words).toBe('绑定手机号');
    expect((await enter(thirdUserUuid ?? '', first.cookie)).success).toBe(false);
    await server.stranger.call({ method: 'POST', url: '/sys/sms', body: { mobile: PHONE, smsmode: '0' } });
    await expect.poll(() => standIn.state.codes.get(PHONE)).toMatch(/^\d{6}$/);
    const body = { mobile: PHONE, captcha: standIn.state.codes.get(PHONE), thirdUserUuid, thirdType: 'standin' };
    const bound = await server.stranger.call({
      method: 'POST',
      url: '/sys/thirdLogin/bindingThirdPhone',
      headers: { cookie: first.cookie },
      body,
    });
    expect(bound.body).toMatchObject({ success: true, result: { userInfo: { username: 'clerk' } } });
    const second = await popup();
    expect((await enter(second.message, second.cookie)).success).toBe(true);
  });

  test('tells the front end the names of the ways, and nothing else of them', async () => {
    const answer = await server.app.inject({ method: 'GET', url: '/config.json' });
    expect(answer.json()).toMatchObject({ thirdParty: [{ thirdType: 'standin', title: '企业账号' }] });
    expect(answer.body).not.toMatch(/secret|authorize|clientId/i);
  });
});
