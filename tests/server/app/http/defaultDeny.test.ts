import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildServer } from '../../../../server/app.ts';
import type { RouteDefinition } from '../../../../server/core/calls/routeDefinition.ts';
import { startTestServer, type Account, type TestServer } from '../../testServer.ts';

const route = (given: Partial<RouteDefinition>): RouteDefinition => ({
  method: 'GET',
  url: '/x',
  permission: 'bgd:export:list',
  scope: 'department',
  handle: () => 'done',
  ...given,
});

const withoutKey = (key: 'permission' | 'scope'): RouteDefinition => {
  const { [key]: _, ...rest } = route({});
  return rest as RouteDefinition;
};

const areaOf = (params: unknown): string => String(Object(params)['area']);

const routes = [
  route({}),
  route({ url: '/open', permission: 'public', scope: 'none' }),
  route({
    url: '/signed-in',
    permission: 'authenticated',
    scope: 'own',
    handle: ({ session }) => session.user.username,
  }),
  route({ url: '/by/:area', permission: ({ params }) => `${areaOf(params)}:export:list` }),
  route({ url: '/forgetful', permission: 'public', scope: 'none', handle: ({ session }) => session.user.username }),
];

let server: TestServer;
let app: FastifyInstance;
beforeAll(async () => {
  server = await startTestServer();
  app = await buildServer(server.services, routes);
});
afterAll(async () => {
  await app.close();
  await server.close();
});

describe('a route that does not say who may call it keeps the server from starting', () => {
  test.each([
    { name: 'no permission', faulty: withoutKey('permission'), says: /states no permission/ },
    { name: 'a blank permission', faulty: route({ permission: '' }), says: /states no permission/ },
    { name: 'a permission that is no code', faulty: route({ permission: 'everybody' }), says: /states no permission/ },
    { name: 'no scope', faulty: withoutKey('scope'), says: /states no scope/ },
    { name: 'an unknown scope', faulty: route({ scope: 'all' as 'tenant' }), says: /states no scope/ },
  ])('$name', async ({ faulty, says }) => {
    await expect(buildServer(server.services, [faulty])).rejects.toThrow(says);
  });

  test('a route that is registered beside the table', async () => {
    const built = buildServer(server.services, routes);
    await expect(built.then((late) => late.get('/late', () => 'x'))).rejects.toThrow();
  });
});

describe('a call is held to what its route states', () => {
  const call = async (url: string, as: Account | 'stranger') => {
    const { token } = as === 'stranger' ? server.stranger : await server.signIn(as);
    return app.inject({ url: `/api${url}`, headers: token === '' ? {} : { 'x-access-token': token } });
  };

  test.each<{ url: string; as: Account | 'stranger'; status: number; result: unknown }>([
    { url: '/x', as: 'clerk', status: 200, result: 'done' },
    { url: '/x', as: 'stranger', status: 401, result: null },
    { url: '/open', as: 'stranger', status: 200, result: 'done' },
    { url: '/signed-in', as: 'stranger', status: 401, result: null },
    { url: '/signed-in', as: 'reviewer', status: 200, result: 'reviewer' },
    { url: '/by/bgd', as: 'clerk', status: 200, result: 'done' },
    { url: '/by/other', as: 'clerk', status: 403, result: null },
    { url: '/forgetful', as: 'clerk', status: 401, result: null },
  ])('$url answers $as with $status', async ({ url, as, status, result }) => {
    const answer = await call(url, as);
    expect({ status: answer.statusCode, result: answer.json().result }).toEqual({ status, result });
  });

  test('a refusal names the code that is missing', async () => {
    expect((await call('/by/other', 'clerk')).json()).toMatchObject({
      success: false,
      code: 403,
      message: '没有权限，请联系管理员分配权限！（other:export:list）',
    });
  });
});
