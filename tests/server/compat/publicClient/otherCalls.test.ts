import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { prepareRecords } from '../../../../server/records/operations/prepareRecords.ts';
import { sheetsIn } from '../../files/imports/sheets.ts';
import { SECOND_TENANT } from '../../secondTenant.ts';
import { startTestServer, type TestClient, type TestServer } from '../../testServer.ts';
import { callBy, resultOf, testRefusals } from './publicCalls.ts';

type Row = Readonly<Record<string, unknown>>;

let server: TestServer;
let admin: TestClient;
let clerk: TestClient;
let neighbour: TestClient;

const PAGE = 'column=createTime&order=desc&pageNo=1&pageSize=10&_t=1700000000000';

beforeAll(async () => {
  server = await startTestServer();
  await prepareRecords(server.services);
  [admin, clerk, neighbour] = await Promise.all([
    server.signIn('admin'),
    server.signIn('clerk'),
    server.signIn('neighbour'),
  ]);
});
afterAll(() => server.close());

const recordsOf = async (client: TestClient, name: string): Promise<readonly Row[]> =>
  Object(await resultOf(client, name)).records;

test('how far an import of users is, is not known before it is done', async () => {
  expect(await resultOf(clerk, 'GET /sys/user/getUploadFileProgress?fileKey=1')).toBeNull();
  expect((await callBy(server.stranger, 'GET /sys/user/getUploadFileProgress?fileKey=1')).status).toBe(401);
});

describe('the picker of users', () => {
  const pick = async (client: TestClient, query: string): Promise<readonly unknown[]> =>
    (await recordsOf(client, `GET /sys/user/selectUserList?${PAGE}&${query}`)).map(({ username }) => username).sort();
  const department = async (code: string): Promise<string> => {
    const { db } = server.services;
    const rows = db.selectFrom('sys_depart').where('tenant_id', '=', '1000').where('org_code', '=', code);
    return (await rows.select('id').executeTakeFirstOrThrow()).id;
  };

  test('finds by a part of number or name, in a department and below it', async () => {
    expect(await pick(clerk, 'keyword=%E5%88%B6%E5%8D%95&departId=&roleId=&excludeUserIdList=')).toContain('clerk');
    const below = await pick(clerk, `departId=${await department('A01A01')}`);
    expect(below).toEqual(['clerk', 'reviewer']);
    expect(await pick(clerk, `departId=${await department('A01')}`)).toEqual(expect.arrayContaining([...below]));
  });

  test('leaves out those who were picked already', async () => {
    const query = `departId=${await department('A01A01')}&excludeUserIdList=${clerk.userId},`;
    expect(await pick(clerk, query)).toEqual(['reviewer']);
  });

  test('shows who has a role to those who may list roles', async () => {
    const { db } = server.services;
    const role = await db
      .selectFrom('sys_role')
      .where('tenant_id', '=', '1000')
      .where('role_code', '=', 'reviewer')
      .select('id')
      .executeTakeFirstOrThrow();
    expect(await pick(admin, `roleId=${role.id}`)).toEqual(['reviewer']);
    expect(await pick(neighbour, `roleId=${role.id}`)).toEqual([]);
    const { status, body } = await callBy(clerk, `GET /sys/user/selectUserList?${PAGE}&roleId=${role.id}`);
    expect([status, body.success, body.result]).toEqual([403, false, null]);
  });

  test('has nobody of another tenant, and phones for those who may list users', async () => {
    expect(await pick(neighbour, `departId=${await department('A01A01')}`)).toEqual([]);
    const [seen = {}] = await recordsOf(clerk, `GET /sys/user/selectUserList?${PAGE}&keyword=clerk`);
    expect([Object.hasOwn(seen, 'realname'), Object.hasOwn(seen, 'phone')]).toEqual([true, false]);
    const [managed = {}] = await recordsOf(admin, `GET /sys/user/selectUserList?${PAGE}&keyword=clerk`);
    expect(Object.hasOwn(managed, 'phone')).toBe(true);
    expect((await callBy(server.stranger, `GET /sys/user/selectUserList?${PAGE}`)).status).toBe(401);
  });
});

