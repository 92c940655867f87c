import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testServer.ts';

let server: TestServer;
let port: number;
beforeAll(async () => {
  server = await startTestServer();
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  port = (server.app.server.address() as AddressInfo).port;
});
afterAll(() => server.close());

/** What the server answers to these bytes, as text. */
const say = (text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.on('data', (chunk: Buffer) => {
      answer += chunk.toString();
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });

const call = (path: string, headers: readonly string[] = []): string =>
  [`GET ${path} HTTP/1.1`, 'host: x', 'connection: close', ...headers, '', ''].join('\r\n');

test.each([
  ['a call without a session', 401, call('/api/sys/user/getUserInfo')],
  ['an address that cannot be read', 400, call('/api/%zz')],
  ['an address outside of the API that cannot be read', 400, call('/%zz')],
  ['a name of thousands of letters', 405, call(`/api/sys/dict/getDictItems/${'x'.repeat(2500)}`)],
  ['headers that are too long', 431, call('/healthz', [`x-long: ${'x'.repeat(20_000)}`])],
  ['what is no HTTP', 400, 'hello\r\n\r\n'],
  ['an address where nothing is', 404, call('/api/nothing')],
])(
  '%s is answered in our words, with the headers that keep it from being kept or taken for a page',
  async (_, status, text) => {
    const [head = '', body = ''] = (await say(text)).split('\r\n\r\n', 2);
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(body).toContain('"success":false');
    const headers = head.toLowerCase();
    expect(headers).toContain('content-security-policy: default-src');
    expect(headers).toContain('x-content-type-options: nosniff');
    expect(headers).toContain('cache-control: no-store');
  },
);
