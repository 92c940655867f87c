import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signatureOf, signingTime } from '../../../../engine/index.ts';
import { smsInbox } from '../verification/smsInbox.ts';
import { startTestServer, type TestClient, type TestServer } from '../../testServer.ts';

const SECRET = '本店的密钥';
const PATH = '/api/sys/dict/getDictItems/unit';
const MINUTE = 60_000;

let server: TestServer;
let clerk: TestClient;
beforeAll(async () => {
  server = await startTestServer({ config: { signSecret: SECRET }, sms: smsInbox() });
  clerk = await server.signIn('clerk');
});
afterAll(() => server.close());

const stamp = (minutes = 0): string => signingTime(Date.now() + minutes * MINUTE);
const signed = (sign: string, time: string) => ({ 'x-sign': sign, 'x-timestamp': time });
const unitSign = signatureOf({ path: PATH, query: {} }, SECRET);
const ask = (headers: Readonly<Record<string, string>>, client = clerk) =>
  client.call({ url: '/sys/dict/getDictItems/unit', headers });

describe('a signed call', () => {
  test('is answered when its signature is right, with either kind of timestamp [S7-32]', async () => {
    expect((await ask(signed(unitSign, stamp()))).body.success).toBe(true);
    expect((await ask(signed(unitSign, String(Date.now())))).body.success).toBe(true);
  });

  test('is refused when its signature is wrong [S7-32]', async () => {
    const wrong = [unitSign.replace(/^./, (digit) => (digit === '0' ? '1' : '0')), unitSign.toLowerCase(), 'x', '签'];
    for (const sign of wrong)
      expect((await ask(signed(encodeURIComponent(sign), stamp()))).body).toMatchObject({
        success: false,
        code: 500,
        message: 'Sign签名校验失败！',
      });
  });

  test('is refused when its time is missing, unreadable, or more than five minutes off [S7-32]', async () => {
    expect((await ask({ 'x-sign': unitSign })).body.message).toBe('Sign签名校验失败，时间戳为空！');
    for (const time of [stamp(-6), stamp(6), 'now', '20249901000000'])
      expect((await ask(signed(unitSign, time))).body, time).toMatchObject({
        success: false,
        message: '签名验证失败:X-TIMESTAMP已过期',
      });
    for (const minutes of [-4, 4]) expect((await ask(signed(unitSign, stamp(minutes)))).body.success).toBe(true);
  });

  test('is checked over path, query and body as they were sent [S7-32]', async () => {
    const url = '/sys/dict/loadDict/unit?keyWord=%E5%8D%83+%E5%85%8B&pageSize=5&_t=1700000000';
    const sign = signatureOf({ path: '/x/unit', query: { keyWord: '千 克', pageSize: 5 } }, SECRET);
    expect((await clerk.call({ url, headers: signed(sign, stamp()) })).body.success).toBe(true);
    const other = url.replace('pageSize=5', 'pageSize=6');
    expect((await clerk.call({ url: other, headers: signed(sign, stamp()) })).body.success).toBe(false);

    const body = { mobile: '13912345678', smsmode: '0' };
    const smsSign = signatureOf({ path: '/sys/sms', query: {}, body }, SECRET);
    const send = (sent: unknown) =>
      server.stranger.call({ method: 'POST', url: '/sys/sms', body: sent, headers: signed(smsSign, stamp()) });
    expect((await send({ ...body, mobile: '13912345679' })).body.message).toBe('Sign签名校验失败！');
    expect((await send(body)).body.success).toBe(true);
  });

  test('names several things in its path, which are signed too [S7-32]', async () => {
    const sign = signatureOf({ path: '/a/sys_depart,depart_name,org_code', query: {} }, SECRET);
    const call = (fields: string) =>
      clerk.call({ url: `/sys/dict/getDictItems/${fields}`, headers: signed(sign, stamp()) });
    expect((await call('sys_depart,depart_name,org_code')).body.message).not.toContain('Sign');
    expect((await call('sys_depart,depart_name,id')).body.message).toBe('Sign签名校验失败！');
  });

  test('needs its token and its rights all the same [S7-32]', async () => {
    expect((await ask(signed(unitSign, stamp()), server.stranger)).status).toBe(401);
  });

  test('is not asked for: without a signature, and outside of the list, nothing changes [S7-32]', async () => {
    expect((await ask({})).body.success).toBe(true);
    const own = await clerk.call({ url: '/sys/user/getUserInfo', headers: signed('nonsense', '') });
    expect(own.body.success).toBe(true);
  });

  test('may be as deep as it likes and is still no fault of the server', async () => {
    const deep = `{"mobile":${'['.repeat(200_000)}${']'.repeat(200_000)}}`;
    const answer = await server.stranger.call({
      method: 'POST',
      url: '/sys/sms',
      body: deep,
      headers: signed(unitSign, stamp()),
    });
    expect(answer.status).toBeLessThan(500);
    expect(answer.body.success).toBe(false);
  });
});

describe('the secret of signed calls', () => {
  test('is told to the front end only where the operator lets it sign [S7-32]', async () => {
    const answer = await server.app.inject('/config.json');
    expect(answer.body).not.toContain(SECRET);
    expect(answer.json()).not.toHaveProperty('signSecret');
  });
});
