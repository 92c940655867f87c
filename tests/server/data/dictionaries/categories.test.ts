import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertDemoCategories } from '../../../../server/app/seeds/demoCategories.ts';
import { TENANT_ID } from '../../../../server/app/seeds/accounts.ts';
import { startTestServer, type TestClient, type TestServer } from '../../testServer.ts';

let server: TestServer;
let clerk: TestClient;
const ids = new Map<string, string>();

beforeAll(async () => {
  server = await startTestServer();
  const { db } = server.services;
  await db.deleteFrom('sys_category').execute();
  await insertDemoCategories(db, TENANT_ID);
  for (const { code, id } of await db.selectFrom('sys_category').select(['code', 'id']).execute()) ids.set(code, id);
  clerk = await server.signIn('clerk');
});
afterAll(() => server.close());

const id = (code: string): string => {
  const found = ids.get(code);
  if (found === undefined) throw new Error(`no category ${code}`);
  return found;
};

const load = async (call: string, parameters: Readonly<Record<string, string>> = {}, client = clerk) => {
  const { status, body } = await client.call({ url: `/sys/category/${call}?${new URLSearchParams(parameters)}` });
  return { status, ...body };
};

const found = async (call: string, parameters: Readonly<Record<string, string>> = {}, client = clerk) => {
  const { status, success, message, result } = await load(call, parameters, client);
  expect([status, success, message]).toEqual([200, true, '']);
  return [result].flat() as readonly Readonly<Record<string, unknown>>[];
};

const said = async (call: string, parameters: Readonly<Record<string, string>> = {}) => {
  const { status, success, code, message } = await load(call, parameters);
  expect([status, success, code]).toEqual([200, false, 500]);
  return message;
};

const codes = (nodes: readonly Readonly<Record<string, unknown>>[]) => nodes.map(({ code }) => code);

test('loads the root nodes of the tree or those below a code, lazily or whole [W7-9]', async () => {
  const roots = await found('loadTreeRoot', { async: 'true', pcode: '' });
  expect(codes(roots)).toEqual(['A01', 'B01', 'C01']);
  expect(roots[0]).toEqual({
    key: id('A01'),
    title: '货物分类',
    code: 'A01',
    value: null,
    leaf: false,
    icon: null,
    parentId: '0',
    children: null,
  });
  expect(codes(await found('loadTreeRoot', { async: 'true', pcode: 'B01' }))).toContain('B01A05');
  const whole = await found('loadTreeRoot', { async: 'false', pcode: '' });
  expect(codes(whole)).toEqual(['A01', 'B01', 'C01']);
  expect(whole[0]?.['children']).toMatchObject([
    {
      code: 'A01A01',
      leaf: false,
      children: [{ code: 'A01A01A01', title: '电子元件', leaf: true, children: null }, {}, {}, {}],
    },
    {},
    {},
    {},
    {},
  ]);
  const leaves = await found('loadTreeRoot', { async: 'false', pcode: 'C01', condition: '{"hasChild":"0"}' });
  expect(codes(leaves)).toEqual(['C01A02', 'C01A03']);
  expect(await said('loadTreeRoot', { pcode: 'Z99' })).toBe('该编码【Z99】不存在，请核实!');
});

test('loads the children of a node, of none none [W7-10]', async () => {
  const children = await found('loadTreeChildren', { pid: id('A01A01') });
  expect(children.map(({ title, leaf, parentId }) => [title, leaf, parentId])).toEqual(
    ['电子元件', '家用电器', '工业机械', '仪器仪表'].map((title) => [title, true, id('A01A01')]),
  );
  expect(await found('loadTreeChildren', { pid: "' or 1=1 --" })).toEqual([]);
});

test('loads nodes by pid, else by pcode with 0 for the top, under a condition [W7-11]', async () => {
  expect(codes(await found('loadTreeData', { pcode: '0' }))).toEqual(['A01', 'B01', 'C01']);
  const services = await found('loadTreeData', { pcode: 'C01' });
  expect(services.map(({ code, leaf }) => [code, leaf])).toEqual([
    ['C01A01', false],
    ['C01A02', true],
    ['C01A03', true],
  ]);
  expect(codes(await found('loadTreeData', { pid: id('C01'), pcode: 'A01' }))).toContain('C01A01');
  expect(codes(await found('loadTreeData', { pcode: 'C01', condition: '{"hasChild":"0"}' }))).toEqual([
    'C01A02',
    'C01A03',
  ]);
  expect(codes(await found('loadTreeData', { pcode: 'C01', condition: '{"name":"仓储服务","has_child":0}' }))).toEqual([
    'C01A02',
  ]);
  expect(await said('loadTreeData')).toBe('加载分类字典树参数有误.[null]!');
  expect(await said('loadTreeData', { pcode: 'Z99' })).toBe('加载分类字典树参数有误.[code]!');
  expect(await said('loadTreeData', { pcode: '0', condition: "name = '1' or 1=1" })).toBe(
    'condition传值有误，需要一个json字符串!',
  );
  expect(await said('loadTreeData', { pcode: '0', condition: '{"1=1 or name":"x"}' })).toBe(
    '分类没有字段“1=1 or name”',
  );
  expect((await load('loadTreeData', { pcode: 'x'.repeat(501) })).status).toBe(400);
});

