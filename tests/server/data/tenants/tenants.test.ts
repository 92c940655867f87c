import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { holdersOf } from '../../../../server/data/permissions/granting.ts';
import { findHolder } from '../../../../server/identity/sessions/sessionStore.ts';
import { TEST_PASSWORD } from '../../testDatabase.ts';
import { startTestServer, type TestClient, type TestServer } from '../../testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const { db } = server.services;
  await db.insertInto('sys_tenant').values({ id: '2000', name: '临港分公司' }).execute();
  await db
    .insertInto('sys_depart')
    .values({ id: 'd2', tenant_id: '2000', depart_name: '临港报关部', org_code: 'A01', parent_id: null })
    .execute();
  // A department of a third tenant: it has no effect in the second.
  await sql`insert into sys_depart (id, tenant_id, depart_name, org_code) values ('d3', '3000', '远方', 'Z01')`.execute(
    db,
  );
  const clerk = sql<string>`(select id from sys_user where username = 'clerk')`;
  await sql`insert into sys_user_tenant values (${clerk}, '2000')`.execute(db);
  await sql`insert into sys_user_depart values (${clerk}, 'd2')`.execute(db);
});
afterAll(() => server.close());
beforeEach(async () => {
  const { db } = server.services;
  await db.updateTable('sys_user').set({ login_tenant_id: null }).execute();
  await db.updateTable('sys_tenant').set({ status: 1, end_date: null }).execute();
});

const login = async (username = 'clerk') =>
  (
    await server.stranger.call({
      method: 'POST',
      url: '/sys/login',
      body: { username, password: TEST_PASSWORD },
      headers: { 'x-version': 'v3' },
    })
  ).body;
const select = (client: TestClient, body: object) => client.call({ method: 'POST', url: '/sys/selectDepart', body });
const toOther = { orgCode: 'A01', loginTenantId: '2000' };
const info = async (client: TestClient) => (await client.call({ url: '/sys/user/getUserInfo' })).body.result;

