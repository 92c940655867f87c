import { expect, it } from 'vitest';
import { openTable } from '../../openTable.tsx';
import { pasteInto } from './clipboardEvents.ts';

/**
 * A copied block as Excel writes it: classes with number formats, line breaks inside texts, a row that aligns the
 * columns.
 */
const EXCEL = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta name=ProgId content=Excel.Sheet>
<style><!--
.xl65 {mso-number-format:"\\@";}
.xl66 {mso-number-format:"Short Date";}
--></style></head><body><table border=0><!--StartFragment-->
 <col width=72><tr height=19>
  <td height=19 class=xl65>G001</td><td>first
  line<br>second&nbsp;line</td><td align=right x:num="1234.5678">1,234.57</td><td>美元</td>
  <td class=xl65>2000000007</td><td></td><td></td><td class=xl66 align=right x:num="45296">1月5日</td>
 </tr>
 <tr><td rowspan=2>G002</td><td colspan=2>merged</td><td x:num="142">142</td><td x:num="2000000012">2E+09</td><td></td><td></td><td>5-Jan-24</td></tr>
 <tr><td>below</td><td x:num="0.12">12%</td><td></td><td></td><td></td><td></td><td></td></tr>
 <![if supportMisalignedColumns]><tr height=0 style='display:none'><td width=72></td></tr><![endif]>
<!--EndFragment--></table></body></html>`;

it('reads a block of Excel: types, lines, merged cells, dates without a year', async () => {
  const table = await openTable({ count: 0 });
  table.input.focus();
  pasteInto(table.input, { 'text/html': EXCEL, 'text/plain': 'not read' });
  await table.handle.flush();
  const seen = table.model
    .liveValues()
    .map((row) => [row['sku'], row['name'], row['qty'], row['curr'], row['codeTs'], row['made']]);
  expect(seen).toEqual([
    ['G001', 'first line\nsecond line', '1234.5678', '502', '2000000007', '2024-01-05'],
    ['G002', 'merged', null, '142', '2000000012', '2024-01-05'],
    ['G002', 'below', '0.12', null, null, null],
  ]);
});

it('reads a block of WPS with texts whole beside shortened ones', async () => {
  const table = await openTable({ count: 0 });
  table.input.focus();
  const html = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta name=Generator content="WPS Office ET"></head>
<body><table><tr><td x:str="G00123">G00123</td><td x:str>品名</td><td x:num="1200">￥1,200.00</td><td x:str>港币</td>
<td x:num="2000000003.">2000000003</td><td></td><td></td><td x:num="45296">2024/1/5</td></tr></table></body></html>`;
  pasteInto(table.input, { 'text/html': html });
  await table.handle.flush();
  expect(table.model.rowAt(0).values).toMatchObject({
    sku: 'G00123',
    name: '品名',
    qty: '1200.00',
    curr: '110',
    codeTs: '2000000003',
    gName: '商品3',
    made: '2024-01-05',
  });
});

it('reads a block of Google Sheets by the values that it names', async () => {
  const table = await openTable({ count: 0 });
  table.input.focus();
  const value = (content: object): string => JSON.stringify(content).replaceAll('"', '&quot;');
  const html = `<meta charset='utf-8'><google-sheets-html-origin><table><tbody><tr>
<td data-sheets-value="${value({ 1: 2, 2: 'G001' })}">G001</td>
<td data-sheets-value="${value({ 1: 2, 2: 'two\nlines' })}">two<br/>lines</td>
<td data-sheets-value="${value({ 1: 3, 3: 1234.5 })}">1,234.50</td>
<td data-sheets-value="${value({ 1: 2, 2: '人民币' })}">人民币</td>
<td data-sheets-value="${value({ 1: 3, 3: 2000000007 })}">2000000007</td><td></td><td></td>
<td data-sheets-value="${value({ 1: 3, 3: 45296 })}" data-sheets-numberformat="${value({ 1: 5, 2: 'd/m/yyyy' })}">5/1/2024</td>
</tr></tbody></table>`;
  pasteInto(table.input, { 'text/html': html });
  await table.handle.flush();
  expect(table.model.rowAt(0).values).toMatchObject({
    sku: 'G001',
    name: 'two\nlines',
    qty: '1234.50',
    curr: '142',
    codeTs: '2000000007',
    made: '2024-01-05',
  });
});

it('puts nothing of pasted HTML into the page and runs nothing of it', async () => {
  const table = await openTable({ count: 0 });
  table.input.focus();
  const html = `<table><tr><td><img src=x onerror="document.title='run'"><script>document.title='run'</script>G1</td></tr></table>`;
  pasteInto(table.input, { 'text/html': html });
  await table.handle.flush();
  expect(document.title).not.toBe('run');
  expect(table.root.querySelector('img')).toBeNull();
});
