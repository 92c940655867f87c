import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ImportPreview, ImportSummary } from '../../../../contract/imports.ts';
import { recordsOf } from '../../field/fieldFiles.ts';
import type { TestClient, TestServer } from '../../testServer.ts';
import { sendForm, sheetForm, startPartyServer } from './sheets.ts';

let server: TestServer;
let clerk: TestClient;
beforeAll(async () => {
  server = await startPartyServer();
  clerk = await server.signIn('clerk');
});
afterAll(() => server.close());

async function send(operation: string, page: string) {
  const form = sheetForm([{ name: 'a.xls', bytes: Buffer.from(page), field: 'file' }]);
  return (await sendForm(server, clerk, [`/kehu/customer/${operation}`, form])).body;
}
const preview = async (page: string): Promise<ImportPreview> =>
  (await send('importPreview', page)).result as ImportPreview;

const HEADS = '<tr><td>客户代码</td><td>客户名称</td></tr>';
const record = (code: string, attributes = '', name = `样例${code}`): string =>
  `<tr${attributes}><td>${code}</td><td>${name}</td></tr>`;

test('what a page hides is no data, and the answer says so [D63]', async () => {
  const page = `<html><head><meta charset="utf-8"><style>
    .off, td.never { display: none } tr.unseen { visibility: hidden } @media print { .paper { display: none } }
  </style></head><body><table>${HEADS}
    ${record('P1')}${record('P2', " style='display:none'")}${record('P3', ' hidden')}${record('P4', ' class="off"')}
    ${record('P5', ' class="unseen"')}${record('P6', " style='mso-hide:all'")}${record('P7', ' class="paper"')}
    <tr class="off" style="display:table-row"><td>P8</td><td>样例P8</td></tr>
    <tbody style="display:none">${record('P9')}</tbody></table></body></html>`;
  const { result, message } = await send('importExcel', page);
  expect(result).toMatchObject({ successCount: 3, errorCount: 0 });
  expect(message).not.toContain('成功');
  expect((result as ImportSummary).notes).toEqual(
    [3, 4, 5, 6, 7, 10].map((row) => expect.stringMatching(new RegExp(`第${row}行.*隐藏`))),
  );
  expect((await recordsOf(clerk, '/kehu/customer', { code: 'P*' })).map(({ code }) => code).sort()).toEqual([
    'P1',
    'P7',
    'P8',
  ]);
});

test('hidden columns, cells and parts of texts are left out and counted [D63]', async () => {
  const page = `<table><col><col style="display:none"><col>
    <tr><td>客户代码</td><td>客户名称</td><td>备注</td></tr>
    <tr><td>Q1</td><td>旧名</td><td>甲<span style="display:none">乙</span></td></tr></table>
    <table style="display:none"><tr><td>客户代码</td></tr><tr><td>Q9</td></tr></table>`;
  const { tables, notices } = await preview(page);
  expect(tables.flatMap(({ rows }) => rows.map(({ values }) => [values['code'], values['remark']]))).toEqual([
    ['Q1', '甲'],
  ]);
  expect(tables[0]?.heads.map(({ text }) => text)).toEqual(['客户代码', '备注']);
  expect(notices).toEqual([
    expect.stringMatching(/Sheet2.*隐藏/),
    expect.stringMatching(/Sheet1.*1个隐藏列/),
    expect.stringMatching(/Sheet1.*1个单元格的全部或部分内容是隐藏的/),
  ]);
});

test('a cell with display none shifts the following cells, an invisible one does not', async () => {
  const page = `<table>${HEADS}
    <tr><td style="display:none">7</td><td>R1</td><td>样例</td></tr>
    <tr><td>R2</td><td style="visibility:hidden">旧名</td></tr></table>`;
  const { tables } = await preview(page);
  expect(tables[0]?.rows.map(({ values }) => [values['code'], values['name'] ?? null])).toEqual([
    ['R1', '样例'],
    ['R2', null],
  ]);
});

test('reads a page as displayed: merged cells, line breaks, underlying values and layout tables', async () => {
  const page = `<table><tr><td>客户代码</td><td>客户名称</td><td>信用天数</td><td>备注</td></tr>
    <tr><td x:str="0017">17</td><td rowspan=2>样例<br>二</td><td x:num="30">30 天</td><td><table><tr><td>框</td></tr></table></td></tr>
    <tr><td>S2</td><td>60</td><td>&lt;b&gt; &amp;</td></tr></table>`;
  const { tables } = await preview(page);
  const seen = tables[0]?.rows.map(({ values }) => ['code', 'name', 'creditDays', 'remark'].map((key) => values[key]));
  expect(seen?.map(([code, name, , remark]) => [code, String(name).replace('\n', ' '), remark])).toEqual([
    ['0017', '样例 二', '框'],
    ['S2', '样例 二', '<b> &'],
  ]);
});
