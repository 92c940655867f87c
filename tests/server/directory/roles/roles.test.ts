import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestClient, type TestServer } from '../../testServer.ts';

let server: TestServer;
let admin: TestClient;
let clerk: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin');
  clerk = await server.signIn('clerk');
});
afterAll(() => server.close());

type Method = 'GET' | 'POST' | 'DELETE';
interface Asked {
  readonly body?: unknown;
  readonly as?: TestClient;
  readonly method?: Method;
}

const ask = (url: string, { body, as = admin, method = body === undefined ? 'GET' : 'POST' }: Asked = {}) =>
  as.call({ method, url, ...(body === undefined ? {} : { body }) });
const done = async (url: string, asked: Asked = {}) => {
  const answer = await ask(url, asked);
  expect(answer.body, JSON.stringify(answer.body)).toMatchObject({ success: true });
  return answer.body;
};
const resultOf = async (url: string, asked?: Asked) => (await done(url, asked)).result as never as Found;
interface Found extends Readonly<Record<string, unknown>> {
  readonly id: string;
  readonly records: readonly Readonly<Record<string, unknown>>[];
}

const rightOf = async (perms: string): Promise<string> =>
  (
    await server.services.db
      .selectFrom('sys_permission')
      .select('id')
      .where('perms', '=', perms)
      .executeTakeFirstOrThrow()
  ).id;
const add = async (roleCode: string, more: object = {}): Promise<string> =>
  (await resultOf('/sys/role/add', { body: { roleName: `角色${roleCode}`, roleCode, ...more } })).id;
const heldBy = async (roleId: string) => (await done(`/sys/permission/queryRolePermission?roleId=${roleId}`)).result;
const save = (roleId: string, permissionIds: readonly string[], lastpermissionIds: readonly string[] = []) => ({
  body: { roleId, permissionIds: permissionIds.join(','), lastpermissionIds: `${lastpermissionIds.join(',')},` },
});
const SAVE = '/sys/permission/saveRolePermission';
const auditOf = (table: string, id: string) =>
  server.services.db
    .selectFrom('sys_data_log')
    .where('data_table', '=', table)
    .where('data_id', '=', id)
    .orderBy('data_version', 'desc')
    .select(['create_by', 'action', 'changes'])
    .executeTakeFirst();

describe('roles', () => {
  test('are added, read, changed, checked and removed as records; their codes stay [S7-22]', async () => {
    const id = await add('porter', { description: '搬运' });
    expect(await resultOf(`/sys/role/queryById?id=${id}`)).toMatchObject({ roleCode: 'porter', description: '搬运' });
    expect((await resultOf('/sys/role/list?roleName=*porter*')).records).toMatchObject([{ id, roleCode: 'porter' }]);
    expect((await done('/sys/role/checkRoleCode?roleCode=dockers')).message).toBe('该值可用！');
    expect((await done(`/sys/role/checkRoleCode?roleCode=porter&id=${id}`)).success).toBe(true);
    expect((await ask('/sys/role/checkRoleCode?roleCode=porter')).body).toMatchObject({
      success: false,
      message: '角色编码已存在',
    });
    expect((await done('/sys/role/edit', { body: { id, roleName: '搬运工', roleCode: 'porter' } })).message).toMatch(
      /成功/,
    );
    expect((await ask('/sys/role/edit', { body: { id, roleName: '搬运工', roleCode: 'other' } })).body).toMatchObject({
      success: false,
      message: '角色编码不能修改',
    });
    expect((await ask('/sys/role/add', { body: { roleName: '又一个', roleCode: 'porter' } })).body.success).toBe(false);
    await done(`/sys/role/delete?id=${id}`, { method: 'DELETE' });
    expect((await resultOf('/sys/role/list?roleCode=porter')).records).toEqual([]);
  });

  test('are listed for pickers without extra permission, but never for another tenant [S7-22] [W7-15]', async () => {
    const codesOf = (roles: readonly Readonly<Record<string, unknown>>[]) =>
      roles.map(({ roleCode }) => roleCode).sort();
    const [picked] = (await resultOf('/sys/role/listByTenant', { as: clerk })).records;
    expect(Object.keys(picked ?? {}).sort()).toEqual(['id', 'roleCode', 'roleName']);
    const all = (await done('/sys/role/queryall', { as: clerk })).result as Found['records'];
    expect(codesOf(all)).toEqual(expect.arrayContaining(['admin', 'clerk', 'reviewer']));
    expect(new Set(codesOf(all)).size).toBe(all.length);
    expect((await ask('/sys/role/queryallNoByTenant', { as: clerk })).status).toBe(403);
    expect((await done('/sys/role/queryallNoByTenant')).result).toHaveLength(all.length);
  });
});

