import { connect, type AddressInfo, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildServer } from '../../../../server/app.ts';
import type { RouteDefinition } from '../../../../server/core/calls/routeDefinition.ts';
import { promised } from '../../promised.ts';
import { startTestServer, type TestServer } from '../../testServer.ts';

const call = { permission: 'authenticated', scope: 'none' } as const;
/** Takes two seconds on an idle machine; milliseconds. A connection left alone stays open for 72 s. */
const SOON = 10_000;
let begun = promised<void>();
let released = promised<void>();

async function* endless(): AsyncGenerator<Buffer> {
  for (;;) yield Buffer.alloc(65_536);
}

const ROUTES: readonly RouteDefinition[] = [
  {
    ...call,
    method: 'GET',
    url: '/long',
    handle: async () => {
      begun.resolve();
      await released.promise;
      return 'done';
    },
  },
  { ...call, method: 'GET', url: '/short', handle: () => 'done' },
  { ...call, method: 'POST', url: '/body', handle: () => 'done' },
  { ...call, method: 'GET', url: '/download', handle: (_, reply) => reply.send(Readable.from(endless())) },
];

let server: TestServer;
let app: FastifyInstance;
let token: string;
let userId: string;
beforeAll(async () => {
  server = await startTestServer();
  ({ token, userId } = await server.signIn('clerk'));
});
afterAll(() => server.close());

beforeEach(async () => {
  begun = promised();
  released = promised();
  app = await buildServer(server.services, ROUTES);
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => app.close());

interface Client {
  readonly socket: Socket;
  readonly heard: () => string;
  readonly closed: Promise<void>;
}

/** Opens a client that never closes a connection by itself. */
const open = (): Client => {
  const socket = connect({ port: (app.server.address() as AddressInfo).port, host: '127.0.0.1', allowHalfOpen: true });
  let text = '';
  socket.setEncoding('latin1').on('data', (chunk: string) => (text += chunk));
  socket.on('error', () => {});
  const closed = new Promise<void>((resolve) => {
    for (const event of ['end', 'close'] as const) socket.once(event, () => resolve());
  });
  return { socket, heard: () => text, closed };
};

const request = (path: string, more = '', method = 'GET'): string =>
  `${method} /api${path} HTTP/1.1\r\nhost: x\r\nx-access-token: ${token}\r\n${more}\r\n`;

const stopTime = async (): Promise<number> => {
  const from = performance.now();
  await app.close();
  return performance.now() - from;
};

test('a connection that was busy and is idle is closed at once by a stop', async () => {
  const { socket, heard, closed } = open();
  socket.write(request('/short'));
  await expect.poll(heard).toContain('"done"');
  expect(heard()).toContain('Connection: keep-alive');
  expect(await stopTime()).toBeLessThan(SOON);
  await closed;
});

test('a client that never sends a request does not delay a stop', async () => {
  const { socket, closed } = open();
  await new Promise((resolve) => socket.once('connect', resolve));
  await expect.poll(() => new Promise<number>((done) => app.server.getConnections((_, count) => done(count)))).toBe(1);
  expect(await stopTime()).toBeLessThan(SOON);
  await closed;
});

test('a running call gets its answer with "Connection: close", and the stop ends with it', async () => {
  const { socket, heard, closed } = open();
  socket.write(request('/long'));
  await begun.promise;
  let stopped = 0;
  const stopping = app.close().then(() => (stopped = performance.now()));
  for (let look = 0; look < 6; look += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(stopped).toBe(0);
  }
  const ended = performance.now();
  released.resolve();
  await stopping;
  await closed;
  expect(heard()).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  expect(heard()).toContain('"done"');
  expect(heard().toLowerCase()).toContain('connection: close');
  expect(stopped - ended).toBeLessThan(SOON);
});

test('a body that stays half sent is answered 503 and does not delay a stop', async () => {
  const { socket, heard, closed } = open();
  const arrived = new Promise((resolve) => app.server.once('request', resolve));
  socket.write(request('/body', 'content-type: application/json\r\ncontent-length: 100\r\n', 'POST') + '{"a":');
  await arrived;
  expect(await stopTime()).toBeLessThan(SOON);
  await closed;
  expect(heard()).toMatch(/^HTTP\/1\.1 503 /);
  expect(heard()).toContain('connection: close');
});

test('a client that does not take its download is cut off', async () => {
  const { socket, closed } = open();
  socket.write(request('/download'));
  await new Promise((resolve) => socket.once('readable', resolve));
  socket.pause();
  expect(await stopTime()).toBeLessThan(SOON);
  socket.resume();
  await closed;
});

test('a web socket is closed with 1001, also where its client does not answer', async () => {
  const { socket, heard, closed } = open();
  const handshake =
    `connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n` +
    `sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\nsec-websocket-protocol: ${token}\r\n`;
  socket.write(request(`/websocket/${userId}`, handshake));
  await expect.poll(heard).toMatch(/^HTTP\/1\.1 101 /);
  expect(await stopTime()).toBeLessThan(SOON);
  await closed;
  // Opcode 8 with two bytes of payload: 1001, going away.
  expect(heard().endsWith('\u0088\u0002\u0003\u00e9')).toBe(true);
});
