import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestClient, type TestServer } from '../../testServer.ts';
import { addDepartments, addPositions } from './organisation.ts';

let server: TestServer;
let admin: TestClient;
let clerk: TestClient;
let ids: ReadonlyMap<string, string>;

beforeAll(async () => {
  server = await startTestServer();
  const { db } = server.services;
  ids = await addDepartments(db, [
    { code: 'A01A03', name: '单证部', parent: 'A01' },
    { code: 'A01A03A01', name: '归类组', parent: 'A01A03' },
  ]);
  await addPositions(db, [
    { code: 'declarant', name: '报关员', rank: '2' },
    { code: 'classifier', name: '归类师', rank: '3' },
  ]);
  admin = await server.signIn('admin');
  clerk = await server.signIn('clerk');
});
afterAll(() => server.close());

type Row = Readonly<Record<string, unknown>>;

async function rows(url: string, client = clerk): Promise<readonly Row[]> {
  const { status, body } = await client.call({ url });
  expect([status, body.success], JSON.stringify(body)).toEqual([200, true]);
  return (Array.isArray(body.result) ? body.result : Object(body.result).records) as readonly Row[];
}

test('the role list pages and searches; without its right it shows only code and name [W7-14] [D61]', async () => {
  const { body } = await clerk.call({ url: '/sys/role/list?pageSize=2&column=roleCode&order=asc' });
  expect(body.result).toMatchObject({ total: 3, size: 2, current: 1, pages: 2 });
  expect(Object(body.result).records.map((role: Row) => role['roleCode'])).toEqual(['admin', 'clerk']);
  const [role = {}] = await rows('/sys/role/list?roleCode=clerk');
  expect(role).toEqual({ id: expect.any(String), roleName: '制单员', roleCode: 'clerk' });
  expect(await rows('/sys/role/list?keyword=fhy')).toMatchObject([{ roleCode: 'reviewer' }]);
  expect(await rows('/sys/role/list?roleName=*单*')).toMatchObject([{ roleCode: 'clerk' }]);
  expect((await rows('/sys/role/list?roleCode=clerk', admin))[0]).toHaveProperty('createTime');
  const neighbours = await rows('/sys/role/list', await server.signIn('neighbour'));
  expect(neighbours.map((one) => one['roleName'])).not.toContain('制单员');
  expect((await clerk.call({ url: '/sys/role/list?createBy=x' })).status).toBe(400);
});

test('the list of positions gives name, code and rank with its text [W7-18]', async () => {
  expect(await rows('/sys/position/list?column=code&order=asc')).toEqual([
    {
      id: 'p-classifier',
      code: 'classifier',
      name: '归类师',
      postLevel: null,
      postRank: '3',
      postRank_dictText: '中级',
    },
    { id: 'p-declarant', code: 'declarant', name: '报关员', postLevel: null, postRank: '2', postRank_dictText: '助级' },
  ]);
  expect(await rows('/sys/position/list?keyword=bgy')).toMatchObject([{ code: 'declarant' }]);
  expect(await rows('/sys/position/list?postRank=3')).toMatchObject([{ code: 'classifier' }]);
  expect(await rows('/sys/position/list', await server.signIn('neighbour'))).toEqual([]);
});

describe('departments', () => {
  test('are loaded by level from the roots, with the key requested by the client [W7-19]', async () => {
    const roots = await rows('/sys/sysDepart/queryDepartTreeSync');
    expect(roots).toEqual([
      {
        key: ids.get('A01'),
        value: ids.get('A01'),
        title: '公司',
        id: ids.get('A01'),
        parentId: '',
        pid: '',
        departName: '公司',
        orgCode: 'A01',
        departOrder: 0,
        orgCategory: '1',
        isLeaf: false,
        children: null,
      },
    ]);
    const below = await rows(`/sys/sysDepart/queryDepartTreeSync?pid=${ids.get('A01')}&primaryKey=orgCode`);
    expect(below.map((node) => [node['key'], node['departName'], node['isLeaf'], node['pid']])).toEqual([
      ['A01A01', '报关一部', true, ids.get('A01')],
      ['A01A02', '报关二部', true, ids.get('A01')],
      ['A01A03', '单证部', false, ids.get('A01')],
    ]);
    const named = await rows(`/sys/sysDepart/queryDepartTreeSync?ids=${ids.get('A01A03A01')},`);
    expect(named.map((node) => node['departName'])).toEqual(['归类组']);
  });

  test('come as whole trees, with all they are or with their names alone [W7-19]', async () => {
    const [root = {}] = await rows('/sys/sysDepart/queryTreeList');
    const children = root['children'] as readonly Row[];
    expect(children.map((node) => node['departName'])).toEqual(['报关一部', '报关二部', '单证部']);
    expect(children[2]?.['children']).toMatchObject([{ departName: '归类组', isLeaf: true, children: null }]);
    const [short = {}] = await rows('/sys/sysDepart/queryIdTree');
    expect(Object.keys(short).sort()).toEqual(['children', 'key', 'title', 'value']);
    expect(short).toMatchObject({
      title: '公司',
      children: [{}, {}, { title: '单证部', children: [{ title: '归类组' }] }],
    });
  });

  test('are found by name, code and pinyin with their ancestors, or answered as empty [W7-19]', async () => {
    for (const word of ['归类', 'glz', 'A01A03A01']) {
      const [root = {}] = await rows(`/sys/sysDepart/searchBy?keyWord=${encodeURIComponent(word)}`);
      expect(root, word).toMatchObject({
        departName: '公司',
        children: [{ departName: '单证部', children: [{ departName: '归类组' }] }],
      });
    }
    const { status, body } = await clerk.call({ url: '/sys/sysDepart/searchBy?keyWord=xyz' });
    expect([status, body.success, body.message]).toEqual([200, false, '未查询匹配数据！']);
    const mine = await rows(`/sys/sysDepart/searchBy?keyWord=${encodeURIComponent('部')}&myDeptSearch=1`);
    expect(mine.map((node) => node['departName'])).toEqual(['报关一部']);
  });

  test('of another tenant are nobody’s business [W7-19]', async () => {
    const neighbour = await server.signIn('neighbour');
    for (const call of ['queryTreeList', 'queryIdTree', `queryDepartTreeSync?pid=${ids.get('A01')}`])
      expect(JSON.stringify(await rows(`/sys/sysDepart/${call}`, neighbour)), call).not.toContain('单证部');
    expect((await server.stranger.call({ url: '/sys/sysDepart/queryTreeList' })).status).toBe(401);
  });
});
