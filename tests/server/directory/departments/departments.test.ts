import { sql } from 'kysely';
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

type Row = Readonly<Record<string, unknown>>;
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

const ask = (url: string, { client = admin, method = 'GET' as Method, body = undefined as unknown } = {}) =>
  client.call({ method, url: `/sys/sysDepart/${url}`, ...(body === undefined ? {} : { body }) });

async function done(url: string, method: Method = 'GET', body?: unknown): Promise<Row> {
  const { status, body: answer } = await ask(url, { method, body });
  expect([status, answer.success], JSON.stringify(answer)).toEqual([200, true]);
  return Object(answer.result) as Row;
}

const idOf = async (code: string): Promise<string> =>
  (
    await server.services.db
      .selectFrom('sys_depart')
      .select('id')
      .where('tenant_id', '=', '1000')
      .where('org_code', '=', code)
      .executeTakeFirstOrThrow()
  ).id;

const add = (departName: string, parentId: string, more: Row = {}) =>
  done('add', 'POST', { departName, parentId, ...more });

describe('a department', () => {
  test('gets the next permanent code below its parent, a letter and two digits per level [S7-25]', async () => {
    const top = await add('分公司', '');
    expect(top).toMatchObject({ orgCode: 'A02', orgCategory: '1', sortNo: '0' });
    const team = await add('单证部', String(top['id']), { departOrder: 3, mobile: '0571' });
    expect(team).toMatchObject({ orgCode: 'A02A01', orgCategory: '2', sortNo: '3', mobile: '0571' });
    const edited = await done('edit', 'PUT', {
      id: team['id'],
      departName: '单证一部',
      orgCode: 'Z99',
      departOrder: 7,
    });
    expect(edited).toMatchObject({ departName: '单证一部', orgCode: 'A02A01', sortNo: '7' });
    await done(`delete?id=${team['id']}`, 'DELETE');
    // A code that was once assigned is not reused: it may still be stored somewhere.
    expect(await add('归类部', String(top['id']))).toMatchObject({ orgCode: 'A02A02' });
    for (const [orgCode, parentId] of [
      ['A2', ''],
      ['A01A07', top['id']],
      ['B09A01', ''],
    ]) {
      const { status, body } = await ask('add', { method: 'POST', body: { departName: '错', orgCode, parentId } });
      expect([status, body.success, body.message.includes(String(orgCode))]).toEqual([400, false, true]);
    }
  });

  test('takes all below it, its people and their records along when it is moved [S7-25]', async () => {
    const { db } = server.services;
    const above = await add('华东区', '');
    const moved = await add('上海部', await idOf('A01'));
    const below = await add('上海一组', String(moved['id']));
    const [from, to] = [String(below['orgCode']), `${above['orgCode']}A01A01`];
    await sql`update sys_user set org_code = ${from} where username = 'clerk2'`.execute(db);
    await sql`insert into sys_position (id, tenant_id, code, name, sys_org_code)
      values ('p1', '1000', 'p1', '甲', ${from}), ('p2', '2000', 'p1', '乙', ${from})`.execute(db);
    expect(await done('edit', 'PUT', { id: moved['id'], parentId: above['id'] })).toMatchObject({
      orgCode: `${above['orgCode']}A01`,
    });
    const { rows } = await sql<{ code: string }>`
      select org_code as code from sys_depart where id = ${below['id']}
      union all select org_code from sys_user where username = 'clerk2'
      union all select sys_org_code from sys_position where id = 'p1'
      union all select sys_org_code from sys_position where id = 'p2'`.execute(db);
    expect(rows.map(({ code }) => code)).toEqual([to, to, to, from]);
    const { body } = await ask('edit', { method: 'PUT', body: { id: above['id'], parentId: below['id'] } });
    expect([body.success, JSON.stringify(body.result)]).toEqual([false, expect.stringContaining('parentId')]);
  });

  test('is deleted with its children only when no users belong to them, without loss [S7-25]', async () => {
    const { db } = server.services;
    const top = await add('撤销部', '');
    const below = await add('撤销组', String(top['id']));
    await db
      .insertInto('sys_user_depart')
      .values({ user_id: clerk.userId, depart_id: String(below['id']) })
      .execute();
    const { body } = await ask(`delete?id=${top['id']}`, { method: 'DELETE' });
    expect([body.success, body.message]).toEqual([false, expect.stringContaining('撤销组')]);
    await db.deleteFrom('sys_user_depart').where('depart_id', '=', String(below['id'])).execute();
    await done(`deleteBatch?ids=${top['id']},`, 'DELETE');
    const kept = await db.selectFrom('sys_depart').select('del_flag').where('id', '=', String(below['id'])).execute();
    expect(kept).toEqual([{ del_flag: 1 }]);
    expect(JSON.stringify(await done('queryTreeList'))).not.toContain('撤销');
    expect((await ask(`queryById?id=${top['id']}`)).status).toBe(404);
  });

  test('is added, changed and removed by those who hold the right, within the tenant [S7-25]', async () => {
    const neighbour = await server.signIn('neighbour');
    const id = await idOf('A01A02');
    expect((await ask('add', { client: clerk, method: 'POST', body: { departName: '甲' } })).status).toBe(403);
    for (const [client, status] of [
      [clerk, 403],
      [neighbour, 404],
    ] as const)
      for (const [url, method, body] of [
        ['edit', 'POST', { id, departName: '甲' }],
        [`delete?id=${id}`, 'DELETE', undefined],
      ] as const)
        expect((await ask(url, { client, method, body })).status, url).toBe(status);
  });
});

describe('departments are told', () => {
  test('one by one, by what stands above, and as a list without a branch [S7-25]', async () => {
    const [root, first] = [await idOf('A01'), await idOf('A01A01')];
    expect(await done(`getDepartName?orgCode=A01A01`)).toEqual(new String('报关一部'));
    const above = await done(`queryAllParentId?departId=${first}`);
    expect(above).toMatchObject({ [first]: { parentIds: [root], parentMap: { [root]: { departName: '公司' } } } });
    expect(await done(`queryByIds?deptIds=${first},`)).toMatchObject([{ orgCode: 'A01A01' }]);
    const others = (await done(`listAll?id=${root}`)) as unknown as readonly Row[];
    expect(others.some(({ orgCode }) => String(orgCode).startsWith('A01'))).toBe(false);
    const members = (await done(`getUsersByDepartId?id=${first}`)) as unknown as readonly Row[];
    expect(members.map(({ username }) => username).sort()).toEqual(['clerk', 'reviewer']);
  });

  test('with all details to department managers, and with picker data to others [D61]', async () => {
    const id = await idOf('A01A02');
    await done('edit', 'PUT', { id, departName: '报关二部', address: '和平路', directorUserIds: clerk.userId });
    const [whole] = (await done(`queryDepartTreeSync?ids=${id}`)) as unknown as readonly Row[];
    expect(whole).toMatchObject({ address: '和平路', directorUserIds: clerk.userId, orgType: '2' });
    const { body } = await ask(`queryDepartTreeSync?ids=${id}`, { client: clerk });
    expect(JSON.stringify(body.result)).not.toContain('和平路');
  });

  test('as own: the user’s and those headed, given the right to manage them [S7-25]', async () => {
    const { body } = await ask('queryMyDeptTreeList', { client: clerk });
    expect([body.message, body.result]).toEqual(['1', null]);
    const own = await ask('getMyDepartList', { client: clerk });
    expect(Object(own.body.result).map(({ orgCode }: Row) => orgCode)).toEqual(['A01A01', 'A01A02']);
  });
});
