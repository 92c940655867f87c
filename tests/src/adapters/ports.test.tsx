import { describe, expect, it } from 'vitest';
import { compilePage } from '../../../engine/index.ts';
import type { CompiledPage } from '../../../engine/index.ts';
import { PortError } from '../../../renderers/index.ts';
import { createHttpClient } from '../../../src/platform/http/httpClient.ts';
import { createDataSource } from '../../../src/adapters/calls/dataSource.ts';
import { createDictionaries } from '../../../src/adapters/dictionaries.ts';
import { bad, fakeServer, good } from '../fakes/fakeServer.ts';
import type { FakeAnswer, FakeRoute } from '../fakes/fakeServer.ts';

const compiled = (): CompiledPage => {
  const { page, problems } = compilePage(
    {
      schemaVersion: 1,
      kind: 'list',
      title: '笔记',
      resource: { url: '/test/note', table: 'test_note', permission: 'test:note', dataScope: 'all' },
      columns: [
        { type: 'input', key: 'name', title: '名称' },
        { type: 'input', key: 'fee', title: '费用', defaultValue: '1', viewPermission: 'test:note:fee' },
        { type: 'input', key: 'rate', title: '费率', viewPermission: 'test:note:rate' },
      ],
      details: [
        {
          key: 'lines',
          title: '明细',
          wireName: 'lineList',
          table: 'test_note_line',
          columns: [
            { type: 'input', key: 'sku', title: '货号' },
            { type: 'input', key: 'cost', title: '成本', viewPermission: 'test:note:fee' },
          ],
        },
      ],
      list: { columns: ['name', 'fee'] },
      form: { groups: [{ key: 'base', title: '基本', fields: ['name'] }] },
    },
    { id: 'test/note', dictionaries: new Map() },
  );
  if (!page) throw new Error(JSON.stringify(problems));
  return page;
};
const page = compiled();
const OPTIONS = { idempotencyKey: 'k1' };

const connect = (routes: Readonly<Record<string, FakeRoute>>) => {
  const { adapter, seen } = fakeServer(routes);
  const http = createHttpClient({ base: '/api', token: () => 't', tenantId: () => 0, now: () => 0, adapter });
  return {
    dataSource: createDataSource(http, (code) => code !== 'test:note:fee'),
    dictionaries: createDictionaries(http),
    http,
    seen,
  };
};

