import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { prepareRecords } from '../../../server/records/prepareRecords.ts';
import { startTestServer, type TestClient, type TestServer } from '../testServer.ts';
import { callBy, resultOf } from './publicCalls.ts';

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