describe('rights of a role', () => {
  test('are given and taken by what changed since they were read, and written down [S6-9] [S7-24]', async () => {
    const id = await add('packer');
    const [list, edit, print] = await Promise.all(
      ['list', 'edit', 'print'].map((name) => rightOf(`bgd:export:${name}`)),
    );
    if (list === undefined || edit === undefined || print === undefined) throw new Error('no such rights');
    expect((await done(SAVE, save(id, [list, edit]))).message).toBe('保存成功！');
    // Another administrator granted a right in the meantime: it stays.
    await done(SAVE, save(id, [print]));
    await done(SAVE, save(id, [list], [list, edit]));
    expect(await heldBy(id)).toEqual([list, print].sort());
    expect(await auditOf('sys_role_permission', id)).toMatchObject({
      create_by: 'admin',
      changes: {
        header: {
          permissions: [
            ['bgd:export:edit', 'bgd:export:list', 'bgd:export:print'],
            ['bgd:export:list', 'bgd:export:print'],
          ],
        },
      },
    });
    expect((await ask(SAVE, save('none', [list]))).body).toMatchObject({ success: false, message: '授权失败！' });
    expect((await ask(SAVE, save(id, ['nothing']))).status).toBe(400);
  });

  test('are chosen from the tree of the menu, which says what the caller may give [S7-22]', async () => {
    const { treeList, ids } = await resultOf('/sys/role/queryTreeList');
    const roots = treeList as Found['records'];
    const system = roots.find(({ title }) => title === '系统管理') as { children: Found['records'] } | undefined;
    const roles = system?.children.find(({ title }) => title === '角色管理');
    expect(roles).toMatchObject({ isLeaf: false, ruleFlag: 0, scopedSlots: { title: 'hasDatarule' }, grantable: true });
    expect(ids).toContain(roles?.['key']);
  });

  test('of the own administrator role keep the grant right; nobody grants missing rights [S6-9]', async () => {
    const { db } = server.services;
    const [{ id: adminRole } = { id: '' }] = (await resultOf('/sys/role/list?roleCode=admin')).records as {
      id: string;
    }[];
    const grant = await rightOf('system:permission:saveRole');
    const refused = await ask(SAVE, save(adminRole, [], [grant]));
    expect(refused.status).toBe(403);
    expect(await heldBy(adminRole)).toContain(grant);
    expect((await ask('/sys/role/delete?id=' + adminRole, { method: 'DELETE' })).status).toBe(403);

    const limited = await add('limited');
    const given = await Promise.all(['system:permission:saveRole', 'system:role:list', 'bgd:export:list'].map(rightOf));
    await done(SAVE, save(limited, given));
    await done('/sys/user/addSysUserRole', { body: { roleId: limited, userIdList: [clerk.userId] } });
    const target = await add('target');
    const review = await rightOf('bgd:export:review');
    expect((await ask(SAVE, { ...save(target, [review]), as: clerk })).status).toBe(403);
    await done(SAVE, { ...save(target, [given[2] ?? '']), as: clerk });
    expect(await heldBy(target)).toEqual([given[2]]);
    await db.deleteFrom('sys_user_role').where('role_id', '=', limited).execute();
  });

  test('come with a copy of the role, its data rules too [S7-22]', async () => {
    const { db } = server.services;
    const source = await add('source');
    const list = await rightOf('bgd:export:list');
    await done(SAVE, save(source, [list]));
    const rule = { rule_name: '本人', rule_column: 'createBy', rule_conditions: '=', rule_value: '#{sys_user_code}' };
    await db
      .insertInto('sys_permission_data_rule')
      .values({ id: 'copied-rule', tenant_id: '1000', permission_id: list, ...rule })
      .execute();
    await db.insertInto('sys_role_data_rule').values({ role_id: source, rule_id: 'copied-rule' }).execute();
    const copy = await add('source-copy', { copyOf: source });
    expect(await heldBy(copy)).toEqual([list]);
    const matrix = await resultOf(`/sys/role/queryMatrix?roleIds=${source},${copy}`);
    expect(matrix).toMatchObject({
      roles: [
        { roleCode: 'source', permissionIds: [list], ruleIds: ['copied-rule'] },
        { roleCode: 'source-copy', permissionIds: [list], ruleIds: ['copied-rule'] },
      ],
      rules: [{ ruleName: '本人', ruleValue: '#{sys_user_code}' }],
    });
    expect((await ask('/sys/role/add', { body: { roleName: '无', roleCode: 'nowhere', copyOf: 'none' } })).status).toBe(
      404,
    );
  });
});

