import { inflateSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildServer } from '../../../../server/app.ts';
import { drawCaptcha, newCaptcha } from '../../../../server/identity/verification/captchaImage.ts';
import { checkCaptcha, issueCaptcha } from '../../../../server/identity/verification/captchas.ts';
import { TEST_PASSWORD } from '../../testDatabase.ts';
import { startTestServer, type TestServer } from '../../testServer.ts';

const KEY = '1700000000123';

let server: TestServer;
/** The same database, with a captcha required from everyone. */
let strict: Awaited<ReturnType<typeof buildServer>>;
beforeAll(async () => {
  server = await startTestServer();
  const { services } = server;
  strict = await buildServer({ ...services, signIn: { ...services.signIn, captcha: true } });
});
afterAll(async () => {
  await strict.close();
  await server.close();
});
beforeEach(async () => {
  for (const table of ['sys_login_attempt', 'sys_rate_limit', 'sys_captcha'] as const)
    await server.services.db.deleteFrom(table).execute();
});

interface Said {
  readonly success: boolean;
  readonly code: number;
  readonly message: string;
}

const ADDRESS = '127.0.0.1';

const signIn = async (
  more: Readonly<Record<string, unknown>>,
  app = server.app,
  remoteAddress = ADDRESS,
): Promise<Said> => {
  const payload = { username: 'clerk', password: TEST_PASSWORD, ...more };
  return (await app.inject({ method: 'POST', url: '/api/sys/login', payload, remoteAddress })).json();
};
const shown = (key: string = KEY, ip: string = ADDRESS): Promise<string> =>
  issueCaptcha(server.services.db, { key, ip });
/** Checks a captcha as the sign-in does, without the password. */
const check = (captcha: string | undefined, checkKey: string): Promise<void> =>
  checkCaptcha(server.services.db, { captcha: captcha ?? '', checkKey }, { ip: ADDRESS, required: true });
const OVER = { success: false, code: 500, message: '验证码无效' };
const WRONG = { success: false, code: 412, message: '验证码错误' };

