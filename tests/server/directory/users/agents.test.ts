import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { followDeputies } from '../../../../server/identity/account/actFor.ts';
import { showInstant } from '../../../../server/core/base/instants.ts';
import { prepareRecords } from '../../../../server/records/operations/prepareRecords.ts';
import { findHolder } from '../../../../server/identity/sessions/sessionStore.ts';
import { startTestServer, type TestAnswer, type TestClient, type TestServer } from '../../testServer.ts';

let server: TestServer;
let admin: TestClient;
let clerk: TestClient;
let deputy: TestClient;

const HOUR = 3_600_000;
const at = (hours: number): string => showInstant(new Date(Date.now() + hours * HOUR));
const agent = (more: object = {}) => ({
  id: '',
  userName: 'clerk',
  agentUserName: 'clerk2',
  startTime: at(-1),
  endTime: at(24),
  status: '1',
  ...more,
});
const save = (client: TestClient, body: object): Promise<TestAnswer> =>
  client.call({ method: 'POST', url: '/sys/sysUserAgent/add', body });
const actFor = (client: TestClient, username: string): Promise<TestAnswer> =>
  client.call({ method: 'PUT', url: '/sys/user/actFor', body: { username } });
const contracts = async (client: TestClient): Promise<readonly unknown[]> => {
  const { body } = await client.call({ url: '/bgd/export/list?pageSize=50&column=contrNo&order=asc' });
  return Object(body.result).records.map((row: object) => Object(row)['contrNo']);
};
const codes = async (client: TestClient): Promise<readonly string[]> =>
  Object((await client.call({ url: '/sys/permission/getPermCode' })).body.result).codeList;

beforeAll(async () => {
  server = await startTestServer();
  await prepareRecords(server.services);
  admin = await server.signIn('admin');
  clerk = await server.signIn('clerk');
  deputy = await server.signIn('clerk2');
  for (const [client, contrNo] of [
    [clerk, 'OF-CLERK'],
    [deputy, 'OF-CLERK2'],
  ] as const)
    expect((await client.call({ method: 'POST', url: '/bgd/export/add', body: { contrNo } })).body.success).toBe(true);
});
afterAll(() => server.close());

