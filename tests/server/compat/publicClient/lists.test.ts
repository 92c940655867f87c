import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { prepareRecords } from '../../../../server/records/operations/prepareRecords.ts';
import { SECOND_TENANT } from '../../secondTenant.ts';
import { startTestServer, type TestClient, type TestServer } from '../../testServer.ts';
import { callBy, resultOf } from './publicCalls.ts';

type Row = Readonly<Record<string, unknown>>;

interface Page {
  readonly records: readonly Row[];
  readonly size: number;
}

let server: TestServer;
let admin: TestClient;
let clerk: TestClient;
let neighbour: TestClient;

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

describe('pages that are larger than ours', () => {
  test.each([
    ['position/list', 99999, 1000],
    ['user/queryUserComponentData', 1000, 1000],
    ['role/listByTenant', 201, 201],
    ['role/list', 99999, 1000],
    ['message/sysMessageTemplate/list', 99999, 200],
  ])('%s with %i rows is answered with %i', async (call, pageSize, size) => {
    const page = await resultOf<Page>(admin, `GET /sys/${call}?pageNo=1&pageSize=${pageSize}`);
    expect(page.size).toBe(size);
  });

  test.each(['position/list', 'role/list', 'role/listByTenant', 'user/list', 'user/queryUserComponentData'])(
    '%s is sorted by what the tabs of a picker name',
    async (call) => {
      for (const client of [admin, clerk])
        await resultOf(client, `GET /sys/${call}?pageNo=1&pageSize=10&column=sort&order=desc`);
    },
  );

  test('users come in the order that their form says', async () => {
    const id = { clerk: clerk.userId, admin: admin.userId };
    await resultOf(admin, 'POST /sys/user/edit', { id: id.clerk, sort: 1 });
    await resultOf(admin, 'POST /sys/user/edit', { id: id.admin, sort: 2 });
    const call = 'GET /sys/user/queryUserComponentData?pageNo=1&pageSize=10&column=sort&order=';
    const first = async (order: string) => (await resultOf<Page>(clerk, `${call}${order}`)).records[0]?.['username'];
    expect([await first('asc'), await first('desc')]).toEqual(['clerk', 'admin']);
  });
});

describe('GET /sys/duplicate/check', () => {
  const check = async ([tableName, fieldName]: readonly [string, string], fieldVal: string, more: object = {}) => {
    const asked = new URLSearchParams({ tableName, fieldName, fieldVal, ...more });
    const { status, body } = await callBy(admin, `GET /sys/duplicate/check?${asked}`);
    return [status, body.success];
  };

  test.each([
    ['sys_user', 'username', 'CLERK', 'clerk9'],
    ['sys_user', 'phone', '13912340001', '13912340002'],
    ['sys_user', 'email', 'A@example.com', 'b@example.com'],
    ['sys_user', 'work_no', 'W-1', 'W-2'],
  ] as const)('knows which %s %s is taken, but for the user itself', async (...[table, field, taken, free]) => {
    const known = { phone: '13912340001', email: 'a@example.com', workNo: 'W-1' };
    await resultOf(admin, 'POST /sys/user/edit', { id: clerk.userId, ...known });
    expect(await check([table, field], taken)).toEqual([200, false]);
    expect(await check([table, field], free)).toEqual([200, true]);
    expect(await check([table, field], taken, { dataId: clerk.userId })).toEqual([200, true]);
  });

  test('work numbers are those of the tenant, names those of all', async () => {
    const ask = async (fieldName: string, fieldVal: string) =>
      (
        await callBy(
          neighbour,
          `GET /sys/duplicate/check?tableName=sys_user&fieldName=${fieldName}&fieldVal=${fieldVal}`,
        )
      ).body.success;
    expect([await ask('work_no', 'W-1'), await ask('username', 'clerk')]).toEqual([true, false]);
  });

  test('knows codes of dictionaries, those of files and those in the bin', async () => {
    const place = ['sys_dict', 'dict_code'] as const;
    expect(await check(place, 'sex')).toEqual([200, false]);
    expect(await check(place, 'sex', { dataId: 'sex' })).toEqual([200, true]);
    expect(await check(place, 'own_dict')).toEqual([200, true]);
    await resultOf(admin, 'POST /sys/dict/add', { dictName: '自有', dictCode: 'own_dict' });
    expect(await check(place, 'own_dict')).toEqual([200, false]);
    await resultOf(admin, 'DELETE /sys/dict/delete?id=own_dict');
    expect(await check(place, 'own_dict')).toEqual([200, false]);
  });

  test.each([
    ['sys_sms_template', 'template_code'],
    ['sys_fill_rule', 'rule_code'],
    ['sys_check_rule', 'rule_code'],
    ['sys_depart_role', 'role_code'],
  ] as const)('answers for %s %s by the name of that client', async (table, field) => {
    expect(await check([table, field], 'nothing_yet')).toEqual([200, true]);
  });

  test('a code of a template that is there is taken', async () => {
    const template = { templateName: '甲', templateCode: 'first', templateType: '1', templateContent: '甲' };
    await resultOf(admin, 'POST /sys/message/sysMessageTemplate/add', template);
    expect(await check(['sys_sms_template', 'template_code'], 'first')).toEqual([200, false]);
  });

  test.each(['sys_user&fieldName=username', 'sys_dict&fieldName=dict_code'])(
    'of %s is answered to those who write there alone',
    async (place) => {
      const asked = `GET /sys/duplicate/check?tableName=${place}&fieldVal=clerk`;
      expect((await callBy(clerk, asked)).status).toBe(403);
      expect((await callBy(server.stranger, asked)).status).toBe(401);
    },
  );

  test.each(['password_hash', 'realname', 'constructor'])('of sys_user %s is registered nowhere', async (field) => {
    expect(await check(['sys_user', field], 'x')).toEqual([200, false]);
  });
});

