import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { securityHeaders } from '../../../../server/app/http/securityHeaders.ts';
import { startTestServer, type TestClient, type TestServer } from '../../testServer.ts';

let server: TestServer;
let clerk: TestClient;
let port: number;
let clientFolder: string;
beforeAll(async () => {
  clientFolder = await mkdtemp(join(tmpdir(), 'waybill-client-'));
  await mkdir(join(clientFolder, 'assets'));
  await writeFile(join(clientFolder, 'index.html'), '<!doctype html><title>Waybill</title>');
  await writeFile(join(clientFolder, 'assets/index-1a2b.js'), 'export {};');
  server = await startTestServer({ config: { clientFolder } });
  clerk = await server.signIn('clerk');
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  port = (server.app.server.address() as AddressInfo).port;
});
afterAll(async () => {
  await server.close();
  await rm(clientFolder, { recursive: true, force: true });
});

interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Sends the bytes and returns the answer. Closes the connection when the server keeps it open. */
const send = async (bytes: string): Promise<RawAnswer> => {
  const text = await new Promise<string>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
    let answer = '';
    socket.on('data', (chunk: Buffer) => {
      answer += chunk.toString();
      if (answer.startsWith('HTTP/1.1 101')) socket.destroy();
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
  const [head = '', body = ''] = text.split('\r\n\r\n', 2);
  const [line = '', ...lines] = head.split('\r\n');
  const headers = lines.map((one): [string, string] => {
    const colon = one.indexOf(':');
    return [one.slice(0, colon).toLowerCase(), one.slice(colon + 1).trim()];
  });
  return { status: Number(line.split(' ')[1]), headers: Object.fromEntries(headers), body };
};

const call = (line: string, headers: readonly string[] = [], body = ''): string =>
  [`${line} HTTP/1.1`, 'host: x', 'connection: close', ...headers, '', body].join('\r\n');
const get = (path: string, headers: readonly string[] = []): string => call(`GET ${path}`, headers);
const upgrade = (path: string, ...more: readonly string[]): string =>
  [
    `GET ${path} HTTP/1.1`,
    'host: x',
    'connection: Upgrade',
    'upgrade: websocket',
    'sec-websocket-version: 13',
    ...more,
    '',
    '',
  ].join('\r\n');
const KEY = 'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==';
const JSON_BODY = ['content-type: application/json', 'content-length: 3'];

type Kind = 'envelope' | 'page' | 'other';

test.each<readonly [what: string, status: number, kind: Kind, bytes: () => string]>([
  ['a call', 200, 'envelope', () => get('/api/sys/user/getUserInfo', [`x-access-token: ${clerk.token}`])],
  ['a call without a session', 401, 'envelope', () => get('/api/sys/user/getUserInfo')],
  [
    'a call without the right to it',
    403,
    'envelope',
    () => get('/api/sys/permission/list', [`x-access-token: ${clerk.token}`]),
  ],
  ['an escape of one letter below the API', 400, 'envelope', () => get('/api/%')],
  ['a half escape below the API', 400, 'envelope', () => get('/api/%E0%A4%A')],
  ['a wrong escape with a query', 400, 'envelope', () => get('/api/%zz?x=%zz')],
  ['an escape of one letter', 400, 'page', () => get('/%')],
  ['a half escape', 400, 'page', () => get('/%E0%A4%A')],
  ['letters that are no UTF-8', 400, 'page', () => get('/%ff%fe')],
  ['an upgrade to an address that cannot be read', 400, 'page', () => upgrade('/%', KEY)],
  ['a NUL as an escape', 404, 'envelope', () => get('/api/%00')],
  ['a NUL in a file name', 400, 'envelope', () => get('/assets/%00.js')],
  ['a way out of the folder', 403, 'envelope', () => get('/assets/..%2f..%2fpackage.json')],
  ['a raw NUL', 400, 'envelope', () => get('/api/\0')],
  ['a blank in the address', 400, 'envelope', () => get('/api/a b')],
  ['a name of thousands of letters', 405, 'envelope', () => get(`/api/sys/dict/getDictItems/${'x'.repeat(2500)}`)],
  ['an address of 20 kB', 431, 'envelope', () => get(`/${'x'.repeat(20_000)}`)],
  ['headers that are too long', 431, 'envelope', () => get('/healthz', [`x-long: ${'x'.repeat(20_000)}`])],
  ['what is no HTTP', 400, 'envelope', () => 'hello\r\n\r\n'],
  [
    'two lengths of one body',
    400,
    'envelope',
    () => call('POST /api/sys/login', ['content-length: 1', 'content-length: 2'], 'xx'),
  ],
  ['no host', 400, 'envelope', () => 'GET /api/nothing HTTP/1.1\r\nconnection: close\r\n\r\n'],
  ['an expectation that nobody meets', 417, 'envelope', () => get('/api/nothing', ['expect: miracles'])],
  ['another protocol to upgrade to', 401, 'envelope', () => get('/api/sys/user/getUserInfo', ['upgrade: h2c'])],
  ['a method that there is not', 405, 'envelope', () => call('PUT /api/sys/user/getUserInfo')],
  ['an unknown method', 400, 'envelope', () => call('FROB /api/nothing')],
  ['an address where nothing is', 404, 'envelope', () => get('/api/nothing')],
  [
    'a body that is too large',
    413,
    'envelope',
    () => call('POST /api/sys/login', ['content-type: application/json', 'content-length: 9000000']),
  ],
  [
    'a body of another type',
    415,
    'envelope',
    () => call('POST /api/sys/login', ['content-type: text/plain', 'content-length: 3'], 'x=1'),
  ],
  ['a body that is no JSON', 400, 'envelope', () => call('POST /api/sys/login', JSON_BODY, '{]}')],
  ['the front end', 200, 'other', () => get('/')],
  ['a file of it', 200, 'other', () => get('/assets/index-1a2b.js')],
  ['a missing file', 404, 'envelope', () => get('/assets/none.js')],
  ['the health', 200, 'other', () => get('/healthz')],
  ['a live channel without a session', 401, 'envelope', () => upgrade(`/api/websocket/${clerk.userId}`, KEY)],
  [
    'a live channel of somebody else',
    403,
    'envelope',
    () => upgrade('/api/websocket/else', KEY, `sec-websocket-protocol: ${clerk.token}`),
  ],
  [
    'a live channel with a wrong handshake',
    400,
    'envelope',
    () => upgrade(`/api/websocket/${clerk.userId}`, 'sec-websocket-key: x', `sec-websocket-protocol: ${clerk.token}`),
  ],
  [
    'a live channel',
    101,
    'other',
    () => upgrade(`/api/websocket/${clerk.userId}`, KEY, `sec-websocket-protocol: ${clerk.token}`),
  ],
])('%s is answered %i (%s) under the security headers of every answer', async (...[, status, kind, bytes]) => {
  const answer = await send(bytes());
  const security = securityHeaders([]);
  const sent = Object.fromEntries(Object.keys(security).map((name) => [name, answer.headers[name]]));
  expect([answer.status, sent]).toEqual([status, security]);
  if (kind === 'other') return;
  expect(answer.headers['cache-control']).toBe('no-store');
  if (kind === 'envelope')
    expect(JSON.parse(answer.body.slice(answer.body.indexOf('{'), answer.body.lastIndexOf('}') + 1))).toMatchObject({
      success: status === 200,
    });
  else expect(answer.body).toMatch(/^<!doctype html>.*<p>[^<%]+<\/p>/s);
});

test('an answer that nothing has changed has the headers too', async () => {
  const { headers } = await send(get('/assets/index-1a2b.js'));
  const again = await send(get('/assets/index-1a2b.js', [`if-none-match: ${headers['etag']}`]));
  expect([again.status, again.headers]).toMatchObject([304, securityHeaders([])]);
});