describe('the picture of a sign-in', () => {
  test('comes as a data URL, different each time, and never reveals its text', async () => {
    const ask = () => server.stranger.call({ url: `/sys/randomImage/${KEY}` });
    const [one, other] = [(await ask()).body, (await ask()).body];
    expect(one).toMatchObject({ success: true, code: 200, message: '' });
    expect(one.result).toMatch(/^data:image\/png;base64,[\w+/]+=*$/);
    expect(other.result).not.toBe(one.result);
    const rows = await server.services.db.selectFrom('sys_captcha').selectAll().execute();
    const kept = {
      id: expect.any(String),
      key_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      code_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      expire_time: expect.anything(),
    };
    expect(rows).toEqual([kept, kept]);
  });

  test.each(['a'.repeat(65), '%20', '../x', '%00', '中'])('has no key like %s', async (key) => {
    const { status } = await server.stranger.call({ url: `/sys/randomImage/${encodeURI(key)}` });
    expect([400, 404]).toContain(status);
  });

  test('is drawn for 120 calls per address and minute, then refused for a while', async () => {
    const statuses: number[] = [];
    for (let call = 0; call < 121; call += 1)
      statuses.push((await server.stranger.call({ url: `/sys/randomImage/k${call}` })).status);
    expect(statuses.slice(0, 120).every((status) => status === 200)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
  });

  test('shows four characters, and none that are taken for others', () => {
    const texts = Array.from({ length: 500 }, newCaptcha);
    expect(texts.filter((text) => !/^[2-69ACEFHJ-NPRTUWXY]{4}$/.test(text))).toEqual([]);
    expect(new Set(texts).size).toBeGreaterThan(400);
  });

  test('holds what it shows as a PNG of 240 by 80 points', () => {
    const png = Buffer.from(drawCaptcha('HKMW').split(',')[1] ?? '', 'base64');
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([240, 80]);
    const start = png.indexOf('IDAT') + 4;
    const lines = inflateSync(png.subarray(start, start + png.readUInt32BE(start - 8)));
    expect(lines).toHaveLength(241 * 80);
    /** Returns the number of dark pixels in the quarter of a character. */
    const darkIn = (quarter: number): number =>
      Array.from({ length: 80 }, (_, y) => lines.subarray(y * 241 + 1 + quarter * 60, y * 241 + 61 + quarter * 60))
        .flatMap((part) => [...part])
        .filter((ink) => ink > 210).length;
    for (const quarter of [0, 1, 2, 3]) expect(darkIn(quarter)).toBeGreaterThan(120);
  });
});

describe('a sign-in with a captcha', () => {
  test('takes what the picture shows, capitals or not, once [S7-2]', async () => {
    const captcha = (await shown()).toLowerCase();
    expect(await signIn({ captcha, checkKey: KEY }, strict)).toMatchObject({ success: true });
    expect(await signIn({ captcha, checkKey: KEY }, strict)).toMatchObject(OVER);
  });

  test('takes what the Chinese keyboard writes in full width [V-29]', async () => {
    const shownText = await shown();
    const captcha = shownText.replaceAll(/./g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0));
    expect(await signIn({ captcha, checkKey: KEY }, strict)).toMatchObject({ success: true });
  });

  test('keeps the last twenty pictures per key and address, each text valid once', async () => {
    const texts: string[] = [];
    for (let n = 0; n < 21; n += 1) texts.push(await shown('constant'));
    const first = texts.shift();
    if (!texts.includes(String(first))) await expect(check(first, 'constant')).rejects.toThrow(WRONG.message);
    for (const text of texts) await check(text, 'constant');
    await expect(check(texts[0], 'constant')).rejects.toThrow(OVER.message);
  });

  test('is accepted only from the address that received it, even under a shared key', async () => {
    const captcha = await shown('constant');
    await shown('constant', '10.0.0.8');
    expect(await signIn({ captcha, checkKey: 'constant' }, strict, '10.0.0.8')).toMatchObject(WRONG);
    expect(await signIn({ captcha, checkKey: 'constant' }, strict, '10.0.0.9')).toMatchObject(OVER);
    expect(await signIn({ captcha, checkKey: Number(KEY) }, strict)).toMatchObject(OVER);
    expect(await signIn({ captcha, checkKey: 'constant' }, strict)).toMatchObject({ success: true });
  });

  test('allows thirty wrong texts per address and minute, without affecting other addresses', async () => {
    const wrong = { captcha: '0000', checkKey: KEY };
    const captcha = await shown();
    const answers = await Promise.all(Array.from({ length: 40 }, () => signIn(wrong, strict)));
    expect(answers.filter(({ code }) => code === 412)).toHaveLength(30);
    expect(answers.filter(({ code }) => code === 429)).toHaveLength(10);
    expect(await signIn({ captcha, checkKey: KEY }, strict)).toMatchObject({ success: false, code: 429 });
    const other = await shown(KEY, '10.0.0.8');
    expect(await signIn({ captcha: other, checkKey: KEY }, strict, '10.0.0.8')).toMatchObject({ success: true });
    await server.services.db
      .updateTable('sys_rate_limit')
      .set({ window_end: sql`now() - interval '1 second'` })
      .execute();
    expect(await signIn({ captcha, checkKey: KEY }, strict)).toMatchObject({ success: true });
  });

  test('counts no right text as a wrong one', async () => {
    for (let turn = 0; turn < 32; turn += 1) await check(await shown(), KEY);
    expect(await signIn({ captcha: await shown(), checkKey: KEY }, strict)).toMatchObject({ success: true });
  });

  test('uses the picture up when the password was wrong', async () => {
    const captcha = await shown();
    const wrong = { captcha, checkKey: KEY, password: 'wrong' };
    expect(await signIn(wrong, strict)).toMatchObject({ success: false, message: '用户名或密码错误' });
    expect(await signIn({ captcha, checkKey: KEY }, strict)).toMatchObject(OVER);
  });

  test('is refused when the minute is over, when the key is another, and without either', async () => {
    const captcha = await shown();
    expect(await signIn({ captcha, checkKey: '1700000000124' }, strict)).toMatchObject(OVER);
    expect(await signIn({ captcha, checkKey: null }, strict)).toMatchObject(OVER);
    expect(await signIn({}, strict)).toMatchObject(OVER);
    expect(await signIn({ captcha: '  ', checkKey: KEY }, strict)).toMatchObject(OVER);
    const again = await shown();
    await server.services.db
      .updateTable('sys_captcha')
      .set({ expire_time: sql<string>`now()` })
      .execute();
    expect(await signIn({ captcha: again, checkKey: KEY }, strict)).toMatchObject(OVER);
  });

  test('lets no more than one of many at once through with one picture', async () => {
    const captcha = await shown();
    const answers = await Promise.all(Array.from({ length: 6 }, () => signIn({ captcha, checkKey: KEY }, strict)));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
  });

  test('does not count a wrong one against the account', async () => {
    for (let turn = 0; turn < 8; turn += 1) {
      await shown();
      expect(await signIn({ captcha: '0000', checkKey: KEY }, strict)).toMatchObject(WRONG);
    }
    expect(await signIn({ captcha: await shown(), checkKey: KEY }, strict)).toMatchObject({ success: true });
  });
});

describe('a server that asks for none', () => {
  test('checks one that a client sends all the same', async () => {
    const captcha = await shown();
    expect(await signIn({ captcha: '0000', checkKey: KEY })).toMatchObject(WRONG);
    expect(await signIn({ captcha, checkKey: KEY })).toMatchObject({ success: true });
    expect(await signIn({ captcha, checkKey: KEY })).toMatchObject(OVER);
    expect(await signIn({ captcha: '', checkKey: KEY })).toMatchObject({ success: true });
  });

  test('tells the front end so', async () => {
    expect((await server.app.inject('/config.json')).json()).toMatchObject({ captcha: false });
    expect((await strict.inject('/config.json')).json()).toMatchObject({ captcha: true });
  });
});
