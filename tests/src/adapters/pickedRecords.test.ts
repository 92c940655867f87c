import { describe, expect, it } from 'vitest';
import { createHttpClient } from '../../../src/platform/http/httpClient.ts';
import { createDictionaries } from '../../../src/adapters/dictionaries.ts';
import { bad, fakeServer, good, type FakeRoute } from '../fakes/fakeServer.ts';

const LISTED = 'pick:records,name,code,/kehu/customer';

function connect(routes: Readonly<Record<string, FakeRoute>>) {
  const { adapter, seen } = fakeServer(routes);
  const http = createHttpClient({ base: '/api', token: () => 't', tenantId: () => 0, now: () => 0, adapter });
  const asked = () => seen.map(({ path, params: { _t, ...params } }) => ({ path, params }));
  return { dictionaries: createDictionaries(http), asked };
}

const ROWS = [
  { id: '1', code: 'K-1', name: '远岭' },
  { id: '2', code: 'K-2', name: '' },
];

describe('what stored values of a picker mean', () => {
  it.each([
    ['listUrl', LISTED, '/api/kehu/customer/list'],
    ['valueUrl, where there is one', `${LISTED},/kehu/named`, '/api/kehu/named/list'],
  ])(
    'requests its %s by value key as comma list, pageNo 1 and matching page size [W7-31]',
    async (_which, code, path) => {
      const { dictionaries, asked } = connect({ [`GET ${path}`]: () => good(ROWS) });
      await dictionaries.lookup(code, ['K-1', 'K-2', 'K-1', 'K-9']);
      await dictionaries.lookup(code, ['K-5']).catch(() => undefined);
      expect(asked()).toEqual([
        { path, params: { code: 'K-1,K-2,K-9,', pageNo: 1, pageSize: 3 } },
        { path, params: { code: 'K-5,', pageNo: 1, pageSize: 1 } },
      ]);
    },
  );

  it('is asked for by values that look like operators as well [V-23]', async () => {
    const { dictionaries, asked } = connect({ 'GET /api/kehu/customer/list': () => good(ROWS) });
    await dictionaries.lookup(LISTED, ['GE Lee', '!b']);
    expect(asked().map(({ params }) => params['code'])).toEqual(['in GE Lee,!b,']);
  });

  it.each([
    ['the result', ROWS],
    ['result.records', { records: ROWS, total: 2 }],
    [
      'the branches of a tree page',
      { records: [{ id: '0', code: 'K-0', name: '上', isMatch: false, children: ROWS }], total: 1 },
    ],
  ])('is read from %s, the code for a missing text, null for a missing row [W7-31]', async (_where, result) => {
    const { dictionaries } = connect({ 'GET /api/kehu/customer/list': () => good(result) });
    expect(await dictionaries.lookup(LISTED, ['K-1', 'K-2', 'K-9'])).toEqual({
      'K-1': { value: 'K-1', text: '远岭', attributes: ROWS[0] },
      'K-2': { value: 'K-2', text: 'K-2', attributes: ROWS[1] },
      'K-9': null,
    });
  });

  it('is not known where success is false: the server says why, and is asked again [W7-31]', async () => {
    let fails = true;
    const { dictionaries, asked } = connect({
      'GET /api/kehu/customer/list': () => (fails ? bad(200, '没有权限', 500) : good(ROWS)),
    });
    await expect(dictionaries.lookup(LISTED, ['K-1'])).rejects.toMatchObject({ failure: { message: '没有权限' } });
    fails = false;
    expect(await dictionaries.lookup(LISTED, ['K-1'])).toMatchObject({ 'K-1': { text: '远岭' } });
    await dictionaries.lookup(LISTED, ['K-1']);
    expect(asked()).toHaveLength(2);
  });

  it('is found by a part of the text that is shown, in pages', async () => {
    const { dictionaries, asked } = connect({
      'GET /api/kehu/customer/list': () =>
        good({ records: [ROWS[0], { id: '3', code: null, name: '无码' }], total: 2 }),
    });
    const found = await dictionaries.search(LISTED, '远', { pageSize: 5, pageNo: 2 });
    expect(found.map(({ value, text }) => [value, text])).toEqual([['K-1', '远岭']]);
    await dictionaries.search(LISTED, '');
    expect(asked().map(({ params }) => params)).toEqual([
      { name: '*远*', pageNo: 2, pageSize: 5 },
      { pageNo: 1, pageSize: 50 },
    ]);
  });
});

describe('a dictionary that is asked for by expression', () => {
  const EXPRESSION = "kehu_customer,name,code,type = 'owner'";
  const ITEMS = [{ value: 'K-1', text: '远岭', title: '远岭', label: '远岭' }];

  it('is encoded in the address, and looked up in the cached items afterwards [W7-6]', async () => {
    const path = `/api/sys/dict/getDictItems/${encodeURIComponent(EXPRESSION)}`;
    expect(path).not.toMatch(/[ ,']=/);
    const { dictionaries, asked } = connect({ [`GET ${path}`]: () => good(ITEMS) });
    const [first, second] = await Promise.all([dictionaries.items(EXPRESSION), dictionaries.items(EXPRESSION)]);
    expect(first).toEqual([{ value: 'K-1', text: '远岭' }]);
    expect(second).toBe(first);
    expect(await dictionaries.items(EXPRESSION)).toBe(first);
    expect(asked()).toEqual([{ path, params: {} }]);
    dictionaries.clear();
    await dictionaries.items(EXPRESSION);
    expect(asked()).toHaveLength(2);
  });

  it('batches and caches simultaneous lookups of values, each once, including unknown ones [W7-6]', async () => {
    const path = `/api/sys/dict/lookup/${encodeURIComponent(EXPRESSION)}`;
    const { dictionaries, asked } = connect({ [`GET ${path}`]: () => good({ 'K-1': ITEMS[0], 'K-9': null }) });
    const [one, other] = await Promise.all([
      dictionaries.lookup(EXPRESSION, ['K-1']),
      dictionaries.lookup(EXPRESSION, ['K-9', 'K-1']),
    ]);
    expect([one, other]).toEqual([
      { 'K-1': { value: 'K-1', text: '远岭' } },
      { 'K-1': { value: 'K-1', text: '远岭' }, 'K-9': null },
    ]);
    await dictionaries.lookup(EXPRESSION, ['K-9', 'K-1']);
    expect(asked()).toEqual([{ path, params: { keys: 'K-1,K-9' } }]);
  });

  it('is asked for again once ten minutes are over, and at once after a failure [W7-6]', async () => {
    const clock = { now: 0 };
    let answer = bad(200, '字典不存在', 500);
    const { adapter, seen } = fakeServer({ 'GET /api/sys/dict/getDictItems/*': () => answer });
    const http = createHttpClient({ base: '/api', token: () => 't', tenantId: () => 0, now: () => 0, adapter });
    const dictionaries = createDictionaries(http, { now: () => clock.now });
    await expect(dictionaries.items('a,b,c')).rejects.toMatchObject({ failure: { message: '字典不存在' } });
    answer = good(ITEMS);
    expect(await dictionaries.items('a,b,c')).toHaveLength(1);
    clock.now = 10 * 60_000 - 1;
    await dictionaries.items('a,b,c');
    expect(seen).toHaveLength(2);
    clock.now += 1;
    await dictionaries.items('a,b,c');
    expect(seen).toHaveLength(3);
  });
});
