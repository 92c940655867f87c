import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SECOND_TENANT } from '../../secondTenant.ts';
import { addRole, addUser, callsOf, createWorld, TENANT, type Scene, type World } from './takeover/world.ts';

type Calls = Scene['call'];

let world: World;
let rightIds: ReadonlyMap<string, string>;
let roles: ReadonlyMap<string, string>;

const USERS = [
  'system:user:list',
  'system:user:add',
  'system:user:edit',
  'system:user:changepwd',
  'system:user:addUserRole',
  'system:user:deleteRole',
  'system:user:agent',
  'system:user:editDepartWithUser',
  'system:user:deleteUserInDepart',
];
const ROLES = [
  'system:role:list',
  'system:role:add',
  'system:role:edit',
  'system:role:delete',
  'system:permission:saveRole',
];
const CUSTOMERS = ['kehu:customer:list', 'kehu:customer:edit'];

const right = (code: string): string => rightIds.get(code) ?? '';

/** Adds a role with rights by code, and with the customers' entry if it has one of their rights. */
const give = (id: string, codes: readonly string[], rules: readonly string[] = []): Promise<void> =>
  addRole(world, {
    id,
    permissions: [
      ...codes.map(right),
      ...(codes.some((code) => code.startsWith('kehu:')) ? [world.customerEntry] : []),
    ],
    rules,
  });

const person = async (id: string, its: readonly string[], departments: readonly string[] = []): Promise<Calls> => {
  await addUser(world, { id, roles: its, departments });
  return callsOf(world, id);
};

beforeAll(async () => {
  world = await createWorld();
  const { db } = world.server.services;
  const rows = await db.selectFrom('sys_permission').where('menu_type', '=', 2).select(['id', 'perms']).execute();
  rightIds = new Map(rows.map(({ id, perms }) => [perms ?? '', id]));
  const all = await db.selectFrom('sys_role').where('tenant_id', '=', TENANT).select(['id', 'role_code']).execute();
  roles = new Map(all.map((row) => [row.role_code, row.id]));
  await give('users', USERS);
  await give('roles', ROLES);
  await give('customers', CUSTOMERS);
  await give('ruled', CUSTOMERS, ['rule-0']);
  await give('lists', ['kehu:customer:list']);
}, 60_000);
afterAll(() => world.server.close());

const codesOf = async (userId: string): Promise<readonly string[]> => {
  const { rows } = await sql<{ perms: string }>`
    select distinct p.perms from sys_held_permission held join sys_permission p on p.id = held.permission_id
    where held.user_id = ${userId} and held.tenant_id = ${TENANT} and p.menu_type = 2 order by 1`.execute(
    world.server.services.db,
  );
  return rows.map(({ perms }) => perms);
};

describe('a manager of users', () => {
  let manager: Calls;
  beforeAll(async () => {
    manager = await person('manager', ['users', 'lists']);
    await person('colleague', ['customers']);
    await person('helper', ['lists']);
  });

  test('does not become administrator by editing his own record [D68]', async () => {
    const before = await codesOf('manager');
    const admin = roles.get('admin') ?? '';
    const body = { id: 'manager', selectedroles: `users,lists,${admin}` };
    expect(await manager('POST', '/sys/user/edit', body)).toMatchObject({ status: 403 });
    expect(await codesOf('manager')).toEqual(before);
    const added = { roleId: admin, userIdList: ['manager'] };
    expect(await manager('POST', '/sys/user/addSysUserRole', added)).toMatchObject({ status: 403 });
    const { id } = await world.server.services.db
      .selectFrom('sys_user')
      .where('username', '=', 'admin')
      .select('id')
      .executeTakeFirstOrThrow();
    expect(await manager('PUT', '/sys/user/resetPassword', { usernames: 'admin' })).toMatchObject({ status: 403 });
    expect(await manager('DELETE', `/sys/user/delete?id=${id}`)).toMatchObject({ status: 403 });
  });

  test('gives and takes the roles whose rights he holds [D68]', async () => {
    const lists = { roleId: 'lists', userIdList: ['helper'] };
    expect((await manager('DELETE', '/sys/user/deleteUserRole?roleId=lists&userId=helper')).body.success).toBe(true);
    expect(await codesOf('helper')).toEqual([]);
    expect((await manager('POST', '/sys/user/addSysUserRole', lists)).body.success).toBe(true);
    expect(await codesOf('helper')).toEqual(['kehu:customer:list']);
  });

  test.each([
    [
      'takes no role that reaches beyond his own',
      'DELETE',
      '/sys/user/deleteUserRole?roleId=customers&userId=colleague',
      undefined,
    ],
    ['edits nobody who holds more', 'POST', '/sys/user/edit', { id: 'colleague', realname: 'x' }],
    ['takes no roles by an edit', 'POST', '/sys/user/edit', { id: 'colleague', selectedroles: '' }],
    [
      'makes no deputy for who holds more',
      'POST',
      '/sys/sysUserAgent/add',
      { userName: 'colleague', agentUserName: 'manager', endTime: '2026-12-20 00:00:00' },
    ],
  ] as const)('%s [D68]', async (...[, method, url, body]) => {
    const before = await codesOf('colleague');
    expect(await manager(method, url, body)).toMatchObject({ status: 403 });
    expect(await codesOf('colleague')).toEqual(before);
  });

  test('gives no right here that he holds in another tenant alone [D68]', async () => {
    await addRole(world, { id: 'elsewhere', permissions: world.permissions, rules: [], tenantId: SECOND_TENANT });
    await give('departmentRights', ['system:permission:saveDepart']);
    const both = await person('inBoth', ['users', 'departmentRights', 'elsewhere']);
    await sql`insert into sys_user_tenant (user_id, tenant_id) values ('inBoth', ${SECOND_TENANT})`.execute(
      world.server.services.db,
    );
    const role = { roleId: 'customers', userIdList: ['helper'] };
    expect(await both('POST', '/sys/user/addSysUserRole', role)).toMatchObject({ status: 403 });
    const permissions = { departId: 'depart-B01', permissionIds: right('kehu:customer:list') };
    expect(await both('POST', '/sys/permission/saveDepartPermission', permissions)).toMatchObject({ status: 403 });
  });

  test('does not reset who administers another tenant [D68]', async () => {
    await addRole(world, { id: 'abroad', permissions: world.permissions, rules: [], tenantId: SECOND_TENANT });
    await person('traveller', ['abroad']);
    const reset = () => manager('PUT', '/sys/user/resetPassword', { usernames: 'traveller' });
    expect((await reset()).body.success).toBe(true);
    await sql`insert into sys_user_tenant (user_id, tenant_id) values ('traveller', ${SECOND_TENANT})`.execute(
      world.server.services.db,
    );
    expect(await reset()).toMatchObject({ status: 403 });
    const { call } = await world.server.signIn('admin');
    const byAdmin = await call({ method: 'PUT', url: '/sys/user/resetPassword', body: { usernames: 'traveller' } });
    expect(byAdmin.status).toBe(403);
  });
});

