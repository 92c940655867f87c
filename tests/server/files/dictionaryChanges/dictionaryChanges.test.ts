import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildServer } from '../../../../server/app.ts';
import { createOverlay } from '../../../../server/files/dictionaryChanges/overlay.ts';
import { openSchemaStore } from '../../../../server/core/schemas/openSchemaStore.ts';
import type { SchemaChange } from '../../../../server/core/schemas/schemaStore.ts';
import { promised } from '../../promised.ts';
import { startTestServer, type TestClient, type TestServer } from '../../testServer.ts';

let folder: string;
let server: TestServer;
let admin: TestClient;
let clerk: TestClient;

/** Compiled again by every change: few dictionaries, and one page that uses them. */
const DICTIONARIES = [
  'priority',
  'send_status',
  'country',
  'msg_category',
  'msg_type',
  'annt_open_type',
  'notice_type',
  'staff_name',
];
const COPIED = [
  ...DICTIONARIES.map((code) => `dicts/${code}.json`),
  'locales/en-US/dicts/priority.json',
  'reports/staff.json',
  'reports/staff.sql',
  'pages/system/announcement.json',
];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waybill-dicts-'));
  for (const path of COPIED) await cp(join('schemas', path), join(folder, path));
  server = await startTestServer({ schemasFolder: folder });
  admin = await server.signIn('admin');
  clerk = await server.signIn('clerk');
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

/** Parts of answers that the tests read. */
interface Read extends ReadonlyArray<Item> {
  readonly records: readonly Item[];
  readonly items: readonly Item[];
  readonly priority: readonly object[];
  readonly version: number;
}

const put = (url: string, body: unknown, who = admin) => who.call({ method: 'PUT', url, body });
const post = (url: string, body: unknown, who = admin) => who.call({ method: 'POST', url, body });
const remove = (url: string, who = admin) => who.call({ method: 'DELETE', url });
const read = async (url: string, who = admin): Promise<Read> => (await who.call({ url })).body.result as Read;

/** An item as administrators see it and as users choose it. */
interface Item {
  readonly value: string;
  readonly text: string;
  readonly itemValue: string;
  readonly itemText: string;
  readonly status: string;
  readonly state: string;
  readonly fileText: string | null;
}
const itemsOf = async (code: string): Promise<readonly Item[]> =>
  (await read(`/sys/dictItem/list?dictId=${code}&pageSize=100`)).records;
const itemOf = async (code: string, value: string) => (await itemsOf(code)).find((item) => item.itemValue === value);
const choicesOf = async (code: string): Promise<readonly Item[]> => read(`/sys/dict/getDictItems/${code}`, clerk);

