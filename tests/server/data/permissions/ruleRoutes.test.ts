import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SECOND_TENANT } from '../../secondTenant.ts';
import type { TestClient } from '../../testServer.ts';
import { startRuledServer, type RuledServer } from './ruledServer.ts';

let server: RuledServer;
let admin: TestClient;
let clerk: TestClient;
let neighbour: TestClient;
let clerkRole: string;
beforeAll(async () => {
  server = await startRuledServer();
  ({ admin, clerk } = server);
  // The rights themselves, whichever entry they are below.
  const { db } = server.services;
  for (const perms of ['system:permission:saveRole', 'system:permission:saveDepart']) {
    const known = await db.selectFrom('sys_permission').select('id').where('perms', '=', perms).executeTakeFirst();
    const id = known?.id ?? perms;
    if (known === undefined)
      await db.insertInto('sys_permission').values({ id, name: perms, menu_type: 2, perms }).execute();
    for (const { id: role_id } of await db
      .selectFrom('sys_role')
      .select('id')
      .where('role_code', '=', 'admin')
      .execute())
      await db
        .insertInto('sys_role_permission')
        .values({ role_id, permission_id: id })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
  }
  neighbour = await server.signIn('neighbour');
  clerkRole = await server.roleId('clerk');
});
afterAll(() => server.close());

type Rule = Readonly<Record<string, string>>;

const given = (more: Readonly<Record<string, unknown>> = {}) => ({
  permissionId: server.entry,
  ruleName: '只看国内',
  ruleColumn: 'country',
  ruleConditions: '=',
  ruleValue: 'CHN',
  ...more,
});
const post = (url: string, body: unknown, client = admin) => client.call({ method: 'POST', url, body });
const rules = async (client = admin, query = ''): Promise<readonly Rule[]> =>
  (await client.call({ url: `/sys/permission/queryPermissionRule?permissionId=${server.entry}${query}` })).body
    .result as readonly Rule[];

/** Gives rights to the role of the clerks. */
async function give(...codes: readonly string[]): Promise<void> {
  const { db } = server.services;
  for (const code of codes) {
    const { id } = await db
      .selectFrom('sys_permission')
      .select('id')
      .where('perms', '=', code)
      .executeTakeFirstOrThrow();
    await db.insertInto('sys_role_permission').values({ role_id: clerkRole, permission_id: id }).execute();
  }
}

test('a rule is added, found, changed and removed, and each is written down [S7-24, contract 4.3]', async () => {
  const added = await post('/sys/permission/addPermissionRule', given());
  expect(added.body).toMatchObject({ success: true, message: '添加成功！' });
  const [rule] = await rules();
  expect(rule).toMatchObject({ ...given(), status: '1', createBy: 'admin', updateBy: null });
  expect(await rules(admin, '&ruleName=国内&ruleValue=ch')).toHaveLength(1);
  expect(await rules(admin, '&ruleName=%25')).toHaveLength(0);
  const ofEntry = await admin.call({ url: `/sys/permission/getPermRuleListByPermId?permissionId=${server.entry}` });
  expect(ofEntry.body.result).toEqual([rule]);
  const edited = await admin.call({
    method: 'PUT',
    url: '/sys/permission/editPermissionRule',
    body: { ...rule, ruleValue: 'JPN', status: '0' },
  });
  expect(edited.body).toMatchObject({
    message: '更新成功！',
    result: { ruleValue: 'JPN', status: '0', updateBy: 'admin' },
  });
  const removed = await admin.call({
    method: 'DELETE',
    url: `/sys/permission/deletePermissionRule?id=${rule?.['id']}`,
  });
  expect(removed.body).toMatchObject({ success: true, message: '删除成功!' });
  expect(await rules()).toEqual([]);
  const log = await server.services.db
    .selectFrom('sys_data_log')
    .select(['action', 'create_by', 'tenant_id'])
    .where('data_table', '=', 'sys_permission_data_rule')
    .orderBy('data_version')
    .execute();
  expect(log).toEqual(['add', 'edit', 'delete'].map((action) => ({ action, create_by: 'admin', tenant_id: '1000' })));
});

