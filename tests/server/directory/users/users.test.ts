import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { prepareRecords } from '../../../../server/records/operations/prepareRecords.ts';
import { addDepartments } from '../people/organisation.ts';
import { TEST_PASSWORD } from '../../testDatabase.ts';
import { startTestServer, type Account, type TestClient, type TestServer } from '../../testServer.ts';
import { userCalls, userForm as form, type Row, type UserCalls } from './userCalls.ts';

let server: TestServer;
let admin: TestClient;
let departments: ReadonlyMap<string, string>;
let roles: ReadonlyMap<string, string>;
let calls: UserCalls;

beforeAll(async () => {
  server = await startTestServer();
  await prepareRecords(server.services);
  const { db } = server.services;
  departments = await addDepartments(db, [
    { code: 'A01A03', name: '单证部', parent: 'A01' },
    { code: 'A01A03A01', name: '归类组', parent: 'A01A03' },
  ]);
  const rows = await db.selectFrom('sys_role').where('tenant_id', '=', '1000').select(['id', 'role_code']).execute();
  roles = new Map(rows.map((row) => [row.role_code, row.id]));
  admin = await server.signIn('admin');
  calls = userCalls(server, admin);
});
afterAll(() => server.close());

const department = (code: string): string => departments.get(code) ?? '';
const role = (code: string): string => roles.get(code) ?? '';

const ask: UserCalls['ask'] = (...asked) => calls.ask(...asked);
const done: UserCalls['done'] = (...asked) => calls.done(...asked);
const records: UserCalls['records'] = (...asked) => calls.records(...asked);

