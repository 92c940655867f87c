import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { prepareRecords } from '../../../../server/records/operations/prepareRecords.ts';
import { findSession, openSession } from '../../../../server/identity/sessions/sessionStore.ts';
import { SECOND_TENANT } from '../../secondTenant.ts';
import { startTestServer, type TestClient, type TestServer } from '../../testServer.ts';
import { callBy, resultOf, testRefusals } from './publicCalls.ts';

type Row = Readonly<Record<string, unknown>>;

let server: TestServer;
let admin: TestClient;
let clerk: TestClient;
/** Administrator of the second tenant. */
let neighbour: TestClient;
let departId: string;
let packId: string;
/** A member of the second tenant, added by its administrator. */
let memberId: string;

const PAGE = 'column=createTime&order=desc&pageNo=1&pageSize=10&_t=1700000000000';
const FORM = { phone: '', email: '', selectedroles: '', password: '123456', relTenantIds: SECOND_TENANT };
const user = (fields: Row): Row => ({ ...FORM, ...fields });

const packUser = (more: Row = {}): Row => ({
  packId,
  packName: '基础',
  tenantId: SECOND_TENANT,
  userId: `${memberId},`,
  realname: '新成员',
  ...more,
});

const idOf = async (username: string): Promise<string> => {
  const { db } = server.services;
  return (await db.selectFrom('sys_user').where('username', '=', username).select('id').executeTakeFirstOrThrow()).id;
};

beforeAll(async () => {
  server = await startTestServer();
  await prepareRecords(server.services);
  [admin, clerk, neighbour] = await Promise.all([
    server.signIn('admin'),
    server.signIn('clerk'),
    server.signIn('neighbour'),
  ]);
  const { db } = server.services;
  const departs = db.selectFrom('sys_depart').where('tenant_id', '=', SECOND_TENANT).where('org_code', '=', 'A01A01');
  departId = (await departs.select('id').executeTakeFirstOrThrow()).id;
  // A pack with all rights but one: its tenant can still be administered.
  const rights = await db.selectFrom('sys_permission').where('del_flag', '=', 0).select(['id', 'perms']).execute();
  const permissionIds = rights.flatMap(({ id, perms }) => (perms === 'system:dict:add' ? [] : [id])).join(',');
  const pack = { tenantId: SECOND_TENANT, packName: '基础', permissionIds, status: '1' };
  packId = String(await resultOf(admin, 'POST /sys/tenant/addPackPermission', pack));
  const added = user({ username: 'member', realname: '新成员', selecteddeparts: departId });
  await resultOf(neighbour, 'POST /sys/user/addTenantUser?username=member', added);
  memberId = await idOf('member');
});
afterAll(() => server.close());

const stored = (username: string) =>
  server.services.db.selectFrom('sys_user').where('username', '=', username).selectAll().executeTakeFirst();

