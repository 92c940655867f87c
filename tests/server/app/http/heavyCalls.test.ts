import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildServer } from '../../../../server/app.ts';
import { apiRoutes } from '../../../../server/apiRoutes.ts';
import { exportMeans, ExportRunner } from '../../../../server/files/exports/exportRunner.ts';
import type { RouteBody, RouteDefinition } from '../../../../server/core/calls/routeDefinition.ts';
import { JobRunner } from '../../../../server/app/jobs/jobRunner.ts';
import { promised } from '../../promised.ts';
import { startTestServer, type TestClient, type TestServer } from '../../testServer.ts';
import { isLight } from './lightRoutes.ts';

let server: TestServer;
let clerk: TestClient;
let reviewer: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  clerk = await server.signIn('clerk');
  reviewer = await server.signIn('reviewer');
});
afterAll(() => server.close());

const call = { permission: 'authenticated', scope: 'none', method: 'GET' } as const;

/** Returns a route whose calls stay open until they are released. */
function heldCall() {
  const released = promised<void>();
  const state = { begun: 0 };
  const route: RouteDefinition = {
    ...call,
    url: '/held',
    handle: async () => {
      state.begun += 1;
      await released.promise;
      return 'done';
    },
  };
  return { route, state, release: () => released.resolve() };
}

const asking =
  (app: FastifyInstance, { token }: TestClient) =>
  (url: string, more: { method?: Exclude<RouteDefinition['method'], 'ANY'>; type?: string; language?: string } = {}) =>
    app.inject({
      url: `/api${url}`,
      method: more.method ?? 'GET',
      headers: {
        'x-access-token': token,
        'accept-language': more.language ?? 'zh-CN',
        ...(more.type === undefined ? {} : { 'content-type': more.type }),
      },
      ...(more.type === undefined ? {} : { payload: more.type === 'application/xml' ? '<a/>' : '{}' }),
    });

/** Number of simultaneous calls that get a database connection in time, also on a slow machine. */
const WAVE = 40;

/**
 * Sends calls in waves, each of which has its connections before the next one, so that no call times out waiting for
 * one.
 */
async function sendInWaves<T>(calls: readonly (() => Promise<T>)[], ask: ReturnType<typeof asking>) {
  const sent: Promise<T>[] = [];
  for (let first = 0; first < calls.length; first += WAVE) {
    sent.push(...calls.slice(first, first + WAVE).map((send) => send()));
    // Connections are assigned in request order.
    expect((await ask('/light')).statusCode).toBe(200);
  }
  return sent;
}

const light: RouteDefinition = { ...call, url: '/light', light: true, handle: () => 'done' };

test('queues and limits heavy calls of a user, without blocking others or light calls', async () => {
  const { route, state, release } = heldCall();
  const app = await buildServer(server.services, [route, light]);
  const [asClerk, asReviewer] = [asking(app, clerk), asking(app, reviewer)];
  const most = 4 + 128;
  // They arrive in any order: which one exceeds the limit is undefined.
  const first = await sendInWaves(
    Array.from({ length: most + 1 }, () => () => asClerk('/held', { language: 'en-US' })),
    asClerk,
  );
  await expect.poll(() => state.begun).toBe(4);
  const refused = await Promise.race(first);
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toBe('1');
  expect(refused.json()).toEqual(
    expect.objectContaining({ success: false, code: 429, message: 'Too many requests; please try again later' }),
  );
  expect(state.begun).toBe(4);
  expect((await asClerk('/light')).statusCode).toBe(200);
  const other = asReviewer('/held');
  await expect.poll(() => state.begun).toBe(5);
  release();
  const statuses = (await Promise.all([...first, other])).map(({ statusCode }) => statusCode);
  expect(statuses.sort()).toEqual([...Array<number>(most + 1).fill(200), 429]);
  expect((await asClerk('/held')).statusCode).toBe(200);
  await app.close();
});

const TYPES: Readonly<Record<RouteBody, string>> = {
  json: 'application/json',
  xml: 'application/xml',
  multipart: 'multipart/form-data; boundary=x',
  piece: 'application/offset+octet-stream',
};

/** Every route of the API with the properties that decide about turns, and no handler. */
const bareRoutes = (): readonly RouteDefinition[] =>
  apiRoutes(
    server.services,
    new ExportRunner(exportMeans(server.services), () => undefined),
    new JobRunner(server.services, { onError: () => undefined }),
  ).map(({ method, url, permission, scope, bodyless, body, light }) => ({
    method,
    url,
    permission: permission === 'public' ? permission : 'authenticated',
    scope,
    ...(bodyless === undefined ? {} : { bodyless }),
    ...(body === undefined ? {} : { body }),
    ...(light === undefined ? {} : { light }),
    handle: () => 'done',
  }));

test('every API route is queued as heavy, except those listed as light', async () => {
  const { route, state, release } = heldCall();
  const routes = bareRoutes();
  const app = await buildServer(server.services, [route, light, ...routes]);
  const ask = asking(app, clerk);
  const held = await sendInWaves(
    Array.from({ length: 4 + 128 + 1 }, () => () => ask('/held')),
    ask,
  );
  await expect.poll(() => state.begun).toBe(4);
  expect((await Promise.race(held)).statusCode).toBe(429);
  const probe = async ({ method, url, body, permission }: RouteDefinition) => {
    const { statusCode } = await ask(url.replaceAll(/:\w+/g, 'x'), {
      method: method === 'ANY' ? 'POST' : method,
      ...(['GET', 'HEAD', 'DELETE'].includes(method) ? {} : { type: TYPES[body ?? 'json'] }),
    });
    const waits = permission !== 'public' && !isLight(url);
    return { call: `${method} ${url}`, statusCode, expected: waits ? 429 : 200 };
  };
  const sent = await sendInWaves(
    routes.map((each) => () => probe(each)),
    ask,
  );
  const answers = await Promise.all(sent);
  expect(answers.filter(({ statusCode, expected }) => statusCode !== expected)).toEqual([]);
  const refused = answers.flatMap(({ call: name, statusCode }) => (statusCode === 429 ? [name] : []));
  expect(refused).toEqual(
    expect.arrayContaining([
      'GET /:part1/:part2/list',
      'GET /:part1/:part2/message',
      'POST /:part1/:part2/message',
      'GET /sys/duplicate/check',
      'GET /sys/dict/loadDict/:code',
      'GET /sys/dict/getDictItems/:code',
      'GET /sys/dict/loadTreeData',
      'GET /online/cgreport/api/getData/:code',
      'GET /sys/dashboard/declarations',
      'GET /sys/log/list',
    ]),
  );
  release();
  await Promise.all(held);
  await app.close();
});