describe('a dictionary of a file', () => {
  test('takes the texts of an administrator at once, everywhere, and shows them as changed [S7-27, D59]', async () => {
    const before = await admin.call({ url: '/schema/page?id=system/announcement' });
    const edited = await put('/sys/dictItem/edit', {
      id: 'priority:H',
      itemText: '火急',
      itemValue: 'H',
      itemColor: 'red',
      status: 1,
      sortOrder: 3,
    });
    expect(edited.body).toMatchObject({ success: true, message: '编辑成功!' });
    expect(await choicesOf('priority')).toContainEqual(
      expect.objectContaining({ value: 'H', text: '火急', color: 'red' }),
    );
    expect(await itemOf('priority', 'H')).toMatchObject({ itemText: '火急', state: 'changed', fileText: '紧急' });
    expect((await read('/sys/dict/queryAllDictItems', clerk)).priority).toContainEqual(
      expect.objectContaining({ value: 'H', text: '火急' }),
    );
    const after = await admin.call({ url: '/schema/page?id=system/announcement' });
    expect(after.headers['etag']).not.toBe(before.headers['etag']);
    const english = await clerk.call({
      url: '/sys/dict/getDictItems/priority',
      headers: { 'accept-language': 'en-US' },
    });
    expect(english.body.result).toContainEqual(expect.objectContaining({ value: 'H', text: '火急' }));
    expect(english.body.result).toContainEqual(expect.objectContaining({ value: 'L', text: 'General' }));
    const { records } = await read('/sys/dict/list?changed=1');
    expect(records).toEqual([expect.objectContaining({ dictCode: 'priority', kind: 'items', changed: 1 })]);
  });

  test('is told to other servers, which read it again [D59]', async () => {
    const { services } = server;
    const overlay = createOverlay(services.db);
    const schemas = await openSchemaStore(folder, { watch: false, layOver: overlay.layOver });
    const other = await buildServer({ ...services, schemas, overlay });
    try {
      await other.listen({ port: 0, host: '127.0.0.1' });
      const changed = promised<SchemaChange>();
      schemas.onChange(changed.resolve);
      await put('/sys/dictItem/edit', { id: 'send_status:2', itemText: '作废', itemValue: '2', status: '1' });
      expect((await changed.promise).dictionaries).toEqual(['send_status']);
      expect(schemas.dictionary('send_status')?.items).toContainEqual({ value: '2', text: '作废' });
    } finally {
      await other.close();
      schemas.close();
      await put('/sys/dict/reset', { id: 'send_status' });
    }
  });

  test('keeps its values and items: they can be disabled, and old records keep their text [D59]', async () => {
    const gone = await remove('/sys/dictItem/delete?id=priority:L');
    expect(gone.body).toMatchObject({ success: false, message: expect.stringContaining('可以停用') });
    const renamed = await put('/sys/dictItem/edit', {
      id: 'priority:L',
      itemText: '一般',
      itemValue: 'X',
      status: '1',
    });
    expect(renamed.body.success).toBe(false);
    expect((await remove('/sys/dict/delete?id=priority')).body.message).toContain('系统定义');
    expect(
      (await put('/sys/dict/edit', { id: 'priority', dictCode: 'other', dictName: '优先级' })).body.message,
    ).toContain('不能修改');
    await put('/sys/dictItem/edit', { id: 'priority:M', itemText: '重要', itemValue: 'M', status: 0, sortOrder: 2 });
    expect(await choicesOf('priority')).toContainEqual(expect.objectContaining({ value: 'M', disabled: true }));
    expect(await read('/sys/dict/getDictText/priority/M', clerk)).toBe('重要');
  });

  test('resets to its file, by item or as a whole, and keeps added items [D59]', async () => {
    await post('/sys/dictItem/add', { dictId: 'priority', itemText: '特急', itemValue: 'U', status: 1 });
    await put('/sys/dict/reset', { id: 'priority', values: ['M'] });
    expect(await itemOf('priority', 'M')).toMatchObject({ state: 'file', status: '1' });
    expect(await itemOf('priority', 'H')).toMatchObject({ state: 'changed' });
    await put('/sys/dict/reset', { id: 'priority' });
    expect((await itemsOf('priority')).map(({ itemValue, itemText, state }) => [itemValue, itemText, state])).toEqual([
      ['L', '一般', 'file'],
      ['M', '重要', 'file'],
      ['H', '紧急', 'file'],
      ['U', '特急', 'added'],
    ]);
    const change = await server.services.db.selectFrom('sys_dict_item').select('item_value').execute();
    expect(change).toEqual([{ item_value: 'U' }]);
  });

  test('saves all its items in their new order, and rejects an outdated version [S7-27]', async () => {
    const record = await read('/sys/dict/queryById?id=priority');
    const items = [...record.items].reverse();
    const saved = await put('/sys/dict/edit', { ...record, items });
    expect(saved.body.result).toMatchObject({ version: record.version + 1 });
    expect((await choicesOf('priority')).map(({ value }) => value)).toEqual(['U', 'H', 'M', 'L']);
    const late = await put('/sys/dict/edit', { ...record, items });
    expect(late.status).toBe(409);
    const twice = await put('/sys/dict/edit', { id: 'priority', dictName: '优先级', items: [...items, items[0]] });
    expect([twice.status, twice.body.message]).toEqual([400, expect.stringContaining('重复')]);
  });
});