describe('a rule is refused, with what is wrong', () => {
  test.each([
    [{ ruleConditions: 'USE_SQL_RULES', ruleValue: "1 = 1 or ''" }, 400, '不能使用 SQL'],
    [{ ruleColumn: 'ext', ruleConditions: 'ext' }, 400, '不能使用 SQL'],
    [{ ruleColumn: 'nothing' }, 400, '没有字段 nothing'],
    [{ ruleColumn: 'tenant_id' }, 400, '没有字段 tenant_id'],
    [{ ruleConditions: '~' }, 400, '条件规则不正确：~'],
    [{ ruleColumn: 'creditDays', ruleValue: 'x' }, 400, ''],
    [{ ruleColumn: 'createTime', ruleConditions: '>', ruleValue: '昨天' }, 400, ''],
    [{ ruleValue: '' }, 400, '规则值与条件'],
    [{ ruleValue: null }, 400, '规则值与条件'],
    [{ ruleColumn: 'creditDays', ruleConditions: 'RANGE', ruleValue: '1' }, 400, '规则值与条件'],
    [{ ruleValue: '#{secret}' }, 400, '系统变量不存在：#{secret}'],
    [{ ruleName: '' }, 400, ''],
    [{ ruleValue: 'x'.repeat(1001) }, 400, ''],
    [{ permissionId: 'nothing' }, 404, ''],
  ])('%j: %d %s', async (more, status, says) => {
    const { status: found, body } = await post('/sys/permission/addPermissionRule', given(more));
    expect(found).toBe(status);
    expect(body.message).toContain(says);
    expect(await rules()).toEqual([]);
  });

  test('an entry without a page of records takes none', async () => {
    const { id } = await server.services.db
      .selectFrom('sys_permission')
      .select('id')
      .where('url', '=', '/kehu')
      .executeTakeFirstOrThrow();
    const { body } = await post('/sys/permission/addPermissionRule', given({ permissionId: id }));
    expect(body).toMatchObject({ success: false, message: '“往来单位”没有数据页面，不能设置数据规则' });
  });
});

