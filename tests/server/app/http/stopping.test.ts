import { connect, type AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildServer } from '../../../../server/app.ts';
import { openDatabase } from '../../../../server/core/database/openDatabase.ts';
import type { RouteDefinition } from '../../../../server/core/calls/routeDefinition.ts';
import { promised } from '../../promised.ts';
import { startTestServer, type TestServer } from '../../testServer.ts';

const call = { permission: 'authenticated', scope: 'none', method: 'GET' } as const;
const begun = promised<void>();
const released = promised<void>();

const ROUTES: readonly RouteDefinition[] = [
  {
    ...call,
    url: '/long',
    handle: async () => {
      begun.resolve();
      await released.promise;
      return 'done';
    },
  },
  { ...call, url: '/short', handle: () => 'done' },
];

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Returns status and body of each answer received over one connection. */
const answersIn = (text: string): readonly (readonly [number, unknown])[] =>
  text
    .split(/(?=HTTP\/1\.1 )/)
    .map((answer) => [Number(answer.split(' ')[1]), JSON.parse(/\{.*\}/s.exec(answer)?.[0] ?? 'null')] as const);

test('a stopping server finishes the current call and refuses the next with a message', async () => {
  const app = await buildServer(server.services, ROUTES);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { token } = await server.signIn('clerk');
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  let heard = '';
  socket.setEncoding('utf8').on('data', (text: string) => (heard += text));
  const ask = (path: string) =>
    socket.write(`GET /api${path} HTTP/1.1\r\nHost: localhost\r\nX-Access-Token: ${token}\r\n\r\n`);

  ask('/long');
  await begun.promise;
  const closing = app.close();
  const arrived = new Promise((resolve) => app.server.once('request', resolve));
  ask('/short');
  await arrived;
  released.resolve();
  await expect.poll(() => heard).toMatch(/HTTP\/1\.1 .*HTTP\/1\.1 .*\}/s);
  expect(answersIn(heard)).toMatchObject([
    [200, { success: true, result: 'done' }],
    [503, { success: false, code: 503, message: '服务正在停止或重新启动，请稍后再试', result: null }],
  ]);
  // The server itself closes the connection after the second answer.
  expect(heard.match(/connection: [a-z-]+/gi)).toEqual(['connection: keep-alive', 'connection: close']);
  await closing;
});

test('a call still running after the database was closed gets 503, not 500', async () => {
  const { config } = server.services;
  const database = await openDatabase({ ...config, databaseUrl: server.databaseUrl }, () => {});
  const reached = [promised<void>(), promised<void>()] as const;
  const goOn = promised<void>();
  const statement = () => sql`select 1`.execute(database.db);
  const late = (url: string, index: 0 | 1, work: () => Promise<unknown>): RouteDefinition => ({
    ...call,
    url,
    handle: async () => {
      await statement();
      reached[index].resolve();
      await goOn.promise;
      return work();
    },
  });
  const app = await buildServer(server.services, [
    late('/read', 0, statement),
    late('/write', 1, () => database.db.transaction().execute(statement)),
  ]);
  const { token } = await server.signIn('clerk');
  const headers = { 'x-access-token': token };
  const answers = ['/read', '/write'].map((url) => app.inject({ url: `/api${url}`, headers }));
  await Promise.all(reached.map(({ promise }) => promise));
  await database.close();
  goOn.resolve();
  for (const answer of await Promise.all(answers)) {
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('2');
    expect(answer.json()).toMatchObject({
      success: false,
      code: 503,
      message: '服务正在停止或重新启动，请稍后再试',
      result: null,
    });
  }
  await app.close();
});
