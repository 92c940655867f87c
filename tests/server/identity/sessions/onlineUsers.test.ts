import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestClient, type TestServer } from '../../testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

interface Online {
  readonly token: string;
  readonly username: string;
}
const list = async (client: TestClient, username = ''): Promise<readonly Online[]> => {
  const { body } = await client.call({ url: `/sys/online/list?username=${username}&pageNo=1&pageSize=50` });
  return (body.result as { readonly records: readonly Online[] }).records;
};
const force = (client: TestClient, token: string) =>
  client.call({ method: 'POST', url: '/sys/online/forceLogout', body: { token } });
const me = { url: '/sys/user/getUserInfo' };

describe('the forced sign-out', () => {
  test('ends the session of an online user at once, without ever showing a token [S7-8]', async () => {
    const [admin, clerk] = [await server.signIn('admin'), await server.signIn('clerk')];
    const rows = await list(admin, 'cler');
    expect(rows).toMatchObject([
      { username: 'clerk', current: false, loginTime: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/) },
    ]);
    expect(JSON.stringify(rows)).not.toContain(clerk.token);
    expect((await force(admin, rows[0]?.token ?? '')).body).toMatchObject({
      success: true,
      message: '退出登录成功！',
    });
    expect((await clerk.call(me)).status).toBe(401);
    expect((await admin.call(me)).status).toBe(200);
  });

  test('shows of each user birthday and sex where they are known', async () => {
    const { db } = server.services;
    const admin = await server.signIn('admin');
    await server.signIn('reviewer');
    const shown = async () => (await list(admin, 'reviewer'))[0];
    expect(await shown()).toMatchObject({ birthday: null, sex: null, sex_dictText: '' });
    await db
      .updateTable('sys_user')
      .set({ birthday: '1990-02-28', sex: 2 })
      .where('username', '=', 'reviewer')
      .execute();
    expect(await shown()).toMatchObject({ birthday: '1990-02-28', sex: 2, sex_dictText: '女' });
  });

  test('needs the right to it [S7-8]', async () => {
    const [admin, clerk] = [await server.signIn('admin'), await server.signIn('clerk')];
    expect((await clerk.call({ url: '/sys/online/list' })).status).toBe(403);
    const [session] = await list(admin, 'admin');
    expect((await force(clerk, session?.token ?? '')).status).toBe(403);
    expect((await force(server.stranger, session?.token ?? '')).status).toBe(401);
    expect((await admin.call(me)).status).toBe(200);
  });

  test('takes neither the own session, nor one that is over, nor what is no session', async () => {
    const admin = await server.signIn('admin');
    const own = (await list(admin, 'admin')).find((row) => 'current' in row && row.current === true);
    expect((await force(admin, own?.token ?? '')).body.message).toBe('不能下线当前登录，请使用退出登录');
    expect((await force(admin, '0123456789abcdef')).body.message).toBe('该登录已不存在');
    expect((await force(admin, '%')).status).toBe(400);
  });

  test('tells the server that holds the window of the session', async () => {
    const { sql } = await import('kysely');
    const { db } = server.services;
    const [admin, clerk] = [await server.signIn('admin'), await server.signIn('clerk')];
    await sql`delete from sys_session where user_id = ${clerk.userId}`.execute(db);
    await server.signIn('clerk');
    const before = await sql<{ n: number }>`select count(*)::int as n from sys_live_message`.execute(db);
    const [row] = await list(admin, 'clerk');
    await force(admin, row?.token ?? '');
    const after = await sql<{ n: number }>`select count(*)::int as n from sys_live_message`.execute(db);
    expect(Number(after.rows[0]?.n)).toBeGreaterThan(Number(before.rows[0]?.n));
  });

  test('sees and reaches only the own tenant', async () => {
    const { db } = server.services;
    const [admin, reviewer] = [await server.signIn('admin'), await server.signIn('reviewer')];
    const [row] = await list(admin, 'reviewer');
    await db.insertInto('sys_tenant').values({ id: '2000', name: '别家公司' }).execute();
    await db.updateTable('sys_user').set({ tenant_id: '2000' }).where('username', '=', 'reviewer').execute();
    expect(await list(admin, 'reviewer')).toEqual([]);
    expect((await force(admin, row?.token ?? '')).body.message).toBe('该登录已不存在');
    expect((await reviewer.call(me)).status).toBe(200);
  });
});

test('the list goes page by page, the latest first', async () => {
  const admin = await server.signIn('admin');
  for (let n = 0; n < 4; n += 1) await server.signIn('clerk2');
  const pageOf = async (pageNo: number) => {
    const { body } = await admin.call({ url: `/sys/online/list?username=clerk2&pageNo=${pageNo}&pageSize=3` });
    return Object(body.result);
  };
  const [first, second, third] = [await pageOf(1), await pageOf(2), await pageOf(3)];
  expect(first).toMatchObject({ total: 4, size: 3, current: 1, pages: 2 });
  expect([first, second, third].map(({ records }) => Object(records).length)).toEqual([3, 1, 0]);
  const tokens = [...first.records, ...second.records].map(({ token }: Online) => token);
  expect(new Set(tokens).size).toBe(4);
});
