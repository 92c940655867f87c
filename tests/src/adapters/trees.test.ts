import { describe, expect, it } from 'vitest';
import { compileDictionary, compilePage } from '../../../engine/index.ts';
import type { TreeQuestion } from '../../../renderers/index.ts';
import { treeQuestion } from '../../../renderers/data/trees/treeSource.ts';
import { createHttpClient } from '../../../src/platform/http/httpClient.ts';
import { createTrees } from '../../../src/adapters/trees.ts';
import { bad, fakeServer, good, type FakeRoute } from '../fakes/fakeServer.ts';

const { dictionary: units } = compileDictionary({
  dictCode: 'unit_tree',
  title: '单位',
  kind: 'table',
  table: 'a_unit',
  text: 'name',
  value: 'code',
  pidField: 'parentId',
  where: "type = '1'",
});

/** Returns the tree request for a column as a page defines it. */
function treeOf(column: object): TreeQuestion {
  const { page, problems } = compilePage(
    {
      schemaVersion: 1,
      kind: 'list',
      title: 'T',
      resource: { url: '/t', table: 't', permission: 't:t', dataScope: 'all' },
      columns: [{ key: 'node', title: '分类', ...column } as never],
      list: { columns: ['node'] },
      form: { groups: [{ key: 'g', title: 'G', fields: ['node'] }] },
    },
    { id: 't', dictionaries: new Map(units && [['unit_tree', units]]) },
  );
  const compiled = page?.columnByKey.get('node');
  const question = compiled && treeQuestion(compiled);
  if (question === undefined) throw new Error(JSON.stringify(problems));
  return question;
}

const category = (column: object = {}) => treeOf({ type: 'cat_tree', ...column });
const dictionary = (column: object = {}) => treeOf({ type: 'sel_tree', dictCode: 'unit_tree', ...column });

function connect(routes: Readonly<Record<string, FakeRoute>>) {
  const clock = { now: 0 };
  const { adapter, seen } = fakeServer(routes);
  const http = createHttpClient({ base: '/api', token: () => 't', tenantId: () => 0, now: () => 0, adapter });
  return {
    trees: createTrees(http, { now: () => clock.now }),
    clock,
    asked: () => seen.map(({ path, params: { _t, ...params } }) => ({ [path.replace('/api/sys/', '')]: params })),
  };
}

const NODE = {
  key: 'k1',
  title: '货物',
  code: 'A01',
  value: null,
  leaf: false,
  icon: null,
  parentId: '0',
  children: null,
};

describe('the tree of categories', () => {
  it('starts at code "0" unless configured otherwise, and requests children by pid [W9-12] [W7-11]', async () => {
    const { trees, asked } = connect({ 'GET /api/sys/category/loadTreeData': () => good([NODE]) });
    const [node] = await trees.children(category(), null);
    expect(node).toEqual({ id: 'k1', value: 'k1', text: '货物', code: 'A01', isLeaf: false, children: undefined });
    await trees.children(category({ pcode: 'B01' }), null);
    await trees.children(category({ condition: '{"hasChild":"0"}' }), node ?? null);
    expect(asked()).toEqual([
      { 'category/loadTreeData': { pcode: '0', condition: '' } },
      { 'category/loadTreeData': { pcode: 'B01', condition: '' } },
      { 'category/loadTreeData': { pid: 'k1', condition: '{"hasChild":"0"}' } },
    ]);
  });

  it('keeps the code of a node where the column says so, and its key else [W3.3-7]', async () => {
    const { trees } = connect({ 'GET /api/sys/category/loadTreeData': () => good([NODE]) });
    expect((await trees.children(category({ store: 'code' }), null)).map(({ value }) => value)).toEqual(['A01']);
    expect((await trees.children(category(), null)).map(({ value }) => value)).toEqual(['k1']);
  });

  it('loads completely for a search, is cached a minute, and is retried after failure [W7-9]', async () => {
    let fails = true;
    const { trees, clock, asked } = connect({
      'GET /api/sys/category/loadTreeRoot': () =>
        fails ? bad(200, '树打不开', 500) : good([{ ...NODE, children: [{ ...NODE, key: 'k2', leaf: true }] }]),
    });
    await expect(trees.whole(category())).rejects.toMatchObject({ failure: { message: '树打不开' } });
    fails = false;
    const [top] = await trees.whole(category());
    expect(top?.children?.map(({ id, isLeaf }) => [id, isLeaf])).toEqual([['k2', true]]);
    clock.now = 59_999;
    await trees.whole(category());
    expect(asked()).toHaveLength(2);
    clock.now = 60_000;
    await trees.whole(category());
    expect(asked()).toEqual(
      Array.from({ length: 3 }, () => ({ 'category/loadTreeRoot': { async: 'false', pcode: '0', condition: '' } })),
    );
  });
});

describe('the tree of a dictionary', () => {
  it('is requested by code, and children by node key; the value is stored [W3.3-8] [W7-8]', async () => {
    const { trees, asked } = connect({
      'GET /api/sys/dict/loadTreeData': () =>
        good([
          { key: 'k1', value: 'v1', label: '公司', leaf: 0 },
          { key: 'k2', value: 'v2', label: '门市', leaf: 1 },
        ]),
    });
    const nodes = await trees.children(dictionary({ pidValue: '9' }), null);
    expect(nodes.map(({ id, value, text, isLeaf }) => [id, value, text, isLeaf])).toEqual([
      ['k1', 'v1', '公司', false],
      ['k2', 'v2', '门市', true],
    ]);
    await trees.children(dictionary({ condition: '{"type":"1"}' }), nodes[0] ?? null);
    await trees.whole(dictionary());
    expect(asked()).toEqual([
      { 'dict/loadTreeData': { dictCode: 'unit_tree', pid: '9', condition: '' } },
      { 'dict/loadTreeData': { dictCode: 'unit_tree', pid: 'k1', condition: '{"type":"1"}' } },
      { 'dict/loadTreeData': { dictCode: 'unit_tree', pid: '', condition: '', async: 'false' } },
    ]);
  });
});
