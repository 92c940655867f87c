import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TEST_PASSWORD } from '../../testDatabase.ts';
import { projectFolder } from '../../../../server/core/base/projectFolder.ts';
import { startTestServer, type TestClient, type TestServer } from '../../testServer.ts';

let server: TestServer;
let admin: TestClient;
let neighbour: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  [admin, neighbour] = [await server.signIn('admin'), await server.signIn('neighbour')];
  // A user who belongs only to the neighbours' tenant.
  const person = { id: 'n2', tenant_id: '3000', username: 'lin', realname: '林邻', phone: '13900000001' };
  await server.services.db
    .insertInto('sys_user')
    .values({ ...person, password_hash: sql<string>`(select password_hash from sys_user where username = 'clerk')` })
    .execute();
});
afterAll(() => server.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = async (client: TestClient, ...[method, url, body]: readonly [Method, string, unknown?]) =>
  (await client.call({ method, url: `/sys/tenant/${url}`, ...(body === undefined ? {} : { body }) })).body;
const get = async (client: TestClient, url: string) => Object((await call(client, 'GET', url)).result);
const namesIn = async (client: TestClient, url: string, key = 'name'): Promise<readonly string[]> =>
  (await get(client, url)).records.map((record: Readonly<Record<string, string>>) => record[key]);
const add = async (body: object): Promise<string> => {
  const answer = await call(admin, 'POST', 'add', body);
  expect(answer, JSON.stringify(answer)).toMatchObject({ success: true });
  return Object(answer.result).id;
};
const statusOf = async (client: TestClient) => (await client.call({ url: '/sys/user/getUserInfo' })).status;
const idOf = async (username: string): Promise<string> =>
  (
    await server.services.db
      .selectFrom('sys_user')
      .where('username', '=', username)
      .select('id')
      .executeTakeFirstOrThrow()
  ).id;
const enter = async (username: 'admin' | 'clerk' | 'neighbour', tenantId: string): Promise<TestClient> => {
  const client = await server.signIn(username);
  const answer = await client.call({
    method: 'POST',
    url: '/sys/selectDepart',
    body: { orgCode: '', loginTenantId: tenantId },
  });
  expect(answer.body, JSON.stringify(answer.body)).toMatchObject({ success: true });
  return client;
};

describe('tenants [contract §4.6]', () => {
  test('are all visible to administrators of the first, others see only their own', async () => {
    expect(await namesIn(admin, 'list?column=id&order=asc')).toEqual(['示例报关有限公司', '邻居报关有限公司']);
    expect(await namesIn(neighbour, 'list')).toEqual(['邻居报关有限公司']);
    expect((await call(neighbour, 'GET', 'queryById?id=1000')).message).toBe('未找到该租户');
    expect((await call(neighbour, 'GET', 'queryList?ids=1000,3000')).result).toMatchObject([{ id: '3000' }]);
    const clerk = await server.signIn('clerk');
    expect((await clerk.call({ url: '/sys/tenant/list' })).status).toBe(403);
  });

  test('are found by name and state with code texts; unknown filters are rejected', async () => {
    await add({ name: '临港报关', trade: '9', companySize: '1', beginDate: '2026-01-01', endDate: '', status: '1' });
    const { records } = await get(admin, 'list?name=*临港*&status=1');
    expect(records).toMatchObject([
      {
        name: '临港报关',
        trade: '9',
        trade_dictText: '交通运输和仓储',
        companySize_dictText: '20人以下',
        status: '1',
        status_dictText: '正常',
        beginDate: '2026-01-01 00:00:00',
        endDate: null,
        createBy_dictText: '管理员',
        houseNumber: expect.stringMatching(/^[A-Z2-9]{8}$/),
      },
    ]);
    expect((await call(admin, 'GET', 'list?password=1')).code).toBe(400);
    expect(
      (await call(admin, 'POST', 'add', { name: '倒置', beginDate: '2026-02-01', endDate: '2026-01-01' })).message,
    ).toContain('结束时间必须晚于开始时间');
    expect((await call(admin, 'POST', 'add', { name: ' ' })).code).toBe(400);
    expect((await call(admin, 'POST', 'add', { name: '重号', id: 3000 })).message).toBe('租户编号 3000 已被使用');
  });

  test('are changed by the first one alone, whatever rights the roles of others hold', async () => {
    const before = await get(admin, 'queryById?id=3000');
    for (const [method, url, body] of [
      ['POST', 'add', { name: '又一家' }],
      ['PUT', 'edit', { id: '3000', name: '改名' }],
      ['DELETE', 'delete?id=1000', undefined],
      ['PUT', 'revertTenantLogic?ids=1000', undefined],
      ['DELETE', 'deleteLogicDeleted?ids=1000', undefined],
      ['POST', 'addPackPermission', { tenantId: '3000', packName: '全部' }],
    ] as const)
      expect([url, await call(neighbour, method, url, body)]).toMatchObject([
        url,
        { code: 403, message: '只有平台租户的管理员可以管理其他租户' },
      ]);
    expect(await get(admin, 'queryById?id=3000')).toEqual(before);
  });

  test('the creator may enter a new one as administrator, without rights on shared data', async () => {
    const id = await add({ name: '新公司' });
    const inside = await enter('admin', id);
    expect((await inside.call({ url: '/bgd/export/list' })).status).toBe(200);
    expect(await namesIn(inside, 'list')).toEqual(['新公司']);
    const coded = (tenant: string) =>
      server.services.db
        .selectFrom('sys_check_rule')
        .where('tenant_id', '=', tenant)
        .orderBy('rule_code')
        .select('rule_code')
        .execute();
    expect(await coded(id)).toEqual(await coded('1000'));
    expect((await inside.call({ method: 'POST', url: '/sys/tenant/add', body: { name: 'x' } })).status).toBe(403);
  });

  test('that is closed or goes to the recycle bin ends its sessions, and loses nothing', async () => {
    const inside = await server.signIn('neighbour');
    expect(await statusOf(inside)).toBe(200);
    await call(admin, 'PUT', 'edit', { id: '3000', name: '邻居报关有限公司', status: 0 });
    expect(await statusOf(inside)).toBe(401);
    await call(admin, 'PUT', 'edit', { id: '3000', name: '邻居报关有限公司', status: '1' });
    const again = await server.signIn('neighbour');
    expect((await call(admin, 'DELETE', 'deleteBatch?ids=3000,')).success).toBe(true);
    expect(await statusOf(again)).toBe(401);
    expect(await namesIn(admin, 'list')).not.toContain('邻居报关有限公司');
    expect(await namesIn(admin, 'recycleBinPageList?name=*邻居*')).toEqual(['邻居报关有限公司']);
    const login = { username: 'neighbour', password: TEST_PASSWORD };
    expect((await server.stranger.call({ method: 'POST', url: '/sys/login', body: login })).body.success).toBe(false);
    expect((await call(admin, 'DELETE', 'deleteLogicDeleted?ids=3000')).message).toMatch(/里还有数据（.*sys_user/);
    expect((await call(admin, 'PUT', 'revertTenantLogic?ids=3000')).message).toBe('还原成功！');
    neighbour = await server.signIn('neighbour');
    expect(await namesIn(neighbour, 'list')).toEqual(['邻居报关有限公司']);
  });

  test('without users and records can be erased, except the first and the current one', async () => {
    const id = await add({ name: '空壳' });
    await call(admin, 'DELETE', `delete?id=${id}`);
    expect((await call(admin, 'DELETE', `deleteLogicDeleted?ids=${id}`)).success).toBe(true);
    expect((await call(admin, 'POST', 'add', { id, name: '同号' })).message).toBe(`租户编号 ${id} 已被使用`);
    expect(await namesIn(admin, 'recycleBinPageList?name=空壳')).toEqual([]);
    expect((await call(admin, 'DELETE', 'delete?id=1000')).message).toBe('平台租户和当前租户不能停用或删除');
    expect((await call(admin, 'PUT', 'edit', { id: 1000, name: '示例', status: 0 })).message).toBe(
      '平台租户和当前租户不能停用或删除',
    );
    expect(await statusOf(admin)).toBe(200);
  });

  test('have dates and times in the format of their page columns', async () => {
    const { columns } = JSON.parse(await readFile(join(projectFolder, 'schemas/pages/system/tenant.json'), 'utf8')) as {
      columns: readonly { readonly type: string; readonly key: string }[];
    };
    const told = Object((await call(admin, 'GET', 'queryById?id=1000')).result) as Readonly<Record<string, unknown>>;
    const lengths = { date: 10, datetime: 19 } as const;
    const moments = columns.flatMap(({ type, key }) =>
      (type === 'date' || type === 'datetime') && typeof told[key] === 'string'
        ? [{ key, isFitting: String(told[key]).length === lengths[type] }]
        : [],
    );
    expect(moments, JSON.stringify(told)).toContainEqual({ key: 'createTime', isFitting: true });
    expect(moments.filter(({ isFitting }) => !isFitting)).toEqual([]);
  });

  test('who changed what is written down', async () => {
    const id = await add({ name: '记账' });
    await call(admin, 'PUT', 'edit', { id, name: '记账二' });
    const { rows } = await sql<{ action: string; create_by: string; changes: unknown }>`
      select action, create_by, changes from sys_data_log where data_table = 'sys_tenant' and data_id = ${id}
      order by data_version`.execute(server.services.db);
    expect(rows).toMatchObject([
      { action: 'add', create_by: 'admin' },
      { action: 'edit', create_by: 'admin', changes: { header: { name: ['记账', '记账二'] } } },
    ]);
  });
});

describe('people of a tenant', () => {
  const people = (client: TestClient, query = '') => namesIn(client, `getUserTenantPageList?${query}`, 'username');

  test('are seen by its own administrators, and by no other tenant’s', async () => {
    expect(await namesIn(neighbour, 'getTenantUserList?username=lin', 'username')).toEqual(['lin']);
    expect((await call(neighbour, 'GET', 'getTenantUserList?userTenantId=1000')).code).toBe(403);
    expect(await namesIn(admin, 'getTenantUserList?userTenantId=3000&realname=*林*', 'realname')).toEqual(['林邻']);
  });

  test('are invited by phone or name, accept or refuse, and expose only their names before', async () => {
    const lin = await idOf('lin');
    const asLin = await (async () => {
      const body = { username: 'lin', password: TEST_PASSWORD };
      const { result } = (await server.stranger.call({ method: 'POST', url: '/sys/login', body })).body;
      const token = Object(result).token as string;
      const ask = (request: Parameters<TestClient['call']>[0]) =>
        server.stranger.call({ ...request, headers: { 'x-access-token': token } });
      return { ...server.stranger, token, call: ask };
    })();
    expect((await call(admin, 'PUT', 'invitationUserJoin?ids=1000&phone=13900000009')).message).toContain(
      '13900000009',
    );
    const gone = await add({ name: '已回收' });
    await call(admin, 'DELETE', `delete?id=${gone}`);
    for (const id of [gone, '4711'])
      expect((await call(admin, 'PUT', `invitationUserJoin?ids=${id}&phone=13900000001`)).message).toBe('未找到该租户');
    expect((await call(admin, 'PUT', 'invitationUserJoin?ids=1000&phone=13900000001')).success).toBe(true);
    expect((await get(admin, 'getUserTenantPageList?userTenantStatus=5')).records).toMatchObject([
      { id: lin, username: 'lin', status: '5', phone: null },
    ]);
    expect(await people(admin)).not.toContain('lin');
    expect((await call(asLin, 'GET', 'getTenantListByUserId?userTenantStatus=5')).result).toMatchObject([
      { id: '1000', userTenantStatus: '5', houseNumber: null },
    ]);
    expect((await call(admin, 'PUT', `updateUserTenantStatus?id=${lin}&status=1`)).message).toBe(
      '没有待处理的邀请或申请',
    );
    expect((await call(asLin, 'PUT', 'agreeOrRefuseJoinTenant?tenantId=1000&status=1')).success).toBe(true);
    expect(await people(admin)).toContain('lin');
    expect((await get(asLin, 'getCurrentUserTenant')).list.map(({ id }: { id: string }) => id).sort()).toEqual([
      '1000',
      '3000',
    ]);
    const link = (await call(admin, 'PUT', 'leaveTenant?userIds=' + lin)).success;
    expect([link, await people(admin), await people(admin, 'userTenantStatus=2')]).toEqual([
      true,
      expect.not.arrayContaining(['lin']),
      ['lin'],
    ]);
    // The first tenant may read who is joining or leaving any tenant; others only their own.
    expect(await namesIn(admin, 'getTenantUserList?userTenantId=1000&userTenantStatus=2', 'username')).toEqual(['lin']);
    expect((await call(neighbour, 'GET', 'getTenantUserList?userTenantId=1000&userTenantStatus=2')).code).toBe(403);
    expect((await call(asLin, 'DELETE', 'exitUserTenant?id=3000')).message).toContain('归属该租户');
  });

  test('request to join by tenant number, need approval, and lose their session on leaving', async () => {
    const { houseNumber, id } = Object((await call(admin, 'POST', 'add', { name: '可加入' })).result);
    const clerk = await server.signIn('clerk');
    expect((await call(clerk, 'POST', 'joinTenantByHouseNumber', { houseNumber: 'NONE2345' })).message).toBe(
      '没有该门牌号的租户',
    );
    await call(clerk, 'POST', 'joinTenantByHouseNumber', { houseNumber });
    expect((await call(clerk, 'PUT', `cancelApplyTenant?tenantId=${id}`)).success).toBe(true);
    await call(clerk, 'POST', 'joinTenantByHouseNumber', { houseNumber });
    const owner = await enter('admin', id);
    expect(await people(owner, 'userTenantStatus=3,4')).toEqual(['clerk']);
    await call(owner, 'PUT', `updateUserTenantStatus?userId=${clerk.userId}&tenantId=${id}&status=1`);
    const inside = await enter('clerk', id);
    expect(await statusOf(inside)).toBe(200);
    expect((await call(inside, 'POST', `changeOwenUserTenant?userId=${clerk.userId}&tenantId=${id}`)).code).toBe(403);
    expect((await call(owner, 'POST', `changeOwenUserTenant?userId=${clerk.userId}&tenantId=${id}`)).success).toBe(
      true,
    );
    expect((await call(inside, 'DELETE', `exitUserTenant?id=${id}`)).message).toBe('离开租户成功');
    expect([await statusOf(inside), await statusOf(clerk)]).toEqual([401, 200]);
  });
});

describe('packs of a tenant', () => {
  test('limit the rights of all roles without granting any, and without one nothing is limited', async () => {
    const { db } = server.services;
    const permissionOf = async (perms: string) =>
      (await db.selectFrom('sys_permission').where('perms', '=', perms).select('id').executeTakeFirstOrThrow()).id;
    const may = async (url: string) => (await neighbour.call({ url })).status;
    const [list, other] = ['/bgd/export/list', '/bgd/import/list'];
    expect([await may(list), await may(other)]).toEqual([200, 200]);
    const pack = { tenantId: '3000', packName: '出口', permissionIds: await permissionOf('bgd:export:list') };
    const added = await call(admin, 'POST', 'addPackPermission', pack);
    expect([await may(list), await may(other)]).toEqual([200, 403]);
    const menu = await neighbour.call({ url: '/sys/permission/getUserPermissionByToken' });
    expect(JSON.stringify(Object(menu.body.result).menu)).toContain('/bgd/export');
    expect(JSON.stringify(Object(menu.body.result).menu)).not.toContain('/kehu');
    expect((await call(admin, 'POST', 'addPackPermission', pack)).message).toBe('套餐名称已存在');
    const { records } = await get(admin, 'packList?tenantId=3000&packName=出口');
    expect(records).toMatchObject([{ id: added.result, packName: '出口', status: '1', tenantId: '3000' }]);
    await call(admin, 'PUT', 'editPackPermission', { id: added.result, packName: '出口', status: '0' });
    expect(await may(other)).toBe(200);
    expect((await call(admin, 'DELETE', `deleteTenantPack?ids=${String(added.result)}`)).success).toBe(true);
    expect((await get(admin, 'packList?tenantId=3000')).records).toEqual([]);
  });

  test('never limit the first tenant, reject unknown rights, and are hidden from other tenants', async () => {
    const pack = { tenantId: '1000', packName: '锁', permissionIds: '' };
    expect((await call(admin, 'POST', 'addPackPermission', pack)).message).toBe('平台租户不受套餐限制');
    const wrong = { tenantId: '3000', packName: '错', permissionIds: 'nothing' };
    expect((await call(admin, 'POST', 'addPackPermission', wrong)).code).toBe(400);
    expect((await get(admin, 'packList?tenantId=3000')).total).toBe(0);
    expect((await call(neighbour, 'GET', 'packList?tenantId=1000')).code).toBe(403);
  });
});