describe('the rules that bind a role', () => {
  let ruleId: string;
  beforeAll(async () => {
    ruleId = String(Object((await post('/sys/permission/addPermissionRule', given())).body.result).id);
  });
  const link = (client = admin) => client.call({ url: `/sys/role/datarule/${server.entry}/${clerkRole}` });
  const bind = (dataRuleIds: string, client = admin, role = clerkRole) =>
    post('/sys/role/datarule', { permissionId: server.entry, roleId: role, dataRuleIds }, client);

  test('are selected from those of the entry, and apply at the next call [S6-9, contract 11.4]', async () => {
    expect((await link()).body).toMatchObject({ success: true, result: { datarule: [{ id: ruleId }], drChecked: '' } });
    expect(await server.codes(clerk)).toEqual(['R-1', 'R-2', 'R-3', 'R-4']);
    expect((await bind(ruleId)).body).toMatchObject({ success: true, message: '保存成功!' });
    expect((await link()).body.result).toMatchObject({ drChecked: ruleId });
    expect(await server.codes(clerk)).toEqual(['R-1', 'R-2']);
    expect((await bind('')).body.success).toBe(true);
    expect(await server.codes(clerk)).toEqual(['R-1', 'R-2', 'R-3', 'R-4']);
  });

  test('need the entry to be given to the role first', async () => {
    const { body } = await bind(ruleId, admin, await server.roleId('reviewer'));
    expect(body).toMatchObject({ success: false, message: '请先保存角色菜单权限!' });
  });

  test('are those of the entry and the tenant alone', async () => {
    expect((await bind('nothing')).status).toBe(400);
    expect((await bind(ruleId, neighbour)).status).toBe(404);
    expect((await link(neighbour)).status).toBe(404);
    expect(await rules(neighbour)).toEqual([]);
    const own = await post('/sys/permission/addPermissionRule', given(), neighbour);
    expect((await bind(String(Object(own.body.result).id))).status).toBe(400);
    for (const [method, url] of [
      ['DELETE', `deletePermissionRule?id=${ruleId}`],
      ['PUT', 'editPermissionRule'],
    ] as const) {
      const body = method === 'PUT' ? given({ id: ruleId, ruleName: '改' }) : undefined;
      expect((await neighbour.call({ method, url: `/sys/permission/${url}`, body })).status, url).toBe(404);
    }
    expect(await rules()).toMatchObject([{ id: ruleId, ruleName: '只看国内' }]);
    expect(
      await server.services.db
        .selectFrom('sys_permission_data_rule')
        .select('tenant_id')
        .where('tenant_id', '=', SECOND_TENANT)
        .execute(),
    ).toHaveLength(1);
  });

  test('are not for who has no right to it', async () => {
    expect((await link(clerk)).status).toBe(403);
    expect((await bind(ruleId, clerk)).status).toBe(403);
    expect((await post('/sys/permission/addPermissionRule', given(), clerk)).status).toBe(403);
    expect((await clerk.call({ url: '/sys/permission/queryPermissionRule' })).status).toBe(403);
  });

  test('are read by who reads the menu, who changes none of them by that [S7-24]', async () => {
    await give('system:permission:list');
    expect((await clerk.call({ url: '/sys/permission/queryPermissionRule' })).status).toBe(200);
    expect((await post('/sys/permission/addPermissionRule', given(), clerk)).status).toBe(403);
  });

  test('cannot be changed by users restricted by them or without the entry', async () => {
    await give('system:permission:addRule', 'system:permission:deleteRule');
    await server.bind('clerk', [{ column: 'country', value: 'CHN' }]);
    const added = await post('/sys/permission/addPermissionRule', given(), clerk);
    expect([added.status, added.body.message]).toEqual([
      403,
      '您看不到“客户”的全部数据，不能修改该页面的数据规则和菜单',
    ]);
    const removed = await clerk.call({ method: 'DELETE', url: `/sys/permission/deletePermissionRule?id=${ruleId}` });
    expect(removed.status).toBe(403);
    const { id } = await server.services.db
      .selectFrom('sys_permission')
      .select('id')
      .where('component', '=', 'cgpt/RegionList')
      .executeTakeFirstOrThrow();
    const other = await post(
      '/sys/permission/addPermissionRule',
      given({ permissionId: id, ruleColumn: 'createBy' }),
      clerk,
    );
    expect([other.status, other.body.message]).toEqual([403, expect.stringContaining('不能授予自己没有的权限')]);
  });
});

test('departments and their roles are bound likewise, roles only by department rules [contract 4.4]', async () => {
  const { db } = server.services;
  const depart = await db
    .selectFrom('sys_depart')
    .select('id')
    .where('tenant_id', '=', '1000')
    .where('org_code', '=', 'A01A01')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('sys_depart_role')
    .values({ id: 'dr', tenant_id: '1000', depart_id: depart.id, role_code: 'head', role_name: '组长' })
    .execute();
  const add = async (name: string) =>
    String(Object((await post('/sys/permission/addPermissionRule', given({ ruleName: name }))).body.result).id);
  const [one, two] = [await add('一'), await add('二')];
  const ofDepart = { permissionId: server.entry, departId: depart.id };
  const missing = await post('/sys/sysDepartPermission/datarule', { ...ofDepart, dataRuleIds: one });
  expect(missing.body.message).toBe('请先保存部门菜单权限!');
  await db.insertInto('sys_depart_permission').values({ depart_id: depart.id, permission_id: server.entry }).execute();
  await db.insertInto('sys_depart_role_permission').values({ role_id: 'dr', permission_id: server.entry }).execute();
  expect((await post('/sys/sysDepartPermission/datarule', { ...ofDepart, dataRuleIds: one })).body.success).toBe(true);
  const address = `/sys/sysDepartRole/datarule/${server.entry}/${depart.id}/dr`;
  expect((await admin.call({ url: address })).body.result).toMatchObject({ datarule: [{ id: one }], drChecked: '' });
  const ofRole = { ...ofDepart, roleId: 'dr' };
  expect((await post('/sys/sysDepartRole/datarule', { ...ofRole, dataRuleIds: `${one},${two}` })).status).toBe(400);
  expect((await post('/sys/sysDepartRole/datarule', { ...ofRole, dataRuleIds: `${one},` })).body.success).toBe(true);
  expect((await admin.call({ url: address })).body.result).toMatchObject({ drChecked: one });
});
