import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type Account, type TestClient, type TestServer } from '../../testServer.ts';
import cases from './badInput.cases.json' with { type: 'json' };

let server: TestServer;
let clients: Readonly<Record<string, TestClient>>;
beforeAll(async () => {
  server = await startTestServer();
  clients = { stranger: server.stranger, clerk: await server.signIn('clerk'), admin: await server.signIn('admin') };
});
afterAll(() => server.close());

interface BadInput {
  readonly name: string;
  readonly as?: Account;
  readonly call: Parameters<TestClient['call']>[0];
  readonly status: number;
  readonly code: number;
  readonly message: string;
}

test.each(cases as readonly BadInput[])('$name is answered with $status and a word on what is wrong', async (bad) => {
  const { status, body } = await (clients[bad.as ?? 'stranger'] ?? server.stranger).call(bad.call);
  expect({ status, success: body.success, code: body.code }).toEqual({
    status: bad.status,
    success: false,
    code: bad.code,
  });
  expect(body.message).toContain(bad.message);
  expect(body.timestamp).toBeTypeOf('number');
});

test.each(cases as readonly BadInput[])('$name is answered in English to who asks for it', async ({ as, call }) => {
  const headers = { ...call.headers, 'accept-language': 'en-US' };
  const { body } = await (clients[as ?? 'stranger'] ?? server.stranger).call({ ...call, headers });
  expect(body.message.replace('Token失效，请重新登录!', '')).not.toMatch(/\p{Script=Han}/u);
});

test('a body over one megabyte is answered with 413', async () => {
  const body = { username: 'x'.repeat(1_100_000), password: 'x' };
  expect(await server.stranger.call({ method: 'POST', url: '/sys/login', body })).toMatchObject({
    status: 413,
    body: { success: false, code: 413, message: expect.stringContaining('1 MB') },
  });
});

test('an over-long name is answered with 400 and its place', async () => {
  const body = { username: 'x'.repeat(101), password: 'x' };
  expect(await server.stranger.call({ method: 'POST', url: '/sys/login', body })).toMatchObject({
    status: 400,
    body: { result: { problems: [{ path: '/username', message: '不能超过 100 个字符' }] } },
  });
});

test('a wrong method says which are right', async () => {
  const { headers } = await server.stranger.call({ url: '/sys/login' });
  expect(headers['allow']).toBe('POST, PUT');
});

test.each(['PUT', 'POST'] as const)('a write may come as %s', async (method) => {
  const { body } = await server.stranger.call({
    method,
    url: '/sys/login',
    body: { username: 'clerk', password: 'no' },
  });
  expect(body.message).toBe('用户名或密码错误');
});

test('a write may come as POST that names its method in a header', async () => {
  const { body } = await server.stranger.call({
    method: 'POST',
    url: '/sys/login',
    headers: { 'x-http-method-override': 'PUT' },
    body: { username: 'clerk', password: 'no' },
  });
  expect(body.message).toBe('用户名或密码错误');
});