describe('data rules', () => {
  let ruled: Calls;
  beforeAll(async () => {
    await give('ruled-roles', [...ROLES, ...USERS]);
    ruled = await person('ruledManager', ['ruled-roles', 'ruled']);
    await person('receiver', []);
  });

  const rulesOf = async (roleId: string): Promise<readonly string[]> =>
    (
      await world.server.services.db
        .selectFrom('sys_role_data_rule')
        .where('role_id', '=', roleId)
        .select('rule_id')
        .execute()
    ).map(({ rule_id }) => rule_id);

  test('go along with a page that is given, and the answer says so [D68]', async () => {
    const made = await ruled('POST', '/sys/role/add', { roleCode: 'heirs', roleName: 'heirs' });
    const roleId = String(Object(made.body.result).id);
    const permissionIds = [world.customerEntry, right('kehu:customer:list')].join(',');
    const saved = await ruled('POST', '/sys/permission/saveRolePermission', { roleId, permissionIds });
    expect(saved.body).toMatchObject({ success: true, message: expect.stringContaining('数据规则') });
    expect(await rulesOf(roleId)).toEqual(['rule-0']);
  });

  test.each([
    [
      'copies no role without them',
      'POST',
      '/sys/role/add',
      { roleCode: 'free', roleName: 'free', copyOf: 'customers' },
    ],
    [
      'gives no role without them',
      'POST',
      '/sys/user/addSysUserRole',
      { roleId: 'customers', userIdList: ['receiver'] },
    ],
    [
      'takes no role without them',
      'POST',
      '/sys/user/addSysUserRole',
      { roleId: 'lists', userIdList: ['ruledManager'] },
    ],
    ['unbinds none of his own', 'POST', '/sys/role/datarule', { permissionId: '', roleId: 'ruled', dataRuleIds: '' }],
  ] as const)('who is bound by them %s [D68]', async (...[, method, url, body]) => {
    const sent = 'permissionId' in body ? { ...body, permissionId: world.customerEntry } : body;
    expect(await ruled(method, url, sent)).toMatchObject({ status: 403 });
    expect(await rulesOf('ruled')).toEqual(['rule-0']);
  });
});

describe('departments', () => {
  let branch: Calls;
  beforeAll(async () => {
    await give('branch', [...USERS, 'bgd:export:list', 'system:depart:edit', 'system:depart:delete']);
    await sql`insert into sys_role_permission (role_id, permission_id)
      select 'branch', parent_id from sys_permission where id = ${right('bgd:export:list')}`.execute(
      world.server.services.db,
    );
    branch = await person('branchManager', ['branch'], ['depart-B01']);
    await person('mover', [], ['depart-B01A01']);
  });

  const departmentsOf = async (userId: string): Promise<readonly string[]> =>
    (
      await world.server.services.db
        .selectFrom('sys_user_depart')
        .where('user_id', '=', userId)
        .orderBy('depart_id')
        .select('depart_id')
        .execute()
    ).map(({ depart_id }) => depart_id);

  test.each([
    ['joins another one himself', '/sys/user/edit', { id: 'branchManager', selecteddeparts: 'depart-B01,depart-C01' }],
    [
      'joins one below his own himself',
      '/sys/user/editSysDepartWithUser',
      { depId: 'depart-B01A01', userIdList: ['branchManager'] },
    ],
    ['takes charge of one', '/sys/user/edit', { id: 'branchManager', userIdentity: '2', departIds: 'depart-C01' }],
    ['moves a colleague where he does not see', '/sys/user/edit', { id: 'mover', selecteddeparts: 'depart-C01' }],
    [
      'moves a department out of another branch',
      '/sys/sysDepart/edit',
      { id: 'depart-C01', version: 1, parentId: 'depart-B01' },
    ],
  ] as const)('a branch manager never %s [D68]', async (_, url, body) => {
    expect(await branch('POST', url, body)).toMatchObject({ status: 403 });
    expect(await departmentsOf('branchManager')).toEqual(['depart-B01']);
    expect(await departmentsOf('mover')).toEqual(['depart-B01A01']);
  });

  test('a branch manager moves a colleague within the branch [D68]', async () => {
    const moved = await branch('POST', '/sys/user/edit', { id: 'mover', selecteddeparts: 'depart-B01A02' });
    expect(moved.body).toMatchObject({ success: true });
    expect(await departmentsOf('mover')).toEqual(['depart-B01A02']);
  });
});
