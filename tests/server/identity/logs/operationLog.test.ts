import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestClient, type TestServer } from '../../testServer.ts';

let server: TestServer;
let admin: TestClient;
let clerk: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  [admin, clerk] = [await server.signIn('admin'), await server.signIn('clerk')];
});
afterAll(() => server.close());

const PASSWORD = 'Another-Pass-1';

test('records every administrative write with caller and outcome, even when the server stops [S1-4]', async () => {
  const reset = { method: 'PUT', url: '/sys/user/changePassword' } as const;
  const body = { username: 'clerk2', password: PASSWORD, confirmPassword: PASSWORD };
  expect((await admin.call({ ...reset, body })).body.success).toBe(true);
  expect((await admin.call({ ...reset, body: { ...body, username: 'nobody' } })).body.success).toBe(false);
  expect((await admin.call({ ...reset, body: { ...body, password: 7 } })).status).toBe(400);
  expect((await clerk.call({ ...reset, body })).status).toBe(403);
  expect((await server.stranger.call({ ...reset, body })).status).toBe(401);
  const erase = { method: 'DELETE', url: '/sys/user/deleteRecycleBin?userIds=none' } as const;
  await admin.call(erase);
  // A write by GET as other clients send it; reads, and changes of page records, are not logged here.
  await admin.call({ url: '/sys/quartzJob/execute?id=none' });
  await admin.call({ url: '/sys/log/list?logType=1' });
  await admin.call({ url: '/sys/user/generateUserId' });
  const position = { code: 'P77', name: '复核', postRank: '3' };
  expect((await admin.call({ method: 'POST', url: '/sys/position/add', body: position })).body.success).toBe(true);
  await server.app.close();

  const entries = await server.services.db
    .selectFrom('sys_log')
    .where('log_type', '=', 2)
    .orderBy('create_time')
    .orderBy('id')
    .selectAll()
    .execute();
  const url = '/api/sys/user/changePassword';
  expect(entries).toMatchObject([
    { username: 'admin', method: 'PUT', request_url: url, operate_type: 3, log_content: '用户管理：重置密码' },
    { username: 'admin', request_url: url, log_content: expect.stringContaining('用户管理：重置密码，失败：') },
    { username: 'admin', request_url: url, log_content: '用户管理：重置密码，失败：请求格式不正确' },
    { username: 'clerk', request_url: url, log_content: expect.stringContaining('失败：没有权限') },
    { username: 'admin', method: 'DELETE', request_url: '/api/sys/user/deleteRecycleBin', operate_type: 4 },
    { username: 'admin', method: 'GET', request_url: '/api/sys/quartzJob/execute' },
  ]);
  for (const { tenant_id, ip, cost_ms, realname } of entries)
    expect([tenant_id, ip, Number(cost_ms) > 0, realname !== '']).toEqual(['1000', '127.0.0.1', true, true]);
  expect(JSON.stringify(entries)).not.toContain(PASSWORD);
});
