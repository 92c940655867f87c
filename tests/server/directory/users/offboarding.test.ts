import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { showInstant } from '../../../../server/core/base/instants.ts';
import { prepareRecords } from '../../../../server/records/operations/prepareRecords.ts';
import { followOffboarding } from '../../../../server/directory/users/offboarding.ts';
import { startTestServer, type TestAnswer, type TestClient, type TestServer } from '../../testServer.ts';

let server: TestServer;
let admin: TestClient;
let clerk: TestClient;
let successor: TestClient;

const inHours = (hours: number): string => showInstant(new Date(Date.now() + hours * 3_600_000));
const letLeave = (client: TestClient, more: object = {}): Promise<TestAnswer> =>
  client.call({
    method: 'PUT',
    url: '/sys/user/userQuitAgent',
    body: { userName: 'clerk', agentUserName: 'clerk2', startTime: '', endTime: '', status: '1', ...more },
  });
const cancel = (client: TestClient): Promise<TestAnswer> =>
  client.call({ method: 'PUT', url: '/sys/user/putCancelQuit?usernames=clerk' });
const leavers = async (): Promise<readonly object[]> =>
  Object((await admin.call({ url: '/sys/user/getQuitList' })).body.result).records;
const owned = async (): Promise<readonly unknown[]> =>
  (
    await sql<{ contr_no: string; create_by: string; sys_org_code: string; version: number }>`
      select contr_no, create_by, sys_org_code, version from bgd_declaration order by contr_no`.execute(
      server.services.db,
    )
  ).rows.map((row) => `${row.contr_no} ${row.create_by} ${row.sys_org_code} ${row.version}`);

beforeAll(async () => {
  server = await startTestServer();
  await prepareRecords(server.services);
  [admin, clerk, successor] = [
    await server.signIn('admin'),
    await server.signIn('clerk'),
    await server.signIn('clerk2'),
  ];
  for (const [client, url, contrNo] of [
    [clerk, '/bgd/export/add', 'A-OPEN'],
    [clerk, '/bgd/export/add', 'B-DECLARED'],
    [clerk, '/bgd/import/add', 'C-OPEN'],
    [successor, '/bgd/export/add', 'D-OTHER'],
  ] as const)
    expect((await client.call({ method: 'POST', url, body: { contrNo } })).body.success).toBe(true);
  await sql`update bgd_declaration set status = 'declared' where contr_no = 'B-DECLARED'`.execute(server.services.db);
});
afterAll(() => server.close());

test('only who holds as much lets somebody leave, never himself, and somebody goes on [decision 0068]', async () => {
  expect((await letLeave(clerk)).status).toBe(403);
  for (const [wrong, message] of [
    [{ agentUserName: 'clerk' }, '交接人不能是离职人本人'],
    [{ agentUserName: 'nobody' }, '代理人不存在或已冻结：nobody'],
    [{ userName: 'admin' }, '不能对自己的账号进行此操作'],
  ] as const)
    expect((await letLeave(admin, wrong)).body).toMatchObject({ success: false, message });
  expect((await letLeave(admin, { startTime: inHours(24 * 400) })).status).toBe(400);
  expect((await letLeave(admin, { userName: 'neighbour' })).status).toBe(400);
  expect((await cancel(admin)).body.message).toMatch(/没有办理离职/);
});

test('a scheduled leaver works until then, is signed out, and open work transfers atomically [decision 0068]', async () => {
  expect((await letLeave(admin, { startTime: inHours(2) })).body.success).toBe(true);
  expect(await leavers()).toMatchObject([{ username: 'clerk', isDone: false, agentUserName: 'clerk2' }]);
  const failed: unknown[] = [];
  const follow = () => followOffboarding(server.services, (error) => failed.push(error));
  await follow();
  expect((await clerk.call({ url: '/bgd/export/list' })).status).toBe(200);
  await sql`update sys_user_quit set quit_time = now() - interval '1 minute'`.execute(server.services.db);
  await Promise.all([follow(), follow()]);
  expect(failed).toEqual([]);
  expect((await clerk.call({ url: '/bgd/export/list' })).status).toBe(401);
  expect(await owned()).toEqual([
    'A-OPEN clerk2 A01A02 2',
    'B-DECLARED clerk A01A01 1',
    'C-OPEN clerk2 A01A02 2',
    'D-OTHER clerk2 A01A02 1',
  ]);
  expect(await leavers()).toMatchObject([{ username: 'clerk', isDone: true, records: 2, status: '2' }]);
  const { body } = await successor.call({ url: '/bgd/export/list?contrNo=A-OPEN' });
  const [{ id } = { id: '' }] = Object(body.result).records;
  const history = await successor.call({ url: `/sys/dataLog/history?page=customs%2Fexport-declaration&id=${id}` });
  expect(Object(history.body.result)[0]).toMatchObject({ action: 'handOver', version: 2 });
});

test('who has left comes back by cancelling alone, with what is still with the successor [decision 0068]', async () => {
  const thaw = await admin.call({
    method: 'PUT',
    url: '/sys/user/frozenBatch',
    body: { ids: clerk.userId, status: '1' },
  });
  expect(thaw.body.message).toMatch(/请在离职列表中取消离职/);
  expect((await letLeave(admin)).body.message).toMatch(/已离职/);
  expect((await cancel(successor)).status).toBe(403);
  await sql`update bgd_declaration set create_by = 'reviewer' where contr_no = 'C-OPEN'`.execute(server.services.db);
  expect((await cancel(admin)).body).toMatchObject({ success: true, message: '离职已取消' });
  expect(await owned()).toEqual([
    'A-OPEN clerk A01A01 3',
    'B-DECLARED clerk A01A01 1',
    'C-OPEN reviewer A01A02 2',
    'D-OTHER clerk2 A01A02 1',
  ]);
  expect(await leavers()).toEqual([]);
  clerk = await server.signIn('clerk');
  expect((await clerk.call({ url: '/bgd/export/list' })).status).toBe(200);
});
