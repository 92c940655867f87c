import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepareRecords } from '../../../../server/records/operations/prepareRecords.ts';
import { sendForm, sheetForm, sheetsIn, workbook, type Cell } from '../../files/imports/sheets.ts';
import { startTestServer, type TestClient, type TestServer } from '../../testServer.ts';
import { userCalls, type UserCalls } from './userCalls.ts';

let server: TestServer;
let admin: TestClient;
let calls: UserCalls;

beforeAll(async () => {
  server = await startTestServer();
  await prepareRecords(server.services);
  admin = await server.signIn('admin');
  calls = userCalls(server, admin);
});
afterAll(() => server.close());

const HEADS = ['用户账号', '用户姓名', '手机号码', '邮箱', '角色', '登录密码', '确认密码', '状态'];
type Rows = readonly (readonly Cell[])[];
const send = (client: TestClient, rows: Rows, fields: Readonly<Record<string, string>> = {}) =>
  sendForm(server, client, [
    '/sys/user/importExcel',
    sheetForm([{ name: '用户.xlsx', bytes: workbook({ 用户: [HEADS, ...rows] }), field: 'file' }], fields),
  ]);
const download = async (client: TestClient, url: string) =>
  sheetsIn((await server.app.inject({ url: `/api${url}`, headers: { 'x-access-token': client.token } })).rawPayload);

/** Returns row, column title and reason of every refused value. */
async function refused(client: TestClient, rows: Rows): Promise<Rows> {
  const { status, body } = await send(client, rows);
  expect([status, body.code], JSON.stringify(body)).toEqual([200, 201]);
  const { 错误明细: errors = [] } = await download(client, Object(body.result).fileUrl);
  return errors.slice(1).map(([, row = '', title = '', , reason = '']) => [row, title, reason]);
}
const usersLike = (name: string) =>
  server.services.db
    .selectFrom('sys_user')
    .selectAll()
    .where('username', 'like', `${name}%`)
    .orderBy('username')
    .execute();

test('imports users without password or status, who sign in after a password reset [decision 0068]', async () => {
  const typed = ['in1', '进一', '', '', '制单员', 'Typed-pass-1', 'Typed-pass-1', '冻结'];
  expect((await send(admin, [typed])).body).toMatchObject({ success: true, code: 200 });
  expect(await usersLike('in1')).toMatchObject([
    { password_hash: '', status: 1, tenant_id: '1000', create_by: 'admin' },
  ]);
  for (const password of ['', 'Typed-pass-1']) expect((await calls.signIn('in1', password)).body.success).toBe(false);
  const [made = {}] = Object(await calls.done('PUT', 'resetPassword', { usernames: 'in1' }));
  expect(Object((await calls.signIn('in1', made.password)).body.result).passwordDue).toMatch(/./);
  for (const key of ['status', 'password', 'passwordHash', 'relTenantIds', 'tenantId'])
    expect([
      key,
      (await send(admin, [['in2', '进二']], { foreignKeys: JSON.stringify({ [key]: '2' }) })).status,
    ]).toEqual([key, 400]);
  expect(await usersLike('in2')).toEqual([]);
});

test('reports invalid user rows, and imports the others [decision 0068]', async () => {
  expect(
    await refused(admin, [
      ['ro1', '一', '13900001111', 'ro@example.com'],
      ['RO1', '二'],
      ['ro3', '三', '13900001111'],
      ['ro4', '四', '', 'RO@example.com'],
      ['admin', '五'],
      ['ro6', '六', '', '', '没有的角色'],
      ['ro7', ''],
      ['ro8', '八'],
    ]),
  ).toEqual([
    ['3', '用户账号', '文件中前面的行已有相同的值'],
    ['4', '手机号码', '文件中前面的行已有相同的值'],
    ['5', '邮箱', '文件中前面的行已有相同的值'],
    ['6', '', '用户账号已存在'],
    ['7', '角色', '没有这个选项'],
    ['8', '用户姓名', '请输入用户姓名'],
  ]);
  expect((await usersLike('ro')).map(({ username }) => username)).toEqual(['ro1', 'ro8']);
});

test('an import grants no roles beyond the importer’s rights, and requires the grant right [decision 0061]', async () => {
  const lesser = await calls.manager('lesser');
  const rows = [
    ['gi1', '一', '', '', '系统管理员'],
    ['gi2', '二'],
  ];
  expect(await refused(lesser, rows)).toEqual([['2', '', expect.stringMatching(/^不能授予自己没有的权限/)]]);
  expect((await usersLike('gi')).map(({ username }) => username)).toEqual(['gi2']);
  await sql`delete from sys_role_permission where role_id = 'r-lesser' and permission_id in (
    select id from sys_permission where perms = 'system:user:addUserRole')`.execute(server.services.db);
  expect((await send(lesser, [['gi3', '三', '', '', '制单员']])).body).toMatchObject({ success: true });
  expect(await usersLike('gi3')).toMatchObject([{ selectedroles: null }]);
});

test('neither a user export nor the import template contains secrets [decision 0068]', async () => {
  for (const call of ['exportXls', 'importTemplate']) {
    const sheets = await download(admin, `/sys/user/${call}`);
    expect(JSON.stringify(sheets), call).toContain('用户账号');
    expect(JSON.stringify(sheets), call).not.toMatch(/密码|password|argon2|\*{3}/i);
  }
});
