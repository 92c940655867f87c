import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { apiRoutes } from '../../../../server/apiRoutes.ts';
import { exportMeans, ExportRunner } from '../../../../server/files/exports/exportRunner.ts';
import { buildServer } from '../../../../server/app.ts';
import type { RouteDefinition } from '../../../../server/core/calls/routeDefinition.ts';
import { JobRunner } from '../../../../server/app/jobs/jobRunner.ts';
import { startTestServer, type Account, type TestClient, type TestServer } from '../../testServer.ts';

const report = (url: string, more: Partial<RouteDefinition>): RouteDefinition => ({
  method: 'GET',
  url,
  permission: 'authenticated',
  scope: 'own',
  takesTicket: true,
  handle: ({ session }) => session.user.username,
  ...more,
});

let server: TestServer;
let app: FastifyInstance;
let clerk: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  app = await buildServer(server.services, [
    ...apiRoutes(
      server.services,
      new ExportRunner(exportMeans(server.services), () => undefined),
      new JobRunner(server.services, { onError: () => undefined }),
    ),
    report('/print/:name', {}),
    report('/logs/:name', { permission: 'system:log:list' }),
    report('/headers/:name', { takesTicket: false }),
  ]);
});
afterAll(async () => {
  await app.close();
  await server.close();
});
beforeEach(async () => {
  clerk = await server.signIn('clerk');
});

const ticketFor = async (url: string, client = clerk): Promise<string> => {
  const { body } = await client.call({ method: 'POST', url: '/sys/ticket', body: { url } });
  return Object(body.result).token;
};
const open = async (url: string, token: string): Promise<{ readonly status: number; readonly who: unknown }> => {
  const answer = await app.inject({ url: `/api${url}${url.includes('?') ? '&' : '?'}token=${token}` });
  return { status: answer.statusCode, who: answer.json().result };
};

test('opens an address once, for who sends no header [D13] [D25] [S7-34]', async () => {
  const token = await ticketFor('/print/bgd?id=7');
  expect(token).not.toBe(clerk.token);
  expect(await open('/print/bgd?id=7', token)).toEqual({ status: 200, who: 'clerk' });
  expect(await open('/print/bgd?id=7', token)).toEqual({ status: 401, who: null });
});

test('opens for one of two who come at the same time [D13]', async () => {
  const token = await ticketFor('/print/bgd?id=7');
  const answers = await Promise.all(Array.from({ length: 5 }, () => open('/print/bgd?id=7', token)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('names one report: another record or address is refused, and the ticket is used up [D13] [W7-39]', async () => {
  for (const other of ['/print/bgd?id=8', '/print/tally?id=7', '/print/bgd?id=7&id=8']) {
    const token = await ticketFor('/print/bgd?id=7');
    expect(await open(other, token)).toEqual({ status: 401, who: null });
    expect(await open('/print/bgd?id=7', token)).toEqual({ status: 401, who: null });
  }
});

test('takes the parameters in any order and spelling [D25]', async () => {
  const token = await ticketFor(`/print/bgd?a=1&paramsStr=${encodeURIComponent('{"name":"张 三"}')}`);
  expect(await open('/print/bgd?paramsStr=%7b%22name%22:%22%E5%BC%A0+%E4%B8%89%22%7D&_t=1&a=1', token)).toMatchObject({
    status: 200,
  });
});

test('is over after 60 s [D13]', async () => {
  const token = await ticketFor('/print/bgd');
  const { rows } = await sql<{ left: number }>`
    select extract(epoch from expire_time - now())::float as left from sys_ticket`.execute(server.services.db);
  expect(rows[0]?.left).toBeGreaterThan(30);
  expect(rows[0]?.left).toBeLessThanOrEqual(60);
  await sql`update sys_ticket set expire_time = expire_time - interval '60 seconds'`.execute(server.services.db);
  expect(await open('/print/bgd', token)).toMatchObject({ status: 401 });
});

test('gives no more rights than its session has, and ends with it [D13]', async () => {
  expect(await open('/logs/all', await ticketFor('/logs/all'))).toMatchObject({ status: 403 });
  const token = await ticketFor('/print/bgd');
  await clerk.call({ method: 'POST', url: '/sys/logout' });
  expect(await open('/print/bgd', token)).toMatchObject({ status: 401 });
});

test('keeps no ticket as it was given out', async () => {
  const token = await ticketFor('/print/bgd');
  const { rows } = await sql`select * from sys_ticket`.execute(server.services.db);
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('opens nothing that takes no tickets, and the token of a session is no ticket [D12] [D13]', async () => {
  expect(await open('/headers/bgd', await ticketFor('/headers/bgd'))).toMatchObject({ status: 401 });
  for (const account of ['clerk', 'admin'] satisfies Account[])
    expect(await open('/print/bgd', (await server.signIn(account)).token)).toMatchObject({ status: 401 });
});

test('says what is wrong with the address of a ticket', async () => {
  for (const url of ['', 'https://elsewhere.example', '//elsewhere.example', 7, `/a${'b'.repeat(8000)}`]) {
    const { status, body } = await clerk.call({ method: 'POST', url: '/sys/ticket', body: { url } });
    expect(status).toBe(400);
    expect(body.message).toContain('url');
  }
  expect((await server.stranger.call({ method: 'POST', url: '/sys/ticket', body: { url: '/a' } })).status).toBe(401);
});