describe('the list of home pages', () => {
  const list = (client: TestClient, query = '') => recordsOf(client, `GET /sys/sysRoleIndex/list?${PAGE}${query}`);
  const add = (roleCode: string) =>
    resultOf(admin, 'POST /sys/sysRoleIndex/add', {
      roleCode,
      url: `/home/${roleCode}`,
      component: 'a/B',
      priority: 3,
    });

  test('has those of the tenant, found by role', async () => {
    await add('clerk');
    await add('reviewer');
    expect((await list(admin)).map(({ roleCode }) => roleCode).sort()).toEqual(['clerk', 'reviewer']);
    expect(await list(admin, '&roleCode=*lerk*')).toMatchObject([
      { roleCode: 'clerk', url: '/home/clerk', component: 'a/B', route: true, priority: 3, status: '1' },
    ]);
    expect(await list(neighbour)).toEqual([]);
  });

  test('deletes one or several entries of the own tenant, and logs it', async () => {
    const [{ id: first } = {}, { id: second } = {}] = await list(admin);
    for (const wrong of [`delete?id=none`, `deleteBatch?ids=${String(first)},none`]) {
      const { status, body } = await callBy(admin, `DELETE /sys/sysRoleIndex/${wrong}`);
      expect([status, body.success]).toEqual([404, false]);
    }
    expect((await callBy(neighbour, `DELETE /sys/sysRoleIndex/delete?id=${String(first)}`)).status).toBe(404);
    expect(await list(admin)).toHaveLength(2);
    await resultOf(admin, `DELETE /sys/sysRoleIndex/delete?id=${String(first)}`);
    await resultOf(admin, `DELETE /sys/sysRoleIndex/deleteBatch?ids=${String(second)},`);
    expect(await list(admin)).toEqual([]);
    const log = await server.services.db
      .selectFrom('sys_data_log')
      .where('data_table', '=', 'sys_role_index')
      .where('action', '=', 'delete')
      .select(['data_id', 'create_by'])
      .execute();
    expect(log.map(({ data_id, create_by }) => [data_id, create_by]).sort()).toEqual(
      [
        [first, 'admin'],
        [second, 'admin'],
      ].sort(),
    );
  });

  test('is changed by who holds what the role holds', async () => {
    await add('clerk');
    const { db } = server.services;
    await sql`insert into sys_role_permission (role_id, permission_id)
      select role.id, permission.id from sys_role role, sys_permission permission
      where role.tenant_id = '1000' and role.role_code = 'reviewer' and permission.perms = 'system:role:edit'`.execute(
      db,
    );
    const [{ id } = {}] = await list(admin);
    const refused = await callBy(await server.signIn('reviewer'), `DELETE /sys/sysRoleIndex/delete?id=${String(id)}`);
    expect([refused.status, refused.body.success]).toEqual([403, false]);
    expect(await list(admin)).toHaveLength(1);
  });
});

describe('the log', () => {
  const add = async (id: string, more: { readonly log_type?: number; readonly tenant_id?: string }): Promise<void> => {
    const { db } = server.services;
    const call = { ip: '10.0.0.9', request_url: '/api/x', method: 'POST', cost_ms: 12, client_type: 'pc' as const };
    const who = { tenant_id: '1000', username: 'clerk', realname: '李制单', log_type: 4, operate_type: 3 };
    await db
      .insertInto('sys_log')
      .values({ id, log_content: `出错 ${id}`, ...who, ...call, ...more })
      .execute();
  };
  const exported = async (query: string) => {
    const { statusCode, headers, rawPayload } = await server.app.inject({
      url: `/api/sys/log/exportXls?${query}`,
      headers: { 'x-access-token': admin.token, 'x-version': 'v3' },
    });
    return { statusCode, type: headers['content-type'], rows: Object.values(sheetsIn(rawPayload))[0] ?? [] };
  };

  beforeAll(async () => {
    await add('logged-1', {});
    await add('logged-2', {});
    await add('logged-3', { log_type: 2 });
    await add('logged-4', { tenant_id: SECOND_TENANT });
  });

  test('tells of an entry the method, and never what was sent', async () => {
    const rows = await recordsOf(admin, `GET /sys/log/list?${PAGE}&logType=4&keyWord=&operateType=3`);
    expect(rows.map(({ id }) => id).sort()).toEqual(['logged-1', 'logged-2']);
    expect(rows[0]).toMatchObject({ method: 'POST', requestParam: '', requestUrl: '/api/x' });
  });

  test('leaves as a workbook of what its list shows, and that is logged', async () => {
    const { statusCode, type, rows } = await exported('logType=4&keyWord=&createTime_begin=&createTime_end=');
    expect([statusCode, type]).toEqual([200, 'application/vnd.ms-excel']);
    expect(rows.slice(0, 3).map(([first]) => first)).toEqual([
      expect.stringContaining('日志'),
      expect.any(String),
      '时间',
    ]);
    expect(
      rows
        .slice(3)
        .map((row) => row[3])
        .sort(),
    ).toEqual(['出错 logged-1', '出错 logged-2']);
    expect(rows[3]?.slice(1, 3)).toEqual(['clerk', '李制单']);
    expect((await exported('logType=4&selections=logged-2')).rows.slice(3)).toHaveLength(1);
    const logged = await recordsOf(admin, `GET /sys/log/list?${PAGE}&logType=2&operateType=6`);
    expect(logged.map(({ logContent }) => logContent)).toEqual([
      expect.stringContaining('日志'),
      expect.stringContaining('日志'),
    ]);
  });
});

describe('calls that need a right', () => {
  testRefusals(
    [
      { name: 'PUT /sys/dict/putRecycleBin', body: { ids: 'a' } },
      { name: 'DELETE /sys/dict/deleteRecycleBin?ids=a' },
      { name: 'GET /sys/log/exportXls?logType=4' },
      { name: 'GET /sys/sysRoleIndex/list' },
      { name: 'DELETE /sys/sysRoleIndex/delete?id=a' },
      { name: 'DELETE /sys/sysRoleIndex/deleteBatch?ids=a' },
    ],
    { idle: () => clerk, stranger: () => server.stranger },
  );
});