describe('people of a tenant', () => {
  test('are added to the tenant of the caller, without the password that the form sends', async () => {
    expect(await stored('member')).toMatchObject({
      tenant_id: SECOND_TENANT,
      realname: '新成员',
      selecteddeparts: departId,
      password_hash: '',
    });
    const taken = await callBy(neighbour, 'POST /sys/user/addTenantUser', user({ username: 'member', realname: '二' }));
    expect([taken.status, taken.body.success]).toEqual([200, false]);
  });

  test('are edited with what the form sends', async () => {
    const edited = user({ id: memberId, username: 'member', realname: '改名', phone: '13700000001' });
    await resultOf(neighbour, 'POST /sys/user/editTenantUser', { ...edited, selecteddeparts: departId });
    expect(await stored('member')).toMatchObject({ realname: '改名', phone: '13700000001', selecteddeparts: departId });
  });

  test('of another tenant are neither added nor edited', async () => {
    const theirs = user({ username: 'intruder', realname: '他', relTenantIds: '1000' });
    expect((await callBy(neighbour, 'POST /sys/user/addTenantUser', theirs)).status).toBe(403);
    expect(await stored('intruder')).toBeUndefined();
    const edit = user({ id: clerk.userId, realname: '改名' });
    const { body } = await callBy(neighbour, 'POST /sys/user/editTenantUser', edit);
    expect([body.success, body.message]).toEqual([false, '租户中没有该用户']);
    expect(await stored('clerk')).toMatchObject({ realname: '李制单' });
  });

  test('who are at home elsewhere keep name and phone', async () => {
    const { db } = server.services;
    const id = await idOf('reviewer');
    await db.insertInto('sys_user_tenant').values({ user_id: id, tenant_id: SECOND_TENANT }).execute();
    const before = await stored('reviewer');
    const edit = user({ id, realname: '改名', phone: '13700000009', selecteddeparts: departId });
    const { selectedroles: _, ...withoutRoles } = edit;
    await resultOf(neighbour, 'POST /sys/user/editTenantUser', withoutRoles);
    expect(await stored('reviewer')).toMatchObject({ realname: before?.realname, phone: before?.phone ?? null });
    const links = await db.selectFrom('sys_user_depart').where('user_id', '=', id).select('depart_id').execute();
    expect(links.map(({ depart_id }) => depart_id)).toContain(departId);
    const log = db.selectFrom('sys_data_log').where('data_table', '=', 'sys_user_member').where('data_id', '=', id);
    expect(await log.select(['create_by', 'tenant_id', 'changes']).execute()).toMatchObject([
      {
        create_by: 'neighbour',
        tenant_id: SECOND_TENANT,
        changes: { header: { selecteddeparts: [[expect.any(String)], [departId]] } },
      },
    ]);
  });

  test('get roles from those alone who may give them, and are told so', async () => {
    const { db } = server.services;
    const id = await idOf('reviewer');
    const held = async () => {
      const links = db.selectFrom('sys_user_role as link').innerJoin('sys_role as role', 'role.id', 'link.role_id');
      const own = links.where('link.user_id', '=', id).where('role.tenant_id', '=', SECOND_TENANT);
      return (await own.select('role.id').execute()).map((role) => role.id).sort();
    };
    const before = await held();
    const edit = (roles: readonly string[]) => {
      const form = user({ id, selectedroles: roles.join(','), selecteddeparts: departId });
      return callBy(neighbour, 'POST /sys/user/editTenantUser', form);
    };
    const rights = db.selectFrom('sys_permission').where('perms', '=', 'system:user:addUserRole').select('id');
    const given = await db.selectFrom('sys_role_permission').where('permission_id', 'in', rights).selectAll().execute();
    await db.deleteFrom('sys_role_permission').where('permission_id', 'in', rights).execute();
    const [refused, unchanged] = [await edit(before.slice(1)), await edit([...before].reverse())];
    await db.insertInto('sys_role_permission').values(given).execute();
    expect([refused.status, refused.body.message]).toEqual([403, expect.stringContaining('system:user:addUserRole')]);
    // The form always sends the roles, whatever was changed in it.
    expect([unchanged.body.success, await held()]).toEqual([true, before]);
    expect((await edit(before.slice(1))).body.success).toBe(true);
    expect(await held()).toEqual(before.slice(1));
    const log = db.selectFrom('sys_data_log').where('data_table', '=', 'sys_user_member').where('data_id', '=', id);
    const [last] = await log.orderBy('data_version', 'desc').select('changes').execute();
    expect(last?.changes).toEqual({ header: { selectedroles: [before, before.slice(1)] }, details: {} });
  });
});