describe('a dictionary of an administrator', () => {
  test('is made, filled, renamed, deleted and restored, and is wholly his [S7-27]', async () => {
    const added = await post('/sys/dict/add', { dictName: '车型', dictCode: 'truck', description: '集卡' });
    expect(added.body).toMatchObject({ success: true, message: '保存成功！' });
    expect((await post('/sys/dict/add', { dictName: '车型', dictCode: 'truck' })).body.message).toBe('字典编码已存在');
    expect((await post('/sys/dict/add', { dictName: '车型', dictCode: 'country' })).body.message).toBe(
      '字典编码已存在',
    );
    await post('/sys/dictItem/add', { dictId: 'truck', itemText: '双拖', itemValue: '2', sortOrder: 2, status: 1 });
    await post('/sys/dictItem/add', { dictId: 'truck', itemText: '单拖', itemValue: '1', sortOrder: 1, status: 1 });
    expect((await choicesOf('truck')).map(({ text }) => text)).toEqual(['单拖', '双拖']);
    const taken = await admin.call({ url: '/sys/dictItem/dictItemCheck?dictId=truck&itemValue=2' });
    expect(taken.body).toMatchObject({ success: false, message: '该值不可用，系统中已存在！' });
    const own = await admin.call({ url: '/sys/dictItem/dictItemCheck?dictId=truck&itemValue=2&id=truck:2' });
    expect(own.body.success).toBe(true);
    await put('/sys/dictItem/edit', { id: 'truck:2', itemText: '双挂', itemValue: '22', sortOrder: 2, status: 1 });
    await put('/sys/dict/edit', { id: 'truck', dictName: '集卡车型', dictCode: 'truck_kind' });
    expect((await choicesOf('truck_kind')).map(({ value, text }) => [value, text])).toEqual([
      ['1', '单拖'],
      ['22', '双挂'],
    ]);
    expect(await choicesOf('truck')).toEqual([]);
  });

  test('goes into the recycle bin, comes back, and is gone for good [S7-27]', async () => {
    expect((await remove('/sys/dict/delete?id=truck_kind')).body.success).toBe(true);
    expect(await choicesOf('truck_kind')).toEqual([]);
    expect(await read('/sys/dict/deleteList')).toEqual([expect.objectContaining({ id: 'truck_kind', itemCount: 2 })]);
    expect((await post('/sys/dict/add', { dictName: '车型', dictCode: 'truck_kind' })).body.message).toContain(
      '回收站',
    );
    await put('/sys/dict/back/truck_kind', {});
    expect(await choicesOf('truck_kind')).toHaveLength(2);
    await remove('/sys/dict/deleteBatch?ids=truck_kind');
    await remove('/sys/dict/deletePhysic/truck_kind');
    expect(await read('/sys/dict/deleteList')).toEqual([]);
    expect(
      await server.services.db.selectFrom('sys_dict_item').where('dict_code', 'like', 'truck%').selectAll().execute(),
    ).toEqual([]);
  });

  test('comes out of the recycle bin, or goes for good, several at once or none [client 5]', async () => {
    const codes = async () => (await read('/sys/dict/deleteList')).map((one) => Object(one).dictCode).sort();
    for (const dictCode of ['bin_a', 'bin_b', 'bin_c']) {
      await post('/sys/dict/add', { dictName: dictCode, dictCode });
      await remove(`/sys/dict/delete?id=${dictCode}`);
    }
    expect((await put('/sys/dict/putRecycleBin', { ids: 'bin_a,nothing' })).body.success).toBe(false);
    expect((await remove('/sys/dict/deleteRecycleBin?ids=bin_a,nothing')).body.success).toBe(false);
    expect(await codes()).toEqual(['bin_a', 'bin_b', 'bin_c']);
    expect((await put('/sys/dict/putRecycleBin', { ids: 'bin_a,' })).body.success).toBe(true);
    expect((await put('/sys/dict/putRecycleBin', { ids: ['bin_b'] })).body.success).toBe(true);
    expect(await codes()).toEqual(['bin_c']);
    expect((await remove('/sys/dict/deleteRecycleBin?ids=bin_c')).body.success).toBe(true);
    expect(await codes()).toEqual([]);
    expect((await put('/sys/dict/putRecycleBin', { ids: ',' })).body).toMatchObject({
      success: false,
      message: '参数不识别！',
    });
    await remove('/sys/dict/deleteBatch?ids=bin_a,bin_b');
    await remove('/sys/dict/deleteRecycleBin?ids=bin_a,bin_b');
  });

  test('is refused with what is wrong, and nothing of it is written [S7-27]', async () => {
    const bad = async (items: unknown, words: string) => {
      const { status, body } = await post('/sys/dict/add', { dictName: 'x', dictCode: 'bad_one', items });
      expect([status, body.success, body.message]).toEqual([400, false, expect.stringContaining(words)]);
    };
    await bad([{ itemText: '', itemValue: '1' }], '第1项');
    await bad([{ itemText: 'a', itemValue: 'a,b' }], '逗号');
    await bad([{ itemText: 'a', itemValue: '1', itemColor: 'red;}' }], '颜色');
    await bad([{ itemText: 'a', itemValue: '1', status: '7' }], '状态');
    await bad(
      Array.from({ length: 501 }, () => ({ itemText: 'a', itemValue: '1' })),
      '',
    );
    expect((await post('/sys/dict/add', { dictName: 'x', dictCode: 'Bad Code' })).status).toBe(400);
    expect((await post('/sys/dict/add', { dictName: '', dictCode: 'bad_one' })).status).toBe(400);
    expect(
      await server.services.db.selectFrom('sys_dict').where('dict_code', 'like', 'bad%').selectAll().execute(),
    ).toEqual([]);
  });
});

