import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ImportSummary } from '../../../../contract/imports.ts';
import type { TestClient, TestServer } from '../../testServer.ts';
import { sendForm, sheetForm, sheetsIn, startPartyServer, workbook, type Cell } from './sheets.ts';

const LONG = '以保税方式进口后深加工结转到其他企业使用的料件及其损耗明细表';
const SHORT = '以保税方式进口后深加工结转到其他企业…件及其损耗明细表';
const NAMES = ['长名示例', `${SHORT}（国内）`, `${SHORT}（国外）`];

const input = (key: string, title: string) => ({ type: 'input', key, title, maxLength: 10 });
const pageOf = (url: string, title: string, details: Readonly<Record<string, string>>) => ({
  schemaVersion: 1,
  kind: 'list',
  title,
  // The rights are those of a page that the test accounts hold.
  resource: { url, table: `field_${url.slice(7)}`, permission: 'kehu:customer', dataScope: 'all' },
  columns: [{ ...input('name', '名称'), validateRules: [{ required: true, at: 'save' }] }],
  details: Object.entries(details).map(([key, of]) => ({
    key,
    title: of,
    table: `field_${url.slice(7)}_${key}`,
    columns: [input('a', '甲')],
  })),
  list: { columns: ['name'], actions: [{ action: 'add' }, { action: 'import' }] },
  form: { groups: [{ key: 'base', title: '基本', columns: 2, fields: ['name'] }] },
});

let folder: string;
let server: TestServer;
let clerk: TestClient;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waybill-titles-'));
  const pages = {
    long: pageOf('/field/long', '长名示例', { first: `${LONG}（国内）`, second: `${LONG}（国外）` }),
    odd: pageOf('/field/odd', '单据', { same: '单据', slash: '装/卸[箱]', guide: '填写说明', kept: 'History' }),
  };
  // The workbook of errors is stored as a file, so these schemas are needed.
  for (const path of [
    'pages/system/file.json',
    'dicts/file_folder.json',
    'dicts/media_type.json',
    'dicts/file_source.json',
  ])
    await cp(join('schemas', path), join(folder, path));
  await mkdir(join(folder, 'pages/field'), { recursive: true });
  for (const [name, page] of Object.entries(pages))
    await writeFile(join(folder, 'pages/field', `${name}.json`), JSON.stringify(page));
  server = await startPartyServer({ schemasFolder: folder });
  clerk = await server.signIn('clerk');
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const download = async (url: string): Promise<Buffer> =>
  (await server.app.inject({ url: `/api${url}`, headers: { 'x-access-token': clerk.token } })).rawPayload;
const template = async (url: string) => sheetsIn(await download(`${url}/importTemplate`));
const importSheets = async (url: string, sheets: Readonly<Record<string, readonly (readonly Cell[])[]>>) => {
  const form = sheetForm([{ name: '填好.xlsx', bytes: workbook(sheets), field: 'file' }]);
  return (await sendForm(server, clerk, [`${url}/importExcel`, form])).body;
};
const stored = async (url: string, name: string) => {
  const { body } = await clerk.call({ url: `${url}/list?name=${encodeURIComponent(name)}` });
  const [{ id }] = Object(body.result).records;
  return (await clerk.call({ url: `${url}/queryById?id=${id}` })).body.result;
};

test('details whose titles begin alike have sheets of their own, read back into them [V-28]', async () => {
  const sheets = await template('/field/long');
  expect(Object.keys(sheets)).toEqual([...NAMES, '填写说明']);
  const [main = '', first = '', second = ''] = NAMES;
  const filled = {
    [main]: [...(sheets[main] ?? []), ['1', '样例']],
    [first]: [...(sheets[first] ?? []), ['1', '国内行']],
    [second]: [...(sheets[second] ?? []), ['1', '国外行']],
  };
  expect(await importSheets('/field/long', filled)).toMatchObject({ code: 200 });
  expect(await stored('/field/long', '样例')).toMatchObject({
    firstList: [{ a: '国内行' }],
    secondList: [{ a: '国外行' }],
  });
});

test('the workbook of errors has the same sheets and imports once it is mended [V-28]', async () => {
  const [main = '', first = '', second = ''] = NAMES;
  const bad = {
    [main]: [
      ['序号', '*名称'],
      ['1', '坏行太长太长太长太长太长'],
    ],
    [first]: [
      ['序号', '甲'],
      ['1', '内'],
    ],
    [second]: [
      ['序号', '甲'],
      ['1', '外'],
    ],
  };
  const { code, result } = await importSheets('/field/long', { ...bad, [main]: [...(bad[main] ?? []), ['2', '好行']] });
  expect(code).toBe(201);
  const errors = sheetsIn(await download((result as ImportSummary).fileUrl));
  expect(Object.keys(errors)).toEqual([...NAMES, '错误明细']);
  const [heads = [], row = []] = errors[main] ?? [];
  const mended = { ...errors, [main]: [heads, [row[0] ?? '', '改好', ...row.slice(2)]] };
  expect(await importSheets('/field/long', mended)).toMatchObject({ code: 200 });
  expect(await stored('/field/long', '改好')).toMatchObject({
    firstList: [{ a: '内' }],
    secondList: [{ a: '外' }],
  });
});

test('titles that no sheet may bear are changed, and their sheets still read [V-28]', async () => {
  const sheets = await template('/field/odd');
  const names = ['单据', '单据 (2)', '装 卸 箱', '填写说明 (2)', 'History (2)'];
  expect(Object.keys(sheets)).toEqual([...names, '填写说明']);
  const filled = Object.fromEntries(
    names.map((name, index) => [name, [...(sheets[name] ?? []), ['1', index === 0 ? '单' : `行${index}`]]]),
  );
  expect(await importSheets('/field/odd', { ...filled, 填写说明: sheets['填写说明'] ?? [] })).toMatchObject({
    code: 200,
  });
  expect(await stored('/field/odd', '单')).toMatchObject({
    sameList: [{ a: '行1' }],
    slashList: [{ a: '行2' }],
    guideList: [{ a: '行3' }],
    keptList: [{ a: '行4' }],
  });
});
