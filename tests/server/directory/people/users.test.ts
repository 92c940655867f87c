import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestClient, type TestServer } from '../../testServer.ts';
import { addDepartments, addUsers } from './organisation.ts';

let server: TestServer;
let admin: TestClient;
let clerk: TestClient;
let departments: ReadonlyMap<string, string>;

beforeAll(async () => {
  server = await startTestServer();
  const { db } = server.services;
  departments = await addDepartments(db, [
    { code: 'A01A03', name: '单证部', parent: 'A01' },
    { code: 'A01A03A01', name: '归类组', parent: 'A01A03' },
  ]);
  const of = (code: string) => departments.get(code);
  await addUsers(db, [
    {
      username: 'zhangsan',
      realname: '张三',
      departmentId: of('A01A03'),
      phone: '13800000001',
      sex: 1,
      birthday: '1990-02-03',
      createTime: '2026-03-01T00:00:00Z',
    },
    { username: 'lisi', realname: '李四', departmentId: of('A01A03A01'), createTime: '2026-03-02T00:00:00Z' },
    { username: 'lisi2', realname: '李四', departmentId: of('A01A03A01'), createTime: '2026-03-03T00:00:00Z' },
    { username: 'gone', realname: '张停用', departmentId: of('A01A03'), status: 2 },
  ]);
  admin = await server.signIn('admin');
  clerk = await server.signIn('clerk');
});
afterAll(() => server.close());

type Row = Readonly<Record<string, unknown>>;

async function page(call: string, client = clerk) {
  const { status, body } = await client.call({ url: `/sys/user/${call}` });
  expect([status, body.success], JSON.stringify(body)).toEqual([200, true]);
  const { records, ...rest } = Object(body.result) as Row;
  return { records: records as readonly Row[], ...rest } as {
    readonly records: readonly Row[];
    readonly total: number;
  };
}

const names = async (call: string, client = clerk) => (await page(call, client)).records.map((row) => row['username']);

async function bare(query: string, client = clerk): Promise<unknown> {
  const { statusCode, body } = await server.app.inject({
    method: 'GET',
    url: `/api/sys/user/getMultiUser?${query}`,
    headers: { 'x-access-token': client.token },
  });
  expect(statusCode, body).toBe(200);
  return JSON.parse(body);
}

const OPEN = ['avatar', 'id', 'orgCode', 'orgCodeTxt', 'realname', 'username'];

describe('the list of users', () => {
  test('pages, sorts and narrows by the fields of a user, the newest first [W7-15]', async () => {
    const whole = await page('list?pageSize=2', admin);
    expect(whole).toMatchObject({ size: 2, current: 1 });
    expect(whole.total).toBeGreaterThan(4);
    const own = 'list?username=*li*,*zhang*&pageSize=100';
    expect(await names('list?username=*lisi*&pageSize=100', admin)).toEqual(['lisi2', 'lisi']);
    expect(await names('list?username=*lisi*&column=createTime&order=asc', admin)).toEqual(['lisi', 'lisi2']);
    expect(await names('list?realname=张三', admin)).toEqual(['zhangsan']);
    expect(await names(`list?code=u-lisi,u-gone,`, admin)).toEqual(expect.arrayContaining(['lisi', 'gone']));
    expect(await names(`list?departId=${departments.get('A01A03')}&status=1`, admin)).toEqual([
      'lisi2',
      'lisi',
      'zhangsan',
    ]);
    expect(await names('list?phone=13800000001', admin)).toEqual(['zhangsan']);
    expect((await clerk.call({ url: `/sys/user/${own}` })).status).toBe(200);
  });

  test('returns picker columns to every user, and the rest only with the right [D61] [W7-15]', async () => {
    const [full] = (await page('list?username=zhangsan', admin)).records;
    expect(full).toMatchObject({
      id: 'u-zhangsan',
      username: 'zhangsan',
      realname: '张三',
      sex: '1',
      sex_dictText: '男',
      phone: '13800000001',
      birthday: '1990-02-03',
      orgCodeTxt: '单证部',
      createTime: '2026-03-01 08:00:00',
    });
    const [short = {}] = (await page('list?username=zhangsan')).records;
    expect(Object.keys(short).sort()).toEqual(OPEN);
    // Columns that may not be read cannot be searched or sorted by.
    for (const query of ['phone=13800000001', 'sex=1', 'status=2', 'column=phone&order=asc'])
      expect((await clerk.call({ url: `/sys/user/list?${query}` })).status, query).toBe(400);
  });

  test('finds by part of number or name, and by full pinyin or initials [W7-15]', async () => {
    for (const keyword of ['zhangs', '张三', 'zhangsan', 'zs', 'san'])
      expect(await names(`list?keyword=${encodeURIComponent(keyword)}`), keyword).toContain('zhangsan');
    expect(await names('list?keyword=ls')).toEqual(['lisi2', 'lisi']);
    expect(await names('list?keyword=%25')).toEqual([]);
  });

  test('keeps tenants apart, and refuses what it does not know [W7-15]', async () => {
    const neighbour = await server.signIn('neighbour');
    expect(await names('list?pageSize=100', neighbour)).not.toContain('zhangsan');
    expect((await page('list?keyword=zs', neighbour)).total).toBe(0);
    for (const query of [
      'nonsense=1',
      'pageSize=x',
      'column=password_hash&order=asc',
      'password_hash=x',
      'username=a&username=b',
    ])
      expect((await admin.call({ url: `/sys/user/list?${query}` })).status, query).toBe(400);
    expect((await server.stranger.call({ url: '/sys/user/list' })).status).toBe(401);
  });
});