test('loads one category by a field and its value, with its name [W7-12]', async () => {
  const [one] = await found('loadOne', { field: 'code', val: 'B01A01' });
  expect(one).toMatchObject({ id: id('B01A01'), pid: id('B01'), name: '报关单', code: 'B01A01', hasChild: '0' });
  expect((await found('loadOne', { field: 'id', val: id('B01') }))[0]).toMatchObject({
    name: '单证分类',
    hasChild: '1',
  });
  expect(await said('loadOne', { field: 'tenant_id', val: TENANT_ID })).toBe('字段无效，请检查!');
  expect(await said('loadOne', { field: 'code', val: 'Z99' })).toBe('查询无果');
  const { db } = server.services;
  await db.updateTable('sys_category').set({ name: '报关单' }).where('code', '=', 'B01A02').execute();
  expect(await said('loadOne', { field: 'name', val: '报关单' })).toBe('查询数据异常,[name]存在多个值:报关单');
});

test('gives the labels of ids in their order, with those that are none on demand [W7-13]', async () => {
  const ids = `${id('B01A01')},nobody,${id('A01A01')}`;
  expect(await found('loadDictItem', { ids })).toEqual(['报关单', '机电产品']);
  expect(await found('loadDictItem', { ids, delNotExist: 'false' })).toEqual(['报关单', 'nobody', '机电产品']);
  expect(await said('loadDictItem', { ids: '' })).toBe('ids 不能为空');
  expect((await load('loadDictItem', { ids: 'x,'.repeat(501) })).status).toBe(400);
});

test('lists categories for screens by page, and for those below one', async () => {
  expect(await found('rootList', { pageNo: '2', pageSize: '2' })).toMatchObject([
    { records: [{ code: 'C01', name: '服务分类' }], total: 3, size: 2, current: 2, pages: 2 },
  ]);
  expect(codes(await found('childList', { pid: id('C01') }))).toEqual(['C01A01', 'C01A02', 'C01A03']);
  expect((await found('queryById', { id: id('C01') }))[0]).toMatchObject({ code: 'C01' });
  expect(await found('loadAllData', { code: 'C01' })).toContainEqual({
    value: 'C01A02',
    text: '仓储服务',
    title: '仓储服务',
    label: '仓储服务',
  });
});

test('shows each tenant its own categories alone, and strangers none', async () => {
  const neighbour = await server.signIn('neighbour');
  expect(await found('loadTreeRoot', {}, neighbour)).toEqual([]);
  expect(await found('loadDictItem', { ids: id('A01') }, neighbour)).toEqual([]);
  expect((await server.stranger.call({ url: '/sys/category/loadTreeRoot' })).status).toBe(401);
});

test('is a dictionary besides, by id and by code, and a tree that is registered [W7-8]', async () => {
  const call = async (url: string) => (await clerk.call({ url })).body.result;
  expect(await call(`/sys/dict/lookup/sys_category?keys=${id('A01A01')}`)).toMatchObject({
    [id('A01A01')]: { text: '机电产品', jsonObject: { code: 'A01A01' } },
  });
  expect(await call('/sys/dict/loadDictItem/sys_category_code?key=A01A01,B01')).toEqual(['机电产品', '单证分类']);
  const tree = new URLSearchParams({
    pid: '0',
    tableName: 'sys_category',
    text: 'name',
    code: 'id',
    pidField: 'pid',
    hasChildField: 'has_child',
    condition: '',
  });
  expect(await call(`/sys/dict/loadTreeData?${tree}`)).toMatchObject([
    { key: id('A01'), title: '货物分类', leaf: false, value: id('A01') },
    { leaf: false },
    { leaf: false },
  ]);
  const whole = await call('/sys/dict/loadTreeData?dictCode=sys_category&async=false');
  expect(whole).toMatchObject([
    { children: [{ children: [{ title: '电子元件', leaf: true, children: null }, {}, {}, {}] }, {}, {}, {}, {}] },
    {},
    {},
  ]);
});

test('resolves areas by code with full names, and finds them by substring', async () => {
  const call = async (url: string) => (await clerk.call({ url })).body.result;
  expect(await call('/sys/dict/lookup/china_area?keys=440305,810001,999999')).toMatchObject({
    '440305': { text: '广东省/深圳市/南山区', jsonObject: { name: '南山区', parent: '440300', level: '3' } },
    '810001': { jsonObject: { parent: '810000', level: '2' } },
    '999999': null,
  });
  expect(await call(`/sys/dict/loadDict/china_area?keyword=${encodeURIComponent('深圳 南山')}`)).toMatchObject([
    { value: '440305' },
  ]);
  expect(await call('/sys/dict/getDictItems/china_area?parent=820000')).toHaveLength(8);
});
