import { describe, expect, it } from 'vitest';
import { compilePage, type PageSchema } from '../../../engine/index.ts';
import { createHttpClient } from '../../../src/platform/http/httpClient.ts';
import { createDataSource } from '../../../src/adapters/calls/dataSource.ts';
import { fakeServer, good } from '../fakes/fakeServer.ts';
import type { FakeRoute } from '../fakes/fakeServer.ts';

const treePage = (tree: Partial<NonNullable<PageSchema['tree']>> = {}) => {
  const { page, problems } = compilePage(
    {
      schemaVersion: 1,
      kind: 'tree',
      title: '库位',
      resource: { url: '/test/place', table: 'test_place', permission: 'test:place', dataScope: 'all' },
      columns: [
        { type: 'input', key: 'name', title: '名称' },
        { type: 'input', key: 'parentId', title: '上级' },
      ],
      list: { columns: ['name'] },
      tree: { parentKey: 'parentId', titleColumn: 'name', ...tree },
      form: { groups: [{ key: 'base', title: '基本', fields: ['name', 'parentId'] }] },
    },
    { id: 'test/place', dictionaries: new Map() },
  );
  if (!page) throw new Error(JSON.stringify(problems));
  return page;
};

const connect = (routes: Readonly<Record<string, FakeRoute>>) => {
  const { adapter, seen } = fakeServer(routes);
  const http = createHttpClient({ base: '/api', token: () => 't', tenantId: () => 0, now: () => 0, adapter });
  return { source: createDataSource(http, () => true), seen };
};

const question = { pageNo: 1, pageSize: 10, filters: {} };
const order = { column: 'name', order: 'asc' } as const;
const row = (id: string, parentId: string) => ({ id, parentId, name: id, hasChildren: false });

describe('the records of a tree page', () => {
  it.each([
    ['an array', [row('1', '')]],
    ['a page of records', { records: [row('1', '')], total: 1 }],
  ])('are read from %s [W7-32] [W3.3-9]', async (_, result) => {
    const { source } = connect({ 'GET /api/test/place/list': () => good(result) });
    const { below, ...page } = await source.list(treePage(), question);
    expect(page).toEqual({ records: [row('1', '')], total: 1, totalIsAtLeast: false });
    expect(below).toBeUndefined();
  });

  it.each([null, 'x', 7, {}, { records: 'x' }])('are refused as %j: 返回数据类型不识别 [W8-10]', async (result) => {
    const { source } = connect({
      'GET /api/test/place/list': () => good(result),
      'GET /api/test/place/childList': () => good(result),
    });
    await expect(source.list(treePage(), question)).rejects.toThrow(/^返回数据类型不识别$/);
    await expect(source.children(treePage(), ['1'], { order })).rejects.toThrow(/^返回数据类型不识别$/);
  });

  it('are asked for below one record by parentId, with the order and the condition [W7-32] [W9-16]', async () => {
    const { source, seen } = connect({ 'GET /api/test/place/childList': () => good([row('2', '1')]) });
    const page = treePage({ condition: '{"name":"甲"}' });
    expect(await source.children(page, ['1'], { order })).toEqual(new Map([['1', [row('2', '1')]]]));
    expect(seen[0]?.params).toMatchObject({ parentId: '1', condition: '{"name":"甲"}', ...order });
  });

  it('are asked for below several in one call, and each has an answer', async () => {
    const { source, seen } = connect({
      'GET /api/test/place/getChildListBatch': () => good({ records: [row('3', '1'), row('4', '2'), row('5', '1')] }),
    });
    const below = await source.children(treePage(), ['1', '2', '9'], { order });
    expect([...below].map(([id, rows]) => [id, rows.map((one) => one['id'])])).toEqual([
      ['1', ['3', '5']],
      ['2', ['4']],
      ['9', []],
    ]);
    expect(seen[0]?.params).toMatchObject({ parentIds: '1,2,9' });
  });

  it('are requested one by one at the address and key defined by the page [W7-32]', async () => {
    const { source, seen } = connect({ 'GET /api/other/children': () => good([]) });
    await source.children(treePage({ childrenUrl: '/other/children', queryKey: 'pid' }), ['1', '2'], { order });
    expect(seen.map(({ params }) => Object(params)['pid'])).toEqual(['1', '2']);
  });

  it('come with what leads to them where a search found them [W3.3-9]', async () => {
    const found = [{ ...row('1', ''), children: [{ ...row('2', '1'), children: [row('3', '2')] }] }];
    const { source } = connect({ 'GET /api/test/place/list': () => good({ records: found, total: 1 }) });
    const { records, below } = await source.list(treePage(), { ...question, filters: { name: '*3*' } });
    expect(records).toEqual([row('1', '')]);
    expect([...(below ?? [])]).toEqual([
      ['1', [row('2', '1')]],
      ['2', [row('3', '2')]],
    ]);
  });
});
