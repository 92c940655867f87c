import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toDepartmentNodes } from '../../../../contract/organisation/departmentNodes.ts';
import { TreeIndex } from '../../../../renderers/data/trees/treeIndex.ts';
import type { TreeNode } from '../../../../renderers/kit/ports/trees.ts';
import { spellChoice } from '../../../../renderers/data/dictionaries/pinyinSpelling.ts';
import { matchTitle } from '../../../../src/navigation/menus/menuSearch.ts';
import { spell } from '../../../../src/navigation/menus/pinyin.ts';
import { startTestServer, type TestClient, type TestServer } from '../../testServer.ts';
import { addDepartments, addUsers } from './organisation.ts';

const OFFICES = ['东莞办事处', '重庆办事处', '厦门办事处', '六安办事处', '番禺办事处', '华东大区'];

let server: TestServer;
let clerk: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  const { db } = server.services;
  await addDepartments(
    db,
    OFFICES.map((name, n) => ({ code: `A01A1${n}`, name, parent: 'A01' })),
  );
  await addUsers(db, [
    { username: 'u01', realname: '单雄信' },
    { username: 'u02', realname: '仇英' },
    { username: 'u03', realname: '王东莞' },
  ]);
  clerk = await server.signIn('clerk');
});
afterAll(() => server.close());

async function resultOf(url: string): Promise<unknown> {
  const { status, body } = await clerk.call({ url });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.result;
}

const rows = (result: unknown): readonly Readonly<Record<string, unknown>>[] =>
  Array.isArray(result) ? result : (Object(result).records ?? []);

/** Returns the names of the departments that a call finds, without their parents. */
async function found(url: string): Promise<readonly unknown[]> {
  const nodes = toDepartmentNodes((await resultOf(url)) ?? []);
  return nodes.flatMap(({ children }) => children.map(({ departName }) => departName));
}

const texts = async (url: string): Promise<readonly unknown[]> => rows(await resultOf(url)).map((item) => item['text']);

/** Every way to search for a department by typed text. */
const WAYS: Readonly<Record<string, (typed: string) => Promise<readonly unknown[]>>> = {
  'the dialog of a picker': (typed) => found(`/sys/sysDepart/searchBy?keyWord=${typed}`),
  'the search of the departments': (typed) => found(`/sys/sysDepart/queryTreeByKeyWord?keyWord=${typed}`),
  'a field of departments': (typed) =>
    texts(`/sys/dict/loadDict/${encodeURIComponent('pick:departments,departName,id')}?keyword=${typed}`),
  'a dictionary of departments': (typed) => texts(`/sys/dict/loadDict/depart_tree?keyword=${typed}`),
  'the tree of a field': (typed) => {
    const nodes = OFFICES.map((text): TreeNode => ({ id: text, value: text, code: '', text, isLeaf: true }));
    const { matches } = new TreeIndex(nodes).search(typed, spellChoice);
    return Promise.resolve(matches.map((at) => OFFICES[at]));
  },
  'the tree beside a list': (typed) =>
    Promise.resolve(OFFICES.filter((name) => matchTitle(name, typed, spell) !== null)),
};

describe('a department is found as people pronounce its place', () => {
  test.each(Object.keys(WAYS))('东莞 by dg and by dongguan in %s [V-24]', async (way) => {
    for (const typed of ['dg', 'dongguan', 'dongg']) expect(await WAYS[way]?.(typed), typed).toEqual(['东莞办事处']);
  });

  test.each(Object.keys(WAYS))('other polyphonic places in %s [V-24]', async (way) => {
    for (const [typed, name] of [
      ['cq', '重庆办事处'],
      ['chongqing', '重庆办事处'],
      ['xm', '厦门办事处'],
      ['luan', '六安办事处'],
      ['panyu', '番禺办事处'],
    ] as const)
      expect(await WAYS[way]?.(typed), typed).toContain(name);
  });
});

test('people are found by their surnames as these are read [V-24]', async () => {
  for (const [typed, name] of [
    ['sxx', '单雄信'],
    ['shanxiong', '单雄信'],
    ['qiuying', '仇英'],
    ['wdg', '王东莞'],
  ] as const) {
    const listed = rows(await resultOf(`/sys/user/queryUserComponentData?keyword=${typed}`));
    expect(
      listed.map((user) => user['realname']),
      typed,
    ).toEqual([name]);
    const picked = await texts(
      `/sys/dict/loadDict/${encodeURIComponent('pick:users,realname,username')}?keyword=${typed}`,
    );
    expect(picked, typed).toEqual([name]);
  }
});