describe('the data source', () => {
  it('lists with filters, paging, order and visible columns, and drops blank parameters [W7-27]', async () => {
    const records = [{ id: '1', name: '甲', nested: {} }];
    const { dataSource, seen } = connect({ 'GET /api/test/note/list': () => good({ records, total: 7 }) });
    const query = {
      pageNo: 2,
      pageSize: 10,
      filters: { name: '*甲*', empty: '' },
      column: 'name',
      order: 'desc',
    } as const;
    expect(await dataSource.list(page, query)).toEqual({
      records: [{ id: '1', name: '甲' }],
      total: 7,
      totalIsAtLeast: false,
    });
    expect(seen[0]?.params).toEqual({
      name: '*甲*',
      pageNo: 2,
      pageSize: 10,
      column: 'name',
      order: 'desc',
      field: 'id,name',
      _t: 0,
    });
    const behind = { id: '9', side: 'before' } as const;
    await dataSource.list(page, { pageNo: 300, pageSize: 10, filters: {}, beside: behind });
    expect(seen[1]?.params).toMatchObject({ pageNo: 300, afterId: '9' });
    await dataSource.list(page, { pageNo: 298, pageSize: 10, filters: {}, beside: { ...behind, side: 'behind' } });
    expect(seen[2]?.params).toMatchObject({ pageNo: 298, beforeId: '9' });
  });

  it('reads an array as all records, and an object as a page with total [W3.3-16]', async () => {
    const { dataSource } = connect({ 'GET /api/test/note/list': () => good([{ id: '1', name: '甲' }]) });
    const query = { pageNo: 1, pageSize: 10, filters: {} };
    const all = { records: [{ id: '1', name: '甲' }], total: 1, totalIsAtLeast: false };
    expect(await dataSource.list(page, query)).toEqual(all);
  });

  it('adds a record without id and edits one with id, with one key for retries', async () => {
    const stored = { id: '1', version: 1, name: '甲', goods: [{ id: 'g', qty: '1.50' }] };
    const { dataSource, seen } = connect({
      'POST /api/test/note/add': () => good(stored),
      'PUT /api/test/note/edit': () => good(stored),
    });
    expect(await dataSource.save(page, { name: '甲' }, OPTIONS)).toEqual(stored);
    await dataSource.save(page, stored, { ...OPTIONS, reasons: { R25: '已核实' } });
    expect(seen.map(({ headers }) => [headers['x-idempotency-key'], headers['x-page-hash']])).toEqual([
      ['k1', page.hash],
      ['k1', page.hash],
    ]);
    expect(seen.map(({ body }) => body)).toEqual([{ name: '甲' }, { ...stored, reasons: { R25: '已核实' } }]);
  });

  it('sends no column hidden from the user, in header or rows', async () => {
    const { dataSource, seen } = connect({ 'PUT /api/test/note/edit': () => good({ id: '1' }) });
    const lineList = [{ id: 'g', sku: 'S', cost: null }, { sku: 'T' }];
    await dataSource.save(page, { id: '1', version: 2, name: '甲', fee: '1', rate: '2', lineList }, OPTIONS);
    const sent = { id: '1', version: 2, name: '甲', rate: '2', lineList: [{ id: 'g', sku: 'S' }, { sku: 'T' }] };
    expect(seen[0]?.body).toEqual(sent);
  });

  it('removes one or several records by id, each with its known version', async () => {
    const { dataSource, seen } = connect({
      'DELETE /api/test/note/delete': () => good(null),
      'DELETE /api/test/note/deleteBatch': () => good(null),
    });
    await dataSource.remove(page, [{ id: '1', version: 3 }]);
    await dataSource.remove(page, [
      { id: '1', version: 3 },
      { id: '2', version: 10 },
    ]);
    await dataSource.remove(page, []);
    expect(seen.map(({ params }) => params)).toEqual([
      { id: '1', version: '3' },
      { ids: '1,2', versions: '3,10' },
    ]);
  });

  it('moves a record by its transition, with its version and reasons', async () => {
    const { dataSource, seen } = connect({ 'POST /api/test/note/transition': () => good({ id: '1', version: 4 }) });
    const request = { id: '1', transition: 'submit', version: 3, idempotencyKey: 'k2', reasons: { R25: '已核实' } };
    expect(await dataSource.transition(page, request)).toEqual({ id: '1', version: 4 });
    expect(seen[0]?.body).toEqual({ id: '1', transition: 'submit', version: 3, reasons: { R25: '已核实' } });
    expect(seen[0]?.headers['x-idempotency-key']).toBe('k2');
  });
});

const refused = (status: number, code: number, result: unknown): FakeAnswer => ({
  status,
  body: { success: false, message: '没有保存', code, result },
});

describe('a save that failed', () => {
  const finding = {
    ruleId: 'R17',
    level: 'error',
    at: 'submit',
    path: '/goods/0/firstUnit',
    rowId: 'g1',
    message: '单位',
  };
  it.each([
    {
      name: 'brings the findings of the rules by path',
      answer: refused(200, 422, { findings: [finding] }),
      failure: { kind: 'findings', findings: [{ ...finding, path: ['goods', 0, 'firstUnit'] }] },
    },
    {
      name: 'brings what is malformed as findings',
      answer: refused(400, 400, { problems: [{ path: '/name', message: '过长' }] }),
      failure: { kind: 'findings', findings: [{ ruleId: 'input', level: 'error', path: ['name'], message: '过长' }] },
    },
    {
      name: 'names who saved first',
      answer: refused(409, 409, { by: '李复核', at: '2026-11-20 10:00:00', version: 5 }),
      failure: { kind: 'conflict', by: '李复核', at: '2026-11-20 10:00:00', version: 5 },
    },
    { name: 'is a refusal', answer: bad(403, '没有权限'), failure: { kind: 'refused', message: '没有权限' } },
    { name: 'is over with the session', answer: bad(401, 'Token失效'), failure: { kind: 'expired' } },
    { name: 'is another failure', answer: bad(200, '编号重复', 500), failure: { kind: 'other', message: '编号重复' } },
  ])('$name', async ({ answer, failure }) => {
    const { dataSource } = connect({ 'POST /api/test/note/add': () => answer });
    const error: unknown = await dataSource.save(page, {}, OPTIONS).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(PortError);
    expect(error).toMatchObject({ failure });
  });
});