describe('users as records', () => {
  test('are added with roles and departments by the public client form, and sign in [S7-23]', async () => {
    const id = await calls.add('wangwu', {
      selectedroles: `${role('clerk')},${role('reviewer')}`,
      selecteddeparts: department('A01A03A01'),
      phone: '13900000001',
    });
    const [row = {}] = await records('list?username=*wangw*');
    expect(row).toMatchObject({
      id,
      realname: '用户wangwu',
      sex: '1',
      sex_dictText: '男',
      status: '1',
      status_dictText: '正常',
      birthday: '1990-02-03',
      orgCodeTxt: '归类组',
      orgCode: 'A01A03A01',
      selecteddeparts: department('A01A03A01'),
    });
    expect(Object.keys(row).filter((key) => /password|hash|secret/i.test(key))).toEqual([]);
    expect(await done('GET', `queryUserRole?userid=${id}`)).toEqual(
      expect.arrayContaining([role('clerk'), role('reviewer')]),
    );
    expect(await done('GET', `userDepartList?userId=${id}`)).toEqual([
      { key: department('A01A03A01'), value: department('A01A03A01'), title: '归类组' },
    ]);
    const client = await calls.clientOf('wangwu');
    expect(await calls.as(client).done('GET', 'getUserSectionInfoByToken')).toEqual({
      sysUserId: id,
      sysUserCode: 'wangwu',
      sysUserName: '用户wangwu',
      sysOrgCode: 'A01A03A01',
    });
    expect(await done('GET', `queryById?id=${id}`)).toMatchObject({ username: 'wangwu', orgCodeTxt: '归类组' });
    const stored = await server.services.db
      .selectFrom('sys_user')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect([Object(stored)['password'], Object(stored)['confirm_password']]).toEqual([null, null]);
  });

  test('are found by department with those below it, by ids, and sorted as every record [S7-23]', async () => {
    const id = await calls.add('zhaoliu', { departIds: department('A01A03'), userIdentity: '2' });
    const names = async (query: string) => (await records(`list?${query}`)).map((row) => row['username']);
    // If no departments to be responsible for are given, they are the user's own ones.
    expect(await names(`departId=${department('A01A03')}&column=username&order=asc`)).toEqual(['wangwu', 'zhaoliu']);
    expect(await names(`departId=${department('A01A03A01')}`)).toEqual(['wangwu']);
    expect(await names('departId=none')).toEqual([]);
    expect(await names(`code=${id},none,`)).toEqual(['zhaoliu']);
    expect((await records('list?username=zhaoliu'))[0]).toMatchObject({ departIds_dictText: '单证部' });
    expect((await records(`departUserList?depId=${department('A01A03')}`)).map((row) => row['username'])).toEqual([
      'zhaoliu',
    ]);
    for (const call of [
      `queryByIds?userIds=${id}`,
      'queryByNames?userNames=zhaoliu',
      'queryUserAndDeptByName?keyWord=zhaol',
    ])
      expect(await done('GET', call), call).toEqual([
        expect.objectContaining({ username: 'zhaoliu', orgCodeTxt: '单证部' }),
      ]);
  });

  test('keep their account name, which nobody else takes in any tenant, nor number and address [S7-23]', async () => {
    const [{ id } = {}] = await records('list?username=wangwu');
    const refusals: readonly (readonly [Row, string])[] = [
      [form('WangWu', { email: '' }), '用户账号已存在'],
      [form('neighbour'), '用户账号已存在'],
      [form('new1', { phone: '13900000001' }), '该手机号已注册'],
      [form('new2', { email: 'WANGWU@example.com' }), '邮箱已被注册'],
    ];
    for (const [body, message] of refusals)
      expect((await ask('POST', 'add', body)).body, message).toMatchObject({ success: false, message });
    for (const body of [
      form('a b'),
      form('x'),
      form('new3', { confirmPassword: 'another-one' }),
      form('new4', { password: '123456', confirmPassword: '123456' }),
    ])
      expect((await ask('POST', 'add', body)).body.success, JSON.stringify(body)).toBe(false);
    expect((await ask('POST', 'edit', { id, username: 'renamed' })).status).toBe(400);
    expect((await ask('GET', 'checkOnlyUser?username=neighbour')).body).toMatchObject({
      success: false,
      message: '用户账号已存在',
    });
    expect((await ask('GET', `checkOnlyUser?username=wangwu&id=${String(id)}`)).body.success).toBe(true);
    expect(
      (await ask('POST', 'edit', { ...form('wangwu', { realname: '王五' }), id, password: '' })).body.success,
    ).toBe(true);
    expect((await calls.signIn('wangwu')).body.success).toBe(true);
  });

  test('an edit changes only given fields, and never the password [S7-23]', async () => {
    const [{ id } = {}] = await records('list?username=zhaoliu');
    await done('PUT', 'edit', { id, workNo: '007', password: 'sneaked-in-1', confirmPassword: 'sneaked-in-1' });
    expect((await records('list?username=zhaoliu'))[0]).toMatchObject({ workNo: '007', orgCodeTxt: '单证部' });
    expect((await calls.signIn('zhaoliu', 'sneaked-in-1')).body.success).toBe(false);
    await done('PUT', 'edit', { id, selecteddeparts: '', departIds: '' });
    expect((await records('list?username=zhaoliu'))[0]).toMatchObject({ orgCodeTxt: '', orgCode: null });
  });
});