describe('people of a pack', () => {
  const list = async (client: TestClient, query = ''): Promise<Row> =>
    resultOf(client, `GET /sys/tenant/queryTenantPackUserList?${PAGE}&status=1&packId=${packId}${query}`);
  const packsOf = (client: TestClient, tenantId: string) =>
    resultOf(client, `GET /sys/tenant/listPackByTenantUserId?tenantId=${tenantId}&userId=${memberId}`);
  const rightsOf = async () => {
    const { db } = server.services;
    const session = await findSession(db, await openSession(db, { userId: memberId, ip: '127.0.0.1' }));
    return session?.permissions ?? new Set<string>();
  };
  const PACKS = { packList: [{ packName: '基础', packCode: null }] };

  test('are assigned in one step: nothing is assigned when one is refused', async () => {
    const { db } = server.services;
    const roles = () => db.selectFrom('sys_role').where('role_code', '=', `pack_${packId}`).select('id').execute();
    expect(await roles()).toEqual([]);
    const { body } = await callBy(neighbour, 'POST /sys/tenant/addTenantPackUser', packUser({ userId: 'nobody' }));
    expect([body.success, body.message]).toEqual([false, expect.stringContaining('nobody')]);
    expect(await roles()).toEqual([]);
  });

  test('have what it allows until they are taken out of it', async () => {
    expect(await list(neighbour)).toMatchObject({ records: [], total: 0 });
    expect(await packsOf(neighbour, SECOND_TENANT)).toMatchObject({ ...PACKS, userPackIdList: [] });
    expect((await rightsOf()).has('system:dict:list')).toBe(false);

    await resultOf(neighbour, 'POST /sys/tenant/addTenantPackUser', packUser());
    expect(await list(neighbour, `&tenantId=${SECOND_TENANT}`)).toMatchObject({
      total: 1,
      records: [
        {
          id: memberId,
          realname: '改名',
          departNames: [expect.any(String)],
          positionNames: [],
          packId,
          packName: '基础',
        },
      ],
    });
    expect(await packsOf(neighbour, SECOND_TENANT)).toMatchObject({ ...PACKS, userPackIdList: [packId] });
    const held = await rightsOf();
    expect([held.has('system:dict:list'), held.has('system:dict:add')]).toEqual([true, false]);

    await resultOf(neighbour, 'PUT /sys/tenant/deleteTenantPackUser', packUser({ userId: memberId }));
    expect(await list(neighbour)).toMatchObject({ records: [], total: 0 });
    expect((await rightsOf()).has('system:dict:list')).toBe(false);
  });

  test('who left are neither listed nor added, but regain it when they return', async () => {
    const { db } = server.services;
    const id = await idOf('reviewer');
    const guest = { user_id: id, tenant_id: SECOND_TENANT };
    const add = () => callBy(neighbour, 'POST /sys/tenant/addTenantPackUser', packUser({ userId: id }));
    const ids = async () => Object((await list(neighbour))['records']).map((row: Row) => row['id']);
    const packs = async () => {
      const call = `GET /sys/tenant/listPackByTenantUserId?tenantId=${SECOND_TENANT}&userId=${id}`;
      return (await resultOf<Row>(neighbour, call))['userPackIdList'];
    };
    expect((await add()).body).toMatchObject({ success: true });
    expect([await ids(), await packs()]).toEqual([[id], [packId]]);
    await db.deleteFrom('sys_user_tenant').where('user_id', '=', id).execute();
    expect([await ids(), await packs(), (await list(neighbour))['total']]).toEqual([[], [], 0]);
    const { body } = await add();
    expect([body.success, body.message]).toEqual([false, expect.stringContaining(id)]);
    await db.insertInto('sys_user_tenant').values(guest).execute();
    expect([await ids(), await packs()]).toEqual([[id], [packId]]);
    await resultOf(neighbour, 'PUT /sys/tenant/deleteTenantPackUser', packUser({ userId: id }));
  });

  test('lose rights when the pack shrinks, is disabled or is deleted', async () => {
    await resultOf(neighbour, 'POST /sys/tenant/addTenantPackUser', packUser());
    const listed = await server.services.db
      .selectFrom('sys_permission')
      .where('perms', '=', 'system:dict:list')
      .select('id')
      .executeTakeFirstOrThrow();
    const pack = { id: packId, tenantId: SECOND_TENANT, packName: '基础', permissionIds: listed.id };
    const heldAfter = async (status: string) => {
      await resultOf(admin, 'PUT /sys/tenant/editPackPermission', { ...pack, status });
      const held = await rightsOf();
      return [held.has('system:dict:list'), held.has('system:dict:edit')];
    };
    expect(await heldAfter('1')).toEqual([true, false]);
    expect(await heldAfter('0')).toEqual([false, false]);
    expect(await heldAfter('1')).toEqual([true, false]);
    await resultOf(admin, `DELETE /sys/tenant/deleteTenantPack?ids=${packId}`);
    expect((await rightsOf()).size).toBe(0);
  });

  test('are given by the tenant itself, which holds what they get', async () => {
    expect((await callBy(admin, 'POST /sys/tenant/addTenantPackUser', packUser())).status).toBe(403);
    const ownTenant = packUser({ tenantId: '1000' });
    const { body } = await callBy(admin, 'POST /sys/tenant/addTenantPackUser', ownTenant);
    expect([body.success, body.message]).toEqual([false, '未找到该套餐']);
    expect((await callBy(neighbour, 'GET /sys/tenant/listPackByTenantUserId?tenantId=1000&userId=x')).status).toBe(403);
  });

  test('there are no default packs, in words', async () => {
    const { status, body } = await callBy(neighbour, `POST /sys/tenant/syncDefaultPack?tenantId=${SECOND_TENANT}`, {});
    expect([status, body.success, body.message]).toEqual([200, false, expect.stringContaining('没有默认套餐')]);
  });
});