describe('users of a role', () => {
  const USERS = '/sys/user/userRoleList';

  test('are listed, added and removed, one or several; of other tenants nobody is [S7-22]', async () => {
    const roleId = await add('team');
    const [one, other] = [clerk.userId, (await server.signIn('reviewer')).userId];
    const stranger = (await server.signIn('neighbour')).userId;
    await done('/sys/user/addSysUserRole', { body: { roleId, userIdList: [one, other, one] } });
    expect((await resultOf(`${USERS}?roleId=${roleId}&username=cler`)).records).toMatchObject([{ username: 'clerk' }]);
    expect(await auditOf('sys_user_role', roleId)).toMatchObject({
      changes: { header: { users: [[], ['clerk', 'reviewer']] } },
    });
    const refused = await ask('/sys/user/addSysUserRole', { body: { roleId, userIdList: [stranger] } });
    expect(refused).toMatchObject({ status: 400, body: { message: `用户不存在：${stranger}` } });
    await done(`/sys/user/deleteUserRole?roleId=${roleId}&userId=${one}`, { method: 'DELETE' });
    await done(`/sys/user/deleteUserRoleBatch?roleId=${roleId}&userIds=${other},${one},`, { method: 'DELETE' });
    expect((await resultOf(`${USERS}?roleId=${roleId}`)).records).toEqual([]);
  });

  test('are told what each of their roles gives', async () => {
    const { roles } = await resultOf(`/sys/role/queryMatrix?userId=${clerk.userId}`);
    expect(roles).toMatchObject([{ kind: 'role', roleCode: 'clerk' }]);
  });

  test('do not lose the last who may give all rights', async () => {
    const [{ id } = { id: '' }] = (await resultOf('/sys/role/list?roleCode=admin')).records as { id: string }[];
    const url = `/sys/user/deleteUserRole?roleId=${id}&userId=${admin.userId}`;
    expect((await ask(url, { method: 'DELETE' })).status).toBe(403);
    expect((await resultOf(`${USERS}?roleId=${id}`)).records).toHaveLength(1);
  });
});

describe('the home page of a role', () => {
  test('is one a role, a path of the product, and changed in its place', async () => {
    await add('driver');
    expect((await done('/sys/sysRoleIndex/queryByCode?roleCode=driver')).result).toBeNull();
    const home = { roleCode: 'driver', url: '/bgd/export', component: '', route: true, priority: '5', status: '1' };
    await done('/sys/sysRoleIndex/add', { body: { id: '', ...home } });
    expect((await ask('/sys/sysRoleIndex/add', { body: home })).body.success).toBe(false);
    const stored = await resultOf('/sys/sysRoleIndex/queryByCode?roleCode=driver');
    expect(stored).toMatchObject({ url: '/bgd/export', priority: 5, status: '1' });
    await done('/sys/sysRoleIndex/edit', { body: { ...home, id: stored.id, url: '/bgd/import', status: '0' } });
    expect(await resultOf('/sys/sysRoleIndex/queryByCode?roleCode=driver')).toMatchObject({
      url: '/bgd/import',
      status: '0',
    });
    for (const url of ['//evil.example', 'https://evil.example', '/a b'])
      expect((await ask('/sys/sysRoleIndex/edit', { body: { id: stored.id, url } })).status).toBe(400);
  });

  test('is told to its users, the smallest priority first; one switched off to nobody', async () => {
    const homesOf = async () =>
      Object((await ask('/sys/permission/getUserPermissionByToken', { as: clerk })).body.result).homePaths;
    expect(await homesOf()).toEqual([]);
    const begun = async (roleCode: string, more: Readonly<Record<string, unknown>>) => {
      await done('/sys/user/addSysUserRole', { body: { roleId: await add(roleCode), userIdList: [clerk.userId] } });
      await done('/sys/sysRoleIndex/add', { body: { roleCode, status: '1', ...more } });
    };
    await begun('third', { url: '/bgd/import', priority: 9 });
    await begun('second', { url: '/bgd/export', priority: 5 });
    await begun('first', { url: '/yw/home', priority: 5 });
    await begun('off', { url: '/isystem/user', priority: 1, status: '0' });
    expect(await homesOf()).toEqual(['/yw/home', '/bgd/export', '/bgd/import']);
  });
});

test('whoever lacks the right is refused, call by call', async () => {
  const refusals = await Promise.all(
    [
      ask('/sys/role/queryTreeList', { as: clerk }),
      ask('/sys/role/queryMatrix', { as: clerk }),
      ask('/sys/permission/queryRolePermission?roleId=x', { as: clerk }),
      ask(SAVE, { ...save('x', []), as: clerk }),
      ask('/sys/user/userRoleList?roleId=x', { as: clerk }),
      ask('/sys/user/addSysUserRole', { body: { roleId: 'x', userIdList: [] }, as: clerk }),
      ask('/sys/sysRoleIndex/add', { body: { roleCode: 'x', url: '/' }, as: clerk }),
    ].map(async (asked) => (await asked).status),
  );
  expect(new Set(refusals)).toEqual(new Set([403]));
});