describe('who looks after dictionaries', () => {
  test('needs the rights, and belongs to the tenant that all others follow [S7-27]', async () => {
    expect((await clerk.call({ url: '/sys/dict/list' })).status).toBe(403);
    expect((await post('/sys/dictItem/add', { dictId: 'priority', itemText: 'a', itemValue: 'a' }, clerk)).status).toBe(
      403,
    );
    const neighbour = await server.signIn('neighbour');
    const refused = await post('/sys/dictItem/add', { dictId: 'priority', itemText: 'a', itemValue: 'a' }, neighbour);
    expect(refused.status).toBe(403);
    expect(await itemOf('priority', 'a')).toBeUndefined();
  });

  test('see the uses of a dictionary, and code tables with count and source, read-only [S7-27]', async () => {
    const uses = await read('/sys/dict/uses?id=priority');
    expect(uses).toContainEqual({
      kind: 'page',
      id: 'system/announcement',
      title: '通知公告',
      columns: expect.arrayContaining(['优先级']),
    });
    const { records } = await read('/sys/dict/list?dictCode=country');
    expect(records).toContainEqual(
      expect.objectContaining({ dictCode: 'country', kind: 'codes', source: 'country.tsv' }),
    );
    expect((await put('/sys/dict/edit', { id: 'country', dictName: 'x' })).body.message).toContain('只能查看');
    expect((await read('/sys/dict/list?dictName=youxianji')).records).toHaveLength(1);
  });

  test('leaves a trace of what changed [D59]', async () => {
    const log = await server.services.db
      .selectFrom('sys_data_log')
      .where('data_table', '=', 'sys_dict')
      .where('data_id', '=', 'truck')
      .select(['action', 'create_by'])
      .orderBy('data_version')
      .execute();
    expect(log[0]).toEqual({ action: 'add', create_by: 'admin' });
  });
});