describe('rights over users', () => {
  test('nobody gives roles with rights that he lacks, nor touches who holds more [decision 0061]', async () => {
    const lesser = await calls.manager('lesser');
    const other = form('puppet', { selectedroles: role('admin') });
    expect((await calls.as(lesser).ask('POST', 'add', other)).status).toBe(403);
    expect(await records('list?username=puppet')).toEqual([]);
    const [{ id } = {}] = await records('list?username=admin');
    for (const [method, call, body] of [
      ['PUT', 'edit', { id, phone: '13900000009' }],
      ['PUT', 'edit', { id, selectedroles: '' }],
      ['PUT', 'edit', { id, realname: '管理员' }],
      ['PUT', 'changePassword', { username: 'admin', password: 'taken-over-1', confirmpassword: 'taken-over-1' }],
      ['PUT', 'resetPassword', { usernames: 'admin' }],
      ['PUT', 'frozenBatch', { ids: id, status: '2' }],
      ['DELETE', `delete?id=${String(id)}`, undefined],
    ] as const)
      expect([call, (await calls.as(lesser).ask(method, call, body)).status]).toEqual([call, 403]);
    expect((await calls.signIn('admin')).body.success).toBe(true);
  });

  test('nobody freezes or deletes himself, and the last who may give all rights stays [decision 0061]', async () => {
    const { userId } = admin;
    const { userId: clerkId } = await server.signIn('clerk');
    for (const [method, call, body] of [
      ['PUT', 'frozenBatch', { ids: `${clerkId},${userId}`, status: '2' }],
      ['DELETE', `deleteBatch?ids=${clerkId},${userId},`, undefined],
    ] as const)
      expect((await ask(method, call, body)).body).toMatchObject({
        success: false,
        message: '不能对自己的账号进行此操作',
      });
    expect((await ask('PUT', 'edit', { id: userId, selectedroles: '' })).status).toBe(403);
    expect((await calls.signIn('clerk')).body.success).toBe(true);
  });

  test('users of other tenants are neither seen nor changed [S7-23]', async () => {
    const { userId } = await server.signIn('neighbour');
    expect(await records(`list?code=${userId}`)).toEqual([]);
    for (const [method, call, body] of [
      ['PUT', 'frozenBatch', { ids: userId, status: '2' }],
      ['PUT', 'resetPassword', { usernames: 'neighbour' }],
      ['PUT', 'putRecycleBin', { userIds: userId }],
      ['DELETE', `deleteRecycleBin?userIds=${userId}`, undefined],
      ['PUT', 'edit', { id: userId, realname: 'x' }],
      ['DELETE', `delete?id=${userId}`, undefined],
    ] as const)
      expect([call, (await ask(method, call, body)).status]).toEqual([
        call,
        expect.toSatisfy((s) => s === 400 || s === 404),
      ]);
    expect((await ask('GET', `queryUserRole?userid=${userId}`)).body).toMatchObject({
      message: '未找到用户相关角色信息',
    });
    expect((await ask('POST', 'add', form('joiner', { relTenantIds: '3000' }))).status).toBe(403);
  });

  test.each<Account>(['clerk', 'reviewer'])('without rights %s does none of it [S7-23]', async (account) => {
    const client = await server.signIn(account);
    for (const [method, call, body] of [
      ['POST', 'add', form('by-clerk')],
      ['PUT', 'frozenBatch', { ids: admin.userId, status: '2' }],
      ['PUT', 'resetPassword', { usernames: 'wangwu' }],
      ['PUT', 'changePassword', { username: 'wangwu', password: 'another-pass-1' }],
      ['GET', 'recycleBin', undefined],
      ['GET', 'listAll', undefined],
      ['GET', 'checkOnlyUser?username=admin', undefined],
    ] as const)
      expect([call, (await calls.as(client).ask(method, call, body)).status]).toEqual([call, 403]);
  });
});