describe('the users of a picker', () => {
  test('are selectable users, by department with children, and parts of number and name [W7-17]', async () => {
    const query = `pageNo=1&pageSize=10&column=createTime&order=desc&field=id,,username`;
    const unit = departments.get('A01A03');
    const found = await page(`queryUserComponentData?${query}&departId=${unit}`);
    expect(found).toMatchObject({ total: 3, size: 10, current: 1, pages: 1 });
    expect(found.records.map((row) => row['username'])).toEqual(['lisi2', 'lisi', 'zhangsan']);
    expect(found.records[0]).toMatchObject({ orgCodeTxt: '归类组' });
    expect(await names(`queryUserComponentData?departId=${departments.get('A01A03A01')},x`)).toEqual(['lisi2', 'lisi']);
    expect(await names('queryUserComponentData?username=isi')).toEqual(['lisi2', 'lisi']);
    expect(await names('queryUserComponentData?realname=三')).toEqual(['zhangsan']);
    expect(await names('queryUserComponentData?username=lisi,gone,&isMultiTranslate=true')).toEqual(['lisi']);
    expect(await names('queryUserComponentData?id=u-lisi,u-gone')).toEqual(['lisi']);
    expect(await names('queryUserComponentData?departId=x')).toEqual([]);
  });

  test('are told by their names of a field, as a bare array [W7-16] [D45]', async () => {
    const found = await bare('username=lisi,gone,zhangsan,nobody,');
    expect(found).toEqual([
      expect.objectContaining({ id: 'u-lisi', username: 'lisi', realname: '李四' }),
      expect.objectContaining({ id: 'u-zhangsan', username: 'zhangsan', realname: '张三' }),
    ]);
    expect(Object.keys(Object(found)[0]).sort()).toEqual(OPEN);
    expect(await bare('id=u-lisi2,')).toEqual([expect.objectContaining({ username: 'lisi2' })]);
    expect(await bare('')).toEqual([]);
    // `key` is the name of the ids in the specification (D81).
    expect(await bare('key=u-lisi,gone,u-zhangsan')).toMatchObject([{ id: 'u-lisi' }, { id: 'u-zhangsan' }]);
    expect(await bare('key=u-lisi&username=zhangsan')).toEqual([]);
    // A comma list contains values, never patterns.
    expect(await bare('username=*isi*,')).toEqual([]);
    expect(await bare('phone=13800000001,', admin)).toEqual([expect.objectContaining({ phone: '13800000001' })]);
    expect((await clerk.call({ url: '/sys/user/getMultiUser?phone=1' })).status).toBe(400);
  });

  test('are given by department, narrowed by a part of the name [W7-19]', async () => {
    const of = async (query: string) => {
      const { body } = await clerk.call({ url: `/sys/user/queryUserByDepId?${query}` });
      return (body.result as readonly Row[]).map((row) => row['username']);
    };
    const unit = departments.get('A01A03');
    expect(await of(`id=${unit}`)).toEqual(['lisi', 'lisi2', 'zhangsan']);
    expect(await of(`id=${unit}&realname=三`)).toEqual(['zhangsan']);
    expect(await of('id=')).toEqual([]);
  });
});

test('a user picker dictionary finds by number, name and pinyin, and resolves unselectable users', async () => {
  const dict = async (call: string, query: string, client = clerk) => {
    const code = encodeURIComponent('pick:users,realname,username');
    return (await client.call({ url: `/sys/dict/${call}/${code}?${query}` })).body.result;
  };
  const found = async (keyword: string) =>
    [await dict('loadDict', `keyword=${encodeURIComponent(keyword)}`)].flat().map((item) => Object(item)['value']);
  expect(await found('lisi')).toEqual(['lisi', 'lisi2']);
  // 制单 is read `zhidan`; 单 as a surname is read `shan`, so these matches come last.
  expect(await found('zs')).toEqual(['zhangsan', 'clerk', 'clerk2']);
  expect(await found('停用')).toEqual([]);
  expect(await dict('lookup', 'keys=gone,nobody,lisi')).toMatchObject({
    gone: { text: '张停用', disabled: true },
    nobody: null,
    lisi: { text: '李四' },
  });
  const phones = encodeURIComponent('pick:users,phone,username');
  expect((await clerk.call({ url: `/sys/dict/loadDict/${phones}` })).status).toBe(403);
  const secret = encodeURIComponent('pick:users,password_hash,username');
  expect((await clerk.call({ url: `/sys/dict/loadDict/${secret}` })).body.success).toBe(false);
});