describe('names of tenants and positions', () => {
  type Asked = readonly [call: string, code: string, query?: string];
  const ask = (client: TestClient, [call, code, query = '']: Asked) =>
    resultOf<readonly Row[]>(client, `GET /sys/dict/${call}/${encodeURIComponent(code)}${query}`);
  const texts = (items: readonly Row[]) => items.map(({ text }) => text);

  test('of tenants are the own one, and all for those who manage them', async () => {
    for (const call of ['getDictItems', 'loadDict'])
      expect(texts(await ask(neighbour, [call, 'sys_tenant,name,id', '?keyword=&pageSize=10&pageNo=1']))).toEqual([
        '邻居报关有限公司',
      ]);
    expect(texts(await ask(admin, ['loadDict', 'sys_tenant,name,id']))).toContain('邻居报关有限公司');
    expect(await ask(clerk, ['loadDictItem', 'sys_tenant,name,id', `?key=${SECOND_TENANT}`])).not.toContain(
      '邻居报关有限公司',
    );
    expect(await ask(admin, ['loadDictItem', 'sys_tenant,name,id', `?key=${SECOND_TENANT}`])).toEqual([
      '邻居报关有限公司',
    ]);
  });

  test('of positions come by level, with the condition that says nothing', async () => {
    for (const [name, postLevel] of [
      ['专员', 3],
      ['总经理', 1],
    ] as const)
      await resultOf(admin, 'POST /sys/position/add', { name, postLevel, code: '' });
    for (const code of ['sys_position,name,id', 'sys_position,name,id, 1=1 order by post_level asc'])
      expect(texts(await ask(clerk, ['getDictItems', code]))).toEqual(['总经理', '专员']);
    expect(await ask(neighbour, ['getDictItems', 'sys_position,name,id'])).toEqual([]);
    const other = 'sys_position,name,id, 1=1 order by create_by asc';
    expect((await callBy(clerk, `GET /sys/dict/getDictItems/${encodeURIComponent(other)}`)).body.success).toBe(false);
  });
});

describe('positions', () => {
  const list = 'GET /sys/position/list?column=createTime&order=desc&pageNo=1&pageSize=';

  test('are added, listed and edited by name and level, without a code', async () => {
    await resultOf(admin, 'POST /sys/position/add', { name: '主管', postLevel: 7 });
    const [row = {}] = (await resultOf<Page>(admin, `${list}10&name=*主管*`)).records;
    expect([row['name'], row['postLevel'], row['code']]).toEqual(['主管', 7, 'P003']);
    await resultOf(admin, 'POST /sys/position/edit', { id: row['id'], name: '主管一', postLevel: 99 });
    const [picked = {}] = (await resultOf<Page>(clerk, `${list}99999`)).records;
    expect(picked).toMatchObject({ id: row['id'], name: '主管一', code: 'P003', postLevel: 99 });
  });

  test.each([0, 100, 1.5])('have no level %d', async (postLevel) => {
    const { body } = await callBy(admin, 'POST /sys/position/add', { name: '无', postLevel });
    expect(body.success).toBe(false);
  });
});