describe('accounts', () => {
  test('a frozen user is signed out at once and does not sign in until thawed [S7-23]', async () => {
    const client = await calls.clientOf('wangwu');
    const [{ id } = {}] = await records('list?username=wangwu');
    await done('PUT', 'frozenBatch', { ids: `${String(id)},`, status: '2' });
    expect((await calls.as(client).ask('GET', 'getUserSectionInfoByToken')).status).toBe(401);
    expect((await calls.signIn('wangwu')).body).toMatchObject({ success: false, message: '该用户已冻结' });
    expect((await records('list?status=2')).map((row) => row['username'])).toEqual(['wangwu']);
    await done('PUT', 'frozenBatch', { ids: id, status: 1 });
    expect((await calls.signIn('wangwu')).body.success).toBe(true);
  });

  test('passwords are reset to random ones shown once, never shared or one’s own [S7-23]', async () => {
    const client = await calls.clientOf('wangwu');
    const made = Object(await done('PUT', 'resetPassword', { usernames: 'wangwu,zhaoliu' })) as readonly Row[];
    expect(made.map(({ username }) => username)).toEqual(['wangwu', 'zhaoliu']);
    const passwords = made.map(({ password }) => String(password));
    expect(new Set(passwords).size).toBe(2);
    expect((await calls.as(client).ask('GET', 'getUserSectionInfoByToken')).status).toBe(401);
    expect((await calls.signIn('wangwu')).body.success).toBe(false);
    expect((await calls.signIn('wangwu', passwords[0])).body.success).toBe(true);
    await done('PUT', 'changePassword', {
      username: 'wangwu',
      password: TEST_PASSWORD,
      confirmpassword: TEST_PASSWORD,
    });
    expect((await calls.signIn('wangwu')).body.success).toBe(true);
    for (const body of [
      { username: 'wangwu', password: '123456', confirmpassword: '123456' },
      { username: 'wangwu', password: 'long-enough-1', confirmpassword: 'long-enough-2' },
      { username: 'admin', password: 'long-enough-1', confirmpassword: 'long-enough-1' },
    ])
      expect((await ask('PUT', 'changePassword', body)).body.success, JSON.stringify(body)).toBe(false);
    const { db } = server.services;
    const logged = await db
      .selectFrom('sys_data_log')
      .where('data_table', '=', 'sys_user_account')
      .selectAll()
      .execute();
    expect(logged.length).toBeGreaterThan(2);
    for (const password of passwords) expect(JSON.stringify(logged)).not.toContain(password);
  });

  test('a deleted user can be restored from the recycle bin, or erased except the name [S7-23]', async () => {
    const id = await calls.add('leaver', {
      selectedroles: role('clerk'),
      selecteddeparts: department('A01A03'),
      phone: '13900000077',
    });
    const client = await calls.clientOf('leaver');
    await done('DELETE', `delete?id=${id}`);
    expect((await calls.as(client).ask('GET', 'getUserSectionInfoByToken')).status).toBe(401);
    expect((await calls.signIn('leaver')).body).toMatchObject({ success: false, message: '用户名或密码错误' });
    expect(await records('list?username=leaver')).toEqual([]);
    expect((await records('recycleBin'))[0]).toMatchObject({
      id,
      username: 'leaver',
      realname: '用户leaver',
      sex: '1',
    });
    expect((await ask('POST', 'add', form('leaver', { email: '' }))).body).toMatchObject({ message: '用户账号已存在' });
    await done('PUT', 'putRecycleBin', { userIds: id });
    expect((await records('list?username=leaver'))[0]).toMatchObject({ orgCodeTxt: '单证部' });
    await calls.clientOf('leaver');
    expect((await ask('DELETE', `deleteRecycleBin?userIds=${id}`)).status).toBe(400);
    await done('DELETE', `deleteBatch?ids=${id},`);
    await done('DELETE', `deleteRecycleBin?userIds=${id}`);
    expect(await records('recycleBin')).toEqual([]);
    const row = await server.services.db
      .selectFrom('sys_user')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      username: 'leaver',
      realname: '用户leaver',
      phone: null,
      email: null,
      password_hash: '',
    });
    expect((await calls.signIn('leaver')).body.success).toBe(false);
    expect((await ask('PUT', 'putRecycleBin', { userIds: id })).status).toBe(400);
  });

  test('users of all tenants are listed for administrators of the first one [S7-23]', async () => {
    const tenants = (await records('listAll?pageSize=100')).map((row) => row['tenantId']);
    expect(tenants).toEqual(expect.arrayContaining(['1000', '3000']));
    expect((await ask('GET', 'generateUserId')).body.result).toMatch(/^\w{10,}$/);
  });
});
