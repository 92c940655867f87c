import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { utils } from '@e965/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendForm, sheetForm, sheetsIn, workbook, type Cell } from '../imports/sheets.ts';
import { startTestServer, type TestClient, type TestServer } from '../../testServer.ts';

let folder: string;
let server: TestServer;
let admin: TestClient;

const COPIED = ['dicts/priority.json', 'dicts/country.json', 'dicts/msg_type.json'];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waybill-dict-sheets-'));
  for (const path of COPIED) await cp(join('schemas', path), join(folder, path));
  server = await startTestServer({ schemasFolder: folder });
  admin = await server.signIn('admin');
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const UPPER = ['字典名称', '字典编码', '描述', '字典项'];
const LOWER = [null, null, null, '名称', '数据值', '颜色', '描述', '排序', '状态'];
const sheetOf = (rows: readonly (readonly Cell[])[]) =>
  workbook({ 数据字典: [['数据字典报表'], UPPER, LOWER, ...rows] });
const send = (bytes: Uint8Array, who = admin, name = '字典.xlsx') =>
  sendForm(server, who, ['/sys/dict/importExcel', sheetForm([{ name, bytes, field: 'file' }])]);
const fetchSheet = async (query = '', who = admin) => {
  const { statusCode, headers, rawPayload } = await server.app.inject({
    url: `/api/sys/dict/exportXls${query}`,
    headers: { 'x-access-token': who.token },
  });
  return { status: statusCode, headers, bytes: rawPayload };
};
const rowsIn = (bytes: Uint8Array) => sheetsIn(bytes)['数据字典'] ?? [];
const itemsOf = async (code: string) => {
  const { body } = await admin.call({ url: `/sys/dictItem/list?dictId=${code}&pageSize=100` });
  return ((body.result as { readonly records?: readonly Record<string, unknown>[] } | null)?.records ?? []).map(
    ({ itemValue, itemText, itemColor, sortOrder, status }) => [itemValue, itemText, itemColor, sortOrder, status],
  );
};
const logged = () =>
  server.services.db.selectFrom('sys_data_log').select(['data_id']).where('data_table', '=', 'sys_dict').execute();

