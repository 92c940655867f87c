import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildServer } from '../../../server/app.ts';
import type { RouteDefinition } from '../../../server/routes/routeDefinition.ts';
import { promised } from '../promised.ts';
import { startTestServer, type TestClient, type TestServer } from '../testServer.ts';

let server: TestServer;
let app: FastifyInstance;
let begun = 0;
const released = promised<void>();

const call = { permission: 'authenticated', scope: 'none', method: 'GET' } as const;

const ROUTES: readonly RouteDefinition[] = [
  {
    ...call,
    url: '/heavy',
    heavy: true,
    handle: async () => {
      begun += 1;
      await released.promise;
      return 'done';
    },
  },
  { ...call, url: '/light', handle: () => 'done' },
];

beforeAll(async () => {
  server = await startTestServer();
  app = await buildServer(server.services, ROUTES);
});
afterAll(async () => {
  await app.close();
  await server.close();
});

const calls =
  ({ token }: TestClient) =>
  async (url: string) =>
    (await app.inject({ url: `/api${url}`, headers: { 'x-access-token': token } })).statusCode;

test('heavy calls of a user take turns: four run, some wait, more are refused, others and light calls go on', async () => {
  const clerk = calls(await server.signIn('clerk'));
  const reviewer = calls(await server.signIn('reviewer'));
  // They arrive in any order: which of them is the one too many is not said.
  const first = Array.from({ length: 21 }, () => clerk('/heavy'));
  await expect.poll(() => begun).toBe(4);
  expect(await Promise.race(first)).toBe(429);
  expect(begun).toBe(4);
  expect(await clerk('/light')).toBe(200);
  const other = reviewer('/heavy');
  await expect.poll(() => begun).toBe(5);
  released.resolve();
  expect((await Promise.all([...first, other])).sort()).toEqual([...Array(21).fill(200), 429]);
  expect(await clerk('/heavy')).toBe(200);
});
