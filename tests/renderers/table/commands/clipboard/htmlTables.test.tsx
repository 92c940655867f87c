import { describe, expect, it } from 'vitest';
import { BlockTooLarge } from '../../../../../engine/index.ts';
import { readHtmlTables } from '../../../../../renderers/table/commands/clipboard/htmlTables.ts';
import { openTable } from '../../openTable.tsx';
import { pasteInto } from './clipboardEvents.ts';

const row = (...cells: readonly string[]): string => `<tr>${cells.map((text) => `<td>${text}</td>`).join('')}</tr>`;
const tables = (html: string) =>
  readHtmlTables(html).map(({ rows, leftOut }) => [
    rows.map((cells) => cells.map(({ text }) => text).join('|')),
    leftOut?.rows,
    leftOut?.columns,
  ]);

describe('tables of copied HTML', () => {
  it.each<[string, string, readonly unknown[]]>([
    [
      'each by itself',
      `<table>${row('a')}</table><table>${row('b')}</table>`,
      [
        [['a'], 0, 0],
        [['b'], 0, 0],
      ],
    ],
    [
      'those within a table of the layout',
      `<table><tr><td><table>${row('a', 'b')}</table></td></tr><tr><td>foot</td></tr></table>`,
      [
        [['foot'], 0, 0],
        [['a|b'], 0, 0],
      ],
    ],
    [
      'a table that frames one text as that text',
      `<table>${row('<table><tr><td>a</td></tr></table>', 'b')}</table>`,
      [[['a|b'], 0, 0]],
    ],
    [
      'lines below a row apart from it',
      `<table>${row('1', 'a')}<tr><td colspan=2><table>${row('x', 'y')}</table></td></tr>${row('2', 'b')}</table>`,
      [
        [['1|a', '2|b'], 0, 0],
        [['x|y'], 0, 0],
      ],
    ],
    [
      'no hidden rows',
      `<table>${row('a')}<tr style="DISPLAY: none"><td>b</td></tr><tr hidden><td>c</td></tr></table>`,
      [[['a'], 2, 0]],
    ],
    [
      'no rows that a class hides',
      `<style>.off {display:none}</style><table><tr class="off"><td>a</td></tr>${row('b')}</table>`,
      [[['b'], 1, 0]],
    ],
    [
      'no rows of a hidden body',
      `<table><tbody>${row('a')}</tbody><tbody style="display:none">${row('b')}</tbody></table>`,
      [[['a'], 1, 0]],
    ],
    [
      'no rows that nobody sees',
      `<style>@media print {.b {display:none}} td.c, tr.off {visibility:hidden}</style><table><tr class="off"><td>a</td></tr><tr style="mso-hide:all"><td>x</td></tr><tr class="b"><td>b</td><td class="c">c</td><td>d</td></tr></table>`,
      [[['b||d'], 2, 0]],
    ],
    [
      'a row that its own style shows again',
      `<style>.off {display:none}</style><table><tr class="off" style="display:table-row"><td>a</td></tr></table>`,
      [[['a'], 0, 0]],
    ],
    [
      'no columns that are hidden',
      `<table><col><col style="display:none"><col>${row('a', 'b', 'c')}${row('d', 'e', 'f')}</table>`,
      [[['a|c', 'd|f'], 0, 1]],
    ],
    [
      'no hidden cells',
      `<table><col><col style="display:none"><tr><td>a</td><td style="display:none">b</td><td>c</td></tr></table>`,
      [[['a|c'], 0, 0]],
    ],
    [
      'no hidden parts of a text, and no scripts',
      `<table>${row('<span style="display:none">0012</span>12<script>x</script>')}</table>`,
      [[['12'], 0, 0]],
    ],
    [
      'no hidden tables',
      `<div style="display:none"><table>${row('a')}</table></div><table>${row('b')}</table>`,
      [[['b'], 0, 0]],
    ],
    [
      'a merged cell in its place though a row that it covers is hidden',
      `<table><tr><td rowspan=3>a</td><td>b</td></tr><tr style="display:none"><td>c</td></tr>${row('d')}${row('e', 'f')}</table>`,
      [[['a|b', 'a|d', 'e|f'], 1, 0]],
    ],
    [
      'a row that only keeps columns apart as none',
      `<table>${row('a')}<tr height=0 style="display:none"><td></td><td></td></tr></table>`,
      [[['a'], 0, 0]],
    ],
  ])('are read: %s', (_, html, expected) => {
    expect(tables(html)).toEqual(expected);
  });

  it('count cells that are hidden one by one', () => {
    const [table] = readHtmlTables(
      '<table><tr><td style="display:none">a</td><td>b<span hidden>c</span></td><td style="visibility:hidden">d</td><td>e</td></tr></table>',
    );
    expect(table).toMatchObject({ rows: [[{ text: 'b' }, { text: '' }, { text: 'e' }]], leftOut: { cells: 3 } });
  });

  it.each<[string, string]>([
    ['rows and columns by the billion', '<td colspan=999999999 rowspan=999999999>x</td>'],
    ['rows and columns by the thousand in each cell', '<td colspan=1000 rowspan=60000>x</td>'.repeat(3)],
  ])('are refused before memory is taken for spans: %s', (_, cells) => {
    expect(() => readHtmlTables(`<table>${`<tr>${cells}</tr>`.repeat(3000)}</table>`)).toThrow(BlockTooLarge);
  });

  it('are refused where elements are nested a hundred thousand deep', () => {
    const started = performance.now();
    const html = `<table><tr><td>${'<b>'.repeat(100_000)}x</td></tr></table>`;
    expect(() => readHtmlTables(html)).toThrow(BlockTooLarge);
    expect(performance.now() - started).toBeLessThan(1000);
  });

  it.each<[string, string, readonly string[]]>([
    ['tags nested a thousand deep', `<table><tr><td>${'<b>'.repeat(1000)}x</td></tr></table>`, ['x']],
    [
      'a style sheet of nothing but beginnings',
      `<style>${'.a{'.repeat(200_000)}</style><table><tr><td>x</td></tr></table>`,
      ['x'],
    ],
    ['tags that never end', '<table><tr><td>x<td>y<table', ['x|y']],
    ['an attribute of megabytes', `<table><tr><td title="${'x'.repeat(3_000_000)}">x</td></tr></table>`, ['x']],
    [
      'entities that declare entities',
      '<!DOCTYPE a [<!ENTITY b "ha">]><table><tr><td>x&b;&#99999999;</td></tr></table>',
      ['x&b;\ufffd'],
    ],
  ])('are read though the page is hostile: %s', (_, html, rows) => {
    const started = performance.now();
    expect(tables(html)[0]?.[0]).toEqual(rows);
    expect(performance.now() - started).toBeLessThan(5000);
  });

  it.each([
    [
      'a number behind a percentage',
      '<td sdval="0.1235" sdnum="2052;0;0%">12%</td>',
      { text: '12%', number: '0.1235' },
    ],
    ['a number of any format', '<td sdval="8712003000" sdnum="2052;">8712003000</td>', { number: '8712003000' }],
    ['a number too narrow to be shown', '<td sdval="123456.78" sdnum="2052;0;0.00">###</td>', { number: '123456.78' }],
    ['a text', '<td sdnum="1033;0;@">0012</td>', { text: '0012', isText: true }],
  ])('say what LibreOffice knows of a value: %s [V-05]', (_, cell, expected) => {
    const [table] = readHtmlTables(`<table><tr>${cell}</tr></table>`);
    expect(table?.rows[0]?.[0]).toMatchObject(expected);
  });
});

