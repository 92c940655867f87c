import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { prepareRecords } from '../../../../server/records/operations/prepareRecords.ts';
import { startTestServer, type TestClient, type TestServer } from '../../testServer.ts';
import { resultOf } from './publicCalls.ts';

type Row = Readonly<Record<string, unknown>>;

let server: TestServer;
let admin: TestClient;
/** Lists users and departments; a rule limits it to the users `clerk` and `clerk2`. */
let clerk: TestClient;

const RIGHTS = ['system:user:list', 'system:depart:list', 'system:role:list'];
const PAGE = 'column=createTime&order=desc&pageNo=1&pageSize=100';

beforeAll(async () => {
  server = await startTestServer();
  await prepareRecords(server.services);
  [admin, clerk] = await Promise.all([server.signIn('admin'), server.signIn('clerk')]);
  const { db, schemas } = server.services;
  const components = schemas.pageByUrl('/sys/user')?.components ?? [];
  await sql`insert into sys_role_permission (role_id, permission_id)
    select role.id, permission.id from sys_role role, sys_permission permission
    where role.tenant_id = '1000' and role.role_code = 'clerk' and permission.del_flag = 0
      and (permission.perms = any(${RIGHTS}::text[]) or permission.component = any(${[...components]}::text[]))
    on conflict do nothing`.execute(db);
  await sql`insert into sys_permission_data_rule
      (id, tenant_id, permission_id, rule_name, rule_column, rule_conditions, rule_value, status)
    select 'own-people', '1000', id, '两人', 'username', 'IN', 'clerk,clerk2', '1' from sys_permission
    where component = any(${[...components]}::text[]) and del_flag = 0 limit 1`.execute(db);
  await sql`insert into sys_role_data_rule (role_id, rule_id)
    select id, 'own-people' from sys_role where tenant_id = '1000' and role_code = 'clerk'`.execute(db);
  await sql`update sys_user set phone = case username when 'clerk' then '13700000001' else '13700000002' end
    where username in ('clerk', 'reviewer')`.execute(db);
});
afterAll(() => server.close());

const rows = async (client: TestClient, call: string): Promise<readonly Row[]> =>
  Object(await resultOf(client, `GET /sys/${call}`)).records;
const names = (all: readonly Row[]) => all.map(({ username }) => username).sort();

describe('people whom data rules keep from a caller', () => {
  test.each([
    ['the list of users of our client', `user/list?${PAGE}`],
    ['the list of users of that client', `user/listAll?${PAGE}`],
    ['the people of a department', `user/queryDepartPostByOrgCode?${PAGE}&orgCode=A01`],
  ])('are not in %s', async (_, call) => {
    expect(names(await rows(admin, call))).toEqual(expect.arrayContaining(['clerk', 'clerk2', 'reviewer']));
    expect(names(await rows(clerk, call))).toEqual(['clerk', 'clerk2']);
  });

  test('are not among the heads of a department', async () => {
    const { db } = server.services;
    const places = db.selectFrom('sys_depart').where('tenant_id', '=', '1000').where('org_code', '=', 'A01A01');
    const { id } = await places.select('id').executeTakeFirstOrThrow();
    const heads = [clerk.userId, (await server.signIn('reviewer')).userId].join(',');
    await db.updateTable('sys_depart').set({ director_user_ids: heads }).where('id', '=', id).execute();
    const call = `sysDepart/getDepartmentHead?${PAGE}&departId=${id}`;
    expect(names(await rows(admin, call))).toEqual(['clerk', 'reviewer']);
    expect(names(await rows(clerk, call))).toEqual(['clerk']);
  });

  test.each([
    ['the address book of that client', `user/queryDepartUserByOrgCode?${PAGE}&orgCode=`],
    ['the address book of our client', `user/queryByOrgCodeForAddressList?${PAGE}&orgCode=`],
    ['the picker of that client', `user/selectUserList?${PAGE}`],
    ['the picker of our client', `user/queryUserComponentData?${PAGE}`],
    ['the list of users by keyword', `user/list?${PAGE}&keyword=r`],
  ])('stand in %s by name alone', async (_, call) => {
    const phones = async (client: TestClient) => {
      const found = await rows(client, call);
      return ['clerk', 'reviewer'].map((name) => found.find(({ username }) => username === name)?.['phone']);
    };
    expect(await phones(admin)).toEqual(['13700000001', '13700000002']);
    expect(await phones(clerk)).toEqual(['13700000001', null]);
  });

  test('are neither found nor sorted by what is kept from the caller', async () => {
    const find = (client: TestClient) => rows(client, `user/queryUserComponentData?${PAGE}&phone=*13700000002*`);
    expect(names(await find(admin))).toEqual(['reviewer']);
    expect(names(await find(clerk))).toEqual([]);
    const first = (await rows(clerk, 'user/queryUserComponentData?pageNo=1&pageSize=100&column=phone&order=asc'))[0];
    expect(first?.['username']).toBe('clerk');
  });
});