describe('a sheet of dictionaries', () => {
  test('has title, exporter and two rows of heads, and nothing in it is a formula [S1-4, W7-30]', async () => {
    await admin.call({
      method: 'POST',
      url: '/sys/dict/add',
      body: { dictName: '车型', dictCode: 'car_kind', items: [{ itemText: '=1+1', itemValue: '+A' }] },
    });
    const { status, headers, bytes } = await fetchSheet('?selections=car_kind,priority,country');
    expect([status, headers['content-type']]).toEqual([200, 'application/vnd.ms-excel']);
    const rows = rowsIn(bytes);
    expect(rows.slice(0, 5)).toEqual(
      [
        ['数据字典报表'],
        [expect.stringMatching(/^导出人:.+/)],
        UPPER,
        [...Array<string>(3), '名称', '数据值', '颜色', '描述', '排序', '状态'].map(
          (text) => text || expect.anything(),
        ),
        ['车型', 'car_kind', expect.anything(), '=1+1', '+A', expect.anything(), expect.anything(), '1', '启用'],
      ].map((row) => expect.arrayContaining(row.filter((cell) => typeof cell === 'string'))),
    );
    // Code table entries are not stored here and are not exported; entries of the file are.
    expect(rows.flat()).toContain('priority');
    expect(rows.flat()).not.toContain('country');
    expect((await fetchSheet('?selections=country')).bytes.toString()).toContain('没有可导出的字典');
  });

  test('that comes back as it went changes nothing, and is written down nowhere [D59]', async () => {
    const state = async () => [
      (await admin.call({ url: '/sys/dict/queryById?id=priority' })).body.result,
      (await logged()).length,
    ];
    const before = await state();
    const { body } = await send((await fetchSheet('?exportFormat=xlsx')).bytes);
    expect(body).toMatchObject({ success: true, message: expect.stringMatching(/^文件导入成功！数据行数：\d+$/) });
    expect(await state()).toEqual(before);
  });

  test('adds dictionaries and items, changes texts, keeps what it does not name, and is audited [S1-4, D59]', async () => {
    const count = (await logged()).length;
    const { body } = await send(
      sheetOf([
        ['付款方式', 'pay_kind', '财务', '现金', 'C', 'green', null, 2, '启用'],
        [null, null, null, '转账', 'T', null, null, 1, '停用'],
        [null, 'priority', null, '火急', 'H', 'red', null, null, null],
        [null, 'priority', null, '特急', 'Z', null, null, null, null],
      ]),
    );
    expect(body).toMatchObject({ success: true, message: '文件导入成功！数据行数：4' });
    expect(await itemsOf('pay_kind')).toEqual([
      ['T', '转账', null, 1, '0'],
      ['C', '现金', 'green', 2, '1'],
    ]);
    expect((await itemsOf('priority')).map(([value, text]) => [value, text])).toEqual([
      ['L', expect.any(String)],
      ['M', expect.any(String)],
      ['H', '火急'],
      ['Z', '特急'],
    ]);
    expect(
      (await logged())
        .map(({ data_id: id }) => id)
        .slice(count)
        .sort(),
    ).toEqual(['pay_kind', 'priority']);
  });

  test('with anything wrong writes nothing and says it row by row [S1-4, D10]', async () => {
    const before = await itemsOf('priority');
    const { status, body } = await send(
      sheetOf([
        ['好的', 'good_one', null, '甲', 'A', null, null, null, null],
        ['国家', 'country', null, '某国', 'ZZZ', null, null, null, null],
        ['大写', 'BAD-code', null, '乙', 'B', null, null, null, null],
        [null, 'priority', null, '丙', 'H', 'not a colour', null, null, null],
        [null, null, null, '丁', 'M', null, null, null, '也许'],
        [null, null, null, '丁', 'M', null, null, null, null],
        [null, 'no_name', null, '戊', 'E,F', null, null, null, null],
      ]),
    );
    expect([status, body.success, body.code]).toEqual([200, false, 422]);
    const { problems } = body.result as { readonly problems: readonly { readonly path: string }[] };
    expect(problems.map(({ path }) => path).sort()).toEqual(
      [
        '/10/dictName',
        '/10/itemValue',
        '/5/dictCode',
        '/5/dictName',
        '/6/dictName',
        '/7/itemValue',
        '/8/itemValue',
        '/9/itemValue',
      ]
        .filter((path) => path !== '/5/dictName')
        .sort(),
    );
    expect(body.message).toMatch(/^文件导入失败:第5行：.+；第6行：.+；第7行：/);
    expect(await itemsOf('priority')).toEqual(before);
    expect(await itemsOf('good_one')).toEqual([]);
  });

  test('is rejected for wrong content, formulas without values, or a missing permission', async () => {
    expect(
      (
        await send(
          workbook({
            别的: [
              ['甲', '乙'],
              ['1', '2'],
            ],
          }),
        )
      ).body.message,
    ).toContain('没有找到表头');
    const formula = utils.aoa_to_sheet([UPPER, LOWER, ['算', 'sums', null, null, 'A', null, null, null, null]]);
    formula['D3'] = { t: 'n', f: '1+1' };
    expect((await send(workbook({ 数据字典: formula }))).body.message).toContain('第3行：公式没有保存的值');
    expect((await send(Buffer.from('none'), admin, 'a.pdf')).body.message).toContain(
      '不支持这种文件：a.pdf；请用Excel或WPS',
    );
    const clerk = await server.signIn('clerk');
    expect((await send(sheetOf([]), clerk)).status).toBe(403);
    expect((await fetchSheet('', clerk)).status).toBe(403);
  });
});

test('a dictionary in the recycle bin comes back with its items, or goes for good [S1-4, contract §2.2]', async () => {
  const call = (method: 'PUT' | 'DELETE', url: string) => admin.call({ method, url });
  const codes = async (url: string) => {
    const { result } = (await admin.call({ url })).body;
    const rows = Array.isArray(result) ? result : (result as { readonly records: readonly unknown[] }).records;
    return rows.map((row) => (row as { readonly dictCode: string }).dictCode);
  };
  const items = await itemsOf('pay_kind');
  await call('DELETE', '/sys/dict/delete?id=pay_kind');
  expect(await codes('/sys/dict/deleteList')).toEqual(['pay_kind']);
  expect((await send(sheetOf([['付款', 'pay_kind', null, '甲', 'A', null, null, null, null]]))).body.message).toContain(
    '回收站',
  );
  await call('PUT', '/sys/dict/back/pay_kind');
  expect(await itemsOf('pay_kind')).toEqual(items);
  await call('DELETE', '/sys/dict/delete?id=pay_kind');
  await call('DELETE', '/sys/dict/deletePhysic/pay_kind');
  expect(await codes('/sys/dict/deleteList')).toEqual([]);
  expect(await codes('/sys/dict/list?dictCode=pay_kind')).toEqual([]);
});