describe('a user of several tenants', () => {
  test('receives their tenants and departments at sign-in; a user of one does not [S2.1-4]', async () => {
    expect((await login()).result).toMatchObject({
      tenantList: [
        { id: '2000', name: '临港分公司' },
        { id: '1000', name: '示例报关有限公司' },
      ],
      departs: [
        { orgCode: 'A01A01', tenantId: '1000' },
        { orgCode: 'A01', tenantId: '2000' },
      ],
      userInfo: { loginTenantId: '1000' },
    });
    expect((await login('clerk2')).result).not.toHaveProperty('tenantList');
  });

  test('works for the chosen one in this session, without the rights held elsewhere', async () => {
    const [chosen, other] = [await server.signIn('clerk'), await server.signIn('clerk')];
    expect((await select(chosen, toOther)).body).toMatchObject({
      success: true,
      result: { userInfo: { tenantId: '2000', loginTenantId: '2000', orgCode: 'A01', orgCodeTxt: '临港报关部' } },
    });
    expect((await chosen.call({ url: '/bgd/export/list' })).status).toBe(403);
    expect((await chosen.call({ url: '/sys/user/getUserInfo', headers: { 'tenant-id': '1000' } })).status).toBe(403);
    expect(await info(other)).toMatchObject({ userInfo: { tenantId: '1000', orgCode: 'A01A01' } });
    expect((await other.call({ url: '/bgd/export/list' })).status).toBe(200);
  });

  test('comes back to the own one, with the department that was chosen there', async () => {
    const { db } = server.services;
    const client = await server.signIn('clerk');
    await select(client, toOther);
    expect((await select(client, { orgCode: 'A01A01', loginTenantId: '1000' })).body).toMatchObject({
      success: true,
      result: { userInfo: { tenantId: '1000', orgCode: 'A01A01' } },
    });
    expect(await info(client)).toMatchObject({ userInfo: { tenantId: '1000', orgCode: 'A01A01' } });
    expect((await client.call({ url: '/bgd/export/list' })).status).toBe(200);
    const own = await db
      .selectFrom('sys_session')
      .select(['tenant_id', 'org_code'])
      .where('tenant_id', 'is', null)
      .execute();
    expect(own).toContainEqual({ tenant_id: null, org_code: null });
  });

  test.each([{ loginTenantId: 0 }, { loginTenantId: '' }, { loginTenantId: null }, {}])(
    'stays in the tenant of the session where the choice names none: %j',
    async (named) => {
      const client = await server.signIn('clerk');
      await select(client, toOther);
      expect((await select(client, { orgCode: 'A01', ...named })).body.success).toBe(true);
      expect(await info(client)).toMatchObject({ userInfo: { tenantId: '2000', orgCode: 'A01' } });
      expect((await select(client, { orgCode: 'A01A01', ...named })).body.success).toBe(false);
    },
  );

  test('finds the one chosen last chosen again', async () => {
    await select(await server.signIn('clerk'), toOther);
    expect((await login()).result).toMatchObject({ userInfo: { loginTenantId: '2000', orgCode: 'A01' } });
  });

  test('takes no tenant or department of others', async () => {
    const [clerk, stranger] = [await server.signIn('clerk'), await server.signIn('clerk2')];
    expect((await select(stranger, toOther)).body.message).toBe('您不属于该租户，请重新选择');
    expect((await select(clerk, { orgCode: 'A01' })).body.message).toBe('您不属于该部门，请重新选择');
    expect((await select(clerk, { ...toOther, loginTenantId: "2000' or 1=1" })).body.success).toBe(false);
  });

  test.each([
    ['no department where there are some', { orgCode: '', loginTenantId: '2000' }, true, false],
    ['no department in a tenant without any of theirs', { orgCode: '', loginTenantId: '2000' }, false, true],
    ['a department in a tenant without any of theirs', { orgCode: 'A01', loginTenantId: '2000' }, false, false],
    ['neither department nor tenant', { orgCode: '' }, true, false],
  ])('choosing %s (%j; departments there: %j) is taken: %j', async (_what, choice, ...[isLinked, taken]) => {
    const { db } = server.services;
    const client = await server.signIn('clerk');
    const setLink = (depart_id: string) =>
      sql`update sys_user_depart set depart_id = ${depart_id} where depart_id in ('d2', 'd3')`.execute(db);
    await setLink(isLinked ? 'd2' : 'd3');
    const before = await info(client);
    const { body } = await select(client, choice);
    expect([body.success, body.message]).toEqual([taken, taken ? '' : '您不属于该部门，请重新选择']);
    if (taken) expect(body.result).toMatchObject({ userInfo: { tenantId: '2000', orgCode: null, orgCodeTxt: '' } });
    else expect(await info(client)).toEqual(before);
    await setLink('d2');
  });

  test('without any department works for the own tenant without one, as shown at sign-in', async () => {
    const { db } = server.services;
    const links = await db.selectFrom('sys_user_depart').selectAll().execute();
    await db.deleteFrom('sys_user_depart').execute();
    const client = await server.signIn('clerk');
    await select(client, { orgCode: '', loginTenantId: '2000' });
    expect((await select(client, { orgCode: '', loginTenantId: '1000' })).body).toMatchObject({
      success: true,
      result: { userInfo: { tenantId: '1000', orgCode: 'A01A01' } },
    });
    expect((await select(client, { orgCode: '' })).body.success).toBe(false);
    expect((await login()).result).toMatchObject({ multi_depart: 0, departs: [] });
    await db.insertInto('sys_user_depart').values(links).execute();
  });

  test('is signed out of a tenant that is left or closed', async () => {
    const { db } = server.services;
    const [one, two] = [await server.signIn('clerk'), await server.signIn('clerk')];
    await select(one, toOther);
    await db.updateTable('sys_tenant').set({ status: 0 }).where('id', '=', '2000').execute();
    expect((await one.call({ url: '/sys/user/getUserInfo' })).status).toBe(401);
    await db.updateTable('sys_tenant').set({ status: 1 }).where('id', '=', '2000').execute();
    await select(two, toOther);
    await db.deleteFrom('sys_user_tenant').execute();
    expect((await two.call({ url: '/sys/user/getUserInfo' })).status).toBe(401);
  });

  test('loses membership in a left tenant for running work and for user searches', async () => {
    const { db } = server.services;
    const { userId } = await server.signIn('clerk');
    const role = { id: 'r2', tenant_id: '2000', role_code: 'clerk2000', role_name: '临港制单' };
    await db.insertInto('sys_role').values(role).execute();
    const permission = await db
      .selectFrom('sys_permission')
      .where('perms', '=', 'bgd:export:list')
      .select('id')
      .executeTakeFirstOrThrow();
    await db.insertInto('sys_role_permission').values({ role_id: 'r2', permission_id: permission.id }).execute();
    await sql`insert into sys_user_role (user_id, role_id) values (${userId}, 'r2')`.execute(db);
    const found = async () => ({
      holder: (await findHolder(db, { userId, tenantId: '2000', orgCode: null }))?.user.tenantId,
      may: await holdersOf(db, '2000', 'bgd:export:list'),
    });
    await db.deleteFrom('sys_user_tenant').execute();
    expect(await found()).toEqual({ holder: undefined, may: new Set() });
    await db.insertInto('sys_user_tenant').values({ user_id: userId, tenant_id: '2000' }).execute();
    expect(await found()).toEqual({ holder: '2000', may: new Set([userId]) });
  });

  test('of which none is open cannot sign in', async () => {
    await server.services.db
      .updateTable('sys_tenant')
      .set({ end_date: sql<Date>`now() - interval '1 day'` })
      .execute();
    expect(await login()).toMatchObject({ success: false, message: '您所在的租户已停用或已过期，请联系管理员' });
  });
});