describe('a deputy', () => {
  test('is appointed only by users holding all rights of the absent, for limited time [decision 0068]', async () => {
    expect((await save(clerk, agent())).status).toBe(403);
    for (const wrong of [
      { endTime: at(-2) },
      { startTime: at(2), endTime: at(1) },
      { endTime: at(24 * 400) },
      { endTime: 'tomorrow' },
      { endTime: null },
    ])
      expect([wrong, (await save(admin, agent(wrong))).status]).toEqual([wrong, 400]);
    for (const [wrong, message] of [
      [{ agentUserName: 'clerk' }, '不能由本人代理自己'],
      [{ agentUserName: 'neighbour' }, '代理人不存在或已冻结：neighbour'],
    ] as const)
      expect((await save(admin, agent(wrong))).body.message).toBe(message);
    expect((await save(admin, agent({ userName: 'neighbour' }))).status).toBe(400);
    expect((await actFor(deputy, 'clerk')).body.success).toBe(false);
    expect((await save(admin, agent())).body).toMatchObject({ success: true, message: '代理设置已保存' });
    const { body } = await admin.call({ url: '/sys/sysUserAgent/queryByUserName?userName=clerk' });
    expect(body.result).toMatchObject({ userName: 'clerk', agentUserName: 'clerk2', status: '1' });
    expect((await admin.call({ url: '/sys/sysUserAgent/queryByUserName?userName=reviewer' })).body.result).toBeNull();
  });

  test('works with exactly the rights of the absent user, and lists name both [decision 0068]', async () => {
    const own = await codes(deputy);
    expect(await contracts(deputy)).toEqual(['OF-CLERK2']);
    expect((await deputy.call({ url: '/sys/user/actFor' })).body.result).toMatchObject({
      actingFor: null,
      mayActFor: [{ username: 'clerk' }],
    });
    expect((await actFor(deputy, 'clerk')).body.success).toBe(true);
    expect((await deputy.call({ url: '/sys/user/actFor' })).body.result).toMatchObject({
      actingFor: { username: 'clerk' },
    });
    expect(await contracts(deputy)).toEqual(['OF-CLERK']);
    expect(await codes(deputy)).toEqual((await codes(clerk)).filter((code) => !code.startsWith('system:')));
    // The deputy remains himself in name, settings and password.
    expect((await deputy.call({ url: '/sys/user/getUserInfo' })).body.result).toMatchObject({
      userInfo: { username: 'clerk2' },
    });
    const { body: added } = await deputy.call({
      method: 'POST',
      url: '/bgd/export/add',
      body: { contrNo: 'BY-DEPUTY' },
    });
    expect(await contracts(clerk)).toEqual(['BY-DEPUTY', 'OF-CLERK']);
    const { id } = Object(added.result);
    const { body } = await clerk.call({ url: `/sys/dataLog/history?page=customs%2Fexport-declaration&id=${id}` });
    const [entry] = Object(body.result);
    expect(entry.name).toMatch(/^.+（代理.+）$/);
    await actFor(deputy, '');
    expect(await contracts(deputy)).toEqual(['OF-CLERK2']);
    expect(await codes(deputy)).toEqual(own);
  });

  test('is lent no right of the administration [decision 0068]', async () => {
    expect((await save(admin, agent({ userName: 'admin', agentUserName: 'reviewer' }))).body.success).toBe(true);
    const reviewer = await server.signIn('reviewer');
    await actFor(reviewer, 'admin');
    const lent = await codes(reviewer);
    expect(lent).toContain('bgd:export:list');
    expect(lent.filter((code) => code.startsWith('system:'))).toEqual([]);
    expect((await reviewer.call({ url: '/sys/sysUserAgent/queryByUserName?userName=clerk' })).status).toBe(403);
    const { menu } = Object((await reviewer.call({ url: '/sys/permission/getUserPermissionByToken' })).body.result) as {
      menu: readonly { path: string }[];
    };
    // Entries open to everyone remain, such as the address book.
    expect(JSON.stringify(menu)).not.toContain('/isystem/user');
    expect(menu.map(({ path }) => path)).toContain('/bgd');
  });

  test('is none any more when its time is over, also for what was ordered before [decision 0068]', async () => {
    const { db } = server.services;
    await actFor(deputy, 'clerk');
    const job = { userId: deputy.userId, tenantId: '1000', orgCode: 'A01A01', actingFor: clerk.userId };
    expect((await findHolder(db, job))?.user.actingFor?.username).toBe('clerk');
    await sql`update sys_user_agent set start_time = now() - interval '2 hours', end_time = now() - interval '1 second'
      where user_id = ${clerk.userId}`.execute(db);
    expect(await contracts(deputy)).toEqual(['OF-CLERK2']);
    expect(await findHolder(db, job)).toBeUndefined();
    const told = () => db.selectFrom('sys_live_message').where('topic', '=', 'changedRights').select('id').execute();
    const before = (await told()).length;
    await followDeputies(db);
    await followDeputies(db);
    expect((await told()).length).toBe(before + 1);
    const session = await db
      .selectFrom('sys_session')
      .where('user_id', '=', deputy.userId)
      .select('acting_for')
      .executeTakeFirstOrThrow();
    expect(session.acting_for).toBeNull();
    expect((await actFor(deputy, 'clerk')).body.message).toBe('您现在不是该用户的代理人');
  });

  test('gets nothing from who is frozen [decision 0068]', async () => {
    expect((await save(admin, agent())).body.success).toBe(true);
    await actFor(deputy, 'clerk');
    const freeze = (status: string) =>
      admin.call({ method: 'PUT', url: '/sys/user/frozenBatch', body: { ids: clerk.userId, status } });
    await freeze('2');
    expect(await contracts(deputy)).toEqual(['OF-CLERK2']);
    await freeze('1');
    expect(await contracts(deputy)).toEqual(['BY-DEPUTY', 'OF-CLERK']);
  });
});