describe('what a tenant says of itself', () => {
  const edit = (body: Row, client = neighbour) => callBy(client, 'PUT /sys/tenant/editOwnTenant', body);
  const row = (id: string) =>
    server.services.db.selectFrom('sys_tenant').where('id', '=', id).selectAll().executeTakeFirstOrThrow();

  test('is changed a field at a time, the others stay', async () => {
    const before = await row(SECOND_TENANT);
    expect((await edit({ id: Number(SECOND_TENANT), companyAddress: '港口路1号' })).body.success).toBe(true);
    expect((await edit({ id: SECOND_TENANT, name: ' 新名字 ' })).body.success).toBe(true);
    const { update_by: _by, update_time: _at, ...others } = before;
    expect(await row(SECOND_TENANT)).toMatchObject({ ...others, company_address: '港口路1号', name: '新名字' });
  });

  test('is neither that of another tenant nor whether it is open', async () => {
    expect((await edit({ id: '1000', name: '别家' })).status).toBe(403);
    expect((await edit({ id: SECOND_TENANT, status: 0, endDate: '2020-01-01' })).status).toBe(400);
    expect((await edit({ id: SECOND_TENANT, name: ' ' })).status).toBe(400);
    expect((await row(SECOND_TENANT)).status).toBe(1);
  });
});

describe('calls that need a right', () => {
  testRefusals(
    [
      { name: 'POST /sys/user/addTenantUser', body: user({ username: 'x1', realname: '他' }) },
      { name: 'POST /sys/user/editTenantUser', body: user({ id: 'x' }) },
      { name: 'GET /sys/tenant/queryTenantPackUserList?packId=x' },
      { name: 'POST /sys/tenant/addTenantPackUser', body: { packId: 'x', userId: 'y' } },
      { name: 'PUT /sys/tenant/deleteTenantPackUser', body: { packId: 'x', userId: 'y' } },
      { name: 'GET /sys/tenant/listPackByTenantUserId?userId=x' },
      { name: 'POST /sys/tenant/syncDefaultPack?tenantId=1000', body: {} },
      { name: 'PUT /sys/tenant/editOwnTenant', body: { id: '1000', name: 'x' } },
    ],
    { idle: () => clerk, stranger: () => server.stranger },
  );
});