describe('dictionaries', () => {
  const item = (value: string) => ({ value, text: `名${value}`, jsonObject: { unit1: '千克' } });

  it('keep the items of a dictionary, and ask again after a failure', async () => {
    const answers = [bad(500, '操作失败'), good([item('1')])];
    const { dictionaries, seen } = connect({
      'GET /api/sys/dict/getDictItems/unit': () => answers.shift() ?? bad(500, ''),
    });
    await expect(dictionaries.items('unit')).rejects.toThrow('操作失败');
    const expected = [{ value: '1', text: '名1', attributes: { unit1: '千克' } }];
    expect(await dictionaries.items('unit')).toEqual(expected);
    expect(await dictionaries.items('unit')).toEqual(expected);
    expect(seen).toHaveLength(2);
  });

  it('look up in one call what many cells ask at once, and never twice', async () => {
    const { dictionaries, seen } = connect({
      'GET /api/sys/dict/lookup/hs': () => good({ '01': item('01'), '02': item('02'), '09': null }),
    });
    const [one, two] = await Promise.all([
      dictionaries.lookup('hs', ['01', '09']),
      dictionaries.lookup('hs', ['02', '01']),
    ]);
    expect(one).toMatchObject({ '01': { text: '名01' }, '09': null });
    expect(two).toMatchObject({ '02': { text: '名02' }, '01': { text: '名01' } });
    expect(await dictionaries.lookup('hs', ['09', '02', 'a,b', ''])).toMatchObject({
      '09': null,
      'a,b': null,
      '': null,
    });
    expect(seen.map(({ params }) => params['keys'])).toEqual(['01,09,02']);
  });

  it('cut long look-ups into calls of 100', async () => {
    const { dictionaries, seen } = connect({
      'GET /api/sys/dict/lookup/hs': ({ params }) =>
        good(
          Object.fromEntries(
            String(params['keys'])
              .split(',')
              .map((key) => [key, item(key)]),
          ),
        ),
    });
    const keys = Array.from({ length: 250 }, (_, index) => `k${index}`);
    expect(Object.values(await dictionaries.lookup('hs', keys)).filter((found) => found === null)).toEqual([]);
    expect(seen.map(({ params }) => String(params['keys']).split(',').length)).toEqual([100, 100, 50]);
  });

  it('bring the colour that the author of a status gave it', async () => {
    const { dictionaries } = connect({
      'GET /api/sys/dict/getDictItems/status': () => good([{ value: 'done', text: '已完成', color: 'green' }]),
    });
    expect(await dictionaries.items('status')).toEqual([{ value: 'done', text: '已完成', color: 'green' }]);
  });

  it('search by keyword', async () => {
    const { dictionaries, seen } = connect({ 'GET /api/sys/dict/loadDict/hs': () => good([item('01')]) });
    expect(await dictionaries.search('hs', '苹果')).toHaveLength(1);
    expect(seen[0]?.params).toMatchObject({ keyword: '苹果', pageSize: 50 });
    // With a trailing comma the server would read it as a list of codes [V-23].
    await dictionaries.search('hs', 'Smith, ');
    expect(seen[1]?.params).toMatchObject({ keyword: 'Smith' });
  });
});
