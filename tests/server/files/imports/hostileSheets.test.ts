import { CFB, utils, write } from '@e965/xlsx';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestClient, TestServer } from '../../testServer.ts';
import { sendForm, sheetForm, startPartyServer, workbook, type SentFile } from './sheets.ts';

let server: TestServer;
let clerk: TestClient;
beforeAll(async () => {
  server = await startPartyServer();
  clerk = await server.signIn('clerk');
});
afterAll(() => server.close());

const ROWS = [
  ['客户代码', '客户名称'],
  ['X1', '样例X1'],
];
const good = workbook({ 客户: ROWS });

/** Returns the valid workbook with a part added or replaced. */
function withPart(path: string, content: Buffer): Buffer {
  const zip = CFB.read(good, { type: 'buffer' });
  CFB.utils.cfb_add(zip, path, content);
  const bytes: Buffer = CFB.write(zip, { type: 'buffer', fileType: 'zip', compression: true });
  return bytes;
}

/** Returns a small workbook that unpacks to 120 MB: four additional parts of 30 MB of zeros each. */
function bomb(): Buffer {
  const zip = CFB.read(good, { type: 'buffer' });
  const nothing = Buffer.alloc(30 * 1024 * 1024);
  for (let part = 0; part < 4; part += 1) CFB.utils.cfb_add(zip, `/xl/media/${part}.bin`, nothing);
  const bytes: Buffer = CFB.write(zip, { type: 'buffer', fileType: 'zip', compression: true });
  return bytes;
}

/** Returns an old workbook with macro storage. */
function oldWithMacros(): Buffer {
  const ole = CFB.read(workbook({ 客户: ROWS }, 'biff8'), { type: 'buffer' });
  CFB.utils.cfb_add(ole, '/_VBA_PROJECT_CUR/VBA/dir', Buffer.from('x'));
  const bytes: Buffer = CFB.write(ole, { type: 'buffer' });
  return bytes;
}

/** Returns formulas without calculated values. */
function formulasAlone(): Buffer {
  const book = utils.book_new();
  const sheet = utils.aoa_to_sheet(ROWS);
  sheet['A2'] = { t: 'n', f: '"X"&1' };
  sheet['B2'] = { t: 's', f: 'WEBSERVICE("http://a.example")' };
  utils.book_append_sheet(book, sheet, '客户');
  const bytes: Buffer = write(book, { type: 'buffer', bookType: 'xlsx' });
  return bytes;
}

const wide = [Array.from({ length: 300 }, (_, index) => `列${index}`)];
const file = (bytes: Uint8Array, name = 'a.xlsx'): SentFile => ({ name, bytes });
const whole = sheetForm([file(good)]);

const cases: readonly (readonly [name: string, form: Buffer, status: number, says: string])[] = [
  ['a zip bomb', sheetForm([file(bomb())]), 200, '解压后过大'],
  ['a renamed program', sheetForm([file(Buffer.from('MZ\x90\0 a program'), 'a.xls')]), 200, '不是能识别的表格'],
  [
    'a zip that is no workbook',
    sheetForm([file(Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(40)]))]),
    200,
    '损坏',
  ],
  ['half a workbook', sheetForm([file(good.subarray(0, good.length / 2))]), 200, '损坏'],
  ['half an upload', whole.subarray(0, whole.length - 200), 400, '上传不完整'],
  ['more than 20 MB', sheetForm([file(Buffer.alloc(20 * 1024 * 1024 + 1))]), 200, '超过20MB'],
  ['0 bytes', sheetForm([file(Buffer.alloc(0))]), 200, '文件是空的'],
  ['another extension', sheetForm([file(good, 'a.xlsm')]), 200, '不支持这种文件'],
  ['no extension', sheetForm([file(good, 'customers')]), 200, '不支持这种文件'],
  ['macros', sheetForm([file(withPart('/xl/vbaProject.bin', Buffer.from('x')))]), 200, '宏'],
  ['macros in an old workbook', sheetForm([file(oldWithMacros(), 'a.xls')]), 200, '宏'],
  [
    'links to other workbooks',
    sheetForm([file(withPart('/xl/externalLinks/externalLink1.xml', Buffer.from('<x/>')))]),
    200,
    '其他工作簿',
  ],
  ['too many columns', sheetForm([file(workbook({ 客户: wide }))]), 200, '超过256列'],
  ['no rows', sheetForm([file(workbook({ 客户: [['客户代码', '客户名称']] }))]), 200, '没有找到数据行'],
  ['no sheet with anything', sheetForm([file(workbook({ 客户: [] }))]), 200, '没有找到表头'],
  ['no file', sheetForm([]), 200, '请选择文件'],
  ['too many files', sheetForm(Array.from({ length: 6 }, () => file(good))), 200, '一次最多5个文件'],
];

const stored = async (): Promise<unknown> => (await clerk.call({ url: '/kehu/customer/list' })).body.result;

test.each(cases)('%s is refused in words, and nothing is written', async (...[, form, status, says]) => {
  for (const operation of ['importExcel', 'importPreview']) {
    const answer = await sendForm(server, clerk, [`/kehu/customer/${operation}`, form]);
    expect([answer.status, answer.body.success]).toEqual([status, false]);
    expect(answer.body.message).toContain(says);
  }
  expect(await stored()).toMatchObject({ total: 0 });
});

test('never evaluates formulas: uses the stored value, and reports a formula without one', async () => {
  const url = '/kehu/customer/importPreview';
  const { body } = await sendForm(server, clerk, [url, sheetForm([file(formulasAlone())])]);
  const { problems, tables } = Object(body.result);
  expect(tables[0].rows[0].texts).toMatchObject({ code: '="X"&1' });
  expect(problems).toMatchObject([
    { key: 'code', message: '公式没有保存的值' },
    { key: 'name', message: '公式没有保存的值' },
  ]);
  const book = utils.aoa_to_sheet(ROWS);
  book['A2'] = { t: 's', v: 'X7', f: '"X"&(3+4)' };
  const kept = await sendForm(server, clerk, [url, sheetForm([file(workbook({ 客户: book }))])]);
  expect(Object(kept.body.result)).toMatchObject({ problems: [], tables: [{ rows: [{ values: { code: 'X7' } }] }] });
});
