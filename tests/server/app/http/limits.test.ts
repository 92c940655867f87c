import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestClient, type TestServer } from '../../testServer.ts';

let server: TestServer;
let clerk: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  clerk = await server.signIn('clerk');
});
afterAll(() => server.close());

const nested = (levels: number, inner = '1'): string => '['.repeat(levels) + inner + ']'.repeat(levels);

describe('a body of JSON', () => {
  const setting = (value: string) => ({
    method: 'POST' as const,
    url: '/sys/user/settings',
    body: `{"settings":[{"key":"table/x","value":${value},"time":1}]}`,
  });

  test('of up to 32 levels is read, whatever brackets stand in its texts', async () => {
    const text = JSON.stringify('"\\['.repeat(100));
    expect((await clerk.call(setting(nested(29, text)))).body).toMatchObject({ success: true });
  });

  test.each([33, 20_000])(
    'of %i levels is refused wherever it is sent, also with an idempotency key',
    async (levels) => {
      const calls = [
        setting(nested(levels - 3)),
        { method: 'POST' as const, url: '/bgd/export/add', body: `{"entryId":${nested(levels - 1)}}` },
        { method: 'POST' as const, url: '/sys/login', body: nested(levels) },
      ];
      for (const call of calls)
        expect(await clerk.call({ ...call, headers: { 'x-idempotency-key': `deep-json-${levels}` } })).toMatchObject({
          status: 400,
          body: { success: false, code: 400, message: '请求内容嵌套过深，最多 32 层' },
        });
    },
  );
});

describe('a refusal', () => {
  interface Refused {
    readonly problems: readonly { readonly path: string; readonly message: string }[];
  }

  test('names 50 things at most, of parameters that nobody knows', async () => {
    const unknown = Array.from({ length: 2000 }, (_, index) => `p${index}=1`).join('&');
    const { status, body } = await clerk.call({ url: `/bgd/export/list?${unknown}` });
    expect(status).toBe(400);
    expect((body.result as Refused).problems).toHaveLength(50);
    expect(body.message.split('；')).toHaveLength(50);
  });

  test('lists at most 50 problems of an invalid body, without repeating long names', async () => {
    const settings = Array.from({ length: 40 }, () => ({ key: '?', value: 1, time: 'x'.repeat(1000) }));
    const { status, body } = await clerk.call({ method: 'POST', url: '/sys/user/settings', body: { settings } });
    expect(status).toBe(400);
    expect((body.result as Refused).problems).toHaveLength(50);
    const long = await clerk.call({ url: `/bgd/export/list?${'n'.repeat(9000)}=1` });
    expect(long.status).toBe(400);
    expect(JSON.stringify(long.body).length).toBeLessThan(2000);
  });
});