it('tells what it left out of the clipboard', async () => {
  const table = await openTable({ count: 0 });
  table.input.focus();
  const goods = `<tr><td>货号</td><td>数量</td></tr>${row('G1', '1')}<tr style="display:none"><td>G2</td><td>2</td></tr>`;
  const html = `<table>${row('menu')}</table><table>${goods}<tr><td>货号</td><td>数量</td></tr>${row('G3', '3')}${row('合计', '4')}</table>`;
  pasteInto(table.input, { 'text/html': html });
  expect(table.model.liveValues().map((values) => [values['sku'], values['qty']])).toEqual([
    ['G1', '1'],
    ['G3', '3'],
  ]);
  await expect
    .poll(() => table.root.querySelector('.wb-paste [role=status]')?.textContent)
    .toBe(
      '2 行 4 格, 1 行在表格中已隐藏，未粘贴, 2 行是合计、签名或重复的标题，未粘贴；是数据请单独复制, 剪贴板中另有 1 个表格未粘贴，请分别复制',
    );
});

it('tells of a day in a column of texts [V-17]', async () => {
  const table = await openTable({ count: 1 });
  table.handle.focusCell('r0', 'name');
  const html = '<table><tr><td sdval="46157" sdnum="2052;0;D-MMM">15-May</td></tr></table>';
  pasteInto(table.input, { 'text/html': html });
  expect(table.model.rowAt(0).values['name']).toBe('15-May');
  await expect
    .poll(() => table.root.querySelector('.wb-paste [role=status]')?.textContent)
    .toBe('1 行 1 格, 1 项待核对');
});

it('says that a clipboard is too large, and pastes nothing', async () => {
  const table = await openTable({ count: 1 });
  table.input.focus();
  const cell = '<td colspan=1000 rowspan=1000>x</td>';
  pasteInto(table.input, { 'text/html': `<table>${`<tr>${cell}</tr>`.repeat(1100)}</table>` });
  await expect
    .poll(() => table.root.querySelector('.wb-paste [role=status]')?.textContent)
    .toBe('0 行 0 格, 剪贴板中的表格过大（最多 1000000 个单元格，含空白和合并的），未粘贴；请分批复制');
  expect(table.model.rowCount).toBe(1);
});

it('tells of a number that is merged over several rows [D63]', async () => {
  const table = await openTable({ count: 0 });
  table.input.focus();
  const html =
    '<table><tr><td>货号</td><td>数量</td></tr><tr><td>G1</td><td rowspan=2>12</td></tr><tr><td>G2</td></tr></table>';
  pasteInto(table.input, { 'text/html': html });
  expect(table.model.liveValues().map((values) => [values['sku'], values['qty']])).toEqual([
    ['G1', '12'],
    ['G2', '12'],
  ]);
  await expect
    .poll(() => table.root.querySelector('.wb-paste [role=status]')?.textContent)
    .toBe('2 行 4 格, 1 项待核对');
});
